# Höchstens 30 Zeichen: längere Beschriftungen schneidet ein Handy ab.
button-join = Mitspielen
button-leave = Verlassen
button-decline-seat = Einladung ablehnen
button-start = Starten
# Diese zwei stehen neben einem 🤖.
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-table-settings = Optionen
button-rules = Regeln
button-all-rules = Alle Regeln
button-cancel = Auflösen
button-hand = Meine Karten
button-to-hand = Zurück zu meinen Karten
button-to-result = Zum Ergebnis
button-close = Schließen
button-page-back = Zurück
button-page-next = Weiter
button-table = Zum Tisch
button-scores = Punkte
button-more = Mehr…
button-back = Bin wieder da
button-go-on = Fortsetzen
button-next-trick = Weiter
button-claim = Runde beenden
button-ready = Bereit
button-rematch = Revanche
button-take-seat = Platz nehmen
button-confirm = Fertig
button-pass-advised = { $count ->
    [one] Diese Karte abgeben
   *[other] Diese { $count } abgeben
}
button-clear = Leeren
button-change = Ändern
button-refresh = Neu laden
button-call = Ansagen
button-call-hold = Behalten
button-moon-up = Alle anderen +{ $points }
button-moon-down = Ich −{ $points }
button-end-game = Partie beenden
button-agree-to-end = Auch beenden
button-keep-playing = Weiterspielen
button-review = Rückblick
button-play-on = Ab hier spielen
button-take-back = Zug zurück
button-hint = Tipp
button-why = Warum?
button-leaderboard = Rangliste
button-learn = Lernen
button-puzzle = Rätsel
button-puzzle-next = Nächstes Rätsel
button-knows = Ich kann Hearts
button-alone = Ohne Coach weiterspielen
