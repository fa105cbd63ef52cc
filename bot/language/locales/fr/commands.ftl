# Commandes : ce qu'on tape, à quoi ça sert (100 caractères au plus), et à quoi sert une option quand c'est particulier.
# Un nom est le dernier mot : minuscules, chiffres, - et _, 32 au plus, jamais deux fois le même dans un groupe.


# Les options, sous un même nom dans toutes les commandes.
option-table = table
    .description = Quelle table, s'il y en a plusieurs
option-computers = virtuels
    .description = Combien de places donner à des joueurs virtuels
option-level = niveau
    .description = Leur niveau
option-time_zone = fuseau
    .description = Ton fuseau horaire, par exemple Bruxelles ou Belgique
option-seat = place
    .description = Le numéro de la place, affiché avant la partie
option-pace = rythme
    .description = Le temps de chacun pour un coup
option-preset = variante
    .description = Quelle variante de la Dame de pique
option-players = joueurs
    .description = Combien de joueurs
option-invite = inviter
    .description = Une personne pour qui garder une place dix minutes
option-at = à
    .description = L'heure du début : 20:30 chez toi, ou dans 45m, 1h30…
option-hints = conseils
    .description = Permettre de demander des conseils
option-thread = fil
    .description = Donner à la partie son propre fil
option-cut = couper
    .description = Laisser quelqu'un couper avant chaque donne
option-open_seats = places_ouvertes
    .description = Laisser d'autres reprendre des places pendant la partie
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
