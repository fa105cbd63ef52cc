settings-title = ## ⚙️ Servereinstellungen
settings-group = { $group ->
    [tables] Tische
    [by_channel] Kanäle mit eigenen Einstellungen
    [messages] Nachrichten
    [people] Rechte
   *[other] Ranglisten
}
settings-usual = { $group ->
    [tables] Regeln, Tempo, Computerspieler, Tipps
    [by_channel] Noch keine
    [messages] Sprache, Erinnerungen, Ankündigungen
    [people] Regeln, Zusehen, Gesperrte
   *[other] Saisons, Tagesrunde
}
settings-by-channel = Wähle einen Kanal und dazu Regeln und Tempo. Neue Tische dort und in seinen Threads beginnen damit.
settings-by-channel-where = Wähle einen Kanal
settings-as-server = Wie auf dem Server: { $value }
settings-own-rules = **Regeln**
settings-own-pace = **Tempo**
settings-rules-gone = ⚠️ seine Regeln wurden gelöscht, darum gelten die des Servers
button-settings-change = Ändern
settings-language = **Sprache** der öffentlichen Nachrichten
settings-rules = **Regeln** neuer Tische
settings-pace = **Tempo** neuer Tische
settings-level = **Computerspieler** an neuen Tischen
settings-season = **Eine Saison** dauert
settings-announce = **Ankündigungen**: wer eine Saison gewonnen hat
settings-channels = **Wo Tische eröffnet werden dürfen**, auch in Threads
settings-daily_channel = **Tagesrunde**: eine Nachricht am Tag, ohne Ping
settings-daily_age = **Tagesrunde**: wer in den Ergebnissen des Servers steht
settings-call_role = **„{ button-regulars }“ pingt diese Rolle**, höchstens jede halbe Stunde
settings-rules_role = **Wer außer der Serververwaltung die Regeln ändern darf**
choice-daily_age = { $value ->
    [0] allen
   *[other] Konten ab { $value } Tagen
}
choice-season = { $value ->
    [quarter] Drei Monate
    [half] Ein halbes Jahr
    [year] Ein Jahr
   *[other] { $value }
}
said-level = Computerspieler: { $value }
said-daily_channel = Tagesrunde: { $value }
said-call_role = „{ button-regulars }“ pingt: { $value }
said-season = Saison: { $value }
said-daily_age = Tagesrunde: Ergebnisse von { $value }
settings-nudges = **Pings** für alle, die lange brauchen, und für „{ button-regulars }“
settings-spectators = **Zusehen**: Alle können bei Partien zusehen.
settings-codes = **Regelcodes**: Alle dürfen Tische mit den Regeln eines Codes eröffnen, auch von anderen Servern.
settings-digest = **Wochenrückblick** im Kanal für Ankündigungen
switch-digest = Wochenrückblick
switch-codes = Regelcodes
switch-spectators = Zusehen
switch-nudges = Pings
switch-hints = Tipps
switch-cut = Abheben
switch-threads = Threads
button-settings-bans = Gesperrte
button-settings-audit = Moderationsprotokoll
button-settings-reset = Ranglisten leeren…
button-reset-sure = Ranglisten leeren
button-reset-yes = Ja, bei null beginnen
reset-sure =
    ## Die Ranglisten dieses Servers leeren?
    {""}**Das lässt sich nicht rückgängig machen.** Alle beginnen neu, ohne Siege und ohne Wertung. Die gespielten Partien bleiben im Verlauf.
reset-sure-again =
    ## Die Ranglisten wirklich leeren?
    Das lässt sich nicht rückgängig machen.
