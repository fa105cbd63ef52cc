# /help: je eine Seite, und die Buttons dorthin.
button-help-start = Erste Schritte
button-help-table = Am Tisch
button-help-play = Ablauf
button-help-points = Punkte
button-help-strategy = Strategie
button-help-moon = Der Mond
button-help-rules = Hausregeln
button-help-tables = Befehle: Tische
button-help-turns = Befehle: Spielen
button-help-commands = Befehle: Weitere
button-help-managers = Befehle: Verwaltung

help-start-title = ## ♥️ Hearts auf Discord
help-start-begin = **Mit Freunden**: `{ command-hearts-new }` stellt einen Tisch in diesen Kanal. Computerspieler können freie Plätze füllen.
help-start-games = ### Was du noch spielen kannst
more-help = Regeln, Tipps, Befehle …

help-table-title = ## Am Tisch
help-table-hand = **Deine Karten.** Drücke am Tisch **Meine Karten**: Nur du siehst sie. Wähle Karten für die Weitergabe, dann spiel mit den Buttons. Graue Karten darfst du nicht spielen; eine Zeile darüber oder darunter sagt, warum. **💡** rät dir zu einer Karte und sagt, warum.
help-table-away = **Keine Zeit?** Bist du zweimal hintereinander zu spät, vertritt dich ein Computerspieler. **Bin wieder da** gibt dir deinen Platz zurück.
help-table-computers = -# Computerspieler sehen nur, was ein Mensch auf ihrem Platz sähe. Die Kartenverteilung steht vor jeder Runde fest: Der Code neben 🔒 beweist es, und `{ command-hearts-verify }` prüft ihn.

help-play-title = ## So wird gespielt
help-play-aim = **Das Ziel** sind möglichst wenige Punkte: Jedes Herz zählt einen, die Pik-Dame dreizehn. Die Partie endet, wenn jemand 100 erreicht, und wer die wenigsten hat, gewinnt.
help-play-pass = **Weitergabe.** Alle bekommen 13 Karten und geben drei weiter, die Punkte einbringen könnten: in der ersten Runde nach links, dann nach rechts, dann nach gegenüber. In der vierten Runde gibt niemand weiter.
help-play-trick = **Stiche.** Ein Spieler spielt eine Karte aus, und die anderen geben je eine dazu. { $trick }: Der König ist das höchste Kreuz. Wer ihn gespielt hat, nimmt die vier Karten und spielt zum nächsten Stich aus.
help-play-follow = **Du musst bedienen.** Wird Kreuz ausgespielt, spiel Kreuz, wenn du eines hast. Hast du keines, spiel, was du willst. { $off } auf Kreuz gewinnt nie: So wirst du schlechte Karten los.
help-play-first = **Der erste Stich** beginnt mit { $first }, und niemand darf ein Herz oder { $queen } dazugeben. Herz darf erst ausgespielt werden, wenn es **gebrochen** ist: wenn jemand eines auf eine andere Farbe abgeworfen hat.

help-points-title = ## Punkte
help-points-hearts = **Jedes Herz**, das du nimmst, ist 1 Punkt, egal wie hoch: { $hearts } sind zusammen 3.
help-points-queen = **Die Pik-Dame** { $queen } zählt 13 Punkte. Mit { $queens } auf der Hand bist du in Gefahr: Die Dame kann darauf fallen.
help-points-count = **Beispiel.** Ein Stich mit { $count } bringt 15 Punkte. Alle 26 Punkte einer Runde bekommt immer irgendwer.
help-points-moon = **Den Mond schießen**, der Durchmarsch. Nimmst du alle Herzen *und* die Dame, bekommst du nichts und alle anderen 26. Gefährlich und wunderbar.

help-strategy-title = ## Strategie
example-table = Auf dem Tisch: { $lying }
example-hand = Dein Blatt: { $hand }
help-strategy-passing = **Was weitergeben?** Zuerst Pik-Ass und Pik-König, wenn du wenige Pik darunter hast: Die Dame würde darauf fallen. Dann hohe Karten einer Farbe, von der du wenig hast.
    { example-hand }
    Gib { $advice } weiter.
help-strategy-cover = **Die Dame decken.** Mit vier anderen Pik ist die Pik-Dame bei dir sicher, und du bestimmst, wer sie bekommt.
    Behalte { $hand }, und gib { $advice } weiter.
help-strategy-queen = **Solange die Dame nicht gespielt ist**, spiel kein Pik-Ass und keinen Pik-König, auf die sie fallen könnte.
    { example-table }
    { example-hand }
    Spiel { $advice }.
help-strategy-void = **Kannst du nicht bedienen**, wirf das Gefährlichste ab.
    { example-table }
    { example-hand }
    Wirf { $advice } ab.
help-strategy-leader = **Brems die Person, die vorn liegt.** Wer in der Partie die wenigsten Punkte hat, soll deine bekommen.
    { example-table }
    { example-hand }
    Ist der König von dieser Person, wirf { $advice } ab.

help-moon-title = ## Der Mond
help-moon-what = Nimm in einer Runde alle Herzen und { $queen }, und du bekommst 0 Punkte, alle anderen 26. Das heißt **den Mond schießen**.
help-moon-shoot = **Versuch es** mit Karten, die keinen Stich verlieren.
    { example-hand }
    Beginne mit { $advice }: Du nimmst alles, was noch kommt.
help-moon-stop = **Einen Mond verhindern.** Hat jemand bisher alle Punkte, nimm einen Stich mit einem Herz. Dann wird es kein Mond.
    { example-table }
    { example-hand }
    Nimm den Stich mit { $advice }.

help-rules-title = ## Hausregeln

help-tables-title = ## Befehle für Tische
help-tables-table = Du brauchst nur den ersten: Am Tisch erledigen Buttons den Rest.
help-turns-title = ## Befehle zum Spielen
help-turns-turn = -# Das alles geht mit Buttons. Du kannst es auch tippen.
help-turns-special = **Nur in manchen Spielen**

help-commands-title = ## Weitere Befehle
help-commands-look = ### Partien und Ergebnisse
help-commands-you = ### Einstellungen und Daten
help-managers-title = ## Befehle für die Serververwaltung
help-managers-people = -# Dafür brauchst du in Discord die Berechtigung „Server verwalten“.

# A command and what it does.
listed-command = `{ $command }` – { $what }

listed-rest = Tippe `{ command-hearts }`, um die anderen zu sehen: Discord sagt, was sie tun.
# /about
about-title = ## ♥️ Hearts auf Discord
about-what = Ich gebe die Karten, zähle die Punkte und halte dicht. Zu kaufen gibt es nichts, und niemand spielt um Geld.
about-version = **Version** { $version }
about-started = **Gestartet** { $when }
about-latency = { $known ->
    [yes] **Antwortzeit** { $latency } ms zu Discord und zurück
   *[no] **Antwortzeit** noch nicht gemessen
}
about-tables = **Offene Tische** { $tables }
about-servers = **Server** { $servers }
button-about-privacy = Datenschutz

# Its commands.
command-help = /hilfe
    .description = Wie man hier Hearts spielt
command-about = /info
    .description = Über diesen Bot: seine Version, und wie es ihm geht
option-page = seite
    .description = Worüber
choice-page = { $value ->
    [table] { button-help-table }
    [play] { button-help-play }
    [points] { button-help-points }
    [strategy] { button-help-strategy }
    [moon] { button-help-moon }
    [rules] { button-help-rules }
    [tables] { button-help-tables }
    [turns] { button-help-turns }
    [commands] { button-help-commands }
    [managers] { button-help-managers }
   *[start] { button-help-start }
}
