panel-lobby =
    { $host ->
        [yes] La partie n'a pas encore commencé. Appuie sur **{ button-start }** dans le message de la table, et ta main apparaîtra ici.
       *[no] La partie n'a pas encore commencé. Ta main apparaîtra ici au début.
    }
panel-suspended = La partie est en pause. **Reprendre** la continue pour tout le monde.
panel-dealing = Distribution des cartes…
panel-won = ## 🏆 Tu gagnes !
panel-place = { $shared ->
    [yes] Tu partages la { $place }e place
   *[no] Tu finis { $place }e
}, à { $behind } { $behind ->
    [one] point
   *[other] points
} du premier.
panel-own-round = ### Manche { $round } : { $points } pour toi
    Ton total : **{ $total }**
own-points = { $chips ->
    [yes] Tes cœurs
   *[no] Tes points
} : { $parts }
own-haul = { $card ->
    [none] { $points } du talon
   *[other] { $card } a pris { $points }
}{ $queen ->
    [yes] {" "}avec { $it }
   *[no] {""}
}
closed-alone = ### Cette partie est terminée
panel-void = { $void ->
    [C] Pas de trèfle
    [D] Pas de carreau
    [S] Pas de pique
   *[H] Pas de cœur
}
panel-your-turn = ### { $void ->
    [no] À toi de jouer
   *[other] { panel-void } : carte au choix
}
panel-waits = ### À { $who } de jouer
panel-you-lead-trick = ### { $trick ->
    [1] Tu entames
   *[other] Tu entames le pli { $trick }
}{ $hearts ->
    [no] , pas à cœur
   *[yes] {""}
}
panel-leads-trick = ### { $who } entame le pli { $trick }
panel-trick = Pli { $trick }
trick-over = Pli { $trick } : { $taken }
trick-taker = { $taken ->
    [me] tu le ramasses
    [no] personne ne le ramasse, tout s'annule
   *[yes] { $who } le ramasse
}{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
}
trick-you = toi
trick-line = Dernier :{" "}{ $cards } → { $who ->
    [none] personne
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Manche { $round }
panel-deal = 🃏 Donne { $deal }/{ $deals }
panel-away = ### Un joueur virtuel te remplace
panel-by-itself = { $why ->
    [premove] Ton choix, { $card }, est joué dans un instant.
   *[only] Carte unique : { $card } se joue toute seule.
}
panel-premove = ⏩ Ensuite : { $card }. La rechoisir l'annule.
panel-premove-asked = ⏩ { $card } reste : { $why }.
panel-ahead = ⏩ Tu peux déjà choisir une carte.
premove-blocked = pas permis maintenant
premove-lead = c'est à toi d'entamer
premove-card = une carte chère est là
premove-hearts = les cœurs sont ouverts
premove-void = quelqu'un n'a pas fourni
premove-takes = elle prendrait des points
premove-placeholder = Choisir à l'avance
premove-take-back = Reprendre : { $card }
panel-claim = { $left ->
    [moon] 🏁 Le reste est à toi, la lune aussi !
    [points] 🏁 Les derniers points sont pour toi.
   *[no] 🏁 Cette manche est jouée d'avance.
}
panel-time-was-up = ⏱️ Temps écoulé : { $card } a été jouée pour toi.
panel-time-was-up-else = ⏱️ Temps écoulé : un joueur virtuel a choisi pour toi.
panel-time-was-up-moon = ⏱️ Temps écoulé. Choisi pour toi : **{ $choice }**.
panel-stood-in = 💤 Un joueur virtuel te remplace depuis { $trick ->
    [0] la manche { $round }
   *[other] la manche { $round }, pli { $trick }
}. Appuie sur **Me revoilà** pour jouer.
panel-passed = Reçu : { $received } · Passé : { $gone }
panel-no-cards = Tu as joué toutes tes cartes.
panel-out = Tu n'as plus assez de jetons : te voilà hors jeu. Les autres continuent.
panel-kitty = Toi seul vois ceci : le talon contenait { $cards }.
panel-waits-call = { $who } choisit comment tout le monde passe. Ta main :
panel-asks-call = ### Tu choisis comment tout le monde passe
    Répartis jusqu'à { $most } cartes avant de voir les tiennes. Si tu en passes une à ta gauche, tout le monde en passe une à sa gauche.
call-placeholder = { $left ->
    [0] Tout est attribué
    [one] Encore une : pour qui ?
   *[other] Encore { $left } : pour qui ?
}
call-nothing = Personne ne reçoit de carte pour l'instant.
call-share = { $count } { $count ->
    [one] carte
   *[other] cartes
} pour **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } a décroché le soleil et choisit qui prend les points.
   *[no] { $who } a décroché la lune et choisit qui prend les points.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ Tu as décroché le soleil ! Qui prend les points ?
   *[no] ### 🌙 Tu as décroché la lune ! Qui prend les points ?
}
panel-moon-when-late = -# Si le temps s'écoule : **{ $choice }**
pass-title = ### Passe { $count } { $count ->
    [one] carte
   *[other] cartes
} à { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ Limite { $due }
}
pass-placeholder = Choisis { $count } { $count ->
    [one] carte
   *[other] cartes
} pour { $to }
pass-choose = Choisir…
pass-copies = { $chosen } sur { $copies }
pass-none = { $count ->
    [one] Appuie sur la carte à passer.
   *[other] Appuie sur les cartes à passer.
}
pass-more = Choix : { $cards } · encore { $missing }
pass-ready = Choix : { $cards }
pass-share = Pour **{ $to }** : { $cards }
pass-missing = { $missing ->
    [0] Appuie maintenant sur **{ button-pass-these }**.
   *[other] Choisis-en encore { $missing }.
}
pass-chosen = ### ✅ Ta passe est prête
pass-chosen-for-you = ### ✅ Un joueur virtuel a choisi ta passe
pass-waits = Tu peux changer tes cartes jusqu'à ce que tout le monde ait fini.
play-placeholder = Choisis une carte…
spectator-title = ### 👀 Tu regardes
spectator-hint = Tu ne vois la main de personne.
spectator-off = Ce serveur ne permet pas de regarder.
spectator-lobby = La partie n'a pas encore commencé.
spectator-seat = Prends une place, et tu continues à la place de { $who }, avec { $points } { $chips ->
    [yes] { $points ->
        [one] jeton
       *[other] jetons
    }
   *[no] { $points ->
        [one] point
       *[other] points
    }
}.
spectator-paused = ⏸️ La partie est en pause et attend ses joueurs.
note-outdated = -# Ce bouton était périmé. Voici où en est la partie.
note-removed = 🚪 Un modérateur t'a retiré de cette table.
note-seated = -# Tu as une place.
sure-leave-kept = ### Quitter la partie ?
    Un joueur virtuel te remplace jusqu'à ton retour. La partie compte pour toi dans tous les cas.
