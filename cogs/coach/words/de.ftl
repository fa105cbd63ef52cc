# Was für eine Karte spricht. Jeder Satz steht hinter einer oder mehreren Karten.
hint-line = 💡 { $cards }: { $why }
hint-none = -# Gerade bist du nicht mit einer Karte dran, also gibt es nichts zu raten.
hint-sure = ### Einen Tipp holen?
    Du kannst in dieser Partie Wertung verlieren, aber keine gewinnen, und ein Sieg zählt nicht.
hint-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
}
hint-only-card = Eine andere darfst du nicht spielen.
hint-go-for-the-moon = Noch hat niemand anders einen Punkt. Versuch, alle zu bekommen, und schieß den Mond!
hint-modest = Das kostet dich vermutlich am wenigsten.
hint-stay-below = So bleibst du unter { $other }, und dieser Stich geht nicht an dich.
hint-highest-below = Das ist deine höchste Karte unter { $other }. Der Stich geht nicht an dich, und du behältst die niedrigeren.
hint-second-of-two = Die gleiche Karte liegt schon da, und die erste zählt. Dieser Stich geht also nicht an dich.
hint-queen-below = { $other } liegt da und nimmt dir die Dame ab. Dieser Stich geht nicht an dich.
hint-joker = Ein Joker, der nicht ausgespielt wird, macht keinen Stich.
hint-give-queen = Du kannst nicht bedienen, also bekommt jemand anders die Dame.
hint-give-points = Du kannst nicht bedienen, also muss jemand anders sie nehmen.
hint-give-to-stop-the-moon = Einer hat bisher alle Punkte. Diese Karte gibt auch jemand anderem welche, und niemand kann mehr den Mond schießen.
hint-save-from-the-queen = Später könnte die Pik-Dame darauf fallen. Jetzt wirst du diese Karte gefahrlos los.
hint-throw-high = Du kannst nicht bedienen: Ein guter Moment, eine hohe Karte abzuwerfen.
hint-keep-the-guard = So behältst du deine Pik. Sie schützen deine Dame.
hint-not-yours = Du kannst nicht bedienen, also geht dieser Stich nicht an dich. Diese Karte wirst du wohl am wenigsten vermissen.
hint-take-the-bonus = Du spielst als Letztes und schlägst { $other }: Der Stich gehört dir.
hint-take-to-stop-the-moon = Einer hat bisher alle Punkte. Jetzt nimmst du welche, und niemand anders kann mehr den Mond schießen.
hint-first-trick = Im ersten Stich darf niemand { $chips ->
    [yes] Herzen
   *[no] Punkte
} spielen, also kannst du gefahrlos eine hohe Karte loswerden.
hint-no-points-here = Du spielst als Letztes, und hier liegen keine { $chips ->
    [yes] Herzen
   *[no] Punkte
}: Dieser Stich kostet dich nichts.
hint-no-points-high = Du spielst als Letztes, und hier liegen keine { $chips ->
    [yes] Herzen
   *[no] Punkte
}: Ein guter Moment, eine hohe Karte loszuwerden.
hint-must-take = Dieser Stich geht an dich, was du auch spielst.
hint-must-take-highest = Dieser Stich geht an dich, was du auch spielst. Also weg mit deiner höchsten Karte!
hint-lowest-above = Darunter bleiben kannst du nicht. Deine niedrigste Karte ist am leichtesten zu schlagen, und höhere { $suit } sind noch im Spiel.
hint-higher-out = Noch ist sie die höchste, aber höhere { $suit } sind noch im Spiel, und nach dir kommen noch andere.
hint-draw-the-queen = Niedrige Pik treiben die Dame heraus, und du hast nichts, worauf sie fallen könnte.
hint-lead-lowest = Alle { $suit }, die noch im Spiel sind, sind höher. Wer bedient, nimmt dir diesen Stich ab.
hint-lead-low = Die meisten { $suit }, die noch im Spiel sind, sind höher. Also macht den Stich wohl jemand anders.
hint-fresh-suit = { $suit } wurde noch nicht ausgespielt. Die anderen können also wohl bedienen und werfen keine { $chips ->
    [yes] Herzen
   *[no] Punkte
} ab.
hint-last-of-suit = Danach hast du kein { $suit } mehr und darfst abwerfen, was du willst, wenn es ausgespielt wird.
hint-pass-queen = Mit so wenig Pik daneben ist die Pik-Dame gefährlich.
hint-pass-high-spade = Die Pik-Dame könnte darauf fallen.
hint-pass-suit = Dann hast du kein { $suit } mehr und darfst abwerfen, was du willst, wenn es ausgespielt wird.
hint-pass-high-heart = Hohe Herzen machen Stiche voller Herzen.
hint-pass-high = Hohe Karten machen Stiche, die du nicht willst.
hint-pass-shorten = Je weniger { $suit } du hast, desto eher darfst du abwerfen, was du willst.
hint-pass-for-the-moon = Behalte deine starken Karten, und versuch, den Mond zu schießen!
hint-unsure = -# Sicher bin ich mir nicht: Was die anderen haben, lässt sich hier kaum sagen.
button-yes-hint = Ja, Tipp zeigen

