button-pause = Pause
button-ask-to-end = Ende vorschlagen
button-stay = Bleiben
button-yes-leave = Ja, verlassen
button-yes-close = Ja, schließen
button-keep-table = Offen lassen
button-let-play = Weiterlaufen lassen
button-yes-end = Ja, beenden
button-yes-ask-end = Ja, vorschlagen
button-yes-block = Ja, sperren
button-no-block = Nicht sperren
command-hearts = /hearts
    .description = Spiel Hearts in diesem Kanal
command-hearts-new = /hearts neu
    .description = Eröffne einen Tisch in diesem Kanal
    .time_zone = Deine Zeitzone, etwa Wien oder Österreich; ich merke sie mir
command-hearts-join = /hearts mitspielen
    .description = Nimm Platz an einem Tisch in diesem Kanal
command-hearts-leave = /hearts verlassen
    .description = Verlass deinen Tisch; in einer laufenden Partie übernimmt ein Computerspieler
command-hearts-seats = /hearts plätze
    .description = Wähle vor dem Start, wie viele Computer mitspielen und wie gut
    .computers = Plätze für Computerspieler; die anderen sind frei
    .seat = Wessen Stufe; leer: die von allen
command-hearts-start = /hearts starten
    .description = Starte die Partie; Computerspieler nehmen die freien Plätze
command-hearts-pause = /hearts pause
    .description = Pausiere die Partie, bis jemand von ihr sie fortsetzt
command-hearts-hand = /hearts karten
    .description = Zeig deine Karten; nur du siehst sie
command-hearts-play = /hearts spielen
    .description = Spiel eine Karte, etwa QS
command-hearts-claim = /hearts abkürzen
    .description = Beende die Runde früher, wenn sich an den Punkten nichts mehr ändern kann
command-hearts-pass = /hearts weitergeben
    .description = Gib Karten weiter, etwa QS AH KH (Pik-Dame, Herz-Ass, Herz-König)
command-hearts-call = /hearts ansagen
    .description = Sag als Geber die Weitergabe an, etwa 3L (drei nach links)
command-hearts-moon = /hearts mond
    .description = Wähle nach einem Mond, wer die Punkte bekommt
command-hearts-ready = /hearts bereit
    .description = Starte die nächste Runde, ohne zu warten
command-hearts-back = /hearts zurück
    .description = Nimm deinen Platz zurück oder setz eine pausierte Partie fort
command-hearts-status = /hearts status
    .description = Deine Tische und die in diesem Kanal
command-hearts-end = /hearts beenden
    .description = Schließ einen Tisch, oder bitte alle dort, die Partie zu beenden
command-hearts-rematch = /hearts revanche
    .description = Spiel dieselbe Partie noch einmal, an einem neuen Tisch
    .table = Welche Partie; leer: die letzte in diesem Kanal
command-hearts-remove = /hearts entfernen
    .description = Entferne jemanden von seinem Platz
    .member = Wessen Platz
    .table = An welchem Tisch; leer: an allen dieses Servers
command-hearts-block = /hearts sperren
    .description = Sperre jemanden für alle Tische
    .member = Wer auf diesem Server nicht mehr mitspielen darf
command-hearts-unblock = /hearts entsperren
    .description = Lass jemanden wieder an die Tische
    .member = Wer wieder mitspielen darf
command-hearts-scores = /hearts punktestand
    .description = Die Punkte von allen, Runde für Runde
    .table = Welche Partie; leer: deine oder die letzte in diesem Kanal
command-hearts-replay = /hearts replay
    .description = Sieh dir eine fertige Runde noch einmal an
    .table = Welche Partie; leer: die letzte in diesem Kanal
    .file = Eine Datei von „Herunterladen“; ihre Partie wird statt eines Tisches gezeigt
command-hearts-verify = /hearts prüfen
    .description = Prüfe, ob fair gegeben wurde
    .table = Welche Partie; leer: die letzte in diesem Kanal
verify-title = ### { $holds ->
    [yes] ✅ Es wurde fair gegeben
    [no] ❌ Die Karten passen nicht zum Code
   *[open] Wurde fair gegeben?
}
    -# Tisch { $code } · Runde { $round }