reset-done = ✅ Die Ranglisten sind leer. Ab jetzt zählen Partien, die zu Ende gehen.
blocked-title = ## 🚫 Gesperrte Personen
blocked-hint = Sie dürfen sich nicht an Tische dieses Servers setzen. Mit `{ command-hearts-block }` sperrst du jemanden.
blocked-none = Niemand ist gesperrt.
blocked-lift = Sperre aufheben
audit-title = ## 📋 Moderationsprotokoll
audit-hint = -# Gesperrte und entfernte Personen, beendete Tische, geleerte Ranglisten. Einstellungen und Regeln stehen nicht darin.
audit-none = Noch nichts.
audit-line = { $what ->
    [end] **{ $by }** hat Tisch { $table } beendet
    [remove] **{ $by }** hat **{ $about }** von Tisch { $table } entfernt
    [bar] **{ $by }** hat **{ $about }** gesperrt
    [lift] **{ $by }** hat die Sperre von **{ $about }** aufgehoben
    [reset] **{ $by }** hat die Ranglisten geleert
   *[other] **{ $by }**: { $what }
}
preferences-title = ## ⚙️ Deine Einstellungen
preferences-hint = -# Sie gelten auf allen Servern; nur Benachrichtigungen über Partien stellst du je Server ein.
prefer-group = { $group ->
    [cards] Deine Karten
    [alone] Allein spielen
    [others] Mit anderen spielen
   *[other] Nachrichten an dich
}
settings-panel = **Spielen mit**
choice-panel = { $value ->
    [menus] Menüs
   *[buttons] Buttons
}
settings-cards = **Karten** sehen so aus:
    { $sample }
choice-cards = { $value ->
    [text] Text statt Bildern
    [two] Zwei Farben
   *[four] Vier Farben
}
settings-solo_level = **Gegner**
choice-solo_level = { $value ->
    [usual] Standard des Servers
   *[other] { choice-level }
}
settings-speed = **Ihr Tempo**
settings-row = **Buttons pro Reihe**: Weniger sind auf dem Handy größer
choice-row = { $value } Karten
said-panel = Spielen mit: { $value }
said-cards = Karten: { $value }
said-row = Buttons pro Reihe: { $value }
said-solo_level = Gegner: { $value }
said-speed = Ihr Tempo: { $value }
preferences-words = **Karten auch in Worten**, unter den Buttons.
preferences-coached = **Coach**: gibt dir in der ersten Runde einer Solopartie vor jeder Karte einen Rat.
preferences-forced = **Einzige Karte automatisch**: Kannst du nur eine Karte spielen, wird sie nach einem Augenblick von selbst gespielt.
preferences-silent = **Ping bei Erinnerungen**, wenn du dran bist und lange brauchst.
preferences-direct = **Erinnerungen per DM** statt im Kanal, wenn Discord das zulässt.
preferences-listed = **Ranglisten**: zeigt dich in den Ranglisten deiner Server.
preferences-invited = **Einladungen**: Andere dürfen dich an einen Tisch einladen.
preferences-puzzles = **Rätsel aus meinen Partien** sind erlaubt, ohne Namen und nur, wenn alle am Tisch es erlauben.
switch-coached = Coach
switch-called = Benachrichtigungen auf diesem Server
switch-checked = Karten prüfen
switch-words = Karten auch in Worten
switch-forced = Einzige Karte automatisch
switch-silent = Ping bei Erinnerungen
switch-direct = Erinnerungen per DM
switch-listed = Ranglisten
switch-invited = Einladungen
switch-puzzles = Rätsel aus meinen Partien

# In the help.
help-commands-settings = `{ command-settings-me }` – Deine Karten, dein Tempo, deine Erinnerungen
help-managers-settings = `{ command-settings-server }` – Regeln und Tempo neuer Tische, Nachrichten, Berechtigungen, Gesperrte und das Moderationsprotokoll

# Its commands.
command-settings = /einstellungen
    .description = Wie ich mich verhalte
command-settings-server = /einstellungen server
    .description = Wie ich mich auf diesem Server verhalte
command-settings-me = /einstellungen persönlich
    .description = Deine Einstellungen: Karten, Erinnerungen und Ranglisten
