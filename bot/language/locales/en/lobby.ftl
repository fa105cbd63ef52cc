lobby-title = ## ♥️ Hearts table
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · host
lobby-hint = { $free ->
    [0] { $host } can **{ button-start }** now; from { $others }, anyone at the table can.{ $computers ->
        [yes] {"\u000A"}**{ button-join }** takes a computer's seat.
       *[no] {""}
    }
   *[other] Press **Join** to play. { $rematch ->
        [yes] The game starts by itself once all seats are taken; { $host } can **Start** sooner:
       *[no] { $host } can **Start** any time:
    } computer players fill any free seats.
}
lobby-kept = { $count ->
    [one] { $who }, press **{ button-join }** or **{ button-decline-seat }**.
   *[other] Is a seat kept for you? Press **{ button-join }** or **{ button-decline-seat }**.
}
lobby-hint-reserved =
    { $kept }
    { $rematch ->
        [yes] The game starts by itself once all seats are taken; { $host } can **Start** sooner:
       *[no] { $host } can **Start** without waiting:
    } computer players fill all empty seats.
lobby-note = -# Table { $code } · Closes { $closes }
lobby-note-reserved = -# Table { $code } · Invitations end { $closes }
lobby-note-announced = -# Table { $code } · Open until the game starts
lobby-starts =
    🕗 Starts { $left }
    -# { $at }
    Press **Join**, and I'll notify you then.
    { $host } can **Start** sooner.
lobby-starting =
    🕗 It's time!{ $seats ->
        [kept] {"\u000A"}{ $kept }
       *[none] {""}
    }
    { $host } can **{ button-start }** now; from { $others }, anyone at the table can.{ $seats ->
        [free] {"\u000A"}Computer players fill any free seats.
        [kept] {"\u000A"}Computer players fill all empty seats, kept ones too.
       *[none] {""}
    }
start-choice = { $at } · in { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = { $text } in which time zone? Also choose { option-time_zone }
lobby-call = 🔁 { $host } wants a rematch: { $who }!
lobby-no-hints = no hints
lobby-closed-seats = No joining after the start
lobby-thread = own thread
lobby-no-thread = no thread
lobby-local = this channel's rules and pace
lobby-cut = the deck is cut
settings-hints = **Hints**: players can ask which card to play.
settings-threads = **Threads**: each game gets its own, so the channel stays quiet.
settings-cut = **Cut**: before each deal, the player on the dealer's right may cut the deck.
lobby-started-title = ## ♥️ The game is on
lobby-started-hint = -# The table is below.
lobby-ended-title = ## ♥️ The game is over
lobby-ended-hint = -# The result is below.
lobby-thread-hint = -# The table is in { $where }.
lobby-over-hint = -# This game was played in { $where }.
thread-name = Hearts · { $game } · table { $code }
closed-title = ## Table { $code } is closed
closed-why = { $why ->
    [players] { $who } closed it.
    [moderator] A moderator closed it.
    [left] Nobody was left at the table.
    [idle] Nobody started the game in time.
   *[channel] Its channel was deleted, or I lost access to it.
}
paused-title = ## ⏸️ The game is paused
paused-by = { $who } paused it.
paused-round = Round { $round } · { $game }
paused-note = -# Table { $code } · Ends { $closes } if it stays paused
moved-title = ## ➡️ The game has moved
moved-hint = It continues in { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Beginner
    [casual] Casual
    [club] Skilled
    [expert] Expert
   *[other] { $value }
}
level-opponents = { $value ->
    [beginner] beginners
    [casual] casual players
    [club] club players
    [expert] experts
   *[other] { $value }
}
level-character = { $value ->
    [beginner] knows the rules but doesn't always think
    [casual] plays by rules of thumb, like most people
    [club] learned from millions of rounds
    [expert] thinks every card through
   *[other] { $value }
}
seat-level = { $who } ({ $level })
