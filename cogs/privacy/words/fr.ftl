privacy-title = ## 🔒 Tes données
privacy-intro = Je ne garde que ce qu'il faut pour tes parties, et je ne vends rien.
privacy-what = **Qu'est-ce que je garde sur toi ?**
privacy-person = **Toi** : identifiant Discord, noms, langue, réglages et dernière utilisation
privacy-seats = **Tables** que tu as ouvertes, où tu as une place ou que tu as quittées, et les cartes que tu y as passées et jouées
privacy-threads = **Fils privés** dont tu faisais partie, s'ils avaient une table
privacy-results = **Résultats** : points, places, plis et cotes
privacy-rules = **Règles maison** que tu as enregistrées pour un serveur
privacy-moderation = **Modération** : les retraits d'une table et les exclusions, y compris ceux que tu as décidés, pendant 180 jours
privacy-after = **Ce qui reste**
    • Tes parties, avec « { former-player } » à ta place
    • Une exclusion des tables d'un serveur, sans nom ni identifiant
    • Le fait que tu as utilisé ton essai à la donne du jour, jusqu'à la fin de la journée
    • Les copies dans les sauvegardes, jusqu'à ce que de plus récentes les remplacent
privacy-not = **Qu'est-ce que je ne garde pas ?** Tes messages et ton adresse e-mail.
privacy-long = **Combien de temps ?** Jusqu'à ce que tu le supprimes. Cela vaut d'un coup pour tous les serveurs.
privacy-exported = **Tes données**, dans un fichier que toi seul vois. Dans `data.json`, chaque section est une table de ma base de données.{ $games ->
    [0] {""}
    [1] {" "}Ta dernière partie est dans le dossier `games` ; `{ command-hearts-replay }` l'ouvre.
   *[other] {" "}Tes { $games } dernières parties sont dans le dossier `games` ; `{ command-hearts-replay }` les ouvre.
}
privacy-sure =
    ## Supprimer tes données ?
    {""}**C'est irréversible.**
    • Tu quittes toutes les tables. Les parties avec d'autres continuent avec un joueur virtuel.
    • Ton nom, tes réglages, tes cotes et tes places aux classements disparaissent partout.
privacy-sure-again =
    ## Vraiment ?
    Personne ne pourra te rendre ton historique.
privacy-deleted = ✅ Tes données sont supprimées. Si tu m'utilises de nouveau, je repars de zéro.
button-privacy-export = Télécharger mes données
button-privacy-delete = Supprimer mes données…
button-privacy-sure = Supprimer mes données
button-privacy-gone = Oui, tout supprimer
button-privacy-keep = Garder mes données

# In the help.
help-commands-privacy = `{ command-privacy }` – Voir ou supprimer ce que je garde sur toi

# Its commands.
command-privacy = /confidentialité
    .description = Ce que je sais de toi
command-privacy-show = /confidentialité montrer
    .description = Ce que je stocke sur toi, et pourquoi
command-privacy-export = /confidentialité exporter
    .description = Tout ce que je stocke sur toi, dans un fichier que toi seul vois
command-privacy-delete = /confidentialité supprimer
    .description = Supprime tout ce que je stocke sur toi ; je demande deux fois
