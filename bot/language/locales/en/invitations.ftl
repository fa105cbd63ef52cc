# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Invite somebody…
invitation-call = 🃏 { $host } invites you to a game of Hearts: { $who }!
invitation-waits = 🃏 A seat is kept for { $who }.
invitation-over = -# No invitation to table { $code } is open any more.
button-yes-invited = Yes, I play
button-not-now = Not now
refusal-invite-seated = { $name } sits at this table already.
refusal-invite-asked = A seat is kept for { $name } already.
refusal-invite-no-seat = There are not as many free seats. Remove a computer player first, or open a larger table with the option “{ option-players }”.
button-regulars = Find players
regulars-waits = 📣 { $host } is looking for players for a game of Hearts.
regulars-over = -# Table { $code } is no longer waiting for anybody.
regulars-note = -# Table { $code } · { $free ->
    [0] No seat is free
    [one] 1 seat is free
   *[other] { $free } seats are free
} · 🔔 whether you are notified
refusal-regulars-called = Somebody looked for players here a short while ago. That can be done again at { $when }.
refusal-regulars-nobody = There is nobody to notify now: nobody here has asked for it, or those who have play already or cannot come. Invite people with the menu instead. Shall I notify you when others look for players?
refusal-too-many-regulars = On this server { $most } people are notified already: more cannot be.
refusal-not-invited = No seat is kept for you at this table.
