# The message to a server that the bot has joined, and the bar above the playground’s channel.
button-about-help = Aide
welcome-title = ## ♥️ La Dame de pique est là
welcome-what = Le jeu de cartes pour 3 à 16 joueurs : des gens, des joueurs virtuels, ou les deux.
welcome-play = **Jouer** : toi contre des joueurs virtuels, tout de suite. Toi seul le vois.
welcome-table = **Ouvrir une table** dans ce salon : d'autres s'y joignent, des joueurs virtuels prennent les places libres.
welcome-learn = **{ button-learn }** : apprends à jouer en deux minutes.
welcome-setup = -# Pour les gestionnaires du serveur : **Configurer** pose cinq petites questions.
button-open-table = Ouvrir une table
playground-person = Tu es
playground-language = Langue
playground-reset = Recommencer
playground-reset-sure = Recommencer ? Toutes les tables d'ici seront supprimées.
playground-refused = Cela vient de changer. Appuie encore une fois.
button-setup = Configurer
