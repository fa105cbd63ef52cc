# Every rule: field-*: its label in the editor (at most 45 characters); hint-*: below a text field (at most 100);
# value-*: what a value means, in a few words that stand for themselves (at most 100); rule-*: what /rules show says;
# reason-*, why-*: why a card may not be played, after a try and under the grey cards of a hand; step-*: a line of the
# score sheet; conflict-*: why it does not go with other rules, and what would do.

ends-score = en { $score } points
ends-rounds = { $rounds ->
    [one] en { $rounds } manche
   *[other] en { $rounds } manches
}
ends-chips = jusqu'à ce qu'un joueur ait tous les jetons
game-unnamed = Règles personnalisées
game-altered = Règles de cette table
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Règles de cette table{ $named ->
    [yes] {" "}: { $preset }
   *[no] {""}
}
rules-pace = -# **Rythme.** { $pace }. Après deux retards de suite, un joueur virtuel te remplace jusqu'à ce que tu appuies sur **{ button-back }**.
rules-pace-none = -# **Rythme.** { $pace }. Personne n'est remplacé ; après trois jours sans un coup, la partie est mise en pause.
rules-differ = Dame de pique classique, sauf : { $differences }
rules-except = Dame de pique classique, à part ceci :
rules-rest = **Le reste, comme dans la Dame de pique classique :**
rules-same = Dame de pique classique
list-more = { $listed } et { $count } de plus

## deck

section-deck = Places et jeu

field-seats = Joueurs
value-seats = { $value } joueurs
rule-deal = **Donne.** { $seats } joueurs, { $decks ->
    [one] 1 jeu
   *[other] { $decks } jeux
}{ $jokers ->
    [0] {""}
    [one] {" "}avec un joker
   *[other] {" "}avec { $jokers } jokers
} : { $cards } { $cards ->
    [one] carte
   *[other] cartes
} chacun. Le premier donneur est tiré au sort ; ensuite, la donne passe à gauche.
conflict-hand-size = { $seats } joueurs auraient { $cards } { $cards ->
    [one] carte
   *[other] cartes
} chacun ; il en faut de { $least } à { $most } : change le nombre de jeux.

field-decks = Jeux de cartes
value-decks = { $value ->
    [none] autant de jeux qu'il en faut
    [one] 1 jeu
   *[other] { $value } jeux
}

field-jokers = Jokers en tout
value-jokers = { $value ->
    [0] pas de joker
    [one] un joker
   *[other] { $value } jokers
}
conflict-too-many-jokers = Un jeu a deux jokers : il peut y en avoir { $most } au plus.

field-joker_kind = Ce que font les jokers
value-joker_kind = { $value ->
    [high_low] les jokers sont le plus haut et le plus bas des cœurs
   *[slough] les jokers se jouent même si l'on peut fournir
}
rule-slough = **Jokers.** Tu peux jouer un joker au lieu de fournir. Il ne compte rien et ne prend le pli que s'il est entamé ; personne ne doit alors fournir.
rule-high-low = **Jokers.** Les deux jokers sont des cœurs : le premier joué dans une manche est au-dessus de l'as, le second au-dessous du deux.
rule-joker-points = **Les jokers comptent** 1 point chacun.
conflict-high-low-needs-two-jokers = Le grand et le petit joker exigent exactement deux jokers.

field-duplicates = Cartes identiques dans un pli
value-duplicates = { $value ->
    [cancel] les cartes identiques d'un pli s'annulent, avec deux jeux ou plus
   *[first_wins] la première des cartes identiques l'emporte
}
rule-duplicates = **Cartes identiques.** { $duplicates ->
    [cancel] Deux cartes identiques dans un pli s'annulent et ne peuvent pas le prendre ; sur trois, la troisième compte. Si toutes les cartes de la couleur entamée sont annulées, le même joueur entame encore, et le pli suivant emporte les deux ; au dernier pli, { $last ->
        [leader] ces cartes vont à celui qui l'a entamé.
       *[nobody] ces cartes ne comptent pour personne.
    }
   *[first_wins] De deux cartes identiques dans un pli, la première est la plus haute.
}
rule-cancelling = **Annulations.**{ $four ->
    [yes] {" "}Quatre cartes identiques s'annulent toutes.
   *[no] {""}
}{ $jokers ->
    [yes] {" "}Les jokers ne s'annulent pas.
   *[no] {""}
}{ $kitty ->
    [yes] {" "}Un pli que personne ne prend ne donne pas de talon.
   *[no] {""}
}{ $moon ->
    [yes] {" "}Si le dernier pli ne compte pour personne, personne ne décroche la lune.
   *[no] {""}
}
conflict-cancel-one-deck = Des cartes ne s'annulent que s'il y en a deux : il faut deux jeux ou plus.

