lobby-title = ## ♥️ Hearts-Tisch
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · Gastgeber
lobby-hint = { $free ->
    [0] Alle sind da: { $host } kann **Starten** drücken, und ab { $others } jeder, der hier sitzt, wenn sich bis dahin nichts ändert.
   *[other] Drücke **Mitspielen**, um dabei zu sein. { $rematch ->
        [yes] Sind alle Plätze besetzt, beginnt die Partie von selbst; { $host } kann vorher **Starten**:
       *[no] { $host } kann jederzeit **Starten**:
    } Computerspieler füllen die freien Plätze.
}
lobby-kept = { $kept ->
    [one] Der letzte Platz ist für die oben genannte Person freigehalten, die **Mitspielen** drückt
   *[other] Die letzten Plätze sind für die oben Genannten freigehalten, die **Mitspielen** drücken
}
lobby-hint-reserved = { lobby-kept }. { $rematch ->
    [yes] Sind alle Plätze besetzt, beginnt die Partie von selbst; { $host } kann vorher **Starten**:
   *[no] { $host } kann jederzeit **Starten**:
} Computerspieler füllen die Plätze, die noch leer sind.
lobby-note = -# Tisch { $code } · Schließt { $closes }
lobby-note-reserved = -# Tisch { $code } · Freigehaltene Plätze werden { $closes } frei
lobby-note-announced = -# Tisch { $code } · Bis zum Beginn offen
lobby-starts = 🕗 Beginnt am { $at }, { $left }. Wer **Mitspielen** drückt, sagt zu und wird dann benachrichtigt.
lobby-starting = 🕗 Es ist so weit: { $host } kann **Starten** drücken, und ab { $others } jeder, der hier sitzt.{ $seats ->
    [free] {" "}**Mitspielen** nimmt einen freien Platz; die anderen füllen Computer.
    [kept] {" "}{ lobby-kept }; was leer bleibt, füllen Computer.
   *[none] {""}
}
start-choice = { $at } · in { $hours ->
    [0] { "" }
   *[other] { $hours } Std.{ " " }
}{ $minutes } Min.
start-where = { $text } in welcher Zeitzone? Wähle auch { option-time_zone }
lobby-unnamed = 📝 { $rules }
lobby-altered = 📝 Vom Gastgeber geändert: { $rules }
lobby-call = 🔁 { $host } möchte noch einmal spielen: { $who }!
lobby-no-hints = ohne Tipps
lobby-closed-seats = Nach dem Beginn kommt niemand mehr dazu
lobby-thread = mit eigenem Thread
lobby-no-thread = ohne Thread
lobby-local = Regeln und Tempo dieses Kanals
lobby-cut = mit Abheben
lobby-started-title = ## ♥️ Hearts hat begonnen
lobby-started-hint = -# Der Tisch ist weiter unten. Wer mitspielt, drückt **Meine Karten**.
lobby-thread-hint = -# Der Tisch ist in { $where }. Wer mitspielt, drückt **Meine Karten**.
lobby-over-hint = -# Gespielt wurde in { $where }.
thread-name = Hearts · { $game } · Tisch { $code }
closed-title = ## Tisch geschlossen
closed-lobby = Öffne einen neuen mit `{ command-hearts-new }`.
paused-title = ## ⏸️ Die Partie ist unterbrochen
paused-by = { $who } hat sie unterbrochen.
paused-round = Runde { $round } · { $game }
paused-hint = Sie wartet auf ihre Spieler: Wer mitspielt, kann **Weiter** drücken oder `{ command-hearts-back }` nutzen.
paused-note = -# Tisch { $code } · Endet { $closes }, wenn niemand weiterspielt; dann ist nichts zu gewinnen, nur zu verlieren
moved-title = ## ➡️ Die Partie geht woanders weiter
moved-hint = Sie ist jetzt in { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Anfänger
    [casual] Hobby
    [club] Vereinsspieler
    [expert] Experte
   *[other] { $value }
}
level-character = { $value ->
    [beginner] kennt die Regeln und denkt nicht immer nach
    [casual] spielt nach Faustregeln, wie die meisten
    [club] hat aus Millionen von Runden gelernt
    [expert] durchdenkt jede Karte in allen Verteilungen, die möglich sind
   *[other] { $value }
}
seat-level = { $who } ({ $level })
