# Qui est le meilleur sur ce serveur.
ranking-title = ## 🏆 { $by ->
    [wins] Le plus de victoires
    [win-rate] Meilleur taux de victoire
    [average] Meilleure moyenne
    [moons] Le plus de lunes
   *[rating] Meilleure cote
}
ranking-scope = -# { $period ->
    [season] Cette saison (fin { $ends })
    [month] Ce mois-ci (fin { $ends })
    [week] Cette semaine (fin { $ends })
   *[all-time] Depuis toujours
} · { division-name }
ranking-past = -# { $name } (terminé) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] hiver { $year }
        [2] printemps { $year }
        [3] été { $year }
       *[4] automne { $year }
    }
    [half] semestre { $number } de { $year }
    [month] { $number }/{ $year }
    [week] semaine { $number } de { $year }
   *[year] { $year }
}
season-over = ## 🏁 La saison est finie : { $season }
season-nobody = Personne n'y a de rang.
digest-title = ### 🗓️ Dame de pique : { $week }
digest-games = { $games } { $games ->
    [one] partie
   *[other] parties
} · { $moons } { $moons ->
    [one] lune
   *[other] lunes
}
digest-busiest = Le plus de parties : **{ $who }** ({ $games })
division-name = { $division ->
    [standard] règles classiques
    [other] autres règles
    [omnibus] omnibus
    [spot] cœurs au rang
    [many-handed] plus de six joueurs
    [chips] aux jetons
    [beginner] en solo contre l'ordinateur : débutants
    [casual] en solo contre l'ordinateur : amateurs
    [club] en solo contre l'ordinateur : joueurs de club
    [expert] en solo contre l'ordinateur : experts
   *[everything] toutes les règles
}
ranking-line = { $rank } **{ $name }** · { $value }{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
ranking-rating = { $value } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ranking-wins = { $value ->
    [one] { $value } victoire
   *[other] { $value } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ranking-win-rate = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ranking-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $division ->
    [chips] jetons
   *[other] points
} par partie · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ranking-moons = { $value ->
    [one] { $value } lune
   *[other] { $value } lunes
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ranking-empty = { $by ->
    [rating] Personne n'a encore joué { $least } parties ici, le minimum requis.
    [win-rate] Personne n'a encore joué { $least } parties ici, le minimum requis.
    [average] Personne n'a encore fini { $least } parties ici, le minimum requis.
    [moons] Personne n'a encore décroché la lune ici.
   *[other] Personne n'est encore classé ici.
} Ouvre une table avec **{ command-hearts-new }**, et joue jusqu'au bout.
ranking-about-rating = -# La cote part de 1500 et s'affiche après dix parties. Elle monte avec les victoires, surtout contre de bons joueurs ; les parties courtes comptent moins. Les joueurs virtuels comptent à cote fixe.
ranking-reset = -# Les parties comptent depuis le { $when }, quand les classements ont été remis à zéro.
ranking-page = -# Page { $page } sur { $pages }
ranking-shared = -# Utilise { command-leaderboard } pour le tien.
ranking-mine = -# Ton rang : { $rank } sur { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Tu n'es dans aucun classement, comme tu l'as demandé.
    [few] Il faut { $least } parties pour être classé ici, et tu en as { $games }.
    [wins] Tu n'as pas encore gagné ici.
    [moons] Tu n'as pas encore décroché la lune ici.
   *[none] Tu n'es pas encore classé ici : joue une partie jusqu'au bout.
}
choice-by = { $value ->
   *[rating] Cote
    [wins] Victoires
    [win-rate] Taux de victoire
    [average] Moyenne de points
    [moons] Lunes décrochées
}
choice-period = { $value ->
    [season] Cette saison
    [month] Ce mois-ci
    [week] Cette semaine
   *[all-time] Depuis toujours
}
button-ranking-earlier = Avant
button-ranking-later = Après
button-ranking-games = Parties
button-ranking-me = Moi
button-ranking-share = Partager
button-ranking-open = Parcourir
button-leaderboard = Classement
# À la fin d'une partie.
story-queen = { $who } a ramassé { $queen } { $times ->
    [2] deux fois.
   *[other] { $times } fois.
}
story-always = { $who } a mené de la première manche à la dernière.
story-exact = Pile { $score } points pour { $who } : cela suffit pour gagner.
story-moon = La lune de { $who } à la manche { $round } a tout changé.
story-turn = { $who } a pris la tête à la manche { $round } ; { $before }, qui menait, y a pris { $points ->
    [0] zéro point.
    [one] 1 point.
   *[other] { $points } points.
}
story-passed = { $who } a dépassé { $before } à la manche { $round }.
rating-change = { " " }· cote { $change }, maintenant { $rating }
rating-provisional = provisoire
rating-hinted = -# 💡 Avec de l'aide (un conseil, ou une place prise en cours de partie), donc rien à gagner ici, seulement à perdre : { $who }
rating-departed = -# Partis avant la fin : { $who }
rating-about = -# Cotes : { division-name }.{ $computers ->
    [yes] {" "}Les joueurs virtuels comptent comme adversaires à cote fixe.
   *[no] {""}
}
