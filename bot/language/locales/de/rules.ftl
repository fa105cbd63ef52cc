# Every rule: field-*: its label in the editor (at most 45 characters); hint-*: below a text field (at most 100);
# value-*: what a value means, in a few words that stand for themselves (at most 100); rule-*: what /rules show says;
# reason-*, why-*: why a card may not be played, after a try and under the grey cards of a hand; step-*: a line of the
# score sheet; conflict-*: why it does not go with other rules, and what would do.

ends-score = bis { $score } Punkte
ends-rounds = über { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}
ends-chips = bis jemand alle Chips hat
game-unnamed = Eigene Regeln
game-altered = Regeln dieses Tisches
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Regeln dieses Tisches{ $named ->
    [yes] : { $preset }
   *[no] {""}
}
rules-pace = -# **Tempo.** { $pace }. Bist du zweimal hintereinander zu spät, vertritt dich ein Computerspieler, bis du **{ button-back }** drückst.
rules-pace-none = -# **Tempo.** { $pace }. Niemand wird vertreten; nach drei Tagen ohne Zug wird die Partie pausiert.
rules-differ = Standard-Hearts, außer: { $differences }
rules-except = Standard-Hearts, bis auf dies:
rules-rest = **Alles andere wie in Standard-Hearts:**
rules-same = Standard-Hearts
list-more = { $listed } und { $count } weitere

## deck

section-deck = Plätze und Deck

field-seats = Spieler
value-seats = { $value } Spieler
rule-deal = **Geben.** { $seats } Spieler, { $decks ->
    [one] 1 Deck
   *[other] { $decks } Decks
}{ $jokers ->
    [0] {""}
    [one] {" "}mit einem Joker
   *[other] {" "}mit { $jokers } Jokern
}: je { $cards } Karten. Der erste Geber wird ausgelost; dann geht es nach links weiter.
conflict-hand-size = { $seats } Spieler bekämen je { $cards } Karten; es müssen { $least } bis { $most } sein: Ändere die Zahl der Decks.

field-decks = Decks
value-decks = { $value ->
    [none] so viele Decks wie nötig
    [one] 1 Deck
   *[other] { $value } Decks
}

field-jokers = Joker insgesamt
value-jokers = { $value ->
    [0] keine Joker
    [one] ein Joker
   *[other] { $value } Joker
}
conflict-too-many-jokers = Ein Deck hat zwei Joker, also sind höchstens { $most } möglich.

field-joker_kind = Was Joker tun
value-joker_kind = { $value ->
    [high_low] Joker sind das höchste und das niedrigste Herz
   *[slough] Joker dürfen gespielt werden, statt zu bedienen
}
rule-slough = **Joker.** Du darfst einen Joker spielen, statt zu bedienen. Er zählt nichts und macht den Stich nur, wenn er ausgespielt wurde; dann muss niemand bedienen.
rule-high-low = **Joker.** Beide Joker sind Herz: Der zuerst gespielte einer Runde steht über dem Ass, der zweite unter der Zwei.
rule-joker-points = **Joker zählen** je 1 Punkt.
conflict-high-low-needs-two-jokers = Hoher und niedriger Joker brauchen genau zwei Joker.

field-duplicates = Gleiche Karten in einem Stich
value-duplicates = { $value ->
    [cancel] gleiche Karten in einem Stich heben sich auf, bei mindestens zwei Decks
   *[first_wins] die erste von gleichen Karten ist höher
}
rule-duplicates = **Gleiche Karten.** { $duplicates ->
    [cancel] Zwei gleiche Karten in einem Stich heben sich auf und können ihn nicht machen; von dreien gilt die dritte. Ist die ganze ausgespielte Farbe aufgehoben, spielt derselbe Spieler noch einmal aus, und wer den nächsten Stich macht, bekommt beide. Im letzten Stich { $last ->
        [leader] bekommt diese Karten, wer ihn ausgespielt hat.
       *[nobody] zählen diese Karten für niemanden.
    }
   *[first_wins] Von zwei gleichen Karten in einem Stich ist die erste höher.
}
rule-cancelling = **Aufheben.**{ $four ->
    [yes] {" "}Von vier gleichen Karten heben sich alle auf.
   *[no] {""}
}{ $jokers ->
    [yes] {" "}Joker heben sich nicht auf.
   *[no] {""}
}{ $kitty ->
    [yes] {" "}Ein Stich ohne Gewinner bringt keinen Talon.
   *[no] {""}
}{ $moon ->
    [yes] {" "}Zählt der letzte Stich für niemanden, gibt es keinen Mond.
   *[no] {""}
}
conflict-cancel-one-deck = Karten heben sich nur auf, wo es sie doppelt gibt: Das braucht mindestens zwei Decks.

