# Commands: what one types, what for (at most 100 characters), and what an option is for where that is special.
# A name is the last word: small letters, digits, - and _, at most 32, and no two alike in a group.


# Options, by one name in all commands.
option-table = table
    .description = Which table, where there are several
option-computers = computers
    .description = Seats to fill with computer players
option-level = level
    .description = How well they play
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
option-file = file
option-round = round
    .description = Which round

# What an option offers; what else has a choice-… is where the same choice is made with a menu.
choice-effect = { $value ->
    [shooter_down] Me down
   *[others_up] Everyone else up
}
