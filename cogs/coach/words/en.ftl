# What a casual player would do, and why. Each sentence follows one card or several: "Q♠ K♠: ...".
hint-line = 💡 { $cards }: { $why }
hint-none = -# You are not asked for a card now, so there is nothing to advise.
hint-sure = ### Ask for a hint?
    In this game your rating can then fall, but not rise, and a win does not count.
hint-only-card = it is the only card that you may play.
hint-shoot-the-moon = your hand is strong enough to take every trick that is left. Go for the moon!
hint-all-the-same = it makes hardly any difference here which card you play.
hint-stay-below = it stays below what lies on the table, so this trick is not yours.
hint-take-little = of what you may play, it is likely to cost you the least in this trick.
hint-take-the-bonus = this trick is worth taking, for the bonus card.
hint-hope-for-the-bonus = you may catch the bonus card with it.
hint-get-rid-of-danger = it could cost you points later, and now is a good moment to let it go.
hint-get-rid-of-danger-chips = it could cost you chips later, and now is a good moment to let it go.
hint-keep-cover = you keep the cards that protect you later.
hint-give-to-others = it gives points to somebody else, who is likely to take this trick.
hint-give-to-others-chips = it gives a heart to somebody else, who is likely to take this trick.
hint-keep-from-others = you do not give the bonus card away.
hint-flush-the-queen = low spades drive the queen out, and you hold nothing that she could fall on.
hint-stay-without-a-trick = whoever takes no trick is rewarded, and you have taken none yet.
hint-stop-the-moon = one player has every point so far, and this helps to stop the moon.
hint-pass-spades = the queen of spades, and what she could fall on, is dangerous with so little beside it.
hint-pass-suit = you get rid of a whole suit, and may throw what you like when others lead it.
hint-pass-danger = of what you hold, nothing is more likely to win tricks that cost you points.
hint-pass-danger-chips = of what you hold, nothing is more likely to win tricks that cost you chips.

# What the coach expects, from many deals that fit what somebody knows: points in this round, with a standard error.
coach-best = 💡 { $cards }: about **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] chips
   *[no] points
}** in this round (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
coach-worse = { $cards } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } worse)
coach-alike = Nothing here is clearly better than the rest.
coach-moons = -# *Worse* counts more than your points: also half of what moons do to the others.
coach-queen = The queen of spades comes to you in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the deals that I tried; with { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-own-moon = You shoot the moon in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the deals that I tried; with { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-other-moon = Somebody else shoots the moon in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the deals that I tried; with { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-trick = You take this trick in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the deals that I tried; with { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-points = It costs you fewer { $chips ->
    [yes] chips
   *[no] points
} in the rest of the round than { $cards }.
coach-others = { $chips ->
    [yes] The others lose more chips than with { $cards }.
   *[no] The others get more points than with { $cards }.
}
coach-close = -# { $cards } may be just as good: the difference is too small to be sure.
coach-thin = -# Do not lean on this: only about { $worlds } deals fit what has been played.
button-yes-hint = Yes, a hint

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Review of table { $code }
review-progress = I am thinking: { $done } of { $rounds } rounds are done.
review-wait = -# Each move is compared with the others in many deals. You need not wait: press again later.
review-stopped = I had to stop: { $done } of { $rounds } rounds are done. Press **{ button-refresh }** to go on.
review-unknown = I cannot judge moves by the rules of this game.
review-summary = Compared with an average seat, your mistakes cost you **{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }** { $chips ->
    [yes] chips
   *[no] points
}, and { $luck ->
    [good] the cards saved you **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
   *[bad] the cards cost you **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
}
review-round = **{ $round }.** { $points } { $points ->
    [one] point
   *[other] points
}: { $mistakes ->
    [0] no mistakes
    [one] 1 mistake +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } mistakes +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cards { $luck ->
    [good] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-round-chips = **{ $round }.** { $points } chips: { $mistakes ->
    [0] no mistakes
    [one] 1 mistake −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } mistakes −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cards { $luck ->
    [good] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-about = -# A mistake is over { $chips ->
    [yes] half a chip
   *[no] half a point
} worse than the best move, and too clearly so to be chance. Cards: all that is left, the luck of the deal and the others' play.
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
review-yours = You chose { $cards }.
review-better = 💡 Better: { $cards }, by **{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] chips
   *[no] points
}** (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
button-review-ask = Question { $number }
button-review-answer = Show the answer
button-review-back = Back to the review
refusal-review-off = This bot runs without its coach, so games cannot be reviewed.
refusal-review-not-ready = The coach is just getting ready. Try again in a minute.

# Its commands.
command-hearts-hint = /hearts hint
    .description = Ask what to expect of each of your cards, and why
command-hearts-review = /hearts review
    .description = What your moves in a finished game have cost you; only you see it
    .table = Which game; else the last one of this channel