## rest

section-rest = Cartes en trop

field-remainder = Que faire des cartes en trop
value-remainder = { $value ->
    [kitty] les cartes en trop vont au talon
   *[remove] les cartes en trop sont retirées
}
rule-kitty = **Talon.** Les cartes en trop ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) vont à qui { $to ->
    [first_penalty_trick] remporte le premier pli avec une carte à points, sinon le dernier pli
    [first_heart_trick] remporte le premier pli avec un cœur, sinon le dernier pli
    [last_trick] remporte le dernier pli
    [split_first_two] remporte le premier et le deuxième pli, une moitié chacun
   *[first_trick] remporte le premier pli
}. Lui seul le voit, et ses points comptent pour lui.
conflict-uneven-deal = { $cards } cartes ne se partagent pas entre { $seats } joueurs : retires-en d'autres, laisse la liste vide, ou prends un talon.

field-removed = Cartes retirées
hint-removed = Comme 2D 3C. Laisse vide pour retirer les plus petites sans importance.
value-removed = { $value ->
    [none] les plus petites cartes sont retirées
   *[other] retirées : { $value }
}
rule-removed = **Retiré.** { $even ->
    [yes] On retire { $count ->
        [one] cette carte
       *[other] ces cartes
    }
   *[no] Pour que les cartes se partagent bien, on retire { $count ->
        [one] cette carte
       *[other] ces cartes
    }
} : { $cards }.
conflict-removed-with-kitty = Ou bien des cartes sont retirées, ou bien le reste va au talon, pas les deux.
conflict-removed-not-in-deck = Impossible de retirer { $card } : cette carte n'est pas dans le jeu.
conflict-removed-twice = Impossible de retirer { $times } fois { $card } : le jeu n'en a que { $copies }.
conflict-needed-card-removed = Impossible de retirer { $card } : cette carte sert au compte des points.

field-kitty_to = Qui reçoit le talon
value-kitty_to = { $value ->
    [first_penalty_trick] talon au premier pli avec une carte à points
    [first_heart_trick] talon au premier pli avec un cœur
    [last_trick] talon au dernier pli
    [split_first_two] talon partagé entre les deux premiers plis
   *[first_trick] talon au premier pli
}

field-last_cancelled = Si tout le dernier pli s'annule
value-last_cancelled = { $value ->
    [leader] un dernier pli annulé va à qui l'a entamé
   *[nobody] un dernier pli annulé ne va à personne
}
conflict-last-cancelled = Le dernier pli ne s'annule que là où les cartes identiques s'annulent.

## passing

section-passing = Passe

field-passing = Passes
value-passing = { $value ->
    [none] pas de passe
    [left] passe à gauche à chaque manche
    [right] passe à droite à chaque manche
    [with_split] gauche, droite, en face, partagée entre eux, sans
    [split] partagée entre gauche, en face et droite, à chaque manche
    [aldergrove] gauche, droite, en face, deux de chaque côté
    [no_hold] passe à une autre place à chaque manche, jamais sans
    [rotate] passe une place plus loin à chaque manche, puis sans
    [dealers_choice] le donneur annonce la passe
    [custom] passes personnalisées
   *[standard] passe à une autre place à chaque manche, puis sans
}
rule-passing-none = **Passe.** On ne passe pas de cartes.
rule-passing-every = **Passe.** À chaque manche, chacun passe { $pass }, avant de voir ce qu'il reçoit.
rule-passing-cycle = **Passe.** Chacun passe avant de voir ce qu'il reçoit. Manche après manche : { $passes } ; puis on recommence.
rule-passing-rotate = **Passe.** Chacun passe { $count } { $count ->
    [one] carte
   *[other] cartes
}, avant de voir ce qu'il reçoit : d'abord à la place suivante à gauche, puis une place plus loin à chaque manche. Après un tour complet, une manche sans passe, et on recommence.
rule-passing-dealer = **Passe.** Le donneur annonce la passe avant de regarder ses cartes : { $count } au plus, réparties à son gré entre les autres places, ou aucune. S'il tarde trop, un joueur virtuel annonce pour lui. Chacun passe avant de voir ce qu'il reçoit.
pass-cards = { $count } { $way ->
    [left] à gauche
    [right] à droite
    [across] en face
    [far-left] à { $steps } places à gauche
   *[far-right] à { $steps } places à droite
}
pass-nothing = rien
reason-call-too-many = Annonce { $count } { $count ->
    [one] carte
   *[other] cartes
} au plus en tout, et au moins une pour chaque place nommée.
reason-call-unknown-seat = Nomme chaque autre place une fois au plus.
conflict-across-odd-seats = Personne n'est en face avec { $seats } joueurs : cette passe exige un nombre pair.
conflict-split-too-few-cards = Une passe partagée va à trois places : il faut trois cartes ou plus.

