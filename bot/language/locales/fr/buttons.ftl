# 30 caractères au plus : les libellés plus longs sont coupés sur un téléphone.
button-join = Rejoindre
button-leave = Quitter
button-decline-seat = Refuser l'invitation
button-start = Lancer
# Ces deux-là sont à côté d'un 🤖.
button-add-computer = Ajouter un joueur
button-remove-computer = Retirer un joueur
button-table-settings = Réglages
button-rules = Règles
button-all-rules = Tout voir
button-cancel = Dissoudre
button-hand = Voir ma main
button-to-hand = Revenir à ma main
button-to-result = Voir le résultat
button-close = Fermer
button-page-back = Précédent
button-page-next = Suivant
button-table = Aller à la table
button-scores = Scores
button-more = Plus…
button-back = Me revoilà
button-go-on = Reprendre
button-next-trick = Continuer
button-claim = Finir la manche
button-ready = Prêt
button-rematch = Revanche
button-take-seat = Prendre une place
button-confirm = OK
button-pass-advised = { $count ->
    [one] Passer cette carte
   *[other] Passer ces { $count }
}
button-clear = Effacer
button-change = Modifier
button-refresh = Actualiser
button-call = Annoncer
button-call-hold = Sans passe
button-moon-up = Tous les autres +{ $points }
button-moon-down = Moi −{ $points }
button-end-game = Arrêter la partie
button-agree-to-end = Arrêter aussi
button-keep-playing = Continuer
button-review = Bilan
button-play-on = Rejouer d'ici
button-take-back = Annuler
button-hint = Conseil
button-why = Pourquoi ?
button-leaderboard = Classement
button-learn = Apprendre
button-puzzle = Problème
button-puzzle-next = Problème suivant
button-knows = Je sais jouer
button-alone = Continuer sans coach
