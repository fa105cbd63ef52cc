# /duplicate : les mêmes donnes pour plusieurs, et ce que chacun en a fait.
command-match = /duplicate
    .description = Les mêmes donnes pour plusieurs
command-match-new = /duplicate nouveau
    .description = Ouvrir un match : les mêmes donnes pour tous, en solo ou à des tables
    .hours = Seul : combien d'heures chacun a pour jouer
command-match-show = /duplicate voir
    .description = Le match de ce salon : qui a joué, puis ton résultat
option-deals = donnes
    .description = Combien de donnes
option-hours = heures
    .description = Combien d'heures chacun a pour jouer
option-where = où
    .description = Seul contre des joueurs virtuels, ou à des tables de quatre
choice-where = { $value ->
    [tables] à des tables de quatre
   *[alone] seul, quand on veut
}
help-start-match = `{ command-match-new }` – Les mêmes cartes pour toi et tes amis
match-title = ## 🃏 Mêmes cartes pour tous
match-what = Tout le monde reçoit les mêmes cartes et les joue de son côté contre des joueurs virtuels : { $deals } donnes en { match-hours }. Le plus petit score gagne.
match-what-tables = Des tables de quatre jouent les mêmes { $deals } donnes. À une autre table, quelqu'un a tes cartes : prends moins de points.
match-what-computers = -# À quatre ou moins, des joueurs virtuels jouent à l'autre table.
match-how = -# Règles : { $preset }
match-deals = { $deals } donnes
match-hours = { $hours ->
    [1] 1 heure
   *[other] { $hours } heures
}
match-player = { $number }\. { $who }
match-hint = { $missing ->
    [0] { $host } peut démarrer, ou attendre d'autres personnes.
   *[other] { $host } peut démarrer dès que quelqu'un d'autre appuie sur **{ button-match-join }**. Mentionne tes amis dans ce salon !
}
match-meanwhile = -# En attendant :
match-hint-fill = { $free ->
    [one] { $host } peut démarrer avec un joueur virtuel, ou attendre d'autres personnes.
   *[other] { $host } peut démarrer avec { $free } joueurs virtuels, ou attendre d'autres personnes.
}
match-cut-hint = -# Facultatif : si tu coupes, personne ne peut avoir connu les cartes d'avance.
match-cuts = -# ✂️ Déjà coupé : { $who }
match-cut = { $who } ({ $cut ->
    [one] 1 carte
   *[other] { $cut } cartes
})
match-cancelled = { $why ->
    [players] { $host } a annulé ce match.
    [moderator] Un modérateur a annulé ce match.
    [left] L'hôte est parti : ce match est annulé.
    [idle] { $players ->
        [1] Une seule personne a rejoint ce match à temps : il est annulé.
       *[other] Personne n'a démarré ce match à temps : il est annulé.
    }
    [update] Une mise à jour du bot a annulé ce match. Désolé !
   *[unknown] Ce match a été annulé.
}
match-until = Tout le monde a les mêmes cartes. Joue quand tu veux, avant le { $at } ; les résultats arrivent quand tout le monde a joué.
match-progress = **{ $who }** · { $done } sur { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· équipe { $team }
}
match-deal-now = ### Donne { $deal } sur { $deals }
match-deal-now-hint = **Jouer** montre tes cartes. { $tables ->
    [2] À l'autre table, quelqu'un a les mêmes. La donne suivante commence quand les deux tables ont fini.
   *[other] À une autre table, quelqu'un a les mêmes. La donne suivante commence quand toutes les tables ont fini.
}
match-table = **Table { $table }** · { $over ->
    [yes] ✅ jouée
   *[no] { $tricks } { $tricks ->
        [one] pli
       *[other] plis
    } sur { $all }
}
    { $who }
match-sure-leave = ### Quitter le match ?
    { $tables ->
        [yes] Un joueur virtuel te remplace jusqu'à ce que tu appuies sur **{ button-match-play }**. Les donnes comptent pour toi dans tous les cas.
       *[no] Des joueurs virtuels jouent les donnes qui te restent, et tu ne pourras pas revenir.
    }
match-left = Un joueur virtuel te remplace. **{ button-match-play }** te rend ta place.
match-sure-cancel = ### Annuler ce match ?
    { $alone ->
        [yes] Personne d'autre ne s'est inscrit.
       *[no] Tous ceux qui se sont inscrits perdent leur place.
    }
