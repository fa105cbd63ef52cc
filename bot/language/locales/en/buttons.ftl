# At most 30 characters each: longer labels are cut on phones.
button-join = Join
button-leave = Leave
button-decline-seat = Decline
button-start = Start
# These two stand beside each other, each before a 🤖.
button-add-computer = Add
button-remove-computer = Remove
button-table-settings = Settings
button-rules = Rules
button-all-rules = Full rules
button-close-table = Close table
button-hand = Show my hand
button-to-hand = Back to my hand
button-to-result = Game result
button-to-round = Back to the result
button-way-back = Back
button-close = Hide
button-page-back = Previous
button-page-next = Next
button-table = Go to the table
button-scores = Scores
button-more = More…
button-back = I'm back
button-go-on = Resume
button-next-trick = Continue
button-claim = End round
button-ready = Ready
button-rematch = Rematch
button-take-seat = Take a seat
button-pass-these = { $count ->
    [one] Pass this
   *[other] Pass these
}
button-clear = Clear
button-change = Change
button-refresh = Refresh
button-call = Confirm
button-call-hold = No passing
button-moon-up = Everyone else +{ $points }
button-moon-down = Me −{ $points }
button-end-game = End the game
button-agree-to-end = Agree to end
button-keep-playing = Keep playing
button-review = How did I play?
button-play-on = Play on from here
button-take-back = Take back
button-hint = Hint
button-why = Why?
button-better = What was better?
button-leaderboard = Leaderboard
button-learn = Learn Hearts
button-puzzle = Puzzle
button-puzzle-next = Next puzzle
button-alone = Play without the coach
