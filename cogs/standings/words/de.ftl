# The profile.
profile-title = ## { $who }
profile-none = { $who } hat auf diesem Server noch keine Partie zu Ende gespielt.
profile-none-yours = Von dir zählt hier noch keine Partie: Sie muss zu Ende gespielt sein. Eröffne einen Tisch mit `{ command-hearts-new }`.
profile-games = **Gewonnene Partien**: { $wins } von { $games } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Punkte pro Partie**: { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } (beste { $best }, schlechteste { $worst })
profile-moons = **Monde geschossen**: { $moons }
profile-queens = **Pik-Damen genommen**: { $queens }
profile-streaks = **Siege in Folge**: jetzt { $now }, höchstens { $longest }
profile-passing = **Weitergabe** (nie öffentlich zu sehen)
profile-solo = **Allein**: { $games } { $games ->
    [one] Partie
   *[other] Partien
} · **gewonnen** { $levels }
profile-solo-level = { $wins } von { $games } gegen { $level }
profile-against = **{ $label }**: { $games } { $games ->
    [one] Partie
   *[other] Partien
} · **gewonnen** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Du und { $who }**: { $games } { $games ->
    [one] gemeinsame Partie
   *[other] gemeinsame Partien
} · du vorn { $ahead } · hinten { $behind } · gleichauf { $level }
profile-duel-public = **{ $reader } und { $who }**: { $games } { $games ->
    [one] gemeinsame Partie
   *[other] gemeinsame Partien
} · { $reader } vorn { $ahead } · { $who } vorn { $behind } · gleichauf { $level }
badges-title = ## Abzeichen
    -# { $earned } von { $all } verdient
badges-missing = **Noch zu verdienen**
badge-line = { $picture } { $times } × { $badge }
badge-missing = -# { $picture } { $badge }
profile-badges = **Abzeichen**: { $badges }
button-badges = Abzeichen
badge-season = 👑 **Platz 1**: { $season }
badge-moon = **Mond**: alle Punkte geholt
badge-sun = **Sonne**: alle Stiche geholt
badge-last-heart = **Mondstopper**: letztes Herz geholt
badge-no-trick = **Unberührt**: kein Stich
badge-two-moons = **Zwei Monde**: in einer Partie
badge-clean-game = **Sauber**: 4+ Runden ohne Punkte
badge-no-queen = **Ohne die Dame**: 4+ Runden lang
badge-comeback = **Aufgeholt**: vom Letzten zum Sieger
badge-always-ahead = **Start-Ziel-Sieg**: immer vorn
badge-one-point = **Haarscharf**: um einen Punkt
badge-light = **Leicht**: Sieg unter 10 Punkten
badge-bonus-cards = **Sammler**: Bonuskarte in 3 Runden
profile-rating = **Wertung**: { $rating }{ $rank ->
    [0] {""}
   *[other] {" "}· Platz { $rank } von { $size }
}
profile-queen = { $card } weitergegeben: { $passed } von { $held } Mal.
profile-favourite = Am häufigsten weitergegeben: { $card } ({ $times } von { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}).
profile-curve = -# { $kind ->
    [rating] Die Wertung nach jeder der letzten { $games } gewerteten Partien ({ division-name })
   *[beaten] Anteil der anderen, die nicht besser waren, in jeder der letzten { $games } Partien
}
profile-recent = -# Siege in Folge, Weitergaben und die Kurve stammen aus den letzten { $games } Partien.
chart-game = Partie
chart-rating = Verlauf der Wertung ({ division-name }) nach jeder der letzten { $games } gewerteten Partien: von { $first } bis { $last }, zwischen { $low } und { $high }.
chart-beaten = Verlauf der letzten { $games } Partien: der Prozentsatz der anderen, die nicht besser waren, von { NUMBER($first, maximumFractionDigits: 0) } bis { NUMBER($last, maximumFractionDigits: 0) }, zwischen { NUMBER($low, maximumFractionDigits: 0) } und { NUMBER($high, maximumFractionDigits: 0) }.
refusal-profile-hidden = Diese Person hält ihr Profil privat.

# The leaderboard, seasons and weeks.
ranking-title = ## 🏆 { $by ->
    [wins] Die meisten Siege
    [win-rate] Höchste Siegquote
    [average] { $division ->
        [chips] Meiste Chips pro Partie
       *[other] Wenigste Punkte pro Partie
    }
    [moons] Die meisten Monde
   *[rating] Beste Wertung
}
ranking-title-empty = ## 🏆 { button-leaderboard }
ranking-scope = -# { $period ->
    [season] Diese Saison (endet { $ends })
    [month] Dieser Monat (endet { $ends })
    [week] Diese Woche (endet { $ends })
   *[all-time] Insgesamt
} · { division-name }
ranking-ends = -# { $period ->
    [season] Diese Saison endet
    [month] Dieser Monat endet
   *[week] Diese Woche endet
} { $ends }
ranking-past = -# { $name } (vorbei) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] Winter { $year }
        [2] Frühling { $year }
        [3] Sommer { $year }
       *[4] Herbst { $year }
    }
    [half] { $number }. Halbjahr { $year }
    [month] { $number }/{ $year }
   *[year] { $year }
}
season-over = ## 🏁 Die Saison ist vorbei: { $season }
season-nobody = Niemand hat es in die Wertung geschafft.
digest-title = ## 🗓️ Hearts letzte Woche
    -# { $week }
