daily-day = { DATETIME($day, dateStyle: "long") }
daily-week = { DATETIME($day, dateStyle: "short") }
daily-title = ## ☀️ La donne du jour
    -# { $day }
daily-what = Les mêmes cartes pour tout le monde, contre trois joueurs virtuels qui répondent toujours de la même façon aux mêmes cartes. Une manche, que tu joues en solo ; personne d'autre ne la voit.
daily-one-try = **Un seul essai.** Il commence quand tu vois ta main, et compte tel quel à la fin du jour, { $ends }. Pas de conseils.
daily-seals = -# 🔒 Scellées, aujourd'hui et demain : { $today } · { $tomorrow }
daily-sealed-late = -# J'étais absent quand cette donne devait être scellée : elle ne l'a été qu'aujourd'hui.
daily-points = { $finished ->
    [no] **{ $points } { $points ->
        [one] point
       *[other] points
    }** quand le jour s'est terminé, avant ta dernière carte. Cela compte tel quel, après tous ceux qui ont fini.
   *[other] **{ $points } { $points ->
        [one] point
       *[other] points
    }**
}
daily-against = { $others ->
    [0] En tête : personne d'autre n'a encore fini cette donne.
   *[other] Mieux que { $share } % de { $others } { $others ->
        [one] autre personne
       *[other] autres
    } · place { $place } · en moyenne { NUMBER($mean, maximumFractionDigits: 1) }
}
daily-squares = -# { $squares }
    -# Un carré par pli : ⬜ pris par d'autres · 🟩 pris sans points · 🟥 pris avec des points
daily-streak = { $days ->
    [0] 🔥 Ta série commence aujourd'hui
    [one] 🔥 1 jour de suite
   *[other] 🔥 { $days } jours de suite
}{ $zone ->
    [UTC] {""}
   *[other] {" "}· { $zone }
}
daily-zone = -# Un jour manqué par semaine est pardonné. { command-daily } { option-time_zone } change le fuseau.
daily-opens = -# D'autres jouent encore ces cartes : mains, replay et bilan s'ouvrent { $ends }.
daily-opened = -# Le secret d'où vient la donne : `{ $secret }`
daily-shared = **{ $who }** a joué la donne du jour, { $day }
daily-announced = Les mêmes cartes pour tout le monde, un seul essai ; toi seul vois ta main. { $people ->
    [0] Personne ne l'a encore jouée sur ce serveur.
    [one] 1 personne l'a jouée sur ce serveur.
   *[other] { $people } personnes l'ont jouée sur ce serveur.
}
daily-announced-over = Le jour est fini. { $people ->
    [0] Personne n'a joué sur ce serveur.
    [one] 1 personne a joué sur ce serveur.
   *[other] { $people } personnes ont joué sur ce serveur.
}
daily-announced-seal = -# Finit { $ends } · 🔒 { $hash }
daily-table-title = ## ☀️ { $day } sur ce serveur
daily-table-count = -# { $people } { $people ->
    [one] essai
   *[other] essais
}
daily-table-empty = Personne n'est encore dans ce tableau.
daily-line = { $place }\. { $who } · **{ $points }**{ $finished ->
    [no] {" "}(pas fini)
   *[other] {""}
}
daily-calendar-title = ## 📅 Tes jours
daily-calendar-key = -# 🟩 joué · 🟨 pas fini · ⬛ manqué · ▫️ pas de donne. Une ligne est une semaine à partir du lundi.
daily-practise-hint = **Exerce-toi** sur la donne d'un jour passé contre les mêmes joueurs virtuels. Cela ne compte pour rien.
daily-practise = Choisis un jour
daily-option = { $day } · { $points } { $points ->
    [one] point
   *[other] points
}
daily-over = ### ☀️ La donne du { $day }
button-daily-deal = Donne du jour
button-daily-begin = Commencer : ma main
button-daily-play = La jouer
button-daily-share = Partager
button-daily-table = Ce serveur
button-daily-calendar = Calendrier
button-daily-result = Et les autres ?
button-daily-back = Retour
button-daily-today = Aujourd'hui
button-daily-again = Encore une fois
refusal-daily-over = Ce jour est fini. { command-daily } montre la donne d'aujourd'hui.
refusal-daily-no-such-day = Il n'y a pas de donne de ce jour pour t'exercer.
refusal-daily-one-try = Il y a un seul essai pour la donne du jour : on ne peut ni l'abandonner ni le mettre en pause. Il t'attend jusqu'à la fin du jour.
refusal-daily-tried = Tu as déjà eu ton essai pour la donne d'aujourd'hui, et tu l'as supprimé avec tes données. Il y a une nouvelle donne demain.
refusal-daily-no-hint = Il n'y a pas de conseils pour la donne du jour.
refusal-daily-sealed = D'autres jouent encore ces cartes. Elles s'ouvrent { $at }.
refusal-daily-not-played = Seuls ceux qui ont joué la donne de ce jour jusqu'au bout le voient.
command-daily = /donne-du-jour
    .description = La donne du jour : les mêmes cartes pour tous, un essai ; toi seul la vois
help-commands-daily = **La donne du jour** : `{ command-daily }`, les mêmes cartes pour tous.
refusal-daily-only-alone = Tu n'es à aucune table de ce serveur. Ta donne du jour continue avec { command-daily }.
