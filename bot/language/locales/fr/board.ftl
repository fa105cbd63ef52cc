pass-hold = pas de passe cette fois
pass-way = { $count } { $count ->
    [one] carte
   *[other] cartes
} { $way ->
    [left] à gauche ⬅️
    [right] à droite ➡️
    [across] en face ⬆️
    [far-left] à { $steps } places à gauche ⬅️
   *[far-right] à { $steps } places à droite ➡️
}
board-title-trick = ## Manche { $round } · Pli { $trick }
board-title-pass = ## Manche { $round } · La passe
board-title-moon = ## Manche { $round } · 🌙 La lune
board-hint-pass = Appuie sur **{ button-hand }** pour choisir les tiennes.
board-asks-pass = Passez { $way }
board-asks-call = { $who } donne et choisit comment tout le monde passe
board-asks-moon = { $who } choisit qui prend les points
board-asks-lead = { $who } entame
board-asks-next = { $who } ramasse le pli{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
} et entame le { $trick }e
board-asks-play = À { $who } de jouer
board-asks-away = 🤖 joue pour { $who }
due = { $due ->
    [none] {""}
   *[other] · ⏱️ limite { $due }
}
board-level = 🤖 { $level } : { $who }
news-left = { $who } a quitté la table ; { $other } prend la suite.
news-joined = { $who } joue maintenant à la place de { $other }.
news-away = { $who } s'est absenté.
news-back = { $who } est de retour.
news-plays-on = Tout le monde ne veut pas arrêter la partie : elle continue.
end-agreed = 🏳️ { $me ->
    [yes] Tu veux
   *[no] { $who } { $count ->
        [one] veut
       *[other] veulent
    }
} arrêter la partie.
end-missing = { $who } { $count ->
    [one] doit encore donner son
   *[other] doivent encore donner leur
} accord.
end-what = Si tout le monde est d'accord, la partie s'arrête et ne compte pas. **{ button-keep-playing }** annule la demande.
end-yours = Es-tu d'accord ?
board-away = -# 💤 De retour ? Appuie sur **{ button-hand }**, puis sur **{ button-back }**.
seat-you = Toi
seat-leads = entame
seat-chooses = choix en cours
seat-card-of = carte de { $who }
trick-taken = Dernier pli → **{ $taker }**{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
trick-cancelled = Dernier pli → personne : tout s'annule
note-table = Table { $code }
note-hearts-open = Cœurs ouverts
note-hearts-closed = Cœurs pas encore ouverts
note-queen-fallen = { $queen } tombée
note-queens-fallen = { $queen } : déjà { $fallen } sur { $dealt }
note-gone = Déjà jouées :
note-void = { $who } n'a plus de { $suits }
note-received = Reçues : { $cards }
note-passed = Passées à { $to } : { $cards }
note-moon = 🌙 { $me ->
    [yes] Tu as
   *[no] { $who } a
} tous les points ({ $points }){ $kitty ->
    [yes] , sans compter le talon
   *[no] {""}
}
note-hold = Pas de passe à cette manche
note-brackets = (+) : points de cette manche
note-sealed =
    -# 🔒 Preuve que les cartes sont fixées :
    -# { $hash }
note-sealed-why =
    -# 🔒 Preuve que les cartes étaient fixées avant que quelqu'un joue :
    -# { $hash }
note-cut = -# ✂️ { $cut ->
    [0] Personne n'a coupé
    [one] Coupe : 1 carte du dessus au dessous
   *[other] Coupe : { $cut } cartes du dessus au dessous
}
cut-title = ## Manche { $round } · La coupe
cut-asks = ✂️ { $who } peut couper le jeu ; ensuite, on distribue les cartes
cut-yours = ### ✂️ Tu coupes ?
    Facultatif : cela prouve que personne n'a arrangé les cartes. Combien passent du dessus au dessous ?
