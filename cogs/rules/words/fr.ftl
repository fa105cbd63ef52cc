# L'éditeur. Titres et libellés : 45 caractères au plus ; indications : 100 au plus.
house-title = ## Nouvelles règles maison
house-title-named = ## Règles maison : { $name }
house-hint = -# Pas encore enregistré.
house-unsaved = -# 🆕 Pas encore enregistré. Les tables ouvertes gardent leurs règles.
house-back = 🆕 **De retour au classique :** { $changes }
house-change = **Que veux-tu changer ?**
house-wrong = ⚠️ **Ces règles ne vont pas encore ensemble :**
house-button-save = Enregistrer
house-button-save-as = Enregistrer sous…
house-button-both = Les deux : enregistrer sous…
house-button-default = Utiliser par défaut
house-button-reset = Annuler
house-button-edit = Modifier
house-start = **Variante**
house-from = Choisir…
house-from-more = Autres variantes…
field-also = Aussi
field-name = Nom
hint-name = Il apparaît dans la liste de { command-hearts-new }. 40 caractères au plus.
house-name-title = Enregistrer les règles maison sous
house-typed = { $field } : { $reason }
table-rules-title = ## 📝 Règles de cette table
table-rules-hint = -# 🆕 Pas encore en vigueur. Toute la table verra le changement.
table-rules-button = Pour cette table
table-rules-set = ✅ Cette table joue maintenant avec ces règles, et tout le monde y voit le changement.
note-house-import-read = ✅ Voici les règles du code.
note-house-import-known = Ces règles ont déjà un nom ici : **{ $name }**.
note-house-import-same = C'est déjà le choix par défaut de ce serveur.
house-overtaken = ## Quelqu'un d'autre vient d'enregistrer « { $name } »
table-overtaken = ## Quelqu'un d'autre vient de changer les règles de cette table
house-theirs = **Ses changements :** { $changes }
house-yours = **Tes changements :** { $changes }
house-changed-nothing = rien
house-button-mine = Les remplacer
house-button-drop = Les siennes

# Les commandes.
presets-title = ## Variantes de la Dame de pique
presets-page = -# Page { $page } sur { $pages }
presets-menu = Voir les règles ou jouer…
presets-line = **{ $name }**
    { $about }
presets-house = -# De ce serveur
presets-built-in = -# Intégrées
presets-default = **{ $name }** · par défaut sur ce serveur
    { $about }
house-default-set = **{ $name }** est désormais le choix par défaut de `{ command-hearts-new }` ici.
house-default-standard = La Dame de pique classique est de nouveau le choix par défaut de `{ command-hearts-new }` ici.
house-renamed = **{ $old }** s'appelle maintenant **{ $new }**.
house-sure-delete = ### Supprimer les règles **{ $name }** ?
    Les tables qui s'en servent continuent. { $built_in ->
        [yes] La variante intégrée de ce nom reste.
       *[no] Les nouvelles tables ne pourront plus les choisir.
    }
house-button-delete = Oui, supprimer
house-button-keep = Garder
house-kept = **{ $name }** reste.
house-deleted = **{ $name }** est supprimé.
rules-title-named = ### Règles : { $name }
button-games = Toutes les variantes
share-title = ## { $name }
share-default = C'est le choix par défaut de `{ command-hearts-new }` sur ce serveur. Pour partager une autre variante, donne son nom.
share-code = **Code** `{ $code }`
share-hint = Scanner l'image donne le même code. Sur un autre serveur, saisis-le avec
    `{ command-rules-import }`
button-poster = Montrer à tous
button-poster-qr = QR
poster-code = -# Pour un autre serveur :
    -# `{ command-rules-import } { option-code }:{ $code }`
poster-title = ## 🃏 { $name }
poster-scan = Imprime-le ou montre-le sur un écran. En le scannant, on ouvre Discord au message avec **{ button-open-table }**.
poster-picture = QR code qui mène au message pour ouvrir une table de { $name }
share-picture = QR code du code de règles { $code }
share-picture-long = Le code ci-dessus en QR code

# Ce que le bot ne fait pas en matière de règles.
refusal-rules-refused = Ces règles ne vont pas ensemble. { $reasons }
refusal-no-rules-to-edit = Il n'y a pas de règles nommées « { $name } » ici. Choisis dans la liste qui apparaît quand tu tapes, ou laisse le nom vide pour en créer : **{ house-button-save-as }** leur donne un nom.
refusal-rules-too-long = C'est plus que l'éditeur ne peut contenir : nomme moins de cartes ou de passes.
refusal-not-a-number = « { $text } » ne va pas : entre un nombre entier de { $least } à { $most }.
refusal-not-penalties = « { $text } » n'est pas une liste de cartes avec des points, comme KS 10, AS 7.
refusal-code-nonsense = Ce n'est pas un code de règles. Un code est fait de chiffres et de lettres ; { command-rules-share } t'en donne un.
refusal-code-typo = Un caractère de ce code est faux ou manquant. Compare avec l'original.
refusal-code-newer = Ce code vient d'une version plus récente de ce bot et contient une règle que je ne connais pas encore.
refusal-code-refused = Les règles de ce code ne vont pas ensemble.

# In the help.
help-rules-standard = **Ce qu'on joue.** Une table joue la Dame de pique classique en 100 points, sauf si la personne qui l'a ouverte a choisi d'autres règles.
help-rules-presets = **D'autres variantes.** De trois à seize joueurs, à deux jeux, avec jokers, avec le valet de carreau et bien d'autres.
help-rules-house = **Tes propres règles**

# Its commands.
command-rules = /règles
    .description = Ce qu'on joue à une table
command-rules-show = /règles montrer
    .description = Les règles d'une table, d'une variante ou de ce serveur, expliquées
    .name = Une variante ou des règles de ce serveur ; vide : celles d'une table
command-rules-presets = /règles variantes
    .description = Les variantes de la Dame de pique, celles de ce serveur d'abord
command-rules-share = /règles partager
    .description = Un code et une image des règles, pour un autre serveur
    .name = Une variante ou des règles de ce serveur ; vide : celles par défaut
command-rules-edit = /règles modifier
    .description = Change les règles de ce serveur, ou crées-en
    .name = Des règles de ce serveur ou une variante de départ ; vide : celles par défaut
command-rules-import = /règles importer
    .description = Lis un code de { command-rules-share } ; rien n'est enregistré sans ton accord
    .name = Enregistrer aussitôt sous ce nom
command-rules-default = /règles habituelles
    .description = Le choix par défaut de { command-hearts-new } sur ce serveur
    .name = Des règles de ce serveur, ou une variante
command-rules-rename = /règles renommer
    .description = Donne un autre nom à des règles de ce serveur
command-rules-delete = /règles supprimer
    .description = Supprime des règles de ce serveur
option-name = nom
    .description = Des règles de ce serveur
option-new = nouveau
    .description = Leur nouveau nom
option-code = code
    .description = Le code
