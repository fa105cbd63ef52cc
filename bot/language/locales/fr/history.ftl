# Les parties finies : si leurs donnes étaient honnêtes, leurs replays, leurs listes, et ce qu'elles disent d'une personne.
refusal-replay-players-only = La partie se joue encore : jusqu'à la fin, seuls ses joueurs voient ses manches finies.
refusal-no-finished-round = Aucune manche de cette partie n'est finie. Les mains sont montrées à la fin d'une manche.
refusal-no-such-round = Cette manche n'existe pas. La dernière est le numéro { $last }.
refusal-nothing-dealt = Rien n'a encore été distribué à cette table.
refusal-no-past-game = Aucune partie n'a encore été jouée jusqu'au bout ici. Pour une partie arrêtée, les boutons sont sous son message ; { command-hearts-new } ouvre une table.
button-replay = Replay
button-share = Partager
button-deciding-trick = Pli décisif
deciding-withdrawn = Le pli décisif de la table { $code } se trouvait ici. Quelqu'un de cette partie a fait supprimer ses données.
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
chart-game = partie
chart-rating = Courbe de la cote ({ division-name }) après chacune des { $games } dernières parties cotées : de { $first } à { $last }, entre { $low } et { $high }.
chart-beaten = Courbe des { $games } dernières parties : le pourcentage des autres qui n'ont pas fait mieux, de { NUMBER($first, maximumFractionDigits: 0) } à { NUMBER($last, maximumFractionDigits: 0) }, entre { NUMBER($low, maximumFractionDigits: 0) } et { NUMBER($high, maximumFractionDigits: 0) }.
history-title = ### Parties sur ce serveur
history-title-of = ### Parties de { $who }
history-none = { $page ->
    [0] Aucune partie n'est encore finie. Ouvre une table avec **{ command-hearts-new }**.
   *[other] Il n'y a pas d'autres parties.
}
history-game = -# { $date } · { $preset } · table { $code }
history-early = { " " }· arrêtée avant la fin
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(parti)
   *[no] {" "}{ $total }
}
history-more = et { $count } de plus
history-replay = Voir un replay
history-choice = Table { $code }, { $preset }
button-history = Historique
refusal-profile-hidden = Cette personne ne montre pas comment elle joue.
