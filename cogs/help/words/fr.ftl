# /help : une page par sujet, et les boutons qui y mènent.
button-help-start = Premiers pas
button-help-table = À la table
button-help-play = Le jeu
button-help-points = Points
button-help-strategy = Stratégie
button-help-moon = La lune
button-help-rules = Règles maison
button-help-tables = Commandes : tables
button-help-turns = Commandes : jouer
button-help-commands = Commandes : autres
button-help-managers = Commandes : serveur

help-start-title = ## ♥️ Dame de pique sur Discord
help-start-begin = **Entre amis** : `{ command-hearts-new }` ouvre une table dans ce salon. Des joueurs virtuels peuvent compléter.
help-start-games = ### Jouer autrement
more-help = Règles, commandes…

help-table-title = ## À la table
help-table-hand = **Ta main.** Appuie sur **Voir ma main** à la table : toi seul la vois. Choisis les cartes à passer, puis joue avec les boutons. Tu ne peux pas jouer les cartes grises ; une ligne au-dessus ou en dessous dit pourquoi. **💡** conseille une carte et dit pourquoi.
help-table-away = **Pas le temps ?** Un joueur virtuel te remplace après deux retards de suite. **Me revoilà** te rend ta place.
help-table-computers = -# Les joueurs virtuels ne voient que ce qu'on verrait à leur place. Chaque donne est fixée avant la manche : le code à côté de 🔒 le prouve, et `{ command-hearts-verify }` le vérifie.

help-play-title = ## Comment jouer
help-play-aim = **Le but** est d'avoir le moins de points possible : chaque cœur en vaut un, la dame de pique treize. La partie finit quand quelqu'un atteint 100, et le score le plus bas gagne.
help-play-pass = **La passe.** Chacun reçoit 13 cartes et en passe trois qui pourraient lui valoir des points : à gauche à la première manche, puis à droite, puis en face. À la quatrième, personne ne passe.
help-play-trick = **Les plis.** Un joueur entame, et chacun des autres pose une carte. { $trick } : le roi est le plus haut trèfle. La personne qui l'a joué ramasse les quatre cartes et entame le pli suivant.
help-play-follow = **Il faut fournir à la couleur.** Si l'on entame à trèfle, joue un trèfle si tu en as. Sinon, jette ce que tu veux. { $off } sur un trèfle ne gagne jamais : c'est ainsi qu'on se débarrasse des mauvaises cartes.
help-play-first = **Le premier pli** commence par { $first }, et personne ne peut y mettre un cœur ou { $queen }. On n'entame pas à cœur avant que les cœurs soient **ouverts** : que quelqu'un en ait jeté un.

help-points-title = ## Points
help-points-hearts = **Chaque cœur** ramassé vaut 1 point, quel que soit son rang : { $hearts } font 3 ensemble.
help-points-queen = **La dame de pique** { $queen } vaut 13 points. Avec { $queens } en main, tu es en danger : la dame peut tomber dessus.
help-points-count = **Exemple.** Un pli avec { $count } coûte 15 points. Les 26 points d'une manche vont toujours à quelqu'un.
help-points-moon = **Décrocher la lune**, le grand chelem. Si tu ramasses tous les cœurs *et* la dame, tu ne marques rien et tous les autres marquent 26. Dangereux, et merveilleux.

help-strategy-title = ## Stratégie
example-table = Sur la table : { $lying }
example-hand = Ta main : { $hand }
help-strategy-passing = **Que passer ?** D'abord l'as et le roi de pique, si tu as peu de piques au-dessous : la dame pourrait tomber dessus. Puis les cartes hautes d'une couleur où tu en as peu.
    { example-hand }
    Passe { $advice }.
help-strategy-cover = **Garder la dame.** Avec quatre autres piques, la dame de pique est en sûreté chez toi, et tu choisis qui l'aura.
    Garde { $hand }, et passe { $advice }.
help-strategy-queen = **Tant que la dame n'est pas jouée**, ne joue ni as ni roi de pique sur lesquels elle pourrait tomber.
    { example-table }
    { example-hand }
    Joue { $advice }.
help-strategy-void = **Si tu ne peux pas fournir**, jette ta carte la plus dangereuse.
    { example-table }
    { example-hand }
    Jette { $advice }.
help-strategy-leader = **Vise qui est en tête.** Donne tes points à qui mène la partie.
    { example-table }
    { example-hand }
    Si le roi est le sien, jette { $advice }.

help-moon-title = ## La lune
help-moon-what = Ramasse tous les cœurs et { $queen } dans une manche, et tu marques 0 point, tous les autres 26. C'est **décrocher la lune**.
help-moon-shoot = **Tente-la** avec une main qui ne perd aucun pli.
    { example-hand }
    Commence par { $advice } : tu prends tout ce qui reste.
help-moon-stop = **Empêcher la lune.** Quand quelqu'un a tous les points, prends un pli avec un cœur. Il n'y a alors plus de lune.
    { example-table }
    { example-hand }
    Prends le pli avec { $advice }.

help-rules-title = ## Règles maison

help-tables-title = ## Commandes des tables
help-tables-table = La première suffit : à la table, des boutons font le reste.
help-turns-title = ## Commandes pour jouer
help-turns-turn = -# Tout cela se fait avec des boutons. Tu peux aussi le taper.
help-turns-special = **Seulement dans certaines variantes**

help-commands-title = ## Autres commandes
help-commands-look = ### Parties et résultats
help-commands-you = ### Réglages et données
help-managers-title = ## Commandes pour gérer le serveur
help-managers-people = -# Il te faut la permission Discord « Gérer le serveur ».

# A command and what it does.
listed-command = `{ $command }` – { $what }

listed-rest = Tape `{ command-hearts }` pour voir les autres : Discord dit ce que fait chacune.
# /about
about-title = ## ♥️ Dame de pique sur Discord
about-what = Je donne, je compte et je garde les secrets. Rien n'est à vendre, et personne ne joue pour de l'argent.
about-version = **Version** { $version }
about-started = **Démarré** { $when }
about-latency = { $known ->
    [yes] **Temps de réponse** { $latency } ms aller-retour vers Discord
   *[no] **Temps de réponse** pas encore mesuré
}
about-tables = **Tables ouvertes** { $tables }
about-servers = **Serveurs** { $servers }
button-about-privacy = Vie privée

# Its commands.
command-help = /aide
    .description = Comment jouer à la Dame de pique ici
command-about = /infos
    .description = À propos de ce bot : sa version et son état
option-page = page
    .description = Sur quoi
choice-page = { $value ->
    [table] { button-help-table }
    [play] { button-help-play }
    [points] { button-help-points }
    [strategy] { button-help-strategy }
    [moon] { button-help-moon }
    [rules] { button-help-rules }
    [tables] { button-help-tables }
    [turns] { button-help-turns }
    [commands] { button-help-commands }
    [managers] { button-help-managers }
   *[start] { button-help-start }
}
