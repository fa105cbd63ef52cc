# Partien, die vorbei sind: wie fair gegeben wurde, Replays, Listen, und was sie über jemanden sagen.
refusal-replay-players-only = Die Partie läuft noch: Bis sie vorbei ist, sehen nur ihre Spieler die fertigen Runden.
refusal-no-finished-round = Von dieser Partie ist noch keine Runde vorbei. Die Karten werden nach jeder Runde geöffnet.
refusal-no-such-round = Diese Runde gibt es nicht zu sehen. Die letzte hat die Nummer { $last }.
refusal-nothing-dealt = An diesem Tisch wurde noch nichts gegeben.
refusal-no-past-game = Hier wurde noch keine Partie zu Ende gespielt. Bei einer abgebrochenen stehen die Buttons unter ihrer Nachricht; { command-hearts-new } öffnet einen Tisch.
button-replay = Replay
button-share = Teilen
button-deciding-trick = Entscheidung
deciding-withdrawn = Hier war der entscheidende Stich von Tisch { $code } zu sehen. Wer dabei war, hat seine Daten löschen lassen.
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
chart-game = Partie
chart-rating = Verlauf der Wertung ({ division-name }) nach jeder der letzten { $games } gewerteten Partien: von { $first } bis { $last }, zwischen { $low } und { $high }.
chart-beaten = Verlauf der letzten { $games } Partien: der Prozentsatz der anderen, die nicht besser waren, von { NUMBER($first, maximumFractionDigits: 0) } bis { NUMBER($last, maximumFractionDigits: 0) }, zwischen { NUMBER($low, maximumFractionDigits: 0) } und { NUMBER($high, maximumFractionDigits: 0) }.
history-title = ### Partien auf diesem Server
history-title-of = ### Partien von { $who }
history-none = { $page ->
    [0] Noch ist keine Partie zu Ende. Öffne einen Tisch mit **{ command-hearts-new }**.
   *[other] Mehr Partien gibt es nicht.
}
history-game = -# { $date } · { $preset } · Tisch { $code }
history-early = { " " }· vorzeitig beendet
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(gegangen)
   *[no] {" "}{ $total }
}
history-more = und { $count } weitere
history-replay = Replay ansehen
history-choice = Tisch { $code }, { $preset }
button-history = Verlauf
refusal-profile-hidden = Diese Person zeigt nicht, wie sie spielt.
