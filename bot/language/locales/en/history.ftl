# Games that are over: how fair their deals were, and their replays.
verify-title = ### Round { $round } at table { $code }: was the deal fair?
verify-hash = **Published before the round** (SHA-256 of a secret):
    `{ $hash }`
verify-secret = **Opened after it**, the secret:
    `{ $secret }`
verify-playing = The round is still being played. Its secret is opened when it is over; then this command checks the deal.
verify-ended = The game was ended before this round was over, so its secret was never opened.
verify-sealed = ✅ Yes: the SHA-256 of the secret is the published hash, so the secret was fixed before the round.
verify-not-sealed = ❌ No: the SHA-256 of the secret is not the published hash.
verify-fair = ✅ Yes: shuffling the pack with the secret gives the deal that was played.
verify-not-fair = ❌ No: shuffling the pack with the secret gives another deal than the one that was played.
verify-match = **The secret of the deal** is the start of HMAC-SHA256 of `{ $text }` under that secret, and the version behind it:
    `{ $secret }`
verify-drawn = ✅ Yes: the secret of the deal follows from it and from what everybody has cut.
verify-not-drawn = ❌ No: the secret of the deal does not follow from it and from what everybody has cut.
verify-deal = **The deal that the secret gives**
verify-kitty = Kitty: { $cards }
verify-dealer = Dealer: seat { $seat }
verify-cut = **Cut**: { $cut ->
    [0] nobody cut the pack
   *[other] { $cut }, after the hash was published
}
verify-yourself = **Check it without me.** `echo { $secret } | xxd -r -p | sha256sum` gives the hash. For the deal, SHA-256(secret + counter) gives the random numbers of a Fisher-Yates shuffle of the sorted pack: `docs/deal-vector.md`, which comes with my source code, has the whole recipe and an example to test against.
verify-yourself-cut = Behind the secret comes the text `cut { $cut }` before it is shuffled; the recipe says so in its step *Cut*.
refusal-replay-players-only = The game is still being played: until it is over, only its players see its finished rounds.
refusal-no-finished-round = No round of that game is over yet. Hands are opened when a round is.
refusal-no-such-round = There is no such round to look at. The last one is number { $last }.
refusal-nothing-dealt = Nothing was dealt at that table yet.
refusal-no-past-game = No game was played to its end here yet. One that ended early has its buttons below it; { command-hearts-new } opens a table.
button-replay = Replay
button-hide-hands = Hide hands
button-show-hands = Show hands
replay-deal = ### Table { $code } · round { $round } of { $rounds } · the deal{ $passes ->
    [yes] {" "}and the passes
   *[no] , no passing
}
replay-trick = ### Table { $code } · round { $round } of { $rounds } · trick { $trick } of { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 point
   *[other] {" "}· { $points } points
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Kitty: { $cards }
replay-taker = → **{ $who }** takes it{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
replay-nobody = → nobody takes it: all cards are cancelled
replay-score = { $who } { $points } ({ $total })
replay-result = The round: { $scores }
replay-round = Round { $round }
button-share = Share
button-deciding-trick = Deciding trick
button-share-public = Show everybody
deciding-heading = ### Table { $code } · the deciding trick
deciding-shared = ### { $who } shares the deciding trick of table { $code }
deciding-title = Round { $round }, trick { $trick } of { $tricks }
deciding-play = { $who } plays the { $card }
deciding-nobody = Nobody takes it: all cards cancel each other
deciding-moon = { $who } completes the moon with it
deciding-taker = { $who } takes it: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
deciding-taker-chips = { $who } takes it: { $hearts ->
    [0] no hearts
    [one] 1 heart
   *[other] { $hearts } hearts
}
deciding-withdrawn = The deciding trick of table { $code } was shown here. One of its players has had their data deleted.
refusal-share-unfinished = That is for finished games: no trick has decided this one yet.
refusal-share-elsewhere = Show it where the game was played: { $where }.
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
