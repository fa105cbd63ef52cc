# /puzzle: eine Stellung, eine Karte, die Auflösung.
command-puzzle = /rätsel
    .description = Finde die beste Karte; nur du siehst es
option-theme = thema
    .description = Worum es im Rätsel geht
choice-theme = { $value ->
    [queen] Die Pik-Dame
    [moon] Den Mond schießen
    [voids] Fehlfarben
    [passing] Weitergeben
    [endings] Die letzten Stiche
   *[ducking] Drunterbleiben
}
help-start-puzzle = `{ command-puzzle }` – Finde die beste Karte, jeden Tag neu
privacy-puzzle = **Rätsel**: welche du gesehen hast, was du gewählt hast, deine Wertung und deine Serie
button-puzzle-all = Andere Rätsel
button-puzzle-share = Teilen
button-puzzle-try = Mitraten
puzzle-any-theme = Alle Themen
puzzle-choose-theme = Thema wählen
puzzle-title = { $today ->
    [yes] ## 🧩 Rätsel des Tages
   *[no] ## 🧩 Rätsel
}
puzzle-title-over = ## 🧩 Das Rätsel vom { DATETIME($day, dateStyle: "long") }
puzzle-unrated = { $missing ->
    [one] Noch 1 Rätsel bis zu deiner Wertung
   *[other] Noch { $missing } Rätsel bis zu deiner Wertung
}
puzzle-rating = Deine Wertung: { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } in Folge
puzzle-best-streak = längste Serie: { $best }
puzzle-asks-pass = ### Du gibst { $direction } weiter. Welche Karten am besten?
puzzle-asks-play = ### { $leads ->
    [yes] Du spielst zum { $trick }. Stich aus
   *[no] { $void ->
        [no] Du bist dran
       *[other] { panel-void }
    }
}: Welche Karte kostet dich am wenigsten Punkte?
puzzle-trick = { $taken ->
    [yes] Stich { $trick } ging an dich
   *[no] Stich { $trick }
}
puzzle-hand = -# Dein Blatt:
puzzle-judged = ### { $right ->
    [yes] ✅ Richtig!
   *[no] ❌ Diesmal nicht
}
puzzle-share = { $percent } %
puzzle-people = % = von { $people } Leuten
puzzle-rest = Alles andere: { $least }{ $same ->
    [yes] {""}
   *[no] {" "}bis { $most }
}
puzzle-first = -# Dieses hast du noch nicht beantwortet, also kommt es zuerst.
puzzle-answered = -# Dieses hast du schon beantwortet. Deine erste Antwort zählt.
puzzle-all-seen = ### 🎉 Du hast alle Rätsel beantwortet!
    Neue kommen mit einem Update. Wie wäre es solange mit einer Partie?
puzzle-theme-seen = ### 🎉 Du hast alle Rätsel zu „{ $theme }“ beantwortet!
puzzle-shared = So lag **{ $who }** (zum Ansehen tippen): ||{ $right ->
    [yes] ✅ richtig
   *[no] ❌ falsch
}||
puzzle-not-rated = -# { $age ->
    [0] Ohne Wertung: Über dieses ist vielleicht schon geredet worden.
   *[other] 🌱 Zur Übung: Rätsel werden gewertet, sobald dein Discord-Konto { $age } Tage alt ist.
}
puzzle-day = -# Deine Antwort siehst nur du.
puzzle-day-over = Am besten ist (zum Ansehen tippen): ||{ $cards }||
refusal-puzzle-gone = Dieses Rätsel gibt es nicht mehr. `{ command-puzzle }` hat andere.