field-pass_count = Cartes par passe
value-pass_count = { $value } { $value ->
    [one] carte passée
   *[other] cartes passées
}
reason-pass-count = { $count ->
    [one] Choisis exactement { $count } carte à passer.
   *[other] Choisis exactement { $count } cartes à passer.
}

field-custom_cycle = Passes personnalisées
hint-custom_cycle = Comme 3L, 3R, 3A, hold, 1L+1A+1R. 2L2 : deux cartes à la deuxième place à gauche.
value-custom_cycle = { $value ->
    [none] pas de passes personnalisées
   *[other] passes : { $value }
}
conflict-custom-cycle = Les passes personnalisées exigent une liste de passes, et elles seules.
conflict-custom-cycle-long = Tes passes sont trop longues : { $most } manches et places au plus en tout.
conflict-custom-same-seat = Une passe nomme chaque autre place une fois au plus, et jamais qui passe.
conflict-custom-count = Une passe prend de 1 à { $most } cartes en tout.

field-pass_forbidden = Cartes qu'on ne peut pas passer
hint-pass_forbidden = Comme 2C QS. Laisse vide pour aucune.
value-pass_forbidden = { $value ->
    [none] toute carte peut être passée
   *[other] jamais passées : { $value }
}
rule-pass-forbidden = **Interdit de passer.** Personne ne peut passer { $cards } tant qu'il a assez d'autres cartes.
reason-pass-forbidden = L'une de ces cartes ne se passe pas tant que tu en as assez d'autres : choisis-en une autre.
why-pass-forbidden = Les règles ne te laissent pas passer { $cards }.

## play

section-play = Plis

field-opening = Qui entame, et avec quoi
value-opening = { $value ->
    [any_club] qui a le plus petit trèfle entame à trèfle, au choix
    [low_club_holder] qui a le plus petit trèfle entame d'une carte permise, au choix
    [dealers_left] le voisin de gauche du donneur entame d'une carte permise, sauf cœur
   *[low_club] on entame du plus petit trèfle
}
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
reason-lead-the-low-club = Tu dois entamer le premier pli avec le plus petit trèfle.
why-lead-the-low-club = Tu dois entamer avec cette carte : { $card }.
reason-lead-a-club = Tu dois entamer le premier pli à trèfle.
why-lead-a-club = Tu dois entamer à trèfle.
reason-open-without-hearts = Tu ne peux pas entamer le premier pli à cœur.
why-open-without-hearts = Tu ne peux pas entamer à cœur.
rule-follow = **Fournir.** Joue la couleur entamée si tu en as ; la plus haute carte de cette couleur prend le pli et entame le suivant.
reason-follow-suit = Tu dois fournir tant que tu le peux.
why-follow-suit = Tu as du { $suit ->
    [C] trèfle : joue trèfle
    [D] carreau : joue carreau
    [S] pique : joue pique
   *[other] cœur : joue cœur
}.

field-breaking = Quand on peut entamer à cœur
value-breaking = { $value ->
    [penalty] on entame à cœur dès qu'une carte à points est tombée
    [none] on entame à cœur à tout moment
   *[hearts] on entame à cœur dès qu'un cœur est tombé
}
rule-breaking = **Entamer à cœur.** { $breaking ->
    [none] On peut entamer à cœur à tout moment.
    [penalty] On peut entamer à cœur dès qu'une carte à points a été jouée, ou si l'on n'a rien d'autre.
   *[hearts] On peut entamer à cœur dès qu'un cœur a été joué, ou si l'on n'a rien d'autre.
}
reason-hearts-not-broken = Les cœurs ne sont pas encore ouverts : n'entame pas à cœur tant que tu as une autre carte.
why-hearts-not-broken = Les cœurs ne sont pas encore ouverts.

