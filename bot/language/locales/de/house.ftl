# Die Werte jeder Regel, je ein paar Worte, die für sich stehen (höchstens 100 Zeichen).
value-seats = { $value } Spieler
value-decks = { $value ->
    [none] so viele Decks, wie die Spieler brauchen
    [one] ein Deck
   *[other] { $value } Decks
}
value-jokers = { $value ->
    [0] keine Joker
    [one] ein Joker
   *[other] { $value } Joker
}
value-joker_kind = { $value ->
    [high_low] Joker sind das höchste und das niedrigste Herz
   *[slough] Joker dürfen jederzeit gespielt werden
}
value-duplicates = { $value ->
    [cancel] gleiche Karten in einem Stich heben sich auf
   *[first_wins] die erste von gleichen Karten ist höher
}
value-remainder = { $value ->
    [kitty] übrige Karten kommen in den Talon
   *[remove] übrige Karten werden entfernt
}
value-removed = { $value ->
    [none] die niedrigsten Karten werden entfernt
   *[other] entfernt: { $value }
}
value-kitty_to = { $value ->
    [first_penalty_trick] Talon an den ersten Stich mit einer Punktkarte
    [first_heart_trick] Talon an den ersten Stich mit einem Herz
    [last_trick] Talon an den letzten Stich
    [split_first_two] Talon je zur Hälfte an die ersten zwei Stiche
   *[first_trick] Talon an den ersten Stich
}
value-passing = { $value ->
    [none] keine Weitergabe
    [left] jede Runde nach links
    [right] jede Runde nach rechts
    [with_split] links, rechts, gegenüber, je eine an alle, keine
    [split] jede Runde je eine an beide Nachbarn und nach gegenüber
    [aldergrove] links, rechts, gegenüber, je zwei an alle
    [no_hold] an alle Nachbarn der Reihe nach, nie ohne Weitergabe
    [rotate] jede Runde einen Platz weiter
    [dealers_choice] der Geber sagt die Weitergabe an
    [custom] eigene Weitergaben
   *[standard] an alle Nachbarn der Reihe nach, dann keine
}
value-pass_count = { $value } { $value ->
    [one] Karte
   *[other] Karten
} weitergeben
value-custom_cycle = { $value ->
    [none] keine eigenen Weitergaben
   *[other] Weitergaben: { $value }
}
value-pass_forbidden = { $value ->
    [none] jede Karte darf weitergegeben werden
   *[other] nie weitergegeben: { $value }
}
value-opening = { $value ->
    [any_club] wer das niedrigste Kreuz hat, spielt ein beliebiges Kreuz aus
    [low_club_holder] wer das niedrigste Kreuz hat, spielt beliebig aus
    [dealers_left] links vom Geber wird beliebig ausgespielt, außer Herz
   *[low_club] das niedrigste Kreuz wird ausgespielt
}
value-first_trick_points = { $value ->
    [allowed] Punkte im ersten Stich erlaubt
   *[forbidden] keine Punkte im ersten Stich
}
value-breaking = { $value ->
    [penalty] jede Punktkarte bricht Herz
    [none] Herz darf jederzeit ausgespielt werden
   *[hearts] ein Herz bricht Herz
}
value-locked_until_broken = { $value ->
    [hearts_and_queen] die Pik-Dame wartet mit den Herzen
   *[hearts] die Pik-Dame darf jederzeit ausgespielt werden
}
value-hearts_instead_of_queen = { $value ->
    [yes] Herz darf statt der Dame ausgespielt werden
   *[no] die Dame vor Herz
}
value-queen_must_go = { $value ->
    [yes] die Dame muss weg, wenn sie kann
   *[no] die Dame darf behalten werden
}
value-scoring = { $value ->
    [chips] um Chips
   *[points] um Punkte
}
value-heart_values = { $value ->
    [rank] Herz zählt seinen Wert, Ass 14
    [rank_low_ace] Herz zählt seinen Wert, Ass 1
    [rank_ten] Herz 2 bis 10, Bilder 10, Ass 15
    [pips] Herz 2 bis 10, Bilder und Ass 10
   *[one] jedes Herz zählt 1
}
value-queen_points = { $value ->
    [0] Pik-Dame zählt nichts
   *[other] Pik-Dame zählt { $value }
}
value-extra_penalties = { $value ->
    [none] keine weiteren Punktkarten
   *[other] auch { $value }
}
value-bonus_card = { $value ->
    [none] keine Bonuskarte
   *[other] Bonuskarte { $value }
}
value-bonus_points = Bonus von { $value }
value-doubler = { $value ->
    [ten_of_clubs] die Kreuz 10 verdoppelt alles
    [chinese] die Kreuz 10 verdoppelt Punktkarten, oder −5
   *[none] keine Karte, die verdoppelt
}
value-no_tricks_bonus = { $value ->
    [0] nichts für keinen Stich
   *[other] { $value } für keinen Stich
}
value-moon = { $value ->
    [shooter_down] Mond: Abzug für den Schützen
    [choice] Mond: der Schütze wählt
    [shooter_up] Mond: Punkte für den Schützen
    [void] Mond: niemand schreibt etwas
    [smart] Mond: Punkte für alle anderen, außer der Schütze würde dadurch verlieren
    [off] Mond: nichts Besonderes
   *[others_up] Mond: Punkte für alle anderen
}
value-moon_points = { $value ->
    [none] Mond zählt alle Punkte im Deck
   *[other] Mond zählt { $value }
}
value-moon_down_points = { $value ->
    [none] ebenso viel Abzug für den Schützen
   *[other] { $value } Abzug für den Schützen
}
value-moon_choice_from = { $value ->
    [0] der Schütze wählt immer
   *[other] der Schütze wählt ab einer Summe von { $value }
}
value-moon_needs_bonus = { $value ->
    [yes] zum Mond gehört die Bonuskarte
   *[no] der Mond braucht keine Bonuskarte
}
value-sun = { $value ->
    [yes] dazu jeder Stich verdoppelt den Mond
   *[no] keine Sonne
}
value-on_the_nose = { $value ->
    [yes] Punktlandung: 50 wird zu 0, 100 wird zu 50
   *[no] keine Punktlandung
}
value-floor = { $value ->
    [none] Summen dürfen unter 0 fallen
   *[other] Summen bleiben bei { $value } oder darüber
}
value-end = { $value ->
    [rounds] eine Anzahl Runden
   *[score] bis zu einer Punktzahl, oder bis jemand alle Chips hat
}
value-end_score = bis { $value }
value-end_rounds = { $value } { $value ->
    [one] Runde
   *[other] Runden
}
value-tie = { $value ->
    [extra_round] bei Gleichstand wird weitergespielt
   *[shared] bei Gleichstand gewinnen alle gemeinsam
}
value-chips = { $value } { $value ->
    [one] Chip
   *[other] Chips
} zu Beginn
value-ante = Einsatz { $value }

