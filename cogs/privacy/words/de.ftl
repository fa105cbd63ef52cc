privacy-title = ## 🔒 Was ich über dich speichere
privacy-intro = Nur, was deine Partien brauchen. Ich verkaufe nichts davon und bilde keine Profile. Unten kannst du deine Daten herunterladen oder löschen.
privacy-person = **Du**: deine Discord-ID, dein Name dort und auf jedem Server, deine Sprache, wann du mich zuletzt benutzt hast, und deine Einstellungen. So kann ich dich ansprechen und dir antworten, wie du es magst.
privacy-seats = **Deine Plätze**: Tische, an denen du sitzt oder einen Platz aufgegeben hast, und die du eröffnet hast. So gehen deine Partien weiter.
privacy-threads = **Private Threads**, in denen du warst, als dort ein Tisch eröffnet wurde. So bleibt die Partie unter euch.
privacy-results = **Deine Partien**: Punkte, Plätze, Stiche und Wertungen und ihre Summen für die Ranglisten jedes Servers. So hast du einen Verlauf.
privacy-rules = **Hausregeln**, die du für einen Server gespeichert hast.
privacy-moderation = **Moderation**: wen die Moderation eines Servers von einem Tisch entfernt oder gesperrt hat, und wer es war. Diese Einträge lösche ich nach 180 Tagen.
privacy-after = **Nach dem Löschen**: Wer gesperrt ist, bleibt gesperrt, aber ohne Namen und ID. Hast du die Karten des Tages schon gespielt, merke ich mir nur bis Mitternacht UTC, dass dein Versuch vorbei ist.
privacy-cards = **Karten**: Partien hebe ich Zug um Zug nach Plätzen auf, ohne deinen Namen.
privacy-not = **Nicht gespeichert**: Nachrichten, Direktnachrichten, Mitglieder, die mich nie benutzt haben (außer in privaten Threads mit einem Tisch), E-Mail-Adressen. Was du drückst, wird nicht protokolliert.
privacy-exported = **Deine Daten**, als Datei, die nur du sehen kannst. In `data.json` ist jeder Teil eine Tabelle meiner Datenbank.{ $games ->
    [0] {""}
    [one] {" "}Deine letzte Partie liegt im Ordner `games`; `{ command-hearts-replay }` öffnet sie.
   *[other] {" "}Deine letzten { $games } Partien liegen im Ordner `games`; `{ command-hearts-replay }` öffnet sie.
}
privacy-sure =
    ## Deine Daten löschen?
    Du verlässt deine Tische: Partien mit anderen gehen mit Computerspielern weiter, Partien ohne andere enden. Dein Name, deine Vorlieben, Wertungen und Plätze in Ranglisten verschwinden, auf allen Servern. In den Partien anderer wirst du zu „{ former-player }“; deren Ergebnisse bleiben. Kopien in Sicherungen verschwinden mit den Sicherungen.
privacy-sure-again =
    ## Wirklich?
    Das lässt sich nicht rückgängig machen. Niemand kann dir deinen Verlauf zurückgeben.
privacy-deleted = ✅ Deine Daten sind gelöscht. Benutzt du mich wieder, fangen wir von vorn an.
button-privacy-export = Daten exportieren
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
    .description = Lösch alles, was ich über dich speichere; ich frage zweimal
