# /puzzle : une position, une carte, la réponse.
command-puzzle = /problème
    .description = Une position, un clic, et quelle était la bonne carte ; toi seul le vois
option-theme = thème
    .description = Le sujet du problème
choice-theme = { $value ->
    [queen] La dame de pique
    [moon] La lune
    [voids] Les coupes franches
    [passing] Les cartes à donner
    [endings] Les fins de donne
   *[ducking] Rester en dessous
}
help-commands-puzzle = **Les problèmes** : `{ command-puzzle }`, une position et un clic ; chaque jour, il y en a un pour tous.
privacy-puzzle = **Problèmes** : ceux que tu as vus, ce que tu as choisi, ta cote et ta série. Ainsi, aucun ne revient deux fois.
button-puzzle-next = Problème suivant
button-puzzle-all = Tous les thèmes
button-puzzle-share = Partager sans la réponse
button-puzzle-try = Essayer
puzzle-title = { $today ->
    [yes] ## 🧩 Le problème du jour
   *[no] ## 🧩 Problème
}
puzzle-unrated = { $missing ->
    [one] Ta cote dans 1 problème
   *[other] Ta cote dans { $missing } problèmes
}
puzzle-rating = Ta cote : { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } de suite
puzzle-best-streak = meilleure série : { $best }
puzzle-asks = ### ▶️ Quelle carte joues-tu ?
puzzle-asks-pass = ### ▶️ Que donnes-tu ? { $direction }
puzzle-gone = Déjà joué : { $cards }
puzzle-void = { $who } n'a plus de { $suits }
puzzle-passed = { $cards } donnés à { $to }
puzzle-right = ✅ **Bien joué !**
puzzle-wrong = ❌ **Pas cette fois.** { $cards } te coûte environ { $points ->
    [one] un point de plus
   *[other] { $points } points de plus
}.
puzzle-costs = -# Le nombre sur une carte : ce qu'elle te coûte de plus que la meilleure.
puzzle-share = { $cards } { $percent } %
puzzle-people = { $people } personnes ont choisi : { $shares }
puzzle-computers = 🤖 { $moves }
puzzle-first = -# Celui-ci est encore ouvert, alors il vient d'abord.
puzzle-answered = -# Tu as déjà répondu à celui-ci. C'est ta première réponse qui compte.
puzzle-all-seen = ### 🎉 Tu as résolu tous les problèmes !
    Les mises à jour en apportent d'autres. Une partie en attendant ?
puzzle-theme-seen = ### 🎉 Plus de problème ici : { $theme }
    Tu as répondu à tous. Il en reste dans d'autres thèmes.
puzzle-shared = **{ $who }** a répondu : ||{ $right ->
    [yes] ✅ juste
   *[no] ❌ faux
}||
refusal-puzzle-gone = Ce problème n'existe plus. `{ command-puzzle }` en a d'autres.