cut-form-label = Cartes du dessus à mettre dessous
cut-form-hint = Un nombre de 1 à { $most }
button-cut = ✂️ Couper
button-cut-elsewhere = Autre…
button-no-cut = Ne pas couper
refusal-nothing-to-cut = Il n'y a rien à couper pour l'instant.
refusal-cut-of-another = Seul { $name }, à droite du donneur, peut couper maintenant.
refusal-cut-range = Tu peux couper de 1 à { $most } cartes. Appuie de nouveau et entre un nombre dans ces limites.
result-title = ## La manche { $round } est finie
result-title-last = ## La partie est finie après la manche { $round }
result-moon = ✨ { $who } a ramassé { $sun ->
    [yes] tous les plis
   *[no] toutes les cartes à points
}, donc personne ne marque.
result-next = Manche suivante { $due }, ou dès que tout le monde appuie sur **Prêt**.
result-ready = -# Prêts : { $ready }
sheet-step = -# { $step } : { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] jeton reste
   *[other] jetons restent
} dans le pot pour la suite.
note-kitty = talon pour { $who }
column-round = { $last ->
    [yes] dernière manche
   *[no] manche
}
column-total = total
column-chips = jetons
headline-moon-no-choice = -# Pas de choix cette fois : il fallait au moins { $from } points avant la manche.
headline-moon = 🌙 { $me ->
    [yes] Tu as
   *[no] **{ $who }** a
} décroché la lune{ $effect ->
    [others_up]  : { $points } pour tous les autres !
    [shooter_down]  : { $points } !
   *[none]  !
}
headline-sun = ☀️ { $me ->
    [yes] Tu as
   *[no] **{ $who }** a
} décroché le soleil{ $effect ->
    [others_up]  : { $points } pour tous les autres !
    [shooter_down]  : { $points } !
   *[none]  !
}
headline-claimed = 🏁 { $me ->
    [yes] Tu as
   *[no] **{ $who }** a
} terminé la manche : plus rien ne pouvait changer le score.
headline-level = ⚖️ **{ $who }** sont à égalité en tête : une manche de plus pour les départager.
headline-queen = { $me ->
    [yes] Tu as ramassé
   *[no] **{ $who }** a ramassé
} { $queen }.
game-title = ## 🏆 { $winners } { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
game-length = -# Après { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}
standing = { $place }\. { $who } · { $total } { $total ->
    [one] point
   *[other] points
}
standing-chips = { $place }\. { $who } · { $total } { $total ->
    [one] jeton
   *[other] jetons
}
note-pot = pot : { $chips } 🪙
scores-title = ### Scores
scores-none = Aucune manche n'est encore finie.
scores-cut = -# Les { $rounds } dernières manches ; le total les compte toutes.
names-in-turn = { $last } (avant : { $before })
seat-before = -# Place de { $now }, auparavant : { $before }
seat-until = { $who } (jusqu'{ $step ->
    [round] à la fin de la manche { $round })
    [pass] à la passe de la manche { $round })
   *[trick] au pli { $trick } de la manche { $round })
}
nudge = ⏰ { $who }, c'est à toi de jouer à la table { $code } de Dame de pique.
nudge-pass = ⏰ { $who } : choisis tes cartes à passer à la table { $code } de Dame de pique.
nudge-start = 🕗 { $who } : la partie de Dame de pique va commencer. { $host } peut appuyer sur **Lancer** ; au bout de trois minutes, tout le monde à la table le peut.
nudge-direct-start = 🕗 Ta partie de Dame de pique sur **{ $server }** va commencer.
nudge-direct = ⏰ C'est à toi de jouer à la table de Dame de pique sur **{ $server }**.
nudge-direct-pass = ⏰ Choisis tes cartes à passer à la table de Dame de pique sur **{ $server }**.
closed-game = ## La partie a été arrêtée avant la fin
ended-why = { $why ->
    [players] Arrêtée par { $who }.
    [moderator] Un modérateur l'a arrêtée.
    [left] Il n'y avait plus personne à la table.
   *[idle] Elle était en pause, et personne ne l'a reprise à temps.
}
closed-length = { $ending ->
    [agreed] Tout le monde a voulu l'arrêter
   *[other] Elle s'est arrêtée
} { $rounds ->
    [0] à la première manche
    [one] après { $rounds } manche
   *[other] après { $rounds } manches
} : { $ending ->
    [unfinished] elle peut compter comme défaite, mais pas comme victoire
   *[other] elle ne compte pas
}.

former-player = Ancien joueur
