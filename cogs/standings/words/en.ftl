# The profile.
profile-title = ## { $who }
profile-none = { $who } hasn't finished a game on this server yet.
profile-none-yours = None of your games counts here yet: only finished games do. Open a table with `{ command-hearts-new }`.
profile-games = **Games won**: { $wins } of { $games } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Points per game**: { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } (best { $best }, worst { $worst })
profile-moons = **Moons shot**: { $moons }
profile-queens = **Queens of spades taken**: { $queens }
profile-streaks = **Wins in a row**: { $now } now, { $longest } at best
profile-passing = **Passing** (never shown in public)
profile-solo = **Solo**: { $games } { $games ->
    [one] game
   *[other] games
} · **won** { $levels }
profile-solo-level = { $wins } of { $games } against { $level }
profile-against = **{ $label }**: { $games } { $games ->
    [one] game
   *[other] games
} · **won** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **You and { $who }**: { $games } { $games ->
    [one] game
   *[other] games
} together · you ahead { $ahead } · behind { $behind } · tied { $level }
profile-duel-public = **{ $reader } and { $who }**: { $games } { $games ->
    [one] game
   *[other] games
} together · { $reader } ahead { $ahead } · { $who } ahead { $behind } · tied { $level }
badges-title = ## Badges
    -# { $earned } of { $all } earned
badges-missing = **Still to earn**
badge-line = { $picture } { $times } × { $badge }
badge-missing = -# { $picture } { $badge }
profile-badges = **Badges**: { $badges }
button-badges = Badges
badge-season = 👑 **First of { $season }**
badge-moon = **Moon**: took all the points
badge-sun = **Sun**: took every trick
badge-last-heart = **Moon stopper**: by the last heart
badge-no-trick = **Untouched**: not one trick
badge-two-moons = **Two moons**: in one game
badge-clean-game = **Clean game**: 4+ rounds, no points
badge-no-queen = **Queen dodger**: for 4+ rounds
badge-comeback = **Comeback**: last halfway, then won
badge-always-ahead = **Start to finish**: always ahead
badge-one-point = **By a whisker**: by one point
badge-light = **Light**: won under 10 points
badge-bonus-cards = **Collector**: bonus card in 3 rounds
profile-rating = **Rating**: { $rating }{ $rank ->
    [0] {""}
   *[other] {" "}· rank { $rank } of { $size }
}
profile-queen = Passed the { $card } { $passed } of { $held } { $held ->
    [one] time
   *[other] times
}.
profile-favourite = Passed most often: the { $card } ({ $times } of { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}).
profile-curve = -# { $kind ->
    [rating] The rating after each of the last { $games } rated games ({ division-name })
   *[beaten] The percentage of opponents who did no better, in each of the last { $games } games
}
profile-recent = -# Wins in a row, passes and the chart cover the last { $games } games.
chart-game = game
chart-rating = Chart of the rating ({ division-name }) after each of the last { $games } rated games: from { $first } to { $last }, between { $low } and { $high }.
chart-beaten = Chart of the last { $games } games: the percentage of opponents who did no better, from { NUMBER($first, maximumFractionDigits: 0) } to { NUMBER($last, maximumFractionDigits: 0) }, between { NUMBER($low, maximumFractionDigits: 0) } and { NUMBER($high, maximumFractionDigits: 0) }.
refusal-profile-hidden = This person keeps their profile private.