match-sure-end = ### Arrêter le match pour tout le monde ?
    Seules comptent les donnes que tous ont jouées. Il ne pourra pas être repris ensuite.
match-broken-off = ⚠️ { $why ->
    [players] { $host } a arrêté ce match avant l'heure.
    [moderator] Un modérateur a arrêté ce match avant l'heure.
    [update] Une mise à jour du bot a mis fin à ce match avant l'heure.
   *[unknown] Ce match a été arrêté avant l'heure.
} { $played ->
    [0] Tous n'avaient pas joué la première donne, donc rien ne compte.
    [1] Une seule donne sur { $deals } compte : celle que tous avaient jouée.
   *[other] { $played } donnes sur { $deals } comptent : celles que tous avaient jouées.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
    [one] {" "}· 1 donne par 🤖
   *[other] {" "}· { $computer } donnes par 🤖
}
match-team-name = Équipe { $team }
match-no-team = Aucune équipe
match-choose-team = Choisis ton équipe…
match-team = **{ match-team-name }** · { $total } · { $who }
match-team-average = -# Équipes : la moyenne de leurs joueurs.
match-scores = -# Points par rapport à la moyenne avec les mêmes cartes. Le plus petit gagne.
match-computer = 🤖 Joueur virtuel
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ match-amount }
match-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
match-deal-over = ### La donne { $deal } sur { $deals } est terminée
match-deal-stopped = ### La donne { $deal } sur { $deals } a été interrompue
    Le match s'est terminé avant l'heure : cette donne ne compte pas.
