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
rules-title = ### Regeln dieses Tisches: { $preset }
rules-pace = -# { $pace }. Wer zweimal hintereinander zu spät ist, wird von einem Computerspieler vertreten, bis er **{ button-back }** drückt.
rules-pace-none = -# { $pace }. Niemand wird vertreten; geschieht drei Tage lang nichts, wird die Partie unterbrochen.
rules-differ = Standard-Hearts, außer: { $differences }.
rules-same = Standard-Hearts.
list-more = { $listed } und { $count } weitere

## deck

section-deck = Plätze und Deck

field-seats = Spieler
value-seats = { $value } Spieler
rule-deal = **Geben.** { $seats } Spieler, { $decks ->
    [one] ein Deck
   *[other] { $decks } Decks
}{ $jokers ->
    [0] {""}
    [one] {" "}mit einem Joker
   *[other] {" "}mit { $jokers } Jokern
}: je { $cards } Karten. Der erste Geber wird ausgelost; danach gibt der nächste Spieler links.
conflict-hand-size = { $seats } Spieler bekämen je { $cards } Karten; es müssen { $least } bis { $most } sein: Ändere die Zahl der Decks.

field-decks = Decks
value-decks = { $value ->
    [none] so viele Decks, wie die Spieler brauchen
    [one] ein Deck
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
rule-slough = **Joker.** Ein Joker darf statt zu bedienen gespielt werden und zählt nichts. Er macht den Stich nur, wenn er ausgespielt wird; dann muss niemand bedienen.
rule-high-low = **Joker.** Beide Joker sind Herz: Der zuerst gespielte einer Runde steht über dem Ass, der zweite unter der Zwei.
rule-joker-points = **Joker zählen** je 1 Punkt.
conflict-high-low-needs-two-jokers = Hoher und niedriger Joker brauchen genau zwei Joker.

field-duplicates = Gleiche Karten in einem Stich
value-duplicates = { $value ->
    [cancel] gleiche Karten in einem Stich heben sich auf, bei mindestens zwei Decks
   *[first_wins] die erste von gleichen Karten ist höher
}
rule-duplicates = **Gleiche Karten.** { $duplicates ->
    [cancel] Zwei gleiche Karten in einem Stich heben sich auf und können ihn nicht machen; von dreien gilt die dritte. Sind alle Karten der ausgespielten Farbe aufgehoben, spielt derselbe Spieler noch einmal aus, und der nächste Stich nimmt beide; im letzten Stich { $last ->
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
conflict-uneven-deal = { $cards } Karten gehen auf { $seats } Plätze nicht auf: Entferne andere, lass die Liste leer oder nimm einen Talon.

field-removed = Entfernte Karten
hint-removed = Etwa 2D 3C. Leer: die niedrigsten, die niemand vermisst.
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
conflict-removed-twice = { $card } wird { $times }-mal entfernt, im Deck gibt es die Karte aber { $copies }-mal.
conflict-needed-card-removed = { $card } spielt bei der Wertung eine Rolle und kann nicht entfernt werden.

field-kitty_to = Wer den Talon bekommt
value-kitty_to = { $value ->
    [first_penalty_trick] Talon an den ersten Stich mit einer Punktkarte
    [first_heart_trick] Talon an den ersten Stich mit einem Herz
    [last_trick] Talon an den letzten Stich
    [split_first_two] Talon je zur Hälfte an die ersten zwei Stiche
   *[first_trick] Talon an den ersten Stich
}

field-last_cancelled = Ein letzter Stich, der sich ganz aufhebt
value-last_cancelled = { $value ->
    [leader] ein aufgehobener letzter Stich an den, der ausspielte
   *[nobody] ein aufgehobener letzter Stich an niemanden
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
rule-passing-cycle = **Weitergabe.** Was alle weitergeben, Runde für Runde, ehe sie die neuen Karten sehen; dann von vorn:
rule-passing-round = Runde { $round }: { $pass }
rule-passing-rotate = **Weitergabe.** Alle geben { $count } { $count ->
    [one] Karte
   *[other] Karten
} weiter, bevor sie sehen, was sie bekommen: in der ersten Runde an den nächsten Platz links, dann jede Runde einen Platz weiter. Am eigenen Platz wird nichts weitergegeben; dann beginnt es von vorn.
rule-passing-dealer = **Weitergabe.** Der Geber sagt sie an, bevor er eine Karte sieht: bis zu { $count }, beliebig auf die anderen Plätze verteilt, oder keine. Für einen Geber, der zu spät ist, sagt ein Computerspieler an. Alle geben weiter, bevor sie sehen, was sie bekommen.
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
conflict-custom-cycle-long = Die eigenen Weitergaben sind zu lang: Runden und genannte Plätze dürfen zusammen { $most } ergeben.
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

section-play = Ausspielen und Bedienen

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
   *[low_club] Wer { $card } hat, spielt damit zum ersten Stich aus.
}{ $copies ->
    [yes] {" "}Bei mehreren der Erste, vom linken Nachbarn des Gebers aus.
   *[no] {""}
}
rule-low-club-dealt = das niedrigste gegebene Kreuz
reason-lead-the-low-club = Zum ersten Stich muss das niedrigste Kreuz ausgespielt werden.
why-lead-the-low-club = Der erste Stich wird mit { $card } eröffnet.
reason-lead-a-club = Zum ersten Stich muss Kreuz ausgespielt werden.
why-lead-a-club = Der erste Stich wird mit Kreuz eröffnet.
reason-open-without-hearts = Der erste Stich darf nicht mit Herz eröffnet werden.
why-open-without-hearts = Der erste Stich wird nicht mit Herz eröffnet.
rule-follow = **Bedienen.** Spiel die ausgespielte Farbe, wenn du sie hast; die höchste Karte dieser Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus. Es gibt keinen Trumpf.
reason-follow-suit = Du musst bedienen, solange du kannst.
why-follow-suit = Du hast { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[other] Herz
}, also musst du bedienen.

field-breaking = Was Herz bricht
value-breaking = { $value ->
    [penalty] jede Punktkarte bricht Herz
    [none] Herz darf ausgespielt werden, ehe eins gefallen ist
   *[hearts] ein Herz bricht Herz
}
rule-breaking = **Herz ausspielen.** { $breaking ->
    [none] Herz darf ausgespielt werden, auch wenn noch keins gefallen ist.
    [penalty] Herz darf ausgespielt werden, sobald eine Punktkarte gefallen ist oder wenn du nichts anderes hast.
   *[hearts] Herz darf ausgespielt werden, sobald ein Herz gefallen ist oder wenn du nichts anderes hast.
}
reason-hearts-not-broken = Herz ist noch nicht gebrochen. Du darfst es nicht ausspielen, solange du eine andere Karte hast.
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
    [allowed] Punktkarten dürfen vom ersten Stich an gespielt werden.
   *[forbidden] Keine Punktkarte im ersten Stich, es sei denn, du kannst nichts anderes spielen.
}
reason-first-trick-points = Im ersten Stich darfst du keine Punktkarte spielen, solange du eine andere hast.
why-first-trick-points = Keine Punkte im ersten Stich.

value-locked_until_broken = { $value ->
    [hearts_and_queen] die Pik-Dame wartet mit den Herzen
   *[hearts] die Pik-Dame wartet nicht auf die Herzen
}
rule-locked = **Dame ausspielen.** Auch die Pik-Dame darf vorher nicht ausgespielt werden.
reason-queen-locked = Die Pik-Dame darf erst ausgespielt werden, wenn Herz gebrochen ist.
why-queen-locked = Die Pik-Dame wartet, bis Herz gebrochen ist.
conflict-queen-locked-ordinary = Die Pik-Dame kann nicht gesperrt sein, wo sie nichts zählt.

value-hearts_instead_of_queen = { $value ->
    [yes] Herz darf statt der Dame ausgespielt werden
   *[no] die Dame vor Herz
}
rule-hearts-instead = **Herz statt Dame.** Wer ausspielt und nur Herz und die Pik-Dame hat, darf Herz ausspielen.

value-queen_must_go = { $value ->
    [yes] die Dame muss weg, wo sie nicht gewinnt
   *[no] die Dame darf behalten werden
}
rule-queen_must_go = **Die Dame muss weg.** Wer die Pik-Dame spielen kann, ohne dass sie den Stich macht, muss sie spielen.
reason-queen-must-go = Du musst die Pik-Dame spielen, wenn sie den Stich nicht machen kann.
why-queen-must-go = Die Pik-Dame muss jetzt weg.
conflict-queen-must-go-ordinary = Die Pik-Dame muss nicht weg, wo sie nichts zählt.

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
    [0] Pik-Dame zählt nichts
   *[other] Pik-Dame zählt { $value }
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
   *[other] Bonuskarte { $value }
}
rule-bonus = **Bonus.** Wer { $card } bekommt, schreibt { $points }.
step-bonus = Bonuskarte
conflict-bonus-card = { $card } kann nicht Bonuskarte sein: Das ist eine Karte, die sonst nichts zählt, und kein Joker.

field-bonus_points = Was die Bonuskarte bringt
hint-bonus_points = −1 bis −100: was abgezogen wird, wenn jemand sie bekommt.
value-bonus_points = Bonus von { $value }

## moon

section-moon = Mond

field-moon = Wer alle Punktkarten bekommt
value-moon = { $value ->
    [shooter_down] Mond: Abzug für den Schützen
    [choice] Mond: der Schütze wählt
    [shooter_up] Mond: Punkte für den Schützen
    [void] Mond: niemand schreibt etwas
    [smart] Mond: Punkte für alle anderen, außer die Partie endete ohne alleinigen Sieg des Schützen
    [off] Mond: nichts Besonderes
   *[others_up] Mond: Punkte für alle anderen
}
rule-moon = **Den Mond schießen.** { $moon ->
    [off] Nichts Besonderes geschieht, wenn ein Spieler alle Punktkarten bekommt.
    [shooter_down] Wer alle Punktkarten bekommt, erhält { $down } Punkte Abzug, und die anderen schreiben 0.
    [choice] Wer alle Punktkarten bekommt, wählt: { $points } für alle anderen oder { $down } Abzug für sich.
    [shooter_up] Wer alle Punktkarten bekommt, schreibt { $points }, und die anderen schreiben 0.
    [void] Bekommt ein Spieler alle Punktkarten, schreibt in dieser Runde niemand etwas.
    [smart] Wer alle Punktkarten bekommt, schreibt 0, und alle anderen { $points }; würde das die Partie beenden, ohne dass der Schütze allein gewinnt, erhält er stattdessen { $down } Abzug.
   *[others_up] Wer alle Punktkarten bekommt, schreibt 0, und alle anderen schreiben { $points }.
}{ $bonus ->
    [yes] {" "}Die Bonuskarte zählt außerdem.
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
rule-moon-late = **Zu spät gewählt:** Punkte für die anderen; Abzug, wenn die Partie sonst endete, ohne dass der Schütze allein gewinnt.

value-moon_needs_bonus = { $value ->
    [yes] zum Mond gehört die Bonuskarte
   *[no] der Mond braucht keine Bonuskarte
}
rule-moon-bonus = **Zum Mond gehört auch die Bonuskarte{ $copies ->
    [yes] {" "}in allen Exemplaren
   *[no] {""}
}:** Ohne sie gilt er nicht.
conflict-moon-needs-bonus-card = Der Mond kann die Bonuskarte nicht brauchen, wo es keine gibt.

## special

section-special = Sonne und Besonderes

field-doubler = Eine Karte, die verdoppelt
value-doubler = { $value ->
    [ten_of_clubs] die Kreuz 10 verdoppelt die Karten dessen, der sie hat
    [chinese] die Kreuz 10 verdoppelt Punktkarten, oder −5
   *[none] keine Karte, die verdoppelt
}
rule-doubler = **Kreuz 10.** { $doubler ->
    [chinese] Sie verdoppelt die Punkte der Punktkarten dessen, der sie bekommt; wer keine hat, schreibt stattdessen −5.{ $moon ->
        [yes] {" "}Wird der Mond geschossen, bewirkt sie nichts.
       *[no] {""}
    }
   *[ten_of_clubs] Sie verdoppelt, was die Karten dessen zählen, der sie bekommt, auch den Bonus, aber nicht, was ein Mond wert ist.
}
step-doubler = Kreuz 10

value-no_tricks_bonus = { $value ->
    [0] nichts für keinen Stich
   *[other] { $value } für keinen Stich
}
rule-no-tricks = **Kein Stich.** Wer keinen Stich macht, schreibt { $points }, außer wenn der Mond geschossen wird.
step-no-tricks = Kein Stich

field-on_the_nose = Punktlandung
value-on_the_nose = { $value ->
    [every_50] Punktlandung: 50 weniger bei jedem Vielfachen von 50
    [wins] wer die Endpunktzahl genau trifft, gewinnt
    [yes] Punktlandung: 50 wird zu 0, 100 wird zu 50
   *[no] keine Punktlandung
}
rule-on_the_nose = **Punktlandung.** { $value ->
    [every_50] Eine Summe, die eine Runde auf genau 50, 100, 150 oder ein weiteres Vielfaches von 50 bringt, verliert 50.
    [wins] Wer genau die Punktzahl erreicht, die die Partie beendet, gewinnt sofort.
   *[yes] Eine Summe, die eine Runde auf genau 50 bringt, wird zu 0, eine von genau 100 zu 50.
}
rule-nose-first = **Erst die Punktlandung.** Sie senkt eine Summe, bevor diese die Partie beenden kann.
conflict-exact-score-without-score = Mit genau der Endpunktzahl kann niemand gewinnen, wo die Partie nach einer Zahl von Runden endet.
step-on-the-nose = Punktlandung

value-floor = { $value ->
    [none] Summen dürfen unter 0 fallen
   *[other] Summen bleiben bei { $value } oder darüber
}
rule-floor = **Untergrenze.** Keine Summe fällt unter 0.
step-floor = Nicht unter 0

value-sun = { $value ->
    [yes] dazu jeder Stich verdoppelt den Mond
   *[no] keine Sonne
}
rule-sun = **Die Sonne schießen.** { $points ->
    [0] Wer dazu noch jeden Stich macht, verdoppelt den Wert des Mondes.
   *[other] Macht der Schütze dazu noch jeden Stich, zählt der Mond stattdessen { $points }.
}

field-sun_points = Was die Sonne zählt
hint-sun_points = 1 bis 1000, wo es eine Sonne gibt. Leer: doppelt so viel wie der Mond.
value-sun_points = { $value ->
    [none] Sonne zählt doppelt so viel wie der Mond
   *[other] Sonne zählt { $value } statt doppelt
}

## ending

section-ending = Ende der Partie

field-end = Die Partie dauert
value-end = { $value ->
    [rounds] eine Anzahl Runden
   *[score] bis zu einer Punktzahl, oder bis jemand alle Chips hat
}
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
rule-end-chips = **Ende.** Wer { $pay ->
    [howell] keinen Chip mehr hat
   *[pool] den Einsatz nicht zahlen kann
}, scheidet aus; wer als Letzter bleibt, hat die Partie gewonnen{ $end ->
    [rounds] . Nach { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    } gewinnt der Reichste{ $tie ->
        [extra_round] ; solange mehrere gleich viel haben, werden weitere Runden gespielt.
       *[shared] ; wer gleich viel hat, gewinnt gemeinsam.
    }
   *[score] .
}

field-end_score = Punktzahl, die die Partie beendet
hint-end_score = 20 bis 1000, wenn bis zu einer Punktzahl gespielt wird. Leer: 100, ab 7 Spielern 200.
value-end_score = { $value ->
    [none] bis 100, ab 7 Spielern bis 200
   *[other] bis { $value }
}
rule-end-by-seats = **Ende nach Spielerzahl.** Mit bis zu 6 Spielern geht die Partie bis 100 Punkte, ab 7 bis 200.

field-end_rounds = Anzahl der Runden
hint-end_rounds = 1 bis 50, wenn eine Anzahl Runden gespielt wird.
value-end_rounds = { $value } { $value ->
    [one] Runde
   *[other] Runden
}

field-tie = Mehrere niedrigste Summen
value-tie = { $value ->
    [extra_round] bei Gleichstand wird weitergespielt
   *[shared] bei Gleichstand gewinnen alle gemeinsam
}

## chips

section-chips = Punkte oder Chips

field-scoring = Worum gespielt wird
hint-scoring = Für Chips stell auch den Mond auf „nichts Besonderes“.
value-scoring = { $value ->
    [chips] um Chips
   *[points] um Punkte
}
rule-pot = **Der Pot.** Wer kein Herz genommen hat, teilt ihn mit den anderen ohne Herz; was nicht aufgeht, bleibt. Haben alle eines genommen oder einer alle, bleibt der Pot für die nächste Runde. Spielen nur zwei, bekommt ihn, wer weniger Herzen genommen hat; bei gleich vielen bleibt er. Können keine zwei mehr den Einsatz zahlen, spielen die, die zuletzt gezahlt haben, ohne Einsatz um ihn, bis er gewonnen ist.{ $end ->
    [rounds] {" "}Nach der letzten Runde teilen den Rest, die in ihr am wenigsten Herzen genommen haben; übrige Chips einzeln, links vom Geber beginnend.
   *[score] {""}
}
step-pool = Pot
step-hearts = Herzen
step-howell = Herzen, untereinander
step-jack = Rest des Pots
conflict-chips-with-points = Eine Partie um Chips zählt keine Punkte, also hat sie { $what ->
    [moon] keinen Mond: Lass dort nichts Besonderes geschehen
    [sun] keine Sonne
    [doubler] keine Karte, die verdoppelt
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
rule-chips = **Chips.** Alle beginnen mit { $chips }{ $pay ->
    [howell] . Nach jeder Runde kostet jedes Herz den, der es nahm, einen Chip für jeden anderen, und bringt jedem von ihnen einen. Niemand zahlt mehr, als er hat; was dann fehlt, entgeht den anderen: Sie nehmen reihum, was da ist, vom Geber aus links beginnend.
    [hearts] {" "}und zahlen vor jeder Runde { $ante } in den Pot. Danach kostet jedes Herz den, der es nahm, noch einen Chip, solange er einen hat.
   *[pool] {" "}und zahlen vor jeder Runde { $ante } in den Pot.
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
