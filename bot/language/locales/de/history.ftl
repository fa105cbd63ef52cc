# Partien, die vorbei sind: wie fair gegeben wurde, und Replays.
verify-title = ### Runde { $round } an Tisch { $code }: Wurde fair gegeben?
verify-hash = **Vor der Runde veröffentlicht** (SHA-256 eines Geheimnisses):
    `{ $hash }`
verify-secret = **Danach geöffnet**, das Geheimnis:
    `{ $secret }`
verify-playing = Die Runde läuft noch. Ihr Geheimnis wird geöffnet, wenn sie vorbei ist; dann prüft dieser Befehl die Kartenverteilung.
verify-ended = Die Partie wurde beendet, bevor diese Runde vorbei war. Deshalb wurde ihr Geheimnis nie geöffnet.
verify-sealed = ✅ Ja: Der SHA-256 des Geheimnisses ist der veröffentlichte Hash, also stand das Geheimnis vor der Runde fest.
verify-not-sealed = ❌ Nein: Der SHA-256 des Geheimnisses ist nicht der veröffentlichte Hash.
verify-fair = ✅ Ja: Mit dem Geheimnis gemischt ergibt sich die Kartenverteilung, die gespielt wurde.
verify-not-fair = ❌ Nein: Mit dem Geheimnis gemischt ergibt sich eine andere Kartenverteilung als die gespielte.
verify-match = **Das Geheimnis der Kartenverteilung** ist der Anfang von HMAC-SHA256 von `{ $text }` mit diesem Geheimnis, und dahinter die Version:
    `{ $secret }`
verify-drawn = ✅ Ja: Das Geheimnis der Kartenverteilung folgt daraus und aus dem, was alle abgehoben haben.
verify-not-drawn = ❌ Nein: Das Geheimnis der Kartenverteilung folgt nicht daraus und aus dem, was alle abgehoben haben.
verify-deal = **Die Kartenverteilung, die das Geheimnis ergibt**
verify-kitty = Talon: { $cards }
verify-dealer = Geber: Platz { $seat }
verify-cut = **Abgehoben**: { $cut ->
    [0] niemand hat abgehoben
   *[other] { $cut }, nachdem der Hash veröffentlicht war
}
verify-yourself = **Prüf es ohne mich.** `echo { $secret } | xxd -r -p | sha256sum` ergibt den Hash. Für die Kartenverteilung liefert SHA-256(Geheimnis + Zähler) die Zufallszahlen, mit denen das sortierte Deck nach Fisher-Yates gemischt wird: `docs/deal-vector.md` in meinem Quelltext enthält das ganze Rezept und ein Beispiel zum Testen.
verify-yourself-cut = Hinter das Geheimnis kommt vor dem Mischen der Text `cut { $cut }`; so steht es im Rezept unter *Cut*.
refusal-replay-players-only = Die Partie läuft noch: Bis sie vorbei ist, sehen nur ihre Spieler die fertigen Runden.
refusal-no-finished-round = Von dieser Partie ist noch keine Runde vorbei. Die Karten werden nach jeder Runde geöffnet.
refusal-no-such-round = Diese Runde gibt es nicht zu sehen. Die letzte hat die Nummer { $last }.
refusal-nothing-dealt = An diesem Tisch wurde noch nichts gegeben.
refusal-no-past-game = Hier wurde noch keine Partie zu Ende gespielt. Bei einer abgebrochenen stehen die Buttons unter ihrer Nachricht; { command-hearts-new } öffnet einen Tisch.
button-replay = Replay
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
button-share = Teilen
button-deciding-trick = Entscheidung
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
deciding-withdrawn = Hier war der entscheidende Stich von Tisch { $code } zu sehen. Wer dabei war, hat seine Daten löschen lassen.
refusal-share-unfinished = Das geht erst nach dem Ende: noch hat kein Stich diese Partie entschieden.
refusal-share-elsewhere = Zeig ihn dort, wo gespielt wurde: { $where }.
chart-round = Runde
chart-seat = Platz { $seat }
chart-scores = Verlauf der Summen über { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}. Am Ende: { $finals }. In Führung: { $leads }.
chart-lead = { $who } ({ $rounds ->
    [1] Runde { $first }
   *[other] Runden { $first } bis { $last }
})
