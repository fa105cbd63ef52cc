# The profile.
profile-title = ## { $who }
profile-none = { $who } n'a encore fini aucune partie sur ce serveur.
profile-none-yours = Aucune de tes parties ne compte encore ici : seules comptent les parties finies. Ouvre une table avec `{ command-hearts-new }`.
profile-games = **Parties gagnées** : { $wins } sur { $games } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Points par partie** : { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } (au mieux { $best }, au pire { $worst })
profile-moons = **Lunes décrochées** : { $moons }
profile-queens = **Dames de pique ramassées** : { $queens }
profile-streaks = **Victoires de suite** : { $now } en ce moment, { $longest } au plus
profile-passing = **Passe** (jamais montrée en public)
profile-solo = **Solo** : { $games } { $games ->
    [one] partie
   *[other] parties
} · **gagnées** { $levels }
profile-solo-level = { $wins } sur { $games } contre { $level }
profile-against = **{ $label }** : { $games } { $games ->
    [one] partie
   *[other] parties
} · **gagnées** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Toi et { $who }** : { $games } { $games ->
    [one] partie
   *[other] parties
} ensemble · toi devant { $ahead } · derrière { $behind } · à égalité { $level }
profile-duel-public = **{ $reader } et { $who }** : { $games } { $games ->
    [one] partie
   *[other] parties
} ensemble · { $reader } devant { $ahead } · { $who } devant { $behind } · à égalité { $level }
badges-title = ## Insignes
    -# { $earned } sur { $all } obtenus
badges-missing = **Encore à obtenir**
badge-line = { $picture } { $times } × { $badge }
badge-missing = -# { $picture } { $badge }
profile-badges = **Insignes** : { $badges }
button-badges = Insignes
badge-season = 👑 **Première place** : { $season }
badge-moon = **Lune** : tous les points
badge-sun = **Soleil** : tous les plis
badge-last-heart = **Lune arrêtée** : par le dernier cœur
badge-no-trick = **Intact** : aucun pli
badge-two-moons = **Deux lunes** : en une partie
badge-clean-game = **Propre** : 4+ manches sans point
badge-no-queen = **Sans la dame** : en 4+ manches
badge-comeback = **Remontée** : du dernier au premier
badge-always-ahead = **De bout en bout** : toujours devant
badge-one-point = **D'un cheveu** : d'un point
badge-light = **Léger** : gagné sous 10 points
badge-bonus-cards = **Collectionneur** : 3 cartes bonus
profile-rating = **Cote** : { $rating }{ $rank ->
    [0] {""}
   *[other] {" "}· rang { $rank } sur { $size }
}
profile-queen = A passé { $card } { $passed } fois sur { $held }.
profile-favourite = Carte la plus souvent passée : { $card } ({ $times } fois sur { $rounds }).
profile-curve = -# { $kind ->
    [rating] La cote après chacune des { $games } dernières parties cotées ({ division-name })
   *[beaten] La part des autres qui n'ont pas fait mieux, à chacune des { $games } dernières parties
}
profile-recent = -# Victoires de suite, passes et courbe : sur les { $games } dernières parties.
chart-game = partie
chart-rating = Courbe de la cote ({ division-name }) après chacune des { $games } dernières parties cotées : de { $first } à { $last }, entre { $low } et { $high }.
chart-beaten = Courbe des { $games } dernières parties : le pourcentage des autres qui n'ont pas fait mieux, de { NUMBER($first, maximumFractionDigits: 0) } à { NUMBER($last, maximumFractionDigits: 0) }, entre { NUMBER($low, maximumFractionDigits: 0) } et { NUMBER($high, maximumFractionDigits: 0) }.
refusal-profile-hidden = Cette personne garde son profil privé.

