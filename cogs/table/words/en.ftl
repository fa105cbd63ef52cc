button-pause = Pause
button-ask-to-end = Ask to end
button-stay = Stay
button-yes-leave = Yes, leave
button-yes-close = Yes, close it
button-keep-table = Keep it open
button-let-play = Let them play
button-yes-end = Yes, end it
button-yes-ask-end = Yes, ask
button-yes-block = Yes, block
button-no-block = Don't block
command-hearts = /hearts
    .description = Play Hearts in this channel
command-hearts-new = /hearts new
    .description = Open a table in this channel
    .time_zone = Your time zone, such as Vienna or Austria; I remember it
command-hearts-join = /hearts join
    .description = Take a seat at a table in this channel
command-hearts-leave = /hearts leave
    .description = Leave your table; in a running game, a computer player takes over
command-hearts-seats = /hearts seats
    .description = Before the start, choose how many computers play, and how well
    .computers = Seats for computer players; the rest stay free
    .seat = Whose level to set; everyone's if you leave this empty
command-hearts-start = /hearts start
    .description = Start the game; computer players take the free seats
command-hearts-pause = /hearts pause
    .description = Pause the game until one of its players resumes it
command-hearts-hand = /hearts hand
    .description = Show your hand; only you see it
command-hearts-play = /hearts play
    .description = Play a card, such as QS
command-hearts-claim = /hearts claim
    .description = End the round early when the score can't change
command-hearts-pass = /hearts pass
    .description = Pass cards, such as QS AH KH (queen of spades, ace and king of hearts)
command-hearts-call = /hearts call
    .description = As the dealer, say how cards are passed, such as 3L (three to the left)
command-hearts-moon = /hearts moon
    .description = After shooting the moon, choose who gets the points
command-hearts-ready = /hearts ready
    .description = Start the next round without waiting
command-hearts-back = /hearts back
    .description = Take your seat back, or resume a paused game
command-hearts-status = /hearts status
    .description = Your tables and this channel's
command-hearts-end = /hearts end
    .description = Close a table, or ask everyone playing there to end the game
command-hearts-rematch = /hearts rematch
    .description = Play the same game again, at a new table
    .table = Which game; the last one in this channel if you leave this empty
command-hearts-remove = /hearts remove
    .description = Remove someone from their seat
    .member = Whose seat
    .table = Which table; all on this server if you leave this empty
command-hearts-block = /hearts block
    .description = Keep someone away from tables
    .member = Who can no longer join tables on this server
command-hearts-unblock = /hearts unblock
    .description = Let someone join tables again
    .member = Who can join tables again
command-hearts-scores = /hearts scores
    .description = Everyone's points, round by round
    .table = Which game; yours or this channel's last one if you leave this empty
command-hearts-replay = /hearts replay
    .description = Watch a finished round again
    .table = Which game; the last one in this channel if you leave this empty
    .file = A game file from “Download”, shown instead of a table
command-hearts-verify = /hearts verify
    .description = Check that a deal was fair
    .table = Which game; the last one in this channel if you leave this empty
verify-title = ### { $holds ->
    [yes] ✅ The deal was fair
    [no] ❌ The deal doesn't match its code
   *[open] Was the deal fair?
}
    -# Table { $code } · round { $round }