value-first_trick_points = { $value ->
    [allowed] points permis au premier pli
   *[forbidden] pas de points au premier pli
}
rule-point-cards = **Les cartes à points** sont les cœurs{ $queen ->
    [yes] {" "}et la dame de pique
   *[no] {""}
}{ $extra ->
    [yes] {" "}et les cartes nommées plus bas
   *[no] {""}
}.
rule-first-trick = **Premier pli.** { $points ->
    [allowed] Les cartes à points sont permises dès le premier pli.
   *[forbidden] Pas de carte à points au premier pli, sauf si tu n'as rien d'autre.
}
reason-first-trick-points = Pas de carte à points au premier pli tant que tu en as une autre.
why-first-trick-points = Pas de points au premier pli.

value-locked_until_broken = { $value ->
    [hearts_and_queen] la dame de pique ne s'entame pas avant l'ouverture des cœurs
   *[hearts] la dame de pique s'entame à tout moment
}
rule-locked = **Entamer la dame.** On ne peut pas non plus entamer la dame de pique avant cela.
reason-queen-locked = La dame de pique ne s'entame pas avant l'ouverture des cœurs.
why-queen-locked = La dame attend que les cœurs soient ouverts.
conflict-queen-locked-ordinary = La dame de pique ne peut pas attendre si elle ne compte rien.

value-hearts_instead_of_queen = { $value ->
    [yes] on peut entamer à cœur plutôt que la dame
   *[no] il faut entamer la dame avant les cœurs
}
rule-hearts-instead = **Plutôt cœur.** Si tu n'as que des cœurs et la dame de pique, tu peux entamer à cœur.

value-queen_must_go = { $value ->
    [yes] la dame doit partir quand elle ne peut pas prendre le pli
   *[no] la dame peut être gardée
}
rule-queen_must_go = **La dame doit partir.** Si tu peux jouer la dame de pique sans qu'elle prenne le pli, tu dois le faire.
reason-queen-must-go = Tu dois jouer la dame de pique quand elle ne peut pas prendre le pli.
why-queen-must-go = La dame de pique doit partir maintenant.
conflict-queen-must-go-ordinary = La dame de pique n'a pas à partir si elle ne compte rien.

## values

section-values = Points

field-heart_values = Cœurs
value-heart_values = { $value ->
    [rank] les cœurs comptent leur rang, as 14
    [rank_low_ace] les cœurs comptent leur rang, as 1
    [rank_ten] cœurs 2 à 10, figures 10, as 15
    [pips] cœurs 2 à 10, figures et as 10
   *[one] les cœurs comptent 1
}
rule-hearts = **Cœurs.** { $hearts ->
    [rank] Chaque cœur compte son rang : 2 à 10, valet 11, dame 12, roi 13, as 14 points.
    [rank_low_ace] Chaque cœur compte son rang : 2 à 10, valet 11, dame 12, roi 13, mais l'as 1 point.
    [rank_ten] Les cœurs de 2 à 10 comptent leur nombre, valet, dame et roi 10, l'as 15 points.
    [pips] Les cœurs de 2 à 10 comptent leur nombre, valet, dame, roi et as 10 points.
   *[one] Chaque cœur compte 1 point.
}
step-cards = Cartes
conflict-nothing-scores = Il ne reste aucune carte à points dans le jeu : il en faut au moins une.

field-queen_points = Dame de pique
hint-queen_points = De 0 à 50 ; 0 en fait une carte ordinaire.
value-queen_points = { $value ->
    [0] la dame de pique ne compte rien
    [one] la dame de pique compte { $value } point
   *[other] la dame de pique compte { $value } points
}
rule-queen = **Dame de pique.** { $points ->
    [0] C'est une carte ordinaire, qui ne compte rien.
    [one] Elle compte { $points } point.
   *[other] Elle compte { $points } points.
}

