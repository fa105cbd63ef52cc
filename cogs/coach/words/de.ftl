# Was ein Hobbyspieler täte, und warum. Jeder Satz steht hinter einer oder mehreren Karten.
hint-line = 💡 { $cards }: { $why }
hint-none = -# Gerade wird keine Karte von dir verlangt, also gibt es nichts zu raten.
hint-sure = ### Einen Tipp holen?
    Du kannst in dieser Partie Wertung verlieren, aber keine gewinnen, und ein Sieg zählt nicht.
hint-only-card = Etwas anderes darfst du nicht spielen.
hint-shoot-the-moon = Deine Karten reichen, um alle übrigen Stiche zu machen. Schieß den Mond!
hint-all-the-same = Hier ist es fast egal, welche Karte du spielst.
hint-stay-below = Du bleibst unter dem, was liegt, und machst diesen Stich nicht.
hint-take-little = Von allem, was du spielen darfst, kostet dich das in diesem Stich wohl am wenigsten.
hint-take-the-bonus = Dieser Stich lohnt sich, der Bonuskarte wegen.
hint-hope-for-the-bonus = Vielleicht fängst du mit ihr die Bonuskarte.
hint-get-rid-of-danger = Das könnte dich später Punkte kosten, und jetzt wirst du es gut los.
hint-get-rid-of-danger-chips = Das könnte dich später Chips kosten, und jetzt wirst du es gut los.
hint-keep-cover = So behältst du die Karten, die dich später schützen.
hint-give-to-others = So bekommt jemand anders die Punkte: Diesen Stich machst wohl nicht du.
hint-give-to-others-chips = So bekommt jemand anders das Herz: Diesen Stich machst wohl nicht du.
hint-keep-from-others = So schenkst du niemandem die Bonuskarte.
hint-flush-the-queen = Niedrige Pik treiben die Dame heraus, und du hast nichts, worauf sie fallen könnte.
hint-stay-without-a-trick = Wer keinen Stich macht, wird belohnt, und du hast noch keinen.
hint-stop-the-moon = Jemand hat bisher alle Punkte, und das hilft, den Mond zu verhindern.
hint-pass-spades = Die Pik-Dame und alles, worauf sie fallen könnte, ist mit so wenig Deckung gefährlich.
hint-pass-suit = So wirst du eine ganze Farbe los und darfst abwerfen, was du willst, wenn andere sie ausspielen.
hint-pass-danger = Damit würdest du am ehesten Stiche machen, die dich Punkte kosten.
hint-pass-danger-chips = Damit würdest du am ehesten Stiche machen, die dich Chips kosten.

# Was der Coach erwartet, aus vielen Verteilungen, die zu dem passen, was jemand weiß: Punkte der Runde, mit Standardfehler.
coach-best = 💡 { $cards }: etwa **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] Chips
   *[no] Punkte
}** in dieser Runde (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
coach-worse = { $cards } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } schlechter)
coach-alike = Nichts ist hier deutlich besser als der Rest.
coach-moons = -# *Schlechter* zählt nicht nur deine Punkte, sondern auch zur Hälfte, was Monde für die anderen bedeuten.
coach-queen = Die Pik-Dame bekommst du in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Verteilungen, die ich probiert habe; mit { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-own-moon = Den Mond schießt du in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Verteilungen, die ich probiert habe; mit { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-other-moon = Jemand anderes schießt den Mond in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Verteilungen, die ich probiert habe; mit { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-trick = Diesen Stich bekommst du in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Verteilungen, die ich probiert habe; mit { $cards } in { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-points = Das kostet dich im Rest der Runde weniger { $chips ->
    [yes] Chips
   *[no] Punkte
} als { $cards }.
coach-others = { $chips ->
    [yes] Die anderen verlieren mehr Chips als mit { $cards }.
   *[no] Die anderen bekommen mehr Punkte als mit { $cards }.
}
coach-close = -# { $cards } kann genauso gut sein: Der Unterschied ist zu klein, um sicher zu sein.
coach-thin = -# Verlass dich nicht darauf: Nur etwa { $worlds } Verteilungen passen zu dem, was gespielt wurde.
button-yes-hint = Ja, Tipp zeigen

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Rückblick auf Tisch { $code }
review-progress = Ich denke nach: { $done } von { $rounds } Runden sind fertig.
review-wait = -# Jeder Zug wird in vielen Verteilungen mit den anderen verglichen. Du musst nicht warten: Drücke später noch einmal.
review-stopped = Ich musste aufhören: { $done } von { $rounds } Runden sind fertig. Drücke **{ button-refresh }**, damit ich weitermache.
review-unknown = Nach den Regeln dieser Partie kann ich Züge nicht beurteilen.
review-summary = Verglichen mit einem durchschnittlichen Platz haben dich Fehler **{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }** { $chips ->
    [yes] Chips
   *[no] Punkte
} gekostet, und { $luck ->
    [good] die Karten haben dir **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }** erspart.
   *[bad] die Karten **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
}
review-round = **{ $round }.** { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } Fehler +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, Karten { $luck ->
    [good] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-round-chips = **{ $round }.** { $points } Chips: { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } Fehler −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, Karten { $luck ->
    [good] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-about = -# Ein Fehler ist über { $chips ->
    [yes] einen halben Chip
   *[no] einen halben Punkt
} schlechter als der beste Zug, und das zu deutlich für einen Zufall. Karten: alles Übrige, das Glück beim Geben und das Spiel der anderen.
review-questions = Was hättest du gespielt? Deine teuersten Züge als Fragen:
review-no-mistakes = Kein Zug von dir war eindeutig ein Fehler. Gut gespielt!
review-question = ## 🎓 Frage { $number } von { $of } · Runde { $round }
review-asks-pass = Was würdest du weitergeben? { $direction }
review-asks-play = Stich { $trick }: Was würdest du spielen?
review-you-lead = Du spielst aus.
review-taken = -# { $chips ->
    [yes] Herzen
   *[no] Punkte
} bisher: { $taken }
review-yours = Du hast { $cards } gewählt.
review-better = 💡 Besser: { $cards }, um **{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] Chips
   *[no] Punkte
}** (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
button-review-ask = Frage { $number }
button-review-answer = Antwort zeigen
button-review-back = Zurück zum Rückblick
refusal-review-off = Dieser Bot läuft ohne Coach, deshalb gibt es keinen Rückblick.
refusal-review-not-ready = Der Coach macht sich gerade bereit. Versuch es in einer Minute noch einmal.

# Its commands.
command-hearts-hint = /hearts tipp
    .description = Frag, was du von jeder deiner Karten erwarten kannst, und warum
command-hearts-review = /hearts rückblick
    .description = Was dich deine Züge in einer beendeten Partie gekostet haben; nur du siehst es
    .table = Welche Partie; sonst die letzte in diesem Kanal
