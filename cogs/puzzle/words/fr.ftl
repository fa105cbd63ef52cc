# /puzzle : une position, une carte, la réponse.
command-puzzle = /problème
    .description = Trouve la meilleure carte ; toi seul le vois
option-theme = thème
    .description = Le sujet du problème
choice-theme = { $value ->
    [queen] La dame de pique
    [moon] Décrocher la lune
    [voids] Les couleurs épuisées
    [passing] La passe
    [endings] Les derniers plis
   *[ducking] Rester en dessous
}
help-start-puzzle = `{ command-puzzle }` – Trouve la meilleure carte, un problème par jour
privacy-puzzle = **Problèmes** : ceux que tu as vus, tes choix, ta cote et ta série
button-puzzle-all = Autres problèmes
button-puzzle-share = Partager
button-puzzle-try = Essayer
puzzle-any-theme = Tous les thèmes
puzzle-choose-theme = Choisir un thème
puzzle-title = { $today ->
    [yes] ## 🧩 Le problème du jour
   *[no] ## 🧩 Problème
}
puzzle-title-over = ## 🧩 Le problème du { DATETIME($day, dateStyle: "long") }
puzzle-unrated = { $missing ->
    [one] Encore 1 problème avant ta cote
   *[other] Encore { $missing } problèmes avant ta cote
}
puzzle-rating = Ta cote : { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } de suite
puzzle-best-streak = meilleure série : { $best }
puzzle-asks-pass = ### Tu passes { $direction }. Quelles cartes choisir ?
puzzle-asks-play = ### { $leads ->
    [yes] Tu entames le pli { $trick }
   *[no] { $void ->
        [no] À toi de jouer
       *[other] { panel-void }
    }
} : quelle carte te coûte le moins de points ?
puzzle-trick = { $taken ->
    [yes] Tu as ramassé le pli { $trick }
   *[no] Pli { $trick }
}
puzzle-hand = -# Ta main :
puzzle-judged = ### { $right ->
    [yes] ✅ Bien joué !
   *[no] ❌ Pas cette fois
}
puzzle-share = { $percent } %
puzzle-people = % = sur { $people } personnes
puzzle-rest = Tout autre choix : { $least }{ $same ->
    [yes] {""}
   *[no] {" "}à { $most }
}
puzzle-first = -# Tu n'as pas encore répondu à celui-ci : il passe d'abord.
puzzle-answered = -# Tu as déjà répondu à celui-ci. C'est ta première réponse qui compte.
puzzle-all-seen = ### 🎉 Tu as fait tous les problèmes !
    Les mises à jour en apportent d'autres. Une partie en attendant ?
puzzle-theme-seen = ### 🎉 Tu as fait tous les problèmes sur « { $theme } » !
puzzle-shared = Le résultat de **{ $who }** (touche pour voir) : ||{ $right ->
    [yes] ✅ juste
   *[no] ❌ faux
}||
puzzle-not-rated = -# { $age ->
    [0] Sans effet sur la cote : on a peut-être déjà parlé de celui-ci.
   *[other] 🌱 Pour t'exercer : les problèmes comptent pour la cote dès que ton compte Discord a { $age } jours.
}
puzzle-day = -# Toi seul vois ta réponse.
puzzle-day-over = Le meilleur choix (touche pour voir) : ||{ $cards }||
refusal-puzzle-gone = Ce problème n'existe plus. `{ command-puzzle }` en a d'autres.
