# Commandes : ce qu'on tape, à quoi ça sert (100 caractères au plus), et à quoi sert une option quand c'est particulier.
# Un nom est le dernier mot : minuscules, chiffres, - et _, 32 au plus, jamais deux fois le même dans un groupe.


# Les options, sous un même nom dans toutes les commandes.
option-table = table
    .description = Quelle table, s'il y en a plusieurs
option-computers = virtuels
    .description = Places à donner à des joueurs virtuels
option-level = niveau
    .description = Leur force
option-time_zone = fuseau
    .description = Où ta série compte ses jours, par exemple à Bruxelles ou en Belgique
option-seat = place
    .description = Le numéro d'une place, tel qu'il est affiché avant la partie
option-pace = rythme
    .description = Le temps de chacun pour un coup
option-preset = variante
    .description = Quelle Dame de pique
option-players = joueurs
    .description = Combien de places
option-invite = inviter
    .description = Une personne dont la place est gardée dix minutes
option-at = à
    .description = Quand ça commence : 20:30 à ta montre, ou dans 45m, 1h30…
option-hints = conseils
    .description = Si l'on peut demander des conseils
option-thread = fil
    .description = Si la partie a un fil à part
option-cut = couper
    .description = Si quelqu'un peut couper le jeu avant chaque donne
option-open_seats = places_ouvertes
    .description = Si d'autres peuvent reprendre des places pendant la partie
option-card = carte
    .description = La carte, comme QS (dame de pique) ou 10D (10 de carreau)
option-cards = cartes
    .description = Les cartes, comme QS AH KH
option-to = où
    .description = Combien de cartes et où : L gauche, R droite, A en face, 2L2 deux à la deuxième place à gauche
option-effect = effet
    .description = Qui reçoit les points
option-member = membre
    .description = Qui
option-file = fichier
option-round = manche
    .description = Quelle manche

# Ce qu'une option propose ; un autre choice-… se trouve là où le même choix se fait dans un menu.
choice-effect = { $value ->
    [shooter_down] Moi, je descends
   *[others_up] Tous les autres montent
}
