# /apprendre, sept positions. Chacune pose une question, félicite pour la bonne carte et répond à une autre par la règle.
command-learn = /apprendre
    .description = Apprendre la Dame de pique en deux minutes ; toi seul le vois
button-learn-again = Recommencer
help-start-learn = **Tu débutes à la Dame de pique ?** `{ command-learn }` te l'apprend en deux minutes.
learn-step = -# Apprendre la Dame de pique · { $step } sur { $steps }
learn-answer = { $right ->
    [yes] ✅ **Oui !**
   *[no] ❌ **Pas tout à fait.**
} { $why }
learn-leave = -# Une pause ? `{ command-learn }` reprend ici.
learn-known = ### Amuse-toi bien !
    Si tu veux quand même les leçons un jour : `{ command-learn }`.
learn-done = ## 🎓 C'est tout ce qu'il te faut
    À toi de jouer ! Dans ta première manche, je te donne un conseil avant chaque carte.
learn-differs = **Sur ce serveur**
    { $rules }

learn-follow-asks = Wei a entamé à trèfle. Appuie sur une carte que tu peux jouer.
learn-follow-right = Tu as du trèfle, donc tu en joues.
learn-follow-wrong = Chacun joue une carte de la couleur entamée. Tu as du trèfle, donc tu dois jouer un trèfle.
learn-takes-asks = Wei a entamé à trèfle. Appuie sur la carte qui remporte les quatre.
learn-takes-right = Le roi est le plus haut trèfle. Ada ramasse les quatre cartes et entame ensuite.
learn-takes-wrong = La plus haute carte de la couleur entamée remporte le pli. C'était trèfle, donc un carreau ne gagne jamais, même très haut.
learn-hearts-asks = L'as d'Ada remporte ce pli. Tu n'as pas de carreau : appuie sur une carte qui coûte un point à Ada.
learn-hearts-right = Chaque cœur vaut 1 point pour qui le ramasse, et les points sont mauvais. Celui-ci est pour Ada.
learn-hearts-wrong = Cette carte ne coûte rien à personne. Seuls les cœurs et la dame de pique sont des points : chaque cœur en vaut 1, pour qui ramasse le pli.
learn-queen-asks = Tu joues en dernier. Appuie sur la carte qui donne 13 points à Emre.
learn-queen-right = La dame de pique vaut 13 points, et le roi d'Emre la ramasse. Tu en es débarrassé.
learn-queen-wrong = La dame de pique vaut à elle seule 13 points. On a entamé à pique : sous le roi d'Emre, tu t'en débarrasses.
learn-breaking-asks = Tu entames, et personne n'a encore joué de cœur. Appuie sur une carte que tu peux entamer.
learn-breaking-right = Les cœurs attendent que quelqu'un en ait défaussé un sur une autre couleur.
learn-breaking-wrong = Tu ne peux pas encore entamer à cœur : il faut d'abord que quelqu'un en défausse un sur une autre couleur. Alors les cœurs sont « ouverts ».
learn-pass-asks = Avant le premier pli, tu passes trois cartes. Appuie sur la plus dangereuse de celles-ci.
learn-pass-right = La dame aurait pu tomber sur le roi de pique, avec ses 13 points. C'est maintenant le souci de quelqu'un d'autre.
learn-pass-wrong = Passe ce qui pourrait te valoir des points. Si la dame de pique tombe sous ton as ou ton roi, tu la ramasses : 13 points.
learn-moon-asks = Ada a ramassé tous les points jusqu'ici. Si elle les prend tous, elle marque 0, et les autres 26 chacun ! Appuie sur la carte qui l'arrête.
learn-moon-right = Tu prends 4 points, mais Ada ne peut plus tout avoir : personne ne prend les 26. Tout ramasser, c'est « décrocher la lune ».
learn-moon-wrong = Qui ramasse tous les cœurs et la dame « décroche la lune » : 0 point, et 26 pour tous les autres. Prends un cœur, et c'est fini.