# Der Editor. Titel und Beschriftungen: höchstens 45 Zeichen; Hinweise: höchstens 100.
house-title = ## Hausregeln
house-title-named = ## Hausregeln: { $name }
house-version = -# Version { $version }
house-hint = -# Nichts wird gespeichert, bis du „Speichern“ drückst. Tische behalten die Regeln, mit denen sie begonnen haben.
house-wrong = ⚠️ **Das passt noch nicht zusammen:**
house-button-edit = Bearbeiten
house-button-save = Speichern
house-button-save-as = Speichern als…
house-button-default = Als Serverstandard speichern
house-button-reset = Zurücksetzen
house-from = Mit einer Spielart beginnen
house-from-more = Weitere Spielarten…
section-deck = Plätze und Deck
section-rest = Übrige Karten
section-passing = Weitergabe
section-play = Ausspielen und Bedienen
section-values = Punkte
section-moon = Mond
section-special = Besonderes
section-ending = Ende der Partie
section-chips = Punkte oder Chips
field-seats = Spieler
field-decks = Decks
field-jokers = Joker insgesamt
field-joker_kind = Was Joker tun
field-duplicates = Gleiche Karten in einem Stich
field-remainder = Karten, die nicht aufgehen
field-removed = Entfernte Karten
hint-removed = Etwa 2D 3C. Leer: die niedrigsten, die niemand vermisst.
field-kitty_to = Wer den Talon bekommt
field-passing = Weitergabe
field-pass_count = Karten pro Weitergabe
field-custom_cycle = Eigene Weitergaben
hint-custom_cycle = Etwa 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: zwei Karten an den zweiten Platz links.
field-pass_forbidden = Karten, die man nicht weitergeben darf
hint-pass_forbidden = Etwa 2C QS. Leer: keine.
field-opening = Wer womit eröffnet
field-breaking = Was Herz bricht
field-also = Außerdem
field-heart_values = Herz
field-queen_points = Pik-Dame
hint-queen_points = 0 bis 50; mit 0 ist sie eine gewöhnliche Karte.
field-extra_penalties = Weitere Punktkarten
hint-extra_penalties = Etwa KS 10, AS 7. Leer: keine.
field-bonus_card = Bonuskarte
field-bonus_points = Was die Bonuskarte bringt
field-moon = Wer alle Punktkarten bekommt
field-moon_points = Was der Mond zählt
hint-moon_points = 1 bis 500. Leer: alle Punkte im Deck.
field-moon_down_points = Was der Mond dem Schützen abzieht
hint-moon_down_points = 1 bis 500, wenn er Punkte abzieht. Leer: so viel, wie der Mond zählt.
field-moon_choice_from = Summe, ab der der Schütze wählt
hint-moon_choice_from = 0 bis 1000, wenn der Schütze wählt. Darunter bekommen alle anderen die Punkte.
field-doubler = Eine Karte, die verdoppelt
field-end = Die Partie dauert
field-end_score = Punktzahl, die die Partie beendet
hint-end_score = 20 bis 1000, wenn bis zu einer Punktzahl gespielt wird.
field-end_rounds = Anzahl der Runden
hint-end_rounds = 1 bis 50, wenn eine Anzahl Runden gespielt wird.
field-tie = Mehrere niedrigste Summen
field-scoring = Worum gespielt wird
hint-scoring = Für Chips stell auch den Mond auf „nichts Besonderes“.
field-chips = Chips zu Beginn
hint-chips = 1 bis 1000, in einer Partie um Chips.
field-ante = Einsatz
hint-ante = 1 bis 1000 Chips, die alle vor jeder Runde in den Pot zahlen.
field-name = Name
hint-name = Er erscheint in der Liste von { command-hearts-new }. Höchstens 40 Zeichen.
house-name-title = Hausregeln speichern als
house-typed = { $field }: { $reason }
note-house-saved = ✅ Gespeichert als **{ $name }**, Version { $version }. Spiel danach mit `{ command-hearts-new } { option-preset }:{ $plain }`.
note-house-default = ✅ **{ $name }** ist gespeichert, und `{ command-hearts-new }` öffnet es jetzt auf diesem Server.
note-house-unchanged = **{ $name }** ist schon genau so gespeichert.
note-house-import = Das sind die Regeln des Codes. Noch ist nichts gespeichert.
note-house-import-change = Verglichen mit { $name }, dem Standard dieses Servers: { $changes }
note-house-import-same = Das ist schon der Standard dieses Servers.
change = { $after } (vorher: { $before })
house-overtaken = ## Jemand anderes war schneller
    {"**"}{ $name }** wurde von jemand anderem gespeichert, während du bearbeitet hast. Nichts wurde überschrieben.
