# Hints during a game.
hint-none = -# It's not your turn to choose a card, so there's nothing to advise.
hint-coming = 💡 I'm thinking…
hint-only = 💡 It's the only card you can play.
hint-sure = ### Take a hint?
    Then a win in this game won't count, and your rating can fall but not rise.
hint-unsure = -# I'm not sure: other cards may be better.
hint-thumb = -# A simple tip: it's right most of the time.
help-table-checks = **Check my cards.** When you play alone, **{ button-more }** lets the coach say after each choice if it clearly cost you points.
check-cost = ❌ { $cards } cost you about { $amount }.
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
coach-better = { $named ->
    [yes] That
   *[no] { $cards }
} would cost about { $amount } more{ $rest ->
    [yes] , and so would anything else
   *[no] {""}
}.
coach-alike = { $cards } may be just as good.
coach-all-alike = Anything else is about as good.
coach-queen = With { $cards } you'd take the queen of spades more often.
coach-own-moon = With { $cards } you'd shoot the moon less often.
coach-other-moon = With { $cards } someone else would shoot the moon more often.
coach-trick = With { $cards } you'd take this trick more often.
coach-others = { $cards } would cost the others less.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 How you played
    -# { $game }
review-progress = I'm thinking: { $done } of { $rounds } rounds done.
review-wait = -# I'm trying out every move. You don't have to wait: press **{ button-refresh }** later.
review-stopped = I had to stop: { $done } of { $rounds } rounds done. Press **{ button-refresh }** to continue.
review-unknown = I can't judge moves under this game's rules.
review-points = { $chips ->
    [yes] { $points ->
        [one] 1 chip
       *[other] { $points } chips
    }
   *[no] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
review-scored = { $chips ->
    [won] You won **{ $scored }**.
    [lost] You lost **{ $scored }**.
   *[no] You got **{ $scored }**, { $apart ->
        [0] this table's average
       *[other] { $apart } { $more ->
            [yes] more
           *[no] fewer
        } than this table's average ({ $average })
    }.
}
review-by-play = Your mistakes cost about **{ $amount }**.
review-by-cards = { $luck ->
    [good] Luck and the other players saved you about **{ $amount }**.
    [bad] Bad luck and the other players cost you about **{ $amount }**.
   *[none] You had neither good luck nor bad.
}
review-round = **Round { $round }** · { $points } · { $mistakes ->
    [0] no mistakes
    [1] 1 mistake
   *[other] { $mistakes } mistakes
}
review-mistake = -# { $step ->
    [none] {""}
    [0] Passing:{" "}
   *[other] Trick { $step }:{" "}
}{ $cards }, about { $amount } · better: ||{ $best }||
review-about = -# I only count clear mistakes.{ $mistakes ->
    [0] {""}
   *[other] {" "}Tap the hidden cards to see them.
}
review-no-mistakes = None of your moves was clearly a mistake. Well played!
review-question = ## 🎓 Question { $number } of { $of }
review-asks-pass = **Round { $round }: you pass { $direction }. Which cards?**
review-trick = Round { $round }{ $taken ->
    [yes] : you took trick { $trick }
   *[no] , trick { $trick }
}
review-asks-play = **{ $leads ->
    [yes] You start trick { $trick }: what would you play?
   *[no] { $void ->
        [no] What would you play?
       *[other] { panel-void }: what would you play?
    }
}**
review-choose = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
review-picked = ### { $answer ->
    [right] ✅ Right!
    [alike] ✅ Just as good!
   *[wrong] ❌ Not quite
}
review-some = { $right ->
    [1] 1 of { $count } is right.
   *[other] { $right } of { $count } are right.
}
review-in-game = in the game
review-from = -# From your game · { $game }
review-yours = In the game, you { $passes ->
    [yes] passed
   *[no] played
} { $cards }.
button-review-answer = Answer
button-review-ask = { $number ->
    [1] Find better moves
   *[other] Next question
}
button-review-keep = Save as puzzles
button-review-puzzle = Play a puzzle
review-kept = ✅ **Saved!** { $count ->
    [1] Your costliest move comes up as a puzzle until you get it right.
   *[other] { $count } of your costliest moves come up as puzzles until you get them right.
}
own-puzzle-title = ## 🧩 Your own puzzle
own-puzzle-again = I'll ask you again tomorrow.
own-puzzle-solved = Puzzle solved.
refusal-review-nothing = The game at table { $code } ended before its first round was over, so there's nothing to review.
refusal-review-off = This bot runs without its coach, so it can't review games.
refusal-review-not-ready = The coach is still getting ready. Try again in a minute.

# Its commands.
command-hearts-hint = /hearts hint
    .description = Ask which card to play or pass, and why
command-hearts-review = /hearts review
    .description = See what your moves in a finished game cost you
    .table = Which game; the last one in this channel if you leave this empty
