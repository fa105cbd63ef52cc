# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Bilan de la table { $code }
review-progress = Je réfléchis : { $done } manches sur { $rounds } sont faites.
review-wait = -# Chaque coup est comparé aux autres dans bien des donnes. Inutile d'attendre : appuie de nouveau plus tard.
review-stopped = J'ai dû m'arrêter : { $done } manches sur { $rounds } sont faites. Appuie sur **{ button-refresh }** pour que je continue.
review-unknown = Je ne sais pas juger les coups avec les règles de cette partie.
review-summary = Par rapport à une place moyenne, tes erreurs t'ont coûté **{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }** { $chips ->
    [yes] jetons
   *[no] points
}, et { $luck ->
    [good] les cartes t'en ont épargné **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
   *[bad] les cartes **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
}
review-round = **{ $round }.** { $points } { $points ->
    [one] point
   *[other] points
} : { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } erreurs +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cartes { $luck ->
    [good] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-round-chips = **{ $round }.** { $points } jetons : { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } erreurs −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cartes { $luck ->
    [good] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-about = -# Une erreur coûte plus d'{ $chips ->
    [yes] un demi-jeton
   *[no] un demi-point
} par rapport au meilleur coup, et trop nettement pour être un hasard. Cartes : tout le reste, la chance de la donne et le jeu des autres.
review-questions = Qu'aurais-tu joué ? Tes coups les plus chers en questions :
review-no-mistakes = Aucun de tes coups n'était clairement une erreur. Bien joué !
review-question = ## 🎓 Question { $number } sur { $of } · manche { $round }
review-asks-pass = Que donnerais-tu ? { $direction }
review-asks-play = Pli { $trick } : que jouerais-tu ?
review-you-lead = Tu entames.
review-taken = -# { $chips ->
    [yes] Cœurs
   *[no] Points
} jusqu'ici : { $taken }
review-yours = Tu as choisi { $cards }.
review-better = 💡 Mieux : { $cards }, de **{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] jetons
   *[no] points
}** (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
button-review = Bilan
button-review-ask = Question { $number }
button-review-answer = Voir la réponse
button-review-back = Retour au bilan
refusal-review-off = Ce bot tourne sans son entraîneur : il n'y a pas de bilan.
refusal-review-not-ready = L'entraîneur se prépare. Réessaie dans une minute.