left-game = Tu as quitté la table.
ended-game = La table est fermée.
note-seated-back =
    -# Tu as retrouvé ta place, avec ce score : { $score }.{ $passed ->
        [yes] {" "}Les cartes à passer sont déjà choisies. **{ button-change }** te permet d'en choisir d'autres.
       *[no] {""}
    }{ $late ->
        [yes] {" "}Tu avais quitté la partie : pour toi, elle peut compter comme défaite, mais pas comme victoire.
       *[no] {""}
    }
note-seated-late =
    -# Tu reprends la place de { $who }, avec ce score : { $score }.{ $passed ->
        [yes] {" "}Les cartes à passer sont déjà choisies. **{ button-change }** te permet d'en choisir d'autres.
       *[no] {""}
    }{ $late ->
        [yes] {" "}La partie a déjà commencé : pour toi, elle peut compter comme défaite, mais pas comme victoire.
       *[no] {""}
    }
getting-ready = ⏳ Les joueurs virtuels se préparent pour cette donne. Cela arrive une fois après une mise à jour et prend une demi-minute environ ; ensuite, la partie continue ici.
getting-ready-failed = Les joueurs virtuels n'arrivent pas à se préparer pour cette donne. Rien n'est perdu ; la raison est dans le journal du bot.
panel-learn = -# Tu découvres la Dame de pique ? Sept petites questions te l'apprennent en deux minutes.
panel-coach-ends = 💡 Maintenant, tu joues sans conseils. **{ button-hint }** t'en donne un quand tu veux.
