daily-day = { DATETIME($day, dateStyle: "long") }
daily-week = { DATETIME($day, dateStyle: "medium") }
daily-title = ## ☀️ The deal of the day
    -# { $day }
daily-what = The same cards for everybody, against three computer players that always answer the same cards in the same way. One round, alone; only you see it.
daily-one-try = **One try.** It begins when you see your hand, and counts as it stands when the day ends { $ends }. No hints.
daily-seals = -# 🔒 Sealed, today and tomorrow: { $today } · { $tomorrow }
daily-sealed-late = -# I was away when this deal should have been sealed: that was done today.
daily-points = { $finished ->
    [no] **{ $points } { $points ->
        [one] point
       *[other] points
    }** when the day ended, before your last card. It counts as it stood, after all who finished.
   *[other] **{ $points } { $points ->
        [one] point
       *[other] points
    }**
}
daily-against = { $others ->
    [0] The first to finish this deal.
   *[other] Better than { $share }% of { $others } { $others ->
        [one] other
       *[other] others
    } · place { $place } · on average { NUMBER($mean, maximumFractionDigits: 1) }
}
daily-squares = -# { $squares }
    -# A square is a trick: ⬜ somebody else's · 🟩 taken without points · 🟥 taken with points
daily-streak = { $days ->
    [0] 🔥 Your streak begins today
    [one] 🔥 1 day in a row
   *[other] 🔥 { $days } days in a row
}{ $zone ->
    [UTC] {""}
   *[other] {" "}· { $zone }
}
daily-zone = -# One missed day a week is forgiven. { command-daily } { option-time_zone } changes the time zone.
daily-opens = -# Others still play these cards: hands, replay and review open { $ends }.
daily-opened = -# The secret that the deal was made from: `{ $secret }`
daily-shared = **{ $who }** played the deal of the day, { $day }
daily-announced = The same cards for everybody, one try; only you see your hand. { $people ->
    [0] Nobody on this server has played it yet.
    [one] 1 person on this server has played it.
   *[other] { $people } people on this server have played it.
}
daily-announced-over = The day is over. { $people ->
    [0] Nobody on this server played it.
    [one] 1 person on this server played it.
   *[other] { $people } people on this server played it.
}
daily-announced-seal = -# Ends { $ends } · 🔒 { $hash }
daily-table-title = ## ☀️ { $day } on this server
daily-table-count = -# { $people } { $people ->
    [one] try
   *[other] tries
}
daily-table-empty = Nobody is in this table yet.
daily-line = { $place }\. { $who } · **{ $points }**{ $finished ->
    [no] {" "}(not finished)
   *[other] {""}
}
daily-calendar-title = ## 📅 Your days
daily-calendar-key = -# 🟩 played · 🟨 not finished · ⬛ missed · ▫️ no deal. A line is a week from Monday on.
daily-practise-hint = **Practise** the deal of a past day against the same computer players. It counts for nothing.
daily-practise = Choose a day
daily-option = { $day } · { $points } { $points ->
    [one] point
   *[other] points
}
daily-over = ### ☀️ The deal of { $day }
button-daily-deal = Today's deal
button-daily-begin = Begin: show my hand
button-daily-play = Play it
button-daily-share = Share
button-daily-table = This server
button-daily-calendar = Calendar
button-daily-result = How the others did
button-daily-back = Back
button-daily-today = Today
button-daily-again = Once more
refusal-daily-over = That day is over. { command-daily } shows the deal of today.
refusal-daily-no-such-day = There is no deal of that day to practise.
refusal-daily-one-try = There is one try at the deal of the day: it can be neither given up nor paused. It waits for you until the day ends.
refusal-daily-tried = You have had your try at the deal of today, and deleted it with your data. There is a new deal tomorrow.
refusal-daily-no-hint = There are no hints in the deal of the day.
refusal-daily-sealed = Others still play these cards. They are opened { $at }.
refusal-daily-not-played = That is shown to those who have played the deal of that day to its end.
command-daily = /daily
    .description = The deal of the day: the same cards for everybody, one try; only you see it
help-commands-daily = **The deal of the day**: `{ command-daily }`, the same cards for everybody.
refusal-daily-only-alone = You do not sit at a table of this server. Your deal of a day goes on with { command-daily }.
