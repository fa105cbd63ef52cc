# Hints during a game.
hint-none = -# You are not asked for a card now, so there is nothing to advise.
hint-sure = ### Ask for a hint?
    In this game your rating can then fall, but not rise, and a win does not count.
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
coach-other-moon = Somebody else shoots the moon less often.
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
