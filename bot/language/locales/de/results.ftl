# Am Ende einer Partie.
division-name = { $value ->
    [standard] Standardregeln
    [other] andere Regeln
    [omnibus] Omnibus
    [spot] Spot Hearts
    [many-handed] mehr als sechs Spieler
    [chips] um Chips
    [everything] alle Regeln
   *[level] allein gegen { level-opponents }
}
story-margin = { $who } lag am Ende { $points } { $chips ->
    [yes] { $points ->
        [one] Chip
       *[other] Chips
    }
   *[no] { $points ->
        [one] Punkt
       *[other] Punkte
    }
} vor { $other }.
story-level = Gleichstand an der Spitze: { $who }.
story-queen = { $who } bekam { $queen } { $times ->
    [2] zweimal.
   *[other] { $times }-mal.
}
story-always = { $who } führte von der ersten Runde bis zur letzten.
story-exact = { $who } traf genau { $score } Punkte und gewinnt damit.
story-moon = Der Mond von { $who } in Runde { $round } brachte die Wende.
story-turn = { $who } ging in Runde { $round } in Führung: { $before }, bis dahin vorn, bekam { $points ->
    [0] keine Punkte.
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
story-passed = { $who } zog in Runde { $round } an { $before } vorbei.
rating-change = { " " }· Wertung { $change }, jetzt { $rating }
rating-provisional = vorläufig
rating-hinted = -# Diesmal kein Wertungsgewinn: { $who }
rating-departed = -# Vorzeitig gegangen: { $who }
rating-removed = -# Von der Moderation entfernt: { $who }
rating-about = -# Wertungen: { division-name }.{ $computers ->
    [yes] {" "}Computerspieler zählen als Gegner mit fester Wertung.
   *[no] {""}
}