verify-hash = -# Code, der vor der Runde zu sehen war: { $hash }
verify-playing = Die Runde läuft noch. Ihr Geheimnis wird geöffnet, wenn sie vorbei ist; dann prüft dieser Befehl die Kartenverteilung.
verify-ended = Die Partie wurde beendet, bevor diese Runde vorbei war. Deshalb wurde ihr Geheimnis nie geöffnet.
verify-sealed = ✅ Die Mischung stand vor der Runde fest: Sie passt zum Code 🔒, der da zu sehen war.
verify-not-sealed = ❌ Das Geheimnis passt nicht zum Code, der vor der Runde zu sehen war.
verify-fair = ✅ Die gegebenen Karten ergeben sich genau aus dieser Mischung.
verify-not-fair = ❌ Mischt man das Deck mit diesem Geheimnis, kommen andere Karten heraus als die gegebenen.
verify-drawn = ✅ Das Geheimnis der Kartenverteilung folgt daraus und aus dem, was alle abgehoben haben.
verify-not-drawn = ❌ Das Geheimnis der Kartenverteilung folgt nicht daraus und aus dem, was alle abgehoben haben.
verify-cut = **Abgehoben**: { $cut ->
    [0] niemand hat abgehoben
   *[other] { $cut }, nachdem der Code zu sehen war
}
verify-yourself = -# Mit der Datei kannst du das selbst nachprüfen.
button-download = Herunterladen
game-downloaded = **Diese Partie als Datei**, mit allen fertigen Runden und ohne Namen. `{ command-hearts-replay }` öffnet sie.
refusal-file-closed = Diese Datei ist nicht mehr geöffnet. Öffne sie noch einmal mit `{ command-hearts-replay }`.
refusal-file-type = Das ist keine Datei mit einer Partie. Nimm eine von **{ button-download }**; ihr Name endet auf `.toml`.
refusal-file-long = Diese Datei ist zu groß: höchstens { $most } kB.
refusal-file-lost = Discord hat mir die Datei nicht gegeben. Versuch es noch einmal.
refusal-file-line = Zeile { $line } dieser Datei kann ich nicht lesen.
refusal-file-version = Das ist keine Datei mit einer Hearts-Partie, oder sie kommt von einer neueren Version von mir. Ich kann Version { $version } lesen.
refusal-file-part = In dieser Datei fehlt etwas, oder etwas ist falsch: { $place }.
refusal-file-rounds = Diese Partie hat mehr als { $most } Runden.
refusal-file-move = Diese Partie verstößt gegen die Regeln: { $place }.
refusal-file-points = In Runde { $round } dieser Datei stimmen die Punkte nicht. Die Karten ergeben { $points }.
refusal-file-seal = In Runde { $round } dieser Datei passt das Geheimnis nicht zum Hash und zu den Karten.
replay-file = Deine Datei
replay-deal = ### { $game } · Runde { $round } von { $rounds } · die Kartenverteilung{ $passes ->
    [yes] {" "}und die Weitergabe
   *[no] , keine Weitergabe
}
replay-trick = -# { $game } · Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 Punkt
   *[other] {" "}· { $points } Punkte
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Talon: { $cards }
replay-taker = ### { $who } macht den Stich{ replay-gained }
replay-taker-you = ### Du machst den Stich{ replay-gained }
replay-gained = { $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
replay-nobody = ### Niemand macht den Stich: Alle Karten heben sich auf
replay-score = { $who } { $points } ({ $total })
replay-result = Die Runde: { $scores }
button-replay-back = Voriger
button-replay-next = Weiter
replay-menu = Runden und mehr…
replay-last = Letzter Stich
replay-hands = { $hidden ->
    [yes] Karten zeigen
   *[no] Karten verdecken
}
replay-round = Runde { $round }
button-share-public = Allen zeigen
deciding-shared = ### { $who } teilt den entscheidenden Stich von Tisch { $code }
deciding-title = Der entscheidende Stich · Runde { $round }, Stich { $trick }
deciding-play = { $who } spielt { $card }
deciding-nobody = Niemand macht ihn: Alle Karten heben sich auf
deciding-moon = { $who } holt die letzten Punkte
deciding-taker = { $who } macht ihn: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
deciding-taker-chips = { $who } macht ihn: { $hearts ->
    [0] kein Herz
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
refusal-share-unfinished = Teilen kannst du das erst, wenn die Partie vorbei ist.
refusal-share-elsewhere = Teile ihn dort, wo gespielt wurde: { $where }.
menu-invite = Zu Hearts einladen
invitation-accepted = -# ✅ { $who } ist dabei.
invitation-declined = -# { $who } kann nicht.
invited = { $count ->
    [one] Für { $who } ist ein Platz freigehalten.
   *[other] Für { $who } sind Plätze freigehalten.
} Benachrichtigen konnte ich diesmal niemanden: Sag selbst Bescheid.
note-declined = Dein Platz an diesem Tisch ist jetzt für andere frei.
refusal-invite-nobody = Einladen kann ich nur Leute von diesem Server.
refusal-invite-self = Du sitzt schon an diesem Tisch: Lade jemand anderen ein.
refusal-invite-bot = { $name } ist ein Bot. Für Computerspieler drücke **{ button-add-computer } 🤖**.
refusal-invite-hidden = { $name } kann diesen Kanal nicht sehen. Eröffne den Tisch, wo das geht.
refusal-invite-blocked = { $name } darf auf diesem Server nicht mitspielen.
refusal-invite-unwanted = { $name } möchte nicht eingeladen werden.
refusal-invite-often = Du hast { $name } gerade mehrmals eingeladen. Warte ein wenig.
regulars-call = 📣 { $regulars }: { $who } sucht Mitspieler für eine Partie Hearts!
refusal-regulars-no-seat = Es ist kein Platz frei. Entferne erst einen Computerspieler, oder eröffne mit der Option „{ option-players }“ einen größeren Tisch.
refusal-regulars-off = Auf diesem Server benachrichtige ich niemanden: Wer ihn verwaltet, hat die Erinnerungen ausgeschaltet.
refusal-regulars-late = Das hat zu lange gedauert, deshalb wurde niemand benachrichtigt. Drücke bitte noch einmal.
refusal-regulars-unknown = Discord sagt mir gerade nicht, wer auf diesem Server ist, deshalb wurde niemand benachrichtigt. Versuch es bitte in einer Minute noch einmal.
button-table-rules = Regeln ändern…
levels-title = ## ⚙️ Optionen des Tisches
levels-pace = **Tempo** der Partie
levels-more = -# Für Spieler ohne Menü hier nutze { command-hearts-seats }.
levels-all = **Computerspieler**: wie gut sie spielen
levels-seat = { $number }\. { $who }
levels-mixed = Verschiedene Stufen
note-computers = { $count ->
    [one] -# 1 Computerspieler sitzt an deinem Tisch.
   *[other] -# { $count } Computerspieler sitzen an deinem Tisch.
}
note-seated-elsewhere = -# Du hast einen Platz am neuen Tisch in { $where }.
more-title = ### Tisch { $code }
more-regulars = -# Benachrichtigt alle, die hier mitspielen wollen{ $role ->
        [yes] {" "}und pingt eine Rolle
       *[no] {""}
    }.
more-computer = -# Ein Computerspieler nimmt einen freien Platz.
more-no-computer = -# Ein Computerspieler macht seinen Platz frei.
sure-leave = ### Die Partie verlassen?
    Ein Computerspieler übernimmt deinen Platz. Kommst du zurück, kannst du nicht mehr gewinnen; sonst wirst du Letzter.
sure-leave-alone = ### Die Partie verlassen?
    Außer dir spielt hier niemand: Die Partie endet und kann für dich als Niederlage zählen.
sure-end = ### Die Partie für alle beenden?
    Danach kann sie nicht fortgesetzt werden.
sure-end-asks = ### { $agreed ->
    [no] Vorschlagen, diese Partie zu beenden?
   *[other] Diese Partie beenden?
}
    { $agreed ->
        [alone] Sonst ist niemand da: Sie endet sofort und kann für dich als Niederlage zählen.
        [all] Alle anderen haben zugestimmt: Sie endet sofort und zählt nicht.
       *[no] Stimmen alle Anwesenden zu, endet sie und zählt nicht.
    }
