# Un coup que les règles interdisent. reason-* : après un essai ; why-* : sous les cartes grises d'une main.
reason-game-over = La partie est finie.
reason-wrong-phase = Ce n'est pas le moment ; regarde ta main, elle dit quoi faire.
reason-not-your-turn = Ce n'est pas encore à toi de jouer.
reason-not-settled = D'après ce que tu vois, les cartes restantes peuvent encore changer le score.
reason-not-held = Tu n'as pas cette carte.
reason-deal-does-not-fit = Cette donne ne va pas avec les règles de cette table.
reason-deal-wrong-dealer = Cette donne n'a pas le bon donneur.

# Ce qui parle pour une carte. Chaque phrase suit une ou plusieurs cartes.
hint-line = 💡 { $cards } : { $why }
hint-suit = { $suit ->
    [C] trèfles
    [D] carreaux
    [S] piques
   *[H] cœurs
}
hint-only-card = c'est la seule carte que tu peux jouer.
hint-go-for-the-moon = ton jeu est fort et personne n'a encore de points. Essaie de tous les prendre : c'est décrocher la lune !
hint-on-the-way-to-the-moon = continue à prendre tous les points : encore { $points ->
    [one] un
   *[other] { $points }
}, et tu décroches la lune !
hint-sure-for-the-moon = personne ne peut la battre. Pour décrocher la lune, pas un seul point ne doit t'échapper.
hint-modest = c'est sans doute ce qui te coûte le moins.
hint-stay-below = elle reste sous { $other }, qui est sur la table : ce pli ne sera pas pour toi.
hint-highest-below = c'est ta plus haute carte sous { $other }. Ce pli ne sera pas pour toi, et tu gardes les plus basses.
hint-second-of-two = la même carte est déjà sur la table, et c'est la première qui compte : ce pli ne sera pas pour toi.
hint-queen-below = { $other } est sur la table et te débarrasse de la dame. Ce pli ne sera pas pour toi.
hint-joker = un joker ne ramasse un pli que s'il est joué en premier.
hint-give-queen = la dame ira à la personne qui ramasse ce pli, et ce ne sera pas toi.
hint-give-points = personne n'en veut : elle ira à la personne qui ramasse ce pli, et ce ne sera pas toi.
hint-give-to-stop-the-moon = quelqu'un a tous les points jusqu'ici. Cette carte en donne à un autre : plus personne ne peut décrocher la lune.
hint-give-far-from-a-moon = personne n'en veut. Elle ira à la personne qui a tous les points jusqu'ici, mais il lui { $points ->
    [one] en manque encore un
   *[other] en manque encore { $points }
} pour la lune.
hint-queen-can-wait = ta dame peut attendre : { $points } autres piques la protègent.
hint-save-from-the-queen = la dame de pique pourrait tomber dessus plus tard. Maintenant, tu peux la jeter sans risque.
hint-throw-high = les cartes hautes ramassent des plis dont tu ne veux pas. Elle ne peut pas ramasser celui-ci : jette-la maintenant.
hint-keep-the-guard = tu gardes ainsi tes piques, qui protègent ta dame.
hint-not-yours = ce pli ne peut pas être pour toi, et c'est sans doute la carte dont tu as le moins besoin.
hint-take-the-bonus = tu joues en dernier et tu bats { $other } : le pli est à toi.
hint-take-to-stop-the-moon = quelqu'un a tous les points jusqu'ici. Si tu en prends, plus personne d'autre ne peut décrocher la lune.
hint-first-trick = on ne peut pas jouer de { $chips ->
    [yes] cœurs
   *[no] points
} au premier pli : tu peux lâcher une carte haute sans risque.
hint-no-points-here = tu joues en dernier, et il n'y a pas de { $chips ->
    [yes] cœurs
   *[no] points
} ici : ce pli ne te coûte rien.
hint-no-points-high = tu joues en dernier, et il n'y a pas de { $chips ->
    [yes] cœurs
   *[no] points
} ici : c'est le bon moment pour lâcher une carte haute.
hint-must-take = quoi que tu joues, ce pli est pour toi.
hint-must-take-highest = quoi que tu joues, ce pli est pour toi. Autant lâcher ta plus haute carte.
hint-lowest-above = tu ne peux pas rester dessous. Ta plus basse carte est la plus facile à battre, et il reste des { $suit } plus hauts.
hint-higher-out = c'est la plus haute pour l'instant, mais il reste des { $suit } plus hauts, et d'autres jouent après toi.
hint-gone = personne ne peut la battre : ce pli est pour toi. Mais ensuite tu ne l'as plus, et elle n'en ramasse pas un pire.
hint-keep-lower = tu gardes { $other } pour rester dessous plus tard.
hint-keep-to-stop-the-moon = quelqu'un a tous les points jusqu'ici. Tu gardes { $other }, qui pourrait l'arrêter plus tard.
hint-draw-the-queen = les piques sous la dame la font sortir, et tu n'as rien sur quoi elle pourrait tomber.
hint-lead-lowest = tous les { $suit } qui restent sont plus hauts : qui fournit te prend ce pli.
hint-lead-low = la plupart des { $suit } qui restent sont plus hauts : quelqu'un d'autre ramassera sans doute ce pli.
hint-may-be-beaten = { $points ->
    [one] il reste une carte plus haute de sa couleur
   *[other] il reste { $points } cartes plus hautes de sa couleur
} : quelqu'un peut peut-être la battre.
hint-fresh-suit = personne n'a encore entamé les { $suit } : les autres peuvent sans doute fournir, sans jeter de { $chips ->
    [yes] cœurs
   *[no] points
}.
hint-last-of-suit = après elle, tu n'as plus de { $suit } : quand on en jouera, tu jetteras ce que tu veux.
hint-pass-queen = avec si peu d'autres piques, la dame est dangereuse.
hint-pass-high-spade = la dame de pique pourrait tomber dessus.
hint-pass-suit = sans { $suit }, tu jettes ce que tu veux quand on en joue.
hint-pass-high-heart = les cœurs hauts ramassent des plis pleins de cœurs.
hint-pass-high = les cartes hautes ramassent des plis dont tu ne veux pas.
hint-pass-shorten = avec moins de { $suit }, tu jetteras vite ce que tu veux.
hint-pass-for-the-moon = garde tes cartes fortes et vise la lune !

