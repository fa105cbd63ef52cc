# Commands: what one types, what for (at most 100 characters), and what an option is for where that is special.
# A name is the last word: small letters, digits, - and _, at most 32, and no two alike in a group.


# Options, by one name in all commands.
option-table = table
    .description = Which table, if there are several
option-computers = computers
    .description = How many seats computer players fill
option-level = level
    .description = How well they play
option-time_zone = time_zone
    .description = Your time zone, such as Vienna or Austria
option-seat = seat
    .description = The seat's number in the lobby
option-pace = pace
    .description = How much time everyone has for a move
option-preset = preset
    .description = Which version of Hearts
option-players = players
    .description = How many players
option-invite = invite
    .description = Someone to keep a seat for, for ten minutes
option-at = at
    .description = When it starts: 20:30 or 8:30 pm your time, or in 45m or 1h30
option-hints = hints
    .description = Let players ask for hints
option-thread = thread
    .description = Give the game its own thread
option-cut = cut
    .description = Let someone cut the deck before each deal
option-open_seats = open_seats
    .description = Let others take over seats during the game
option-card = card
    .description = The card, such as QS or 10D
option-cards = cards
    .description = The cards, such as QS AH KH
option-to = to
    .description = How many cards go where: L left, R right, A across, 2L2 two cards two seats to the left
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
