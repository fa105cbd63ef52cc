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
button-review = Rückblick
button-review-ask = Frage { $number }
button-review-answer = Antwort zeigen
button-review-back = Zurück zum Rückblick
refusal-review-off = Dieser Bot läuft ohne Coach, deshalb gibt es keinen Rückblick.
refusal-review-not-ready = Der Coach macht sich gerade bereit. Versuch es in einer Minute noch einmal.
