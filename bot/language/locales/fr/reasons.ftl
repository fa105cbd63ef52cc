# Un coup que les règles interdisent. reason-* : après un essai ; why-* : sous les cartes grises d'une main.
reason-game-over = La partie est finie.
reason-wrong-phase = Ce n'est pas le moment ; ta main montre quoi faire.
reason-not-your-turn = Ce n'est pas encore à toi de jouer.
reason-not-settled = D'après ce que tu vois, les cartes restantes peuvent encore changer le score.
reason-not-held = Tu n'as pas cette carte.
reason-deal-does-not-fit = Cette donne ne va pas avec les règles de cette table.
reason-deal-wrong-dealer = Cette donne n'a pas le bon donneur.
