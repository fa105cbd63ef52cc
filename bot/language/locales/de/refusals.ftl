# Was der Bot nicht tut, und was stattdessen geht.
refusal-no-such-table = Diesen Tisch gibt es nicht. Eröffne einen mit { command-hearts-new }.
refusal-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit { command-hearts-new }.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-already-seated = Du sitzt schon an diesem Tisch. Drücke **{ button-hand }** oder nutze { command-hearts-hand }.
refusal-seated-in-lobby = { $host ->
    [yes] Du bist Gastgeber dieses Tischs: Drücke **{ button-start }**.
   *[no] Du sitzt schon an diesem Tisch. Die Partie beginnt, wenn der Gastgeber **{ button-start }** drückt.
}
refusal-seat-taken-over = { $name } hat jetzt deinen Platz, und du kennst die Karten: Bis die Partie zu Ende ist, kannst du nur zusehen. Eröffne deinen eigenen Tisch mit { command-hearts-new }.
refusal-table-full = Auf allen { $seats } Plätzen sitzen Menschen. Eröffne einen anderen Tisch mit { command-hearts-new }.
refusal-no-free-seat = Alle { $seats } Plätze sind besetzt.
refusal-seats-reserved = Die freien Plätze werden gerade für andere freigehalten. Versuch es in ein paar Minuten noch einmal, oder eröffne mit { command-hearts-new } deinen eigenen Tisch.
refusal-rematch-of-others = In dieser Partie war kein Platz frei, also können nur ihre Spieler um Revanche bitten. Eröffne mit { command-hearts-new } deinen eigenen Tisch.
refusal-closed-table = Bei dieser Partie kommt niemand mehr dazu. Eröffne deinen eigenen Tisch mit { command-hearts-new }.
refusal-already-started = Die Partie hat schon begonnen. Mit { command-hearts-hand } siehst du deine Karten.
refusal-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie mit **{ button-start }** oder { command-hearts-start }.
refusal-start-nonsense = „{ $text }“ ist keine Zeit in den nächsten 24 Stunden. Schreib etwa 20:30, oder +45 für in 45 Minuten.
refusal-start-no-zone = Ich kenne deine Zeitzone nicht und weiß nicht, wann „{ $text }“ ist. Wähle sie mit der Option „{ option-time_zone }“ (ich merke sie mir), oder schreib +45 für in 45 Minuten.
refusal-host-only = Das können nur { $host } als Gastgeber und alle, die den Server verwalten.
refusal-no-computer = Es gibt keinen Computerspieler zum Entfernen.
refusal-no-computer-there = Auf Platz { $seat } sitzt kein Computerspieler.
refusal-too-many-computers = Bei { $seats } Plätzen sind höchstens { $most } Computerspieler möglich: Ein Platz ist deiner.
refusal-too-many-tables = Du sitzt schon an { $most } Tischen. Beende oder verlasse erst einen: { command-hearts-status } zeigt sie.
refusal-not-away = Du bist nicht weg: Dein Platz gehört dir. Mit { command-hearts-hand } siehst du deine Karten.
refusal-no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit { command-hearts-new }.
refusal-no-table-of-yours = Du sitzt an keinem Tisch. Setz dich mit { command-hearts-join } dazu oder eröffne einen mit { command-hearts-new }.
refusal-which-table = Hier gibt es mehrere Tische. Sag mit der Option „{ option-table }“, welchen du meinst:
    { $tables }
