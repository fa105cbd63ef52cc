# Ein Zug, den die Regeln nicht erlauben. reason-*: nach einem Versuch; why-*: unter den grauen Karten.
reason-game-over = Die Partie ist vorbei.
reason-wrong-phase = Danach wird gerade nicht gefragt. Drücke „Meine Karten“, um zu sehen, was ansteht.
reason-not-your-turn = Du bist noch nicht dran.
reason-not-held = Diese Karte hast du nicht. Drücke „Aktualisieren“, um deine Karten zu sehen.
reason-lead-the-low-club = Zum ersten Stich muss das niedrigste Kreuz ausgespielt werden.
reason-lead-a-club = Zum ersten Stich muss Kreuz ausgespielt werden.
reason-open-without-hearts = Der erste Stich darf nicht mit Herz eröffnet werden.
reason-follow-suit = Du musst bedienen, solange du kannst.
reason-first-trick-points = Im ersten Stich darfst du keine Punktkarte spielen, solange du eine andere hast.
reason-hearts-not-broken = Herz ist noch nicht gebrochen. Du darfst es nicht ausspielen, solange du eine andere Karte hast.
reason-queen-locked = Die Pik-Dame darf erst ausgespielt werden, wenn Herz gebrochen ist.
reason-queen-must-go = Du musst die Pik-Dame spielen, wenn sie den Stich nicht machen kann.
reason-pass-count = Wähle genau { $count } { $count ->
    [one] Karte
   *[other] Karten
} für die Weitergabe.
reason-pass-forbidden = Nach den Regeln dieses Tisches darfst du diese Karte nicht weitergeben.
reason-call-too-many = Sag insgesamt höchstens { $count } { $count ->
    [one] Karte
   *[other] Karten
} an, mindestens eine für jeden Platz, den du nennst.
reason-call-unknown-seat = Nenne jeden anderen Platz höchstens einmal.
reason-no-such-choice = Der Mond gibt allen anderen Punkte oder zieht dir welche ab.
reason-deal-does-not-fit = Diese Kartenverteilung passt nicht zu den Regeln dieses Tisches.
reason-deal-wrong-dealer = Diese Kartenverteilung hat den falschen Geber.
why-lead-the-low-club = Der erste Stich wird mit { $card } eröffnet.
why-lead-a-club = Der erste Stich wird mit Kreuz eröffnet.
why-open-without-hearts = Der erste Stich wird nicht mit Herz eröffnet.
why-follow-suit = Du hast { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[other] Herz
}, also musst du bedienen.
why-first-trick-points = Keine Punkte im ersten Stich.
why-hearts-not-broken = Herz ist noch nicht gebrochen.
why-queen-locked = Die Pik-Dame wartet, bis Herz gebrochen ist.
why-queen-must-go = Die Pik-Dame muss jetzt weg.
