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
button-review = Review
button-review-ask = Question { $number }
button-review-answer = Show the answer
button-review-back = Back to the review
refusal-review-off = This bot runs without its coach, so games cannot be reviewed.
refusal-review-not-ready = The coach is just getting ready. Try again in a minute.
