privacy-title = ## 🔒 Deine Daten
privacy-intro = Ich speichere nur, was deine Partien brauchen, und verkaufe nichts davon.
privacy-what = **Was speichere ich über dich?**
privacy-person = **Du**: Discord-ID, Namen, Sprache, Einstellungen und wann du mich zuletzt benutzt hast
privacy-seats = **Tische**, die du eröffnet hast, an denen du sitzt oder gesessen hast, und die Karten, die du dort weitergegeben und gespielt hast
privacy-threads = **Private Threads** mit einem Tisch, in denen du warst
privacy-results = **Ergebnisse**: Punkte, Plätze, Stiche und Wertungen
privacy-rules = **Hausregeln**, die du für einen Server gespeichert hast
privacy-moderation = **Moderation**: wann du entfernt oder gesperrt wurdest oder das mit anderen gemacht hast, 180 Tage lang
privacy-after = **Was bleibt**
    • Deine Partien, mit „{ former-player }“ an deiner Stelle
    • Eine Sperre an den Tischen eines Servers, ohne Namen und ID
    • Dass dein Versuch an der Tagesrunde verbraucht ist, bis der Tag zu Ende ist
    • Kopien in Sicherungen, bis neuere sie ersetzen
privacy-not = **Was speichere ich nicht?** Deine Nachrichten und deine E-Mail-Adresse.
privacy-long = **Wie lange?** Bis du es löschst. Das gilt dann gleich für alle Server.
privacy-exported = **Deine Daten**, als Datei, die nur du sehen kannst. In `data.json` ist jeder Teil eine Tabelle meiner Datenbank.{ $games ->
    [0] {""}
    [one] {" "}Deine letzte Partie liegt im Ordner `games`; `{ command-hearts-replay }` öffnet sie.
   *[other] {" "}Deine letzten { $games } Partien liegen im Ordner `games`; `{ command-hearts-replay }` öffnet sie.
}
privacy-sure =
    ## Deine Daten löschen?
    {""}**Das lässt sich nicht rückgängig machen.**
    • Du verlässt alle Tische. Partien mit anderen gehen mit einem Computerspieler weiter.
    • Dein Name, deine Einstellungen, Wertungen und Plätze in Ranglisten werden überall gelöscht.
privacy-sure-again =
    ## Wirklich?
    Niemand kann dir deinen Verlauf zurückgeben.
privacy-deleted = ✅ Deine Daten sind gelöscht. Benutzt du mich wieder, fangen wir von vorn an.
button-privacy-export = Meine Daten herunterladen
button-privacy-delete = Daten löschen…
button-privacy-sure = Meine Daten löschen
button-privacy-gone = Ja, alles löschen
button-privacy-keep = Behalten

# In the help.
help-commands-privacy = `{ command-privacy }` – Was ich über dich speichere: ansehen oder löschen

# Its commands.
command-privacy = /datenschutz
    .description = Was ich über dich weiß
command-privacy-show = /datenschutz zeigen
    .description = Was ich über dich speichere, und warum
command-privacy-export = /datenschutz exportieren
    .description = Alles, was ich über dich speichere, als Datei, die nur du siehst
command-privacy-delete = /datenschutz löschen
    .description = Lösche alles, was ich über dich speichere; ich frage zweimal
