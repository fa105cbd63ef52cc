# Ein Zug, den die Regeln nicht erlauben. reason-*: nach einem Versuch; why-*: unter den grauen Karten.
reason-game-over = Die Partie ist vorbei.
reason-wrong-phase = Das geht gerade nicht; was ansteht, steht bei deinen Karten.
reason-not-your-turn = Du bist noch nicht dran.
reason-not-settled = Soweit du sehen kannst, können die restlichen Karten noch etwas ändern.
reason-not-held = Diese Karte hast du nicht.
reason-deal-does-not-fit = Diese Karten passen nicht zu den Regeln dieses Tisches.
reason-deal-wrong-dealer = Diese Karten haben den falschen Geber.

# Was für eine Karte spricht. Jeder Satz steht hinter einer oder mehreren Karten.
hint-line = 💡 { $cards }: { $why }
hint-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
}
hint-only-card = Eine andere darfst du nicht spielen.
hint-go-for-the-moon = Dein Blatt ist stark, und noch hat niemand einen Punkt. Versuch, alle zu bekommen: Das heißt „den Mond schießen“!
hint-on-the-way-to-the-moon = Hol weiter alle Punkte: noch { $points ->
    [one] einer
   *[other] { $points }
}, und du hast den Mond geschossen!
hint-sure-for-the-moon = Niemand kann sie schlagen. Zum Mond darf dir kein einziger Punkt entgehen.
hint-modest = Das kostet dich vermutlich am wenigsten.
hint-stay-below = So bleibst du unter { $other }, und dieser Stich geht nicht an dich.
hint-highest-below = Das ist deine höchste Karte unter { $other }. Der Stich geht nicht an dich, und du behältst die niedrigeren.
hint-second-of-two = Die gleiche Karte liegt schon da, und die erste zählt. Dieser Stich geht also nicht an dich.
hint-queen-below = { $other } liegt da und nimmt dir die Dame ab. Dieser Stich geht nicht an dich.
hint-joker = Ein Joker, der nicht ausgespielt wird, macht keinen Stich.
hint-give-queen = Die Dame bekommt, wer diesen Stich macht, und das bist sicher nicht du.
hint-give-points = Niemand will diese Karte. Sie geht an den, der diesen Stich macht, und das bist sicher nicht du.
hint-give-to-stop-the-moon = Einer hat bisher alle Punkte. Diese Karte gibt auch jemand anderem welche, und niemand kann mehr den Mond schießen.
hint-give-far-from-a-moon = Niemand will diese Karte. Sie geht an den, der bisher alle Punkte hat. Zum Mond { $points ->
    [one] fehlt ihm aber noch einer
   *[other] fehlen ihm aber noch { $points }
}.
hint-queen-can-wait = Deine Dame kann warten: { $points } andere Pik schützen sie.
hint-save-from-the-queen = Später könnte die Pik-Dame darauf fallen. Jetzt wirst du diese Karte gefahrlos los.
hint-throw-high = Hohe Karten machen Stiche, die du nicht willst. Diesen kann sie nicht machen: Wirf sie jetzt ab.
hint-keep-the-guard = So behältst du deine Pik. Sie schützen deine Dame.
hint-not-yours = Dieser Stich kann nicht deiner werden, und diese Karte brauchst du wohl am wenigsten.
hint-take-the-bonus = Nach dir kommt niemand mehr, und du schlägst { $other }: Der Stich gehört dir.
hint-take-to-stop-the-moon = Einer hat bisher alle Punkte. Jetzt nimmst du welche, und niemand anders kann mehr den Mond schießen.
hint-first-trick = Im ersten Stich darf niemand { $chips ->
    [yes] Herzen
   *[no] Punkte
} spielen, also kannst du gefahrlos eine hohe Karte loswerden.
hint-no-points-here = Nach dir kommt niemand mehr, und hier liegen keine { $chips ->
    [yes] Herzen
   *[no] Punkte
}: Dieser Stich kostet dich nichts.
hint-no-points-high = Nach dir kommt niemand mehr, und hier liegen keine { $chips ->
    [yes] Herzen
   *[no] Punkte
}: ein guter Moment, eine hohe Karte loszuwerden.
hint-must-take = Dieser Stich geht an dich, was du auch spielst.
hint-must-take-highest = Dieser Stich geht an dich, was du auch spielst. Also weg mit deiner höchsten Karte!
hint-lowest-above = Darunter bleiben kannst du nicht. Deine niedrigste Karte ist am leichtesten zu schlagen, und höhere { $suit } sind noch im Spiel.
hint-higher-out = Noch ist sie die höchste, aber höhere { $suit } sind noch im Spiel, und nach dir kommen noch andere.
hint-gone = Niemand kann sie schlagen, also geht dieser Stich an dich. Aber dann ist sie weg und kann dir keinen schlimmeren einbringen.
hint-keep-lower = So behältst du { $other }, um später darunter zu bleiben.
hint-keep-to-stop-the-moon = Einer hat bisher alle Punkte. Du behältst { $other } und kannst ihn damit vielleicht noch aufhalten.
hint-draw-the-queen = Pik unter der Dame treiben sie heraus, und du hast nichts, worauf sie fallen könnte.
hint-lead-lowest = Alle { $suit }, die noch im Spiel sind, sind höher. Wer bedient, nimmt dir diesen Stich ab.
hint-lead-low = Die meisten { $suit }, die noch im Spiel sind, sind höher. Also macht den Stich wohl jemand anders.
hint-may-be-beaten = { $points ->
    [one] Eine höhere Karte dieser Farbe ist
   *[other] { $points } höhere Karten dieser Farbe sind
} noch im Spiel. Jemand kann sie also vielleicht schlagen.
hint-fresh-suit = { $suit } wurde noch nicht ausgespielt. Die anderen können also wohl bedienen und werfen keine { $chips ->
    [yes] Herzen
   *[no] Punkte
} ab.
hint-last-of-suit = Danach hast du kein { $suit } mehr und darfst abwerfen, was du willst, wenn es ausgespielt wird.
hint-pass-queen = Mit so wenig Pik daneben ist die Dame gefährlich.
hint-pass-high-spade = Die Pik-Dame könnte darauf fallen.
hint-pass-suit = Ohne { $suit } darfst du dann abwerfen, was du willst.
hint-pass-high-heart = Hohe Herzen machen Stiche voller Herz.
hint-pass-high = Hohe Karten machen Stiche, die du nicht willst.
hint-pass-shorten = Mit weniger { $suit } darfst du bald abwerfen, was du willst.
hint-pass-for-the-moon = Behalte deine starken Karten, und versuch, den Mond zu schießen!