# The leaderboard, seasons and weeks.
ranking-title = ## 🏆 { $by ->
    [wins] Most games won
    [win-rate] Best win rate
    [average] { $division ->
        [chips] Most chips per game
       *[other] Fewest points per game
    }
    [moons] Most moons shot
   *[rating] Highest rated
}
ranking-title-empty = ## 🏆 { button-leaderboard }
ranking-scope = -# { $period ->
    [season] This season (ends { $ends })
    [month] This month (ends { $ends })
    [week] This week (ends { $ends })
   *[all-time] All time
} · { division-name }
ranking-ends = -# { $period ->
    [season] This season ends
    [month] This month ends
   *[week] This week ends
} { $ends }
ranking-past = -# { $name } (over) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] winter { $year }
        [2] spring { $year }
        [3] summer { $year }
       *[4] autumn { $year }
    }
    [half] half { $number } of { $year }
    [month] { $number }/{ $year }
   *[year] { $year }
}
season-over = ## 🏁 The season is over: { $season }
season-nobody = Nobody was ranked.
digest-title = ## 🗓️ Hearts last week
    -# { $week }
digest-games = { $games } { $games ->
    [one] game
   *[other] games
} · { $moons } { $moons ->
    [one] moon shot
   *[other] moons shot
}
digest-busiest = Most games: **{ $who }** ({ $games })
digest-best = { $by ->
    [wins] Most wins:
   *[rating] Highest rated:
} **{ $who }** ({ $value })
ranking-line = { $rank } **{ $name }** · { $value }{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
ranking-rating = { $value } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-wins = { $value ->
    [one] { $value } win
   *[other] { $value } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-win-rate = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of { $games } games
ranking-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $division ->
    [chips] chips
   *[other] points
} · { $games } games
ranking-moons = { $value ->
    [one] { $value } moon
   *[other] { $value } moons
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-empty = { $by ->
    [moons] **Nobody has shot the moon here yet.**
    [wins] **Nobody is ranked here yet.**
   *[other] **Nobody is ranked here yet.** You need { $least } finished games{ $over ->
        [yes] .
       *[no] : be the first!
    }
}
ranking-about-rating = -# Ranked from { $least } games on.
ranking-provisional = -# “{ rating-provisional }” means fewer than ten games.
ranking-reset = -# Games since { $when } count; that's when the leaderboards were reset.
ranking-page = -# Page { $page } of { $pages }
ranking-shared = -# Use { command-leaderboard } to see your own.
ranking-mine = -# You're number { $rank } of { $size }.
ranking-not-mine = -# { $why ->
    [hidden] You chose not to be on leaderboards.
    [few] You need { $least } games to be ranked here; you have { $games }.
    [wins] You haven't won here yet.
    [moons] You haven't shot the moon here yet.
   *[none] You're not ranked here yet: play a game to the end.
}
choice-by = { $value ->
   *[rating] Rating
    [wins] Games won
    [win-rate] Win rate
    [average] Average points
    [moons] Moons shot
}
choice-period = { $value ->
    [season] This season
    [month] This month
    [week] This week
   *[all-time] All time
}
button-ranking-earlier = Earlier season
button-ranking-later = Later season
button-ranking-games = Games
button-ranking-me = Me
button-ranking-share = Share
button-ranking-open = See the leaderboard

# Lists of games that are over.
history-title = ## Games on this server
history-title-of = ## { $who }'s games
history-page = -# Page { $page }
history-none = { $page ->
    [0] No games have been finished yet. Open a table with `{ command-hearts-new }`.
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
   *[no] : { $total }
}
history-more = and { $count } more
history-replay = { button-replay }…
history-choice = Table { $code }, { $preset }
button-history = History

# Their commands.
command-leaderboard = /leaderboard
    .description = Who plays best here
command-history = /history
    .description = Finished games, with replays
    .member = Only this person's games
command-profile = /profile
    .description = Your results, or someone else's
    .member = Whose profile; yours if you leave this empty
option-by = by
    .description = What to rank by
option-period = period
    .description = Which period
option-rules = rules
    .description = Which kind of game
option-public = public
    .description = Show it to everyone in this channel
choice-rules = { $value ->
    [standard] Standard rules
    [omnibus] Omnibus
    [spot] Spot hearts
    [many-handed] More than six players
    [chips] For chips (play money)
    [everything] All rules
   *[level] Solo against { level-opponents }
}