house-theirs = **Dort geändert:** { $changes }
house-yours = **Du hast geändert:** { $changes }
house-changed-nothing = nichts
house-button-mine = Meine darüber speichern
house-button-theirs = Mit den anderen weiter

# Die Befehle.
presets-title = ## Spielarten von Hearts
presets-hint = -# Öffne eine mit `{ command-hearts-new } { option-preset }:`; `{ command-rules-show }` erklärt sie.
presets-line = **{ $name }** · { $about }
presets-house = ### Von diesem Server
presets-default = **{ $name }** · das öffnet `{ command-hearts-new }` hier · { $about }
button-earlier = Zurück
button-later = Weiter
house-default-set = `{ command-hearts-new }` öffnet auf diesem Server jetzt **{ $name }**.
house-default-standard = `{ command-hearts-new }` öffnet auf diesem Server wieder Standard-Hearts.
house-renamed = **{ $old }** heißt jetzt **{ $new }**.
house-sure-delete = ### **{ $name }** löschen?
    Tische, die danach spielen, laufen weiter; für neue ist es nicht mehr wählbar.
house-button-delete = Ja, löschen
house-button-keep = Behalten
house-kept = **{ $name }** bleibt.
house-deleted = **{ $name }** ist gelöscht.
share-title = ## { $name }
share-code = Der Code: `{ $code }`
share-hint = -# Auf einem anderen Server liest `{ command-rules-import }` diesen Code. Die Schreibweise ist egal: groß oder klein, mit oder ohne Leerzeichen.
share-picture = QR-Code des Regelcodes { $code }
share-picture-long = Der Code von oben als QR-Code

