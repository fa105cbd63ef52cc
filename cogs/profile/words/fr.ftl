profile-title = ## { $who }
profile-none = Aucune partie terminée ici pour l'instant.
profile-none-yours = Aucune de tes parties ne compte encore ici : il faut en jouer une jusqu'au bout. Ouvre une table avec **{ command-hearts-new }**.
profile-games = **Parties** { $games } · **gagnées** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Points par partie** { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } · au mieux { $best } · au pire { $worst }
profile-cards = **Lunes** { $moons } · **dames ramassées** { $queens } · **plis** { $tricks }
profile-streaks = **Victoires de suite** { $now } en ce moment · { $longest } au plus
profile-solo = **Seul** { $games } { $games ->
    [one] partie
   *[other] parties
} · **gagnées** { $levels }
profile-solo-level = { $wins } sur { $games } contre { $level }
profile-against = **{ $label }** { $games } { $games ->
    [one] partie
   *[other] parties
} · **gagnées** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Toi et { $who }** { $games } { $games ->
    [one] partie
   *[other] parties
} ensemble · toi devant { $ahead } · derrière { $behind } · à égalité { $level }
profile-duel-public = **{ $asker } et { $who }** { $games } { $games ->
    [one] partie
   *[other] parties
} ensemble · { $asker } devant { $ahead } · { $who } devant { $behind } · à égalité { $level }
badges-title = **Insignes**
badge-line = { $badge }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
badge-season = 👑 **Première place** : { $season }
badge-moon = 🌕 **Lune** : toutes les cartes de pénalité d'une manche
badge-sun = ☀️ **Soleil** : tous les plis d'une manche
badge-last-heart = 🛡️ **Lune arrêtée** : avec le tout dernier cœur
badge-no-trick = 🪶 **Intact** : aucun pli dans une manche
badge-two-moons = 🌗 **Deux lunes** dans une partie
badge-clean-game = ✨ **Partie propre** : quatre manches ou plus, sans une seule carte de pénalité
badge-no-queen = 🙅 **Sans la dame** : quatre manches ou plus sans ramasser la dame
badge-comeback = 🪃 **Remontée** : dernier à la mi-temps, et vainqueur
badge-always-ahead = 🏁 **De bout en bout** : devant tout le monde après chaque manche
badge-one-point = 📏 **D'un cheveu** : victoire d'un seul point
badge-light = 🎈 **Léger** : victoire avec moins de dix points
badge-bonus-cards = 💎 **Collectionneur** : la carte bonus dans trois manches d'une partie
profile-rating = **Cote** { $rating } toutes règles confondues{ $rank ->
    [0] {""}
   *[other] {" "}· rang { $rank } sur { $size }
}
profile-queen = A reçu { $card } à la donne dans { $held } { $held ->
    [one] manche
   *[other] manches
} avec passe ; carte passée dans { $passed }.
profile-favourite = Carte la plus souvent passée : { $card }, dans { $times } sur { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}.
profile-curve = -# { $kind ->
    [rating] La cote ({ division-name }) après chaque partie
   *[beaten] Quel pourcentage des autres n'a pas fait mieux, à chaque partie
}
profile-recent = -# Victoires de suite, passes et courbe : sur les { $games } dernières parties.

# Its command.
command-profile = /profil
    .description = Comment tu joues sur ce serveur, ou quelqu'un d'autre
    .member = Le profil de qui ; le tien, sauf indication contraire
