# Commandes : ce qu'on tape, à quoi ça sert (100 caractères au plus), et à quoi sert une option quand c'est particulier.
# Un nom est le dernier mot : minuscules, chiffres, - et _, 32 au plus, jamais deux fois le même dans un groupe.
command-hearts = /hearts
    .description = Joue à la Dame de pique dans ce salon
command-hearts-new = /hearts nouvelle
    .description = Ouvre une table dans ce salon
    .time_zone = Où tu es, par exemple Bruxelles ou Belgique ; je m'en souviendrai
command-hearts-join = /hearts rejoindre
    .description = Prends place à une table de ce salon
command-hearts-leave = /hearts quitter
    .description = Quitte ta table ; un joueur virtuel reprend la partie en cours
command-hearts-seats = /hearts places
    .description = Dis combien de joueurs virtuels sont à ta table, et leur force, avant son début
    .computers = Places de joueurs virtuels ; les autres sont libres
    .seat = De qui le niveau ; de tous, si tu ne dis rien
command-hearts-start = /hearts commencer
    .description = Lance la partie ; des joueurs virtuels prennent les places libres
command-hearts-pause = /hearts pause
    .description = Mets la partie en pause jusqu'à ce qu'un de ses joueurs la reprenne
command-hearts-hand = /hearts main
    .description = Vois ta main ; toi seul la vois
command-hearts-play = /hearts jouer
    .description = Joue une carte, comme QS (dame de pique) ou 10D (10 de carreau)
command-hearts-claim = /hearts conclure
    .description = Termine la manche quand son résultat est déjà certain
command-hearts-pass = /hearts passer
    .description = Passe des cartes, comme QS AH KH
command-hearts-call = /hearts annoncer
    .description = Annonce la passe si tu donnes, comme 3L, 1L+1A+1R ou hold (sans)
command-hearts-moon = /hearts lune
    .description = Dis l'effet de la lune que tu as décrochée
command-hearts-ready = /hearts prêt
    .description = Commence la manche suivante sans attendre
command-hearts-hint = /hearts conseil
    .description = Demande ce que tu peux attendre de chacune de tes cartes, et pourquoi
command-hearts-back = /hearts retour
    .description = Joue de nouveau toi-même
command-hearts-status = /hearts état
    .description = Tes tables et celles de ce salon
command-hearts-end = /hearts arrêter
    .description = Ferme une table, ou demande à tous ceux qui y jouent d'arrêter la partie
command-hearts-rematch = /hearts revanche
    .description = Rejoue la même partie, à une nouvelle table
    .table = Quelle partie ; sinon la dernière finie dans ce salon
command-hearts-remove = /hearts retirer
    .description = Prends la place de quelqu'un, si tu gères le serveur
    .member = La place de qui
    .table = À quelle table ; sinon à toutes celles de ce serveur
command-hearts-bar = /hearts exclure
    .description = Exclus quelqu'un des tables, si tu gères le serveur
    .member = Qui ne peut plus s'asseoir sur ce serveur
command-hearts-unbar = /hearts réadmettre
    .description = Laisse quelqu'un s'asseoir de nouveau, si tu gères le serveur
    .member = Qui peut s'asseoir de nouveau
command-hearts-scores = /hearts scores
    .description = Toutes les manches d'une partie jusqu'ici, en points
    .table = Quelle partie ; sinon la tienne ou la dernière de ce salon
command-hearts-replay = /hearts replay
    .description = Revois une manche finie, pli par pli, toutes mains ouvertes
    .table = Quelle partie ; sinon la dernière de ce salon
command-hearts-review = /hearts bilan
    .description = Ce que tes coups d'une partie finie t'ont coûté ; toi seul le vois
    .table = Quelle partie ; sinon la dernière de ce salon
command-match = /duplicate
    .description = Les mêmes donnes pour plusieurs
command-match-new = /duplicate nouveau
    .description = Ouvrir un match : les mêmes donnes pour tous, seuls ou à des tables
    .hours = Seul : combien d'heures chacun a pour jouer
command-match-show = /duplicate voir
    .description = Le match de ce salon : qui a joué, puis ta feuille
command-hearts-verify = /hearts vérifier
    .description = Vérifie que la donne d'une manche était honnête
    .table = Quelle partie ; sinon la dernière de ce salon

command-rules = /règles
    .description = Ce qu'on joue à une table
command-rules-show = /règles montrer
    .description = Les règles d'une table, d'une variante ou de ce serveur, expliquées
    .name = Une variante ou des règles de ce serveur ; sinon une table
command-rules-presets = /règles variantes
    .description = Les variantes de la Dame de pique, celles de ce serveur d'abord
command-rules-share = /règles partager
    .description = Un code et une image des règles, pour un autre serveur
    .name = Une variante ou des règles de ce serveur ; sinon son jeu habituel
command-rules-edit = /règles modifier
    .description = Change les règles de ce serveur, ou crées-en
    .name = Des règles de ce serveur, ou une variante pour commencer ; sinon le jeu habituel
command-rules-import = /règles importer
    .description = Lis un code de { command-rules-share } ; rien n'est enregistré sans ton accord
    .name = Enregistrer aussitôt sous ce nom
command-rules-default = /règles habituelles
    .description = Ce que { command-hearts-new } ouvre sur ce serveur
    .name = Des règles de ce serveur, ou une variante
command-rules-rename = /règles renommer
    .description = Donne un autre nom à des règles de ce serveur
command-rules-delete = /règles supprimer
    .description = Supprime des règles de ce serveur

command-leaderboard = /classement
    .description = Qui joue le mieux à la Dame de pique sur ce serveur
command-history = /historique
    .description = Les parties finies sur ce serveur, avec leurs replays
    .member = Seulement les parties de cette personne

# Les options, sous un même nom dans toutes les commandes.
option-table = table
    .description = Quelle table, s'il y en a plusieurs
option-computers = virtuels
    .description = Places à donner à des joueurs virtuels
option-level = niveau
    .description = Leur force
option-deals = donnes
    .description = Combien de donnes
option-hours = heures
    .description = Combien d'heures chacun a pour jouer
option-where = où
    .description = Seul contre des joueurs virtuels, ou à des tables de quatre
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
option-round = manche
    .description = Quelle manche
option-name = nom
    .description = Des règles de ce serveur
option-new = nouveau
    .description = Leur nouveau nom
option-code = code
    .description = Le code
option-by = critère
    .description = Ce qui compte
option-period = période
    .description = Depuis quand
option-rules = règles
    .description = Quelle sorte de parties
option-public = public
    .description = Le montrer à tous dans ce salon

# Ce qu'une option propose ; un autre choice-… se trouve là où le même choix se fait dans un menu.
choice-where = { $value ->
    [tables] à des tables de quatre
   *[alone] seul, quand on veut
}
choice-rules = { $value ->
    [standard] Règles classiques
    [omnibus] Omnibus
    [spot] Cœurs au rang
    [many-handed] Plus de six joueurs
    [chips] Aux jetons
    [beginner] En solo contre des débutants
    [casual] En solo contre des amateurs
    [club] En solo contre des joueurs de club
    [expert] En solo contre des experts
   *[everything] Toutes les règles
}
choice-effect = { $value ->
    [shooter_down] Moi, je descends
   *[others_up] Tous les autres montent
}
