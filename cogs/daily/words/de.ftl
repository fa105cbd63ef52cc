daily-day = { DATETIME($day, dateStyle: "long") }
daily-week = { DATETIME($day, dateStyle: "short") }
daily-title = ## ☀️ Die Karten des Tages
    -# { $day }
daily-what = Dieselben Karten für alle, gegen drei Computerspieler, die auf dieselben Karten immer gleich antworten. Eine Runde, allein; nur du siehst sie.
daily-one-try = **Ein Versuch.** Er beginnt, wenn du dein Blatt siehst, und zählt, wie er steht, wenn der Tag endet: { $ends }. Keine Tipps.
daily-seals = -# 🔒 Versiegelt, heute und morgen: { $today } · { $tomorrow }
daily-sealed-late = -# Ich war nicht da, als diese Karten versiegelt werden sollten: Das geschah erst heute.
daily-points = { $finished ->
    [no] **{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }**, als der Tag vor deiner letzten Karte endete. Es zählt, wie es stand, hinter allen, die fertig wurden.
   *[other] **{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }**
}
daily-against = { $others ->
    [0] Noch niemand sonst ist mit diesen Karten fertig.
   *[other] Besser als { $share } % von { $others } { $others ->
        [one] anderen Person
       *[other] anderen
    } · Platz { $place } · im Schnitt { NUMBER($mean, maximumFractionDigits: 1) }
}
daily-squares = -# { $squares }
    -# Ein Quadrat ist ein Stich: ⬜ von anderen gemacht · 🟩 ohne Punkte gemacht · 🟥 mit Punkten gemacht
daily-streak = { $days ->
    [0] 🔥 Deine Serie beginnt heute
    [one] 🔥 1 Tag in Folge
   *[other] 🔥 { $days } Tage in Folge
}{ $zone ->
    [UTC] {""}
   *[other] {" "}· { $zone }
}
daily-zone = -# Ein versäumter Tag pro Woche ist frei. { command-daily } { option-time_zone } ändert die Zeitzone.
daily-opens = -# Andere spielen diese Karten noch: Blätter, Replay und Rückblick öffnen sich { $ends }.
daily-opened = -# Das Geheimnis, aus dem die Karten gemischt wurden: `{ $secret }`
daily-shared = **{ $who }** hat die Karten des Tages gespielt, { $day }
daily-announced = Dieselben Karten für alle, ein Versuch; dein Blatt siehst nur du. { $people ->
    [0] Auf diesem Server hat sie noch niemand gespielt.
    [one] Auf diesem Server hat sie 1 Person gespielt.
   *[other] Auf diesem Server haben sie { $people } Personen gespielt.
}
daily-announced-over = Der Tag ist vorbei. { $people ->
    [0] Auf diesem Server hat niemand gespielt.
    [one] Auf diesem Server hat 1 Person gespielt.
   *[other] Auf diesem Server haben { $people } Personen gespielt.
}
daily-announced-seal = -# Endet { $ends } · 🔒 { $hash }
daily-table-title = ## ☀️ { $day } auf diesem Server
daily-table-count = -# { $people } { $people ->
    [one] Versuch
   *[other] Versuche
}
daily-table-empty = Noch niemand steht in dieser Tabelle.
daily-line = { $place }\. { $who } · **{ $points }**{ $finished ->
    [no] {" "}(nicht fertig)
   *[other] {""}
}
daily-calendar-title = ## 📅 Deine Tage
daily-calendar-key = -# 🟩 gespielt · 🟨 nicht fertig · ⬛ versäumt · ▫️ keine Karten. Eine Zeile ist eine Woche ab Montag.
daily-practise-hint = **Übe** mit den Karten eines vergangenen Tages gegen dieselben Computerspieler. Es zählt für nichts.
daily-practise = Wähle einen Tag
daily-option = { $day } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
daily-over = ### ☀️ Die Karten vom { $day }
button-daily-deal = Tageskarten
button-daily-begin = Los: Blatt zeigen
button-daily-play = Auch spielen
button-daily-share = Teilen
button-daily-table = Dieser Server
button-daily-calendar = Kalender
button-daily-result = So spielten die anderen
button-daily-back = Zurück
button-daily-today = Heute
button-daily-again = Noch einmal
refusal-daily-over = Dieser Tag ist vorbei. { command-daily } zeigt die Karten von heute.
refusal-daily-no-such-day = Von diesem Tag gibt es keine Karten zum Üben.
refusal-daily-one-try = Für die Karten des Tages gibt es einen Versuch: Er kann weder aufgegeben noch unterbrochen werden. Er wartet auf dich, bis der Tag endet.
refusal-daily-tried = Deinen Versuch für die Karten von heute hattest du, und du hast ihn mit deinen Daten gelöscht. Morgen gibt es neue Karten.
refusal-daily-no-hint = Bei den Karten des Tages gibt es keine Tipps.
refusal-daily-sealed = Andere spielen diese Karten noch. Sie werden { $at } geöffnet.
refusal-daily-not-played = Das sehen alle, die die Karten dieses Tages zu Ende gespielt haben.
command-daily = /täglich
    .description = Die Karten des Tages: dieselben für alle, ein Versuch; nur du siehst es
help-commands-daily = **Karten des Tages**: `{ command-daily }`, für alle dieselben.
refusal-daily-only-alone = Du sitzt an keinem Tisch dieses Servers. Deine Karten des Tages spielst du mit { command-daily } weiter.
