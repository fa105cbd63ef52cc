setup-title = ## 🛠️ Configurer la Dame de pique · { $number }/{ $all }
setup-channels = **Où peut-on ouvrir des tables ?** Choisis des salons, ou laisse « Partout ».
setup-language = **Dans quelle langue écrire les messages publics ?**
setup-pace = **Combien de temps par carte ?** Qui ouvre une table peut choisir un autre rythme.
setup-announce = **Où publier qui a gagné la saison ?** Une saison du classement dure trois mois.
setup-rules_role = **Qui d'autre peut changer les règles du jeu ?** Les gestionnaires du serveur le peuvent toujours.
button-setup-back = Retour
button-setup-next = Suivant
button-setup-skip = Passer le reste
button-setup-done = Terminer
setup-ready = ## ✅ Tout est prêt
setup-here = Où dois-je publier **On joue ici** ? Ce message a des boutons pour commencer et montre les tables qui attendent du monde. Il y en a un par serveur.
setup-here-now = **On joue ici** est [publié]({ $where }). Le publier de nouveau le déplace.
setup-choose-channel = Choisis un salon
button-setup-post = Publier
button-setup-again = Modifier les réponses
setup-posted = **On joue ici** est [publié]({ $where }). Épingle-le pour qu'on le trouve.
setup-post-later = ⏳ Discord n'accepte pas le message en ce moment. Je continue d'essayer.

here-title = ## ♥️ On joue à la Dame de pique ici
here-opens = Tu peux ouvrir une table dans { $where }.
here-waiting = **Tables qui attendent du monde**
here-table = [Table { $code }]({ $where }) · **{ $host }** · { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
here-more = { $count ->
    [one] … et 1 autre table
   *[other] … et { $count } autres tables
}
here-nobody = Personne n'attend en ce moment. **{ button-called }** te prévient quand quelqu'un attend.
here-playing = -# { $count ->
    [one] 1 partie en cours.
   *[other] { $count } parties en cours.
}

# In the help.
help-managers-setup = `{ command-setup }` – Réponds à cinq questions, et je publie un message d'où tout le monde peut lancer des parties

# Its command.
command-setup = /configurer
    .description = Cinq questions aux gestionnaires du serveur, et un message d'où l'on peut jouer
