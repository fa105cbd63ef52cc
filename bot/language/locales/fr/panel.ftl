panel-lobby =
    { $host ->
        [yes] La partie n'a pas encore commencé. Ta main apparaîtra ici dès que tu auras appuyé sur **{ button-start }** dans le message de la table.
       *[no] La partie n'a pas encore commencé. Ta main apparaîtra ici dès qu'elle commencera.
    }
panel-suspended = La partie est en pause. **Reprendre** la continue pour tout le monde.
panel-dealing = On distribue les cartes.
panel-round-over = ### La manche { $round } est finie
closed-alone = ### Cette partie a été arrêtée
    Une autre commence quand tu veux.
panel-your-turn = ### ▶️ À toi de jouer
panel-waits = ### ⏳ À { $who } de jouer
panel-you-lead-trick = ### ▶️ Tu entames le pli { $trick }
panel-leads-trick = ### ⏳ { $who } entame le pli { $trick }
panel-trick = Pli { $trick }
trick-over = Pli { $trick } : { $taken }
trick-taker = { $taken ->
    [me] il est pour toi
    [no] il n'est pour personne, tout s'annule
   *[yes] il est pour { $who }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
trick-line = Dernier pli : { $cards } → { $who ->
    [none] personne
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Manche { $round }
panel-deal = Donne { $deal }/{ $deals }
panel-any-card = Tu peux jouer n'importe quelle carte.
panel-by-itself = { $why ->
    [premove] { $card }, que tu as choisie, sera jouée dans un instant.
   *[only] Seule { $card } est permise : elle se joue d'elle-même dans un instant.
}
panel-premove = ⏩ { $card } sera jouée à ton tour, sauf imprévu. Choisis-la encore une fois pour la reprendre.
panel-premove-asked = ⏩ Tu avais choisi { $card }, mais { $why }. Que joues-tu ?
premove-blocked = elle n'est pas permise maintenant
premove-lead = c'est à toi d'entamer
premove-card = une carte chère est tombée
premove-hearts = les cœurs ont été ouverts
premove-void = quelqu'un n'a pas pu fournir
premove-placeholder = Choisir à l'avance
premove-take-back = Reprendre : { $card }
panel-claim = 🏁 Le résultat de cette manche est déjà certain : **Finir la manche** la joue jusqu'au bout.
panel-time-was-up = ⏱️ Temps écoulé : { $card } a été jouée pour toi.
panel-time-was-up-else = ⏱️ Temps écoulé : un joueur virtuel a choisi pour toi.
panel-time-was-up-moon = ⏱️ Temps écoulé. Choisi pour toi : **{ $choice }**.
panel-stood-in = 💤 Un joueur virtuel joue pour toi depuis { $trick ->
    [0] la manche { $round }
   *[other] la manche { $round }, pli { $trick }
} : appuie sur **Me revoilà**.
panel-received = Reçues : { $cards }
panel-gone = Passées : { $cards }
panel-no-cards = Tu as joué toutes tes cartes.
panel-out = Tu es hors jeu : tu n'as plus assez de jetons pour jouer. Les autres continuent.
panel-kitty = Toi seul vois ceci : le talon contenait { $cards }.
panel-waits-call = { $who } annonce la passe. Ta main :
panel-asks-call = ### Tu donnes : annonce la passe
    Dis où vont { $most } cartes au plus, avant de voir ta main. Tout le monde passe de la même façon, à partir de sa propre place.
call-placeholder = { $left ->
    [0] Toutes les cartes sont annoncées
    [one] Encore une carte à…
   *[other] Une carte à… (encore { $left })
}
call-nothing = Rien d'annoncé pour l'instant.
call-share = { $count } { $count ->
    [one] carte
   *[other] cartes
} pour **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } a décroché le soleil et décide de son effet.
   *[no] { $who } a décroché la lune et décide de son effet.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ Tu as décroché le soleil ! Quel effet ?
   *[no] ### 🌙 Tu as décroché la lune ! Quel effet ?
}
panel-moon-when-late = -# Si tu ne choisis pas à temps : **{ $choice }**
pass-title = ### Passe { $count } { $count ->
    [one] carte
   *[other] cartes
} à { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ { $due }
}
pass-placeholder = { $count } { $count ->
    [one] carte
   *[other] cartes
} pour { $to }
pass-copies = { $chosen } sur { $copies }
pass-none = Choix : rien pour l'instant
pass-take-back = -# Appuie sur une carte pour la reprendre.
pass-last = -# { $count ->
    [one] Appuyer sur une carte la passe.
   *[other] Elles sont passées dès que tu as choisi les { $count }.
}
pass-more = Choix : { $cards } · encore { $missing }
pass-ready = Choix : { $cards } · **OK**
pass-share = Pour **{ $to }** : { $cards }
pass-missing = { $missing ->
    [0] Appuie maintenant sur **OK**.
   *[other] Encore { $missing } à choisir.
}
pass-chosen = ### ✅ Ta passe est prête
pass-chosen-for-you = ### ✅ Un joueur virtuel a choisi ta passe
pass-waits = On attend { $who }. D'ici là, tu peux changer d'avis.
play-placeholder = Jouer une carte
spectator-title = ### Tu n'es pas à cette table
spectator-hint = Les mains sont privées. Tu peux suivre la partie sur le message de la table.
spectator-paused = ⏸️ La partie est en pause et attend ses joueurs.
note-outdated = -# Ce bouton était périmé. Voici où en est la partie.
note-removed = 🚪 La modération t'a fait quitter cette table.
note-seated = -# Tu as une place.
more-hint-kept = Si tu pars, un joueur virtuel joue pour toi jusqu'à ton retour.
sure-leave-kept = ### Quitter la partie en cours ?
    Un joueur virtuel joue pour toi jusqu'à ton retour. La donne compte pour toi dans tous les cas.
left-game = Tu as quitté la table.
left-kept = Un joueur virtuel joue maintenant pour toi. **{ button-back }** ou { command-hearts-back } te laisse reprendre.
ended-game = La table est fermée.
note-seated-late = -# Tu reprends la place de { $who }, avec ce score : { $score }. La partie a déjà commencé, donc tu ne peux rien y gagner, seulement perdre.
getting-ready = ⏳ Les joueurs virtuels de cette donne se préparent, une fois après chaque mise à jour : une demi-minute environ. Cela continue ici tout seul.
getting-ready-failed = Les joueurs virtuels de cette donne ne peuvent pas se préparer ici. Rien n'est perdu ; la raison est dans le journal du bot.
panel-learn = -# Hearts, c'est nouveau ? Sept petites questions te l'apprennent en deux minutes.