field-extra_penalties = Autres cartes à points
hint-extra_penalties = Comme KS 10, AS 7. Laisse vide pour aucune.
value-extra_penalties = { $value ->
    [none] pas d'autre carte à points
   *[other] aussi { $value }
}
rule-extra = **Autres cartes à points.** { $cards }.{ $hearts ->
    [yes] {" "}Un cœur de cette liste compte cela à la place de ses points habituels.
   *[no] {""}
}
extra-card = { $card } { $points }
conflict-extra-penalty-twice = Impossible d'ajouter { $card } aux cartes à points : cette carte a déjà sa valeur.
conflict-extra-penalty-repeated = Une carte est nommée deux fois parmi les cartes à points.

field-bonus_card = Carte bonus
hint-bonus_card = Comme JD : toute carte qui ne compte rien d'autre. Laisse vide pour aucune.
value-bonus_card = { $value ->
    [none] pas de carte bonus
   *[other] carte bonus : { $value }
}
rule-bonus = **Bonus.** Qui ramasse { $card } marque { $points }.
step-bonus = Carte bonus
conflict-bonus-card = { $kind ->
    [queen] { $card } ne peut pas être la carte bonus. Ce qu'elle compte se règle sous « { field-queen_points } ».
    [joker] Un joker ne peut pas être la carte bonus.
   *[other] { $card } ne peut pas être la carte bonus : elle compte déjà.
}

field-bonus_points = Ce que donne la carte bonus
hint-bonus_points = De −1 à −100 : ce qu'elle retire au score de qui la ramasse.
value-bonus_points = { $value } points pour la carte bonus
bonus-told = { $card } te retire { $points ->
    [one] 1 point
   *[other] { $points } points
}

## moon

section-moon = Lune

field-moon = Si un joueur ramasse tous les points
value-moon = { $value ->
    [shooter_down] qui décroche la lune retire des points de son total
    [choice] qui décroche la lune choisit à qui vont les points
    [shooter_up] qui décroche la lune marque les points
    [void] avec une lune, personne ne marque
    [smart] lune : points pour tous les autres, sauf si la partie finit ainsi sans que son auteur gagne seul
    [off] pas de lune
   *[others_up] qui décroche la lune donne les points à tous les autres
}
rule-moon = **Décrocher la lune.** { $moon ->
    [off] Rien de spécial si un joueur ramasse toutes les cartes à points.
    [shooter_down] Qui ramasse toutes les cartes à points retire { $down } à son total, et les autres marquent 0.
    [choice] Qui ramasse toutes les cartes à points choisit : { $points } pour tous les autres, ou { $down } de moins pour lui.
    [shooter_up] Qui ramasse toutes les cartes à points marque { $points }, et les autres 0.
    [void] Quand un joueur ramasse toutes les cartes à points, personne ne marque dans cette manche.
    [smart] Qui ramasse toutes les cartes à points marque 0, et tous les autres { $points }. Si cela finit la partie sans qu'il gagne seul, il retire plutôt { $down } à son total.
   *[others_up] Qui ramasse toutes les cartes à points marque 0, et tous les autres { $points }.
}{ $bonus ->
    [yes] {" "}La carte bonus compte toujours pour qui l'a prise.
   *[no] {""}
}
step-moon = Lune
reason-no-such-choice = La lune fait monter tous les autres, ou te fait descendre.

field-moon_points = Ce que vaut la lune
hint-moon_points = De 1 à 500. Laisse vide pour tous les points du jeu.
value-moon_points = { $value ->
    [none] la lune vaut tous les points du jeu
   *[other] la lune vaut { $value }
}

field-moon_down_points = Ce que la lune retire à qui la décroche
hint-moon_down_points = De 1 à 500, si elle retire des points. Laisse vide pour ce que vaut la lune.
value-moon_down_points = { $value ->
    [none] autant de moins pour qui décroche la lune
   *[other] { $value } de moins pour qui décroche la lune
}

field-moon_choice_from = Total à partir duquel on choisit
hint-moon_choice_from = De 0 à 1000, si l'on choisit. En dessous, tous les autres reçoivent les points.
value-moon_choice_from = { $value ->
    [0] qui décroche la lune choisit toujours
   *[other] qui décroche la lune choisit à partir d'un total de { $value }
}
rule-moon-choice = **Le choix.** Il faut au moins { $from } points avant la manche pour choisir ; sinon, tous les autres reçoivent les points.
rule-moon-late = **Choix trop tardif :** tous les autres reçoivent les points. Si cela finit la partie sans que l'auteur de la lune gagne seul, c'est plutôt son total qui baisse.

