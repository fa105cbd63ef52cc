# Invitations: who is asked to come to a table, and how they answer.
menu-invite = Invite to Hearts
invite-placeholder = Invite somebody…
invitation-call = 🃏 { $host } invites you to a game of Hearts: { $who }!
invitation-waits = 🃏 A seat is kept for { $who }.
invitation-accepted = -# ✅ { $who } plays.
invitation-declined = -# { $who } cannot come now.
invitation-over = -# No invitation to table { $code } is open any more.
invited = { $count ->
    [one] A seat is kept for { $who }.
   *[other] Seats are kept for { $who }.
} I could not notify anybody this time: please do.
button-yes-invited = Yes, I play
button-not-now = Not now
note-declined = Your seat at that table is free for others.
refusal-invite-seated = { $name } sits at this table already.
refusal-invite-asked = A seat is kept for { $name } already.
refusal-invite-no-seat = There are not as many free seats. Remove a computer player first, or open a larger table with the option “{ option-players }”.
refusal-invite-nobody = I can invite only people of this server.
refusal-invite-self = You sit there already: invite only others.
refusal-invite-bot = { $name } is a program. For computer players press 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } cannot see this channel. Open the table where they can.
refusal-invite-barred = { $name } may not sit down at tables of this server.
refusal-invite-unwanted = { $name } does not want to be invited.
refusal-invite-often = You have invited { $name } several times just now. Wait a little.
button-regulars = Find players
regulars-call = 📣 { $who } is looking for players for a game of Hearts: { $regulars }!
regulars-waits = 📣 { $host } is looking for players for a game of Hearts.
regulars-over = -# Table { $code } is no longer waiting for anybody.
regulars-note = -# Table { $code } · { $free ->
    [0] No seat is free
    [one] 1 seat is free
   *[other] { $free } seats are free
} · 🔔 whether you are notified
refusal-regulars-called = The regulars of this server were notified a short while ago. They can be notified again at { $when }.
refusal-regulars-nobody = There is nobody to notify now: nobody here has asked for it, or those who have play already or cannot come. Invite people with the menu instead. Shall I notify you when others look for players?
refusal-regulars-no-seat = No seat is free for anybody. Remove a computer player first, or open a larger table with the option “{ option-players }”.
refusal-regulars-off = On this server I notify nobody: those who manage it have turned reminders off.
refusal-regulars-late = That took too long, so that nobody was notified. Please press again.
refusal-regulars-unknown = Discord does not tell me now who is on this server, so nobody was notified. Please try again in a minute.
refusal-too-many-regulars = On this server { $most } people are notified already: more cannot be.
refusal-not-invited = No seat is kept for you at this table.