# The leaderboard, seasons and weeks.
ranking-title = ## 🏆 { $by ->
    [wins] Le plus de victoires
    [win-rate] Meilleur taux de victoire
    [average] { $division ->
        [chips] Le plus de jetons par partie
       *[other] Le moins de points par partie
    }
    [moons] Le plus de lunes
   *[rating] Meilleure cote
}
ranking-title-empty = ## 🏆 { button-leaderboard }
ranking-scope = -# { $period ->
    [season] Cette saison (fin { $ends })
    [month] Ce mois-ci (fin { $ends })
    [week] Cette semaine (fin { $ends })
   *[all-time] Depuis toujours
} · { division-name }
ranking-ends = -# { $period ->
    [season] Cette saison finit
    [month] Ce mois finit
   *[week] Cette semaine finit
} { $ends }
ranking-past = -# { $name } (terminé) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] hiver { $year }
        [2] printemps { $year }
        [3] été { $year }
       *[4] automne { $year }
    }
    [half] { $number ->
        [1] 1er semestre { $year }
       *[2] 2e semestre { $year }
    }
    [month] { $number }/{ $year }
   *[year] { $year }
}
season-over = ## 🏁 La saison est finie : { $season }
season-nobody = Personne n'a été classé.
digest-title = ## 🗓️ Dame de pique : la semaine dernière
    -# { $week }
digest-games = { $games } { $games ->
    [one] partie
   *[other] parties
} · { $moons } { $moons ->
    [one] lune décrochée
   *[other] lunes décrochées
}
digest-busiest = Le plus de parties : **{ $who }** ({ $games })
digest-best = { $by ->
    [wins] Le plus de victoires :
   *[rating] Meilleure cote :
} **{ $who }** ({ $value })
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
} · { $games ->
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
    [moons] **Personne n'a encore décroché la lune ici.**
    [wins] **Personne n'est encore classé ici.**
   *[other] **Personne n'est encore classé ici.** Il faut { $least } parties finies{ $over ->
        [yes] .
       *[no]  : à toi d'être le premier !
    }
}
ranking-about-rating = -# On est classé dès { $least } parties.
ranking-provisional = -# « { rating-provisional } » : moins de dix parties.
ranking-reset = -# Les parties comptent depuis le { $when }, quand les classements ont été vidés.
ranking-page = -# Page { $page } sur { $pages }
ranking-shared = -# Utilise { command-leaderboard } pour le tien.
ranking-mine = -# Tu es numéro { $rank } sur { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Tu as choisi de ne pas figurer dans les classements.
    [few] Il faut { $least } parties pour être classé ici ; tu en as { $games }.
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
button-ranking-earlier = Saison d'avant
button-ranking-later = Saison d'après
button-ranking-games = Parties
button-ranking-me = Moi
button-ranking-share = Partager
button-ranking-open = Voir le classement

# Lists of games that are over.
history-title = ## Parties sur ce serveur
history-title-of = ## Parties de { $who }
history-page = -# Page { $page }
history-none = { $page ->
    [0] Aucune partie n'est encore finie. Ouvre une table avec `{ command-hearts-new }`.
   *[other] Il n'y a pas d'autres parties.
}
history-game = -# { $date } · { $preset } · table { $code }
history-early = { " " }· arrêtée avant la fin
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(parti)
   *[no]  : { $total }
}
history-more = et { $count } de plus
history-replay = { button-replay }…
history-choice = Table { $code }, { $preset }
button-history = Historique

# Their commands.
command-leaderboard = /classement
    .description = Qui joue le mieux ici
command-history = /historique
    .description = Les parties finies, avec leurs replays
    .member = Seulement les parties de cette personne
command-profile = /profil
    .description = Tes résultats, ou ceux de quelqu'un d'autre
    .member = Le profil de qui ; vide : le tien
option-by = critère
    .description = Le critère du classement
option-period = période
    .description = Quelle période
option-rules = règles
    .description = Quelle sorte de parties
option-public = public
    .description = Le montrer à tous dans ce salon
choice-rules = { $value ->
    [standard] Règles classiques
    [omnibus] Omnibus
    [spot] Cœurs au rang
    [many-handed] Plus de six joueurs
    [chips] Aux jetons fictifs
    [everything] Toutes les règles
   *[level] En solo contre { level-opponents }
}