## rest

section-rest = Übrige Karten

field-remainder = Karten, die nicht aufgehen
value-remainder = { $value ->
    [kitty] übrige Karten kommen in den Talon
   *[remove] übrige Karten werden entfernt
}
rule-kitty = **Talon.** Die übrigen Karten ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}), { $to ->
    [first_penalty_trick] bekommt, wer den ersten Stich mit einer Punktkarte macht, sonst den letzten Stich
    [first_heart_trick] bekommt, wer den ersten Stich mit einem Herz macht, sonst den letzten Stich
    [last_trick] bekommt, wer den letzten Stich macht
    [split_first_two] bekommt je zur Hälfte, wer den ersten und wer den zweiten Stich macht
   *[first_trick] bekommt, wer den ersten Stich macht
}. Niemand sonst sieht diese Karten, und ihre Punkte zählen für den, der sie bekommt.
conflict-uneven-deal = { $cards } Karten gehen für { $seats } Spieler nicht auf: Entferne andere, lass die Liste leer oder nimm einen Talon.

field-removed = Entfernte Karten
hint-removed = Etwa 2D 3C. Leer: die niedrigsten, auf die es nicht ankommt.
value-removed = { $value ->
    [none] die niedrigsten Karten werden entfernt
   *[other] entfernt: { $value }
}
rule-removed = **Entfernt.** { $even ->
    [yes] Aus dem Spiel genommen { $count ->
        [one] wird
       *[other] werden
    }: { $cards }.
   *[no] Damit die Karten aufgehen, { $count ->
        [one] wird
       *[other] werden
    } { $cards } herausgenommen.
}
conflict-removed-with-kitty = Entweder werden Karten entfernt, oder der Rest kommt in den Talon, nicht beides.
conflict-removed-not-in-deck = { $card } kann nicht entfernt werden: Die Karte ist nicht im Deck.
conflict-removed-twice = { $card } kann nicht { $times }-mal entfernt werden: Im Deck gibt es die Karte nur { $copies }-mal.
conflict-needed-card-removed = { $card } spielt bei der Wertung eine Rolle und kann nicht entfernt werden.

field-kitty_to = Wer den Talon bekommt
value-kitty_to = { $value ->
    [first_penalty_trick] Talon an den ersten Stich mit einer Punktkarte
    [first_heart_trick] Talon an den ersten Stich mit einem Herz
    [last_trick] Talon an den letzten Stich
    [split_first_two] Talon je zur Hälfte an die ersten zwei Stiche
   *[first_trick] Talon an den ersten Stich
}

field-last_cancelled = Wenn sich der letzte Stich ganz aufhebt
value-last_cancelled = { $value ->
    [leader] ein aufgehobener letzter Stich geht an den, der ausspielte
   *[nobody] ein aufgehobener letzter Stich geht an niemanden
}
conflict-last-cancelled = Der letzte Stich hebt sich nur auf, wo gleiche Karten sich aufheben.

## passing

section-passing = Weitergabe

