# /settings server
settings-saved = ✅ Gespeichert.
choice-language = { $value ->
    [server] Wie der Server
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Blitz: 20 Sekunden pro Karte
    [live] Live: 1 Minute pro Karte
    [relaxed] Gemütlich: 5 Minuten pro Karte
    [slow] Langsam: 1 Tag pro Karte
    [none] Ohne Uhr: kein Zeitlimit
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Sofort, ohne Halt nach jedem Stich
    [brisk] Zügig
   *[people] So schnell wie Menschen
}
choice-season = { $value ->
    [quarter] Drei Monate
    [half] Ein halbes Jahr
    [year] Ein Jahr
   *[other] { $value }
}
choice-daily_age = { $value ->
    [0] beliebig alt sind
   *[other] { $value } Tage alt sind oder älter
}
choice-none = { $name ->
    [channels] Überall
    [rules_role] Niemand sonst
    [call_role] Niemand
   *[other] Nirgends
}
said-channels = **Kanäle**: { $value }
said-pace = **Tempo**: { $value }
said-level = **Computerspieler**: { $value }
said-language = **Sprache**: { $value }
said-announce = **Ankündigungen**: { $value }
said-daily_channel = **Karten des Tages**: { $value }
said-call_role = **„{ button-regulars }“ pingt**: { $value }
said-rules_role = **Regeln machen**: { $value }
said-season = **Saison**: { $value }
said-daily_age = **Tagestabelle**: Konten, die { $value }
settings-hints = **Tipps**: Wer mitspielt, darf fragen, welche Karte sich empfiehlt.
settings-threads = **Threads**: Jede Partie in einem Textkanal bekommt ihren eigenen Thread, und im Kanal bleibt es ruhig.
settings-cut = **Abheben**: Bevor gegeben wird, das Geheimnis ist dann schon versiegelt, darf die Person rechts vom Geber abheben.

bar-lifted = ✅ { $name } darf sich wieder setzen.

# /settings me
preferences-called = **Gesuche**, nur auf diesem Server: Wenn jemand Mitspieler sucht, benachrichtigt dich eine Nachricht, höchstens jede halbe Stunde.
button-switch-called = { $on ->
    [yes] Gesuche: an
   *[no] Gesuche: aus
}

refusal-managers-only = Das kann nur jemand, der den Server verwalten darf.
refusal-role-everyone = Alle auf einmal pinge ich nie. Wähle eine Rolle für Leute, die gefragt werden möchten, oder keine.
refusal-role-gone = Die Rolle, die „{ button-regulars }“ pingt, gibt es nicht mehr. Wer den Server verwaltet, kann in meinen Einstellungen eine andere wählen.
refusal-role-silent = Die Rolle **{ $role }** darf ich nicht pingen. Wer den Server verwaltet, kann bei ihr „Jedem erlauben, diese Rolle zu @erwähnen“ einschalten oder in meinen Einstellungen eine andere wählen.
refusal-codes-off = Auf diesem Server spielen Tische nur Spielarten aus der Liste. Wer die Regeln ändern darf, kann deine aufnehmen.
refusal-wrong-channel = Hier werden auf diesem Server keine Tische geöffnet. Willkommen sind sie in { $where }.
refusal-may-not-write =
    In { $where } fehlt mir eine Berechtigung: „{ $what ->
        [view] Kanal ansehen
        [open] Öffentliche Threads erstellen
        [threads] Nachrichten in Threads senden
        [history] Nachrichtenverlauf lesen
       *[send] Nachrichten senden
    }“. Bitte die Moderation darum, oder { $remedy ->
        [back] spiel mit `{ command-hearts-back }` in einem anderen Kanal weiter
        [off] spiel ohne eigenen Thread
       *[choose] nimm einen anderen Kanal
    }.
refusal-timed-out = Die Moderation hat mir auf diesem Server einen Timeout gegeben, deshalb kann ich hier nicht schreiben. Er endet { $when }, oder früher, wenn die Moderation ihn aufhebt.
refusal-no-threads-here = Einen eigenen Thread kann eine Partie nur in einem Textkanal haben, nicht in einem Thread, einem Forumsbeitrag oder einem Sprachkanal. Spiel ohne eigenen Thread, oder nimm einen Textkanal.
refusal-channel-gone = Den Kanal dieser Partie gibt es nicht mehr. Nichts ist verloren: Spiel mit `{ command-hearts-back }` in einem anderen Kanal weiter.
refusal-barred = Die Moderation hat dich für die Tische dieses Servers gesperrt. Zusehen kannst du weiterhin.
refusal-bar-yourself = Dich selbst kannst du nicht sperren.
refusal-barred-already = { $name } ist schon gesperrt.
refusal-several-barred = Mehrere gesperrte Personen heißen { $name }. Wähle eine aus der Liste.
refusal-not-barred = Diese Person ist nicht gesperrt.
refusal-not-seated-there = Diese Person sitzt hier an keinem Tisch.
