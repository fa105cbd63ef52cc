# What the bot will not do, and what to do instead.
refusal-no-such-table = There's no such table.
refusal-table-closed = That table is closed.
refusal-not-seated = You're not at this table.
refusal-already-seated = You're already at this table. Press **{ button-hand }** or use { command-hearts-hand }.
refusal-seat-taken-over = { $name } has your seat now, and you've seen its cards, so you can only watch until this game is over.
refusal-table-full = People have all { $seats } seats.
refusal-no-free-seat = All { $seats } seats are taken.
refusal-seats-reserved = The free seats are being kept for others. Try again in a few minutes, or open your own table.
refusal-rematch-of-others = That game had no free seats, so only its players can ask for a rematch.
refusal-closed-table = The host has closed this game to newcomers.
refusal-already-started = The game has already started. Use { command-hearts-hand } to see your cards.
refusal-not-started = The game hasn't started. The host starts it with **{ button-start }** or { command-hearts-start }.
refusal-start-nonsense = “{ $text }” isn't a time in the next 24 hours. Try 20:30, 8:30 pm, or +45 for in 45 minutes.
refusal-start-no-zone = I don't know your time zone, so I can't tell when “{ $text }” is. Choose it with the option “{ option-time_zone }” (I'll remember it), or enter +45 for in 45 minutes.
refusal-host-only = Only { $host } (the host) or a server manager can do that.
refusal-no-computer = There's no computer player to remove.
refusal-no-computer-there = There's no computer player in seat { $seat }.
refusal-too-many-computers = A table of { $seats } takes at most { $most } computer players: one seat is yours.
refusal-too-many-tables = You're already at { $most } tables. Finish or leave one first: { command-hearts-status } lists them.
refusal-not-away = You're not away: your seat is yours. Use { command-hearts-hand } to see your cards.
refusal-no-table-here = There's no table in this channel.
refusal-no-table-of-yours = You're not at any table.
refusal-which-table = There are several tables here. Choose one with the option “{ option-table }”:
    { $tables }
refusal-preset-seats = { $preset } can't be played with { $seats } players. Without the option “{ option-players }”, it's for { $usual }.
refusal-unknown-card = { $text } isn't a card. Enter rank and suit, such as QS for the queen of spades.
refusal-unreadable = This screen is out of date, and I can't read its buttons any more. Press **{ button-hand }**, or use the command again.
refusal-guild-only = Tables live on servers: use this command in a server channel.
refusal-no-member = I'm not a member of this server, so I can't run tables here. A server manager can add me: { $where } You can still play alone here.
refusal-not-over = The game isn't over yet.
refusal-paused = The game is paused. Resume it with { command-hearts-back }.
refusal-no-room-for-computers = People have { $people } of the { $seats } seats, so there's room for at most { $most } { $most ->
    [one] computer player
   *[other] computer players
}.
refusal-form-too-late = That took too long for Discord to open the form. Please press again.
refusal-deal-version = The computer players have been updated since this deal was sealed, so it can't be played on. Your result so far stands.
refusal-deal-not-ready = The computer players for this deal aren't ready. Nothing is lost: try again in about a minute.
refusal-deal-too-long = The computer players are taking too long over this deal. Nothing is lost: I'll ask them again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refusal-no-such-zone = I don't know the time zone “{ $zone }”. Enter a place, such as Vienna or Austria, and choose from the list.
refusal-several-zones = “{ $zone }” could mean several time zones: { $places }. Choose one from the list, or enter a city.
error-storage = I can't reach my database right now, so nothing was changed. Please try again in a minute.
error-conflict = Someone changed this at the same moment, so your change wasn't made. Please try again.
error-taken-over = I'm switching this server to another part of me. Please try again in a minute.
error-unconfirmed = My database isn't answering, so I don't know yet whether that counted. Your panel will show it as soon as I do.
error-command = This command was updated, but your Discord still has the old version. Try again in a minute; if that doesn't help, restart Discord.
error-answer = Discord didn't accept my answer. Check whether it worked before you try again; at a table, { command-hearts-hand } shows how things stand. If this happens again, give the people who run me this number: { $reference }
error-forbidden = Discord won't let me write here. Maybe I lack a permission, I'm in a timeout, or the thread is archived or locked: ask someone who manages this channel. Check whether it worked before you try again; at a table, { command-hearts-hand } shows how things stand.
error-unexpected = Something went wrong on my side. Check whether it worked before you try again. Give the people who run me this number: { $reference }
error-unreadable = I couldn't read Discord's answer, so nothing has changed. Please try again later.
refusal-hints-off = Hints are turned off here.
refusal-rules-too-few-seats = These rules are for { $seats } players, but { $people } people are seated or have a seat waiting. Change the number of players.
refusal-preset-seats-because = That game can't be played with { $seats } players. { $reasons }
refusal-no-such-rules = There are no rules called “{ $name }” here. Choose from the list that appears as you type.
refusal-not-house-rules = { $name } isn't one of this server's own rules. The list that appears as you type shows them.
refusal-rules-locked = Only server managers can change these rules. Everyone can view and share them.
refusal-too-many-rules = This server already has { $most } sets of rules. Delete one first.
refusal-name-taken = There are already rules called “{ $name }”. Choose another name, or edit those.
refusal-name-empty = A name needs 1 to { $most } characters.
refusal-rules-gone = Someone deleted these rules while you were editing. To keep yours, save them under a name.
refusal-proposal-gone = These rules have expired. Edit or share them again.
refusal-not-a-pass = “{ $text }” isn't a pass. Enter the number of cards and L, R or A (across, with an even number of players), such as 3L or 1L+1A+1R, or hold.
refusal-reset-unfinished = I can't reach my database right now, and some of the leaderboards may already be empty. Please reset them again in a minute.
refusal-shared = You've already shared this here today.
