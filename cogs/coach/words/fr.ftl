# Ce qui parle pour une carte. Chaque phrase suit une ou plusieurs cartes.
hint-line = 💡 { $cards } : { $why }
hint-none = -# Ce n'est pas à toi de choisir une carte : il n'y a rien à conseiller.
hint-sure = ### Demander un conseil ?
    Dans cette partie, ta cote peut encore baisser, mais pas monter, et une victoire ne compte pas.
hint-suit = { $suit ->
    [C] trèfles
    [D] carreaux
    [S] piques
   *[H] cœurs
}
hint-only-card = c'est la seule carte que tu peux jouer.
hint-go-for-the-moon = personne d'autre n'a encore de points. Essaie de tous les prendre et vise la lune !
hint-modest = c'est sans doute ce qui te coûte le moins.
hint-stay-below = elle reste sous { $other }, qui est sur la table : ce pli ne sera pas pour toi.
hint-highest-below = c'est ta plus haute carte sous { $other }. Ce pli ne sera pas pour toi, et tu gardes les plus basses.
hint-second-of-two = la même carte est déjà sur la table, et c'est la première qui compte : ce pli ne sera pas pour toi.
hint-queen-below = { $other } est sur la table et te débarrasse de la dame. Ce pli ne sera pas pour toi.
hint-joker = un joker ne ramasse un pli que s'il est entamé.
hint-give-queen = tu ne peux pas fournir : la dame ira à quelqu'un d'autre.
hint-give-points = tu ne peux pas fournir : quelqu'un d'autre devra la ramasser.
hint-give-to-stop-the-moon = quelqu'un a tous les points jusqu'ici. Cette carte en donne à un autre : plus personne ne peut décrocher la lune.
hint-save-from-the-queen = la dame de pique pourrait tomber dessus plus tard. Maintenant, tu peux la jeter sans risque.
hint-throw-high = tu ne peux pas fournir : c'est le bon moment pour jeter une carte haute.
hint-keep-the-guard = tu gardes ainsi tes piques, qui protègent ta dame.
hint-not-yours = tu ne peux pas fournir : ce pli ne sera pas pour toi. C'est sans doute la carte qui te manquera le moins.
hint-take-the-bonus = tu joues en dernier et tu bats { $other } : le pli est à toi.
hint-take-to-stop-the-moon = quelqu'un a tous les points jusqu'ici. Si tu en prends, plus personne d'autre ne peut décrocher la lune.
hint-first-trick = on ne peut pas jouer de { $chips ->
    [yes] cœurs
   *[no] points
} au premier pli : tu peux lâcher une carte haute sans risque.
hint-no-points-here = tu joues en dernier, et il n'y a pas de { $chips ->
    [yes] cœurs
   *[no] points
} ici : ce pli ne te coûte rien.
hint-no-points-high = tu joues en dernier, et il n'y a pas de { $chips ->
    [yes] cœurs
   *[no] points
} ici : c'est le bon moment pour lâcher une carte haute.
hint-must-take = quoi que tu joues, ce pli est pour toi.
hint-must-take-highest = quoi que tu joues, ce pli est pour toi. Autant lâcher ta plus haute carte.
hint-lowest-above = tu ne peux pas rester dessous. Ta plus basse carte est la plus facile à battre, et il reste des { $suit } plus hauts.
hint-higher-out = c'est la plus haute pour l'instant, mais il reste des { $suit } plus hauts, et d'autres jouent après toi.
hint-draw-the-queen = les petits piques font sortir la dame, et tu n'as rien sur quoi elle pourrait tomber.
hint-lead-lowest = tous les { $suit } qui restent sont plus hauts : qui fournit te prend ce pli.
hint-lead-low = la plupart des { $suit } qui restent sont plus hauts : quelqu'un d'autre ramassera sans doute ce pli.
hint-fresh-suit = personne n'a encore entamé les { $suit } : les autres peuvent sans doute fournir, sans jeter de { $chips ->
    [yes] cœurs
   *[no] points
}.
hint-last-of-suit = après elle, tu n'as plus de { $suit } : quand on en jouera, tu jetteras ce que tu veux.
hint-pass-queen = la dame de pique est dangereuse avec si peu de piques à côté.
hint-pass-high-spade = la dame de pique pourrait tomber dessus.
hint-pass-suit = tu n'as alors plus de { $suit } : quand on en jouera, tu jetteras ce que tu veux.
hint-pass-high-heart = les hauts cœurs ramassent des plis pleins de cœurs.
hint-pass-high = les cartes hautes ramassent des plis dont tu ne veux pas.
hint-pass-shorten = moins tu as de { $suit }, plus tôt tu pourras jeter ce que tu veux.
hint-pass-for-the-moon = garde tes cartes fortes et vise la lune !
hint-unsure = -# Je n'en suis pas sûr : on sait trop peu de ce que les autres ont en main.
button-yes-hint = Oui, un conseil

