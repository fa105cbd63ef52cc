# Tipps während eines Spiels.
hint-none = -# Gerade musst du keine Karte wählen, also gibt es keinen Tipp.
hint-coming = 💡 Ich überlege …
hint-only = 💡 Eine andere Karte darfst du jetzt nicht spielen.
hint-sure = ### Einen Tipp holen?
    Ein Sieg in dieser Partie zählt dann nicht, und deine Wertung kann fallen, aber nicht steigen.
hint-unsure = -# Ich bin nicht sicher: Andere Karten sind vielleicht besser.
hint-thumb = -# Ein einfacher Tipp: Meistens stimmt er.
help-table-checks = **Karten prüfen.** Spielst du allein, kann dir der Coach nach jeder Wahl sagen, ob sie dich eindeutig Punkte gekostet hat: unter **{ button-more }**.
check-cost = ❌ { $cards }: kostete etwa { $amount }.
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
coach-better = { $named ->
    [yes] Das
   *[no] { $cards }
} würde etwa { $amount } mehr kosten{ $rest ->
    [yes] , alles andere auch
   *[no] {""}
}.
coach-alike = { $cards } ist vielleicht genauso gut.
coach-all-alike = Alles andere ist etwa genauso gut.
coach-queen = Mit { $cards } bekämst du öfter die Pik-Dame.
coach-own-moon = Mit { $cards } würdest du seltener den Mond schießen.
coach-other-moon = Mit { $cards } würde öfter jemand anders den Mond schießen.
coach-trick = Mit { $cards } würdest du öfter diesen Stich machen.
coach-others = { $cards } würde die anderen weniger kosten.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Dein Rückblick
    -# { $game }
review-progress = Ich denke nach. Fertig: { $done } von { $rounds } Runden.
review-wait = -# Ich probiere jeden Zug aus. Du musst nicht warten: Drücke später **{ button-refresh }**.
review-stopped = Ich musste aufhören. Fertig: { $done } von { $rounds } Runden. Drücke **{ button-refresh }**, damit ich weitermache.
review-unknown = Nach den Regeln dieser Partie kann ich Züge nicht beurteilen.
review-points = { $chips ->
    [yes] { $points ->
        [one] 1 Chip
       *[other] { $points } Chips
    }
   *[no] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
review-scored = { $chips ->
    [won] Du hast **{ $scored }** gewonnen.
    [lost] Du hast **{ $scored }** verloren.
   *[no] Du hast **{ $scored }** bekommen, { $apart ->
        [0] genau den Durchschnitt am Tisch
       *[other] { $apart } { $more ->
            [yes] mehr
           *[no] weniger
        } als der Durchschnitt am Tisch ({ $average })
    }.
}
review-by-play = Deine Fehler haben dich etwa **{ $amount }** gekostet.
review-by-cards = { $luck ->
    [good] Glück und Mitspieler haben dir etwa **{ $amount }** erspart.
    [bad] Pech und Mitspieler haben dich etwa **{ $amount }** gekostet.
   *[none] Du hattest weder Glück noch Pech.
}
review-round = **Runde { $round }** · { $points } · { $mistakes ->
    [0] kein Fehler
    [1] 1 Fehler
   *[other] { $mistakes } Fehler
}
review-mistake = -# { $step ->
    [none] {""}
    [0] Weitergabe:{" "}
   *[other] Stich { $step }:{" "}
}{ $cards }, etwa { $amount } · besser: ||{ $best }||
review-about = -# Nur eindeutige Fehler zählen.{ $mistakes ->
    [0] {""}
   *[other] {" "}Tippe auf die verdeckten Karten, um sie zu sehen.
}
review-no-mistakes = Kein Zug von dir war eindeutig ein Fehler. Gut gespielt!
review-question = ## 🎓 Frage { $number } von { $of }
review-asks-pass = **Runde { $round }: Du gibst { $direction } weiter. Welche Karten?**
review-trick = Runde { $round }{ $taken ->
    [yes] : Stich { $trick } ging an dich
   *[no] , Stich { $trick }
}
review-asks-play = **{ $leads ->
    [yes] Du spielst zum { $trick }. Stich aus: Was würdest du spielen?
   *[no] { $void ->
        [no] Was würdest du spielen?
       *[other] { panel-void }: Was würdest du spielen?
    }
}**
review-choose = { $count ->
    [one] Wähle eine Karte
   *[other] Wähle { $count } Karten
}
review-picked = ### { $answer ->
    [right] ✅ Richtig!
    [alike] ✅ Genauso gut!
   *[wrong] ❌ Nicht ganz
}
review-some = { $right } von { $count } { $right ->
    [one] stimmt
   *[other] stimmen
}.
review-in-game = in der Partie
review-from = -# Aus deiner Partie · { $game }
review-yours = In der Partie hast du { $cards } { $passes ->
    [yes] weitergegeben
   *[no] gespielt
}.
button-review-answer = Antworten
button-review-ask = { $number ->
    [1] Bessere Züge finden
   *[other] Nächste Frage
}
button-review-keep = Als Rätsel merken
button-review-puzzle = Rätsel lösen
review-kept = ✅ **Gemerkt!** { $count ->
    [1] Dein teuerster Zug kommt als Rätsel, bis du es löst.
   *[other] { $count } deiner teuersten Züge kommen als Rätsel, bis du sie löst.
}
own-puzzle-title = ## 🧩 Dein eigenes Rätsel
own-puzzle-again = Morgen frage ich dich noch einmal.
own-puzzle-solved = Rätsel gelöst.
refusal-review-nothing = Die Partie an Tisch { $code } endete vor dem Ende ihrer ersten Runde: Da gibt es nichts auszuwerten.
refusal-review-off = Dieser Bot läuft ohne Coach, deshalb gibt es keinen Rückblick.
refusal-review-not-ready = Der Coach macht sich gerade bereit. Versuch es in einer Minute noch einmal.

# Its commands.
command-hearts-hint = /hearts tipp
    .description = Frag, welche Karte du spielen oder weitergeben sollst, und warum
command-hearts-review = /hearts rückblick
    .description = Sieh, was dich deine Züge in einer beendeten Partie gekostet haben
    .table = Welche Partie; sonst die letzte in diesem Kanal