digest-games = { $games } { $games ->
    [one] Partie
   *[other] Partien
} · { $moons } { $moons ->
    [one] geschossener Mond
   *[other] geschossene Monde
}
digest-busiest = Die meisten Partien: **{ $who }** ({ $games })
digest-best = { $by ->
    [wins] Die meisten Siege:
   *[rating] Beste Wertung:
} **{ $who }** ({ $value })
ranking-line = { $rank } **{ $name }** · { $value }{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
ranking-rating = { $value } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ranking-wins = { $value ->
    [one] { $value } Sieg
   *[other] { $value } Siege
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ranking-win-rate = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ranking-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $division ->
    [chips] Chips
   *[other] Punkte
} · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ranking-moons = { $value ->
    [one] { $value } Mond
   *[other] { $value } Monde
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ranking-empty = { $by ->
    [moons] **Hier hat noch niemand den Mond geschossen.**
    [wins] **Hier steht noch niemand in der Rangliste.**
   *[other] **Hier steht noch niemand in der Rangliste.** Du brauchst { $least } beendete Partien{ $over ->
        [yes] .
       *[no] : Wer ist zuerst da?
    }
}
ranking-about-rating = -# Einen Platz gibt es ab { $least } Partien.
ranking-provisional = -# „{ rating-provisional }“ heißt: weniger als zehn Partien.
ranking-reset = -# Es zählen Partien ab { $when }, als die Ranglisten geleert wurden.
ranking-page = -# Seite { $page } von { $pages }
ranking-shared = -# Mit { command-leaderboard } siehst du deine eigene.
ranking-mine = -# Du bist auf Platz { $rank } von { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Du möchtest in keiner Rangliste stehen.
    [few] Für einen Platz brauchst du hier { $least } Partien; du hast { $games }.
    [wins] Du hast hier noch nicht gewonnen.
    [moons] Du hast hier den Mond noch nicht geschossen.
   *[none] Du hast hier noch keinen Platz: Spiel eine Partie bis zum Ende.
}
choice-by = { $value ->
   *[rating] Wertung
    [wins] Siege
    [win-rate] Siegquote
    [average] Punkteschnitt
    [moons] Monde
}
choice-period = { $value ->
    [season] Diese Saison
    [month] Dieser Monat
    [week] Diese Woche
   *[all-time] Insgesamt
}
button-ranking-earlier = Frühere Saison
button-ranking-later = Spätere Saison
button-ranking-games = Partien
button-ranking-me = Ich
button-ranking-share = Teilen
button-ranking-open = Rangliste ansehen

# Lists of games that are over.
history-title = ## Partien auf diesem Server
history-title-of = ## Partien von { $who }
history-page = -# Seite { $page }
history-none = { $page ->
    [0] Noch ist keine Partie zu Ende. Eröffne einen Tisch mit `{ command-hearts-new }`.
   *[other] Mehr Partien gibt es nicht.
}
history-game = -# { $date } · { $preset } · Tisch { $code }
history-early = { " " }· vorzeitig beendet
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(gegangen)
   *[no] : { $total }
}
history-more = und { $count } weitere
history-replay = { button-replay }…
history-choice = Tisch { $code }, { $preset }
button-history = Verlauf

# Their commands.
command-leaderboard = /rangliste
    .description = Wer hier am besten spielt
command-history = /verlauf
    .description = Beendete Partien, mit Replays
    .member = Nur die Partien dieser Person
command-profile = /profil
    .description = Deine Ergebnisse, oder die von jemand anderem
    .member = Wessen Profil; leer: deines
option-by = nach
    .description = Wonach sortiert wird
option-period = zeitraum
    .description = Welcher Zeitraum
option-rules = regeln
    .description = Welche Art von Partien
option-public = öffentlich
    .description = Zeig es allen in diesem Kanal
choice-rules = { $value ->
    [standard] Standardregeln
    [omnibus] Omnibus
    [spot] Spot Hearts
    [many-handed] Mehr als sechs Spieler
    [chips] Um Chips (Spielgeld)
    [everything] Alle Regeln
   *[level] Allein gegen { level-opponents }
}
