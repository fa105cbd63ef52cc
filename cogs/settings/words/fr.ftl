settings-title = ## ⚙️ Réglages du serveur
settings-group = { $group ->
    [tables] Tables
    [by_channel] Salons avec leurs propres réglages
    [messages] Messages
    [people] Permissions
   *[other] Classements
}
settings-usual = { $group ->
    [tables] Règles, rythme, joueurs virtuels, conseils
    [by_channel] Aucun pour l'instant
    [messages] Langue, rappels, annonces
    [people] Règles, spectateurs, personnes bloquées
   *[other] Saisons, donne du jour
}
settings-by-channel = Choisis un salon, puis ses règles et son rythme. Les nouvelles tables de ce salon et de ses fils commencent ainsi.
settings-by-channel-where = Choisis un salon
settings-as-server = Comme sur le serveur : { $value }
settings-own-rules = **Règles**
settings-own-pace = **Rythme**
settings-rules-gone = ⚠️ ses règles ont été supprimées : celles du serveur s'appliquent
button-settings-change = Modifier
settings-language = **Langue** des messages publics
settings-rules = **Règles** des nouvelles tables
settings-pace = **Rythme** des nouvelles tables
settings-level = **Joueurs virtuels** aux nouvelles tables
settings-season = **Une saison** dure
settings-announce = **Annonces** : qui a gagné la saison
settings-channels = **Où l'on peut ouvrir des tables**, fils compris
settings-daily_channel = **Donne du jour** : un message par jour, sans notification
settings-daily_age = **Donne du jour** : qui figure dans les résultats du serveur
settings-call_role = **« { button-regulars } » notifie ce rôle**, une fois par demi-heure au plus
settings-rules_role = **Qui peut changer les règles, à part les gestionnaires du serveur**
choice-daily_age = { $value ->
    [0] tout le monde
   *[other] comptes de plus de { $value } jours
}
choice-season = { $value ->
    [quarter] Trois mois
    [half] Six mois
    [year] Un an
   *[other] { $value }
}
said-level = Joueurs virtuels : { $value }
said-daily_channel = Donne du jour : { $value }
said-call_role = Notifié par « { button-regulars } » : { $value }
said-season = Saison : { $value }
said-daily_age = Donne du jour : résultats de { $value }
settings-nudges = **Notifications** pour qui tarde à jouer et pour « { button-regulars } »
settings-spectators = **Spectateurs** : tout le monde peut suivre une partie.
settings-codes = **Codes de règles** : tout le monde peut ouvrir une table avec les règles d'un code, même d'un autre serveur.
settings-digest = **Résumé de la semaine** dans le salon des annonces
switch-digest = Résumé de la semaine
switch-codes = Codes de règles
switch-spectators = Spectateurs
switch-nudges = Notifications
switch-hints = Conseils
switch-cut = Coupe
switch-threads = Fils
button-settings-bans = Exclus
button-settings-audit = Journal de modération
button-settings-reset = Vider les classements…
button-reset-sure = Vider les classements
button-reset-yes = Oui, repartir de zéro
reset-sure =
    ## Vider les classements de ce serveur ?
    {""}**C'est irréversible.** Tout le monde repart de zéro, sans victoires ni cote. Les parties jouées restent dans l'historique.
reset-sure-again =
    ## Vraiment vider les classements ?
    C'est irréversible.
reset-done = ✅ Les classements sont vides. Les parties qui finissent à partir de maintenant comptent.
blocked-title = ## 🚫 Personnes exclues
blocked-hint = Elles ne peuvent pas rejoindre de table sur ce serveur. Utilise `{ command-hearts-block }` pour exclure quelqu'un.
blocked-none = Personne n'est exclu.
blocked-lift = Lever une exclusion
audit-title = ## 📋 Journal de modération
audit-hint = -# Exclusions, retraits d'une table, tables terminées, classements vidés. Les réglages et les règles n'y figurent pas.
audit-none = Rien pour l'instant.
audit-line = { $what ->
    [end] **{ $by }** a arrêté la table { $table }
    [remove] **{ $by }** a retiré **{ $about }** de la table { $table }
    [bar] **{ $by }** a exclu **{ $about }**
    [lift] **{ $by }** a levé l'exclusion de **{ $about }**
    [reset] **{ $by }** a vidé les classements
   *[other] **{ $by }** : { $what }
}
preferences-title = ## ⚙️ Tes réglages
preferences-hint = -# Ils s'appliquent à tous les serveurs ; seules les notifications de parties se règlent par serveur.
prefer-group = { $group ->
    [cards] Tes cartes
    [alone] En solo
    [others] Avec d'autres
   *[other] Messages pour toi
}
settings-panel = **Jouer avec**
choice-panel = { $value ->
    [menus] Des menus
   *[buttons] Des boutons
}
settings-cards = **Aspect des cartes** :
    { $sample }
choice-cards = { $value ->
    [text] Du texte au lieu d'images
    [two] Deux couleurs
   *[four] Quatre couleurs
}
settings-solo_level = **Adversaires**
choice-solo_level = { $value ->
    [usual] Niveau du serveur
   *[other] { choice-level }
}
settings-speed = **Leur rythme**
settings-row = **Boutons par ligne** : moins il y en a, plus ils sont grands sur un téléphone
choice-row = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
said-panel = Jouer avec : { $value }
said-cards = Cartes : { $value }
said-row = Boutons par ligne : { $value }
said-solo_level = Adversaires : { $value }
said-speed = Leur rythme : { $value }
preferences-words = **Ma main aussi en mots**, sous les boutons.
preferences-coached = **Coach** : te donne un conseil avant chaque carte dans la première manche d'une partie en solo.
preferences-forced = **Coup forcé automatique** : si tu ne peux jouer qu'une carte, elle se joue toute seule après un instant.
preferences-silent = **Rappels avec notification**, si tu tardes à ton tour.
preferences-direct = **Rappels en MP** plutôt que dans le salon, si Discord le permet.
preferences-listed = **Classements** : te montre dans ceux de tes serveurs.
preferences-invited = **Invitations** : laisse les autres t'inviter à une table.
preferences-puzzles = **Problèmes tirés de mes parties** : certains moments peuvent en devenir, sans noms, si toute la table l'accepte.
switch-coached = Coach
switch-called = M'avertir des parties sur ce serveur
switch-checked = Vérifier mes cartes
switch-words = Ma main aussi en mots
switch-forced = Coup forcé automatique
switch-silent = Rappels avec notification
switch-direct = Rappels en MP
switch-listed = Classements
switch-invited = Invitations
switch-puzzles = Problèmes tirés de mes parties

# In the help.
help-commands-settings = `{ command-settings-me }` – Tes cartes, ton rythme, tes rappels
help-managers-settings = `{ command-settings-server }` – Règles et rythme des nouvelles tables, messages, permissions, exclus et journal de modération

# Its commands.
command-settings = /réglages
    .description = Mon comportement
command-settings-server = /réglages serveur
    .description = Mon comportement sur ce serveur
command-settings-me = /réglages personnels
    .description = Tes réglages : cartes, rappels et classements
