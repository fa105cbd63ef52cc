# Les valeurs de chaque règle, en quelques mots qui se suffisent (100 caractères au plus).
value-seats = { $value } joueurs
value-decks = { $value ->
    [none] autant de jeux qu'il en faut
    [one] un jeu
   *[other] { $value } jeux
}
value-jokers = { $value ->
    [0] pas de joker
    [one] un joker
   *[other] { $value } jokers
}
value-joker_kind = { $value ->
    [high_low] les jokers sont le plus haut et le plus bas des cœurs
   *[slough] les jokers se jouent à tout moment
}
value-duplicates = { $value ->
    [cancel] les cartes identiques d'un pli s'annulent
   *[first_wins] la première des cartes identiques l'emporte
}
value-remainder = { $value ->
    [kitty] les cartes en trop vont au talon
   *[remove] les cartes en trop sont retirées
}
value-removed = { $value ->
    [none] les plus petites cartes sont retirées
   *[other] retirées : { $value }
}
value-kitty_to = { $value ->
    [first_penalty_trick] talon au premier pli avec une carte à points
    [first_heart_trick] talon au premier pli avec un cœur
    [last_trick] talon au dernier pli
    [split_first_two] talon partagé entre les deux premiers plis
   *[first_trick] talon au premier pli
}
value-passing = { $value ->
    [none] pas de passe
    [left] passe à gauche à chaque manche
    [right] passe à droite à chaque manche
    [with_split] gauche, droite, en face, une à chacun, sans
    [split] une à chaque voisin et en face, à chaque manche
    [aldergrove] gauche, droite, en face, deux de chaque côté
    [no_hold] chaque voisin tour à tour, jamais sans
    [rotate] une place plus loin à chaque manche
    [dealers_choice] le donneur annonce la passe
    [custom] tes propres passes
   *[standard] chaque voisin tour à tour, puis sans
}
value-pass_count = { $value } { $value ->
    [one] carte passée
   *[other] cartes passées
}
value-custom_cycle = { $value ->
    [none] pas de passes à toi
   *[other] passes : { $value }
}
value-pass_forbidden = { $value ->
    [none] toute carte peut être passée
   *[other] jamais passées : { $value }
}
value-opening = { $value ->
    [any_club] qui a le plus petit trèfle entame à trèfle, au choix
    [low_club_holder] qui a le plus petit trèfle entame ce qu'il veut
    [dealers_left] le voisin de gauche du donneur entame tout sauf cœur
   *[low_club] entame du plus petit trèfle
}
value-first_trick_points = { $value ->
    [allowed] points permis au premier pli
   *[forbidden] pas de points au premier pli
}
value-breaking = { $value ->
    [penalty] toute carte à points ouvre les cœurs
    [none] on entame à cœur à tout moment
   *[hearts] un cœur ouvre les cœurs
}
value-locked_until_broken = { $value ->
    [hearts_and_queen] la dame de pique attend avec les cœurs
   *[hearts] la dame de pique s'entame à tout moment
}
value-hearts_instead_of_queen = { $value ->
    [yes] on peut entamer à cœur plutôt que la dame
   *[no] la dame avant les cœurs
}
value-queen_must_go = { $value ->
    [yes] la dame doit partir dès qu'elle peut
   *[no] la dame peut être gardée
}
value-scoring = { $value ->
    [chips] aux jetons
   *[points] aux points
}
value-heart_values = { $value ->
    [rank] les cœurs comptent leur rang, as 14
    [rank_low_ace] les cœurs comptent leur rang, as 1
    [rank_ten] cœurs 2 à 10, figures 10, as 15
    [pips] cœurs 2 à 10, figures et as 10
   *[one] les cœurs comptent 1
}
value-queen_points = { $value ->
    [0] la dame de pique ne compte rien
   *[other] dame de pique { $value }
}
value-extra_penalties = { $value ->
    [none] pas d'autre carte à points
   *[other] aussi { $value }
}
value-bonus_card = { $value ->
    [none] pas de carte bonus
   *[other] carte bonus : { $value }
}
value-bonus_points = bonus de { $value }
value-doubler = { $value ->
    [ten_of_clubs] le dix de trèfle double tout
    [chinese] le dix de trèfle double les cartes à points, ou −5
   *[none] pas de carte qui double
}
value-no_tricks_bonus = { $value ->
    [0] rien pour qui ne prend aucun pli
   *[other] { $value } pour qui ne prend aucun pli
}
value-moon = { $value ->
    [shooter_down] lune : des points de moins pour qui la décroche
    [choice] lune : qui la décroche choisit
    [shooter_up] lune : des points pour qui la décroche
    [void] lune : personne ne marque
    [smart] lune : tous les autres montent, sauf si qui la décroche y perdait
    [off] lune : rien de spécial
   *[others_up] lune : tous les autres montent
}
value-moon_points = { $value ->
    [none] la lune vaut tous les points du jeu
   *[other] la lune vaut { $value }
}
value-moon_down_points = { $value ->
    [none] autant de moins pour qui décroche la lune
   *[other] { $value } de moins pour qui décroche la lune
}
value-moon_choice_from = { $value ->
    [0] qui décroche la lune choisit toujours
   *[other] qui décroche la lune choisit à partir d'un total de { $value }
}
value-moon_needs_bonus = { $value ->
    [yes] la lune exige la carte bonus
   *[no] la lune n'exige pas de carte bonus
}
value-sun = { $value ->
    [yes] prendre aussi tous les plis double la lune
   *[no] pas de soleil
}
value-on_the_nose = { $value ->
    [yes] pile dessus : 50 devient 0, 100 devient 50
   *[no] sans pile dessus
}
value-floor = { $value ->
    [none] les totaux peuvent passer sous 0
   *[other] les totaux restent à { $value } ou plus
}
value-end = { $value ->
    [rounds] un nombre de manches
   *[score] jusqu'à un score, ou jusqu'à ce que l'un ait tous les jetons
}
value-end_score = jusqu'à { $value }
value-end_rounds = { $value } { $value ->
    [one] manche
   *[other] manches
}
value-tie = { $value ->
    [extra_round] les égalités se départagent
   *[shared] les ex æquo gagnent ensemble
}
value-chips = { $value } { $value ->
    [one] jeton
   *[other] jetons
} au départ
value-ante = mise de { $value }

