button-solo-new = Nouvelle partie
button-solo-new-yes = Oui, nouvelle partie
button-study-new = Quitter l'exercice
button-study-new-yes = Oui, quitter
button-play-now = Jouer
command-solo = /solo
    .description = Jouer tout de suite, seul contre des joueurs virtuels ; toi seul le vois
    .restart = Commencer une nouvelle partie même si une est en cours
option-speed = vitesse
    .description = À quelle vitesse jouent les joueurs virtuels
option-restart = recommencer
    .description = Recommencer
solo-title = ## ⚙️ Solo : { $preset }
solo-waits = Toi seul la vois, et elle t'attend aussi longtemps que tu veux.
solo-sure-new = ### Commencer une nouvelle partie ?
    Ta partie en cours s'arrête et ne compte pas.
study-sure-new = ### Quitter l'exercice ?
    Il s'arrête là, et une nouvelle partie commence.
study-sure = ### Arrêter ton autre partie d'exercice ?
    Rejouer d'ici met fin à la partie d'exercice que tu as en cours.
solo-goes-on = -# Ta partie continue. Pour en commencer une autre, choisis { option-restart }.
solo-waited = -# Voici ta propre partie, qui t'attendait.
help-start-solo = **Jouer** : `{ command-solo }`, toi contre des joueurs virtuels. Toi seul le vois.
solo-to-continue = Ta partie en solo continue avec { command-solo }.
refusal-solo-only-alone = Tu n'es à aucune table de ce serveur. { solo-to-continue }
button-study-keep = Garder
button-study-yes = Arrêter et rejouer
button-next-round = Continuer
solo-about = Solo
study-experts = -# À partir d'ici, des experts jouent les autres mains.
study-about = Exercice : ne compte pas
solo-sure-back = ### Défaire ton dernier coup ?
    Cette partie devient un exercice : elle ne comptera pas.
refusal-nothing-to-take-back = Il n'y a encore rien à défaire dans cette manche.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
solo-round-over = ### La manche { $round } est finie