value-moon_needs_bonus = { $value ->
    [yes] la lune exige la carte bonus
   *[no] la lune n'exige pas de carte bonus
}
rule-moon-bonus = **La lune exige aussi la carte bonus**{ $copies ->
    [yes] , en tous ses exemplaires
   *[no] {""}
} : sans elle, pas de lune.
conflict-moon-needs-bonus-card = La lune ne peut pas exiger la carte bonus s'il n'y en a pas.

## special

section-special = Cas spéciaux

field-doubler = Carte qui double
value-doubler = { $value ->
    [ten_of_clubs] le dix de trèfle double les points de qui le ramasse
    [chinese] le dix de trèfle double les cartes à points, ou compte −5
   *[none] pas de carte qui double
}
rule-doubler = **Dix de trèfle.** { $doubler ->
    [chinese] Il double les points des cartes à points de qui le ramasse ; sans carte à points, il compte −5.{ $moon ->
        [yes] {" "}Si quelqu'un décroche la lune, il ne fait rien.
       *[no] {""}
    }
   *[ten_of_clubs] Il double les points des cartes de qui le ramasse, bonus compris, mais pas la lune.
}
step-doubler = Dix de trèfle

value-no_tricks_bonus = { $value ->
    [0] rien pour qui ne prend aucun pli
   *[other] { $value } pour qui ne prend aucun pli
}
rule-no-tricks = **Aucun pli.** Qui ne prend aucun pli marque { $points }, sauf si quelqu'un décroche la lune.
step-no-tricks = Aucun pli

field-on_the_nose = Tomber pile sur un total
value-on_the_nose = { $value ->
    [every_50] compte rond : 50 de moins à chaque multiple de 50
    [wins] qui tombe pile sur le score final gagne
    [yes] compte rond : 50 devient 0, 100 devient 50
   *[no] pas de compte rond
}
rule-on_the_nose = **Compte rond.** { $value ->
    [every_50] Si une manche amène ton total à exactement 50, 100, 150 ou un autre multiple de 50, tu perds 50.
    [wins] Qui tombe pile sur le score final gagne aussitôt.
   *[yes] Si une manche amène ton total à exactement 50, il devient 0 ; exactement 100 devient 50.
}
rule-nose-first = **D'abord le compte rond.** Il fait baisser un total avant que celui-ci puisse finir la partie.
conflict-exact-score-without-score = Tomber pile sur le score final ne fait gagner que si la partie finit à un score.
step-on-the-nose = Compte rond

value-floor = { $value ->
    [none] les totaux peuvent passer sous 0
   *[other] les totaux ne descendent jamais sous { $value }
}
rule-floor = **Plancher.** Aucun total ne descend sous 0.
step-floor = Pas sous 0

value-sun = { $value ->
    [yes] prendre tous les plis double la lune
   *[no] pas de soleil
}
rule-sun = **Décrocher le soleil.** { $points ->
    [0] Si, en plus, on ramasse tous les plis, la lune vaut le double.
   *[other] Si, en plus, on ramasse tous les plis, la lune vaut { $points }.
}

field-sun_points = Ce que vaut le soleil
hint-sun_points = De 1 à 1000, s'il y a un soleil. Laisse vide pour le double de la lune.
value-sun_points = { $value ->
    [none] le soleil vaut le double de la lune
   *[other] le soleil vaut { $value } au lieu du double
}

## ending

section-ending = Fin de la partie

field-end = Quand finit la partie
value-end = { $value ->
    [rounds] finit après un nombre de manches
   *[score] finit à un score, ou quand un joueur a tous les jetons
}
rule-end = **Fin.** { $end ->
    [rounds] La partie se termine après { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }.
   *[score] La partie se termine quand quelqu'un atteint { $score } points.
}
rule-wins = **Victoire.** Le plus petit total gagne{ $tie ->
    [extra_round] {"\u00A0"}; en cas d'égalité, on joue d'autres manches.
   *[shared] {"\u00A0"}; en cas d'égalité, les ex æquo gagnent ensemble.
}
rule-end-chips = **Fin.** Qui { $pay ->
    [howell] n'a plus de jeton
   *[pool] ne peut pas payer la mise
} est éliminé ; le dernier qui reste gagne{ $end ->
    [rounds] . Après { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }, qui a le plus de jetons gagne{ $tie ->
        [extra_round] {"\u00A0"}; en cas d'égalité, on joue d'autres manches.
       *[shared] {"\u00A0"}; en cas d'égalité, les ex æquo gagnent ensemble.
    }
   *[score] .
}