match-compared = Tout le monde a joué { $compared ->
    [1] la donne 1. Tu y as
   *[other] les donnes 1 à { $compared }. Tu y as
} **{ $sign ->
    [minus] { match-amount } { $value ->
        [one] point
       *[other] points
    } de moins
    [plus] { match-amount } { $value ->
        [one] point
       *[other] points
    } de plus
   *[none] exactement autant de points
}** que la moyenne avec les mêmes cartes.
match-not-compared = Ton score arrive quand tout le monde a joué ces cartes.
match-all-played = ✅ Tu as fini. Les résultats arrivent quand tout le monde a fini, au plus tard { $left }.
match-others-play = Les autres tables jouent encore cette donne. Je te préviens quand la suivante commence.
button-match-next = Donne suivante
button-match-play = 🃏 Jouer
button-match-join = Participer
button-match-more = { button-more }
button-match-leave = Quitter
button-match-start = Démarrer
button-match-cancel = Annuler le match
button-match-new = Nouveau match
button-match-end = Arrêter le match
button-match-quit = Oui, quitter
button-match-keep = Le garder
button-match-stop = Oui, arrêter
button-match-sheet = Les donnes
chart-deal = donne
chart-match = Les totaux de tous après chacune des { $deals } donnes. À la fin : { $finals }.
sheet-title = ### { $who } · { $place ->
    [1] 1re
   *[other] { $place }e
} place · { $total }
sheet-points = Points
sheet-best = Meilleur
sheet-all = tous
sheet-columns = -# **#** : donne · **+/−** : par rapport à la moyenne avec les mêmes cartes
sheet-hint = -# * Un joueur virtuel l'a jouée, ou l'a finie.
sheet-deal = Donne { $deal }
sheet-choose = Voir une donne…
sheet-seated = -# Table { $table } : { $who }
sheet-table = 🤖 Table { $table }
sheet-average = -# Mêmes cartes · moyenne { match-amount }
sheet-line = { $who } · { $points } { $points ->
    [one] point
   *[other] points
} · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-computer = -# 🤖 Un joueur virtuel a fini cette donne.
sheet-rival = -# Comparé à { $who }{ $several ->
    [yes] , qui a eu le moins de points :
   *[no] {" "}:
}
parting-pass = La première différence était la passe : { $one } a passé { $mine }, { $other } { $theirs }.
parting-trick = La première différence est venue au pli { $trick } : { $one } a joué { $mine }, { $other } { $theirs }.
parting-table = La première différence est venue au pli { $trick } : à la table de { $one } on a joué { $mine }, à celle de { $other } { $theirs }.
parting-none = { $one } et { $other } ont joué exactement les mêmes cartes.
parting-claim = { $one } et { $other } ont joué les mêmes cartes jusqu'à ce que plus rien ne change le score.
side-title = ### Donne { $deal } : { $one } et { $other }
side-player = **{ $who }** · { $points } { $points ->
    [one] point
   *[other] points
}
side-moon = 🌕 { $own ->
    [yes] A décroché la lune : ces plis ne comptent pas.
   *[no] Quelqu'un d'autre a décroché la lune.
}
side-trick = { $cards } { $points } { $points ->
    [one] point
   *[other] points
} · pli { $trick }
side-key = Ces plis ont coûté des points, la carte gagnante d'abord :
side-both = **Les deux**
side-choose = Comparer avec…
side-computer = { $who } · { $points } { $points ->
    [one] point
   *[other] points
}
refusal-no-such-match = Ce match n'existe pas. Ouvres-en un avec { command-match-new }.
refusal-no-match-here = Il n'y a pas de match dans ce salon. Ouvres-en un avec { command-match-new }.
refusal-match-no-chips = Une partie aux jetons n'a pas de points à comparer. Choisis une autre variante.
refusal-match-four-seats = À des tables, il faut des règles pour quatre ; celles-ci sont pour { $seats }. Choisis une autre variante, ou laisse chacun jouer seul.
refusal-match-hours-or-pace = Les heures sont pour les matchs en solo, le rythme pour les matchs à des tables. Retire ce qui ne convient pas.
refusal-match-too-many-yours = Tu as déjà { $most } matchs en cours. Finis ou annule d'abord l'un d'eux.
refusal-match-too-many-here = Ce serveur a déjà { $most } matchs en cours. L'un d'eux doit d'abord finir.
match-cancelled-done = ✅ C'est fait.
refusal-match-joined = Tu participes déjà à ce match.
refusal-match-full = Ce match a déjà { $most } joueurs.
refusal-match-begun = Ce match a commencé : on n'y change plus rien. Si tu en es, appuie sur **{ button-match-play }**.
refusal-match-not-begun = Ce match n'a pas commencé. C'est l'hôte qui le démarre.
refusal-match-closed = Ce match est fini.
refusal-match-sealed = Quelqu'un peut encore jouer ces donnes. Les résultats arrivent quand tous ont joué.
refusal-match-nothing-counts = Ce match s'est terminé avant que tous aient joué la première donne : il n'y a rien à comparer.
refusal-not-in-match = Tu ne participes pas à ce match. Ouvre le tien avec { command-match-new }.
refusal-match-join-first = Tu ne participes pas encore à ce match. Appuie d'abord sur **{ button-match-join }**.
refusal-match-seat-lost = Tu as perdu ta place pour cette donne. Tu rejoueras dès la suivante.
refusal-match-too-few = Il faut au moins { $least } joueurs. Mentionne tes amis dans ce salon : ils n'ont qu'à appuyer sur **{ button-match-join }**.
refusal-match-places = Les tables de quatre demandent 4, 8, 12 ou 16 joueurs : { $more } de plus{ $fewer ->
    [0] {""}
   *[other] {" "}ou { $fewer } de moins
}. Appuie encore sur **{ button-match-start }**, et des joueurs virtuels prennent les places libres.
refusal-match-teams = Soit personne n'a d'équipe, soit tout le monde en a une : au moins deux équipes de deux joueurs.
refusal-match-one-try = { $alone ->
    [yes] Tu joues chaque donne d'un match une seule fois : pas d'arrêt, pas de pause. Elle t'attend jusqu'à la fin du match.
   *[no] Chaque donne d'un match se joue jusqu'au bout : pas d'arrêt, pas de pause. Si tu pars, un joueur virtuel te remplace jusqu'à ce que tu appuies sur **{ button-match-play }**.
}
refusal-match-no-hint = Il n'y a pas de conseils dans un match.
refusal-rematch-match = C'était une donne d'un match. Ouvres-en un autre avec { command-match-new }.
match-to-continue = Continue ta donne de match avec { command-match-show }.
refusal-match-only-alone = Tu n'es à aucune table de ce serveur. { match-to-continue }
refusal-match-elsewhere = Tu n'es à aucune table de ce serveur. Ta donne continue là où se joue le match, sur un autre serveur : { $where }
