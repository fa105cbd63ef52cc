# Ce que le bot ne fait pas, et quoi faire à la place.
refusal-no-such-table = Cette table n'existe pas. Ouvrez-en une avec { command-hearts-new }.
refusal-table-closed = Cette table est fermée. Ouvrez-en une autre avec { command-hearts-new }.
refusal-not-seated = Vous n'êtes pas à cette table. Appuyez sur « Rejoindre », ou utilisez { command-hearts-join }.
refusal-already-seated = Vous êtes déjà à cette table. Appuyez sur « Voir ma main », ou utilisez { command-hearts-hand }.
refusal-seated-in-lobby = Vous êtes déjà à cette table. La partie commence quand l'hôte appuie sur « Commencer ».
refusal-seat-taken-over = { $name } a maintenant votre place, dont vous avez vu les cartes : jusqu'à la fin de la partie, vous pouvez regarder. Ouvrez votre propre table avec { command-hearts-new }.
refusal-table-full = Les { $seats } places sont prises. Ouvrez une autre table avec { command-hearts-new }.
refusal-closed-table = L'hôte garde fermées les places de cette partie. Ouvrez votre propre table avec { command-hearts-new }.
refusal-already-started = La partie a déjà commencé. Utilisez { command-hearts-hand } pour voir vos cartes.
refusal-not-started = La partie n'a pas commencé. L'hôte la lance avec « Commencer » ou { command-hearts-start }.
refusal-host-only = C'est réservé à l'hôte, { $host }, et à ceux qui peuvent gérer le serveur.
refusal-no-computer = Il n'y a pas de joueur virtuel à retirer.
refusal-too-many-computers = Avec { $seats } places, il peut y avoir au plus { $most } { $most ->
    [one] joueur virtuel
   *[other] joueurs virtuels
} : une place est à vous.
refusal-too-many-tables = Vous êtes déjà à { $most } { $most ->
    [one] table
   *[other] tables
}. Finissez ou quittez-en une d'abord : { command-hearts-status } les montre.
refusal-not-away = Vous n'êtes pas absent : votre place est à vous. Utilisez { command-hearts-hand } pour voir vos cartes.
refusal-no-table-here = Il n'y a pas de table dans ce salon. Ouvrez-en une avec { command-hearts-new }.
refusal-no-table-of-yours = Vous n'êtes à aucune table. Rejoignez-en une avec { command-hearts-join } ou ouvrez-en une avec { command-hearts-new }.
refusal-which-table = Il y a plusieurs tables ici. Dites laquelle avec l'option « { option-table } ».
refusal-unknown-preset = Aucune variante ne s'appelle { $name }. Choisissez-en une dans la liste qui apparaît quand vous tapez.
refusal-preset-seats = La variante { $preset } ne se joue pas avec { $seats } places.
refusal-unknown-card = { $text } n'est pas une carte. Écrivez le rang puis la couleur, comme QS pour la dame de pique.
refusal-unreadable = Je n'ai pas pu lire cela. Appuyez sur « Voir ma main » et réessayez.
refusal-missing-permissions = Il me manque des permissions dans ce salon pour y tenir une table : { $missing }. Demandez à quelqu'un qui peut le gérer.
refusal-guild-only = Les tables se tiennent sur des serveurs : utilisez cette commande dans un salon de l'un d'eux.
refusal-not-yours = Ce message est à quelqu'un d'autre. Appuyez sur « Voir ma main » pour avoir le vôtre.
refusal-not-over = La partie n'est pas encore finie.
refusal-not-passing = Il n'y a rien à passer maintenant.
refusal-paused = La partie est en pause. Reprenez-la avec { command-hearts-back }.
refusal-no-room-for-computers = Des personnes ont { $people } des { $seats } places : il en reste pour { $most } { $most ->
    [one] joueur virtuel
   *[other] joueurs virtuels
} au plus.
refusal-rematch-elsewhere = Cette partie s'est jouée dans { $where }. Demandez la revanche là-bas.
refusal-not-between-rounds = Aucune manche n'attend de commencer. Utilisez { command-hearts-hand } pour voir où en est la partie.
error-storage = Je ne peux pas écrire sur mon disque en ce moment : rien n'a changé. Réessayez dans une minute.
error-answer = Discord n'a pas accepté ma réponse. Utilisez { command-hearts-hand } pour voir où en est la table. Si cela se reproduit, donnez ce numéro à ceux qui me font tourner : { $reference }
error-unexpected = Quelque chose s'est mal passé de mon côté, et rien n'a changé. Donnez ce numéro à ceux qui me font tourner : { $reference }
