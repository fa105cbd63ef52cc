# Ce que le bot ne fait pas, et quoi faire à la place.
refusal-no-such-table = Cette table n'existe pas.
refusal-table-closed = Cette table est fermée.
refusal-not-seated = Tu n'es pas à cette table.
refusal-already-seated = Tu es déjà à cette table. Appuie sur **{ button-hand }**, ou utilise { command-hearts-hand }.
refusal-seat-taken-over = { $name } a maintenant ta place, et tu en as vu les cartes : jusqu'à la fin de la partie, tu ne peux que regarder.
refusal-table-full = Il y a déjà quelqu'un à chacune des { $seats } places.
refusal-no-free-seat = Les { $seats } places sont occupées.
refusal-seats-reserved = Les places libres sont gardées pour d'autres en ce moment. Réessaie dans quelques minutes, ou ouvre ta propre table.
refusal-rematch-of-others = Cette partie n'avait pas de place libre : seuls ses joueurs peuvent demander la revanche.
refusal-closed-table = L'hôte a fermé cette partie aux nouveaux venus.
refusal-already-started = La partie a déjà commencé. Utilise { command-hearts-hand } pour voir tes cartes.
refusal-not-started = La partie n'a pas commencé. L'hôte la lance avec **{ button-start }** ou { command-hearts-start }.
refusal-start-nonsense = « { $text } » n'est pas une heure des prochaines 24 heures. Essaie 20:30, 20h30, ou +45 pour dans 45 minutes.
refusal-start-no-zone = Je ne connais pas ton fuseau horaire : je ne sais pas quand il est « { $text } » chez toi. Choisis-le avec l'option « { option-time_zone } » (je m'en souviendrai), ou écris +45 pour dans 45 minutes.
refusal-host-only = Seuls { $host }, qui est l'hôte, et les gestionnaires du serveur peuvent faire cela.
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
refusal-no-table-here = Il n'y a pas de table dans ce salon.
refusal-no-table-of-yours = Tu n'es à aucune table.
refusal-which-table = Il y a plusieurs tables ici. Dis laquelle avec l'option « { option-table } » :
    { $tables }
refusal-preset-seats = { $preset } ne se joue pas à { $seats }. Sans l'option « { option-players } », on y joue à { $usual }.
refusal-unknown-card = { $text } n'est pas une carte. Écris le rang puis la couleur, comme QS pour la dame de pique.
refusal-unreadable = Cet écran est périmé, je ne peux plus lire ses boutons. Appuie sur **{ button-hand }** ou refais la commande.
refusal-guild-only = Les tables se jouent sur des serveurs : utilise cette commande dans un de leurs salons.
refusal-no-member = Je ne suis pas membre de ce serveur, je ne peux donc pas y tenir de table. Un gestionnaire du serveur peut m'ajouter : { $where } Tu peux quand même jouer seul ici.
refusal-not-over = La partie n'est pas encore finie.
refusal-paused = La partie est en pause. Reprends-la avec { command-hearts-back }.
refusal-no-room-for-computers = Des personnes occupent { $people } des { $seats } places : il en reste pour { $most } { $most ->
    [one] joueur virtuel
   *[other] joueurs virtuels
} au plus.
refusal-form-too-late = C'était trop long : Discord n'ouvre plus le formulaire. Appuie de nouveau.
refusal-deal-version = Les joueurs virtuels ont changé depuis que cette donne a été scellée : on ne peut plus la continuer. Ton résultat compte tel quel.
refusal-deal-not-ready = Les joueurs virtuels ne sont pas prêts pour cette donne. Rien n'est perdu : réessaie dans une minute environ.
refusal-deal-too-long = Les joueurs virtuels réfléchissent trop longtemps à cette donne. Rien n'est perdu : je leur redemande dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refusal-no-such-zone = Je ne connais pas le fuseau « { $zone } ». Écris un lieu, par exemple Bruxelles ou Belgique, et choisis dans la liste.
refusal-several-zones = « { $zone } » peut désigner plusieurs fuseaux : { $places }. Choisis-en un dans la liste ou écris une ville.
error-storage = Je n'ai pas accès à ma base de données en ce moment : rien n'a changé. Réessaie dans une minute.
error-conflict = Quelqu'un l'a changé au même moment : rien n'a été fait. Réessaie.
error-taken-over = Une autre partie de moi reprend ce serveur. Réessaie dans une minute.
error-unconfirmed = Ma base de données ne répond pas : je ne sais pas encore si cela compte. Ta main le montrera dès que je le saurai.
error-command = Cette commande a changé avec une mise à jour, et ton Discord a encore l'ancienne. Réessaie dans une minute ; si cela ne suffit pas, redémarre Discord.
error-answer = Discord n'a pas accepté ma réponse. Avant de réessayer, vérifie si cela a marché ; à une table, { command-hearts-hand } montre où en est la partie. Si cela se reproduit, donne ce numéro aux gens qui me font tourner : { $reference }
error-forbidden = Discord ne me laisse pas écrire ici. Il me manque peut-être une permission, je suis exclu temporairement, ou le fil est archivé ou verrouillé : demande à quelqu'un qui gère ce salon. Avant de réessayer, vérifie si cela a marché ; à une table, { command-hearts-hand } montre où en est la partie.
error-unexpected = Quelque chose s'est mal passé de mon côté. Avant de réessayer, vérifie si cela a marché. Donne ce numéro aux gens qui me font tourner : { $reference }
error-unreadable = Je n'ai pas pu lire la réponse de Discord : rien n'a changé. Réessaie plus tard.
refusal-hints-off = Les conseils sont désactivés ici.
refusal-rules-too-few-seats = Ces règles sont pour { $seats } joueurs, mais { $people } personnes sont déjà là ou ont une place gardée. Change le nombre de joueurs.
refusal-preset-seats-because = Cette variante ne se joue pas à { $seats }. { $reasons }
refusal-no-such-rules = Il n'y a pas de règles nommées « { $name } » ici. Choisis dans la liste qui apparaît quand tu tapes.
refusal-not-house-rules = { $name } ne fait pas partie des règles de ce serveur. La liste qui apparaît quand tu tapes les montre.
refusal-rules-locked = Seuls les gestionnaires du serveur peuvent changer ces règles. Tout le monde peut les voir et les partager.
refusal-too-many-rules = Ce serveur a déjà { $most } jeux de règles. Supprimes-en un d'abord.
refusal-name-taken = Il y a déjà des règles nommées « { $name } ». Choisis un autre nom, ou modifie celles-là.
refusal-name-empty = Un nom a de 1 à { $most } caractères.
refusal-rules-gone = Quelqu'un a supprimé ces règles pendant tes modifications. Pour garder les tiennes, enregistre-les sous un nom.
refusal-proposal-gone = Ces règles ont expiré. Modifie-les ou partage-les de nouveau.
refusal-not-a-pass = « { $text } » n'est pas une passe. Écris le nombre de cartes et L, R ou A (en face, avec un nombre pair de joueurs), comme 3L ou 1L+1A+1R, ou hold.
refusal-reset-unfinished = Je n'ai pas accès à ma base de données en ce moment, et une partie des classements est peut-être déjà vide. Vide-les de nouveau dans une minute.
refusal-shared = Tu as déjà partagé ça ici aujourd'hui.
