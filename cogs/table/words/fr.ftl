button-pause = Pause
button-ask-to-end = Proposer d'arrêter
button-stay = Rester
button-yes-leave = Oui, quitter
button-yes-close = Oui, la fermer
button-keep-table = La laisser ouverte
button-let-play = Les laisser jouer
button-yes-end = Oui, arrêter
button-yes-ask-end = Oui, proposer
button-yes-block = Oui, exclure
button-no-block = Ne pas exclure
command-hearts = /hearts
    .description = Joue à la Dame de pique dans ce salon
command-hearts-new = /hearts nouvelle
    .description = Ouvre une table dans ce salon
    .time_zone = Ton fuseau horaire, par exemple Bruxelles ou Belgique ; je m'en souviendrai
command-hearts-join = /hearts rejoindre
    .description = Prends place à une table de ce salon
command-hearts-leave = /hearts quitter
    .description = Quitte ta table ; si la partie est en cours, un joueur virtuel prend la suite
command-hearts-seats = /hearts places
    .description = Avant le départ, choisis combien de joueurs virtuels jouent, et leur niveau
    .computers = Places de joueurs virtuels ; les autres sont libres
    .seat = De qui régler le niveau ; vide : de tous
command-hearts-start = /hearts commencer
    .description = Lance la partie ; des joueurs virtuels prennent les places libres
command-hearts-pause = /hearts pause
    .description = Mets la partie en pause jusqu'à ce qu'un de ses joueurs la reprenne
command-hearts-hand = /hearts main
    .description = Vois ta main ; toi seul la vois
command-hearts-play = /hearts jouer
    .description = Joue une carte, comme QS
command-hearts-claim = /hearts conclure
    .description = Termine la manche plus tôt quand le score ne peut plus changer
command-hearts-pass = /hearts passer
    .description = Passe des cartes, comme QS AH KH (dame de pique, as et roi de cœur)
command-hearts-call = /hearts annoncer
    .description = Annonce la passe si tu donnes, comme 3L (trois à gauche)
command-hearts-moon = /hearts lune
    .description = Après une lune, choisis qui reçoit les points
command-hearts-ready = /hearts prêt
    .description = Commence la manche suivante sans attendre
command-hearts-back = /hearts retour
    .description = Reprends ta place, ou relance une partie en pause
command-hearts-status = /hearts état
    .description = Tes tables et celles de ce salon
command-hearts-end = /hearts arrêter
    .description = Ferme une table, ou demande à tous ceux qui y jouent d'arrêter la partie
command-hearts-rematch = /hearts revanche
    .description = Rejoue la même partie, à une nouvelle table
    .table = Quelle partie ; vide : la dernière finie dans ce salon
command-hearts-remove = /hearts retirer
    .description = Retire quelqu'un de sa place
    .member = La place de qui
    .table = À quelle table ; vide : à toutes celles de ce serveur
command-hearts-block = /hearts exclure
    .description = Exclus quelqu'un des tables
    .member = Qui ne peut plus rejoindre de table sur ce serveur
command-hearts-unblock = /hearts réadmettre
    .description = Laisse quelqu'un rejoindre de nouveau des tables
    .member = Qui peut de nouveau rejoindre des tables
command-hearts-scores = /hearts scores
    .description = Les points de chacun, manche par manche
    .table = Quelle partie ; vide : la tienne ou la dernière de ce salon
command-hearts-replay = /hearts replay
    .description = Revois une manche finie
    .table = Quelle partie ; vide : la dernière de ce salon
    .file = Un fichier de partie donné par « Télécharger », montré à la place d'une table
command-hearts-verify = /hearts vérifier
    .description = Vérifie que la donne était honnête
    .table = Quelle partie ; vide : la dernière de ce salon
verify-title = ### { $holds ->
    [yes] ✅ La donne était honnête
    [no] ❌ La donne ne correspond pas à son code
   *[open] La donne était-elle honnête ?
}
    -# Table { $code } · manche { $round }
