button-new-game = Nouvelle partie
button-yes-new-game = Oui, nouvelle partie
button-play-now = Jouer
button-solo-back = Retour au jeu
command-solo = /solo
    .description = Jouer tout de suite, seul contre des joueurs virtuels ; toi seul le vois
    .restart = Commencer une nouvelle partie même si une est en cours
option-speed = vitesse
    .description = À quelle vitesse jouent les joueurs virtuels
option-restart = recommencer
    .description = Recommencer
solo-title = ## ⚙️ Ta propre partie : { $preset }
solo-waits = Toi seul la vois, et elle t'attend aussi longtemps que tu veux.
solo-sure = ### Commencer une nouvelle partie ?
    Ta partie en cours s'arrête et ne compte pas.
study-sure = ### Arrêter ton autre partie d'exercice ?
    Rejouer d'ici y met fin.
solo-goes-on = -# Ta partie continue. Pour en commencer une autre, choisis { option-restart }.
solo-waited = -# Voici ta propre partie, qui t'attendait. Pour en commencer une nouvelle, appuie encore sur **{ button-new-game }**.
help-start-solo = **Jouer** : `{ command-solo }`, toi contre des joueurs virtuels. Toi seul le vois.
solo-to-continue = Ta partie en solo continue avec { command-solo }.
refusal-solo-only-alone = Tu n'es à aucune table de ce serveur. { solo-to-continue }
button-next-round = Continuer
study-about = Exercice : ne compte pas
study-taken-back = -# Coup annulé. Cette partie ne compte plus.
refusal-nothing-to-take-back = Il n'y a encore rien à annuler dans cette manche.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
