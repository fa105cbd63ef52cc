ends-score = jusqu'à { $score } points
ends-rounds = { $rounds ->
    [one] en { $rounds } manche
   *[other] en { $rounds } manches
}
ends-chips = jusqu'à ce que l'un ait tous les jetons
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Règles de cette table : { $preset }
rules-title-named = ### Règles : { $name }
rules-pace = -# { $pace }. Après deux retards de suite, un joueur virtuel te remplace jusqu'à ce que tu appuies sur « Me revoilà ».
rules-differ = Dame de pique classique, sauf : { $differences }.
rules-same = Dame de pique classique.
list-more = { $listed } et { $count } de plus
rule-deal = **Donne.** { $seats } joueurs, { $decks ->
    [one] un jeu
   *[other] { $decks } jeux
}{ $jokers ->
    [0] {""}
    [one] {" "}avec un joker
   *[other] {" "}avec { $jokers } jokers
} : { $cards } { $cards ->
    [one] carte
   *[other] cartes
} chacun. Le donneur change à chaque manche, d'une place vers la gauche.
rule-removed = **Retiré.** Pour que les cartes se partagent bien, on retire { $count ->
    [one] cette carte
   *[other] ces cartes
} : { $cards }.
rule-kitty = **Talon.** Ce qui reste ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) va à qui { $to ->
    [first_penalty_trick] remporte le premier pli avec une carte à points, sinon le dernier pli
    [first_heart_trick] remporte le premier pli avec un cœur, sinon le dernier pli
    [last_trick] remporte le dernier pli
    [split_first_two] remporte le premier et le deuxième pli, une moitié chacun
   *[first_trick] remporte le premier pli
}. Lui seul le voit, et ses points comptent pour lui.
rule-passing-none = **Passe.** On ne passe pas de cartes.
rule-passing-every = **Passe.** À chaque manche, chacun passe { $pass }, avant de voir ce qu'il reçoit.
rule-passing-cycle = **Passe.** Ce que chacun passe, manche après manche ; après la dernière, on recommence :
rule-passing-round = Manche { $round } : { $pass }
rule-passing-rotate = **Passe.** Chacun passe { $count } { $count ->
    [one] carte
   *[other] cartes
}, une place plus loin à gauche à chaque manche ; à sa propre place, on ne passe rien.
rule-passing-dealer = **Passe.** Le donneur annonce la passe avant de regarder ses cartes : { $count } au plus, réparties à son gré entre les autres places, ou aucune.
pass-cards = { $count } { $way ->
    [left] à gauche
    [right] à droite
    [across] en face
    [far-left] à { $steps } places à gauche
   *[far-right] à { $steps } places à droite
}
pass-nothing = rien
rule-pass-forbidden = **Interdit de passer.** Personne ne peut passer { $cards } tant qu'il a assez d'autres cartes.
rule-opening = **Entame.** { $opening ->
    [any_club] Qui a { $card } entame le premier pli avec n'importe quel trèfle.
    [low_club_holder] Qui a { $card } entame le premier pli avec n'importe quelle carte permise.
    [dealers_left] Le joueur à gauche du donneur entame le premier pli avec n'importe quelle carte sauf un cœur.
   *[low_club] Qui a { $card } entame le premier pli avec cette carte.
}{ $copies ->
    [yes] {" "}S'ils sont plusieurs, le premier à partir de la gauche du donneur.
   *[no] {""}
}
rule-low-club-dealt = le plus petit trèfle distribué
rule-follow = **Fournir.** Joue la couleur entamée si tu en as ; la plus haute carte de cette couleur prend le pli et entame le suivant. Il n'y a pas d'atout.
rule-duplicates = **Cartes identiques.** { $duplicates ->
    [cancel] Deux cartes identiques dans un pli s'annulent et ne peuvent pas le prendre ; sur trois, la troisième compte. Si toutes les cartes de la couleur entamée sont annulées, le même joueur entame encore, et le pli suivant emporte les deux ; au dernier pli, ces cartes ne comptent pour personne.
   *[first_wins] De deux cartes identiques dans un pli, la première est la plus haute.
}
rule-slough = **Jokers.** Un joker se joue à tout moment et ne compte rien. Il ne prend le pli que s'il est joué à l'entame ; chacun joue alors ce qu'il veut.
rule-high-low = **Jokers.** Les deux jokers sont des cœurs : le premier joué dans une manche est au-dessus de l'as, le second au-dessous du deux.
rule-first-trick = **Premier pli.** { $points ->
    [allowed] Les cartes à points sont permises dès le premier pli.
   *[forbidden] Pas de carte à points au premier pli, sauf si tu n'as rien d'autre.
}
rule-breaking = **Entamer à cœur.** { $breaking ->
    [none] On peut entamer à cœur à tout moment.
    [penalty] On peut entamer à cœur dès qu'une carte à points a été jouée, ou si l'on n'a rien d'autre.
   *[hearts] On peut entamer à cœur dès qu'un cœur a été joué, ou si l'on n'a rien d'autre.
}
rule-locked = **Entamer la dame.** On ne peut pas non plus entamer la dame de pique avant cela.
rule-hearts-instead = **Plutôt cœur.** Qui n'a que des cœurs et la dame de pique peut entamer à cœur.
rule-queen_must_go = **La dame doit partir.** Qui peut jouer la dame de pique sans qu'elle puisse prendre le pli doit la jouer.
rule-hearts = **Cœurs.** { $hearts ->
    [rank] Chaque cœur compte son rang : 2 à 10, valet 11, dame 12, roi 13, as 14 points.
    [rank_low_ace] Chaque cœur compte son rang : 2 à 10, valet 11, dame 12, roi 13, mais l'as 1 point.
    [rank_ten] Les cœurs de 2 à 10 comptent leur nombre, valet, dame et roi 10, l'as 15 points.
    [pips] Les cœurs de 2 à 10 comptent leur nombre, valet, dame, roi et as 10 points.
   *[one] Chaque cœur compte 1 point.
}
rule-joker-points = **Les jokers comptent** 1 point chacun.
rule-queen = **Dame de pique.** { $points ->
    [0] C'est une carte ordinaire, qui ne compte rien.
    [one] Elle compte { $points } point.
   *[other] Elle compte { $points } points.
}
rule-extra = **Autres cartes à points.** { $cards }.
extra-card = { $card } { $points }
rule-bonus = **Bonus.** Qui ramasse { $card } marque { $points }.
rule-doubler = **Dix de trèfle.** { $doubler ->
    [chinese] Il double les points des cartes à points de qui le ramasse ; sans aucune, on marque −5 à la place.
   *[ten_of_clubs] Il double tout ce que marque dans la manche qui le ramasse, bonus compris.
}
rule-no-tricks = **Aucun pli.** Qui ne prend aucun pli marque { $points }, sauf quand la lune est décrochée.
rule-moon = **Décrocher la lune.** { $moon ->
    [off] Rien de spécial quand un joueur ramasse toutes les cartes à points.
    [shooter_down] Qui ramasse toutes les cartes à points retire { $down } à son total, et les autres marquent 0.
    [choice] Qui ramasse toutes les cartes à points choisit : { $points } pour tous les autres, ou { $down } de moins pour lui.
    [shooter_up] Qui ramasse toutes les cartes à points marque { $points }, et les autres 0.
    [void] Quand un joueur ramasse toutes les cartes à points, personne ne marque dans cette manche.
    [smart] Qui ramasse toutes les cartes à points marque 0, et tous les autres { $points } ; si cela finissait la partie sans faire de lui le seul gagnant, il retire { $down } à son total.
   *[others_up] Qui ramasse toutes les cartes à points marque 0, et tous les autres { $points }.
}
rule-moon-choice = **Le choix.** Seul choisit qui avait { $from } points ou plus avant la manche ; sinon, tous les autres reçoivent les points.
rule-moon-bonus = **La lune exige aussi la carte bonus** : sans elle, pas de lune.
rule-sun = **Décrocher le soleil.** Qui remporte en plus tous les plis double la valeur de la lune.
rule-on_the_nose = **Pile dessus.** Un total qu'une manche amène à exactement 50 devient 0, un total d'exactement 100 devient 50.
rule-floor = **Plancher.** Aucun total ne descend sous 0.
rule-chips = **Jetons.** Chacun commence avec { $chips } et en met { $ante } au pot avant chaque manche.
rule-pot = **Le pot.** Ceux qui n'ont pris aucun cœur se le partagent ; ce qui ne se divise pas reste. Si tout le monde en a pris, ou si un joueur les a tous, le pot reste pour la manche suivante.
rule-end-chips = **Fin.** Qui ne peut pas payer la mise est éliminé ; le dernier qui a des jetons gagne{ $end ->
    [rounds] , ou le plus riche après { $rounds } manches
   *[score] {""}
}.
rule-end = **Fin.** { $end ->
    [rounds] La partie dure { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }.
   *[score] La partie finit quand quelqu'un atteint { $score } points.
} Le plus petit total gagne{ $tie ->
    [extra_round] {" "}; tant que plusieurs le partagent, on joue d'autres manches.
   *[shared] {" "}; en cas d'égalité, ils gagnent ensemble.
}
preset-standard = Classique
preset-quick = Rapide
preset-long = Longue
preset-new_moon = Nouvelle lune
preset-no_pass = Sans passe
preset-omnibus = Omnibus
preset-omnibus_choice = Omnibus au choix
preset-omnibus_slam = Omnibus chelem
preset-spot = Cœurs au rang
preset-spot_light = Cœurs au rang, léger
preset-family = En famille
preset-grand_prix = Grand Prix
preset-kardsgt = KardsGT
preset-gentleman = Gentleman
preset-hoosier = Hoosier
preset-split = Avec passe partagée
preset-aldergrove = Aldergrove
preset-dealers_choice = Au choix du donneur
preset-tournament = Tournoi
preset-three = Trois joueurs
preset-three_kitty = Trois joueurs avec talon
preset-high_low = Grand et petit joker
preset-five = Cinq joueurs
preset-six = Six joueurs
preset-double_deck = Deux jeux
preset-extreme = Extrême
preset-cancellation = Annulation
preset-jokers = Jokers
preset-chinese = Chinoise
preset-ten_of_clubs = Dix de trèfle
preset-sun = Décrocher le soleil
preset-on_the_nose = Pile dessus
preset-open_lead = Entame libre
preset-black_maria = Black Maria
preset-old_hearts = Cœurs à l'ancienne
preset-chips = Aux jetons
# Une ligne chacune, 90 caractères au plus.
about-standard = quatre joueurs, passe à gauche, à droite, en face, sans ; dame 13, lune 26, à 100
about-quick = le jeu classique en 50 points : une demi-heure environ
about-long = le jeu classique en 150 points
about-new_moon = qui décroche la lune retire 26, au lieu de 26 pour tous les autres
about-no_pass = le jeu classique sans passe
about-omnibus = le valet de carreau retire 10 points ; jusqu'à 75
about-omnibus_choice = omnibus jusqu'à 75 ; la lune : 16 de moins pour soi ou 26 pour tous les autres
about-omnibus_slam = omnibus jusqu'à 100, et la lune exige aussi le valet
about-spot = les cœurs comptent leur rang, la dame 25 ; jusqu'à 500
about-spot_light = les cœurs comptent leur rang, la dame 13 ; jusqu'à 500
about-family = 3 à 10 joueurs ; la dame attend aussi, talon au premier cœur, la lune au choix
about-grand_prix = la lune au choix, mais seulement à partir de 74 points avant la manche
about-kardsgt = cœur à tout moment, des points dès le premier pli
about-gentleman = toute carte à points ouvre les cœurs, la dame part dès qu'elle peut
about-hoosier = une carte à chaque voisin et en face, à chaque manche
about-split = après gauche, droite et en face, une manche à une carte pour chacun
about-aldergrove = après gauche, droite et en face, une manche à deux cartes de chaque côté
about-dealers_choice = le donneur annonce la passe sans regarder
about-tournament = à gauche, à droite, en face : jamais sans passe
about-three = trois joueurs, deux de trèfle retiré, passe à gauche
about-three_kitty = trois joueurs, la carte en trop va au premier pli
about-high_low = trois joueurs, deux jokers, plus haut et plus bas des cœurs, dame 15
about-five = cinq joueurs, deux de carreau et trois de trèfle retirés
about-six = six joueurs, talon au premier pli avec un cœur
about-double_deck = 7 à 10 joueurs, deux jeux, talon au premier pli avec un cœur ; à 200
about-extreme = huit joueurs, deux jeux entiers
about-cancellation = 6 à 16 joueurs, deux jeux ou plus : les cartes identiques s'annulent
about-jokers = deux jokers à défausser à tout moment
about-chinese = le dix de trèfle double les cartes à points, ou vaut −5 tout seul
about-ten_of_clubs = le dix de trèfle double tout
about-sun = qui prend tous les plis double la lune
about-on_the_nose = 50 pile devient 0, 100 pile devient 50
about-open_lead = le voisin de gauche du donneur entame ce qu'il veut, sauf cœur
about-black_maria = aussi roi de pique 10 et as de pique 7 ; passe à droite, cœur à tout moment
about-old_hearts = seuls les cœurs comptent ; jusqu'à 50
about-chips = mise et pot : qui ne prend aucun cœur partage le pot ; dix manches
# Une carte dans une phrase. $rank : 2-9, T, J, Q, K, A ; $suit : C, D, S, H.
card-words = { $rank ->
    [T] le dix
    [J] le valet
    [Q] la dame
    [K] le roi
    [A] l'as
   *[other] le { $rank }
} de { $suit ->
    [C] trèfle
    [D] carreau
    [S] pique
   *[other] cœur
}
card-words-joker = le joker
