privacy-title = ## 🔒 Ce que je stocke sur vous
privacy-intro = Seulement ce qu'il faut à vos parties. Personne ne l'achète, et cela ne sert à profiler personne.
privacy-person = **Vous** : votre numéro sur Discord, votre nom là-bas et celui que vous portez sur chaque serveur, votre langue, votre dernière utilisation et ce que vous réglez dans { command-settings-me }. Pour vous nommer et vous répondre comme vous l'aimez.
privacy-seats = **Vos places** : les tables où vous êtes, celles où vous avez laissé une place, et celles que vous avez ouvertes. Pour que vos parties continuent.
privacy-threads = **Fils privés** : ceux où tu étais quand une table y a été ouverte. Pour que la partie ne soit montrée à personne d'autre.
privacy-results = **Vos parties** : points, places, plis et cotes, additionnés pour les classements de chaque serveur. Pour que vous ayez un historique.
privacy-rules = **Règles maison** que vous avez enregistrées pour un serveur : que c'était vous.
privacy-moderation = **Modération** : qui les modérateurs d'un serveur ont retiré d'une table ou exclu, et lequel l'a fait. Les lignes partent après 180 jours. Une exclusion reste, sans votre numéro ni votre nom, quand vous supprimez vos données.
privacy-cards = **Cartes** : les parties sont gardées coup par coup, par place. Elles ne vous nomment pas.
privacy-not = **Non stocké** : messages, messages privés, membres qui ne m'ont jamais utilisé, adresses e-mail. Vos appuis sur les boutons ne sont pas journalisés.
privacy-exported = **Vos données**, dans un fichier que vous seul voyez. Chaque partie est une table de ma base de données.
privacy-sure =
    ## Supprimer vos données ?
    Vous quittez vos tables ; des joueurs virtuels finissent vos parties. Votre nom, vos préférences, vos cotes et vos places aux classements disparaissent, sur tous les serveurs. Dans les parties des autres, vous devenez « Former player » ; leurs résultats restent. Les copies dans les sauvegardes partent avec elles.
privacy-sure-again =
    ## Vraiment ?
    C'est irréversible. Personne ne pourra vous rendre votre historique.
privacy-deleted = ✅ Vos données sont supprimées. Si vous m'utilisez de nouveau, je repars de zéro.
button-privacy-export = Exporter mes données
button-privacy-delete = Supprimer mes données…
button-privacy-sure = Supprimer mes données
button-privacy-gone = Oui, tout supprimer
button-privacy-keep = Garder
