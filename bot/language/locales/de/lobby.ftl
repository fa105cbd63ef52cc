lobby-title = ## ♥️ Hearts-Tisch
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · Gastgeber
lobby-hint = { $free ->
    [0] { $host } kann jetzt **{ button-start }** drücken, ab { $others } alle am Tisch.{ $computers ->
        [yes] {"\u000A"}**{ button-join }** übernimmt den Platz eines Computers.
       *[no] {""}
    }
   *[other] Drücke **Mitspielen**, um dabei zu sein. { $rematch ->
        [yes] Sind alle Plätze besetzt, beginnt die Partie von selbst; { $host } kann vorher **Starten** drücken:
       *[no] { $host } kann jederzeit **Starten** drücken:
    } Computerspieler füllen die freien Plätze.
}
lobby-kept = { $count ->
    [one] { $who }, drücke **{ button-join }** oder **{ button-decline-seat }**.
   *[other] Ist ein Platz für dich freigehalten? Drücke **{ button-join }** oder **{ button-decline-seat }**.
}
lobby-hint-reserved =
    { $kept }
    { $rematch ->
        [yes] Sind alle Plätze besetzt, beginnt die Partie von selbst; { $host } kann vorher **Starten** drücken:
       *[no] { $host } kann **Starten** drücken, ohne zu warten:
    } Computerspieler füllen alle leeren Plätze.
lobby-note = -# Tisch { $code } · Schließt { $closes }
lobby-note-reserved = -# Tisch { $code } · Einladungen enden { $closes }
lobby-note-announced = -# Tisch { $code } · Bis zum Beginn offen
lobby-starts =
    🕗 Beginnt { $left }
    -# { $at }
    Drücke **Mitspielen**, und ich sage dir dann Bescheid.
    { $host } kann vorher **Starten** drücken.
lobby-starting =
    🕗 Es ist so weit!{ $seats ->
        [kept] {"\u000A"}{ $kept }
       *[none] {""}
    }
    { $host } kann jetzt **{ button-start }** drücken, ab { $others } alle am Tisch.{ $seats ->
        [free] {"\u000A"}Computerspieler füllen die freien Plätze.
        [kept] {"\u000A"}Computerspieler füllen alle leeren Plätze, auch freigehaltene.
       *[none] {""}
    }
start-choice = { $at } · in { $hours ->
    [0] { "" }
   *[other] { $hours } Std.{ " " }
}{ $minutes } Min.
start-where = { $text } in welcher Zeitzone? Wähle auch { option-time_zone }
lobby-call = 🔁 { $host } möchte eine Revanche: { $who }!
lobby-no-hints = ohne Tipps
lobby-closed-seats = Nach dem Start kommt niemand mehr dazu
lobby-thread = mit eigenem Thread
lobby-no-thread = ohne Thread
lobby-local = Regeln und Tempo dieses Kanals
lobby-cut = mit Abheben
settings-hints = **Tipps**: Wer mitspielt, darf fragen, welche Karte gut ist.
settings-threads = **Threads**: Jede Partie bekommt ihren eigenen, so bleibt der Kanal ruhig.
settings-cut = **Abheben**: Vor jedem Geben darf abheben, wer rechts vom Geber sitzt.
lobby-started-title = ## ♥️ Es geht los
lobby-started-hint = -# Der Tisch ist weiter unten.
lobby-ended-title = ## ♥️ Die Partie ist vorbei
lobby-ended-hint = -# Das Ergebnis ist weiter unten.
lobby-thread-hint = -# Der Tisch ist in { $where }.
lobby-over-hint = -# Gespielt wurde in { $where }.
thread-name = Hearts · { $game } · Tisch { $code }
closed-title = ## Tisch { $code } ist geschlossen
closed-why = { $why ->
    [players] { $who } hat ihn geschlossen.
    [moderator] Die Moderation hat ihn geschlossen.
    [left] Am Tisch saß niemand mehr.
    [idle] Niemand hat die Partie rechtzeitig gestartet.
   *[channel] Der Kanal wurde gelöscht, oder ich komme nicht mehr hinein.
}
paused-title = ## ⏸️ Die Partie ist pausiert
paused-by = { $who } hat sie pausiert.
paused-round = Runde { $round } · { $game }
paused-note = -# Tisch { $code } · Endet { $closes }, wenn sie pausiert bleibt
moved-title = ## ➡️ Die Partie ist umgezogen
moved-hint = Sie geht in { $where } weiter.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Anfänger
    [casual] Hobbyspieler
    [club] Vereinsspieler
    [expert] Experte
   *[other] { $value }
}
level-opponents = { $value ->
    [beginner] Anfänger
    [casual] Hobbyspieler
    [club] Vereinsspieler
    [expert] Experten
   *[other] { $value }
}
level-character = { $value ->
    [beginner] kennt die Regeln, denkt aber nicht immer nach
    [casual] spielt nach Faustregeln, wie die meisten
    [club] hat aus Millionen von Runden gelernt
    [expert] durchdenkt jede Karte
   *[other] { $value }
}
seat-level = { $who } ({ $level })
