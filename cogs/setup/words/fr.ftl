setup-title = ## 🛠️ Configurer Hearts · { $number }/{ $all }
setup-channels = **Où peut-on ouvrir des tables ?** Choisis des salons, ou laisse partout.
setup-language = **Dans quelle langue est-ce que j'écris à tout le monde ?**
setup-pace = **Combien de temps a-t-on pour une carte ?** Qui ouvre une table peut choisir un autre rythme.
setup-announce = **Où est-ce que j'annonce qui était en tête d'une saison ?**
setup-rules_role = **Qui peut faire les règles de ce serveur,** outre ceux qui le gèrent ?
button-setup-next = Suivant
button-setup-skip = Passer le reste
button-setup-done = Terminer
setup-ready = ## ✅ Tout est prêt
setup-here = **Jouez à Hearts ici** est un message avec des boutons pour commencer et les tables qui attendent du monde. Je le tiens à jour.
setup-here-now = **Jouez à Hearts ici** est [dans ce message]({ $where }). Si tu le publies de nouveau, l'ancien disparaît.
setup-choose-channel = Choisis un salon
button-setup-post = Publier « Jouez à Hearts ici »
button-setup-again = Modifier
setup-posted = ✅ Publié. Épingle-le pour qu'on le trouve.
setup-post-later = ⏳ Discord n'accepte pas le message en ce moment. Je continue d'essayer.

here-title = ## ♥️ Jouez à Hearts ici
here-opens = Les tables s'ouvrent dans { $where }.
here-table = **{ $host }** attend à la [table { $code }]({ $where }) · { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
here-more = { $count ->
    [one] … et 1 autre table
   *[other] … et { $count } autres tables
}
here-nobody = Personne n'attend en ce moment. 🔔 te prévient quand quelqu'un attend.
here-playing = -# { $count ->
    [one] 1 partie en cours.
   *[other] { $count } parties en cours.
}

# In the help.
help-commands-setup = **Pour un nouveau serveur** : `{ command-setup }` pose cinq questions à ceux qui le gèrent, et publie un message d'où tout le monde peut jouer.

# Its command.
command-setup = /configurer
    .description = Cinq questions à ceux qui gèrent ce serveur, et un message d'où l'on peut jouer
