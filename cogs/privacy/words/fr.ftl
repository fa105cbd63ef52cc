privacy-title = ## 🔒 Ce que je stocke sur toi
privacy-intro = Seulement ce qu'il faut pour tes parties. Je ne vends rien et je ne dresse le profil de personne. Tu peux télécharger ou supprimer tes données ci-dessous.
privacy-person = **Toi** : ton identifiant Discord, ton nom là-bas et sur chaque serveur, ta langue, ta dernière utilisation et tes réglages. Pour t'appeler par ton nom et te répondre comme tu l'aimes.
privacy-seats = **Tes places** : les tables où tu as, ou as laissé, une place, et celles que tu as ouvertes. Pour que tes parties continuent.
privacy-threads = **Fils privés** : ceux où tu étais quand une table y a été ouverte. Pour que la partie reste privée.
privacy-results = **Tes parties** : points, places, plis et cotes, additionnés pour les classements de chaque serveur. Pour que tu aies un historique.
privacy-rules = **Règles maison** que tu as enregistrées pour un serveur.
privacy-moderation = **Modération** : qui les modérateurs d'un serveur ont retiré d'une table ou exclu, et qui l'a fait. J'efface ces lignes après 180 jours.
privacy-after = **Après suppression** : une exclusion reste, mais sans nom ni identifiant. Si tu as joué la donne du jour, je retiens seulement, jusqu'à minuit UTC, que ton essai est fait.
privacy-cards = **Cartes** : je garde les parties coup par coup, par place, sans ton nom.
privacy-not = **Non stocké** : messages, messages privés, membres qui ne m'ont jamais utilisé (sauf dans les fils privés avec une table), adresses e-mail. Je ne journalise pas tes appuis sur les boutons.
privacy-exported = **Tes données**, dans un fichier que toi seul vois. Dans `data.json`, chaque section est une table de ma base de données.{ $games ->
    [0] {""}
    [1] {" "}Ta dernière partie est dans le dossier `games` ; `{ command-hearts-replay }` l'ouvre.
   *[other] {" "}Tes { $games } dernières parties sont dans le dossier `games` ; `{ command-hearts-replay }` les ouvre.
}
privacy-sure =
    ## Supprimer tes données ?
    Tu quittes tes tables : les parties avec d'autres continuent avec des joueurs virtuels, celles sans autre personne s'arrêtent. Ton nom, tes préférences, tes cotes et tes places aux classements disparaissent, sur tous les serveurs. Dans les parties des autres, tu deviens « { former-player } » ; leurs résultats restent. Les copies dans les sauvegardes partent avec elles.
privacy-sure-again =
    ## Vraiment ?
    C'est irréversible. Personne ne pourra te rendre ton historique.
privacy-deleted = ✅ Tes données sont supprimées. Si tu m'utilises de nouveau, je repars de zéro.
button-privacy-export = Exporter mes données
button-privacy-delete = Supprimer mes données…
button-privacy-sure = Supprimer mes données
button-privacy-gone = Oui, tout supprimer
button-privacy-keep = Garder

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
