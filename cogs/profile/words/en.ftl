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
badge-last-heart = 🛡️ **Moon stopped**: kept a moon from somebody with the very last heart
badge-no-trick = 🪶 **Untouched**: took no trick in a round
badge-two-moons = 🌗 **Two moons** in one game
badge-clean-game = ✨ **Clean game**: four rounds or more, and not one penalty card
badge-no-queen = 🙅 **Without the queen**: four rounds or more without taking the queen
badge-comeback = 🪃 **Comeback**: last at half time, and won
badge-always-ahead = 🏁 **From start to finish**: ahead of everybody after every round
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

# Its command.
command-profile = /profile
    .description = How you, or somebody else, play Hearts on this server
    .member = Whose profile; yours, unless you say so