field-passing = Weitergabe
value-passing = { $value ->
    [none] keine Weitergabe
    [left] jede Runde nach links
    [right] jede Runde nach rechts
    [with_split] links, rechts, gegenüber, auf diese verteilt, keine
    [split] jede Runde auf links, gegenüber und rechts verteilt
    [aldergrove] links, rechts, gegenüber, je zwei nach links und rechts
    [no_hold] jede Runde an einen anderen Platz, nie ohne Weitergabe
    [rotate] jede Runde einen Platz weiter, dann keine
    [dealers_choice] der Geber sagt die Weitergabe an
    [custom] eigene Weitergaben
   *[standard] jede Runde an einen anderen Platz, dann keine
}
rule-passing-none = **Weitergabe.** Es werden keine Karten weitergegeben.
rule-passing-every = **Weitergabe.** In jeder Runde geben alle { $pass } weiter, bevor sie sehen, was sie bekommen.
rule-passing-cycle = **Weitergabe.** Alle geben weiter, bevor sie sehen, was sie bekommen. Runde für Runde: { $passes }; dann von vorn.
rule-passing-rotate = **Weitergabe.** Alle geben { $count } { $count ->
    [one] Karte
   *[other] Karten
} weiter, bevor sie sehen, was sie bekommen: erst an den nächsten Platz links, dann jede Runde einen Platz weiter. Nach einem ganzen Kreis folgt eine Runde ohne Weitergabe, dann beginnt es von vorn.
rule-passing-dealer = **Weitergabe.** Der Geber sagt sie an, bevor er eine Karte sieht: bis zu { $count } Karten, beliebig auf die anderen Plätze verteilt, oder keine. Ist er zu spät, sagt ein Computerspieler an. Alle geben weiter, bevor sie sehen, was sie bekommen.
pass-cards = { $count } { $way ->
    [left] nach links
    [right] nach rechts
    [across] nach gegenüber
    [far-left] um { $steps } Plätze nach links
   *[far-right] um { $steps } Plätze nach rechts
}
pass-nothing = nichts
reason-call-too-many = Sag insgesamt höchstens { $count } { $count ->
    [one] Karte
   *[other] Karten
} an, mindestens eine für jeden Platz, den du nennst.
reason-call-unknown-seat = Nenne jeden anderen Platz höchstens einmal.
conflict-across-odd-seats = Bei { $seats } Spielern sitzt niemand gegenüber: Diese Weitergabe braucht eine gerade Zahl.
conflict-split-too-few-cards = Eine geteilte Weitergabe geht an drei Plätze, also braucht sie mindestens drei Karten.

field-pass_count = Karten pro Weitergabe
value-pass_count = { $value } { $value ->
    [one] Karte
   *[other] Karten
} weitergeben
reason-pass-count = Wähle genau { $count } { $count ->
    [one] Karte
   *[other] Karten
} für die Weitergabe.

field-custom_cycle = Eigene Weitergaben
hint-custom_cycle = Etwa 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: zwei Karten an den zweiten Platz links.
value-custom_cycle = { $value ->
    [none] keine eigenen Weitergaben
   *[other] Weitergaben: { $value }
}
conflict-custom-cycle = Eigene Weitergaben brauchen eine Liste, und nur sie haben eine.
conflict-custom-cycle-long = Deine Weitergaben sind zu lang: höchstens { $most } Runden und Plätze insgesamt.
conflict-custom-same-seat = Eine Weitergabe nennt jeden anderen Platz höchstens einmal und nie den eigenen.
conflict-custom-count = Eine Weitergabe umfasst insgesamt 1 bis { $most } Karten.

field-pass_forbidden = Karten, die man nicht weitergeben darf
hint-pass_forbidden = Etwa 2C QS. Leer: keine.
value-pass_forbidden = { $value ->
    [none] jede Karte darf weitergegeben werden
   *[other] nie weitergegeben: { $value }
}
rule-pass-forbidden = **Nicht weitergeben.** Niemand darf { $cards } weitergeben, solange genug andere Karten da sind.
reason-pass-forbidden = Eine dieser Karten darfst du nicht weitergeben, solange du genug andere hast: Wähle stattdessen eine andere.
why-pass-forbidden = { $cards } darfst du nach den Regeln nicht weitergeben.

## play

section-play = Stiche

