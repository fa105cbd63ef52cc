# /puzzle: a position, one press, and the answer.
command-puzzle = /puzzle
    .description = A position, one press, and what the best card was; only you see it
option-theme = theme
    .description = What the puzzle is about
choice-theme = { $value ->
    [queen] The queen of spades
    [moon] The moon
    [voids] Voids
    [passing] Passing
    [endings] Endings
   *[ducking] Ducking
}
help-commands-puzzle = **Puzzles**: `{ command-puzzle }`, one position and one press; every day there is one for everybody.
privacy-puzzle = **Puzzles**: which ones you saw, what you chose, your rating and your streak. This way you get none twice.
button-puzzle-next = Next puzzle
button-puzzle-all = Any theme
button-puzzle-share = Share without the answer
button-puzzle-try = Try it
puzzle-title = { $today ->
    [yes] ## 🧩 Puzzle of the day
   *[no] ## 🧩 Puzzle
}
puzzle-unrated = { $missing ->
    [one] 1 more puzzle and you have a rating
   *[other] { $missing } more puzzles and you have a rating
}
puzzle-rating = Your rating: { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } in a row
puzzle-best-streak = best streak: { $best }
puzzle-asks = ### ▶️ Which card do you play?
puzzle-asks-pass = ### ▶️ What do you pass? { $direction }
puzzle-gone = Cards played: { $cards }
puzzle-void = { $who } has no { $suits }
puzzle-passed = Passed { $cards } to { $to }
puzzle-right = ✅ **Right!**
puzzle-wrong = ❌ **Not this time.** { $cards } costs you about { $points ->
    [one] one point more
   *[other] { $points } points more
}.
puzzle-costs = -# The number on a card is what it costs you more than the best one.
puzzle-share = { $cards } { $percent }%
puzzle-people = { $people } people have chosen: { $shares }
puzzle-computers = 🤖 { $moves }
puzzle-first = -# This one is still open, so it comes first.
puzzle-answered = -# You have answered this one before. Your first answer counts.
puzzle-all-seen = ### 🎉 You have solved every puzzle there is!
    Updates bring new ones. Until then, how about a game?
puzzle-theme-seen = ### 🎉 No puzzle left here: { $theme }
    You have answered all of them. Other themes still have some.
puzzle-shared = **{ $who }** answered this one: ||{ $right ->
    [yes] ✅ right
   *[no] ❌ wrong
}||
refusal-puzzle-gone = That puzzle is not used any more. `{ command-puzzle }` has others.
