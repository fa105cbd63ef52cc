daily-day = { DATETIME($day, dateStyle: "long") }
daily-title = ## ☀️ La donne du jour
    -# { $day }
daily-what = La même manche pour tout le monde, contre des joueurs virtuels. Le plus petit score gagne.
daily-one-try = **Un seul essai**, sans conseils. Finit { $ends } ; les essais inachevés passent en dernier.
daily-late = -# J'étais absent hier, j'ai donc scellé cette donne aujourd'hui.
daily-against = { $others ->
    [0] Personne d'autre n'a encore fini cette donne.
   *[other] Place { $place } sur { $size } dans le monde{ $shared ->
        [0] {""}
        [one] , à égalité avec 1 personne
       *[other] , à égalité avec { $shared } personnes
    }
        Moyenne de tous : { NUMBER($mean, maximumFractionDigits: 1) } points
}
daily-squares = -# { $squares }
    -# ⬜ pas de pli · 🟩 pli · 🟥 avec points
daily-streak = 🔥 { $days ->
    [0] Ta série commence aujourd'hui
    [1] Ta série : 1 jour
   *[other] Ta série : { $days } jours
}
daily-gap = -# Un jour manqué par semaine ne met pas fin à ta série.
daily-zone = -# Les journées finissent à minuit ({ $zone }).
    -# Pour changer : `{ command-daily } { option-time_zone }`
daily-opens = -# Tu verras toutes les mains { $ends }.
daily-opened = -# **{ button-review }** trouve tes erreurs et **{ button-replay }** montre toutes les mains.
daily-stopped = { $tricks ->
    [0] La journée s'est terminée avant ton premier pli.
   *[other] La journée s'est terminée avant ton dernier pli : { $points } { $points ->
        [one] point
       *[other] points
    } après { $tricks } { $tricks ->
        [one] pli
       *[other] plis
    } sur { $all }.
} Ton essai compte, mais passe après ceux qui sont finis.
daily-shared = **{ $who }** a **{ $points } { $points ->
    [one] point
   *[other] points
}** à la donne du jour{ $finished ->
    [no] {" "}(pas fini)
   *[other] {""}
}
    -# { $day }
daily-announced = Les mêmes cartes pour tout le monde, un seul essai : le plus petit score gagne.
daily-announced-over = La journée est finie. { $people ->
    [0] Personne n'a joué sur ce serveur.
    [one] 1 personne a joué sur ce serveur.
   *[other] { $people } personnes ont joué sur ce serveur.
}{ $best ->
    [none] {""}
    [one] {" "}Meilleur résultat : { $best } point.
   *[other] {" "}Meilleur résultat : { $best } points.
}
daily-announced-ends = -# Finit { $ends } · { $people ->
    [0] personne n'a joué
    [one] 1 a joué ici
   *[other] { $people } ont joué ici
}
daily-table-title = ## ☀️ Résultats du serveur
    -# { $day }
daily-table-count = -# { $people } { $people ->
    [one] personne
   *[other] personnes
}
daily-table-empty = Il n'y a encore personne ici.
daily-new-account = -# 🌱 Ton compte Discord est récent. Dès qu'il aura { $age } jours, tu seras dans cette liste.
daily-line = { $place }\. **{ $who }** · { $points } { $points ->
    [one] point
   *[other] points
}{ $finished ->
    [no] {" "}(pas fini)
   *[other] {""}
}{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
daily-calendar-title = ## 📅 Tes jours
daily-weekdays = 🇱 🇲 🇲 🇯 🇻 🇸 🇩
daily-calendar-key = -# 🟩 joué · 🟨 pas fini
    -# ⬜ manqué · 🟦 aujourd'hui · ▪️ pas de donne
daily-practise-hint = **Entraîne-toi** sur la donne d'un jour passé. Cela ne compte pas.
daily-practice-about = Exercice : ne compte pas
daily-practise = Choisis un jour
daily-option = { $day } · { $points } { $points ->
    [one] point
   *[other] points
}
button-daily-deal = Donne du jour
daily-about = { button-daily-deal }
button-daily-play = Jouer la donne du jour
button-daily-begin = Jouer : voir ma main
button-daily-share = Partager
button-daily-table = Résultats du serveur
button-daily-calendar = Calendrier
button-daily-result = Ma place
button-daily-again = Rejouer
refusal-daily-over = Cette journée est finie. { command-daily } montre la donne d'aujourd'hui.
refusal-daily-no-such-day = Il n'y a pas de donne de ce jour-là pour t'entraîner.
refusal-daily-one-try = Tu n'as qu'un essai pour la donne du jour : pas d'abandon, pas de pause. Il t'attend jusqu'à la fin de la journée.
refusal-daily-tried = Tu as déjà eu ton essai pour aujourd'hui, et tu l'as supprimé avec tes données. Il y aura une nouvelle donne demain.
refusal-daily-no-hint = Il n'y a pas de conseils pour la donne du jour.
refusal-daily-sealed = D'autres jouent encore ces cartes. On pourra les voir { $when }.
refusal-daily-not-played = Seules les personnes qui ont fini la donne de ce jour peuvent voir cela.
command-daily = /donne-du-jour
    .description = La donne du jour : les mêmes cartes pour tous, un essai ; toi seul la vois
help-start-daily = `{ command-daily }` – Les mêmes cartes pour tous, une fois par jour
daily-to-continue = Continue ta donne du jour avec { command-daily }.
refusal-daily-only-alone = Tu n'es à aucune table de ce serveur. { daily-to-continue }
