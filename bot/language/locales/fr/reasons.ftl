# Un coup que les règles interdisent. reason-* : après un essai ; why-* : sous les cartes grises d'une main.
reason-game-over = La partie est finie.
reason-wrong-phase = Ce n'est pas le moment. Appuyez sur « Voir ma main » pour savoir quoi faire.
reason-not-your-turn = Ce n'est pas encore à vous de jouer.
reason-not-held = Vous n'avez pas cette carte. Appuyez sur « Actualiser » pour voir votre main.
reason-lead-the-low-club = Le premier pli s'entame avec le plus petit trèfle.
reason-lead-a-club = Le premier pli s'entame à trèfle.
reason-open-without-hearts = Le premier pli ne s'entame pas à cœur.
reason-follow-suit = Vous devez fournir tant que vous le pouvez.
reason-first-trick-points = Pas de carte à points au premier pli tant que vous en avez une autre.
reason-hearts-not-broken = Les cœurs ne sont pas encore ouverts : n'entamez pas à cœur tant que vous avez une autre carte.
reason-queen-locked = On n'entame pas avec la dame de pique avant que les cœurs soient ouverts.
reason-queen-must-go = Vous devez jouer la dame de pique quand elle ne peut pas prendre le pli.
reason-pass-count = { $count ->
    [one] Choisissez exactement { $count } carte à passer.
   *[other] Choisissez exactement { $count } cartes à passer.
}
reason-pass-forbidden = Les règles de cette table interdisent de passer cette carte.
reason-call-too-many = Annoncez { $count } { $count ->
    [one] carte
   *[other] cartes
} au plus en tout, et au moins une pour chaque place nommée.
reason-call-unknown-seat = Nommez chaque autre place une fois au plus.
reason-no-such-choice = La lune fait monter tous les autres, ou vous fait descendre.
reason-deal-does-not-fit = Cette donne ne va pas avec les règles de cette table.
reason-deal-wrong-dealer = Cette donne n'a pas le bon donneur.
why-lead-the-low-club = Le premier pli s'entame avec cette carte : { $card }.
why-lead-a-club = Le premier pli s'entame à trèfle.
why-open-without-hearts = Le premier pli ne s'entame pas à cœur.
why-follow-suit = Vous avez du { $suit ->
    [C] trèfle
    [D] carreau
    [S] pique
   *[other] cœur
} : vous devez fournir.
why-first-trick-points = Pas de points au premier pli.
why-hearts-not-broken = Les cœurs ne sont pas encore ouverts.
why-queen-locked = La dame attend que les cœurs soient ouverts.
why-queen-must-go = La dame de pique doit partir maintenant.
