# What speaks for a card. Each sentence follows one card or several: "Q♠ K♠: ...".
hint-line = 💡 { $cards }: { $why }
hint-none = -# It's not your turn to choose a card, so there's nothing to advise.
hint-sure = ### Take a hint?
    In this game, your rating could then fall but not rise, and a win wouldn't count.
hint-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
hint-only-card = it's the only card you can play.
hint-go-for-the-moon = nobody else has a point yet. Try to take them all and shoot the moon!
hint-modest = as far as anyone can tell, this costs you the least.
hint-stay-below = it stays below the { $other } on the table, so you don't take this trick.
hint-highest-below = it's your highest card that stays below the { $other }. You don't take this trick, and you keep your lower cards.
hint-second-of-two = the same card is already on the table, and the first one counts. So you don't take this trick.
hint-queen-below = the { $other } on the table takes the queen off your hands. You don't take this trick.
hint-joker = a joker only takes a trick if it's led.
hint-give-queen = you can't follow suit, so give someone else the queen.
hint-give-points = you can't follow suit, so give someone else the points.
hint-give-to-stop-the-moon = one player has all the points so far. This gives some to another player, so nobody can shoot the moon.
hint-save-from-the-queen = it could catch the queen of spades later. Now you can throw it away safely.
hint-throw-high = you can't follow suit: a good time to throw away a high card.
hint-keep-the-guard = this way you keep your spades, and they protect your queen.
hint-not-yours = you can't follow suit, so you don't take this trick. You'll probably miss this card least.
hint-take-the-bonus = you play last and beat the { $other }, so the trick is yours.
hint-take-to-stop-the-moon = one player has all the points so far. If you take some, nobody else can shoot the moon.
hint-first-trick = no { $chips ->
    [yes] hearts
   *[no] points
} can be played to the first trick, so a high card is safe to play.
hint-no-points-here = you play last and there are no { $chips ->
    [yes] hearts
   *[no] points
} here, so this trick costs you nothing.
hint-no-points-high = you play last and there are no { $chips ->
    [yes] hearts
   *[no] points
} here: a good time to lose a high card.
hint-must-take = you take this trick whatever you play.
hint-must-take-highest = you take this trick whatever you play, so get rid of your highest card.
hint-lowest-above = you can't stay below. Your lowest card is the easiest to beat, and higher { $suit } are still out.
hint-higher-out = it's the highest so far, but higher { $suit } are still out and others play after you.
hint-draw-the-queen = low spades flush out the queen, and you have nothing that would catch her.
hint-lead-lowest = all the { $suit } still out are higher, so anyone who follows suit beats you.
hint-lead-low = most of the { $suit } still out are higher, so someone else will probably take this trick.
hint-fresh-suit = nobody has led { $suit } yet. The others can probably follow, so they won't throw { $chips ->
    [yes] hearts
   *[no] points
} on it.
hint-last-of-suit = it's your last of the { $suit }. When others lead them, you can play anything.
hint-pass-queen = the queen of spades is dangerous with so few other spades.
hint-pass-high-spade = it could catch the queen of spades.
hint-pass-suit = then you have no { $suit } left. When others lead them, you can play anything.
hint-pass-high-heart = high hearts win tricks full of hearts.
hint-pass-high = high cards win tricks you don't want.
hint-pass-shorten = the fewer { $suit } you have, the sooner you can play anything when others lead them.
hint-pass-for-the-moon = keep your strong cards and try to shoot the moon!
hint-unsure = -# I'm not sure: there's too little to tell what the others have.
button-yes-hint = Yes, give me a hint

# Why the coach prefers a move, for those who ask.
coach-amount = { $chips ->
    [yes] { $amount ->
        [0] half a chip
        [1] one chip
       *[other] { $amount } chips
    }
   *[no] { $amount ->
        [0] half a point
        [1] one point
       *[other] { $amount } points
    }
}
coach-better = This is about { $amount } better than { $cards }{ $rest ->
    [alike] ; the rest are alike
    [worse] ; the rest are worse
   *[none] {""}
}.
coach-alike = { $cards } may be just as good.
coach-all-alike = The others are about as good.
coach-queen = You get the queen of spades less often.
coach-own-moon = You shoot the moon more often.
coach-other-moon = Someone else shoots the moon less often.
coach-trick = You take this trick less often.
coach-others = It costs the others more.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Review of table { $code }
review-progress = I'm thinking: { $done } of { $rounds } rounds done.
review-wait = -# I compare each move with the alternatives in many deals. No need to wait: press again later.
review-stopped = I had to stop: { $done } of { $rounds } rounds done. Press **{ button-refresh }** to continue.
review-unknown = I can't judge moves under this game's rules.
review-by-play = Your mistakes cost you about **{ $amount }**.
review-by-cards = { $luck ->
    [good] Luck and the other players saved you about **{ $amount }**.
    [bad] Luck and the other players cost you about **{ $amount }**.
   *[none] Luck was neither with you nor against you.
}
review-round = **{ $round }.** { $chips ->
    [yes] { $points } chips
   *[no] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}: { $mistakes ->
    [0] no mistakes
    [1] 1 mistake, about { $amount }
   *[other] { $mistakes } mistakes, about { $amount }
}
review-about = -# A mistake is a move that clearly cost you more than { $chips ->
    [yes] half a chip
   *[no] half a point
}. I don't count moves where nobody could tell what the others had.
review-questions = What would you have played? Try your costliest moves again:
review-no-mistakes = None of your moves was clearly a mistake. Well played!
review-question = ## 🎓 Question { $number } of { $of } · round { $round }
review-asks-pass = What would you pass? { $direction }
review-asks-play = Trick { $trick }: what would you play?
review-you-lead = You lead.
review-taken = -# { $chips ->
    [yes] Hearts
   *[no] Points
} so far: { $taken }
review-choose = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
review-picked = { $answer ->
    [right] ✅ **Right!**
    [alike] ✅ **Just as good!**
   *[wrong] ❌ **Not quite.**
}
review-yours = In the game you chose { $cards }.
button-review-ask = No. { $number }
refusal-review-off = This bot runs without its coach, so it can't review games.
refusal-review-not-ready = The coach is still getting ready. Try again in a minute.

# Its commands.
command-hearts-hint = /hearts hint
    .description = Ask which card to play or pass, and why
command-hearts-review = /hearts review
    .description = See what your moves in a finished game cost you; only you see it
    .table = Which game; the last one in this channel if you leave this empty
