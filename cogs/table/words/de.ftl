button-pause = Pause
button-no-end = Doch nicht beenden
button-stay = Bleiben
button-yes-leave = Ja, verlassen
button-yes-end = Ja, beenden
command-hearts = /hearts
    .description = Spiel Hearts in diesem Kanal
command-hearts-new = /hearts neu
    .description = Öffne einen Tisch in diesem Kanal
    .time_zone = Wo du bist, etwa Wien oder Österreich; ich merke es mir
command-hearts-join = /hearts mitspielen
    .description = Nimm Platz an einem Tisch in diesem Kanal
command-hearts-leave = /hearts verlassen
    .description = Verlass deinen Tisch; in einer laufenden Partie übernimmt ein Computerspieler
command-hearts-seats = /hearts plätze
    .description = Sag, wie viele Computerspieler am Tisch sitzen und wie gut sie spielen, bevor er beginnt
    .computers = Plätze für Computerspieler; die anderen sind frei
    .seat = Wessen Stufe; die von allen, wenn du nichts sagst
command-hearts-start = /hearts starten
    .description = Beginn die Partie; Computerspieler nehmen die freien Plätze
command-hearts-pause = /hearts pause
    .description = Lass die Partie ruhen, bis jemand von ihr weiterspielt
command-hearts-hand = /hearts karten
    .description = Zeig deine Karten; nur du siehst sie
command-hearts-play = /hearts spielen
    .description = Spiel eine Karte, etwa QS (Pik-Dame) oder 10D (Karo 10)
command-hearts-claim = /hearts abkürzen
    .description = Beende die Runde, wenn sie schon entschieden ist
command-hearts-pass = /hearts weitergeben
    .description = Gib Karten weiter, etwa QS AH KH
command-hearts-call = /hearts ansagen
    .description = Sag als Geber die Weitergabe an, etwa 3L, 1L+1A+1R oder hold (keine)
command-hearts-moon = /hearts mond
    .description = Sag, was der Mond bewirkt, den du geschossen hast
command-hearts-ready = /hearts bereit
    .description = Beginn die nächste Runde, ohne zu warten
command-hearts-back = /hearts zurück
    .description = Spiel wieder selbst
command-hearts-status = /hearts status
    .description = Deine Tische und die in diesem Kanal
command-hearts-end = /hearts beenden
    .description = Schließ einen Tisch, oder bitte alle, die dort spielen, die Partie zu beenden
command-hearts-rematch = /hearts revanche
    .description = Spiel dieselbe Partie noch einmal, an einem neuen Tisch
    .table = Welche Partie; sonst die letzte, die in diesem Kanal zu Ende ging
command-hearts-remove = /hearts entfernen
    .description = Nimm jemandem den Platz, wenn du den Server verwaltest
    .member = Wessen Platz
    .table = An welchem Tisch; sonst an allen dieses Servers
command-hearts-bar = /hearts sperren
    .description = Sperr jemanden für alle Tische, wenn du den Server verwaltest
    .member = Wer sich auf diesem Server an keinen Tisch mehr setzen darf
command-hearts-unbar = /hearts entsperren
    .description = Lass jemanden wieder an die Tische, wenn du den Server verwaltest
    .member = Wer sich wieder setzen darf
command-hearts-scores = /hearts punktestand
    .description = Jede Runde einer Partie bisher, in Punkten
    .table = Welche Partie; sonst deine oder die letzte in diesem Kanal
command-hearts-replay = /hearts wiederholung
    .description = Sieh dir eine fertige Runde an, Stich für Stich und mit allen Karten
    .table = Welche Partie; sonst die letzte in diesem Kanal
command-hearts-verify = /hearts prüfen
    .description = Prüf, ob in einer Runde fair gegeben wurde
    .table = Welche Partie; sonst die letzte in diesem Kanal
verify-title = ### Runde { $round } an Tisch { $code }: Wurde fair gegeben?
verify-hash = -# **Hash**, vor der Runde gezeigt:
    -# `{ $hash }`
verify-secret = -# **Geheimnis**, danach geöffnet:
    -# `{ $secret }`
