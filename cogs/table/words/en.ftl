button-pause = Pause
button-no-end = Do not end it
button-stay = Stay
button-yes-leave = Yes, leave
button-yes-end = Yes, end it
command-hearts = /hearts
    .description = Play Hearts in this channel
command-hearts-new = /hearts new
    .description = Open a table in this channel
    .time_zone = Where you are, as Vienna or Austria; I remember it
command-hearts-join = /hearts join
    .description = Take a seat at a table in this channel
command-hearts-leave = /hearts leave
    .description = Leave your table; a computer player takes over a running game
command-hearts-seats = /hearts seats
    .description = Say how many computer players sit at your table and how well they play, before it starts
    .computers = Seats for computer players; the others are free
    .seat = Whose level; everybody's, unless you say so
command-hearts-start = /hearts start
    .description = Begin the game; computer players take the free seats
command-hearts-pause = /hearts pause
    .description = Let the game rest until one of its players goes on with it
command-hearts-hand = /hearts hand
    .description = Show your hand; only you see it
command-hearts-play = /hearts play
    .description = Play a card, as in QS or 10D
command-hearts-claim = /hearts claim
    .description = End the round when it is decided already
command-hearts-pass = /hearts pass
    .description = Pass cards, as in QS AH KH
command-hearts-call = /hearts call
    .description = Call the pass as the dealer, as in 3L, 1L+1A+1R or hold
command-hearts-moon = /hearts moon
    .description = Say what the moon that you shot does
command-hearts-ready = /hearts ready
    .description = Begin the next round without waiting
command-hearts-back = /hearts back
    .description = Play for yourself again
command-hearts-status = /hearts status
    .description = Your tables and those of this channel
command-hearts-end = /hearts end
    .description = Close a table, or ask everybody who plays there to end the game
command-hearts-rematch = /hearts rematch
    .description = Play the same game again, at a new table
    .table = Which game; else the last one that ended in this channel
command-hearts-remove = /hearts remove
    .description = Take somebody's seat from them, for those who manage the server
    .member = Whose seat
    .table = Which table; else all of this server
command-hearts-bar = /hearts bar
    .description = Keep somebody from tables, for those who manage the server
    .member = Who may not sit down on this server any more
command-hearts-unbar = /hearts unbar
    .description = Let somebody sit down again, for those who manage the server
    .member = Who may sit down again
command-hearts-scores = /hearts scores
    .description = Every round of a game so far, in points
    .table = Which game; else yours or the last one of this channel
command-hearts-replay = /hearts replay
    .description = Look at a finished round, trick by trick, with every hand open
    .table = Which game; else the last one of this channel
command-hearts-verify = /hearts verify
    .description = Check that the deal of a round was fair
    .table = Which game; else the last one of this channel
verify-title = ### Round { $round } at table { $code }: was the deal fair?
verify-hash = -# **Hash**, shown before the round:
    -# `{ $hash }`
verify-secret = -# **Secret**, opened after it:
    -# `{ $secret }`
verify-playing = The round is still being played. Its secret is opened when it is over; then this command checks the deal.
verify-ended = The game was ended before this round was over, so its secret was never opened.
verify-sealed = ✅ The secret belongs to the hash that was shown before the round: the cards were fixed by then.
verify-not-sealed = ❌ The secret does not belong to the hash that was shown before the round.
verify-fair = ✅ The pack, shuffled with this secret, gives exactly the cards that were dealt.
verify-not-fair = ❌ The pack, shuffled with this secret, gives other cards than those that were dealt.
verify-match = **The secret of the deal** is the start of HMAC-SHA256 of `{ $text }` under that secret, and the version behind it:
    `{ $secret }`
