lobby-title = ## ♥️ Hearts table
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · host
lobby-hint = { $free ->
    [0] Everybody is here: { $host } can press **Start**, and from { $others } on anybody who sits here, if nothing has changed by then.
   *[other] Press **Join** to play. { $rematch ->
        [yes] The game begins by itself once all seats are taken; { $host } can **Start** before:
       *[no] { $host } can **Start** any time:
    } computers fill the free seats.
}
lobby-kept = { $kept ->
    [one] The last seat is kept for the person named above, who presses **Join**
   *[other] The last seats are kept for those named above, who press **Join**
}
lobby-hint-reserved = { lobby-kept }. { $rematch ->
    [yes] The game begins by itself once all seats are taken; { $host } can **Start** before:
   *[no] { $host } can **Start** any time:
} computers fill the seats that are still empty.
lobby-note = -# Table { $code } · Closes { $closes }
lobby-note-reserved = -# Table { $code } · Kept seats become free { $closes }
lobby-note-announced = -# Table { $code } · Open until it begins
lobby-starts = 🕗 Begins on { $at }, { $left }. Whoever presses **Join** says yes, and is notified then.
lobby-starting = 🕗 It is time: { $host } can press **Start**, and from { $others } on anybody who sits here.{ $seats ->
    [free] {" "}**Join** takes a free seat; computers fill the others.
    [kept] {" "}{ lobby-kept }; computers fill those that are still empty.
   *[none] {""}
}
start-choice = { $at } · in { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = { $text } in which time zone? Choose { option-time_zone } as well
lobby-unnamed = 📝 { $rules }
lobby-altered = 📝 Changed by the host: { $rules }
lobby-call = 🔁 { $host } would like to play again: { $who }!
lobby-no-hints = no hints
lobby-closed-seats = Nobody joins once it has begun
lobby-thread = a thread of its own
lobby-no-thread = no thread
lobby-local = rules and pace of this channel
lobby-cut = the pack is cut
lobby-started-title = ## ♥️ Hearts has begun
lobby-started-hint = -# The table is below. Players press **Show my hand**.
lobby-thread-hint = -# The table is in { $where }. Players press **Show my hand**.
lobby-over-hint = -# The game was played in { $where }.
thread-name = Hearts · { $game } · table { $code }
closed-title = ## Table closed
closed-lobby = Open a new one with `{ command-hearts-new }`.
paused-title = ## ⏸️ The game is paused
paused-by = { $who } paused it.
paused-round = Round { $round } · { $game }
paused-hint = It waits for its players: anybody who plays here can press **Go on** or use `{ command-hearts-back }`.
paused-note = -# Table { $code } · Ends { $closes }, unless somebody goes on; then nobody can win it, only lose
moved-title = ## ➡️ The game goes on elsewhere
moved-hint = It is in { $where } now.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Beginner
    [casual] Casual
    [club] Club
    [expert] Expert
   *[other] { $value }
}
level-character = { $value ->
    [beginner] knows the rules, and does not always think
    [casual] plays by rules of thumb, as most people do
    [club] has learned from millions of rounds
    [expert] thinks each card through in every deal that it holds possible
   *[other] { $value }
}
seat-level = { $who } ({ $level })
