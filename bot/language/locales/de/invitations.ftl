# Invitations: who is asked to come to a table, and how they answer.
menu-invite = Zu Hearts einladen
invite-placeholder = Jemanden einladen…
invitation-call = 🃏 { $host } lädt zu einer Partie Hearts ein: { $who }!
invitation-waits = 🃏 Ein Platz wird freigehalten für { $who }.
invitation-accepted = -# ✅ { $who } ist dabei.
invitation-declined = -# { $who } kann jetzt nicht.
invitation-over = -# Zu Tisch { $code } ist keine Einladung mehr offen.
invited = { $count ->
    [one] Ein Platz wird freigehalten für { $who }.
   *[other] Plätze werden freigehalten für { $who }.
} Benachrichtigen konnte ich diesmal niemanden: Sag selbst Bescheid.
button-yes-invited = Bin dabei
button-not-now = Jetzt nicht
note-declined = Dein Platz an diesem Tisch ist frei für andere.
refusal-invite-seated = { $name } sitzt schon an diesem Tisch.
refusal-invite-asked = Für { $name } wird schon ein Platz freigehalten.
refusal-invite-no-seat = So viele Plätze sind nicht frei. Entferne erst einen Computerspieler, oder öffne mit der Option „{ option-players }“ einen größeren Tisch.
refusal-invite-nobody = Einladen kann ich nur Leute von diesem Server.
refusal-invite-self = Du sitzt schon dort: Lade nur andere ein.
refusal-invite-bot = { $name } ist ein Programm. Für Computerspieler drücke 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } kann diesen Kanal nicht sehen. Öffne den Tisch, wo das geht.
refusal-invite-barred = { $name } darf sich auf diesem Server an keinen Tisch setzen.
refusal-invite-unwanted = { $name } möchte nicht eingeladen werden.
refusal-invite-often = Du hast { $name } gerade mehrmals eingeladen. Warte ein wenig.
button-regulars = Leute suchen
regulars-call = 📣 { $who } sucht Mitspieler für eine Partie Hearts: { $regulars }!
regulars-waits = 📣 { $host } sucht Mitspieler für eine Partie Hearts.
regulars-over = -# Tisch { $code } wartet auf niemanden mehr.
regulars-note = -# Tisch { $code } · { $free ->
    [0] Kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
} · 🔔 ob du benachrichtigt wirst
refusal-regulars-called = Die Stammgäste dieses Servers wurden erst vor Kurzem benachrichtigt. Wieder geht das um { $when }.
refusal-regulars-nobody = Gerade kann ich niemanden benachrichtigen: Hier hat niemand darum gebeten, oder diese Leute spielen schon oder können nicht kommen. Lade stattdessen jemanden mit dem Menü ein. Soll ich dich benachrichtigen, wenn andere Mitspieler suchen?
refusal-regulars-no-seat = Es ist kein Platz frei. Entferne erst einen Computerspieler, oder öffne mit der Option „{ option-players }“ einen größeren Tisch.
refusal-regulars-off = Auf diesem Server benachrichtige ich niemanden: Wer ihn verwaltet, hat die Erinnerungen ausgeschaltet.
refusal-regulars-late = Das hat zu lange gedauert, deshalb wurde niemand benachrichtigt. Drücke bitte noch einmal.
refusal-regulars-unknown = Discord sagt mir gerade nicht, wer auf diesem Server ist, deshalb wurde niemand benachrichtigt. Versuche es bitte in einer Minute noch einmal.
refusal-too-many-regulars = Auf diesem Server werden schon { $most } Leute benachrichtigt: Mehr geht nicht.
refusal-not-invited = Für dich wird an diesem Tisch kein Platz freigehalten.
