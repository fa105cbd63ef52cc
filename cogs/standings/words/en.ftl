# The profile.
profile-title = ## { $who }
profile-none = No finished game here yet.
profile-none-yours = No game of yours counts here yet: it has to be played to its end. Open a table with **{ command-hearts-new }**.
profile-games = **Games** { $games } · **won** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Points a game** { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } · best { $best } · worst { $worst }
profile-cards = **Moons** { $moons } · **queens taken** { $queens } · **tricks** { $tricks }
profile-streaks = **Wins in a row** { $now } now · { $longest } at most
profile-solo = **Alone** { $games } { $games ->
    [one] game
   *[other] games
} · **won** { $levels }
profile-solo-level = { $wins } of { $games } against { $level }
profile-against = **{ $label }** { $games } { $games ->
    [one] game
   *[other] games
} · **won** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **You and { $who }** { $games } { $games ->
    [one] game
   *[other] games
} together · you ahead { $ahead } · behind { $behind } · level { $level }
profile-duel-public = **{ $asker } and { $who }** { $games } { $games ->
    [one] game
   *[other] games
} together · { $asker } ahead { $ahead } · { $who } ahead { $behind } · level { $level }
badges-title = **Badges**
badge-line = { $badge }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
badge-season = 👑 **First of { $season }**
badge-moon = 🌕 **Moon**: took every penalty card of a round
badge-sun = ☀️ **Sun**: took every trick of a round
badge-last-heart = 🛡️ **Moon stopped**: kept a moon from someone with the very last heart
badge-no-trick = 🪶 **Untouched**: took no trick in a round
badge-two-moons = 🌗 **Two moons** in one game
badge-clean-game = ✨ **Clean game**: four rounds or more, and not one penalty card
badge-no-queen = 🙅 **Without the queen**: four rounds or more without taking the queen
badge-comeback = 🪃 **Comeback**: last at half time, and won
badge-always-ahead = 🏁 **From start to finish**: ahead of everyone after every round
badge-one-point = 📏 **By a whisker**: won by one point
badge-light = 🎈 **Light**: won with fewer than ten points
badge-bonus-cards = 💎 **Collector**: took the bonus card in three rounds of a game
profile-rating = **Rating** { $rating } in all rules{ $rank ->
    [0] {""}
   *[other] {" "}· rank { $rank } of { $size }
}
profile-queen = Dealt the { $card } in { $held } { $held ->
    [one] round
   *[other] rounds
} with passing, passed it on in { $passed }.
profile-favourite = Passed most often: the { $card }, in { $times } of { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}.
profile-curve = -# { $kind ->
    [rating] The rating ({ division-name }), after each game
   *[beaten] How many percent of the others did no better, in each game
}
profile-recent = -# Wins in a row, passes and the curve are of the last { $games } games.
chart-game = game
chart-rating = Chart of the rating ({ division-name }) after each of the last { $games } rated games: from { $first } to { $last }, between { $low } and { $high }.
chart-beaten = Chart of the last { $games } games: the percentage of the others who did no better, from { NUMBER($first, maximumFractionDigits: 0) } to { NUMBER($last, maximumFractionDigits: 0) }, between { NUMBER($low, maximumFractionDigits: 0) } and { NUMBER($high, maximumFractionDigits: 0) }.
refusal-profile-hidden = This person does not show how they play.

# The leaderboard, seasons and weeks.
ranking-title = ## 🏆 { $by ->
    [wins] Most games won
    [win-rate] Best share of games won
    [average] Best average
    [moons] Most moons shot
   *[rating] Best rated
}
ranking-scope = -# { $period ->
    [season] This season (ends { $ends })
    [month] This month (ends { $ends })
    [week] This week (ends { $ends })
   *[all-time] All time
} · { division-name }
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
    [week] week { $number } of { $year }
   *[year] { $year }
}
season-over = ## 🏁 The season is over: { $season }
season-nobody = Nobody has a rank in it.
digest-title = ### 🗓️ Hearts in { $week }
digest-games = { $games } { $games ->
    [one] game
   *[other] games
} · { $moons } { $moons ->
    [one] moon
   *[other] moons
}
digest-busiest = Most games: **{ $who }** ({ $games })
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
} a game · { $games } games
ranking-moons = { $value ->
    [one] { $value } moon
   *[other] { $value } moons
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-empty = { $by ->
    [rating] Nobody has played { $least } games here yet, which is what it takes.
    [win-rate] Nobody has played { $least } games here yet, which is what it takes.
    [average] Nobody has finished { $least } games here yet, which is what it takes.
    [moons] Nobody has shot the moon here yet.
   *[other] Nobody is ranked here yet.
} Open a table with **{ command-hearts-new }**, and play to the end.
ranking-about-rating = -# A rating is shown after ten games, and begins at 1500. It grows with wins, most with those over good players; short games move it less. Computer players count at fixed ratings.
ranking-reset = -# Games count from { $when } on, when the leaderboards were emptied.
ranking-page = -# Page { $page } of { $pages }
ranking-shared = -# Use { command-leaderboard } for your own.
ranking-mine = -# Your rank is { $rank } of { $size }.
ranking-not-mine = -# { $why ->
    [hidden] You are on no leaderboard, as you asked.
    [few] You need { $least } games to be ranked here, and have { $games }.
    [wins] You have not won here yet.
    [moons] You have not shot the moon here yet.
   *[none] You are not ranked here yet: play a game to the end.
}
choice-by = { $value ->
   *[rating] Rating
    [wins] Games won
    [win-rate] Share of games won
    [average] Average points
    [moons] Moons shot
}
choice-period = { $value ->
    [season] This season
    [month] This month
    [week] This week
   *[all-time] All time
}
button-ranking-earlier = Earlier
button-ranking-later = Later
button-ranking-games = Games
button-ranking-me = Me
button-ranking-share = Share
button-ranking-open = Look through it

# Lists of games that are over.
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

# Their commands.
command-leaderboard = /leaderboard
    .description = Who plays Hearts best on this server
command-history = /history
    .description = The games that were finished on this server, with their replays
    .member = Only the games of this person
command-profile = /profile
    .description = How you, or someone else, play Hearts on this server
    .member = Whose profile; yours, unless you say so
option-by = by
    .description = What counts
option-period = period
    .description = Since when
option-rules = rules
    .description = Which kind of game
option-public = public
    .description = Show it to everyone in this channel
choice-rules = { $value ->
    [standard] Standard rules
    [omnibus] Omnibus
    [spot] Spot hearts
    [many-handed] More than six players
    [chips] For chips
    [beginner] Alone against beginners
    [casual] Alone against casual players
    [club] Alone against club players
    [expert] Alone against experts
   *[everything] All rules
}
