# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Invite someone…
invitation-call = 🃏 { $who }, { $host } invites you to a game of Hearts!
invitation-waits = 🃏 { $who } has a seat waiting.
invitation-over = -# This invitation to table { $code } is no longer valid.
button-yes-invited = Yes, I'm in
button-not-now = Not now
refusal-invite-seated = { $name } is already at this table.
refusal-invite-asked = { $name } already has a seat waiting.
refusal-invite-no-seat = There aren't that many free seats. Remove a computer player first, or open a larger table with the option “{ option-players }”.
button-regulars = Find players
button-called = Notifications
regulars-waits = 📣 { $host } is looking for players for a game of Hearts.
regulars-over = -# Table { $code } is no longer looking for players.
regulars-note = -# Table { $code } · { $free ->
    [0] No seat is free
    [one] 1 seat is free
   *[other] { $free } seats are free
}
refusal-regulars-called = Someone looked for players here a short while ago. You can do it again at { $when }.
refusal-regulars-nobody = Nobody here has asked for notifications yet, so I told no one.
button-invite = Invite someone…
refusal-too-many-regulars = The list is full: { $most } people on this server already get notified.
refusal-not-invited = This table has no seat waiting for you.