# L'éditeur. Titres et libellés : 45 caractères au plus ; indications : 100 au plus.
house-title = ## Règles maison
house-title-named = ## Règles maison : { $name }
house-version = -# Version { $version }
house-hint = -# Rien n'est enregistré tant que tu n'appuies pas sur « Enregistrer ». Les tables gardent les règles de leur début.
house-wrong = ⚠️ **Cela ne va pas encore ensemble :**
house-button-edit = Modifier
house-button-save = Enregistrer
house-button-save-as = Enregistrer sous…
house-button-default = Enregistrer par défaut
house-button-reset = Réinitialiser
house-from = Partir d'une variante
house-from-more = Autres variantes…
section-deck = Places et jeu de cartes
section-rest = Cartes en trop
section-passing = Passe
section-play = Entamer et fournir
section-values = Points
section-moon = Lune
section-special = Cas spéciaux
section-ending = Fin de la partie
section-chips = Points ou jetons
field-seats = Joueurs
field-decks = Jeux de cartes
field-jokers = Jokers en tout
field-joker_kind = Ce que font les jokers
field-duplicates = Cartes identiques dans un pli
field-remainder = Cartes qui ne se partagent pas
field-removed = Cartes retirées
hint-removed = Comme 2D 3C. Laisse vide pour retirer les plus petites, celles qui ne manquent à personne.
field-kitty_to = Qui reçoit le talon
field-passing = Passes
field-pass_count = Cartes par passe
field-custom_cycle = Tes propres passes
hint-custom_cycle = Comme 3L, 3R, 3A, hold, 1L+1A+1R. 2L2 : deux cartes à la deuxième place à gauche.
field-pass_forbidden = Cartes qu'on ne peut pas passer
hint-pass_forbidden = Comme 2C QS. Laisse vide pour aucune.
field-opening = Qui entame, et avec quoi
field-breaking = Ce qui ouvre les cœurs
field-also = Aussi
field-heart_values = Cœurs
field-queen_points = Dame de pique
hint-queen_points = De 0 à 50 ; 0 en fait une carte ordinaire.
field-extra_penalties = Autres cartes à points
hint-extra_penalties = Comme KS 10, AS 7. Laisse vide pour aucune.
field-bonus_card = Carte bonus
field-bonus_points = Ce que donne la carte bonus
field-moon = Qui ramasse toutes les cartes à points
field-moon_points = Ce que vaut la lune
hint-moon_points = De 1 à 500. Laisse vide pour tous les points du jeu.
field-moon_down_points = Ce que la lune retire à qui la décroche
hint-moon_down_points = De 1 à 500, si elle retire des points. Laisse vide pour ce que vaut la lune.
field-moon_choice_from = Total à partir duquel on choisit
hint-moon_choice_from = De 0 à 1000, si l'on choisit. En dessous, tous les autres reçoivent les points.
field-doubler = Une carte qui double
field-end = La partie dure
field-end_score = Score qui finit la partie
hint-end_score = De 20 à 1000, si elle dure jusqu'à un score.
field-end_rounds = Nombre de manches
hint-end_rounds = De 1 à 50, si elle dure un nombre de manches.
field-tie = Plusieurs plus petits totaux
field-scoring = Ce qu'on joue
hint-scoring = Pour les jetons, mets aussi la lune sur « rien de spécial ».
field-chips = Jetons au départ
hint-chips = De 1 à 1000, dans une partie aux jetons.
field-ante = Mise
hint-ante = De 1 à 1000 jetons que chacun met au pot avant chaque manche.
field-name = Nom
hint-name = Il apparaît dans la liste de { command-hearts-new }. 40 caractères au plus.
house-name-title = Enregistrer les règles maison sous
house-typed = { $field } : { $reason }
note-house-saved = ✅ Enregistré sous **{ $name }**, version { $version }. Joue avec `{ command-hearts-new } { option-preset }:{ $plain }`.
note-house-default = ✅ **{ $name }** est enregistré, et `{ command-hearts-new }` ouvre désormais ce jeu sur ce serveur.
note-house-unchanged = **{ $name }** est déjà enregistré ainsi.
note-house-import = Voici les règles du code. Rien n'est encore enregistré.
note-house-import-change = Par rapport à { $name }, le jeu par défaut de ce serveur : { $changes }
note-house-import-same = C'est déjà le jeu par défaut de ce serveur.
change = { $after } (avant : { $before })
house-overtaken = ## Quelqu'un a été plus rapide
    {"**"}{ $name }** a été enregistré par quelqu'un d'autre pendant tes modifications. Rien n'est écrasé.