verify-hash = -# Code montré avant la manche : { $hash }
verify-playing = La manche est encore en cours. Son secret est révélé à la fin ; cette commande peut alors vérifier la donne.
verify-ended = La partie a été arrêtée avant la fin de cette manche : son secret n'a jamais été révélé.
verify-sealed = ✅ Le mélange était décidé avant la manche : il correspond au code 🔒 montré alors.
verify-not-sealed = ❌ Le secret ne correspond pas au code montré avant la manche.
verify-fair = ✅ Les cartes distribuées viennent exactement de ce mélange.
verify-not-fair = ❌ Mélangé avec ce secret, le jeu ne donne pas les cartes distribuées.
verify-drawn = ✅ Le secret de la donne découle de celui-ci et de ce que chacun a coupé.
verify-not-drawn = ❌ Le secret de la donne ne découle pas de celui-ci et de ce que chacun a coupé.
verify-cut = **Coupe** : { $cut ->
    [0] personne n'a coupé
   *[other] { $cut }, après la publication du code
}
verify-yourself = -# Le fichier contient tout pour le vérifier toi-même.
button-download = Télécharger
game-downloaded = **Cette partie en fichier**, avec toutes les manches finies et sans aucun nom. `{ command-hearts-replay }` l'ouvre.
refusal-file-closed = Ce fichier n'est plus ouvert. Rouvre-le avec `{ command-hearts-replay }`.
refusal-file-type = Ce n'est pas un fichier de partie. Prends-en un que **{ button-download }** t'a donné ; son nom finit par `.toml`.
refusal-file-long = Ce fichier est trop gros : { $most } ko au plus.
refusal-file-lost = Discord ne m'a pas donné le fichier. Réessaie.
refusal-file-line = Je n'arrive pas à lire la ligne { $line } de ce fichier.
refusal-file-version = Ce n'est pas un fichier de partie de Dame de pique, ou il vient d'une version plus récente de moi. Je sais lire la version { $version }.
refusal-file-part = Quelque chose manque ou est faux dans ce fichier : { $place }.
refusal-file-rounds = Cette partie a plus de { $most } manches.
refusal-file-move = Cette partie enfreint les règles : { $place }.
refusal-file-points = Les points de la manche { $round } de ce fichier sont faux. D'après les cartes, il y en a { $points }.
refusal-file-seal = Dans la manche { $round } de ce fichier, le secret ne correspond pas à l'empreinte et à la donne.
replay-file = Ton fichier
replay-deal = ### { $game } · manche { $round } sur { $rounds } · la donne{ $passes ->
    [yes] {" "}et les passes
   *[no] , sans passe
}
replay-trick = -# { $game } · manche { $round } sur { $rounds } · pli { $trick } sur { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
}
replay-passed = ➡️ { $to } : { $cards }
replay-kitty = Talon : { $cards }
replay-taker = ### { $who } ramasse le pli{ replay-gained }
replay-taker-you = ### Tu ramasses le pli{ replay-gained }
replay-gained = { $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
replay-nobody = ### Personne ne ramasse le pli : toutes les cartes s'annulent
replay-score = { $who } { $points } ({ $total })
replay-result = La manche : { $scores }
button-replay-back = Précédent
button-replay-next = Suivant
replay-menu = Manches et autres choix…
replay-last = Dernier pli
replay-hands = { $hidden ->
    [yes] Montrer les mains
   *[no] Cacher les mains
}
replay-round = Manche { $round }
button-share-public = Montrer à tout le monde
deciding-shared = ### { $who } partage le pli décisif de la table { $code }
deciding-title = Le pli décisif · manche { $round }, pli { $trick }
deciding-play = { $who } joue : { $card }
deciding-nobody = Personne ne le ramasse : toutes les cartes s'annulent
deciding-moon = { $who } ramasse les derniers points
deciding-taker = { $who } le ramasse : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
deciding-taker-chips = { $who } le ramasse : { $hearts ->
    [0] aucun cœur
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
refusal-share-unfinished = Tu pourras le partager quand la partie sera finie.
refusal-share-elsewhere = Partage-le là où la partie s'est jouée : { $where }.
menu-invite = Inviter à la Dame de pique
invitation-accepted = -# ✅ { $who } en est.
invitation-declined = -# { $who } ne peut pas venir.
invited = { $count ->
    [one] Une place est gardée pour { $who }.
   *[other] Des places sont gardées pour { $who }.
} Je n'ai pu prévenir personne cette fois : à toi de le faire.
note-declined = Ta place à cette table est maintenant libre pour d'autres.
refusal-invite-nobody = Je ne peux inviter que des membres de ce serveur.
refusal-invite-self = Tu es déjà à cette table : invite quelqu'un d'autre.
refusal-invite-bot = { $name } est un bot. Pour les joueurs virtuels, appuie sur **{ button-add-computer } 🤖**.
refusal-invite-hidden = { $name } ne voit pas ce salon. Ouvre la table là où c'est possible.
refusal-invite-blocked = { $name } ne peut pas rejoindre de table sur ce serveur.
refusal-invite-unwanted = { $name } ne souhaite pas recevoir d'invitations.
refusal-invite-often = Tu viens d'inviter { $name } plusieurs fois. Attends un peu.
regulars-call = 📣 { $regulars } : { $who } cherche du monde pour une partie de Dame de pique !
refusal-regulars-no-seat = Il n'y a plus de place libre. Retire d'abord un joueur virtuel, ou ouvre une table plus grande avec l'option « { option-players } ».
refusal-regulars-off = Je ne préviens personne sur ce serveur : ses gestionnaires ont désactivé les rappels.
refusal-regulars-late = C'était trop long, et personne n'a été prévenu. Appuie encore une fois.
refusal-regulars-unknown = Discord ne me dit pas en ce moment qui est sur ce serveur, donc personne n'a été prévenu. Réessaie dans une minute.
button-table-rules = Changer les règles…
levels-title = ## ⚙️ Réglages de la table
levels-pace = **Rythme** de la partie
levels-more = -# Pour les joueurs sans menu ici, utilise { command-hearts-seats }.
levels-all = **Joueurs virtuels** : leur niveau
levels-seat = { $number }\. { $who }
levels-mixed = Niveaux différents
note-computers = { $count ->
    [one] -# { $count } joueur virtuel est à ta table.
   *[other] -# { $count } joueurs virtuels sont à ta table.
}
note-seated-elsewhere = -# Tu as une place à la nouvelle table, dans { $where }.
more-title = ### Table { $code }
more-regulars = -# Prévient les personnes qui veulent jouer ici{ $role ->
        [yes] {" "}et notifie un rôle
       *[no] {""}
    }.
more-computer = -# Un joueur virtuel prend une place libre.
more-no-computer = -# Un joueur virtuel libère sa place.
sure-leave = ### Quitter la partie ?
    Un joueur virtuel prend ta place. Si tu reviens, tu ne peux plus gagner ; sinon, tu finis dernier.
sure-leave-alone = ### Quitter la partie ?
    Personne d'autre ne joue ici : la partie s'arrête et peut compter comme défaite pour toi.
sure-end = ### Arrêter la partie pour tout le monde ?
    Elle ne pourra pas être reprise ensuite.
sure-end-asks = ### { $agreed ->
    [no] Proposer d'arrêter cette partie ?
   *[other] Arrêter cette partie ?
}
    { $agreed ->
        [alone] Il n'y a que toi : elle s'arrête tout de suite et peut compter comme défaite pour toi.
        [all] Tous les autres sont d'accord : elle s'arrête tout de suite et ne compte pas.
       *[no] Si toutes les personnes présentes sont d'accord, elle s'arrête et ne compte pas.
    }