field-opening = Wer womit eröffnet
value-opening = { $value ->
    [any_club] wer das niedrigste Kreuz hat, spielt ein beliebiges Kreuz aus
    [low_club_holder] wer das niedrigste Kreuz hat, spielt eine beliebige erlaubte Karte aus
    [dealers_left] links vom Geber wird jede erlaubte Karte ausgespielt, außer Herz
   *[low_club] das niedrigste Kreuz wird ausgespielt
}
rule-opening = **Eröffnung.** { $opening ->
    [any_club] Wer { $card } hat, spielt ein beliebiges Kreuz zum ersten Stich aus.
    [low_club_holder] Wer { $card } hat, spielt eine beliebige erlaubte Karte zum ersten Stich aus.
    [dealers_left] Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte außer Herz aus.
   *[low_club] Wer { $card } hat, eröffnet damit den ersten Stich.
}{ $copies ->
    [yes] {" "}Bei mehreren der Erste, vom linken Nachbarn des Gebers aus.
   *[no] {""}
}
rule-low-club-dealt = das niedrigste gegebene Kreuz
reason-lead-the-low-club = Du musst zum ersten Stich das niedrigste Kreuz ausspielen.
why-lead-the-low-club = Du musst mit { $card } eröffnen.
reason-lead-a-club = Du musst zum ersten Stich Kreuz ausspielen.
why-lead-a-club = Du musst mit Kreuz eröffnen.
reason-open-without-hearts = Du darfst den ersten Stich nicht mit Herz eröffnen.
why-open-without-hearts = Du darfst nicht mit Herz eröffnen.
rule-follow = **Bedienen.** Spiel die ausgespielte Farbe, wenn du sie hast; die höchste Karte dieser Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
reason-follow-suit = Du musst bedienen, wenn du kannst.
why-follow-suit = Du hast { $suit ->
    [C] Kreuz: Spiel Kreuz
    [D] Karo: Spiel Karo
    [S] Pik: Spiel Pik
   *[other] Herz: Spiel Herz
}.

field-breaking = Wann Herz ausgespielt werden darf
value-breaking = { $value ->
    [penalty] Herz darf ausgespielt werden, sobald eine Punktkarte gefallen ist
    [none] Herz darf jederzeit ausgespielt werden
   *[hearts] Herz darf ausgespielt werden, sobald ein Herz gefallen ist
}
rule-breaking = **Herz ausspielen.** { $breaking ->
    [none] Herz darf jederzeit ausgespielt werden.
    [penalty] Herz darf ausgespielt werden, sobald eine Punktkarte gefallen ist oder wenn du nichts anderes hast.
   *[hearts] Herz darf ausgespielt werden, sobald ein Herz gefallen ist oder wenn du nichts anderes hast.
}
reason-hearts-not-broken = Herz ist noch nicht gebrochen. Du darfst es nicht ausspielen, solange du etwas anderes hast.
why-hearts-not-broken = Herz ist noch nicht gebrochen.

value-first_trick_points = { $value ->
    [allowed] Punkte im ersten Stich erlaubt
   *[forbidden] keine Punkte im ersten Stich
}
rule-point-cards = **Punktkarten** sind die Herzen{ $queen ->
    [yes] {" "}und die Pik-Dame
   *[no] {""}
}{ $extra ->
    [yes] {" "}und die unten genannten Karten
   *[no] {""}
}.
rule-first-trick = **Erster Stich.** { $points ->
    [allowed] Punktkarten sind vom ersten Stich an erlaubt.
   *[forbidden] Keine Punktkarten im ersten Stich, außer du hast nichts anderes.
}
reason-first-trick-points = Im ersten Stich darfst du keine Punktkarte spielen, solange du eine andere hast.
why-first-trick-points = Keine Punkte im ersten Stich.

value-locked_until_broken = { $value ->
    [hearts_and_queen] die Pik-Dame darf erst ausgespielt werden, wenn Herz gebrochen ist
   *[hearts] die Pik-Dame darf jederzeit ausgespielt werden
}
rule-locked = **Dame ausspielen.** Auch die Pik-Dame darf vorher nicht ausgespielt werden.
reason-queen-locked = Die Pik-Dame darf erst ausgespielt werden, wenn Herz gebrochen ist.
why-queen-locked = Die Pik-Dame wartet, bis Herz gebrochen ist.
conflict-queen-locked-ordinary = Die Pik-Dame kann nicht gesperrt sein, wenn sie nichts zählt.

