# Les conseils pendant une partie.
hint-none = -# Ce n'est pas à toi de choisir une carte : il n'y a rien à conseiller.
hint-coming = 💡 Je réfléchis…
hint-only = 💡 C'est la seule carte que tu peux jouer.
hint-sure = ### Demander un conseil ?
    Dans cette partie, une victoire ne comptera pas, et ta cote pourra baisser, mais pas monter.
hint-unsure = -# Je n'en suis pas sûr : d'autres cartes sont peut-être meilleures.
hint-thumb = -# Un conseil simple : le plus souvent, il est bon.
help-table-checks = **Vérifier mes cartes.** Quand tu joues seul, le coach peut te dire après chaque choix s'il t'a clairement coûté des points : sous **{ button-more }**.
check-cost = ❌ { $cards } : cela t'a coûté environ { $amount }.
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
coach-better = { $named ->
    [yes] Cela
   *[no] { $cards }
} coûterait environ { $amount } de plus{ $rest ->
    [yes] , tout autre choix aussi
   *[no] {""}
}.
coach-alike = { $cards } est peut-être aussi bien.
coach-all-alike = Tout autre choix est à peu près aussi bon.
coach-queen = Avec { $cards }, tu prendrais plus souvent la dame de pique.
coach-own-moon = Avec { $cards }, tu décrocherais moins souvent la lune.
coach-other-moon = Avec { $cards }, les autres décrocheraient plus souvent la lune.
coach-trick = Avec { $cards }, tu ramasserais plus souvent ce pli.
coach-others = Avec { $cards }, les autres paieraient moins cher.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Ton bilan
    -# { $game }
review-progress = Je réfléchis. Manches analysées : { $done } sur { $rounds }.
review-wait = -# J'essaie chaque coup. Inutile d'attendre : appuie sur **{ button-refresh }** plus tard.
review-stopped = J'ai dû m'arrêter. Manches analysées : { $done } sur { $rounds }. Appuie sur **{ button-refresh }** pour que je continue.
review-unknown = Je ne sais pas juger les coups avec ces règles.
review-points = { $chips ->
    [yes] { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    }
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
review-scored = { $chips ->
    [won] Tu as gagné **{ $scored }**.
    [lost] Tu as perdu **{ $scored }**.
   *[no] Tu as pris **{ $scored }**, { $apart ->
        [0] exactement la moyenne de la table
       *[other] { $apart } de { $more ->
            [yes] plus
           *[no] moins
        } que la moyenne de la table ({ $average })
    }.
}
review-by-play = Tes erreurs t'ont coûté environ **{ $amount }**.
review-by-cards = { $luck ->
    [good] La chance et les autres joueurs t'ont épargné environ **{ $amount }**.
    [bad] La malchance et les autres joueurs t'ont coûté environ **{ $amount }**.
   *[none] Tu n'as eu ni chance ni malchance.
}
review-round = **Manche { $round }** · { $points } · { $mistakes ->
    [0] aucune erreur
    [1] 1 erreur
   *[other] { $mistakes } erreurs
}
review-mistake = -# { $step ->
    [none] {""}
    [0] Passe :{" "}
   *[other] Pli { $step } :{" "}
}{ $cards }, environ { $amount } · mieux : ||{ $best }||
review-about = -# Je ne compte que les erreurs évidentes.{ $mistakes ->
    [0] {""}
   *[other] {" "}Touche les cartes cachées pour les voir.
}
review-no-mistakes = Aucun de tes coups n'était clairement une erreur. Bien joué !
review-question = ## 🎓 Question { $number } sur { $of }
review-asks-pass = **Manche { $round } : tu passes { $direction }. Quelles cartes ?**
review-trick = Manche { $round }{ $taken ->
    [yes] {""} : tu as ramassé le pli { $trick }
   *[no] , pli { $trick }
}
review-asks-play = **{ $leads ->
    [yes] Tu entames le pli { $trick } : que jouerais-tu ?
   *[no] { $void ->
        [no] Que jouerais-tu ?
       *[other] { panel-void } : que jouerais-tu ?
    }
}**
review-choose = { $count ->
    [one] Choisis une carte
   *[other] Choisis { $count } cartes
}
review-picked = ### { $answer ->
    [right] ✅ Bien vu !
    [alike] ✅ Tout aussi bien !
   *[wrong] ❌ Pas tout à fait
}
review-some = { $right ->
    [1] 1 carte sur { $count } est bonne.
   *[other] { $right } cartes sur { $count } sont bonnes.
}
review-in-game = pendant la partie
review-from = -# De ta partie · { $game }
review-yours = Pendant la partie, tu as { $passes ->
    [yes] passé
   *[no] joué
} { $cards }.
button-review-answer = Répondre
button-review-ask = { $number ->
    [1] Trouver mieux
   *[other] Question suivante
}
button-review-keep = En faire des problèmes
button-review-puzzle = Résoudre un problème
review-kept = ✅ **C'est noté !** { $count ->
    [1] Ton coup le plus coûteux reviendra sous forme de problème jusqu'à ce que tu le résolves.
   *[other] { $count } de tes coups les plus coûteux reviendront sous forme de problèmes jusqu'à ce que tu les résolves.
}
own-puzzle-title = ## 🧩 Problème de ta partie
own-puzzle-again = Je te le redemande demain.
own-puzzle-solved = Problème résolu.
refusal-review-nothing = La partie de la table { $code } s'est arrêtée avant la fin de sa première manche : il n'y a rien à analyser.
refusal-review-off = Ce bot tourne sans coach : il n'y a pas de bilan.
refusal-review-not-ready = Le coach se prépare. Réessaie dans une minute.

# Its commands.
command-hearts-hint = /hearts conseil
    .description = Demande quelle carte jouer ou passer, et pourquoi
command-hearts-review = /hearts bilan
    .description = Vois ce que tes coups t'ont coûté dans une partie finie
    .table = Quelle partie ; par défaut, la dernière de ce salon
