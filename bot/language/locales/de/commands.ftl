# Befehle: was man tippt, wozu (höchstens 100 Zeichen), und wozu eine Option dient, wo das etwas Besonderes ist.
# Ein Name ist das letzte Wort: Kleinbuchstaben, Ziffern, - und _, höchstens 32, in einer Gruppe keine zwei gleich.


# Optionen, unter einem Namen in allen Befehlen.
option-table = tisch
    .description = Welcher Tisch, wenn es mehrere gibt
option-computers = computer
    .description = Plätze für Computerspieler
option-level = stufe
    .description = Wie gut sie spielen
option-time_zone = zeitzone
    .description = Wo du bist: Danach zählt deine Serie ihre Tage, etwa in Wien oder Österreich
option-seat = platz
    .description = Die Nummer eines Platzes, wie sie in der Lobby steht
option-pace = tempo
    .description = Wie lange alle für einen Zug haben
option-preset = spielart
    .description = Welches Hearts
option-players = spieler
    .description = Wie viele Plätze
option-invite = einladen
    .description = Jemand, dessen Platz zehn Minuten freigehalten wird
option-at = um
    .description = Wann es losgeht: 20:30 auf deiner Uhr, oder 45m oder 1h30 von jetzt an
option-hints = tipps
    .description = Ob man um Tipps bitten darf
option-thread = thread
    .description = Ob die Partie einen eigenen Thread bekommt
option-cut = abheben
    .description = Ob jemand vor jedem Geben abheben darf
option-open_seats = offene_plätze
    .description = Ob andere während der Partie Plätze übernehmen dürfen
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
