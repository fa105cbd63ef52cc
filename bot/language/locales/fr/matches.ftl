# /duplicate : les mêmes donnes pour plusieurs, et ce que chacun en a fait.
match-title = ## 🃏 Match en duplicate
match-what = Tout le monde joue les mêmes { $deals } donnes, à la même place, contre les mêmes joueurs virtuels. Ce qui compte : de combien tes points sont sous la moyenne de tous.
match-how = -# { $preset } · { $deals } donnes · { $hours } heures pour jouer dès le départ
match-player = { $number }. **{ $who }**{ $cut ->
    [0] {""}
   *[other] {" "}· ✂️ { $cut }
}{ $team ->
    [0] {""}
   *[other] {" "}· équipe { $team }
}
match-hint = À { $least } joueurs ou plus, { $host } appuie sur **Démarrer**. **Couper** mêle un nombre à toi à toutes les donnes : ainsi personne n'a pu les choisir.
match-cancelled = Ce match a été annulé.
match-until = ⏱️ Chacun joue quand il veut, jusqu'au { $at } ({ $left }). Les résultats arrivent quand tous ont joué.
match-progress = **{ $who }** · { $done } sur { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· équipe { $team }
}
match-over = ## 🏆 Le match est fini
match-line = { $place }. **{ $who }** · { $total }{ $computer ->
    [0] {""}
   *[other] {" "}· 🤖 { $computer }
}
match-team = **Équipe { $team }** · { $total } · { $who }
match-below = -# Points sous la moyenne de tous ; leur somme est zéro. 🤖 Nombre de donnes finies par un joueur virtuel.
match-opened = -# 🔓 Donnes révélées : { $secret }
match-hash = -# 🔒 Scellées avant : { $hash }
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-deal-over = ### La donne { $deal } est jouée
match-all-played = Tu as joué les { $deals } donnes. Les résultats arrivent quand tout le monde a fini, au plus tard { $left }.
button-match-next = Continuer
button-match-play = 🃏 Jouer
button-match-join = Participer
button-match-leave = Quitter
button-match-cut = ✂️ Couper
button-match-team = Équipe
button-match-start = Démarrer
button-match-cancel = Annuler
button-match-sheet = Ma feuille
chart-deal = Donne
chart-match = Les totaux de tous après chacune des { $deals } donnes. À la fin : { $finals }.
sheet-title = ### { $who } · place { $place } · { $total }
sheet-points = pts
sheet-mean = moy.
sheet-difference = écart
sheet-best = tête
sheet-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sheet-hint = -# * Un joueur virtuel l'a jouée, ou l'a finie.
sheet-deal = Donne { $deal }
sheet-choose = Voir une donne…
sheet-deal-title = ### Donne { $deal }
sheet-table = -# Table { $code } : { command-hearts-verify } vérifie sa donne.
sheet-line = **{ $who }** · { $points } · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
parting-pass = **Ils se séparent à la passe** : { $one } a donné { $mine }, { $other } a donné { $theirs }.
parting-trick = **Ils se séparent au pli { $trick }** : { $one } a joué { $mine }, { $other } a joué { $theirs }.
parting-none = { $one } et { $other } ont joué chaque carte pareil.
side-title = ### Donne { $deal } : { $one } et { $other }
side-alike = { $tricks ->
    [one] Le premier pli est le même.
   *[other] Les { $tricks } premiers plis sont les mêmes.
}
side-choose = À côté du jeu de qui ?
refusal-no-such-match = Ce match n'existe pas. Ouvres-en un avec { command-match-new }.
refusal-no-match-here = Il n'y a pas de match dans ce salon. Ouvres-en un avec { command-match-new }.
refusal-match-no-chips = Une partie à jetons n'a pas de points à comparer. Choisis un autre jeu.
refusal-match-joined = Tu participes déjà à ce match. Il commence quand l'hôte appuie sur Démarrer.
refusal-match-full = Ce match a déjà { $most } joueurs.
refusal-match-begun = Ce match a commencé : on n'y change plus rien. Qui y participe appuie sur Jouer.
refusal-match-not-begun = Ce match n'a pas commencé. C'est l'hôte qui le démarre.
refusal-match-closed = Ce match est fini.
refusal-match-not-over = Quelqu'un peut encore jouer ces donnes. Les résultats arrivent quand tous ont joué.
refusal-not-in-match = Tu ne participes pas à ce match. Ouvre le tien avec { command-match-new }.
refusal-match-too-few = Il faut au moins { $least } joueurs.
refusal-match-teams = Soit personne n'a d'équipe, soit tout le monde en a une : au moins deux équipes de deux joueurs.
refusal-match-one-try = Une donne de match se joue une fois : on ne peut ni l'abandonner ni la mettre en pause. Elle t'attend jusqu'à la fin du match.
refusal-match-no-hint = Il n'y a pas de conseils dans un match.
