daily-day = { DATETIME($day, dateStyle: "long") }
daily-title = ## ☀️ The deal of the day
    -# { $day }
daily-what = The same round for everyone, against computer players. Fewest points wins.
daily-one-try = **One try**, without hints. Ends { $ends }; unfinished tries come last.
daily-late = -# I was away yesterday, so I sealed this deal today.
daily-against = { $others ->
    [0] Nobody else has finished this deal yet.
   *[other] Place { $place } of { $size } worldwide{ $shared ->
        [0] {""}
        [one] , shared with 1 other
       *[other] , shared with { $shared } others
    }
        Everyone's average: { NUMBER($mean, maximumFractionDigits: 1) } points
}
daily-squares = -# { $squares }
    -# ⬜ no trick · 🟩 trick · 🟥 with points
daily-streak = 🔥 { $days ->
    [0] Your streak starts today
    [1] Your streak: 1 day
   *[other] Your streak: { $days } days
}
daily-gap = -# One missed day a week doesn't end your streak.
daily-zone = -# Days end at midnight in { $zone }.
    -# To change that: `{ command-daily } { option-time_zone }`
daily-opens = -# You can see all hands { $ends }.
daily-opened = -# **{ button-review }** finds your mistakes and **{ button-replay }** shows all hands.
daily-stopped = { $tricks ->
    [0] The day ended before your first trick.
   *[other] The day ended before you finished: { $points } { $points ->
        [one] point
       *[other] points
    } after { $tricks } of { $all } tricks.
} Your try counts, but ranks below finished ones.
daily-shared = **{ $who }** has **{ $points } { $points ->
    [one] point
   *[other] points
}** in the deal of the day{ $finished ->
    [no] {" "}(not finished)
   *[other] {""}
}
    -# { $day }
daily-announced = The same cards for everyone, one try: fewest points wins.
daily-announced-over = This deal is over. { $people ->
    [0] Nobody on this server played it.
    [one] 1 person on this server played it.
   *[other] { $people } people on this server played it.
}{ $best ->
    [none] {""}
    [one] {" "}The best score was { $best } point.
   *[other] {" "}The best score was { $best } points.
}
daily-announced-ends = -# Ends { $ends } · { $people ->
    [0] nobody has played yet
   *[other] { $people } played here
}
daily-table-title = ## ☀️ Server results
    -# { $day }
daily-table-count = -# { $people } { $people ->
    [one] player
   *[other] players
}
daily-table-empty = Nobody's here yet.
daily-new-account = -# 🌱 Your Discord account is new. Once it's { $age } days old, you'll be on this list.
daily-line = { $place }\. **{ $who }** · { $points } { $points ->
    [one] point
   *[other] points
}{ $finished ->
    [no] {" "}(not finished)
   *[other] {""}
}{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
daily-calendar-title = ## 📅 Your days
daily-weekdays = 🇲 🇹 🇼 🇹 🇫 🇸 🇸
daily-calendar-key = -# 🟩 played · 🟨 not finished
    -# ⬜ missed · 🟦 today · ▪️ no deal
daily-practise-hint = **Practice** with a past day's cards. It doesn't count.
daily-practice-about = Practice: it doesn't count
daily-practise = Choose a day
daily-option = { $day } · { $points } { $points ->
    [one] point
   *[other] points
}
button-daily-deal = Today's deal
daily-about = Deal of the day
button-daily-play = Play today's deal
button-daily-begin = Start: show my hand
button-daily-share = Share
button-daily-table = Server results
button-daily-calendar = Calendar
button-daily-result = My place
button-daily-again = Play again
refusal-daily-over = That day is over. { command-daily } shows today's deal.
refusal-daily-no-such-day = There's no deal from that day to practice.
refusal-daily-one-try = You only get one try at the deal of the day, so you can't give up or pause it. It waits for you until the day ends.
refusal-daily-tried = You've had your try at today's deal, and deleted it with your data. There's a new deal tomorrow.
refusal-daily-no-hint = There are no hints in the deal of the day.
refusal-daily-sealed = Others are still playing these cards. They're shown { $when }.
refusal-daily-not-played = Only players who finished that day's deal can see this.
command-daily = /daily
    .description = The deal of the day: the same cards for everyone, one try; only you see it
help-start-daily = `{ command-daily }` – The same cards for everyone, once a day
daily-to-continue = To continue your deal of the day, use { command-daily }.
refusal-daily-only-alone = You're not at a table on this server. { daily-to-continue }
