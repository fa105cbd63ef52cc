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
# Partien, die vorbei sind: wie fair gegeben wurde, und Replays.
