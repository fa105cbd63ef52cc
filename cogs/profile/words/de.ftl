profile-title = ## { $who }
profile-none = Hier noch keine Partie zu Ende gespielt.
profile-none-yours = Von dir zählt hier noch keine Partie: Sie muss zu Ende gespielt sein. Öffne einen Tisch mit **{ command-hearts-new }**.
profile-games = **Partien** { $games } · **gewonnen** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Punkte pro Partie** { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } · beste { $best } · schlechteste { $worst }
profile-cards = **Monde** { $moons } · **Damen genommen** { $queens } · **Stiche** { $tricks }
profile-streaks = **Siege in Folge** { $now } jetzt · { $longest } höchstens
profile-solo = **Allein** { $games } { $games ->
    [one] Partie
   *[other] Partien
} · **gewonnen** { $levels }
profile-solo-level = { $wins } von { $games } gegen { $level }
profile-against = **{ $label }** { $games } { $games ->
    [one] Partie
   *[other] Partien
} · **gewonnen** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Du und { $who }** { $games } { $games ->
    [one] gemeinsame Partie
   *[other] gemeinsame Partien
} · du vorn { $ahead } · hinten { $behind } · gleichauf { $level }
profile-duel-public = **{ $asker } und { $who }** { $games } { $games ->
    [one] gemeinsame Partie
   *[other] gemeinsame Partien
} · { $asker } vorn { $ahead } · { $who } vorn { $behind } · gleichauf { $level }
badges-title = **Abzeichen**
badge-line = { $badge }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
badge-season = 👑 **Platz 1**: { $season }
badge-moon = 🌕 **Mond**: alle Strafkarten einer Runde genommen
badge-sun = ☀️ **Sonne**: alle Stiche einer Runde gemacht
badge-last-heart = 🛡️ **Mond verhindert**: mit dem allerletzten Herz
badge-no-trick = 🪶 **Unberührt**: keinen Stich in einer Runde
badge-two-moons = 🌗 **Zwei Monde** in einer Partie
badge-clean-game = ✨ **Saubere Partie**: vier Runden oder mehr und keine einzige Strafkarte
badge-no-queen = 🙅 **Ohne die Dame**: vier Runden oder mehr ohne die Dame zu nehmen
badge-comeback = 🪃 **Aufgeholt**: zur Halbzeit Letzter, am Ende gewonnen
badge-always-ahead = 🏁 **Start-Ziel-Sieg**: nach jeder Runde vor allen anderen
badge-one-point = 📏 **Um Haaresbreite**: mit einem Punkt Vorsprung gewonnen
badge-light = 🎈 **Leicht**: mit weniger als zehn Punkten gewonnen
badge-bonus-cards = 💎 **Sammler**: die Bonuskarte in drei Runden einer Partie genommen
profile-rating = **Wertung** { $rating } in allen Regeln{ $rank ->
    [0] {""}
   *[other] {" "}· Rang { $rank } von { $size }
}
profile-queen = { $card } erhalten in { $held } { $held ->
    [one] Runde
   *[other] Runden
} mit Weitergabe, weitergegeben in { $passed }.
profile-favourite = Am häufigsten weitergegeben: { $card }, in { $times } von { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}.
profile-curve = -# { $kind ->
    [rating] Die Wertung ({ division-name }), nach jeder Partie
   *[beaten] Wie viel Prozent der anderen nicht besser waren, in jeder Partie
}
profile-recent = -# Siege in Folge, Weitergaben und die Kurve stammen aus den letzten { $games } Partien.

# Its command.
command-profile = /profil
    .description = Wie du oder jemand anderes auf diesem Server Hearts spielt
    .member = Wessen Profil; deines, wenn du nichts sagst
