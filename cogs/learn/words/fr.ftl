# /apprendre, sept positions. Chacune pose une question, félicite pour la bonne carte et répond à une autre par la règle.
command-learn = /apprendre
    .description = Apprendre la Dame de pique en deux minutes ; toi seul le vois
button-learn-again = Refaire les leçons
help-start-learn = **Tu débutes à la Dame de pique ?** `{ command-learn }` te l'apprend en deux minutes.
learn-step = -# Apprendre la Dame de pique · { $step } sur { $steps }
learn-answer = { $right ->
    [yes] ✅ { $praise ->
        [0] **Oui !**
        [1] **Exactement !**
       *[other] **Bien joué !**
    }
   *[no] ❌ { $card } ? **Pas tout à fait.**
} { $why }
learn-leave = -# Une pause ? `{ command-learn }` reprend ici.
learn-done = ## 🎓 Tu sais tout
learn-now = À toi de jouer ! Si tu joues en solo, je te donne un conseil avant chaque carte de ta première manche.
learn-end = { $end ->
    [score] La partie finit quand quelqu'un atteint { $score } points, et le score le plus bas gagne.
    [rounds] À la fin, le score le plus bas gagne.
   *[chips] {""}
}
learn-differs = **Sur ce serveur**
    { $rules }

learn-follow-tells = Le but : avoir le moins de points. Le deux de trèfle ouvre chaque manche : Wei l'avait. Chacun joue une carte ; si tu as du trèfle, tu dois en jouer.
learn-follow-asks = Voici tes cartes. Appuie sur une carte que tu peux jouer.
learn-follow-right = Tu as du trèfle, donc tu en joues.
learn-follow-wrong = Chacun joue une carte de la couleur entamée. Tu as du trèfle, donc tu dois jouer un trèfle.
learn-takes-tells = Les cartes vont du deux à l'as. La plus haute de la couleur entamée remporte les quatre : c'est un pli.
learn-takes-asks = Appuie sur la carte qui le remporte.
learn-takes-right = Le roi est le plus haut trèfle. Ada ramasse les quatre cartes et entame ensuite.
learn-takes-wrong = Le trèfle le plus haut remporte le pli. Un carreau ne peut pas le gagner, si haut soit-il.
learn-hearts-tells = Nouvelles cartes. Chaque cœur vaut un point. Tu n'as pas de carreau, donc tu peux tout jouer.
learn-hearts-asks = Appuie sur une carte qui donne un point à Ada.
learn-hearts-right = Le roi d'Ada est le plus haut carreau : le pli et ton cœur sont pour elle.
learn-hearts-wrong = Cette carte ne coûte rien à personne. Seuls les cœurs et la dame de pique valent des points : 1 par cœur, pour qui ramasse le pli.
learn-queen-tells = Nouvelles cartes. La dame de pique coûte 13 points, et le roi d'Emre va remporter ce pli.
learn-queen-asks = Appuie sur la carte qui donne 13 points à Emre.
learn-queen-right = Le roi d'Emre prend la dame : elle ne peut plus te faire de mal.
learn-queen-wrong = La dame de pique vaut à elle seule 13 points. On a entamé à pique : sous le roi d'Emre, tu t'en débarrasses.
learn-breaking-tells = Une autre manche, et tu entames. Personne n'a encore jeté de cœur, donc on ne peut pas entamer à cœur.
learn-breaking-asks = Appuie sur une carte que tu peux entamer.
learn-breaking-right = Dès que quelqu'un jette un cœur sur une autre couleur, les cœurs sont « ouverts » : on peut alors entamer à cœur.
learn-breaking-wrong = Tu ne peux pas encore entamer à cœur : il faut d'abord que quelqu'un en jette un sur une autre couleur. Alors les cœurs sont « ouverts ».
learn-pass-tells = Avant le premier pli, tu passes trois cartes à un autre joueur : celles qui pourraient te valoir des points. Souviens-toi : le roi d'Emre a pris la dame.
learn-pass-asks = Appuie sur une seule : la plus dangereuse.
learn-pass-right = Le roi ou l'as de pique est dangereux si tu as peu de piques : il peut te valoir la dame et ses 13 points.
learn-pass-wrong = Passe ce qui pourrait te valoir des points. Avec peu de piques, ton roi devra peut-être prendre la dame : 13 points.
learn-moon-tells = Ada a ramassé tous les points jusqu'ici. Si elle les prend tous, elle marque 0, et les autres 26 chacun !
learn-moon-asks = Appuie sur la carte qui l'arrête.
learn-moon-right = Tu prends 4 points, mais Ada ne peut plus tout avoir : personne ne prend les 26. Tout ramasser, c'est « décrocher la lune ».
learn-moon-wrong = Qui ramasse tous les cœurs et la dame « décroche la lune » : 0 point, et 26 pour tous les autres. Prends un cœur, et c'est fini.