verify-drawn = ✅ Yes: the secret of the deal follows from it and from what everybody has cut.
verify-not-drawn = ❌ No: the secret of the deal does not follow from it and from what everybody has cut.
verify-deal = **The hands as dealt**
verify-kitty = Kitty: { $cards }
verify-dealer = Dealer: seat { $seat }
verify-cut = **Cut**: { $cut ->
    [0] nobody cut the pack
   *[other] { $cut }, after the hash was published
}
verify-yourself = -# **Check it without me**: the SHA-256 of the secret is the hash. How it shuffles the pack is in `docs/deal-vector.md` of my source code, with an example.
verify-yourself-cut = -# Behind the secret comes the text `cut { $cut }` before it is shuffled; the recipe says so in its step *Cut*.
button-hide-hands = Hide hands
button-show-hands = Show hands
replay-deal = ### Table { $code } · round { $round } of { $rounds } · the deal{ $passes ->
    [yes] {" "}and the passes
   *[no] , no passing
}
replay-trick = ### Table { $code } · round { $round } of { $rounds } · trick { $trick } of { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 point
   *[other] {" "}· { $points } points
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Kitty: { $cards }
replay-taker = → **{ $who }** takes it{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
replay-nobody = → nobody takes it: all cards are cancelled
replay-score = { $who } { $points } ({ $total })
replay-result = The round: { $scores }
replay-round = Round { $round }
button-share-public = Show everybody
deciding-heading = ### Table { $code } · the deciding trick
deciding-shared = ### { $who } shares the deciding trick of table { $code }
deciding-title = Round { $round }, trick { $trick } of { $tricks }
deciding-play = { $who } plays the { $card }
deciding-nobody = Nobody takes it: all cards cancel each other
deciding-moon = { $who } completes the moon with it
deciding-taker = { $who } takes it: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
deciding-taker-chips = { $who } takes it: { $hearts ->
    [0] no hearts
    [one] 1 heart
   *[other] { $hearts } hearts
}
refusal-share-unfinished = That is for finished games: no trick has decided this one yet.
refusal-share-elsewhere = Show it where the game was played: { $where }.
menu-invite = Invite to Hearts
invitation-accepted = -# ✅ { $who } plays.
invitation-declined = -# { $who } cannot come now.
invited = { $count ->
    [one] A seat is kept for { $who }.
   *[other] Seats are kept for { $who }.
} I could not notify anybody this time: please do.
note-declined = Your seat at that table is free for others.
refusal-invite-nobody = I can invite only people of this server.
refusal-invite-self = You sit there already: invite only others.
refusal-invite-bot = { $name } is a program. For computer players press 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } cannot see this channel. Open the table where they can.
refusal-invite-barred = { $name } may not sit down at tables of this server.
refusal-invite-unwanted = { $name } does not want to be invited.
refusal-invite-often = You have invited { $name } several times just now. Wait a little.
regulars-call = 📣 { $who } is looking for players for a game of Hearts: { $regulars }!
refusal-regulars-no-seat = No seat is free for anybody. Remove a computer player first, or open a larger table with the option “{ option-players }”.
refusal-regulars-off = On this server I notify nobody: those who manage it have turned reminders off.
refusal-regulars-late = That took too long, so that nobody was notified. Please press again.
refusal-regulars-unknown = Discord does not tell me now who is on this server, so nobody was notified. Please try again in a minute.
button-table-rules = Change rules…
levels-title = ## ⚙️ How this table plays
levels-hint = **Computer players**: how well should they play? **Everybody** also covers those that join later. A stand-in plays no better than a casual player.
levels-more = -# { command-hearts-seats } names those who have no menu here.
button-table-hints = { $on ->
    [yes] Hints: on
   *[no] Hints: off
}
button-table-thread = { $on ->
    [yes] Own thread: on
   *[no] Own thread: off
}
button-table-cut = { $on ->
    [yes] Cut: on
   *[no] Cut: off
}
levels-all = Everybody
levels-seat = { $number }\. { $who }
levels-mixed = Not all the same
note-played = -# You played { $card }.
note-computers = { $count ->
    [one] -# 1 computer player sits at your table.
   *[other] -# { $count } computer players sit at your table.
}
note-seated-elsewhere = -# You have a seat at the new table in { $where }.
more-title = ### This table
more-hint = If you leave, a computer player takes your seat.
more-hint-alone = If you leave, the game ends: nobody else plays here.
sure-leave = ### Leave the running game?
    A computer player takes your seat and plays on. If you do not come back, you end in last place; if you do, you can no longer win, only lose.
sure-leave-alone = ### Leave the running game?
    Nobody else plays here: the game ends, and you have lost it.
sure-end = ### End the game for everybody?
    It cannot be continued afterwards.
sure-end-asks = ### End this game?
    It ends when everybody present agrees, and then counts for none of you. If nobody else is present, it ends at once, and you have lost it.
sure-end-lobby = ### Close this table?
    Nobody can join it any more.
sure-leave-lobby = ### Give up your seat?
    Others can take it. If nobody is left, the table closes.
end-asked-yours = The table tells the others that you would like to end the game. It goes on until everybody present agrees.
refusal-rematch-alone = You played that game alone, so there is nobody to ask for a rematch.
refusal-not-passing = There is nothing to pass now.
refusal-rematch-elsewhere = That game was played in { $where }. Ask for the rematch there.
refusal-not-between-rounds = No round is waiting to begin now. Use { command-hearts-hand } to see how the game stands.
bar-set = 🚫 { $name } may not sit down at tables of this server any more. { command-hearts-unbar } lifts the bar.
seat-taken-away = { $count ->
    [one] { $name } has lost their seat.
   *[other] { $name } has lost { $count } seats.
}

# /hearts status
status-title = ## Tables
status-line = **[Table { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **your turn**
    [seated] {" "}· you sit here
   *[no] {""}
}
status-line-gone = **Table { $code }** · { $state } · its channel is gone: go on in another with { command-hearts-back }
status-none = You are not at any table, and there is none in this channel. Open one with { command-hearts-new }.
state-lobby = waiting for players
state-playing = round { $round }
state-suspended = paused
state-over = over
state-cancelled = closed
