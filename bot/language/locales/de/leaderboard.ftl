# Wer auf diesem Server am besten ist.
ranking-title = ## 🏆 { $by ->
    [wins] Die meisten Siege
    [win-rate] Höchste Siegquote
    [average] Bester Schnitt
    [moons] Die meisten Monde
   *[rating] Beste Wertung
}
ranking-scope = -# { $period ->
    [season] Diese Saison (endet { $ends })
    [month] Dieser Monat (endet { $ends })
    [week] Diese Woche (endet { $ends })
   *[all-time] Gesamte Zeit
} · { division-name }
ranking-past = -# { $name } (vorbei) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] Winter { $year }
        [2] Frühling { $year }
        [3] Sommer { $year }
       *[4] Herbst { $year }
    }
    [half] Halbjahr { $number }/{ $year }
    [month] { $number }/{ $year }
    [week] Woche { $number }/{ $year }
   *[year] { $year }
}
season-over = ## 🏁 Die Saison ist vorbei: { $season }
season-nobody = Niemand hat darin einen Rang.
digest-title = ### 🗓️ Hearts in { $week }
digest-games = { $games } { $games ->
    [one] Partie
   *[other] Partien
} · { $moons } { $moons ->
    [one] Mond
   *[other] Monde
}
digest-busiest = Die meisten Partien: **{ $who }** ({ $games })
division-name = { $division ->
    [standard] Standardregeln
    [other] andere Regeln
    [omnibus] Omnibus
    [spot] Spot Hearts
    [many-handed] mehr als sechs Spieler
    [chips] um Chips
    [beginner] allein gegen Computer: Anfänger
    [casual] allein gegen Computer: Hobby
    [club] allein gegen Computer: Vereinsspieler
    [expert] allein gegen Computer: Experten
   *[everything] alle Regeln
}
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
} pro Partie · { $games ->
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
    [rating] Hier hat noch niemand { $least } Partien gespielt; so viele braucht es.
    [win-rate] Hier hat noch niemand { $least } Partien gespielt; so viele braucht es.
    [average] Hier hat noch niemand { $least } Partien zu Ende gespielt; so viele braucht es.
    [moons] Hier hat noch niemand den Mond geschossen.
   *[other] Hier steht noch niemand in der Rangliste.
} Öffne einen Tisch mit **{ command-hearts-new }** und spiel bis zum Ende.
ranking-about-rating = -# Eine Wertung steht nach zehn Partien da und beginnt bei 1500. Sie wächst mit Siegen, am meisten mit denen über gute Spieler; kurze Partien ändern sie weniger. Computerspieler zählen mit festen Wertungen.
ranking-reset = -# Partien zählen ab { $when }: Da wurden die Ranglisten geleert.
ranking-page = -# Seite { $page } von { $pages }
ranking-shared = -# Mit { command-leaderboard } siehst du deine eigene.
ranking-mine = -# Dein Rang ist { $rank } von { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Du stehst in keiner Rangliste, wie du es wolltest.
    [few] Für einen Rang brauchst du hier { $least } Partien und hast { $games }.
    [wins] Du hast hier noch nicht gewonnen.
    [moons] Du hast hier den Mond noch nicht geschossen.
   *[none] Du hast hier noch keinen Rang: Spiel eine Partie bis zum Ende.
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
   *[all-time] Gesamte Zeit
}
button-ranking-earlier = Früher
button-ranking-later = Später
button-ranking-games = Partien
button-ranking-me = Ich
button-ranking-share = Teilen
button-ranking-open = Durchblättern
button-leaderboard = Rangliste
# Am Ende einer Partie.
story-queen = { $who } bekam { $queen } { $times ->
    [2] zweimal.
   *[other] { $times }-mal.
}
story-always = { $who } führte von der ersten Runde bis zur letzten.
story-exact = { $who } hat genau { $score } Punkte erreicht, und das gewinnt.
story-moon = Der Mond von { $who } in Runde { $round } brachte die Wende.
story-turn = { $who } ging in Runde { $round } in Führung; { $before } lag bis dahin vorn und bekam dort { $points ->
    [0] keine Punkte.
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
story-passed = { $who } zog in Runde { $round } an { $before } vorbei.
rating-change = { " " }· Wertung { $change }, jetzt { $rating }
rating-provisional = vorläufig
rating-hinted = -# 💡 Mit Hilfe (einem Tipp oder einem spät genommenen Platz), deshalb ist hier nichts zu gewinnen, nur zu verlieren: { $who }
rating-departed = -# Vorzeitig gegangen: { $who }
rating-about = -# Wertungen: { division-name }.{ $computers ->
    [yes] {" "}Computerspieler zählen als Gegner mit fester Wertung.
   *[no] {""}
}