house-theirs = **Changé par l'autre :** { $changes }
house-yours = **Changé par toi :** { $changes }
house-changed-nothing = rien
house-button-mine = Imposer les miennes
house-button-theirs = Continuer avec les autres

# Les commandes.
presets-title = ## Variantes de la Dame de pique
presets-hint = -# Ouvres-en une avec `{ command-hearts-new } { option-preset }:` ; `{ command-rules-show }` l'explique.
presets-line = **{ $name }** · { $about }
presets-house = ### De ce serveur
presets-default = **{ $name }** · ce que `{ command-hearts-new }` ouvre ici · { $about }
button-earlier = Précédent
button-later = Suite
house-default-set = `{ command-hearts-new }` ouvre désormais **{ $name }** sur ce serveur.
house-default-standard = `{ command-hearts-new }` ouvre de nouveau la Dame de pique classique sur ce serveur.
house-renamed = **{ $old }** s'appelle maintenant **{ $new }**.
house-sure-delete = ### Supprimer **{ $name }** ?
    Les tables qui s'en servent continuent ; on ne pourra plus choisir ces règles pour une nouvelle.
house-button-delete = Oui, supprimer
house-button-keep = Garder
house-kept = **{ $name }** reste.
house-deleted = **{ $name }** est supprimé.
share-title = ## { $name }
share-code = Son code : `{ $code }`
share-hint = -# Sur un autre serveur, `{ command-rules-import }` lit ce code. Peu importe l'écriture : minuscules ou majuscules, avec ou sans espaces.
share-picture = QR code du code de règles { $code }
share-picture-long = Le code ci-dessus en code QR

