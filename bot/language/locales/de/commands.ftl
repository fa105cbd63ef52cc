# Befehle: was man tippt, wozu (höchstens 100 Zeichen), und wozu eine Option dient, wo das etwas Besonderes ist.
# Ein Name ist das letzte Wort: Kleinbuchstaben, Ziffern, - und _, höchstens 32, in einer Gruppe keine zwei gleich.
command-hearts-hint = /hearts tipp
    .description = Frag, was du von jeder deiner Karten erwarten kannst, und warum
command-hearts-review = /hearts rückblick
    .description = Was dich deine Züge in einer beendeten Partie gekostet haben; nur du siehst es
    .table = Welche Partie; sonst die letzte in diesem Kanal
command-solo = /allein
    .description = Sofort spielen, allein gegen Computerspieler; nur du siehst es
    .restart = Eine andere Partie beginnen, obwohl eine läuft
command-daily = /täglich
    .description = Die Karten des Tages: dieselben für alle, ein Versuch; nur du siehst es

command-leaderboard = /rangliste
    .description = Wer auf diesem Server am besten Hearts spielt
command-history = /verlauf
    .description = Die Partien, die auf diesem Server zu Ende gespielt wurden, mit Replays
    .member = Nur die Partien dieser Person

# Optionen, unter einem Namen in allen Befehlen.
option-table = tisch
    .description = Welcher Tisch, wenn es mehrere gibt
option-computers = computer
    .description = Plätze für Computerspieler
option-level = stufe
    .description = Wie gut sie spielen
option-speed = geschwindigkeit
    .description = Wie schnell die Computerspieler ziehen
option-time_zone = zeitzone
    .description = Wo du bist: Danach zählt deine Serie ihre Tage, etwa in Wien oder Österreich
option-restart = neustart
    .description = Ob neu begonnen wird
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
option-round = runde
    .description = Welche Runde
option-by = nach
    .description = Was zählt
option-period = zeitraum
    .description = Seit wann
option-rules = regeln
    .description = Welche Art von Partien
option-public = öffentlich
    .description = Zeig es allen in diesem Kanal

# Was eine Option anbietet; ein anderes choice-… steht dort, wo man dasselbe in einem Menü wählt.
choice-rules = { $value ->
    [standard] Standardregeln
    [omnibus] Omnibus
    [spot] Spot Hearts
    [many-handed] Mehr als sechs Spieler
    [chips] Um Chips
    [beginner] Allein gegen Anfänger
    [casual] Allein gegen Hobbyspieler
    [club] Allein gegen Vereinsspieler
    [expert] Allein gegen Experten
   *[everything] Alle Regeln
}
choice-effect = { $value ->
    [shooter_down] Ich bekomme Abzug
   *[others_up] Alle anderen bekommen Punkte
}
