# Les parties finies : si leurs donnes étaient honnêtes, et leurs replays.
verify-title = ### Manche { $round } à la table { $code } : la donne était-elle honnête ?
verify-hash = **Publié avant la manche** (SHA-256 d'un secret) :
    `{ $hash }`
verify-secret = **Révélé après**, le secret :
    `{ $secret }`
verify-playing = La manche se joue encore. Son secret est révélé quand elle est finie ; cette commande vérifie alors la donne.
verify-ended = La partie a été arrêtée avant la fin de cette manche : son secret n'a jamais été révélé.
verify-sealed = ✅ Oui : le SHA-256 du secret est bien celui publié, donc le secret était fixé avant la manche.
verify-not-sealed = ❌ Non : le SHA-256 du secret n'est pas celui publié.
verify-fair = ✅ Oui : mélanger le jeu avec le secret redonne la donne qui a été jouée.
verify-not-fair = ❌ Non : mélanger le jeu avec le secret donne une autre donne que celle qui a été jouée.
verify-match = **Le secret de la donne** est le début de HMAC-SHA256 de `{ $text }` avec ce secret, suivi de la version :
    `{ $secret }`
verify-drawn = ✅ Oui : le secret de la donne découle de celui-ci et de ce que chacun a coupé.
verify-not-drawn = ❌ Non : le secret de la donne ne découle pas de celui-ci et de ce que chacun a coupé.
verify-deal = **La donne que produit le secret**
verify-kitty = Talon : { $cards }
verify-dealer = Donneur : place { $seat }
verify-cut = **Coupe** : { $cut ->
    [0] personne n'a coupé
   *[other] { $cut }, après la publication de l'empreinte
}
verify-yourself = **Vérifie sans moi.** `echo { $secret } | xxd -r -p | sha256sum` donne l'empreinte. Pour la donne, SHA-256(secret + compteur) donne les nombres aléatoires d'un mélange de Fisher-Yates du jeu trié : `docs/deal-vector.md`, livré avec mon code source, donne toute la recette et un exemple pour tester.
verify-yourself-cut = Derrière le secret vient le texte `cut { $cut }` avant le mélange ; la recette le dit à l'étape *Cut*.
refusal-replay-players-only = La partie se joue encore : jusqu'à la fin, seuls ses joueurs voient ses manches finies.
refusal-no-finished-round = Aucune manche de cette partie n'est finie. Les mains sont montrées à la fin d'une manche.
refusal-no-such-round = Cette manche n'existe pas. La dernière est le numéro { $last }.
refusal-nothing-dealt = Rien n'a encore été distribué à cette table.
refusal-no-past-game = Aucune partie n'a encore été jouée jusqu'au bout ici. Pour une partie arrêtée, les boutons sont sous son message ; { command-hearts-new } ouvre une table.
button-replay = Replay
button-hide-hands = Cacher les mains
button-show-hands = Montrer les mains
replay-deal = ### Table { $code } · manche { $round } sur { $rounds } · la donne{ $passes ->
    [yes] {" "}et les passes
   *[no] , sans passe
}
replay-trick = ### Table { $code } · manche { $round } sur { $rounds } · pli { $trick } sur { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
}
replay-passed = ➡️ { $to } : { $cards }
replay-kitty = Talon : { $cards }
replay-taker = → **{ $who }** le prend{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
replay-nobody = → personne ne le prend : toutes les cartes s'annulent
replay-score = { $who } { $points } ({ $total })
replay-result = La manche : { $scores }
replay-round = Manche { $round }
button-share = Partager
button-deciding-trick = Pli décisif
button-share-public = Montrer à tout le monde
deciding-heading = ### Table { $code } · le pli décisif
deciding-shared = ### { $who } partage le pli décisif de la table { $code }
deciding-title = Manche { $round }, pli { $trick } sur { $tricks }
deciding-play = { $who } joue : { $card }
deciding-nobody = Personne ne le prend : toutes les cartes s'annulent
deciding-moon = { $who } complète la lune
deciding-taker = { $who } le prend : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
deciding-taker-chips = { $who } le prend : { $hearts ->
    [0] aucun cœur
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
deciding-withdrawn = Le pli décisif de la table { $code } se trouvait ici. Quelqu'un de cette partie a fait supprimer ses données.
refusal-share-unfinished = C'est pour les parties finies : aucun pli n'a encore décidé de celle-ci.
refusal-share-elsewhere = Montre-le là où la partie s'est jouée : { $where }.
chart-round = manche
chart-seat = Place { $seat }
chart-scores = Courbe des totaux sur { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}. À la fin : { $finals }. En tête : { $leads }.
chart-lead = { $who } ({ $rounds ->
    [1] manche { $first }
   *[other] manches { $first } à { $last }
})
