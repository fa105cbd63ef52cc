refusal-replay-players-only = Die Partie läuft noch: Bis dahin sehen nur ihre Spieler die fertigen Runden.
refusal-no-finished-round = In dieser Partie ist noch keine Runde vorbei. Offen liegen die Karten erst nach der Runde.
refusal-no-such-round = Diese Runde gibt es nicht. Die letzte ist Runde { $last }.
refusal-nothing-dealt = An diesem Tisch wurde noch nichts gegeben.
refusal-no-seal = Diese Karten stammen aus einer Datei. Sie wurden nicht hier versiegelt, also gibt es nichts zu prüfen.
refusal-no-past-game = Hier wurde noch keine Partie zu Ende gespielt. Eine abgebrochene hat ihre Buttons unter ihrer Nachricht; { command-hearts-new } eröffnet einen Tisch.
button-replay = Replay ansehen
button-share = Teilen
button-deciding-trick = Entscheidung
deciding-withdrawn = Hier war der entscheidende Stich von Tisch { $code } zu sehen. Jemand von dort hat seine Daten gelöscht.
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
