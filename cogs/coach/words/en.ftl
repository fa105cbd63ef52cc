# What speaks for a card. Each sentence follows one card or several: "Q♠ K♠: ...".
hint-line = 💡 { $cards }: { $why }
hint-none = -# You are not asked for a card now, so there is nothing to advise.
hint-sure = ### Ask for a hint?
    In this game your rating can then fall, but not rise, and a win does not count.
hint-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
hint-only-card = it is the only card that you may play.
hint-go-for-the-moon = nobody else has a point yet. Try to take them all, and shoot the moon!
hint-modest = as far as one can see, this costs you the least.
hint-stay-below = it stays below the { $other } that lies there, so this trick is not yours.
hint-highest-below = it is your highest card that stays below the { $other }. This trick is not yours, and you keep your lower cards.
hint-second-of-two = the same card lies there already, and the first one counts. So this trick is not yours.
hint-queen-below = the { $other } lies there and takes the queen from you. This trick is not yours.
hint-joker = a joker that is not led takes no trick.
hint-give-queen = you cannot follow suit, so the queen goes to someone else.
hint-give-points = you cannot follow suit, so someone else has to take it.
hint-give-to-stop-the-moon = one player has all the points so far. This card gives some to another player, so nobody can shoot the moon.
hint-save-from-the-queen = the queen of spades could fall on it later. Now you can throw it away safely.
hint-throw-high = you cannot follow suit: a good moment to throw away a high card.
hint-keep-the-guard = so you keep your spades. They protect your queen.
hint-not-yours = you cannot follow suit, so this trick is not yours. You are likely to miss this card least.
hint-take-the-bonus = the { $other } lies there, nobody plays after you, and so it is yours.
hint-take-to-stop-the-moon = one player has all the points so far. Now you take some, so nobody else can shoot the moon.
hint-first-trick = no { $chips ->
    [yes] hearts
   *[no] points
} may be played to the first trick, so a high card can go safely.
hint-no-points-here = nobody plays after you and no { $chips ->
    [yes] hearts
   *[no] points
} lie here, so this trick costs you nothing.
hint-no-points-high = nobody plays after you and no { $chips ->
    [yes] hearts
   *[no] points
} lie here: a good moment to lose a high card.
hint-must-take = this trick is yours, whatever you play.
hint-must-take-highest = this trick is yours, whatever you play. So get rid of your highest card.
hint-lowest-above = you cannot stay below. Your lowest card is the easiest to beat, and higher { $suit } are still out.
hint-higher-out = it is the highest so far, but higher { $suit } are still out, and others play after you.
hint-draw-the-queen = low spades drive the queen out, and you hold nothing that she could fall on.
hint-lead-lowest = all the { $suit } that are still out are higher. Whoever follows suit takes this trick from you.
hint-lead-low = most of the { $suit } that are still out are higher, so someone else is likely to take this trick.
hint-fresh-suit = nobody has led { $suit } yet. So the others can probably follow, and throw no { $chips ->
    [yes] hearts
   *[no] points
} on it.
hint-last-of-suit = after it you have no more { $suit }. When others lead them, you may play anything.
hint-pass-queen = the queen of spades is dangerous with so few spades beside her.
hint-pass-high-spade = the queen of spades could fall on it.
hint-pass-suit = then you have no more { $suit }. When others lead them, you may play anything.
hint-pass-high-heart = high hearts win tricks that are full of hearts.
hint-pass-high = high cards win tricks that you do not want.
hint-pass-shorten = the fewer { $suit } you have, the sooner you may play anything when others lead them.
hint-pass-for-the-moon = keep your strong cards, and try to shoot the moon!
hint-unsure = -# I am not sure: there is too little to tell what the others hold.
button-yes-hint = Yes, a hint

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
coach-queen = The queen of spades comes to you less often.
coach-own-moon = You shoot the moon more often.
coach-other-moon = Someone else shoots the moon less often.
coach-trick = You take this trick less often.
coach-others = It costs the others more.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Review of table { $code }
review-progress = I am thinking: { $done } of { $rounds } rounds are done.
review-wait = -# Each move is compared with the others in many deals. You need not wait: press again later.
review-stopped = I had to stop: { $done } of { $rounds } rounds are done. Press **{ button-refresh }** to go on.
review-unknown = I cannot judge moves by the rules of this game.
review-by-play = Your mistakes cost you about **{ $amount }**.
review-by-cards = { $luck ->
    [good] The cards and the others saved you about **{ $amount }**.
    [bad] The cards and the others cost you about **{ $amount }**.
   *[none] The cards were neither kind nor unkind.
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
review-about = -# A mistake clearly cost you more than { $chips ->
    [yes] half a chip
   *[no] half a point
}. I name none where nobody could tell what the others held.
review-questions = What would you have played? Your costliest moves as questions:
review-no-mistakes = No move of yours was clearly a mistake. Well played!
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
   *[wrong] ❌ **Not this time.**
}
review-yours = In the game you chose { $cards }.
button-review-ask = No. { $number }
refusal-review-off = This bot runs without its coach, so games cannot be reviewed.
refusal-review-not-ready = The coach is just getting ready. Try again in a minute.

# Its commands.
command-hearts-hint = /hearts hint
    .description = Ask which card to play or to pass, and why
command-hearts-review = /hearts review
    .description = What your moves in a finished game have cost you; only you see it
    .table = Which game; else the last one of this channel
