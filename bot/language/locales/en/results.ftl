# At the end of a game.
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
story-level = Level at the top: { $who }.
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