# Ce qui parle contre une carte choisie, à côté de la meilleure.
drawback-line = Tu as choisi { $cards }. { $why }
drawback-takes = Personne ne peut la battre : ce pli est pour toi{ $points ->
    [0] .
    [one] , avec un point.
   *[other] , avec { $points } points.
}
drawback-highest-so-far = Si personne ne la bat, ce pli est pour toi.
drawback-under-the-queen = La dame de pique est encore en jeu et pourrait tomber dessus.
drawback-lead-high = La plupart des { $suit } qui restent sont plus bas : ce pli peut facilement être pour toi.
drawback-keeps = Tu gardes { $other }. Personne ne peut la battre : plus tard, elle pourrait ramasser un pli bien pire.
drawback-others-void = { $points ->
    [0] Quelqu'un n'a plus de { $suit } : il ne peut pas la battre et jettera ce qu'il veut.
    [one] Un joueur n'a plus de { $suit } : il ne peut pas la battre et jettera ce qu'il veut.
   *[other] { $points } joueurs n'ont plus de { $suit } : ils ne peuvent pas la battre et jetteront ce qu'ils veulent.
}
drawback-leaves-alone = Elle laisse { $other } seule. La plupart des { $suit } qui restent sont plus bas : elle peut facilement ramasser un pli.

# Below the answer to a question about a hand: its cards, and what stands beside each choice.
your-hand = Ta main : { $cards }
choices-key = + = { $chips ->
    [yes] jetons
   *[no] points
} de plus que le meilleur choix