verify-playing = Die Runde läuft noch. Ihr Geheimnis wird geöffnet, wenn sie vorbei ist; dann prüft dieser Befehl die Kartenverteilung.
verify-ended = Die Partie wurde beendet, bevor diese Runde vorbei war. Deshalb wurde ihr Geheimnis nie geöffnet.
verify-sealed = ✅ Das Geheimnis gehört zum Hash, der vor der Runde zu sehen war: Die Karten standen da schon fest.
verify-not-sealed = ❌ Das Geheimnis gehört nicht zum Hash, der vor der Runde zu sehen war.
verify-fair = ✅ Mit diesem Geheimnis gemischt, ergibt das Deck genau die Karten, die gegeben wurden.
verify-not-fair = ❌ Mit diesem Geheimnis gemischt, ergibt das Deck andere Karten als die gegebenen.
verify-match = **Das Geheimnis der Kartenverteilung** ist der Anfang von HMAC-SHA256 von `{ $text }` mit diesem Geheimnis, und dahinter die Version:
    `{ $secret }`
verify-drawn = ✅ Ja: Das Geheimnis der Kartenverteilung folgt daraus und aus dem, was alle abgehoben haben.
verify-not-drawn = ❌ Nein: Das Geheimnis der Kartenverteilung folgt nicht daraus und aus dem, was alle abgehoben haben.
verify-deal = **Die Karten, wie sie gegeben wurden**
verify-kitty = Talon: { $cards }
verify-dealer = Geber: Platz { $seat }
verify-cut = **Abgehoben**: { $cut ->
    [0] niemand hat abgehoben
   *[other] { $cut }, nachdem der Hash veröffentlicht war
}
verify-yourself = -# **Prüf es ohne mich**: Der SHA-256 des Geheimnisses ist der Hash. Wie damit gemischt wird, steht mit einem Beispiel in `docs/deal-vector.md` in meinem Quelltext.
verify-yourself-cut = -# Hinter das Geheimnis kommt vor dem Mischen der Text `cut { $cut }`; so steht es im Rezept unter *Cut*.
button-hide-hands = Karten verdecken
button-show-hands = Karten zeigen
replay-deal = ### Tisch { $code } · Runde { $round } von { $rounds } · die Kartenverteilung{ $passes ->
    [yes] {" "}und die Weitergabe
   *[no] , keine Weitergabe
}
replay-trick = ### Tisch { $code } · Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 Punkt
   *[other] {" "}· { $points } Punkte
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Talon: { $cards }
replay-taker = → **{ $who }** macht ihn{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
replay-nobody = → niemand macht ihn: alle Karten sind aufgehoben
replay-score = { $who } { $points } ({ $total })
replay-result = Die Runde: { $scores }
replay-round = Runde { $round }
button-share-public = Allen zeigen
deciding-heading = ### Tisch { $code } · der entscheidende Stich
deciding-shared = ### { $who } teilt den entscheidenden Stich von Tisch { $code }
deciding-title = Runde { $round }, Stich { $trick } von { $tricks }
deciding-play = { $who } spielt { $card }
deciding-nobody = Niemand macht ihn: alle Karten heben sich auf
deciding-moon = { $who } macht damit den Mond voll
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
refusal-share-unfinished = Das geht erst nach dem Ende: noch hat kein Stich diese Partie entschieden.
refusal-share-elsewhere = Zeig ihn dort, wo gespielt wurde: { $where }.
menu-invite = Zu Hearts einladen
invitation-accepted = -# ✅ { $who } ist dabei.
invitation-declined = -# { $who } kann jetzt nicht.
invited = { $count ->
    [one] Ein Platz wird freigehalten für { $who }.
   *[other] Plätze werden freigehalten für { $who }.
} Benachrichtigen konnte ich diesmal niemanden: Sag selbst Bescheid.
note-declined = Dein Platz an diesem Tisch ist frei für andere.
refusal-invite-nobody = Einladen kann ich nur Leute von diesem Server.
refusal-invite-self = Du sitzt schon dort: Lade nur andere ein.
refusal-invite-bot = { $name } ist ein Programm. Für Computerspieler drücke 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } kann diesen Kanal nicht sehen. Öffne den Tisch, wo das geht.
refusal-invite-barred = { $name } darf sich auf diesem Server an keinen Tisch setzen.
refusal-invite-unwanted = { $name } möchte nicht eingeladen werden.
refusal-invite-often = Du hast { $name } gerade mehrmals eingeladen. Warte ein wenig.
regulars-call = 📣 { $who } sucht Mitspieler für eine Partie Hearts: { $regulars }!
refusal-regulars-no-seat = Es ist kein Platz frei. Entferne erst einen Computerspieler, oder öffne mit der Option „{ option-players }“ einen größeren Tisch.
refusal-regulars-off = Auf diesem Server benachrichtige ich niemanden: Wer ihn verwaltet, hat die Erinnerungen ausgeschaltet.
refusal-regulars-late = Das hat zu lange gedauert, deshalb wurde niemand benachrichtigt. Drücke bitte noch einmal.
refusal-regulars-unknown = Discord sagt mir gerade nicht, wer auf diesem Server ist, deshalb wurde niemand benachrichtigt. Versuche es bitte in einer Minute noch einmal.
button-table-rules = Regeln ändern…
levels-title = ## ⚙️ Wie dieser Tisch spielt
levels-hint = **Computerspieler**: Wie gut sollen sie spielen? **Alle** gilt auch für die, die später dazukommen. Wer für jemanden einspringt, spielt höchstens wie ein Hobbyspieler.
levels-more = -# { command-hearts-seats } nennt die, für die hier kein Menü ist.
button-table-hints = { $on ->
    [yes] Tipps: an
   *[no] Tipps: aus
}
button-table-thread = { $on ->
    [yes] Eigener Thread: an
   *[no] Eigener Thread: aus
}
button-table-cut = { $on ->
    [yes] Abheben: an
   *[no] Abheben: aus
}
levels-all = Alle
levels-seat = { $number }\. { $who }
levels-mixed = Nicht alle gleich
note-played = -# Du hast { $card } gespielt.
note-computers = { $count ->
    [one] -# 1 Computerspieler sitzt an deinem Tisch.
   *[other] -# { $count } Computerspieler sitzen an deinem Tisch.
}
note-seated-elsewhere = -# Du hast einen Platz am neuen Tisch in { $where }.
more-title = ### Dieser Tisch
more-hint = Wenn du gehst, übernimmt ein Computerspieler deinen Platz.
more-hint-alone = Wenn du gehst, endet die Partie: Niemand sonst spielt hier.
sure-leave = ### Die laufende Partie verlassen?
    Ein Computerspieler übernimmt deinen Platz und spielt weiter. Kommst du nicht zurück, landest du auf dem letzten Platz; kommst du zurück, kannst du nicht mehr gewinnen, nur verlieren.
