# Who is best on this server.
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
division-name = { $division ->
    [standard] standard rules
    [other] other rules
    [omnibus] omnibus
    [spot] spot hearts
    [many-handed] more than six players
    [chips] for chips
    [beginner] alone against beginners (computers)
    [casual] alone against casual computer players
    [club] alone against club computer players
    [expert] alone against expert computer players
   *[everything] all rules
}
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
button-leaderboard = Leaderboard
# At the end of a game.
story-queen = { $who } took { $queen } { $times ->
    [2] twice.
   *[other] { $times } times.
}
story-always = { $who } led from the first round to the last.
story-exact = { $who } reached exactly { $score } points, and that wins.
story-moon = { $who }'s moon in round { $round } turned it.
story-turn = { $who } went ahead in round { $round }, in which { $before }, who had led, took { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}
story-passed = { $who } went ahead of { $before } in round { $round }.
rating-change = { " " }· rating { $change }, now { $rating }
rating-provisional = provisional
rating-hinted = -# 💡 With help (a hint, or a seat taken late), so nothing can be won here, only lost: { $who }
rating-departed = -# Left early: { $who }
rating-about = -# Ratings: { division-name }.{ $computers ->
    [yes] {" "}Computer players count as opponents with a fixed rating.
   *[no] {""}
}