# Was gegen eine gewählte Karte spricht, neben der besten.
drawback-line = Du hast { $cards } gewählt. { $why }
drawback-takes = Niemand kann sie schlagen, also geht dieser Stich an dich{ $points ->
    [0] .
    [one] , und mit ihm ein Punkt.
   *[other] , und mit ihm { $points } Punkte.
}
drawback-highest-so-far = Wenn sie niemand schlägt, geht dieser Stich an dich.
drawback-under-the-queen = Die Pik-Dame ist noch im Spiel und könnte darauf fallen.
drawback-lead-high = Die meisten { $suit }, die noch im Spiel sind, sind niedriger. Da kann der Stich leicht an dich gehen.
drawback-keeps = Du behältst { $other }. Niemand kann sie schlagen, also könnte sie dir später einen schlimmeren Stich einbringen.
drawback-others-void = { $points ->
    [0] Jemand hat kein { $suit } mehr: Er kann sie nicht schlagen und darf abwerfen, was er will.
    [one] Einer hat kein { $suit } mehr: Er kann sie nicht schlagen und darf abwerfen, was er will.
   *[other] { $points } haben kein { $suit } mehr: Sie können sie nicht schlagen und dürfen abwerfen, was sie wollen.
}
drawback-leaves-alone = So bleibt { $other } allein zurück. Die meisten { $suit }, die noch im Spiel sind, sind niedriger: Da kann ein Stich leicht an dich gehen.

# Below the answer to a question about a hand: its cards, and what stands beside each choice.
your-hand = Dein Blatt: { $cards }
choices-key = + = { $chips ->
    [yes] Chips
   *[no] Punkte
} mehr als die beste Wahl
