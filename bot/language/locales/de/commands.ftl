# Befehle: was man tippt, wozu (höchstens 100 Zeichen), und wozu eine Option dient, wo das etwas Besonderes ist.
# Ein Name ist das letzte Wort: Kleinbuchstaben, Ziffern, - und _, höchstens 32, in einer Gruppe keine zwei gleich.
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
command-hearts-hint = /hearts tipp
    .description = Frag, was du von jeder deiner Karten erwarten kannst, und warum
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
command-hearts-review = /hearts rückblick
    .description = Was dich deine Züge in einer beendeten Partie gekostet haben; nur du siehst es
    .table = Welche Partie; sonst die letzte in diesem Kanal
command-match = /duplikat
    .description = Dieselben Karten für mehrere
command-match-new = /duplikat neu
    .description = Ein Duplikat öffnen: dieselben Karten für alle, allein oder an Tischen
    .hours = Allein: wie viele Stunden alle zum Spielen haben
command-match-show = /duplikat zeigen
    .description = Das Duplikat dieses Kanals: wer gespielt hat, und danach dein Bogen
command-hearts-verify = /hearts prüfen
    .description = Prüf, ob in einer Runde fair gegeben wurde
    .table = Welche Partie; sonst die letzte in diesem Kanal

command-rules = /regeln
    .description = Wonach ein Tisch spielt
command-rules-show = /regeln zeigen
    .description = Erklär die Regeln eines Tisches, einer Spielart oder dieses Servers
    .name = Eine Spielart oder eigene Regeln dieses Servers; sonst ein Tisch
command-rules-presets = /regeln spielarten
    .description = Die Spielarten von Hearts, die dieses Servers zuerst
command-rules-share = /regeln teilen
    .description = Regeln als Code und als Bild, für einen anderen Server
    .name = Eine Spielart oder eigene Regeln; sonst, was dieser Server üblicherweise spielt
command-rules-edit = /regeln bearbeiten
    .description = Ändere die Regeln dieses Servers oder mach neue
    .name = Eigene Regeln oder eine Spielart zum Anfangen; sonst, was hier üblich ist
command-rules-import = /regeln importieren
    .description = Lies einen Code von { command-rules-share }; gespeichert wird erst, wenn du es sagst
    .name = Gleich unter diesem Namen speichern
command-rules-default = /regeln standard
    .description = Was { command-hearts-new } auf diesem Server öffnet
    .name = Eigene Regeln dieses Servers oder eine Spielart
command-rules-rename = /regeln umbenennen
    .description = Gib eigenen Regeln dieses Servers einen anderen Namen
command-rules-delete = /regeln löschen
    .description = Lösch eigene Regeln dieses Servers

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
option-deals = anzahl
    .description = Wie viele Kartenverteilungen
option-hours = stunden
    .description = Wie viele Stunden alle zum Spielen haben
option-where = wo
    .description = Allein gegen Computerspieler oder an Vierertischen
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
option-round = runde
    .description = Welche Runde
option-name = name
    .description = Eigene Regeln dieses Servers
option-new = neu
    .description = Der neue Name
option-code = code
    .description = Der Code
option-by = nach
    .description = Was zählt
option-period = zeitraum
    .description = Seit wann
option-rules = regeln
    .description = Welche Art von Partien
option-public = öffentlich
    .description = Zeig es allen in diesem Kanal

# Was eine Option anbietet; ein anderes choice-… steht dort, wo man dasselbe in einem Menü wählt.
choice-where = { $value ->
    [tables] an Vierertischen
   *[alone] allein, wann sie mögen
}
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