# Des combinaisons de règles qui n'ont pas de sens : pourquoi, et que faire.
conflict-too-many-jokers = Un jeu a deux jokers : il peut y en avoir { $most } au plus.
conflict-high-low-needs-two-jokers = Le grand et le petit joker exigent exactement deux jokers.
conflict-removed-with-kitty = Ou bien des cartes sont retirées, ou bien le reste va au talon, pas les deux.
conflict-removed-not-in-deck = Impossible de retirer { $card } : cette carte n'est pas dans le jeu.
conflict-removed-twice = Impossible de retirer { $times } fois { $card } : le jeu n'en a que { $copies }.
conflict-needed-card-removed = Impossible de retirer { $card } : cette carte sert au compte des points.
conflict-uneven-deal = { $cards } cartes ne se partagent pas entre { $seats } places : retires-en d'autres, laisse la liste vide, ou prends un talon.
conflict-nothing-scores = Il ne reste aucune carte qui compte dans le jeu : la partie ne finirait jamais.
conflict-hand-size = { $seats } joueurs auraient { $cards } { $cards ->
    [one] carte
   *[other] cartes
} chacun ; il en faut de { $least } à { $most } : change le nombre de jeux.
conflict-across-odd-seats = Personne n'est en face avec { $seats } joueurs : cette passe exige un nombre pair.
conflict-split-too-few-cards = Une passe partagée va à trois places : il faut trois cartes ou plus.
conflict-custom-cycle = Tes propres passes exigent une liste de passes, et elles seules en ont une.
conflict-custom-cycle-long = Tes passes sont trop longues : manches et places nommées peuvent faire { $most } en tout.
conflict-custom-same-seat = Une passe nomme chaque autre place une fois au plus, et jamais qui passe.
conflict-custom-count = Une passe prend de 1 à { $most } cartes en tout.
conflict-cancel-one-deck = Des cartes ne s'annulent que s'il y en a deux : il faut deux jeux ou plus.
conflict-queen-must-go-ordinary = La dame de pique n'a pas à partir si elle ne compte rien.
conflict-queen-locked-ordinary = La dame de pique ne peut pas attendre si elle ne compte rien.
conflict-extra-penalty-twice = Impossible d'ajouter { $card } aux cartes à points : cette carte a déjà sa valeur.
conflict-extra-penalty-repeated = Une carte est nommée deux fois parmi les cartes à points.
conflict-bonus-card = La carte bonus est le valet ou le dix de carreau.
conflict-moon-needs-bonus-card = La lune ne peut pas exiger la carte bonus s'il n'y en a pas.
conflict-chips-with-points = Une partie aux jetons ne compte pas de points, donc elle n'a { $what ->
    [moon] pas de lune : mets-la sur « rien de spécial »
    [sun] pas de soleil
    [doubler] pas de carte qui double
    [bonus] pas de bonus
    [extra_penalties] pas d'autres cartes à points
    [on_the_nose] pas de pile dessus
   *[floor] pas de plancher
}.
conflict-ante-too-high = Personne ne pourrait payer la mise : elle dépasse les jetons du départ.

# Ce que le bot ne fait pas en matière de règles.
refusal-preset-seats-because = Ce jeu ne se joue pas à { $seats }. { $reasons }
refusal-rules-refused = Ces règles ne vont pas ensemble. { $reasons }
refusal-no-such-rules = Aucune règle ne s'appelle { $name } ici. Choisis dans la liste qui apparaît quand tu tapes, ou vois { command-rules-presets }.
refusal-not-house-rules = { $name } ne fait pas partie des règles de ce serveur. { command-rules-presets } les montre ; { command-rules-edit } en crée.
refusal-rules-locked = Seuls ceux qui peuvent gérer ce serveur peuvent changer ses règles. { command-rules-show } et { command-rules-share } sont pour tous.
refusal-too-many-rules = Ce serveur garde déjà { $most } jeux de règles. Supprimes-en un d'abord avec { command-rules-delete }.
refusal-name-taken = Des règles s'appellent déjà { $name }. Choisis un autre nom, ou modifie celles-là avec { command-rules-edit }.
refusal-name-empty = Un nom a de 1 à { $most } caractères.
refusal-rules-gone = Ces règles ont été supprimées pendant tes modifications. Appuie sur « Enregistrer sous… » pour garder les tiennes.
refusal-proposal-gone = Tes changements n'ont pas été gardés si longtemps. Rouvre l'éditeur avec { command-rules-edit }.
refusal-rules-too-long = C'est plus que l'éditeur ne peut contenir : nomme moins de cartes ou de passes.
refusal-not-a-number = « { $text } » n'est pas un nombre entier de { $least } à { $most }.
refusal-not-penalties = « { $text } » n'est pas une liste de cartes avec des points, comme KS 10, AS 7.
refusal-not-a-pass = « { $text } » n'est pas une passe. Écris le nombre de cartes et L, R ou A (en face, avec un nombre pair de joueurs), comme 3L ou 1L+1A+1R, ou hold.
refusal-code-nonsense = Ce n'est pas un code de règles. Un tel code est fait de chiffres et de lettres, comme le donne { command-rules-share }.
refusal-code-typo = Un caractère de ce code est faux ou manque. Compare avec l'original.
refusal-code-newer = Ce code vient d'une version plus récente de ce bot et contient une règle que je ne connais pas encore.
refusal-code-refused = Les règles de ce code ne vont pas ensemble.