value-hearts_instead_of_queen = { $value ->
    [yes] Herz darf statt der Dame ausgespielt werden
   *[no] die Dame muss vor Herz ausgespielt werden
}
rule-hearts-instead = **Herz statt Dame.** Hast du nur Herz und die Pik-Dame, darfst du Herz ausspielen.

value-queen_must_go = { $value ->
    [yes] die Dame muss weg, wenn sie den Stich nicht machen kann
   *[no] die Dame darf behalten werden
}
rule-queen_must_go = **Die Dame muss weg.** Kannst du die Pik-Dame spielen, ohne dass sie den Stich macht, musst du es tun.
reason-queen-must-go = Du musst die Pik-Dame spielen, wenn sie den Stich nicht machen kann.
why-queen-must-go = Die Pik-Dame muss jetzt weg.
conflict-queen-must-go-ordinary = Die Pik-Dame muss nicht weg, wenn sie nichts zählt.

## values

section-values = Punkte

field-heart_values = Herz
value-heart_values = { $value ->
    [rank] Herz zählt seinen Wert, Ass 14
    [rank_low_ace] Herz zählt seinen Wert, Ass 1
    [rank_ten] Herz 2 bis 10, Bilder 10, Ass 15
    [pips] Herz 2 bis 10, Bilder und Ass 10
   *[one] jedes Herz zählt 1
}
rule-hearts = **Herz.** { $hearts ->
    [rank] Jedes Herz zählt seinen Wert: 2 bis 10, Bube 11, Dame 12, König 13, Ass 14 Punkte.
    [rank_low_ace] Jedes Herz zählt seinen Wert: 2 bis 10, Bube 11, Dame 12, König 13, aber das Ass 1 Punkt.
    [rank_ten] Herz 2 bis 10 zählen wie aufgedruckt, Bube, Dame und König 10, das Ass 15 Punkte.
    [pips] Herz 2 bis 10 zählen wie aufgedruckt, Bube, Dame, König und Ass 10 Punkte.
   *[one] Jedes Herz zählt 1 Punkt.
}
step-cards = Karten
conflict-nothing-scores = Im Deck bleibt keine Punktkarte; mindestens eine muss es geben.

field-queen_points = Pik-Dame
hint-queen_points = 0 bis 50; mit 0 ist sie eine gewöhnliche Karte.
value-queen_points = { $value ->
    [0] die Pik-Dame zählt nichts
    [one] die Pik-Dame zählt { $value } Punkt
   *[other] die Pik-Dame zählt { $value } Punkte
}
rule-queen = **Pik-Dame.** { $points ->
    [0] Sie ist eine gewöhnliche Karte und zählt nichts.
    [one] Sie zählt 1 Punkt.
   *[other] Sie zählt { $points } Punkte.
}

field-extra_penalties = Weitere Punktkarten
hint-extra_penalties = Etwa KS 10, AS 7. Leer: keine.
value-extra_penalties = { $value ->
    [none] keine weiteren Punktkarten
   *[other] auch { $value }
}
rule-extra = **Weitere Punktkarten.** { $cards }.{ $hearts ->
    [yes] {" "}Ein Herz darunter zählt das statt seiner üblichen Punkte.
   *[no] {""}
}
extra-card = { $card }: { $points }
conflict-extra-penalty-twice = { $card } hat schon einen eigenen Wert und kann keine weitere Punktkarte sein.
conflict-extra-penalty-repeated = Unter den Punktkarten steht eine Karte doppelt.

field-bonus_card = Bonuskarte
hint-bonus_card = Etwa JD: jede Karte, die sonst nichts zählt. Leer: keine.
value-bonus_card = { $value ->
    [none] keine Bonuskarte
   *[other] Bonuskarte: { $value }
}
rule-bonus = **Bonus.** { $card }: Wer diese Karte bekommt, erhält { $points }.
step-bonus = Bonuskarte
conflict-bonus-card = { $kind ->
    [queen] { $card } kann nicht Bonuskarte sein. Was die Dame zählt, stellst du unter „{ field-queen_points }“ ein.
    [joker] Ein Joker kann nicht Bonuskarte sein.
   *[other] { $card } kann nicht Bonuskarte sein: Die Karte zählt schon etwas.
}

