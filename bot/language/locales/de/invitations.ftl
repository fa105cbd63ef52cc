# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Jemanden einladen…
invitation-call = 🃏 { $who }: { $host } lädt zu einer Partie Hearts ein!
invitation-waits = 🃏 Für { $who } ist ein Platz freigehalten.
invitation-over = -# Diese Einladung an Tisch { $code } gilt nicht mehr.
button-yes-invited = Bin dabei
button-not-now = Jetzt nicht
refusal-invite-seated = { $name } sitzt schon an diesem Tisch.
refusal-invite-asked = Für { $name } wird schon ein Platz freigehalten.
refusal-invite-no-seat = So viele Plätze sind nicht frei. Entferne erst einen Computerspieler, oder eröffne mit der Option „{ option-players }“ einen größeren Tisch.
button-regulars = Leute suchen
button-called = Benachrichtigungen
regulars-waits = 📣 { $host } sucht Mitspieler für eine Partie Hearts.
regulars-over = -# Tisch { $code } sucht niemanden mehr.
regulars-note = -# Tisch { $code } · { $free ->
    [0] Kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
}
refusal-regulars-called = Hier hat erst vor Kurzem jemand Leute gesucht. Das geht wieder um { $when }.
refusal-regulars-nobody = Hier will noch niemand benachrichtigt werden, also habe ich niemandem Bescheid gesagt.
button-invite = Jemanden einladen…
refusal-too-many-regulars = Die Liste ist voll: Auf diesem Server werden schon { $most } Leute benachrichtigt.
refusal-not-invited = Für dich wird an diesem Tisch kein Platz freigehalten.
