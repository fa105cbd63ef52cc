# /puzzle: a position, one press, and the answer.
command-puzzle = /puzzle
    .description = Find the best card; only you see it
option-theme = theme
    .description = What the puzzle is about
choice-theme = { $value ->
    [queen] The queen of spades
    [moon] Shooting the moon
    [voids] Voids
    [passing] Passing
    [endings] The last tricks
   *[ducking] Ducking
}
help-start-puzzle = `{ command-puzzle }` – Find the best card, a new puzzle every day
privacy-puzzle = **Puzzles**: which ones you saw, what you chose, your rating and your streak
button-puzzle-all = Other puzzles
button-puzzle-share = Share
button-puzzle-try = Try it
puzzle-any-theme = All themes
puzzle-choose-theme = Choose a theme
puzzle-title = { $today ->
    [yes] ## 🧩 Puzzle of the day
   *[no] ## 🧩 Puzzle
}
puzzle-title-over = ## 🧩 The puzzle of { DATETIME($day, dateStyle: "long") }
puzzle-unrated = { $missing ->
    [one] 1 more puzzle until you have a rating
   *[other] { $missing } more puzzles until you have a rating
}
puzzle-rating = Your rating: { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } in a row
puzzle-best-streak = best streak: { $best }
puzzle-asks-pass = ### You pass { $direction }. Which cards are best?
puzzle-asks-play = ### { $leads ->
    [yes] You start trick { $trick }
   *[no] { $void ->
        [no] Your turn
       *[other] { panel-void }
    }
}: which card costs you the fewest points?
puzzle-trick = { $taken ->
    [yes] You took trick { $trick }
   *[no] Trick { $trick }
}
puzzle-hand = -# Your hand:
puzzle-judged = ### { $right ->
    [yes] ✅ Right!
   *[no] ❌ Not this time
}
puzzle-share = { $percent }%
puzzle-people = % = of { $people } people
puzzle-rest = Anything else: { $least }{ $same ->
    [yes] {""}
   *[no] {" "}to { $most }
}
puzzle-first = -# You haven't answered this one yet, so it comes first.
puzzle-answered = -# You've answered this one before. Your first answer counts.
puzzle-all-seen = ### 🎉 You've answered every puzzle!
    Updates bring new ones. How about a game until then?
puzzle-theme-seen = ### 🎉 You've answered every puzzle on “{ $theme }”!
puzzle-shared = How **{ $who }** did (tap to see): ||{ $right ->
    [yes] ✅ right
   *[no] ❌ wrong
}||
puzzle-not-rated = -# { $age ->
    [0] Not rated: people may have talked about this one already.
   *[other] 🌱 Just for practice: puzzles are rated once your Discord account is { $age } days old.
}
puzzle-day = -# Only you see your answer.
puzzle-day-over = The best choice (tap to see): ||{ $cards }||
refusal-puzzle-gone = That puzzle is gone. `{ command-puzzle }` has others.