refusal-preset-seats = { $preset } geht nicht mit { $seats } Spielern. Ohne die Option „{ option-players }“ sind es { $usual }.
refusal-unknown-card = { $text } ist keine Karte. Schreib Wert und Farbe, etwa QS für die Pik-Dame.
refusal-unreadable = Diese Anzeige ist veraltet, ich kann ihre Buttons nicht mehr lesen. Drücke **{ button-hand }** oder gib den Befehl noch einmal ein.
refusal-guild-only = Tische gibt es nur auf Servern: Nutze diesen Befehl dort in einem Kanal.
refusal-no-member = Ich bin kein Mitglied dieses Servers und kann hier keine Tische führen. Wer den Server verwaltet, kann mich hinzufügen: { $where } Allein spielen kannst du auch hier.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-paused = Die Partie ist pausiert. Weiter geht es mit { command-hearts-back }.
refusal-no-room-for-computers = Menschen belegen { $people } der { $seats } Plätze, also ist noch Platz für höchstens { $most } Computerspieler.
refusal-form-too-late = Das hat zu lange gedauert, Discord öffnet das Formular nicht mehr. Drücke bitte noch einmal.
refusal-deal-version = Die Computerspieler wurden erneuert, seit diese Karten versiegelt wurden: Weiterspielen geht nicht. Was du hast, zählt.
refusal-deal-not-ready = Die Computerspieler sind für diese Karten noch nicht bereit. Nichts ist verloren: Versuch es in etwa einer Minute noch einmal.
refusal-deal-too-long = Die Computerspieler denken über diese Karten zu lange nach. Nichts ist verloren: In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} frage ich sie wieder.
refusal-no-such-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Gib einen Ort ein, etwa Wien oder Österreich, und wähle aus der Liste.
refusal-several-zones = „{ $zone }“ kann mehrere Zeitzonen meinen: { $places }. Wähle eine aus der Liste oder gib eine Stadt ein.
error-storage = Ich komme gerade nicht an meine Datenbank, deshalb hat sich nichts geändert. Versuch es bitte in einer Minute noch einmal.
error-conflict = Jemand hat das im selben Augenblick geändert, deshalb ist nichts geschehen. Versuch es bitte noch einmal.
error-taken-over = Dieser Server wechselt gerade zu einem anderen Teil von mir. Versuch es bitte in einer Minute noch einmal.
error-unconfirmed = Meine Datenbank antwortet nicht; ich weiß noch nicht, ob das zählt. Bei deinen Karten siehst du es, sobald ich es weiß.
error-command = Dieser Befehl hat sich mit einem Update geändert, und dein Discord hat noch den alten. Versuch es in einer Minute noch einmal; hilft das nicht, starte Discord neu.
error-answer = Discord hat meine Antwort nicht angenommen. Sieh nach, ob es trotzdem geklappt hat, bevor du es noch einmal versuchst; an einem Tisch zeigt { command-hearts-hand }, wie es steht. Passiert das wieder, nenne meinen Betreibern diese Nummer: { $reference }
error-forbidden = Discord lässt mich hier nicht schreiben. Vielleicht fehlt mir ein Recht, ich bin im Timeout, oder der Thread ist archiviert oder gesperrt: Frag jemanden, der diesen Kanal verwaltet. Sieh nach, ob es trotzdem geklappt hat, bevor du es noch einmal versuchst; an einem Tisch zeigt { command-hearts-hand }, wie es steht.
error-unexpected = Bei mir ist etwas schiefgegangen. Sieh nach, ob es trotzdem geklappt hat, bevor du es noch einmal versuchst. Nenne meinen Betreibern diese Nummer: { $reference }
error-unreadable = Ich konnte Discords Antwort nicht lesen, deshalb ist nichts geschehen. Versuch es bitte später noch einmal.
refusal-hints-off = Tipps sind hier ausgeschaltet.
refusal-rules-too-few-seats = Diese Regeln sind für { $seats } Spieler, aber { $people } Plätze sind schon besetzt oder freigehalten. Ändere die Spielerzahl.
refusal-preset-seats-because = Diese Spielart geht nicht mit { $seats } Spielern. { $reasons }
refusal-no-such-rules = Hier gibt es keine Regeln namens „{ $name }“. Wähle welche aus der Liste, die beim Tippen erscheint.
refusal-not-house-rules = { $name } gehört nicht zu den eigenen Regeln dieses Servers. Du findest sie in der Liste, die beim Tippen erscheint.
refusal-rules-locked = Diese Regeln kann nur ändern, wer den Server verwaltet. Ansehen und teilen können sie alle.
refusal-too-many-rules = Dieser Server hat schon { $most } eigene Regelwerke. Lösche erst eines davon.
refusal-name-taken = Regeln namens „{ $name }“ gibt es schon. Wähle einen anderen Namen oder bearbeite diese.
refusal-name-empty = Ein Name hat 1 bis { $most } Zeichen.
refusal-rules-gone = Jemand hat diese Regeln gelöscht, während du sie bearbeitet hast. Speichere deine unter einem Namen, um sie zu behalten.
refusal-proposal-gone = Diese Regeln sind abgelaufen. Bearbeite oder teile sie noch einmal.
refusal-not-a-pass = „{ $text }“ ist keine Weitergabe. Schreib die Zahl der Karten und L, R oder A (gegenüber, bei gerader Spielerzahl), etwa 3L oder 1L+1A+1R, oder hold.
refusal-reset-unfinished = Ich komme gerade nicht an meine Datenbank, und ein Teil der Ranglisten ist vielleicht schon leer. Leere sie bitte in einer Minute noch einmal.
refusal-shared = Das hast du heute hier schon geteilt.
