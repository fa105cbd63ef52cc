# Games that are over: how fair their deals were, their replays, lists of them, and what they say about a person.
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
chart-game = game
chart-rating = Chart of the rating ({ division-name }) after each of the last { $games } rated games: from { $first } to { $last }, between { $low } and { $high }.
chart-beaten = Chart of the last { $games } games: the percentage of the others who did no better, from { NUMBER($first, maximumFractionDigits: 0) } to { NUMBER($last, maximumFractionDigits: 0) }, between { NUMBER($low, maximumFractionDigits: 0) } and { NUMBER($high, maximumFractionDigits: 0) }.
history-title = ### Games on this server
history-title-of = ### Games of { $who }
history-none = { $page ->
    [0] No game is finished yet. Open a table with **{ command-hearts-new }**.
   *[other] There are no more games.
}
history-game = -# { $date } · { $preset } · table { $code }
history-early = { " " }· ended early
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(left)
   *[no] {" "}{ $total }
}
history-more = and { $count } more
history-replay = Watch a replay
history-choice = Table { $code }, { $preset }
button-history = History
refusal-profile-hidden = This person does not show how they play.