sure-end-lobby = ### Fermer cette table ?
    Plus personne ne pourra la rejoindre.
sure-leave-lobby = ### Laisser ta place ?
    D'autres pourront la prendre. S'il ne reste personne, la table ferme.
sure-block = ### Exclure { $name } ?
    { $name } joue en ce moment à { $count ->
        [one] la table { $codes }
       *[other] plusieurs tables ({ $codes })
    }. Un joueur virtuel prend sa place, et { $name } perd la partie.
end-asked-yours = Je demande aux autres s'il faut arrêter la partie. Elle s'arrête dès que tout le monde est d'accord.
refusal-rematch-alone = Tu as joué cette partie seul : il n'y a personne à qui demander une revanche.
refusal-not-passing = Il n'y a rien à passer maintenant.
refusal-rematch-elsewhere = Cette partie s'est jouée dans { $where }. Demande la revanche là-bas.
refusal-not-between-rounds = Aucune manche n'attend de commencer. Utilise { command-hearts-hand } pour voir où en est la partie.
block-set = 🚫 { $name } ne peut plus rejoindre de table sur ce serveur. `{ command-hearts-unblock }` lève l'exclusion.
help-managers-moderation = `{ command-hearts-end }` – Ferme n'importe quelle table ou arrête sa partie
seat-taken-away = { $count ->
    [one] { $name } n'est plus à la table { $codes }.
   *[other] { $name } n'est plus aux tables { $codes }.
}

# /hearts status
status-yours = ## Tes tables
status-here = ## Dans ce salon
status-line = **[Table { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **à toi**
   *[no] {""}
}
status-line-gone = **Table { $code }** · { $state } · le salon n'existe plus : reprends dans un autre avec { command-hearts-back }
status-none = Tu n'es à aucune table, et il n'y en a pas dans ce salon.
state-lobby = attend des joueurs
state-playing = manche { $round }
state-suspended = en pause
state-over = finie
state-cancelled = fermée
