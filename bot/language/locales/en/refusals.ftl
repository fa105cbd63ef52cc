# What the bot will not do, and what to do instead.
refusal-no-such-table = There is no such table. Open one with { command-hearts-new }.
refusal-table-closed = That table is closed. Open a new one with { command-hearts-new }.
refusal-not-seated = You do not sit at this table.
refusal-already-seated = You already sit at this table. Press **{ button-hand }**, or use { command-hearts-hand }.
refusal-seated-in-lobby = You already sit at this table. The game begins when the host presses **{ button-start }**.
refusal-seat-taken-over = { $name } has your seat now, and you have seen its cards: until this game is over you can watch. Open your own table with { command-hearts-new }.
refusal-table-full = All { $seats } seats are taken by people. Open another table with { command-hearts-new }.
refusal-no-free-seat = All { $seats } seats are filled.
refusal-seats-reserved = The free seats are kept for others just now. Try again in a few minutes, or open your own table with { command-hearts-new }.
refusal-rematch-of-others = People had every seat of that game: one of them can ask for the rematch. Open your own table with { command-hearts-new }.
refusal-closed-table = The host keeps the seats of this game closed. Open your own table with { command-hearts-new }.
refusal-already-started = The game has already begun. Use { command-hearts-hand } to see your cards.
refusal-not-started = The game has not begun. The host starts it with **{ button-start }** or { command-hearts-start }.
refusal-start-nonsense = “{ $text }” is no time of the next 24 hours. Write 20:30, 8:30 pm, or +45 for in 45 minutes.
refusal-start-no-zone = I do not know what “{ $text }” is on your clock. Choose your time zone with the option “{ option-time_zone }” (I remember it), or write +45 for in 45 minutes.
refusal-host-only = Only { $host }, who is the host, or somebody who may manage the server can do that.
refusal-no-computer = There is no computer player to remove.
refusal-no-computer-there = No computer player sits on seat { $seat }.
refusal-too-many-computers = With { $seats } seats there can be at most { $most } computer players: one seat is yours.
refusal-too-many-tables = You already sit at { $most } tables. Finish or leave one first: { command-hearts-status } lists them.
refusal-not-away = You are not away: your seat is yours. Use { command-hearts-hand } to see your cards.
refusal-no-table-here = There is no table in this channel. Open one with { command-hearts-new }.
refusal-no-table-of-yours = You do not sit at any table. Join one with { command-hearts-join } or open one with { command-hearts-new }.
refusal-which-table = There are several tables here: { $tables }. Say which with the option “{ option-table }”.
refusal-preset-seats = The preset { $preset } is not played with { $seats } seats. Without the option “{ option-players }” it is played with { $usual }.
refusal-unknown-card = { $text } is not a card. Write the rank and the suit, as in QS for the queen of spades.
refusal-unreadable = This screen is out of date: I can no longer read its buttons. Press **{ button-hand }**, or give the command again.
refusal-guild-only = Tables are kept in servers: use this command in a channel of one.
refusal-no-member = I am not a member of this server, so I can keep no table here. Somebody who may manage the server can add me: { $where } What you play alone works here too.
refusal-not-over = The game is not over yet.
refusal-paused = The game is paused. Go on with { command-hearts-back }.
refusal-no-room-for-computers = People have { $people } of the { $seats } seats, so there is room for { $most } { $most ->
    [one] computer player
   *[other] computer players
} at most.
refusal-form-too-late = That took too long, and Discord takes no form after such a wait. Please press again.
refusal-deal-version = The computer players have been updated, and this deal was sealed with others: it can be played no further. What you have counts as it stands.
refusal-deal-not-ready = The computer players of this deal are not ready yet. Nothing has happened, and nothing is lost: they are in about a minute.
refusal-deal-too-long = The computer players of this deal think about it for too long. Nothing has happened, and nothing is lost: they are asked again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refusal-no-such-zone = I do not know the time zone “{ $zone }”. Write where you are, such as Vienna or Austria, and choose from the list.
refusal-several-zones = “{ $zone }” may mean several time zones: { $places }. Choose one from the list, or write a city.
error-storage = I cannot use my database right now, so nothing was changed. Please try again in a minute.
error-conflict = This was changed elsewhere at the same moment, so nothing was done. Please try again.
error-taken-over = Another part of me is taking over this server. Please try again in a minute.
error-unconfirmed = My database does not answer, so I do not know yet whether that counts. Your panel shows it as soon as I do.
error-command = This command has changed with an update, and your Discord still has the old one. Try again in a minute; if that does not help, restart Discord.
error-answer = Discord did not take my answer. Before you try again, look whether it has happened all the same; at a table, { command-hearts-hand } shows how it stands. If this happens again, tell the people who run me this number: { $reference }
error-forbidden = Discord does not let me write here: I lack a permission in this channel, I am in a timeout, or the thread is archived or locked. Ask somebody who may manage it. Before you try again, look whether it has happened all the same; at a table, { command-hearts-hand } shows how it stands.
error-unexpected = Something went wrong on my side. Before you try again, look whether it has happened all the same. Tell the people who run me this number: { $reference }
error-unreadable = I could not read what Discord told me about this, so nothing has happened. Please try again later.
refusal-hints-off = Hints are switched off here.
refusal-rules-too-few-seats = By these rules { $seats } can play, and { $people } sit there already or have a seat kept. Change the number of players.
refusal-preset-seats-because = That game cannot be played with { $seats } players. { $reasons }
refusal-no-such-rules = There are no rules called { $name } here. Pick one from the list that appears while you type.
refusal-not-house-rules = { $name } is not one of this server's own rules. The list that appears while you type names them.
refusal-rules-locked = Only those who may manage this server can change its rules. Everybody can look at them and share them.
refusal-too-many-rules = This server already keeps { $most } sets of rules. Delete one of them first.
refusal-name-taken = There are rules called { $name } already. Choose another name, or edit those.
refusal-name-empty = A name has 1 to { $most } characters.
refusal-rules-gone = These rules were deleted while you were editing. Save yours under a name to keep them.
refusal-proposal-gone = These rules were not kept that long. Edit or share them anew.
refusal-not-a-pass = “{ $text }” is not a pass. Write the number of cards and L, R or A (across, with an even number of players), as in 3L or 1L+1A+1R, or hold.
refusal-reset-unfinished = I cannot use my database right now, and part of the leaderboards may be gone already. Please reset them again in a minute.