# Pourquoi l'entraîneur préfère un coup, pour qui le demande.
coach-amount = { $chips ->
    [yes] { $amount ->
        [0] un demi-jeton
        [1] un jeton
       *[other] { $amount } jetons
    }
   *[no] { $amount ->
        [0] un demi-point
        [1] un point
       *[other] { $amount } points
    }
}
coach-better = C'est mieux que { $cards }, d'environ { $amount }{ $rest ->
    [alike]  ; le reste se vaut
    [worse]  ; le reste est moins bon
   *[none] {""}
}.
coach-alike = { $cards } est peut-être aussi bien.
coach-all-alike = Le reste se vaut à peu près.
coach-queen = La dame de pique te revient moins souvent.
coach-own-moon = Tu décroches plus souvent la lune.
coach-other-moon = Quelqu'un d'autre décroche moins souvent la lune.
coach-trick = Tu ramasses moins souvent ce pli.
coach-others = Cela coûte plus aux autres.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Bilan de la table { $code }
review-progress = Je réfléchis : { $done } manches sur { $rounds } sont faites.
review-wait = -# Je compare chaque coup aux autres dans de nombreuses donnes possibles. Inutile d'attendre : appuie de nouveau plus tard.
review-stopped = J'ai dû m'arrêter : { $done } manches sur { $rounds } sont faites. Appuie sur **{ button-refresh }** pour que je continue.
review-unknown = Je ne sais pas juger les coups avec ces règles.
review-by-play = Tes erreurs t'ont coûté environ **{ $amount }**.
review-by-cards = { $luck ->
    [good] La chance et les autres joueurs t'ont épargné environ **{ $amount }**.
    [bad] La malchance et les autres joueurs t'ont coûté environ **{ $amount }**.
   *[none] Tu n'as eu ni chance ni malchance.
}
review-round = **{ $round }.** { $chips ->
    [yes] { $points } jetons
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
} : { $mistakes ->
    [0] aucune erreur
    [1] 1 erreur, environ { $amount }
   *[other] { $mistakes } erreurs, environ { $amount }
}
review-about = -# Une erreur t'a clairement coûté plus d'{ $chips ->
    [yes] un demi-jeton
   *[no] un demi-point
}. Je n'en nomme aucune là où personne ne pouvait savoir ce que les autres avaient.
review-questions = Qu'aurais-tu joué ? Rejoue tes coups les plus chers :
review-no-mistakes = Aucun de tes coups n'était clairement une erreur. Bien joué !
review-question = ## 🎓 Question { $number } sur { $of } · manche { $round }
review-asks-pass = Que passerais-tu ? { $direction }
review-asks-play = Pli { $trick } : que jouerais-tu ?
review-you-lead = Tu entames.
review-taken = -# { $chips ->
    [yes] Cœurs
   *[no] Points
} jusqu'ici : { $taken }
review-choose = { $count ->
    [one] Choisis une carte
   *[other] Choisis { $count } cartes
}
review-picked = { $answer ->
    [right] ✅ **Bien vu !**
    [alike] ✅ **Tout aussi bien !**
   *[wrong] ❌ **Pas tout à fait.**
}
review-yours = Dans la partie, tu as choisi { $cards }.
button-review-ask = Nº { $number }
refusal-review-off = Ce bot tourne sans son entraîneur : il n'y a pas de bilan.
refusal-review-not-ready = L'entraîneur se prépare. Réessaie dans une minute.

# Its commands.
command-hearts-hint = /hearts conseil
    .description = Demande quelle carte jouer ou passer, et pourquoi
command-hearts-review = /hearts bilan
    .description = Ce que tes coups t'ont coûté dans une partie finie ; toi seul le vois
    .table = Quelle partie ; par défaut, la dernière de ce salon
