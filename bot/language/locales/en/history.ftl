refusal-replay-players-only = The game is still being played: until it is over, only its players see its finished rounds.
refusal-no-finished-round = No round of that game is over yet. Hands are opened when a round is.
refusal-no-such-round = There is no such round to look at. The last one is number { $last }.
refusal-nothing-dealt = Nothing was dealt at that table yet.
refusal-no-past-game = No game was played to its end here yet. One that ended early has its buttons below it; { command-hearts-new } opens a table.
button-replay = Replay
button-share = Share
button-deciding-trick = Deciding trick
deciding-withdrawn = The deciding trick of table { $code } was shown here. One of its players has had their data deleted.
chart-round = round
chart-seat = Seat { $seat }
chart-scores = Chart of the totals over { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}. At the end: { $finals }. In the lead: { $leads }.
chart-lead = { $who } ({ $rounds ->
    [1] round { $first }
   *[other] rounds { $first } to { $last }
})
# Games that are over: how fair their deals were, and their replays.