# Warum der Coach einen Zug vorzieht, für die, die fragen.
coach-amount = { $chips ->
    [yes] { $amount ->
        [0] einen halben Chip
        [1] einen Chip
       *[other] { $amount } Chips
    }
   *[no] { $amount ->
        [0] einen halben Punkt
        [1] einen Punkt
       *[other] { $amount } Punkte
    }
}
coach-better = Das ist um etwa { $amount } besser als { $cards }{ $rest ->
    [alike] ; alles andere ist ähnlich
    [worse] ; alles andere ist schlechter
   *[none] {""}
}.
coach-alike = { $cards } ist vielleicht genauso gut.
coach-all-alike = Alles andere ist etwa genauso gut.
coach-queen = Du bekommst seltener die Pik-Dame.
coach-own-moon = Du schießt öfter den Mond.
coach-other-moon = Jemand anders schießt seltener den Mond.
coach-trick = Du machst seltener diesen Stich.
coach-others = Es kostet die anderen mehr.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Rückblick auf Tisch { $code }
review-progress = Ich denke nach: { $done } von { $rounds } Runden sind fertig.
review-wait = -# Jeder Zug wird in vielen möglichen Verteilungen mit den anderen verglichen. Du musst nicht warten: Drücke später noch einmal.
review-stopped = Ich musste aufhören: { $done } von { $rounds } Runden sind fertig. Drücke **{ button-refresh }**, damit ich weitermache.
review-unknown = Nach den Regeln dieser Partie kann ich Züge nicht beurteilen.
review-by-play = Deine Fehler haben dich etwa **{ $amount }** gekostet.
review-by-cards = { $luck ->
    [good] Glück und Mitspieler haben dir etwa **{ $amount }** erspart.
    [bad] Pech und Mitspieler haben dich etwa **{ $amount }** gekostet.
   *[none] Du hattest weder Glück noch Pech.
}
review-round = **{ $round }.** { $chips ->
    [yes] { $points } Chips
   *[no] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}: { $mistakes ->
    [0] kein Fehler
    [1] 1 Fehler, etwa { $amount }
   *[other] { $mistakes } Fehler, etwa { $amount }
}
review-about = -# Ein Fehler hat dich eindeutig mehr als { $chips ->
    [yes] einen halben Chip
   *[no] einen halben Punkt
} gekostet. Wo niemand wissen konnte, was die anderen haben, nenne ich keinen.
review-questions = Was hättest du gespielt? Versuch deine teuersten Züge noch einmal:
review-no-mistakes = Kein Zug von dir war eindeutig ein Fehler. Gut gespielt!
review-question = ## 🎓 Frage { $number } von { $of } · Runde { $round }
review-asks-pass = Was würdest du weitergeben? { $direction }
review-asks-play = Stich { $trick }: Was würdest du spielen?
review-you-lead = Du spielst aus.
review-taken = -# { $chips ->
    [yes] Herzen
   *[no] Punkte
} bisher: { $taken }
review-choose = { $count ->
    [one] Wähle eine Karte
   *[other] Wähle { $count } Karten
}
review-picked = { $answer ->
    [right] ✅ **Richtig!**
    [alike] ✅ **Genauso gut!**
   *[wrong] ❌ **Nicht ganz.**
}
review-yours = In der Partie hast du { $cards } gewählt.
button-review-ask = Nr. { $number }
refusal-review-off = Dieser Bot läuft ohne Coach, deshalb gibt es keinen Rückblick.
refusal-review-not-ready = Der Coach macht sich gerade bereit. Versuch es in einer Minute noch einmal.

# Its commands.
command-hearts-hint = /hearts tipp
    .description = Frag, welche Karte du spielen oder weitergeben sollst, und warum
command-hearts-review = /hearts rückblick
    .description = Was dich deine Züge in einer beendeten Partie gekostet haben; nur du siehst es
    .table = Welche Partie; sonst die letzte in diesem Kanal
