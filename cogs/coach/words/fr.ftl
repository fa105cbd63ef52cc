# Ce que ferait un joueur moyen, et pourquoi. Chaque phrase suit une ou plusieurs cartes.
hint-line = 💡 { $cards } : { $why }
hint-none = -# On ne te demande pas de carte maintenant : il n'y a rien à conseiller.
hint-sure = ### Demander un conseil ?
    Dans cette partie, ta cote peut encore baisser, mais pas monter, et une victoire ne compte pas.
hint-only-card = c'est la seule carte que tu peux jouer.
hint-shoot-the-moon = ta main peut ramasser tous les plis qui restent. Vise la lune !
hint-all-the-same = ici, peu importe presque quelle carte tu joues.
hint-stay-below = tu restes sous ce qui est posé : ce pli ne sera pas pour toi.
hint-take-little = parmi ce que tu peux jouer, c'est ce qui risque de te coûter le moins dans ce pli.
hint-take-the-bonus = ce pli vaut la peine, pour la carte bonus.
hint-hope-for-the-bonus = elle peut te rapporter la carte bonus.
hint-get-rid-of-danger = cette carte pourrait te coûter des points plus tard, et c'est le bon moment pour la lâcher.
hint-get-rid-of-danger-chips = cette carte pourrait te coûter des jetons plus tard, et c'est le bon moment pour la lâcher.
hint-keep-cover = tu gardes ainsi les cartes qui te protégeront plus tard.
hint-give-to-others = les points iront à quelqu'un d'autre, qui ramassera sans doute ce pli.
hint-give-to-others-chips = le cœur ira à quelqu'un d'autre, qui ramassera sans doute ce pli.
hint-keep-from-others = tu ne donnes ainsi la carte bonus à personne.
hint-flush-the-queen = les petits piques font sortir la dame, et tu n'as rien sur quoi elle pourrait tomber.
hint-stay-without-a-trick = qui ne ramasse aucun pli est récompensé, et tu n'en as pas encore.
hint-stop-the-moon = quelqu'un a tous les points jusqu'ici, et cela aide à empêcher la lune.
hint-pass-spades = la dame de pique et les cartes sur lesquelles elle peut tomber sont dangereuses avec si peu de piques à côté.
hint-pass-suit = tu te défais de toute une couleur, et défausseras ce que tu veux quand on y entamera.
hint-pass-danger = c'est avec cela que tu risques le plus de ramasser des plis qui coûtent des points.
hint-pass-danger-chips = c'est avec cela que tu risques le plus de ramasser des plis qui coûtent des jetons.

# Ce que l'entraîneur attend, d'après bien des donnes qui vont avec ce que l'on sait : points de la manche, erreur type.
coach-best = 💡 { $cards } : environ **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] jetons
   *[no] points
}** dans cette manche (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
coach-worse = { $cards } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } (moins bon de { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
coach-alike = Rien n'est ici nettement meilleur que le reste.
coach-moons = -# *Moins bon* ne compte pas que tes points : aussi la moitié de ce que les lunes font aux autres.
coach-queen = La dame de pique te revient dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des donnes essayées ; avec { $cards }, dans { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-own-moon = Tu décroches la lune dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des donnes essayées ; avec { $cards }, dans { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-other-moon = Quelqu'un d'autre décroche la lune dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des donnes essayées ; avec { $cards }, dans { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-trick = Tu prends ce pli dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des donnes essayées ; avec { $cards }, dans { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-points = Cela te coûte moins de { $chips ->
    [yes] jetons
   *[no] points
} dans la suite de la manche que { $cards }.
coach-others = { $chips ->
    [yes] Les autres perdent plus de jetons qu'avec { $cards }.
   *[no] Les autres prennent plus de points qu'avec { $cards }.
}
coach-close = -# { $cards } est peut-être aussi bien : l'écart est trop petit pour en être sûr.
coach-thin = -# Ne t'y fie pas : environ { $worlds } donnes seulement vont avec ce qui a été joué.
button-yes-hint = Oui, un conseil

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
button-review-ask = Question { $number }
button-review-answer = Voir la réponse
button-review-back = Retour au bilan
refusal-review-off = Ce bot tourne sans son entraîneur : il n'y a pas de bilan.
refusal-review-not-ready = L'entraîneur se prépare. Réessaie dans une minute.

# Its commands.
command-hearts-hint = /hearts conseil
    .description = Demande ce que tu peux attendre de chacune de tes cartes, et pourquoi
command-hearts-review = /hearts bilan
    .description = Ce que tes coups d'une partie finie t'ont coûté ; toi seul le vois
    .table = Quelle partie ; sinon la dernière de ce salon
