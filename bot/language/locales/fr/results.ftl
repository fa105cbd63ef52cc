# À la fin d'une partie.
division-name = { $value ->
    [standard] règles classiques
    [other] autres règles
    [omnibus] omnibus
    [spot] cœurs au rang
    [many-handed] plus de six joueurs
    [chips] aux jetons
    [everything] toutes les règles
   *[level] en solo contre { level-opponents }
}
story-margin = { $who } termine avec { $points } { $chips ->
    [yes] { $points ->
        [one] jeton
       *[other] jetons
    }
   *[no] { $points ->
        [one] point
       *[other] points
    }
} d'avance sur { $other }.
story-level = À égalité en tête : { $who }.
story-queen = { $who } a ramassé { $queen } { $times ->
    [2] deux fois.
   *[other] { $times } fois.
}
story-always = { $who } a mené de la première manche à la dernière.
story-exact = Pile { $score } points pour { $who } : cela suffit pour gagner.
story-moon = La lune de { $who } à la manche { $round } a tout changé.
story-turn = { $who } a pris la tête à la manche { $round }, où { $before }, jusque-là devant, a pris { $points ->
    [0] zéro point.
    [one] 1 point.
   *[other] { $points } points.
}
story-passed = { $who } a dépassé { $before } à la manche { $round }.
rating-change = { " " }· cote { $change }, maintenant { $rating }
rating-provisional = provisoire
rating-hinted = -# Pas de gain de cote cette fois : { $who }
rating-departed = -# Partis avant la fin : { $who }
rating-removed = -# Retrait par un modérateur : { $who }
rating-about = -# Cotes : { division-name }.{ $computers ->
    [yes] {" "}Les joueurs virtuels comptent comme adversaires à cote fixe.
   *[no] {""}
}
