# At most 34 characters each: longer labels are cut on phones.
button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-cancel = Cancel table
button-hand = Show my hand
button-scores = Scores
button-more = More…
button-back = I'm back
button-ready = Ready
button-rematch = Rematch
button-take-seat = Take a seat
button-confirm = Confirm
button-clear = Clear
button-change = Change
button-refresh = Refresh
button-view-buttons = Show buttons
button-view-menu = Show menu
button-call = { $way ->
    [left] { $count } to the left
    [right] { $count } to the right
    [across] { $count } across
   *[hold] Hold
}
button-moon-up = Everyone else +{ $points }
button-moon-down = Me −{ $points }
button-leave-game = Leave the game
button-end-game = End the game
button-keep-playing = Keep playing
button-yes-leave = Yes, leave
button-yes-end = Yes, end it
