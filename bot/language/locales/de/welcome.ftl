# The message to a server that the bot has joined, and the bar above the playground’s channel.
button-about-help = Hilfe
welcome-title = ## ♥️ Hearts ist da
welcome-what = Das Kartenspiel für 3 bis 16 Spieler: Menschen, Computer oder beide zusammen.
welcome-play = **Jetzt spielen**: du gegen Computerspieler, sofort. Nur du siehst es.
welcome-table = **Tisch eröffnen** in diesem Kanal: Andere spielen mit, Computerspieler füllen die freien Plätze.
welcome-learn = **{ button-learn }**: Lerne Hearts in zwei Minuten.
welcome-setup = -# Für alle, die den Server verwalten: **Einrichten** stellt fünf kurze Fragen.
button-open-table = Tisch eröffnen
playground-person = Du bist
playground-language = Sprache
playground-reset = Von vorn beginnen
playground-reset-sure = Von vorn beginnen? Alle Tische hier werden gelöscht.
playground-refused = Das hat sich gerade geändert. Drücke bitte noch einmal.
button-setup = Einrichten
