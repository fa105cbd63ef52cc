# Commands: what one types, what for (at most 100 characters), and what an option is for where that is special.
# A name is the last word: small letters, digits, - and _, at most 32, and no two alike in a group.
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
command-hearts-hint = /hearts hint
    .description = Ask what to expect of each of your cards, and why
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
command-hearts-review = /hearts review
    .description = What your moves in a finished game have cost you; only you see it
    .table = Which game; else the last one of this channel
command-match = /match
    .description = The same deals for several people
command-match-new = /match new
    .description = Open a match: the same deals for everybody, alone or at tables
    .hours = Alone: how many hours everybody has to play
command-match-show = /match show
    .description = The match of this channel: who has played, and then your sheet
command-hearts-verify = /hearts verify
    .description = Check that the deal of a round was fair
    .table = Which game; else the last one of this channel

command-rules = /rules
    .description = What a table plays
command-rules-show = /rules show
    .description = Explain the rules of a table, a preset or a game of this server
    .name = A preset or a game of this server; else a table
command-rules-presets = /rules presets
    .description = List the games of Hearts, those of this server first
command-rules-share = /rules share
    .description = A code and a picture of rules, for another server
    .name = A preset or a game of this server; else what this server plays by default
command-rules-edit = /rules edit
    .description = Change the rules of this server, or make new ones
    .name = A game of this server, or a preset to begin with; else what this server plays by default
command-rules-import = /rules import
    .description = Read a code of { command-rules-share }; nothing is saved before you say so
    .name = Save it at once under this name
command-rules-default = /rules default
    .description = What { command-hearts-new } opens on this server
    .name = A game of this server, or a preset
command-rules-rename = /rules rename
    .description = Give a game of this server another name
command-rules-delete = /rules delete
    .description = Delete a game of this server

command-leaderboard = /leaderboard
    .description = Who plays Hearts best on this server
command-history = /history
    .description = The games that were finished on this server, with their replays
    .member = Only the games of this person

# Options, by one name in all commands.
option-table = table
    .description = Which table, where there are several
option-computers = computers
    .description = Seats to fill with computer players
option-level = level
    .description = How well they play
option-deals = deals
    .description = How many deals
option-hours = hours
    .description = How many hours everybody has to play
option-where = where
    .description = Alone against computer players, or at tables of four
option-time_zone = time_zone
    .description = Where your streak counts its days, as in Vienna or Austria
option-seat = seat
    .description = The number of a seat, as the lobby shows it
option-pace = pace
    .description = How long everybody has for a move
option-preset = preset
    .description = Which game of Hearts
option-players = players
    .description = How many seats
option-invite = invite
    .description = Somebody whose seat is kept for ten minutes
option-at = at
    .description = When it begins: 20:30 or 8:30 pm on your clock, or 45m, or 1h30 from now
option-hints = hints
    .description = Whether players may ask for hints
option-thread = thread
    .description = Whether the game gets a thread of its own
option-cut = cut
    .description = Whether somebody may cut the pack before each deal
option-open_seats = open_seats
    .description = Whether others may take over seats during the game
option-card = card
    .description = The card, as in QS or 10D
option-cards = cards
    .description = The cards, as in QS AH KH
option-to = to
    .description = How many cards go where: L left, R right, A across, 2L2 two seats to the left
option-effect = effect
    .description = Who gets the points
option-member = member
    .description = Who
option-round = round
    .description = Which round
option-name = name
    .description = A game of this server
option-new = new
    .description = Its new name
option-code = code
    .description = The code
option-by = by
    .description = What counts
option-period = period
    .description = Since when
option-rules = rules
    .description = Which kind of game
option-public = public
    .description = Show it to everybody in this channel

# What an option offers; what else has a choice-… is where the same choice is made with a menu.
choice-where = { $value ->
    [tables] at tables of four
   *[alone] alone, when they like
}
choice-rules = { $value ->
    [standard] Standard rules
    [omnibus] Omnibus
    [spot] Spot hearts
    [many-handed] More than six players
    [chips] For chips
    [beginner] Alone against beginners
    [casual] Alone against casual players
    [club] Alone against club players
    [expert] Alone against experts
   *[everything] All rules
}
choice-effect = { $value ->
    [shooter_down] Me down
   *[others_up] Everyone else up
}