verify-hash = -# Code shown before the round: { $hash }
verify-playing = This round is still being played. Its secret is opened when it's over; then this command can check the deal.
verify-ended = The game ended before this round was over, so its secret was never opened.
verify-sealed = ✅ The shuffle was set before the round: it matches the code 🔒 that was shown then.
verify-not-sealed = ❌ The secret doesn't fit the code shown before the round.
verify-fair = ✅ The cards that were dealt come from exactly that shuffle.
verify-not-fair = ❌ Shuffling the deck with this secret doesn't give the cards that were dealt.
verify-drawn = ✅ Together with everyone's cuts, it gives the deal's secret.
verify-not-drawn = ❌ Together with everyone's cuts, it doesn't give the deal's secret.
verify-cut = **Cut**: { $cut ->
    [0] nobody cut the deck
   *[other] { $cut }, after the code was shown
}
verify-yourself = -# The file has all you need to check this yourself.
button-download = Download
game-downloaded = **This game as a file**, with every finished round and no names. `{ command-hearts-replay }` opens it.
refusal-file-closed = This file isn't open any more. Open it again with `{ command-hearts-replay }`.
refusal-file-type = That isn't a game file. Use one from **{ button-download }**; its name ends in `.toml`.
refusal-file-long = That file is too large: the limit is { $most } kB.
refusal-file-lost = Discord didn't give me the file. Please try again.
refusal-file-line = I can't read line { $line } of that file.
refusal-file-version = That isn't a Hearts game file, or it's from a newer version of me. I can read version { $version }.
refusal-file-part = Something is missing or wrong in that file: { $place }.
refusal-file-rounds = That game has more than { $most } rounds.
refusal-file-move = That game breaks the rules: { $place }.
refusal-file-points = The points of round { $round } in that file are wrong. The cards add up to { $points }.
refusal-file-seal = In round { $round } of that file, the secret doesn't match the hash and the deal.
replay-file = Your file
replay-deal = ### { $game } · round { $round } of { $rounds } · the deal{ $passes ->
    [yes] {" "}and the passes
   *[no] , no passing
}
replay-trick = -# { $game } · round { $round } of { $rounds } · trick { $trick } of { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 point
   *[other] {" "}· { $points } points
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Kitty: { $cards }
replay-taker = ### { $who } takes the trick{ replay-gained }
replay-taker-you = ### You take the trick{ replay-gained }
replay-gained = { $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
replay-nobody = ### Nobody takes the trick: all cards cancel
replay-score = { $who } { $points } ({ $total })
replay-result = The round: { $scores }
button-replay-back = Previous
button-replay-next = Next
replay-menu = Jump to a round and more…
replay-last = Last trick
replay-hands = { $hidden ->
    [yes] Show hands
   *[no] Hide hands
}
replay-round = Round { $round }
button-share-public = Show everyone
deciding-shared = ### { $who } shares the deciding trick of table { $code }
deciding-title = The deciding trick · round { $round }, trick { $trick }
deciding-play = { $who } plays the { $card }
deciding-nobody = Nobody takes it: all cards cancel
deciding-moon = { $who } takes the last points
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
refusal-share-unfinished = You can only share this once the game is over.
refusal-share-elsewhere = Share it where the game was played: { $where }.
menu-invite = Invite to Hearts
invitation-accepted = -# ✅ { $who } is in.
invitation-declined = -# { $who } can't make it.
invited = { $count ->
    [one] { $who } has a seat waiting.
   *[other] { $who } have seats waiting.
} I couldn't notify anyone this time, so please do.
note-declined = Your seat at that table is free for others now.
refusal-invite-nobody = I can only invite people from this server.
refusal-invite-self = You're already at this table: invite someone else.
refusal-invite-bot = { $name } is a bot. For computer players, press **{ button-add-computer } 🤖**.
refusal-invite-hidden = { $name } can't see this channel. Open the table where they can.
refusal-invite-blocked = { $name } can't join tables on this server.
refusal-invite-unwanted = { $name } doesn't want to be invited.
refusal-invite-often = You've just invited { $name } several times. Wait a little.
regulars-call = 📣 { $regulars }: { $who } is looking for players for a game of Hearts!
refusal-regulars-no-seat = There's no free seat. Remove a computer player first, or open a larger table with the option “{ option-players }”.
refusal-regulars-off = I don't notify anyone on this server: its managers have turned reminders off.
refusal-regulars-late = That took too long, so nobody was notified. Please press again.
refusal-regulars-unknown = Discord isn't telling me who's on this server right now, so nobody was notified. Please try again in a minute.
button-table-rules = Change rules…
levels-title = ## ⚙️ Table settings
levels-pace = **Pace** of the game
levels-more = -# For players without a menu here, use { command-hearts-seats }.
levels-all = **Computer players**: how well they play
levels-seat = { $number }\. { $who }
levels-mixed = Different levels
note-computers = { $count ->
    [one] -# 1 computer player sits at your table.
   *[other] -# { $count } computer players sit at your table.
}
note-seated-elsewhere = -# You have a seat at the new table in { $where }.
more-title = ### Table { $code }
more-regulars = -# Tells everyone who wants to hear of games here{ $role ->
        [yes] {" "}and pings a role
       *[no] {""}
    }.
more-computer = -# A computer player takes a free seat.
more-no-computer = -# A computer player gives its seat up.
sure-leave = ### Leave the game?
    A computer player takes your seat. If you come back, you can't win any more; if you don't, you finish last.
sure-leave-alone = ### Leave the game?
    Nobody else is playing here, so the game ends, and it can count as a loss for you.
sure-end = ### End the game for everyone?
    You can't continue it afterwards.
sure-end-asks = ### { $agreed ->
    [no] Ask to end this game?
   *[other] End this game?
}
    { $agreed ->
        [alone] Nobody else is here, so it ends right away, and it can count as a loss for you.
        [all] Everyone else has agreed: it ends right away and doesn't count.
       *[no] Once everyone here agrees, it ends and doesn't count.
    }
sure-end-lobby = ### Close this table?
    Nobody can join it any more.
sure-leave-lobby = ### Give up your seat?
    Others can take it. If nobody is left, the table closes.
sure-block = ### Block { $name }?
    { $name } is playing at { $count ->
        [one] table { $codes }
       *[other] tables { $codes }
    }. A computer player takes over, and { $name } loses the game.
end-asked-yours = I'm asking the others whether to end the game. It ends once everyone here agrees.
refusal-rematch-alone = You played that game alone, so there's nobody to ask for a rematch.
refusal-not-passing = There's nothing to pass right now.
refusal-rematch-elsewhere = That game was played in { $where }. Ask for the rematch there.
refusal-not-between-rounds = No round is waiting to start. Use { command-hearts-hand } to see how things stand.
block-set = 🚫 { $name } can't join tables on this server any more. `{ command-hearts-unblock }` lets them back in.
help-managers-moderation = `{ command-hearts-end }` – Close any table, or end its game
seat-taken-away = { $count ->
    [one] { $name } is no longer at table { $codes }.
   *[other] { $name } is no longer at tables { $codes }.
}

# /hearts status
status-yours = ## Your tables
status-here = ## In this channel
status-line = **[Table { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **your turn**
   *[no] {""}
}
status-line-gone = **Table { $code }** · { $state } · its channel is gone: continue in another with { command-hearts-back }
status-none = You're not at any table, and there's none in this channel.
state-lobby = waiting for players
state-playing = round { $round }
state-suspended = paused
state-over = over
state-cancelled = closed
