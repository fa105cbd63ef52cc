refusal-replay-players-only = La partie est encore en cours : jusqu'à la fin, seuls ses joueurs voient les manches finies.
refusal-no-finished-round = Aucune manche de cette partie n'est finie. On ne voit les mains qu'après la manche.
refusal-no-such-round = Cette manche n'existe pas. La dernière est la manche { $last }.
refusal-nothing-dealt = Rien n'a encore été distribué à cette table.
refusal-no-seal = Cette donne vient d'un fichier. Elle n'a pas été scellée ici : il n'y a rien à vérifier.
refusal-no-past-game = Aucune partie n'a encore été finie ici. Une partie arrêtée a ses boutons sous son message ; { command-hearts-new } ouvre une table.
button-replay = Voir le replay
button-share = Partager
button-deciding-trick = Pli décisif
deciding-withdrawn = Le pli décisif de la table { $code } se trouvait ici. Quelqu'un de cette partie a supprimé ses données.
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
# Les parties finies : si leurs donnes étaient honnêtes, et leurs replays.
