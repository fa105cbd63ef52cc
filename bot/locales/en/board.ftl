pass-hold = hold, nothing is passed
pass-way = { $count } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [left] to the left ⬅️
    [right] to the right ➡️
    [across] across ⬆️
    [far-left] { $steps } seats to the left ⬅️
   *[far-right] { $steps } seats to the right ➡️
}
pass-and = { $first } and { $last }
board-title-trick = ## Round { $round } · trick { $trick }
board-title-pass = ## Round { $round } · pass { $direction }
board-title-call = ## Round { $round } · the dealer calls the pass
board-title-moon = ## Round { $round } · the moon was shot
board-asks-pass = Everyone chooses cards to pass { $due }
board-asks-call = { $who } calls the pass { $due }
board-asks-moon = { $who } decides what the moon does { $due }
board-asks-play = { $who } to play { $due }
board-score = · { $points ->
    [0] { $total }
   *[other] { $total } (+{ $points })
}
board-last-trick = Last trick: { $trick }
trick-taken = { $cards } → **{ $taker }**{ $points ->
    [0] {""}
   *[other] , { $points } { $points ->
        [one] point
       *[other] points
    }
}
trick-cancelled = { $cards } → nobody: all cancelled
note-table = table { $code }
note-hearts-open = hearts are broken
note-hearts-closed = hearts are not broken
note-hold = no passing this round
note-sealed = deal sealed as { $hash }
result-title = ## Round { $round } is over
result-secret = -# The deal is open: its secret is { $secret }
result-next = The next round begins { $due }. Ready: { $ready }
sheet-step = -# { $step }: { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] chip stays
   *[other] chips stay
} on the table as a jack.
step-cards = Cards
step-doubler = Ten of clubs
step-moon = Moon
step-bonus = Bonus card
step-no-tricks = No tricks
step-on-the-nose = On the nose
step-floor = Not below 0
step-ante = Ante
step-pool = Pool
note-kitty = kitty to { $who }
column-round = round
column-total = total
headline-moon = 🌙 **{ $who }** shot the moon!
headline-sun = ☀️ **{ $who }** shot the sun!
headline-queen = The queen of spades went to **{ $who }**.
game-title = ## 🏆 { $winners } { $count ->
    [one] wins
   *[other] win together
}
game-length = The game took { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}.
standing = { $place }. { $who } · { $total }
scores-title = ### Scores
scores-none = No round is finished yet.
nudge = ⏰ { $who }, it is your turn at the Hearts table.
nudge-pass = ⏰ { $who }: choose your cards to pass at the Hearts table.