sure-leave-alone = ### Die laufende Partie verlassen?
    Niemand sonst spielt hier: Die Partie endet, und du hast sie verloren.
sure-end = ### Die Partie für alle beenden?
    Danach kann sie nicht fortgesetzt werden.
sure-end-asks = ### Diese Partie beenden?
    Sie endet, wenn alle Anwesenden zustimmen, und zählt dann für keinen von euch. Ist sonst niemand da, endet sie sofort, und du hast sie verloren.
sure-end-lobby = ### Diesen Tisch auflösen?
    Niemand kann mehr dazukommen.
sure-leave-lobby = ### Deinen Platz aufgeben?
    Andere können ihn nehmen. Ist niemand mehr da, schließt der Tisch.
end-asked-yours = Am Tisch steht jetzt, dass du die Partie beenden möchtest. Sie geht weiter, bis alle Anwesenden zustimmen.
refusal-rematch-alone = Diese Partie hast du allein gespielt, also fehlt jemand für eine Revanche.
refusal-not-passing = Jetzt gibt es nichts weiterzugeben.
refusal-rematch-elsewhere = Diese Partie wurde in { $where } gespielt. Verlange die Revanche dort.
refusal-not-between-rounds = Gerade wartet keine nächste Runde auf dich. Mit { command-hearts-hand } siehst du, wie es steht.
bar-set = 🚫 { $name } darf sich nicht mehr an Tische dieses Servers setzen. { command-hearts-unbar } hebt die Sperre auf.
seat-taken-away = { $count ->
    [one] { $name } hat den Platz verloren.
   *[other] { $name } hat { $count } Plätze verloren.
}

# /hearts status
status-title = ## Tische
status-line = **[Tisch { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **du bist dran**
    [seated] {" "}· du sitzt hier
   *[no] {""}
}
status-line-gone = **Tisch { $code }** · { $state } · den Kanal gibt es nicht mehr: Spiel mit { command-hearts-back } in einem anderen weiter
status-none = Du sitzt an keinem Tisch, und in diesem Kanal gibt es keinen. Öffne einen mit { command-hearts-new }.
state-lobby = wartet auf Mitspieler
state-playing = Runde { $round }
state-suspended = unterbrochen
state-over = vorbei
state-cancelled = geschlossen
