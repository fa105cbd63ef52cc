setup-title = ## 🛠️ Hearts einrichten · { $number }/{ $all }
setup-channels = **Wo dürfen Tische eröffnet werden?** Wähle Kanäle, oder lass „Überall“ stehen.
setup-language = **In welcher Sprache schreibe ich öffentliche Nachrichten?**
setup-pace = **Wie viel Zeit pro Karte?** Wer einen Tisch eröffnet, kann ein anderes Tempo wählen.
setup-announce = **Wo soll ich posten, wer eine Saison gewonnen hat?** Eine Saison der Rangliste dauert drei Monate.
setup-rules_role = **Wer darf außerdem die Spielregeln ändern?** Wer den Server verwaltet, darf es immer.
button-setup-back = Zurück
button-setup-next = Weiter
button-setup-skip = Rest überspringen
button-setup-done = Fertig
setup-ready = ## ✅ Es kann losgehen
setup-here = Wo soll ich **Hier Hearts spielen** posten? Die Nachricht hat Buttons zum Losspielen und zeigt, welche Tische auf Mitspieler warten. Jeder Server hat eine davon.
setup-here-now = **Hier Hearts spielen** ist [gepostet]({ $where }). Noch einmal gepostet, zieht die Nachricht um.
setup-choose-channel = Wähle einen Kanal
button-setup-post = Posten
button-setup-again = Antworten ändern
setup-posted = **Hier Hearts spielen** ist [gepostet]({ $where }). Pinne die Nachricht an, damit alle sie finden.
setup-post-later = ⏳ Discord nimmt die Nachricht gerade nicht an. Ich versuche es weiter.

here-title = ## ♥️ Hier Hearts spielen
here-opens = Tische kannst du in { $where } eröffnen.
here-waiting = **Hier fehlt noch jemand**
here-table = [Tisch { $code }]({ $where }) · **{ $host }** · { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
here-more = { $count ->
    [one] … und 1 weiterer Tisch
   *[other] … und { $count } weitere Tische
}
here-nobody = Gerade wartet niemand. Mit **{ button-called }** erfährst du, wenn jemand wartet.
here-playing = -# { $count ->
    [one] 1 Partie läuft.
   *[other] { $count } Partien laufen.
}

# In the help.
help-managers-setup = `{ command-setup }` – Beantworte fünf Fragen, und ich poste eine Nachricht, über die alle eine Partie starten können

# Its command.
command-setup = /einrichten
    .description = Fünf Fragen an alle, die diesen Server verwalten, und eine Nachricht zum Losspielen
