# Ce que le bot ne fait pas, et quoi faire à la place.
refusal-no-such-table = Cette table n'existe pas. Ouvres-en une avec { command-hearts-new }.
refusal-table-closed = Cette table est fermée. Ouvres-en une autre avec { command-hearts-new }.
refusal-not-seated = Tu n'es pas à cette table.
refusal-already-seated = Tu es déjà à cette table. Appuie sur **{ button-hand }**, ou utilise { command-hearts-hand }.
refusal-seated-in-lobby = Tu es déjà à cette table. La partie commence quand l'hôte appuie sur **{ button-start }**.
refusal-seat-taken-over = { $name } a maintenant ta place, dont tu as vu les cartes : jusqu'à la fin de la partie, tu peux regarder. Ouvre ta propre table avec { command-hearts-new }.
refusal-table-full = Les { $seats } places sont prises. Ouvre une autre table avec { command-hearts-new }.
refusal-no-free-seat = Les { $seats } places sont occupées.
refusal-seats-reserved = Les places libres sont gardées pour d'autres en ce moment. Réessaie dans quelques minutes, ou ouvre ta propre table avec { command-hearts-new }.
refusal-rematch-of-others = Toutes les places de cette partie étaient prises par des personnes : c'est à l'une d'elles de demander la revanche. Ouvre ta propre table avec { command-hearts-new }.
refusal-closed-table = L'hôte garde fermées les places de cette partie. Ouvre ta propre table avec { command-hearts-new }.
refusal-already-started = La partie a déjà commencé. Utilise { command-hearts-hand } pour voir tes cartes.
refusal-not-started = La partie n'a pas commencé. L'hôte la lance avec **{ button-start }** ou { command-hearts-start }.
refusal-start-nonsense = « { $text } » n'est pas une heure des prochaines 24 heures. Écris 20:30 ou 20h30, ou +45 pour dans 45 minutes.
refusal-start-no-zone = Je ne sais pas à quoi correspond « { $text } » sur ta montre. Choisis ton fuseau horaire avec l'option « { option-time_zone } » (je m'en souviendrai), ou écris +45 pour dans 45 minutes.
refusal-host-only = C'est réservé à l'hôte, { $host }, et à ceux qui peuvent gérer le serveur.
refusal-no-computer = Il n'y a pas de joueur virtuel à retirer.
refusal-no-computer-there = Il n'y a pas de joueur virtuel à la place { $seat }.
refusal-too-many-computers = Avec { $seats } places, il peut y avoir au plus { $most } { $most ->
    [one] joueur virtuel
   *[other] joueurs virtuels
} : une place est à toi.
refusal-too-many-tables = Tu es déjà à { $most } { $most ->
    [one] table
   *[other] tables
}. Finis ou quittes-en une d'abord : { command-hearts-status } les montre.
refusal-not-away = Personne ne te remplace : ta place est à toi. Utilise { command-hearts-hand } pour voir tes cartes.
refusal-no-table-here = Il n'y a pas de table dans ce salon. Ouvres-en une avec { command-hearts-new }.
refusal-no-table-of-yours = Tu n'es à aucune table. Rejoins-en une avec { command-hearts-join } ou ouvres-en une avec { command-hearts-new }.
refusal-which-table = Il y a plusieurs tables ici : { $tables }. Dis laquelle avec l'option « { option-table } ».
refusal-preset-seats = La variante { $preset } ne se joue pas avec { $seats } places. Sans l'option « { option-players } », elle se joue à { $usual }.
refusal-unknown-card = { $text } n'est pas une carte. Écris le rang puis la couleur, comme QS pour la dame de pique.
refusal-unreadable = Cet écran est périmé : je ne peux plus lire ses boutons. Appuie sur **{ button-hand }** ou refais la commande.
refusal-guild-only = Les tables se tiennent sur des serveurs : utilise cette commande dans un salon de l'un d'eux.
refusal-no-member = Je ne suis pas membre de ce serveur et ne peux donc y tenir aucune table. Une personne qui peut gérer le serveur peut m'ajouter : { $where } Ce que tu joues seul marche ici aussi.
refusal-not-over = La partie n'est pas encore finie.
refusal-paused = La partie est en pause. Reprends-la avec { command-hearts-back }.
refusal-no-room-for-computers = Des personnes ont { $people } des { $seats } places : il en reste pour { $most } { $most ->
    [one] joueur virtuel
   *[other] joueurs virtuels
} au plus.
refusal-form-too-late = Cela a pris trop de temps, et Discord n'accepte plus de formulaire après une telle attente. Appuie de nouveau.
refusal-deal-version = Les joueurs virtuels ont été mis à jour, et cette donne a été scellée avec d'autres : elle ne peut plus être jouée. Ce que tu as compte tel quel.
refusal-deal-not-ready = Les joueurs virtuels de cette donne ne sont pas encore prêts. Rien ne s'est passé et rien n'est perdu : ils le seront dans une minute environ.
refusal-deal-too-long = Les joueurs virtuels de cette donne réfléchissent trop longtemps. Rien ne s'est passé et rien n'est perdu : ils seront sollicités de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refusal-no-such-zone = Je ne connais pas le fuseau « { $zone } ». Écris où tu es, par exemple Bruxelles ou Belgique, et choisis dans la liste.
refusal-several-zones = « { $zone } » peut désigner plusieurs fuseaux : { $places }. Choisis-en un dans la liste ou écris une ville.
error-storage = Je ne peux pas utiliser ma base de données en ce moment : rien n'a changé. Réessaie dans une minute.
error-conflict = Cela a été modifié ailleurs au même moment, donc rien n'a été fait. Réessaie.
error-taken-over = Une autre partie de moi prend ce serveur en charge. Réessaie dans une minute.
error-unconfirmed = Ma base de données ne répond pas : je ne sais pas encore si cela compte. Ton panneau le montrera dès que je le saurai.
error-command = Cette commande a changé avec une mise à jour, et ton Discord a encore l'ancienne. Réessaie dans une minute ; si cela ne suffit pas, redémarre Discord.
error-answer = Discord n'a pas accepté ma réponse. Avant de réessayer, regarde si c'est quand même fait ; à une table, { command-hearts-hand } montre où elle en est. Si cela se reproduit, donne ce numéro à ceux qui me font tourner : { $reference }
error-forbidden = Discord ne me laisse pas écrire ici : il me manque une permission dans ce salon, je suis exclu temporairement, ou le fil est archivé ou verrouillé. Demande à quelqu'un qui peut le gérer. Avant de réessayer, regarde si c'est quand même fait ; à une table, { command-hearts-hand } montre où elle en est.
error-unexpected = Quelque chose s'est mal passé de mon côté. Avant de réessayer, regarde si c'est quand même fait. Donne ce numéro à ceux qui me font tourner : { $reference }
error-unreadable = Je n'ai pas pu lire ce que Discord m'en a dit ; rien ne s'est donc passé. Réessaie plus tard.
refusal-hints-off = Les conseils sont désactivés ici.
refusal-rules-too-few-seats = Avec ces règles on joue à { $seats }, et { $people } personnes y sont déjà ou ont une place gardée. Change le nombre de joueurs.
refusal-preset-seats-because = Ce jeu ne se joue pas à { $seats }. { $reasons }
refusal-no-such-rules = Aucune règle ne s'appelle { $name } ici. Choisis dans la liste qui apparaît quand tu tapes.
refusal-not-house-rules = { $name } ne fait pas partie des règles de ce serveur. La liste qui apparaît quand tu tapes les montre.
refusal-rules-locked = Seuls ceux qui peuvent gérer ce serveur peuvent changer ses règles. Tout le monde peut les lire et les partager.
refusal-too-many-rules = Ce serveur garde déjà { $most } jeux de règles. Supprimes-en un d'abord.
refusal-name-taken = Des règles s'appellent déjà { $name }. Choisis un autre nom, ou modifie celles-là.
refusal-name-empty = Un nom a de 1 à { $most } caractères.
refusal-rules-gone = Ces règles ont été supprimées pendant tes modifications. Enregistre les tiennes sous un nom pour les garder.
refusal-proposal-gone = Ces règles n'ont pas été gardées si longtemps. Modifie-les ou partage-les de nouveau.
refusal-not-a-pass = « { $text } » n'est pas une passe. Écris le nombre de cartes et L, R ou A (en face, avec un nombre pair de joueurs), comme 3L ou 1L+1A+1R, ou hold.
refusal-reset-unfinished = Je ne peux pas utiliser ma base de données en ce moment, et une partie des classements est peut-être déjà vide. Vide-les de nouveau dans une minute.
