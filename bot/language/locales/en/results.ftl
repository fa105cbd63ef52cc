# At the end of a game.
division-name = { $value ->
    [standard] standard rules
    [other] other rules
    [omnibus] omnibus
    [spot] spot hearts
    [many-handed] more than six players
    [chips] for chips
    [everything] all rules
   *[level] solo against { level-opponents }
}
story-margin = { $who } finished { $points } { $chips ->
    [yes] { $points ->
        [one] chip
       *[other] chips
    }
   *[no] { $points ->
        [one] point
       *[other] points
    }
} ahead of { $other }.
story-level = Tied for first: { $who }.
story-queen = { $who } took { $queen } { $times ->
    [2] twice.
   *[other] { $times } times.
}
story-always = { $who } was ahead from the first round to the last.
story-exact = { $who } hit exactly { $score } points, and that wins.
story-moon = The moon that { $who } shot in round { $round } turned the game.
story-turn = { $who } went ahead in round { $round }, when { $before }, the leader until then, took { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}
story-passed = { $who } overtook { $before } in round { $round }.
rating-change = { " " }· rating { $change }, now { $rating }
rating-provisional = provisional
rating-hinted = -# No rating gain this time: { $who }
rating-departed = -# Left early: { $who }
rating-removed = -# Removed by a moderator: { $who }
rating-about = -# Ratings: { division-name }.{ $computers ->
    [yes] {" "}Computer players count as opponents with fixed ratings.
   *[no] {""}
}