field-bonus_points = Was die Bonuskarte bringt
hint-bonus_points = −1 bis −100: So viel bekommt abgezogen, wer sie nimmt.
value-bonus_points = { $value } Punkte für die Bonuskarte
bonus-told = { $card } zieht dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab

## moon

section-moon = Mond

field-moon = Wenn jemand alle Punktkarten bekommt
value-moon = { $value ->
    [shooter_down] wer den Mond schießt, bekommt Punkte abgezogen
    [choice] wer den Mond schießt, wählt, wer die Punkte bekommt
    [shooter_up] wer den Mond schießt, bekommt die Punkte
    [void] schießt jemand den Mond, bekommt niemand Punkte
    [smart] Mond: Punkte für alle anderen, außer das beendet die Partie ohne alleinigen Sieg des Schützen
    [off] kein Mond
   *[others_up] wer den Mond schießt, gibt allen anderen die Punkte
}
rule-moon = **Den Mond schießen.** { $moon ->
    [off] Wenn jemand alle Punktkarten holt, geschieht nichts Besonderes.
    [shooter_down] Wer alle Punktkarten holt, bekommt { $down } Punkte Abzug, die anderen 0.
    [choice] Wer alle Punktkarten holt, wählt: { $points } für alle anderen oder { $down } Abzug für sich.
    [shooter_up] Wer alle Punktkarten holt, bekommt { $points }, die anderen 0.
    [void] Holt jemand alle Punktkarten, bekommt in dieser Runde niemand etwas.
    [smart] Wer alle Punktkarten holt, bekommt 0, alle anderen { $points }. Würde das die Partie beenden, ohne dass der Schütze allein gewinnt, bekommt er stattdessen { $down } Abzug.
   *[others_up] Wer alle Punktkarten holt, bekommt 0, alle anderen bekommen { $points }.
}{ $bonus ->
    [yes] {" "}Die Bonuskarte zählt weiter für den, der sie genommen hat.
   *[no] {""}
}
step-moon = Mond
reason-no-such-choice = Der Mond gibt allen anderen Punkte oder zieht dir welche ab.

field-moon_points = Was der Mond zählt
hint-moon_points = 1 bis 500. Leer: alle Punkte im Deck.
value-moon_points = { $value ->
    [none] Mond zählt alle Punkte im Deck
   *[other] Mond zählt { $value }
}

field-moon_down_points = Was der Mond dem Schützen abzieht
hint-moon_down_points = 1 bis 500, wenn er Punkte abzieht. Leer: so viel, wie der Mond zählt.
value-moon_down_points = { $value ->
    [none] ebenso viel Abzug für den Schützen
   *[other] { $value } Abzug für den Schützen
}

field-moon_choice_from = Summe, ab der der Schütze wählt
hint-moon_choice_from = 0 bis 1000, wenn der Schütze wählt. Darunter bekommen alle anderen die Punkte.
value-moon_choice_from = { $value ->
    [0] der Schütze wählt immer
   *[other] der Schütze wählt ab einer Summe von { $value }
}
rule-moon-choice = **Die Wahl.** Nur wer vor der Runde { $from } Punkte oder mehr hatte, wählt; sonst bekommen alle anderen die Punkte.
rule-moon-late = **Zu spät gewählt:** Die anderen bekommen die Punkte. Würde das die Partie beenden, ohne dass der Schütze allein gewinnt, gibt es stattdessen Abzug für ihn.

value-moon_needs_bonus = { $value ->
    [yes] zum Mond gehört die Bonuskarte
   *[no] zum Mond gehört keine Bonuskarte
}
rule-moon-bonus = **Zum Mond gehört auch die Bonuskarte{ $copies ->
    [yes] {" "}in allen Exemplaren
   *[no] {""}
}:** Ohne sie gilt er nicht.
conflict-moon-needs-bonus-card = Zum Mond kann keine Bonuskarte gehören, wenn es keine gibt.

## special

section-special = Besonderes

