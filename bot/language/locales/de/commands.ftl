# Befehle: was man tippt, wozu (höchstens 100 Zeichen), und wozu eine Option dient, wo das etwas Besonderes ist.
# Ein Name ist das letzte Wort: Kleinbuchstaben, Ziffern, - und _, höchstens 32, in einer Gruppe keine zwei gleich.


# Optionen, unter einem Namen in allen Befehlen.
option-table = tisch
    .description = Welcher Tisch, wenn es mehrere gibt
option-computers = computer
    .description = Wie viele Plätze Computerspieler füllen
option-level = stufe
    .description = Wie gut sie spielen
option-time_zone = zeitzone
    .description = Deine Zeitzone, etwa Wien oder Österreich
option-seat = platz
    .description = Die Nummer des Platzes in der Lobby
option-pace = tempo
    .description = Wie viel Zeit alle für einen Zug haben
option-preset = spielart
    .description = Welche Spielart von Hearts
option-players = spieler
    .description = Wie viele Spieler
option-invite = einladen
    .description = Für wen zehn Minuten lang ein Platz freigehalten wird
option-at = um
    .description = Wann es losgeht: 20:30 deiner Zeit, oder in 45m oder 1h30
option-hints = tipps
    .description = Tipps erlauben
option-thread = thread
    .description = Der Partie einen eigenen Thread geben
option-cut = abheben
    .description = Vor jedem Geben abheben lassen
option-open_seats = offene_plätze
    .description = Andere während der Partie Plätze übernehmen lassen
option-card = karte
    .description = Die Karte, etwa QS (Pik-Dame) oder 10D (Karo 10)
option-cards = karten
    .description = Die Karten, etwa QS AH KH
option-to = wohin
    .description = Wie viele Karten wohin: L links, R rechts, A gegenüber, 2L2 zwei an den zweiten Platz links
option-effect = wirkung
    .description = Wer die Punkte bekommt
option-member = mitglied
    .description = Wer
option-file = datei
option-round = runde
    .description = Welche Runde

# Was eine Option anbietet; ein anderes choice-… steht dort, wo man dasselbe in einem Menü wählt.
choice-effect = { $value ->
    [shooter_down] Ich bekomme Abzug
   *[others_up] Alle anderen bekommen Punkte
}