sure-end-lobby = ### Diesen Tisch schließen?
    Niemand kann mehr dazukommen.
sure-leave-lobby = ### Deinen Platz aufgeben?
    Andere können ihn nehmen. Ist niemand mehr da, schließt der Tisch.
sure-block = ### { $name } sperren?
    { $name } spielt gerade an { $count ->
        [one] Tisch { $codes }
       *[other] den Tischen { $codes }
    }. Ein Computerspieler übernimmt, und { $name } verliert die Partie.
end-asked-yours = Ich frage die anderen, ob die Partie enden soll. Sie endet, sobald alle Anwesenden zustimmen.
refusal-rematch-alone = Diese Partie hast du allein gespielt: Für eine Revanche ist niemand da.
refusal-not-passing = Jetzt gibt es nichts weiterzugeben.
refusal-rematch-elsewhere = Diese Partie wurde in { $where } gespielt. Bitte dort um die Revanche.
refusal-not-between-rounds = Gerade wartet keine Runde auf ihren Beginn. { command-hearts-hand } zeigt dir, wie es steht.
block-set = 🚫 { $name } darf auf diesem Server nicht mehr mitspielen. `{ command-hearts-unblock }` hebt die Sperre auf.
help-managers-moderation = `{ command-hearts-end }` – Schließe jeden Tisch oder beende seine Partie
seat-taken-away = { $count ->
    [one] { $name } sitzt nicht mehr an Tisch { $codes }.
   *[other] { $name } sitzt nicht mehr an den Tischen { $codes }.
}

# /hearts status
status-yours = ## Deine Tische
status-here = ## In diesem Kanal
status-line = **[Tisch { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **du bist dran**
   *[no] {""}
}
status-line-gone = **Tisch { $code }** · { $state } · den Kanal gibt es nicht mehr: Spiel mit { command-hearts-back } in einem anderen weiter
status-none = Du sitzt an keinem Tisch, und in diesem Kanal gibt es keinen.
state-lobby = wartet auf Mitspieler
state-playing = Runde { $round }
state-suspended = pausiert
state-over = vorbei
state-cancelled = geschlossen
