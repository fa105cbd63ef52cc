# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Jemanden einladen…
invitation-call = 🃏 { $host } lädt zu einer Partie Hearts ein: { $who }!
invitation-waits = 🃏 Ein Platz wird freigehalten für { $who }.
invitation-over = -# Zu Tisch { $code } ist keine Einladung mehr offen.
button-yes-invited = Bin dabei
button-not-now = Jetzt nicht
refusal-invite-seated = { $name } sitzt schon an diesem Tisch.
refusal-invite-asked = Für { $name } wird schon ein Platz freigehalten.
refusal-invite-no-seat = So viele Plätze sind nicht frei. Entferne erst einen Computerspieler, oder öffne mit der Option „{ option-players }“ einen größeren Tisch.
button-regulars = Leute suchen
regulars-waits = 📣 { $host } sucht Mitspieler für eine Partie Hearts.
regulars-over = -# Tisch { $code } wartet auf niemanden mehr.
regulars-note = -# Tisch { $code } · { $free ->
    [0] Kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
} · 🔔 ob du benachrichtigt wirst
refusal-regulars-called = Hier hat erst vor Kurzem jemand Mitspieler gesucht. Wieder geht das um { $when }.
refusal-regulars-nobody = Gerade kann ich niemanden benachrichtigen: Hier hat niemand darum gebeten, oder diese Leute spielen schon oder können nicht kommen. Lade stattdessen jemanden mit dem Menü ein. Soll ich dich benachrichtigen, wenn andere Mitspieler suchen?
refusal-too-many-regulars = Auf diesem Server werden schon { $most } Leute benachrichtigt: Mehr geht nicht.
refusal-not-invited = Für dich wird an diesem Tisch kein Platz freigehalten.