field-doubler = Verdopplungskarte
value-doubler = { $value ->
    [ten_of_clubs] die Kreuz 10 verdoppelt die Punkte ihres Besitzers
    [chinese] die Kreuz 10 verdoppelt Punktkarten oder zählt −5
   *[none] keine Verdopplungskarte
}
rule-doubler = **Kreuz 10.** { $doubler ->
    [chinese] Wer sie bekommt, dessen Punktkarten zählen doppelt; ohne Punktkarten zählt sie −5.{ $moon ->
        [yes] {" "}Wird der Mond geschossen, bewirkt sie nichts.
       *[no] {""}
    }
   *[ten_of_clubs] Wer sie bekommt, dessen Karten zählen doppelt, auch der Bonus, aber nicht ein Mond.
}
step-doubler = Kreuz 10

value-no_tricks_bonus = { $value ->
    [0] nichts für keinen Stich
   *[other] { $value } für keinen Stich
}
rule-no-tricks = **Kein Stich.** Wer keinen Stich macht, erhält { $points }, außer wenn jemand den Mond schießt.
step-no-tricks = Kein Stich

field-on_the_nose = Punktlandung
value-on_the_nose = { $value ->
    [every_50] Punktlandung: 50 weniger bei jedem Vielfachen von 50
    [wins] wer die Endpunktzahl genau trifft, gewinnt
    [yes] Punktlandung: 50 wird zu 0, 100 wird zu 50
   *[no] keine Punktlandung
}
rule-on_the_nose = **Punktlandung.** { $value ->
    [every_50] Bringt dich eine Runde auf genau 50, 100, 150 oder ein anderes Vielfaches von 50, verlierst du 50.
    [wins] Wer die Endpunktzahl genau trifft, gewinnt sofort.
   *[yes] Bringt dich eine Runde auf genau 50, wird daraus 0; aus genau 100 wird 50.
}
rule-nose-first = **Erst die Punktlandung.** Sie senkt eine Summe, bevor diese die Partie beenden kann.
conflict-exact-score-without-score = Die Endpunktzahl genau zu treffen gewinnt nur, wenn die Partie bei einer Punktzahl endet.
step-on-the-nose = Punktlandung

value-floor = { $value ->
    [none] Summen dürfen unter 0 fallen
   *[other] Summen fallen nie unter { $value }
}
rule-floor = **Untergrenze.** Keine Summe fällt unter 0.
step-floor = Nicht unter 0

value-sun = { $value ->
    [yes] wer alle Stiche macht, verdoppelt den Mond
   *[no] keine Sonne
}
rule-sun = **Die Sonne schießen.** { $points ->
    [0] Macht der Schütze auch noch alle Stiche, zählt der Mond doppelt.
   *[other] Macht der Schütze auch noch alle Stiche, zählt der Mond stattdessen { $points }.
}

field-sun_points = Was die Sonne zählt
hint-sun_points = 1 bis 1000, wo es eine Sonne gibt. Leer: doppelt so viel wie der Mond.
value-sun_points = { $value ->
    [none] Sonne zählt doppelt so viel wie der Mond
   *[other] Sonne zählt { $value } statt doppelt
}

## ending

section-ending = Ende der Partie

field-end = Wann die Partie endet
value-end = { $value ->
    [rounds] endet nach einer Anzahl Runden
   *[score] endet bei einer Punktzahl, oder wenn jemand alle Chips hat
}
rule-end = **Ende.** { $end ->
    [rounds] Die Partie endet nach { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }.
   *[score] Die Partie endet, sobald jemand { $score } Punkte erreicht.
}
rule-wins = **Sieg.** Die niedrigste Summe gewinnt{ $tie ->
    [extra_round] ; bei Gleichstand werden weitere Runden gespielt.
   *[shared] ; bei Gleichstand gewinnen alle gemeinsam.
}
rule-end-chips = **Ende.** Wer { $pay ->
    [howell] keinen Chip mehr hat
   *[pool] den Einsatz nicht zahlen kann
}, scheidet aus; wer als Letzter übrig bleibt, gewinnt{ $end ->
    [rounds] . Nach { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    } gewinnt, wer die meisten Chips hat{ $tie ->
        [extra_round] ; bei Gleichstand werden weitere Runden gespielt.
       *[shared] ; bei Gleichstand gewinnen alle gemeinsam.
    }
   *[score] .
}

