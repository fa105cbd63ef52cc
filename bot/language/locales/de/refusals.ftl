# Was der Bot nicht tut, und was stattdessen geht.
refusal-no-such-table = Diesen Tisch gibt es nicht. Öffne einen mit { command-hearts-new }.
refusal-table-closed = Dieser Tisch ist geschlossen. Öffne einen neuen mit { command-hearts-new }.
refusal-not-seated = Du sitzt nicht an diesem Tisch. { command-hearts-join } gibt dir einen Platz, wenn einer frei ist.
refusal-already-seated = Du sitzt schon an diesem Tisch. Drücke **{ button-hand }** oder nutze { command-hearts-hand }.
refusal-seated-in-lobby = Du sitzt schon an diesem Tisch. Die Partie beginnt, wenn der Gastgeber **{ button-start }** drückt.
refusal-seat-taken-over = { $name } hat jetzt deinen Platz, und du kennst seine Karten: bis die Partie zu Ende ist, kannst du zusehen. Öffne einen eigenen Tisch mit { command-hearts-new }.
refusal-table-full = Alle { $seats } Plätze sind mit Menschen besetzt. Öffne einen anderen Tisch mit { command-hearts-new }.
refusal-no-free-seat = Alle { $seats } Plätze sind besetzt.
refusal-seats-reserved = Die freien Plätze werden gerade für andere freigehalten. Versuch es in ein paar Minuten noch einmal, oder öffne mit { command-hearts-new } deinen eigenen Tisch.
refusal-rematch-of-others = Alle Plätze dieser Partie hatten Menschen: Einer von ihnen kann um die Revanche bitten. Öffne mit { command-hearts-new } deinen eigenen Tisch.
refusal-rematch-alone = Diese Partie hast du allein gespielt{ $commands ->
    [none] {""}.
   *[other] : { $commands } beginnt eine andere.
}
refusal-rematch-match = Das war eine Kartenverteilung eines Duplikats. Öffne ein anderes mit { command-match-new }.
refusal-closed-table = Der Gastgeber hält die Plätze dieser Partie geschlossen. Öffne einen eigenen Tisch mit { command-hearts-new }.
refusal-already-started = Die Partie hat schon begonnen. Mit { command-hearts-hand } siehst du deine Karten.
refusal-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie mit **{ button-start }** oder { command-hearts-start }.
refusal-start-nonsense = „{ $text }“ ist keine Zeit der nächsten 24 Stunden. Schreib 20:30, oder +45 für in 45 Minuten.
refusal-start-no-zone = Ich weiß nicht, wann es auf deiner Uhr „{ $text }“ ist. Wähle mit der Option „{ option-time_zone }“ deine Zeitzone (ich merke sie mir), oder schreib +45 für in 45 Minuten.
refusal-host-only = Das kann nur der Gastgeber { $host } oder jemand, der den Server verwalten darf.
refusal-no-computer = Es gibt keinen Computerspieler, der gehen könnte.
refusal-no-computer-there = Auf Platz { $seat } sitzt kein Computerspieler.
refusal-too-many-computers = Bei { $seats } Plätzen sind höchstens { $most } Computerspieler möglich: Ein Platz ist deiner.
refusal-too-many-tables = Du sitzt schon an { $most } Tischen. Beende oder verlasse erst einen: { command-hearts-status } nennt sie.
refusal-not-away = Du bist nicht weg: Dein Platz gehört dir. Mit { command-hearts-hand } siehst du deine Karten.
refusal-no-table-here = In diesem Kanal gibt es keinen Tisch. Öffne einen mit { command-hearts-new }.
refusal-no-table-of-yours = Du sitzt an keinem Tisch. Setz dich mit { command-hearts-join } dazu oder öffne einen mit { command-hearts-new }.
refusal-match-elsewhere = Du sitzt an keinem Tisch dieses Servers. Deine Karten eines Duplikats spielst du auf einem anderen Server weiter, wo es läuft: { $where }
refusal-which-table = Hier gibt es mehrere Tische: { $tables }. Sag mit der Option „{ option-table }“, welchen du meinst.
refusal-preset-seats = Die Spielart { $preset } wird nicht mit { $seats } Plätzen gespielt. Ohne die Option „{ option-players }“ sind es { $usual }.
refusal-unknown-card = { $text } ist keine Karte. Schreib Wert und Farbe, etwa QS für die Pik-Dame.
refusal-unreadable = Diese Anzeige ist veraltet: Ich kann ihre Buttons nicht mehr lesen. Drücke **{ button-hand }** oder gib den Befehl noch einmal ein.
refusal-guild-only = Tische gibt es nur auf Servern: Nutze diesen Befehl in einem Kanal eines Servers.
refusal-no-member = Ich bin kein Mitglied dieses Servers und kann hier keinen Tisch führen. Wer den Server verwalten darf, kann mich hinzufügen: { $where }{ $commands ->
    [none] {""}
   *[other] {" "}Was du allein spielst, geht auch hier: { $commands }.
}
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-not-passing = Jetzt gibt es nichts weiterzugeben.
refusal-paused = Die Partie ist unterbrochen. Weiter geht es mit { command-hearts-back }.
refusal-no-room-for-computers = Menschen haben { $people } der { $seats } Plätze, also ist noch Platz für höchstens { $most } Computerspieler.
refusal-rematch-elsewhere = Diese Partie wurde in { $where } gespielt. Verlange die Revanche dort.
refusal-not-between-rounds = Gerade wartet keine nächste Runde auf dich. Mit { command-hearts-hand } siehst du, wie es steht.
refusal-form-too-late = Das hat zu lange gedauert, und nach so einer Wartezeit nimmt Discord kein Formular mehr an. Drücke bitte noch einmal.
error-storage = Ich komme gerade nicht an meine Datenbank, deshalb hat sich nichts geändert. Versuch es bitte in einer Minute noch einmal.
error-conflict = Das wurde im selben Augenblick anderswo geändert; deshalb ist nichts geschehen. Versuch es bitte noch einmal.
error-taken-over = Ein anderer Teil von mir übernimmt gerade diesen Server. Versuch es bitte in einer Minute noch einmal.
error-unconfirmed = Meine Datenbank antwortet gerade nicht; ich weiß deshalb noch nicht, ob das zählt. Dein Blatt zeigt es dir, sobald ich es weiß.
error-command = Dieser Befehl hat sich mit einem Update geändert, und dein Discord hat noch den alten. Versuch es in einer Minute noch einmal; hilft das nicht, starte Discord neu.
error-answer = Discord hat meine Antwort nicht angenommen. Schau nach, ob es trotzdem geschehen ist, bevor du es noch einmal versuchst; an einem Tisch zeigt { command-hearts-hand }, wie es steht. Passiert das wieder, nenne meinen Betreibern diese Nummer: { $reference }
error-forbidden = Discord lässt mich hier nicht schreiben: Mir fehlt in diesem Kanal ein Recht, ich habe einen Timeout, oder der Thread ist archiviert oder gesperrt. Frag jemanden, der ihn verwalten darf. Schau nach, ob es trotzdem geschehen ist, bevor du es noch einmal versuchst; an einem Tisch zeigt { command-hearts-hand }, wie es steht.
error-unexpected = Bei mir ist etwas schiefgegangen. Schau nach, ob es trotzdem geschehen ist, bevor du es noch einmal versuchst. Nenne meinen Betreibern diese Nummer: { $reference }
error-unreadable = Ich konnte nicht lesen, was Discord mir dazu gesagt hat; es ist also nichts geschehen. Bitte versuch es später noch einmal.