field-end_score = Score final
hint-end_score = De 20 à 1000, si elle dure jusqu'à un score. Laisse vide pour 100, et 200 à partir de 7 joueurs.
value-end_score = { $value ->
    [none] la partie finit à 100 points, ou à 200 à partir de 7 joueurs
   *[other] la partie finit à { $value } points
}
rule-end-by-seats = **Fin selon les joueurs.** Jusqu'à 6 joueurs, la partie va à 100 points ; à partir de 7, à 200.

field-end_rounds = Nombre de manches
hint-end_rounds = De 1 à 50, si elle dure un nombre de manches.
value-end_rounds = { $value } { $value ->
    [one] manche
   *[other] manches
}

field-tie = Égalité en tête
value-tie = { $value ->
    [extra_round] les égalités se départagent
   *[shared] les ex æquo gagnent ensemble
}

## chips

section-chips = Jetons fictifs

field-scoring = Ce qu'on joue
hint-scoring = Pour les jetons, mets aussi la lune sur « pas de lune ».
value-scoring = { $value ->
    [chips] aux jetons
   *[points] aux points
}
rule-pot = **Le pot.** Ceux qui n'ont pris aucun cœur se le partagent ; le reste de la division y demeure. Si tout le monde a pris un cœur, ou si un joueur les a tous, le pot reste pour la manche suivante. À deux joueurs, il va à celui qui a pris le moins de cœurs ; à égalité, il reste. Si moins de deux joueurs peuvent payer la mise, les derniers à avoir payé continuent sans mise jusqu'à ce qu'il soit gagné.{ $end ->
    [rounds] {" "}Après la dernière manche, ceux qui y ont pris le moins de cœurs se partagent ce qui reste ; les jetons en trop vont un par un, à partir de la gauche du donneur.
   *[score] {""}
}
step-pool = Pot
step-hearts = Cœurs
step-howell = Cœurs, payés aux autres
step-jack = Reste du pot
conflict-chips-with-points = Une partie aux jetons n'a pas de points, donc { $what ->
    [moon] pas de lune : mets-la sur « pas de lune »
    [sun] pas de soleil
    [doubler] pas de carte qui double
    [bonus] pas de bonus
    [extra_penalties] pas d'autres cartes à points
    [on_the_nose] pas de compte rond
   *[floor] pas de plancher
}.

field-chips = Jetons au départ
hint-chips = De 1 à 1000, dans une partie aux jetons.
value-chips = { $value } { $value ->
    [one] jeton
   *[other] jetons
} au départ
rule-chips = **Jetons.** Chacun commence avec { $chips } { $chips ->
    [one] jeton
   *[other] jetons
}{ $pay ->
    [howell] . Après chaque manche, chaque cœur que tu as pris te coûte un jeton à chaque autre joueur. Personne ne paie plus qu'il n'a ; si cela ne suffit pas, les autres sont payés à tour de rôle à partir de la gauche du donneur, tant qu'il y en a.
    [hearts] {" "}et met une mise de { $ante } au pot avant chaque manche. Ensuite, chaque cœur que tu as pris te coûte encore un jeton, si tu en as.
   *[pool] {" "}et met une mise de { $ante } au pot avant chaque manche.
}

field-ante = Mise
hint-ante = De 1 à 1000 jetons que chacun met au pot avant chaque manche.
value-ante = mise de { $value }
step-ante = Mise
conflict-ante-too-high = Personne ne pourrait payer la mise : elle dépasse les jetons du départ.

field-chips_pay = Ce que coûtent les cœurs
value-chips_pay = { $value ->
    [hearts] chaque cœur coûte un jeton au pot
    [howell] chaque cœur coûte un jeton à chaque autre joueur
   *[pool] les cœurs coûtent une part du pot
}
conflict-chips-pay = Les cœurs ne coûtent des jetons que dans une partie aux jetons.
