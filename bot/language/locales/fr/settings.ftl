# /settings server
settings-saved = ✅ Enregistré.
choice-language = { $value ->
    [server] Celle réglée dans Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Blitz (20 secondes par carte)
    [live] Direct (1 minute par carte)
    [relaxed] Détendu (5 minutes par carte)
    [slow] Lent (1 jour par carte)
    [none] Pas de limite de temps
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Tout de suite, sans pause après chaque pli
    [brisk] Rapide
   *[people] Au rythme des humains
}
choice-none = { $name ->
    [channels] Partout
    [rules_role] Personne
    [call_role] Personne
   *[other] Nulle part
}
said-channels = Salons : { $value }
said-rules = Règles : { $value }
said-pace = Rythme : { $value }
said-language = Langue : { $value }
said-announce = Annonces : { $value }
said-rules_role = Qui d'autre change les règles : { $value }

block-lifted = ✅ { $name } peut de nouveau rejoindre des tables.

# /settings me
said-switch = { $name } : { button-switch }
button-switch = { $on ->
    [yes] Activé
   *[no] Désactivé
}
preferences-called = **M'avertir des parties sur ce serveur** quand quelqu'un cherche du monde, une fois par demi-heure au plus.

refusal-managers-only = Il te faut pour cela la permission « Gérer le serveur ».
refusal-role-everyone = Je ne notifie jamais tout le monde. Choisis un rôle pour ceux qui veulent être notifiés, ou aucun.
refusal-role-gone = Le rôle que « { button-regulars } » notifie n'existe plus, donc personne n'est prévenu. Qui gère le serveur peut en choisir un autre.
refusal-role-silent = Je ne peux pas notifier le rôle **{ $role }**, donc personne n'est prévenu. Qui gère le serveur peut activer « Permettre à tout le monde de @mentionner ce rôle », ou choisir un autre rôle.
refusal-codes-off = Sur ce serveur, on ne joue que les variantes de la liste. Demande à quelqu'un qui peut changer les règles d'ajouter la tienne.
refusal-wrong-channel = On ne peut pas ouvrir de table dans ce salon. Essaie { $where }.
refusal-may-not-write =
    Il me manque une permission dans { $where } : « { $what ->
        [view] Voir le salon
        [open] Créer des fils publics
        [threads] Envoyer des messages dans les fils
        [history] Voir les anciens messages
       *[send] Envoyer des messages
    } ». Demande-la à un modérateur, ou { $remedy ->
        [back] reprends dans un autre salon avec `{ command-hearts-back }`
        [off] joue sans fil
       *[choose] choisis un autre salon
    }.
refusal-timed-out = Un modérateur m'a exclu temporairement : je ne peux pas écrire ici. Cela se termine { $when }, à moins qu'un modérateur ne l'annule avant.
refusal-no-threads-here = Une partie ne peut avoir son propre fil que dans un salon textuel, pas dans un fil, un post de forum ou un salon vocal. Joue sans fil, ou choisis un salon textuel.
refusal-channel-gone = Le salon de cette partie n'existe plus. Rien n'est perdu : reprends dans un autre salon avec `{ command-hearts-back }`.
refusal-blocked = Un modérateur t'a exclu des tables de ce serveur.
refusal-block-yourself = Tu ne peux pas t'exclure toi-même.
refusal-blocked-already = { $name } est déjà sur la liste des exclusions.
refusal-several-blocked = Plusieurs personnes exclues s'appellent { $name }. Choisis dans la liste.
refusal-not-blocked = Cette personne n'est pas exclue.
refusal-not-seated-there = Cette personne n'est à aucune table ici.
preferences-checked = **Vérifier mes cartes** : je te dis si un choix t'a clairement coûté des points. Les victoires ne comptent alors pas.
