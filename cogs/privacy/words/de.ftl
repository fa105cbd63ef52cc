privacy-title = ## 🔒 Was ich über dich speichere
privacy-intro = Nur, was deine Partien brauchen. Es wird nie verkauft, und niemand bildet daraus Profile.
privacy-person = **Du**: deine Nummer bei Discord, dein Name dort und wie du auf jedem Server heißt, deine Sprache, wann du mich zuletzt benutzt hast, und was du eingestellt hast. Damit ich dich nennen und dir antworten kann, wie du es magst.
privacy-seats = **Deine Plätze**: an welchen Tischen du sitzt oder einen Platz aufgegeben hast, und welche du geöffnet hast. Damit deine Partien weitergehen.
privacy-threads = **Private Threads**: in welchen du warst, als dort ein Tisch geöffnet wurde. Damit die Partie sonst niemandem gezeigt wird.
privacy-results = **Deine Partien**: Punkte, Plätze, Stiche und Wertungen, zusammengezählt für die Ranglisten jedes Servers. Damit du eine Geschichte hast.
privacy-rules = **Hausregeln**, die du für einen Server gespeichert hast: dass du es warst.
privacy-moderation = **Moderation**: wen die Moderation eines Servers von einem Tisch genommen oder gesperrt hat, und wer es war. Zeilen verschwinden nach 180 Tagen. Eine Sperre bleibt, ohne deine Nummer und deinen Namen, wenn du deine Daten löschst. Von einem Versuch für die Karten des Tages bleibt ein Fingerabdruck, bis der Tag vorbei ist.
privacy-cards = **Karten**: Partien werden Zug um Zug nach Plätzen aufbewahrt. Sie nennen dich nicht.
privacy-not = **Nicht gespeichert**: Nachrichten, Direktnachrichten, Mitglieder, die mich nie benutzt haben (außer in privaten Threads mit einem Tisch), E-Mail-Adressen. Was du drückst, wird nicht protokolliert.
privacy-exported = **Deine Daten**, als Datei, die nur du sehen kannst. In `data.json` ist jeder Teil eine Tabelle meiner Datenbank.{ $games ->
    [0] {""}
    [one] {" "}Deine letzte Partie liegt im Ordner `games`; `{ command-hearts-replay }` öffnet sie.
   *[other] {" "}Deine letzten { $games } Partien liegen im Ordner `games`; `{ command-hearts-replay }` öffnet jede davon.
}
privacy-sure =
    ## Deine Daten löschen?
    Du verlässt deine Tische: Partien mit anderen gehen mit Computerspielern weiter, Partien ohne andere enden. Dein Name, deine Vorlieben, Wertungen und Plätze in Ranglisten verschwinden, auf allen Servern. In den Partien anderer wirst du zu „{ former-player }“; deren Ergebnisse bleiben. Kopien in Sicherungen verschwinden mit den Sicherungen.
privacy-sure-again =
    ## Wirklich?
    Das lässt sich nicht rückgängig machen. Niemand kann dir deine Geschichte zurückgeben.
privacy-deleted = ✅ Deine Daten sind gelöscht. Wenn du mich wieder benutzt, lerne ich dich neu kennen.
button-privacy-export = Daten exportieren
button-privacy-delete = Daten löschen…
button-privacy-sure = Meine Daten löschen
button-privacy-gone = Ja, alles löschen
button-privacy-keep = Behalten

# In the help.
help-commands-privacy = **Deine Daten**: `{ command-privacy }` zeigt, exportiert oder löscht, was ich speichere.

# Its commands.
command-privacy = /datenschutz
    .description = Was ich über dich weiß
command-privacy-show = /datenschutz zeigen
    .description = Was ich über dich speichere, und warum
command-privacy-export = /datenschutz exportieren
    .description = Alles, was ich über dich speichere, als Datei nur für dich
command-privacy-delete = /datenschutz löschen
    .description = Lösch alles, was ich über dich speichere; ich frage zweimal
