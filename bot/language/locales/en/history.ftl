refusal-replay-players-only = This game is still going: for now, only its players can see its finished rounds.
refusal-no-finished-round = No round of that game is over yet. Hands are shown once their round is over.
refusal-no-such-round = There's no such round. The last one is round { $last }.
refusal-nothing-dealt = Nothing has been dealt at that table yet.
refusal-no-seal = This deal comes from a file. It was not sealed here, so there is nothing to verify.
refusal-no-past-game = No game has been finished here yet. A game that ended early has its buttons below its message; { command-hearts-new } opens a table.
button-replay = Watch replay
button-share = Share
button-deciding-trick = Deciding trick
deciding-withdrawn = The deciding trick of table { $code } was here. One of its players has deleted their data.
chart-round = round
chart-seat = Seat { $seat }
chart-scores = Chart of totals over { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}. At the end: { $finals }. In the lead: { $leads }.
chart-lead = { $who } ({ $rounds ->
    [1] round { $first }
   *[other] rounds { $first } to { $last }
})
# Games that are over: how fair their deals were, and their replays.
