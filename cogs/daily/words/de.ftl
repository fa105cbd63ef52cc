daily-day = { DATETIME($day, dateStyle: "long") }
daily-title = ## ☀️ Die Tagesrunde
    -# { $day }
daily-what = Dieselbe Runde für alle, gegen Computerspieler. Wer die wenigsten Punkte bekommt, gewinnt.
daily-one-try = **Ein Versuch**, ohne Tipps. Endet { $ends }; wer dann nicht fertig ist, landet hinten.
daily-late = -# Ich war gestern weg und habe diese Karten erst heute versiegelt.
daily-against = { $others ->
    [0] Sonst hat noch niemand diese Karten zu Ende gespielt.
   *[other] Weltweit Platz { $place } von { $size }{ $shared ->
        [0] {""}
        [one] , geteilt mit 1 Person
       *[other] , geteilt mit { $shared } Leuten
    }
        Durchschnitt aller: { NUMBER($mean, maximumFractionDigits: 1) } Punkte
}
daily-squares = -# { $squares }
    -# ⬜ kein Stich · 🟩 Stich · 🟥 mit Punkten
daily-streak = 🔥 { $days ->
    [0] Deine Serie beginnt heute
    [1] Deine Serie: 1 Tag
   *[other] Deine Serie: { $days } Tage
}
daily-gap = -# Ein verpasster Tag pro Woche beendet deine Serie nicht.
daily-zone = -# Tage enden um Mitternacht ({ $zone }).
    -# Ändern: `{ command-daily } { option-time_zone }`
daily-opens = -# Alle Blätter siehst du { $ends }.
daily-opened = -# **{ button-review }** findet deine Fehler und **{ button-replay }** zeigt alle Blätter.
daily-stopped = { $tricks ->
    [0] Der Tag endete vor deinem ersten Stich.
   *[other] Der Tag endete, bevor du fertig warst: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } nach { $tricks } von { $all } Stichen.
} Dein Versuch zählt, steht aber hinter allen, die fertig wurden.
daily-shared = **{ $who }** hat **{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}** in der Tagesrunde bekommen{ $finished ->
    [no] {" "}(nicht fertig)
   *[other] {""}
}
    -# { $day }
daily-announced = Dieselben Karten für alle, ein Versuch: Die wenigsten Punkte gewinnen.
daily-announced-over = Der Tag ist vorbei. { $people ->
    [0] Auf diesem Server hat niemand gespielt.
    [one] Auf diesem Server hat 1 Person gespielt.
   *[other] Auf diesem Server haben { $people } Personen gespielt.
}{ $best ->
    [none] {""}
    [one] {" "}Bestes Ergebnis: { $best } Punkt.
   *[other] {" "}Bestes Ergebnis: { $best } Punkte.
}
daily-announced-ends = -# Endet { $ends } · { $people ->
    [0] hier hat noch niemand gespielt
    [one] 1 hat hier gespielt
   *[other] { $people } haben hier gespielt
}
daily-table-title = ## ☀️ Serverergebnisse
    -# { $day }
daily-table-count = -# { $people } { $people ->
    [one] Person
   *[other] Personen
}
daily-table-empty = Hier steht noch niemand.
daily-new-account = -# 🌱 Dein Discord-Konto ist neu. Sobald es { $age } Tage alt ist, stehst du auf dieser Liste.
daily-line = { $place }\. **{ $who }** · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $finished ->
    [no] {" "}(nicht fertig)
   *[other] {""}
}{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
daily-calendar-title = ## 📅 Deine Tage
daily-weekdays = 🇲 🇩 🇲 🇩 🇫 🇸 🇸
daily-calendar-key = -# 🟩 gespielt · 🟨 nicht fertig
    -# ⬜ verpasst · 🟦 heute · ▪️ keine Karten
daily-practise-hint = **Übe** mit den Karten eines vergangenen Tages. Es zählt nicht.
daily-practice-about = Übung: zählt nicht
daily-practise = Wähle einen Tag
daily-option = { $day } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
button-daily-deal = Tagesrunde
daily-about = { button-daily-deal }
button-daily-play = Tagesrunde spielen
button-daily-begin = Los: Karten zeigen
button-daily-share = Teilen
button-daily-table = Serverergebnisse
button-daily-calendar = Kalender
button-daily-result = Mein Platz
button-daily-again = Noch einmal
refusal-daily-over = Dieser Tag ist vorbei. { command-daily } zeigt die Karten von heute.
refusal-daily-no-such-day = Von diesem Tag gibt es keine Karten zum Üben.
refusal-daily-one-try = Für die Tagesrunde hast du nur einen Versuch: Aufgeben oder pausieren geht nicht. Er wartet auf dich, bis der Tag endet.
refusal-daily-tried = Du hattest deinen Versuch mit den Karten von heute und hast ihn mit deinen Daten gelöscht. Morgen gibt es neue.
refusal-daily-no-hint = In der Tagesrunde gibt es keine Tipps.
refusal-daily-sealed = Andere spielen diese Karten noch. Aufgedeckt werden sie { $when }.
refusal-daily-not-played = Das sehen nur alle, die die Karten dieses Tages zu Ende gespielt haben.
command-daily = /täglich
    .description = Die Tagesrunde: dieselben Karten für alle, ein Versuch; nur du siehst es
help-start-daily = `{ command-daily }` – Dieselben Karten für alle, einmal am Tag
daily-to-continue = Deine Tagesrunde spielst du mit { command-daily } weiter.
refusal-daily-only-alone = Du sitzt an keinem Tisch dieses Servers. { daily-to-continue }
