button-play-now = Jouer
button-solo-game = Partie
button-study-game = { button-solo-game }
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
solo-goes-on = -# Ta partie continue. Pour en commencer une autre, choisis { option-restart }.
help-start-solo = **Jouer.** `{ command-solo }` ou le bouton ci-dessous : toi contre des joueurs virtuels, tout de suite, sans horloge. Toi seul le vois.
refusal-solo-only-alone = Tu n'es à aucune table de ce serveur. Ta partie en solo continue avec { command-solo }.
button-next-round = Manche suivante
study-begins = { $trick ->
    [0] -# Manche { $round } : passe tes cartes une nouvelle fois, contre des experts. Cette partie ne compte pas.
   *[other] -# Manche { $round }, pli { $trick } : reprends ici, contre des experts. Cette partie ne compte pas.
}
study-taken-back = -# Coup annulé. Cette partie ne compte plus.
refusal-nothing-to-take-back = Il n'y a encore rien à annuler dans cette manche.
refusal-study-only-alone = { refusal-solo-only-alone }