field-end_score = Endpunktzahl
hint-end_score = 20 bis 1000, wenn bis zu einer Punktzahl gespielt wird. Leer: 100, ab 7 Spielern 200.
value-end_score = { $value ->
    [none] die Partie endet bei 100 Punkten, ab 7 Spielern bei 200
   *[other] die Partie endet bei { $value } Punkten
}
rule-end-by-seats = **Ende nach Spielerzahl.** Mit bis zu 6 Spielern geht die Partie bis 100 Punkte, ab 7 bis 200.

field-end_rounds = Anzahl der Runden
hint-end_rounds = 1 bis 50, wenn eine Anzahl Runden gespielt wird.
value-end_rounds = { $value } { $value ->
    [one] Runde
   *[other] Runden
}

field-tie = Gleichstand an der Spitze
value-tie = { $value ->
    [extra_round] bei Gleichstand wird weitergespielt
   *[shared] bei Gleichstand gewinnen alle gemeinsam
}

## chips

section-chips = Chips (Spielgeld)

field-scoring = Worum gespielt wird
hint-scoring = Für Chips stell auch den Mond auf „kein Mond“.
value-scoring = { $value ->
    [chips] um Chips
   *[points] um Punkte
}
rule-pot = **Der Pot.** Wer kein Herz genommen hat, bekommt einen Anteil; was nicht aufgeht, bleibt im Pot. Hat jeder ein Herz genommen oder einer alle, bleibt der Pot für die nächste Runde. Zu zweit bekommt ihn, wer weniger Herzen genommen hat; bei gleich vielen bleibt er. Können keine zwei mehr den Einsatz zahlen, spielen die letzten Zahler ohne Einsatz weiter, bis der Pot gewonnen ist.{ $end ->
    [rounds] {" "}Nach der letzten Runde teilen sich den Rest alle, die darin am wenigsten Herzen genommen haben; übrige Chips gehen einzeln reihum, links vom Geber beginnend.
   *[score] {""}
}
step-pool = Pot
step-hearts = Herzen
step-howell = Herzen, an die anderen
step-jack = Rest des Pots
conflict-chips-with-points = Eine Partie um Chips zählt keine Punkte, also gibt es in ihr { $what ->
    [moon] keinen Mond: Stell ihn auf „kein Mond“
    [sun] keine Sonne
    [doubler] keine Verdopplungskarte
    [bonus] keinen Bonus
    [extra_penalties] keine weiteren Punktkarten
    [on_the_nose] keine Punktlandung
   *[floor] keine Untergrenze
}.

field-chips = Chips zu Beginn
hint-chips = 1 bis 1000, in einer Partie um Chips.
value-chips = { $value } { $value ->
    [one] Chip
   *[other] Chips
} zu Beginn
rule-chips = **Chips.** Alle beginnen mit { $chips } { $chips ->
    [one] Chip
   *[other] Chips
}{ $pay ->
    [howell] . Nach jeder Runde zahlst du für jedes Herz, das du genommen hast, einen Chip an jeden anderen. Niemand zahlt mehr, als er hat; reicht das nicht, bekommen die anderen reihum, was da ist, links vom Geber beginnend.
    [hearts] {" "}und zahlen vor jeder Runde einen Einsatz von { $ante } in den Pot. Danach kostet dich jedes Herz, das du genommen hast, noch einen Chip, wenn du einen hast.
   *[pool] {" "}und zahlen vor jeder Runde einen Einsatz von { $ante } in den Pot.
}

field-ante = Einsatz
hint-ante = 1 bis 1000 Chips, die alle vor jeder Runde in den Pot zahlen.
value-ante = Einsatz { $value }
step-ante = Einsatz
conflict-ante-too-high = Niemand könnte den Einsatz zahlen: Er ist höher als die Chips zu Beginn.

field-chips_pay = Was Herzen kosten
value-chips_pay = { $value ->
    [hearts] jedes Herz kostet einen Chip in den Pot
    [howell] jedes Herz kostet einen Chip an jeden anderen
   *[pool] Herzen kosten den Anteil am Pot
}
conflict-chips-pay = Herzen kosten nur in einer Partie um Chips etwas.
