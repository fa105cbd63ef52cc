# Un coup que les règles interdisent. reason-* : après un essai ; why-* : sous les cartes grises d'une main.
reason-game-over = La partie est finie.
reason-wrong-phase = Ce n'est pas le moment. Appuie sur « Voir ma main » pour savoir quoi faire.
reason-not-your-turn = Ce n'est pas encore à toi de jouer.
reason-not-held = Tu n'as pas cette carte. Appuie sur « Actualiser » pour voir ta main.
reason-lead-the-low-club = Le premier pli s'entame avec le plus petit trèfle.
reason-lead-a-club = Le premier pli s'entame à trèfle.
reason-open-without-hearts = Le premier pli ne s'entame pas à cœur.
reason-follow-suit = Tu dois fournir tant que tu le peux.
reason-first-trick-points = Pas de carte à points au premier pli tant que tu en as une autre.
reason-hearts-not-broken = Les cœurs ne sont pas encore ouverts : n'entame pas à cœur tant que tu as une autre carte.
reason-queen-locked = On n'entame pas avec la dame de pique avant que les cœurs soient ouverts.
reason-queen-must-go = Tu dois jouer la dame de pique quand elle ne peut pas prendre le pli.
reason-pass-count = { $count ->
    [one] Choisis exactement { $count } carte à passer.
   *[other] Choisis exactement { $count } cartes à passer.
}
reason-pass-forbidden = Les règles de cette table interdisent de passer cette carte.
reason-call-too-many = Annonce { $count } { $count ->
    [one] carte
   *[other] cartes
} au plus en tout, et au moins une pour chaque place nommée.
reason-call-unknown-seat = Nomme chaque autre place une fois au plus.
reason-no-such-choice = La lune fait monter tous les autres, ou te fait descendre.
reason-deal-does-not-fit = Cette donne ne va pas avec les règles de cette table.
reason-deal-wrong-dealer = Cette donne n'a pas le bon donneur.
why-lead-the-low-club = Le premier pli s'entame avec cette carte : { $card }.
why-lead-a-club = Le premier pli s'entame à trèfle.
why-open-without-hearts = Le premier pli ne s'entame pas à cœur.
why-follow-suit = Tu as du { $suit ->
    [C] trèfle
    [D] carreau
    [S] pique
   *[other] cœur
} : tu dois fournir.
why-first-trick-points = Pas de points au premier pli.
why-hearts-not-broken = Les cœurs ne sont pas encore ouverts.
why-queen-locked = La dame attend que les cœurs soient ouverts.
why-queen-must-go = La dame de pique doit partir maintenant.
