ends-score = bis { $score } Punkte
ends-rounds = über { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}
ends-chips = bis jemand alle Chips hat
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Regeln dieses Tisches: { $preset }
rules-title-named = ### Regeln: { $name }
rules-pace = -# { $pace }. Wer zweimal hintereinander zu spät ist, wird von einem Computerspieler vertreten, bis er „Bin wieder da“ drückt.
rules-differ = Standard-Hearts, außer: { $differences }.
rules-same = Standard-Hearts.
list-more = { $listed } und { $count } weitere
rule-deal = **Geben.** { $seats } Spieler, { $decks ->
    [one] ein Deck
   *[other] { $decks } Decks
}{ $jokers ->
    [0] {""}
    [one] {" "}mit einem Joker
   *[other] {" "}mit { $jokers } Jokern
}: je { $cards } Karten. Der Geber wechselt jede Runde um einen Platz nach links.
rule-removed = **Entfernt.** Damit die Karten aufgehen, { $count ->
    [one] wird
   *[other] werden
} { $cards } herausgenommen.
rule-kitty = **Talon.** Was übrig bleibt ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}), { $to ->
    [first_penalty_trick] bekommt, wer den ersten Stich mit einer Punktkarte macht, sonst den letzten Stich
    [first_heart_trick] bekommt, wer den ersten Stich mit einem Herz macht, sonst den letzten Stich
    [last_trick] bekommt, wer den letzten Stich macht
    [split_first_two] bekommt je zur Hälfte, wer den ersten und wer den zweiten Stich macht
   *[first_trick] bekommt, wer den ersten Stich macht
}. Niemand sonst sieht diese Karten, und ihre Punkte zählen für den, der sie bekommt.
rule-passing-none = **Weitergabe.** Es werden keine Karten weitergegeben.
rule-passing-every = **Weitergabe.** In jeder Runde geben alle { $pass } weiter, bevor sie sehen, was sie bekommen.
rule-passing-cycle = **Weitergabe.** Was alle weitergeben, Runde für Runde; nach der letzten beginnt es von vorn:
rule-passing-round = Runde { $round }: { $pass }
rule-passing-rotate = **Weitergabe.** Alle geben { $count } { $count ->
    [one] Karte
   *[other] Karten
} weiter, jede Runde einen Platz weiter nach links; am eigenen Platz wird nichts weitergegeben.
rule-passing-dealer = **Weitergabe.** Der Geber sagt sie an, bevor er eine Karte sieht: bis zu { $count }, beliebig auf die anderen Plätze verteilt, oder keine.
pass-cards = { $count } { $way ->
    [left] nach links
    [right] nach rechts
    [across] nach gegenüber
    [far-left] um { $steps } Plätze nach links
   *[far-right] um { $steps } Plätze nach rechts
}
pass-nothing = nichts
rule-pass-forbidden = **Nicht weitergeben.** Niemand darf { $cards } weitergeben, solange genug andere Karten da sind.
rule-opening = **Eröffnung.** { $opening ->
    [any_club] Wer { $card } hat, spielt ein beliebiges Kreuz zum ersten Stich aus.
    [low_club_holder] Wer { $card } hat, spielt eine beliebige erlaubte Karte zum ersten Stich aus.
    [dealers_left] Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte außer Herz aus.
   *[low_club] Wer { $card } hat, spielt damit zum ersten Stich aus.
}{ $copies ->
    [yes] {" "}Bei mehreren der Erste, vom linken Nachbarn des Gebers aus.
   *[no] {""}
}
rule-low-club-dealt = das niedrigste gegebene Kreuz
rule-follow = **Bedienen.** Spiel die ausgespielte Farbe, wenn du sie hast; die höchste Karte dieser Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus. Es gibt keinen Trumpf.
rule-duplicates = **Gleiche Karten.** { $duplicates ->
    [cancel] Zwei gleiche Karten in einem Stich heben sich auf und können ihn nicht machen; von dreien gilt die dritte. Sind alle Karten der ausgespielten Farbe aufgehoben, spielt derselbe Spieler noch einmal aus, und der nächste Stich nimmt beide; im letzten Stich zählen diese Karten für niemanden.
   *[first_wins] Von zwei gleichen Karten in einem Stich ist die erste höher.
}
rule-slough = **Joker.** Ein Joker darf jederzeit gespielt werden und zählt nichts. Er macht den Stich nur, wenn er ausgespielt wird; dann spielen alle, was sie wollen.
rule-high-low = **Joker.** Beide Joker sind Herz: Der zuerst gespielte einer Runde steht über dem Ass, der zweite unter der Zwei.
rule-first-trick = **Erster Stich.** { $points ->
    [allowed] Punktkarten dürfen vom ersten Stich an gespielt werden.
   *[forbidden] Keine Punktkarte im ersten Stich, es sei denn, du hast nichts anderes.
}
rule-breaking = **Herz ausspielen.** { $breaking ->
    [none] Herz darf jederzeit ausgespielt werden.
    [penalty] Herz darf ausgespielt werden, sobald eine Punktkarte gefallen ist oder wenn du nichts anderes hast.
   *[hearts] Herz darf ausgespielt werden, sobald ein Herz gefallen ist oder wenn du nichts anderes hast.
}
rule-locked = **Dame ausspielen.** Auch die Pik-Dame darf vorher nicht ausgespielt werden.
rule-hearts-instead = **Herz statt Dame.** Wer ausspielt und nur Herz und die Pik-Dame hat, darf Herz ausspielen.
rule-queen_must_go = **Die Dame muss weg.** Wer die Pik-Dame spielen kann, ohne dass sie den Stich macht, muss sie spielen.
rule-hearts = **Herz.** { $hearts ->
    [rank] Jedes Herz zählt seinen Wert: 2 bis 10, Bube 11, Dame 12, König 13, Ass 14 Punkte.
    [rank_low_ace] Jedes Herz zählt seinen Wert: 2 bis 10, Bube 11, Dame 12, König 13, aber das Ass 1 Punkt.
    [rank_ten] Herz 2 bis 10 zählen wie aufgedruckt, Bube, Dame und König 10, das Ass 15 Punkte.
    [pips] Herz 2 bis 10 zählen wie aufgedruckt, Bube, Dame, König und Ass 10 Punkte.
   *[one] Jedes Herz zählt 1 Punkt.
}
rule-joker-points = **Joker zählen** je 1 Punkt.
rule-queen = **Pik-Dame.** { $points ->
    [0] Sie ist eine gewöhnliche Karte und zählt nichts.
    [one] Sie zählt 1 Punkt.
   *[other] Sie zählt { $points } Punkte.
}
rule-extra = **Weitere Punktkarten.** { $cards }.
extra-card = { $card }: { $points }
rule-bonus = **Bonus.** Wer { $card } bekommt, schreibt { $points }.
rule-doubler = **Kreuz 10.** { $doubler ->
    [chinese] Sie verdoppelt die Punkte der Punktkarten dessen, der sie bekommt; wer keine hat, schreibt stattdessen −5.
   *[ten_of_clubs] Sie verdoppelt alles, was in der Runde schreibt, wer sie bekommt, auch den Bonus.
}
rule-no-tricks = **Kein Stich.** Wer keinen Stich macht, schreibt { $points }, außer wenn der Mond geschossen wird.
rule-moon = **Den Mond schießen.** { $moon ->
    [off] Nichts Besonderes geschieht, wenn ein Spieler alle Punktkarten bekommt.
    [shooter_down] Wer alle Punktkarten bekommt, erhält { $down } Punkte Abzug, und die anderen schreiben 0.
    [choice] Wer alle Punktkarten bekommt, wählt: { $points } für alle anderen oder { $down } Abzug für sich.
    [shooter_up] Wer alle Punktkarten bekommt, schreibt { $points }, und die anderen schreiben 0.
    [void] Bekommt ein Spieler alle Punktkarten, schreibt in dieser Runde niemand etwas.
    [smart] Wer alle Punktkarten bekommt, schreibt 0, und alle anderen { $points }; würde das die Partie beenden, ohne dass der Schütze allein gewinnt, erhält er stattdessen { $down } Abzug.
   *[others_up] Wer alle Punktkarten bekommt, schreibt 0, und alle anderen schreiben { $points }.
}
rule-moon-choice = **Die Wahl.** Nur wer vor der Runde { $from } Punkte oder mehr hatte, wählt; sonst bekommen alle anderen die Punkte.
rule-moon-bonus = **Zum Mond gehört auch die Bonuskarte:** Ohne sie gilt er nicht.
rule-sun = **Die Sonne schießen.** Wer dazu noch jeden Stich macht, verdoppelt den Wert des Mondes.
rule-on_the_nose = **Punktlandung.** Eine Summe, die eine Runde auf genau 50 bringt, wird zu 0, eine von genau 100 zu 50.
rule-floor = **Untergrenze.** Keine Summe fällt unter 0.
rule-chips = **Chips.** Alle beginnen mit { $chips } und zahlen vor jeder Runde { $ante } in den Pot.
rule-pot = **Der Pot.** Wer kein Herz genommen hat, teilt ihn mit den anderen ohne Herz; was nicht aufgeht, bleibt. Haben alle eines genommen oder einer alle, bleibt der Pot für die nächste Runde.
rule-end-chips = **Ende.** Wer den Einsatz nicht zahlen kann, scheidet aus; der Letzte mit Chips gewinnt{ $end ->
    [rounds] , oder nach { $rounds } Runden der Reichste
   *[score] {""}
}.
rule-end = **Ende.** { $end ->
    [rounds] Die Partie dauert { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }.
   *[score] Die Partie endet, wenn jemand { $score } Punkte oder mehr hat.
} Die niedrigste Summe gewinnt{ $tie ->
    [extra_round] ; solange mehrere sie haben, werden weitere Runden gespielt.
   *[shared] ; gleiche niedrigste Summen gewinnen gemeinsam.
}
preset-standard = Standard
preset-quick = Schnell
preset-long = Lang
preset-new_moon = Neumond
preset-no_pass = Ohne Weitergabe
preset-omnibus = Omnibus
preset-omnibus_choice = Omnibus mit Wahl
preset-omnibus_slam = Omnibus-Slam
preset-spot = Spot Hearts
preset-spot_light = Leichtes Spot Hearts
preset-family = Familie
preset-grand_prix = Grand Prix
preset-kardsgt = KardsGT
preset-gentleman = Gentleman
preset-hoosier = Hoosier
preset-split = Mit geteilter Weitergabe
preset-aldergrove = Aldergrove
preset-dealers_choice = Ansage des Gebers
preset-tournament = Turnier
preset-three = Drei Spieler
preset-three_kitty = Drei Spieler mit Talon
preset-high_low = Hoher und niedriger Joker
preset-five = Fünf Spieler
preset-six = Sechs Spieler
preset-double_deck = Doppeldeck
preset-extreme = Extrem
preset-cancellation = Aufheben
preset-jokers = Joker
preset-chinese = Chinesisch
preset-ten_of_clubs = Kreuz 10
preset-sun = Die Sonne schießen
preset-on_the_nose = Punktlandung
preset-open_lead = Freie Eröffnung
preset-black_maria = Black Maria
preset-old_hearts = Altes Hearts
preset-chips = Um Chips
# Je eine Zeile, höchstens 90 Zeichen.
about-standard = vier Spieler, links, rechts, gegenüber, keine; Dame 13, Mond 26, bis 100
about-quick = das Standardspiel bis 50: etwa eine halbe Stunde
about-long = das Standardspiel bis 150
about-new_moon = wer den Mond schießt, erhält 26 Abzug, statt 26 für alle anderen
about-no_pass = das Standardspiel ohne Weitergabe
about-omnibus = der Karo-Bube bringt 10 Punkte Abzug; bis 75
about-omnibus_choice = Omnibus bis 75; der Schütze nimmt 16 Abzug oder gibt allen anderen 26
about-omnibus_slam = Omnibus bis 100, wobei der Mond auch den Buben braucht
about-spot = Herz zählt seinen Wert, die Dame 25; bis 500
about-spot_light = Herz zählt seinen Wert, die Dame 13; bis 500
about-family = 3 bis 10 Spieler; auch die Dame wartet, Talon zum ersten Herz, der Schütze wählt
about-grand_prix = der Schütze wählt, aber nur ab 74 Punkten vor der Runde
about-kardsgt = Herz darf jederzeit ausgespielt werden, Punkte vom ersten Stich an
about-gentleman = jede Punktkarte bricht Herz, und die Dame muss weg, wenn sie kann
about-hoosier = in jeder Runde eine Karte an beide Nachbarn und nach gegenüber
about-split = nach links, rechts, gegenüber kommt eine Runde mit je einer Karte an alle
about-aldergrove = nach links, rechts, gegenüber kommt eine Runde mit je zwei Karten
about-dealers_choice = der Geber sagt die Weitergabe an, bevor er seine Karten sieht
about-tournament = links, rechts, gegenüber: keine Runde ohne Weitergabe
about-three = drei Spieler, Kreuz 2 entfernt, Weitergabe nach links
about-three_kitty = drei Spieler, die übrige Karte geht an den ersten Stich
about-high_low = drei Spieler, zwei Joker als höchstes und niedrigstes Herz, Dame 15
about-five = fünf Spieler, Karo 2 und Kreuz 3 entfernt
about-six = sechs Spieler, Talon zum ersten Stich mit Herz
about-double_deck = 7 bis 10 Spieler, zwei Decks, Talon zum ersten Stich mit Herz; bis 200
about-extreme = acht Spieler, zwei ganze Decks
about-cancellation = 6 bis 16 Spieler, zwei oder mehr Decks: gleiche Karten heben sich auf
about-jokers = zwei Joker, die man jederzeit abwerfen kann
about-chinese = die Kreuz 10 verdoppelt Punktkarten oder ist allein −5 wert
about-ten_of_clubs = die Kreuz 10 verdoppelt alles
about-sun = wer jeden Stich macht, verdoppelt den Mond
about-on_the_nose = genau 50 wird zu 0, genau 100 wird zu 50
about-open_lead = der linke Nachbar des Gebers eröffnet mit beliebiger Karte außer Herz
about-black_maria = auch Pik-König 10 und Pik-Ass 7; Weitergabe nach rechts, Herz jederzeit
about-old_hearts = nur Herz zählt; bis 50
about-chips = Einsatz und Pot: Wer kein Herz nimmt, teilt sich den Pot; zehn Runden
# Eine Karte im Satz. $rank ist 2-9, T, J, Q, K, A; $suit ist C, D, S, H.
card-words = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[other] Herz
}{ $rank ->
    [T] {" "}10
    [J] -Bube
    [Q] -Dame
    [K] -König
    [A] -Ass
   *[other] {" "}{ $rank }
}
card-words-joker = Joker
