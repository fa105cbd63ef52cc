# /settings server
settings-saved = ✅ Gespeichert.
choice-language = { $value ->
    [server] Wie in Discord eingestellt
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Blitz (20 Sekunden pro Karte)
    [live] Live (1 Minute pro Karte)
    [relaxed] Gemütlich (5 Minuten pro Karte)
    [slow] Langsam (1 Tag pro Karte)
    [none] Kein Zeitlimit
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Sofort, ohne Pause nach jedem Stich
    [brisk] Zügig
   *[people] So schnell wie Menschen
}
choice-none = { $name ->
    [channels] Überall
    [rules_role] Niemand
    [call_role] Niemand
   *[other] Nirgends
}
said-channels = Kanäle: { $value }
said-rules = Regeln: { $value }
said-pace = Tempo: { $value }
said-language = Sprache: { $value }
said-announce = Ankündigungen: { $value }
said-rules_role = Wer außerdem Regeln ändern darf: { $value }

block-lifted = ✅ { $name } darf wieder mitspielen.

# /settings me
said-switch = { $name }: { button-switch }
button-switch = { $on ->
    [yes] An
   *[no] Aus
}
preferences-called = **Benachrichtigungen auf diesem Server**, wenn jemand Mitspieler sucht, höchstens jede halbe Stunde.

refusal-managers-only = Dafür brauchst du die Berechtigung „Server verwalten“.
refusal-role-everyone = Alle auf einmal pinge ich nie. Wähle eine Rolle für Leute, die gepingt werden möchten, oder keine.
refusal-role-gone = Die Rolle, die „{ button-regulars }“ pingt, gibt es nicht mehr, also bekommt niemand Bescheid. Wer den Server verwaltet, kann eine andere wählen.
refusal-role-silent = Die Rolle **{ $role }** darf ich nicht pingen, also bekommt niemand Bescheid. Wer den Server verwaltet, kann bei ihr „Jedem erlauben, diese Rolle zu @erwähnen“ einschalten oder eine andere Rolle wählen.
refusal-codes-off = Auf diesem Server spielen Tische nur Spielarten aus der Liste. Wer die Regeln ändern darf, kann deine aufnehmen.
refusal-wrong-channel = In diesem Kanal kann man keine Tische eröffnen. Versuch es in { $where }.
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
refusal-timed-out = Die Moderation hat mir einen Timeout gegeben, deshalb kann ich hier nicht schreiben. Er endet { $when }, wenn die Moderation ihn nicht früher aufhebt.
refusal-no-threads-here = Einen eigenen Thread gibt es nur für Partien in einem Textkanal, nicht in einem Thread, Forumsbeitrag oder Sprachkanal. Spiel ohne, oder nimm einen Textkanal.
refusal-channel-gone = Den Kanal dieser Partie gibt es nicht mehr. Nichts ist verloren: Spiel mit `{ command-hearts-back }` in einem anderen Kanal weiter.
refusal-blocked = Die Moderation hat dich für die Tische dieses Servers gesperrt.
refusal-block-yourself = Dich selbst kannst du nicht sperren.
refusal-blocked-already = { $name } ist schon gesperrt.
refusal-several-blocked = Mehrere gesperrte Personen heißen { $name }. Wähle eine aus der Liste.
refusal-not-blocked = Diese Person ist nicht gesperrt.
refusal-not-seated-there = Diese Person sitzt hier an keinem Tisch.
preferences-checked = **Karten prüfen**: Ich sage dir, ob dich eine Wahl eindeutig Punkte gekostet hat. Siege zählen dann nicht.