# Regeln, die zusammen keinen Sinn ergeben: warum, und was ginge.
conflict-too-many-jokers = Ein Deck hat zwei Joker, also sind höchstens { $most } möglich.
conflict-high-low-needs-two-jokers = Hoher und niedriger Joker brauchen genau zwei Joker.
conflict-removed-with-kitty = Entweder werden Karten entfernt, oder der Rest kommt in den Talon, nicht beides.
conflict-removed-not-in-deck = { $card } kann nicht entfernt werden: Die Karte ist nicht im Deck.
conflict-removed-twice = { $card } wird { $times }-mal entfernt, im Deck gibt es die Karte aber { $copies }-mal.
conflict-needed-card-removed = { $card } spielt bei der Wertung eine Rolle und kann nicht entfernt werden.
conflict-uneven-deal = { $cards } Karten gehen auf { $seats } Plätze nicht auf: Entferne andere, lass die Liste leer oder nimm einen Talon.
conflict-nothing-scores = Im Deck bleibt keine Karte, die zählt, also würde die Partie nie enden.
conflict-hand-size = { $seats } Spieler bekämen je { $cards } Karten; es müssen { $least } bis { $most } sein: Ändere die Zahl der Decks.
conflict-across-odd-seats = Bei { $seats } Spielern sitzt niemand gegenüber: Diese Weitergabe braucht eine gerade Zahl.
conflict-split-too-few-cards = Eine geteilte Weitergabe geht an drei Plätze, also braucht sie mindestens drei Karten.
conflict-custom-cycle = Eigene Weitergaben brauchen eine Liste, und nur sie haben eine.
conflict-custom-cycle-long = Die eigenen Weitergaben sind zu lang: Runden und genannte Plätze dürfen zusammen { $most } ergeben.
conflict-custom-same-seat = Eine Weitergabe nennt jeden anderen Platz höchstens einmal und nie den eigenen.
conflict-custom-count = Eine Weitergabe umfasst insgesamt 1 bis { $most } Karten.
conflict-cancel-one-deck = Karten heben sich nur auf, wo es sie doppelt gibt: Das braucht mindestens zwei Decks.
conflict-queen-must-go-ordinary = Die Pik-Dame muss nicht weg, wo sie nichts zählt.
conflict-queen-locked-ordinary = Die Pik-Dame kann nicht gesperrt sein, wo sie nichts zählt.
conflict-extra-penalty-twice = { $card } hat schon einen eigenen Wert und kann keine weitere Punktkarte sein.
conflict-extra-penalty-repeated = Unter den Punktkarten steht eine Karte doppelt.
conflict-bonus-card = Die Bonuskarte ist der Karo-Bube oder die Karo 10.
conflict-moon-needs-bonus-card = Der Mond kann die Bonuskarte nicht brauchen, wo es keine gibt.
conflict-chips-with-points = Eine Partie um Chips zählt keine Punkte, also hat sie { $what ->
    [moon] keinen Mond: Lass dort nichts Besonderes geschehen
    [sun] keine Sonne
    [doubler] keine Karte, die verdoppelt
    [bonus] keinen Bonus
    [extra_penalties] keine weiteren Punktkarten
    [on_the_nose] keine Punktlandung
   *[floor] keine Untergrenze
}.
conflict-ante-too-high = Niemand könnte den Einsatz zahlen: Er ist höher als die Chips zu Beginn.

# Was der Bot bei Regeln nicht tut.
refusal-preset-seats-because = Diese Spielart geht nicht mit { $seats } Spielern. { $reasons }
refusal-rules-refused = Diese Regeln passen nicht zusammen. { $reasons }
refusal-no-such-rules = Hier gibt es keine Regeln namens { $name }. Wähle welche aus der Liste, die beim Tippen erscheint, oder sieh in { command-rules-presets } nach.
refusal-not-house-rules = { $name } gehört nicht zu den eigenen Regeln dieses Servers. { command-rules-presets } nennt sie; { command-rules-edit } macht neue.
refusal-rules-locked = Nur wer diesen Server verwalten darf, kann seine Regeln ändern. { command-rules-show } und { command-rules-share } sind für alle da.
refusal-too-many-rules = Dieser Server hat schon { $most } eigene Regelwerke. Lösch erst eines mit { command-rules-delete }.
refusal-name-taken = Regeln namens { $name } gibt es schon. Wähle einen anderen Namen oder bearbeite sie mit { command-rules-edit }.
refusal-name-empty = Ein Name hat 1 bis { $most } Zeichen.
refusal-rules-gone = Diese Regeln wurden gelöscht, während du bearbeitet hast. Drücke „Speichern als…“, um deine zu behalten.
refusal-proposal-gone = So lange wurden deine Änderungen nicht aufgehoben. Öffne den Editor neu mit { command-rules-edit }.
refusal-rules-too-long = Das ist mehr, als der Editor fasst: Nenne weniger Karten oder Weitergaben.
refusal-not-a-number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }.
refusal-not-penalties = „{ $text }“ ist keine Liste von Karten mit Punkten, etwa KS 10, AS 7.
refusal-not-a-pass = „{ $text }“ ist keine Weitergabe. Schreib die Zahl der Karten und L, R oder A (gegenüber, bei gerader Spielerzahl), etwa 3L oder 1L+1A+1R, oder hold.
refusal-code-nonsense = Das ist kein Code für Regeln. So ein Code besteht aus Ziffern und Buchstaben, wie { command-rules-share } ihn ausgibt.
refusal-code-typo = Ein Zeichen dieses Codes ist falsch oder fehlt. Vergleiche ihn mit dem Original.
refusal-code-newer = Dieser Code stammt von einer neueren Version dieses Bots und meint eine Regel, die ich noch nicht kenne.
refusal-code-refused = Die Regeln dieses Codes passen nicht zusammen.
