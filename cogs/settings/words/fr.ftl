settings-title = ## ⚙️ Réglages de ce serveur
settings-hint = Chaque choix est enregistré aussitôt.
settings-boards-title = ## ⚙️ Classements et donne du jour
settings-language = **Langue** des messages publics
settings-pace = **Rythme** d'une table dont l'hôte n'en choisit pas
settings-level = **Joueurs virtuels** aux nouvelles tables
settings-season = **Une saison** des classements dure
settings-announce = **Annonces** : le salon où je dis, à la fin d'une saison, qui était en tête
settings-announce-nowhere = Nulle part
settings-channels = **Salons** où l'on peut ouvrir des tables, ainsi que dans leurs fils
settings-channels-all = Partout
settings-daily = **Donne du jour** : où un message par jour l'annonce, sans notification
button-settings-boards = Autres réglages
settings-daily-none = Nulle part
settings-daily_age = **Le tableau du jour de ce serveur** montre les comptes
choice-daily_age = { $value ->
    [0] de tout âge
   *[other] d'au moins { $value } jours
}
settings-role = **Qui peut changer les règles**, outre ceux qui gèrent le serveur
settings-role-none = Personne d'autre
settings-nudges = **Rappels** : qui tarde à son tour reçoit un rappel.
settings-spectators = **Spectateurs** : qui n'est pas à la table voit où en est la partie.
settings-codes = **Codes** : tout le monde peut ouvrir une table avec ses propres règles, par leur code.
settings-digest = **Résumé de la semaine** : dans le salon des annonces, chaque semaine en quelques lignes.
button-switch-digest = { $on ->
    [yes] Résumé : oui
   *[no] Résumé : non
}
button-switch-nudges = { $on ->
    [yes] Rappels : oui
   *[no] Rappels : non
}
button-switch-spectators = { $on ->
    [yes] Spectateurs : oui
   *[no] Spectateurs : non
}
button-switch-hints = { $on ->
    [yes] Conseils : oui
   *[no] Conseils : non
}
button-switch-threads = { $on ->
    [yes] Fils : oui
   *[no] Fils : non
}
button-switch-cut = { $on ->
    [yes] Coupe : oui
   *[no] Coupe : non
}
button-switch-codes = { $on ->
    [yes] Codes : oui
   *[no] Codes : non
}
button-settings-bars = Exclusions
button-settings-audit = Journal de modération
button-settings-home = Retour
button-settings-reset = Vider les classements…
button-reset-sure = Vider les classements
button-reset-yes = Oui, repartir de zéro
reset-sure =
    ## Remettre à zéro les classements de ce serveur ?
    Tout le monde repart de zéro, sans victoires ni cote. Les parties jouées restent dans l'historique.
reset-sure-again =
    ## Vraiment ?
    C'est irréversible.
reset-done = ✅ Les classements sont vides. Les parties qui finissent désormais comptent.
bars-title = ## 🚫 Personnes exclues
bars-hint = Elles ne peuvent pas s'asseoir aux tables de ce serveur. Utilise { command-hearts-bar } pour exclure quelqu'un.
bars-none = Personne n'est exclu.
bars-lift = Lever une exclusion
audit-title = ## 📋 Ce qu'ont fait les modérateurs
audit-none = Rien pour l'instant.
audit-line = { $what ->
    [end] { $when } · **{ $by }** a arrêté la table `{ $table }`
    [remove] { $when } · **{ $by }** a retiré **{ $about }** de la table `{ $table }`
    [bar] { $when } · **{ $by }** a exclu **{ $about }**
    [lift] { $when } · **{ $by }** a levé l'exclusion de **{ $about }**
    [reset] { $when } · **{ $by }** a remis à zéro les classements
   *[other] { $when } · **{ $by }** : { $what }
}
preferences-title = ## ⚙️ Tes préférences
preferences-hint = Elles valent sur tous les serveurs où tu me croises. Chaque choix est enregistré aussitôt.
settings-panel = **Tes cartes** se choisissent avec
choice-panel = { $value ->
    [menus] Des menus
   *[buttons] Des boutons
}
settings-cards = **Les cartes** ressemblent à ceci :
    { $sample }
choice-cards = { $value ->
    [text] Du texte au lieu d'images
    [two] Deux couleurs
   *[four] Quatre couleurs
}
settings-solo_level = **Quand tu joues seul**, les joueurs virtuels sont
choice-solo_level = { $value ->
    [usual] Niveau par défaut du serveur
   *[other] { choice-level }
}
settings-speed = … et jouent
settings-row = **Boutons par ligne** : moins il y en a, plus ils sont grands sur un téléphone
choice-row = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
preferences-words = **En mots** : ta main est aussi écrite sous ses boutons.
preferences-coached = **Coach** : dans la première manche d'une partie en solo, une phrase avant chaque carte.
preferences-forced = **Cartes forcées** : à une table avec d'autres, ta seule carte permise se joue d'elle-même après un instant.
preferences-silent = **Muet** : si tu tardes à ton tour, j'écris ton nom sans te notifier.
preferences-direct = **MP** : si tu tardes à ton tour, je t'écris en privé et non dans le salon. Si Discord ne me laisse pas faire, je te relance dans le salon.
preferences-listed = **Classements** : si tu figures sur ceux de tes serveurs.
preferences-invited = **Invitations** : d'autres peuvent t'inviter à une table.
button-switch-coached = { $on ->
    [yes] Coach : oui
   *[no] Coach : non
}
button-switch-words = { $on ->
    [yes] En mots : oui
   *[no] En mots : non
}
button-switch-forced = { $on ->
    [yes] Forcées : oui
   *[no] Forcées : non
}
button-switch-silent = { $on ->
    [yes] Muet : oui
   *[no] Muet : non
}
button-switch-direct = { $on ->
    [yes] MP : oui
   *[no] MP : non
}
button-switch-listed = { $on ->
    [yes] Classements : oui
   *[no] Classements : non
}
button-switch-invited = { $on ->
    [yes] Invitations : oui
   *[no] Invitations : non
}

# In the help.
help-commands-settings = **Sur toi** : `{ command-settings-me }` règle l'aspect de tes cartes, les menus ou boutons, et mes rappels.

# Its commands.
command-settings = /réglages
    .description = Mon comportement
command-settings-server = /réglages serveur
    .description = Mon comportement sur ce serveur, si tu le gères
command-settings-me = /réglages personnels
    .description = Tes cartes, tes rappels et tes classements comme tu les aimes
