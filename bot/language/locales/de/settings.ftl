# /settings server
settings-title = ## ⚙️ Einstellungen dieses Servers
settings-hint = Jede Wahl wird sofort gespeichert. Nach welchen Regeln ein Tisch spielt, wählst du mit { command-rules-default }.
settings-boards-title = ## ⚙️ Ranglisten und Karten des Tages
settings-saved = ✅ Gespeichert.
settings-language = **Sprache** von allem, was alle sehen können
choice-language = { $value ->
    [server] Die Sprache des Servers in Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
settings-pace = **Tempo** eines Tisches, wenn der Gastgeber keines wählt
choice-pace = { $value ->
    [blitz] Blitz: 20 Sekunden pro Karte
    [live] Live: 1 Minute pro Karte
    [relaxed] Gemütlich: 5 Minuten pro Karte
    [slow] Langsam: 1 Tag pro Karte
    [none] Ohne Uhr: Jeder lässt sich Zeit
   *[other] { $value }
}
settings-level = **Computerspieler** an neuen Tischen
choice-level = { level-name }: { level-character }
choice-speed = { $value ->
    [at-once] Sofort
    [brisk] Zügig
   *[people] So schnell wie Menschen
}
settings-season = **Eine Saison** der Ranglisten dauert
choice-season = { $value ->
    [quarter] Drei Monate
    [half] Ein halbes Jahr
    [year] Ein Jahr
   *[other] { $value }
}
settings-announce = **Ankündigungen**: der Kanal, in dem ich am Ende einer Saison sage, wer am besten war
settings-announce-nowhere = Nirgends
settings-channels = **Kanäle**, in denen (samt ihren Threads) Tische geöffnet werden dürfen
settings-channels-all = Überall
settings-daily = **Karten des Tages**: wo eine Nachricht am Tag davon erzählt, ohne Benachrichtigung
button-settings-boards = Mehr Einstellungen
settings-daily-none = Nirgends
settings-daily_age = **Die Tagestabelle dieses Servers** zeigt Konten, die
choice-daily_age = { $value ->
    [0] beliebig alt sind
   *[other] { $value } Tage alt sind oder älter
}
settings-role = **Wer die Regeln ändern darf**, neben denen, die den Server verwalten
settings-role-none = Niemand sonst
settings-nudges = **Erinnerungen**: Wer dran ist und lange braucht, wird mit einer Nachricht erinnert.
settings-spectators = **Zusehen**: Wer nicht am Tisch sitzt, sieht, wie es steht.
settings-hints = **Tipps**: Wer mitspielt, darf fragen, welche Karte sich empfiehlt.
settings-threads = **Threads**: Jede Partie in einem Textkanal bekommt ihren eigenen Thread, und im Kanal bleibt es ruhig.
settings-cut = **Abheben**: Bevor gegeben wird, das Geheimnis ist dann schon versiegelt, darf die Person rechts vom Geber abheben.
settings-codes = **Codes**: Alle dürfen einen Tisch mit eigenen Regeln öffnen, mit einem Code aus { command-rules-share }.
settings-digest = **Wochenrückblick**: im Kanal der Ankündigungen, jede Woche in ein paar Zeilen.
button-switch-digest = { $on ->
    [yes] Wochenrückblick: an
   *[no] Wochenrückblick: aus
}
button-switch-nudges = { $on ->
    [yes] Erinnerungen: an
   *[no] Erinnerungen: aus
}
button-switch-spectators = { $on ->
    [yes] Zusehen: an
   *[no] Zusehen: aus
}
button-switch-hints = { $on ->
    [yes] Tipps: an
   *[no] Tipps: aus
}
button-switch-threads = { $on ->
    [yes] Threads: an
   *[no] Threads: aus
}
button-switch-cut = { $on ->
    [yes] Abheben: an
   *[no] Abheben: aus
}
button-switch-codes = { $on ->
    [yes] Codes: an
   *[no] Codes: aus
}
button-settings-bars = Gesperrte
button-settings-audit = Protokoll
button-settings-home = Zurück
button-settings-reset = Ranglisten leeren…
button-reset-sure = Ranglisten leeren
button-reset-yes = Ja, bei null beginnen
reset-sure =
    ## Die Ranglisten dieses Servers leeren?
    Alle beginnen neu, ohne Siege und ohne Wertung. Die gespielten Partien bleiben im Verlauf.
reset-sure-again =
    ## Wirklich?
    Das lässt sich nicht rückgängig machen.
reset-done = ✅ Die Ranglisten sind leer. Ab jetzt zählen Partien, die zu Ende gehen.

bars-title = ## 🚫 Gesperrte Personen
bars-hint = Sie dürfen sich nicht an Tische dieses Servers setzen. Mit { command-hearts-bar } sperrst du jemanden.
bars-none = Niemand ist gesperrt.
bars-lift = Sperre aufheben
bar-set = 🚫 { $name } darf sich nicht mehr an Tische dieses Servers setzen. { command-hearts-unbar } hebt die Sperre auf.
bar-lifted = ✅ { $name } darf sich wieder setzen.
seat-taken-away = { $count ->
    [one] { $name } hat den Platz verloren.
   *[other] { $name } hat { $count } Plätze verloren.
}
audit-title = ## 📋 Was die Moderation getan hat
audit-none = Noch nichts.
audit-line = { $what ->
    [end] { $when } · **{ $by }** hat Tisch `{ $table }` beendet
    [remove] { $when } · **{ $by }** hat **{ $about }** von Tisch `{ $table }` genommen
    [bar] { $when } · **{ $by }** hat **{ $about }** gesperrt
    [lift] { $when } · **{ $by }** hat die Sperre von **{ $about }** aufgehoben
    [reset] { $when } · **{ $by }** hat die Ranglisten geleert
   *[other] { $when } · **{ $by }**: { $what }
}

# /settings me
preferences-title = ## ⚙️ Deine Vorlieben
preferences-hint = Sie gelten auf jedem Server, auf dem du mich triffst. Jede Wahl wird sofort gespeichert.
settings-panel = **Deine Karten** wählst du mit
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
settings-solo_level = **Wo du allein spielst**, sind die Computerspieler
choice-solo_level = { $value ->
    [usual] So gut, wie der Server es vorsieht
   *[other] { choice-level }
}
settings-speed = … und ziehen
settings-row = **Buttons pro Reihe**: Weniger sind auf dem Handy größer
choice-row = { $value } Karten
preferences-forced = **Zwangskarten**: Darf nur eine Karte gespielt werden, wird sie nach einem Augenblick von selbst gespielt.
preferences-silent = **Leise**: Wenn du dran bist und lange brauchst, schreibe ich deinen Namen, ohne dich zu benachrichtigen.
preferences-direct = **DMs**: Wenn du dran bist und lange brauchst, schreibe ich dir privat statt im Kanal. Lässt Discord das nicht zu, erinnere ich dich im Kanal.
preferences-listed = **Ranglisten**: ob du in denen deiner Server stehst.
preferences-invited = **Einladungen**: Andere dürfen dich an einen Tisch einladen.
preferences-called = **Gesuche**, nur auf diesem Server: Wenn jemand Mitspieler sucht, benachrichtigt dich eine Nachricht, höchstens jede halbe Stunde.
button-switch-called = { $on ->
    [yes] Gesuche: an
   *[no] Gesuche: aus
}
button-switch-forced = { $on ->
    [yes] Zwangskarten: an
   *[no] Zwangskarten: aus
}
button-switch-silent = { $on ->
    [yes] Leise: an
   *[no] Leise: aus
}
button-switch-direct = { $on ->
    [yes] DMs: an
   *[no] DMs: aus
}
button-switch-listed = { $on ->
    [yes] Ranglisten: an
   *[no] Ranglisten: aus
}
button-switch-invited = { $on ->
    [yes] Einladungen: an
   *[no] Einladungen: aus
}

refusal-managers-only = Das kann nur jemand, der den Server verwalten darf.
refusal-codes-off = Auf diesem Server spielen Tische nur Spielarten aus der Liste. Wer die Regeln ändern darf, kann deine mit { command-rules-import } aufnehmen.
refusal-reset-unfinished = Ich komme gerade nicht an meine Datenbank, und ein Teil der Ranglisten ist vielleicht schon leer. Leere sie bitte in einer Minute noch einmal.
refusal-wrong-channel = Hier werden auf diesem Server keine Tische geöffnet. Willkommen sind sie in { $where }.
refusal-may-not-write =
    In { $where } fehlt mir eine Berechtigung: „{ $what ->
        [view] Kanal ansehen
        [open] Öffentliche Threads erstellen
        [threads] Nachrichten in Threads senden
        [history] Nachrichtenverlauf lesen
       *[send] Nachrichten senden
    }“. Bitte die Moderation darum, oder { $remedy ->
        [back] spiel mit `{ command-hearts-back }` in einem anderen Kanal weiter
        [off] spiel ohne eigenen Thread
       *[choose] nimm einen anderen Kanal
    }.
refusal-timed-out = Die Moderation hat mir auf diesem Server einen Timeout gegeben, deshalb kann ich hier nicht schreiben. Er endet { $when }, oder früher, wenn die Moderation ihn aufhebt.
refusal-no-threads-here = Einen eigenen Thread kann eine Partie nur in einem Textkanal haben, nicht in einem Thread, einem Forumsbeitrag oder einem Sprachkanal. Spiel ohne eigenen Thread, oder nimm einen Textkanal.
refusal-channel-gone = Den Kanal dieser Partie gibt es nicht mehr. Nichts ist verloren: Spiel mit `{ command-hearts-back }` in einem anderen Kanal weiter.
refusal-barred = Die Moderation hat dich für die Tische dieses Servers gesperrt. Zusehen kannst du weiterhin.
refusal-bar-yourself = Dich selbst kannst du nicht sperren.
refusal-barred-already = { $name } ist schon gesperrt.
refusal-several-barred = Mehrere gesperrte Personen heißen { $name }. Wähle eine aus der Liste.
refusal-not-barred = Diese Person ist nicht gesperrt.
refusal-not-seated-there = Diese Person sitzt hier an keinem Tisch.
