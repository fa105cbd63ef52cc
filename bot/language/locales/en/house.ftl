# The values of each rule, each a few words that stand for themselves (at most 100 characters).
value-seats = { $value } players
value-decks = { $value ->
    [none] as many decks as the players need
    [one] one deck
   *[other] { $value } decks
}
value-jokers = { $value ->
    [0] no jokers
    [one] one joker
   *[other] { $value } jokers
}
value-joker_kind = { $value ->
    [high_low] jokers are the highest and the lowest heart
   *[slough] jokers may be played at any time
}
value-duplicates = { $value ->
    [cancel] equal cards in a trick cancel each other
   *[first_wins] the first of equal cards wins
}
value-remainder = { $value ->
    [kitty] cards left over go to the kitty
   *[remove] cards left over are removed
}
value-removed = { $value ->
    [none] the lowest cards are removed
   *[other] removed: { $value }
}
value-kitty_to = { $value ->
    [first_penalty_trick] kitty to the first trick with a point card
    [first_heart_trick] kitty to the first trick with a heart
    [last_trick] kitty to the last trick
    [split_first_two] kitty in halves to the first two tricks
   *[first_trick] kitty to the first trick
}
value-passing = { $value ->
    [none] no passing
    [left] pass left every round
    [right] pass right every round
    [with_split] left, right, across, one to each, hold
    [split] one to each neighbour and across, every round
    [aldergrove] left, right, across, two each way
    [no_hold] each neighbour in turn, never hold
    [rotate] one seat further each round
    [dealers_choice] the dealer calls the pass
    [custom] passes of your own
   *[standard] each neighbour in turn, then hold
}
value-pass_count = { $value } { $value ->
    [one] card
   *[other] cards
} passed
value-custom_cycle = { $value ->
    [none] no passes of your own
   *[other] passes: { $value }
}
value-pass_forbidden = { $value ->
    [none] every card may be passed
   *[other] never passed: { $value }
}
value-opening = { $value ->
    [any_club] the holder of the lowest club leads any club
    [low_club_holder] the holder of the lowest club leads anything
    [dealers_left] the dealer's left leads anything but a heart
   *[low_club] the lowest club leads
}
value-first_trick_points = { $value ->
    [allowed] points allowed on the first trick
   *[forbidden] no points on the first trick
}
value-breaking = { $value ->
    [penalty] any point card opens hearts
    [none] hearts may be led at any time
   *[hearts] a heart opens hearts
}
value-locked_until_broken = { $value ->
    [hearts_and_queen] the queen of spades waits with the hearts
   *[hearts] the queen of spades may be led at any time
}
value-hearts_instead_of_queen = { $value ->
    [yes] a heart may be led instead of the queen
   *[no] the queen before hearts
}
value-queen_must_go = { $value ->
    [yes] the queen must go when she can
   *[no] the queen may be kept
}
value-scoring = { $value ->
    [chips] for chips
   *[points] for points
}
value-heart_values = { $value ->
    [rank] hearts count their rank, ace 14
    [rank_low_ace] hearts count their rank, ace 1
    [rank_ten] hearts 2 to 10, pictures 10, ace 15
    [pips] hearts 2 to 10, pictures and ace 10
   *[one] hearts count 1
}
value-queen_points = { $value ->
    [0] queen of spades counts nothing
   *[other] queen of spades { $value }
}
value-extra_penalties = { $value ->
    [none] no other point cards
   *[other] also { $value }
}
value-bonus_card = { $value ->
    [none] no bonus card
   *[other] bonus card { $value }
}
value-bonus_points = bonus of { $value }
value-doubler = { $value ->
    [ten_of_clubs] the ten of clubs doubles everything
    [chinese] the ten of clubs doubles point cards, or −5
   *[none] no card that doubles
}
value-no_tricks_bonus = { $value ->
    [0] nothing for taking no trick
   *[other] { $value } for taking no trick
}
value-moon = { $value ->
    [shooter_down] moon: points off for the shooter
    [choice] moon: the shooter chooses
    [shooter_up] moon: points for the shooter
    [void] moon: nobody scores
    [smart] moon: everybody else up, unless the shooter would lose by it
    [off] moon: nothing special
   *[others_up] moon: everybody else up
}
value-moon_points = { $value ->
    [none] moon worth all points in the deck
   *[other] moon worth { $value }
}
value-moon_down_points = { $value ->
    [none] as much off for the shooter
   *[other] { $value } off for the shooter
}
value-moon_choice_from = { $value ->
    [0] the shooter always chooses
   *[other] the shooter chooses from a total of { $value } on
}
value-moon_needs_bonus = { $value ->
    [yes] the moon needs the bonus card
   *[no] the moon needs no bonus card
}
value-sun = { $value ->
    [yes] every trick as well doubles the moon
   *[no] no sun
}
value-on_the_nose = { $value ->
    [yes] on the nose: 50 becomes 0, 100 becomes 50
   *[no] not on the nose
}
value-floor = { $value ->
    [none] totals may go below 0
   *[other] totals stay at { $value } or above
}
value-end = { $value ->
    [rounds] a number of rounds
   *[score] until a score is reached, or one has all the chips
}
value-end_score = to { $value }
value-end_rounds = { $value } { $value ->
    [one] round
   *[other] rounds
}
value-tie = { $value ->
    [extra_round] ties are played off
   *[shared] ties win together
}
value-chips = { $value } { $value ->
    [one] chip
   *[other] chips
} to begin with
value-ante = ante { $value }

# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## House rules
house-title-named = ## House rules: { $name }
house-version = -# Version { $version }
house-hint = -# Nothing is saved until you press Save. Tables keep the rules that they began with.
house-wrong = ⚠️ **This does not go together yet:**
house-button-edit = Edit
house-button-save = Save
house-button-save-as = Save as…
house-button-default = Save as server default
house-button-reset = Reset
house-from = Start from a preset
house-from-more = More presets…
section-deck = Seats and deck
section-rest = Cards left over
section-passing = Passing
section-play = Leading and following
section-values = Points
section-moon = Moon
section-special = Specials
section-ending = End of the game
section-chips = Points or chips
field-seats = Players
field-decks = Decks
field-jokers = Jokers in all
field-joker_kind = What jokers do
field-duplicates = Equal cards in one trick
field-remainder = Cards that do not deal out evenly
field-removed = Removed cards
hint-removed = As in 2D 3C. Leave it empty to take out the lowest that nobody misses.
field-kitty_to = Who gets the kitty
field-passing = Passes
field-pass_count = Cards a pass
field-custom_cycle = Passes of your own
hint-custom_cycle = As in 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: two cards to the second seat on the left.
field-pass_forbidden = Cards that may not be passed
hint-pass_forbidden = As in 2C QS. Leave it empty for none.
field-opening = Who opens, and with what
field-breaking = What opens hearts for leading
field-also = Also
field-heart_values = Hearts
field-queen_points = Queen of spades
hint-queen_points = 0 to 50; 0 makes her an ordinary card.
field-extra_penalties = More point cards
hint-extra_penalties = As in KS 10, AS 7. Leave it empty for none.
field-bonus_card = Bonus card
field-bonus_points = What the bonus card gives
field-moon = Whoever takes all point cards
field-moon_points = What the moon is worth
hint-moon_points = 1 to 500. Leave it empty for all points in the deck.
field-moon_down_points = What a moon takes off the shooter
hint-moon_down_points = 1 to 500, where it takes points off. Leave it empty for what the moon is worth.
field-moon_choice_from = Total from which the shooter chooses
hint-moon_choice_from = 0 to 1000, where the shooter chooses. Below it, everybody else gets the points.
field-doubler = A card that doubles
field-end = The game lasts
field-end_score = Score that ends the game
hint-end_score = 20 to 1000, if it lasts until a score is reached.
field-end_rounds = Number of rounds
hint-end_rounds = 1 to 50, if it lasts a number of rounds.
field-tie = Several lowest totals
field-scoring = What is played for
hint-scoring = For chips, set the moon to "nothing special", too.
field-chips = Chips to begin with
hint-chips = 1 to 1000, in a game for chips.
field-ante = Ante
hint-ante = 1 to 1000 chips that everyone puts into the pot before each round.
field-name = Name
hint-name = It appears in the list of { command-hearts-new }. At most 40 characters.
house-name-title = Save house rules as
house-typed = { $field }: { $reason }
note-house-saved = ✅ Saved as **{ $name }**, version { $version }. Play it with `{ command-hearts-new } { option-preset }:{ $plain }`.
note-house-default = ✅ **{ $name }** is saved and is what `{ command-hearts-new }` opens on this server now.
note-house-unchanged = **{ $name }** is saved like this already.
note-house-import = These are the rules of the code. Nothing is saved yet.
note-house-import-change = Compared with { $name }, what this server plays by default: { $changes }
note-house-import-same = This is what this server plays by default already.
change = { $after } (before: { $before })
house-overtaken = ## Somebody else was faster
    {"**"}{ $name }** has been saved by somebody else while you were editing. Nothing is overwritten.
house-theirs = **They changed:** { $changes }
house-yours = **You changed:** { $changes }
house-changed-nothing = nothing
house-button-mine = Save mine on top
house-button-theirs = Go on with theirs

# The commands.
presets-title = ## Games of Hearts
presets-hint = -# Open one with `{ command-hearts-new } { option-preset }:`; `{ command-rules-show }` explains it.
presets-line = **{ $name }** · { $about }
presets-house = ### Of this server
presets-default = **{ $name }** · what `{ command-hearts-new }` opens here · { $about }
button-earlier = Earlier
button-later = More
house-default-set = **{ $name }** is what `{ command-hearts-new }` opens on this server now.
house-default-standard = `{ command-hearts-new }` opens standard Hearts on this server again.
house-renamed = **{ $old }** is called **{ $new }** now.
house-sure-delete = ### Delete **{ $name }**?
    Tables that play by it go on; it cannot be chosen for new ones any more.
house-button-delete = Yes, delete
house-button-keep = Keep it
house-kept = **{ $name }** stays.
house-deleted = **{ $name }** is deleted.
share-title = ## { $name }
share-code = Its code: `{ $code }`
share-hint = -# On another server, `{ command-rules-import }` reads this code. It does not matter how it is written: small or capital, with or without spaces.
share-picture = QR code of the rules code { $code }
share-picture-long = The code above as a QR code

# Combinations of rules that make no sense: why, and what would do.
conflict-too-many-jokers = A deck has two jokers, so there can be at most { $most }.
conflict-high-low-needs-two-jokers = High and low jokers need exactly two jokers.
conflict-removed-with-kitty = Either cards are removed or the rest goes to the kitty, not both.
conflict-removed-not-in-deck = The { $card } cannot be removed: it is not in the deck.
conflict-removed-twice = The { $card } is removed { $times } times, but the deck has { $copies }.
conflict-needed-card-removed = The { $card } has a part in the scoring, so it cannot be removed.
conflict-uneven-deal = { $cards } cards do not deal out evenly to { $seats } seats: remove others, leave the list empty, or have a kitty.
conflict-nothing-scores = No card that scores is left in the deck, so the game would never end.
conflict-hand-size = { $seats } players would get { $cards } cards each; it must be { $least } to { $most }: change the number of decks.
conflict-across-odd-seats = Nobody sits across with { $seats } players: this pass needs an even number.
conflict-split-too-few-cards = A split pass goes to three seats, so it needs three cards or more.
conflict-custom-cycle = Passes of your own need a list of passes, and only they have one.
conflict-custom-cycle-long = Passes of your own are too long: rounds and seats named may come to { $most } in all.
conflict-custom-same-seat = A pass names each other seat at most once, and never the passer.
conflict-custom-count = A pass takes 1 to { $most } cards in all.
conflict-cancel-one-deck = Cards cancel only where there are two of them: it needs two decks or more.
conflict-queen-must-go-ordinary = The queen of spades need not go where she scores nothing.
conflict-queen-locked-ordinary = The queen of spades cannot be locked where she scores nothing.
conflict-extra-penalty-twice = The { $card } has a value of its own, so it cannot be another point card.
conflict-extra-penalty-repeated = A card is named twice among the point cards.
conflict-bonus-card = The bonus card is the jack or the ten of diamonds.
conflict-moon-needs-bonus-card = The moon cannot need the bonus card where there is none.
conflict-chips-with-points = A game for chips counts no points, so it has { $what ->
    [moon] no moon: let nothing special happen there
    [sun] no sun
    [doubler] no card that doubles
    [bonus] no bonus
    [extra_penalties] no other point cards
    [on_the_nose] nothing on the nose
   *[floor] no floor
}.
conflict-ante-too-high = Nobody could pay the ante: it is more than the chips one starts with.

# What the bot will not do about rules.
refusal-preset-seats-because = That game cannot be played with { $seats } players. { $reasons }
refusal-rules-refused = These rules do not go together. { $reasons }
refusal-no-such-rules = There are no rules called { $name } here. Pick one from the list that appears while you type, or see { command-rules-presets }.
refusal-not-house-rules = { $name } is not one of this server's own rules. { command-rules-presets } lists them; { command-rules-edit } makes new ones.
refusal-rules-locked = Only those who may manage this server can change its rules. { command-rules-show } and { command-rules-share } are for everybody.
refusal-too-many-rules = This server already keeps { $most } sets of rules. Delete one first with { command-rules-delete }.
refusal-name-taken = There are rules called { $name } already. Choose another name, or edit those with { command-rules-edit }.
refusal-name-empty = A name has 1 to { $most } characters.
refusal-rules-gone = These rules were deleted while you were editing. Press Save as… to keep yours.
refusal-proposal-gone = Your changes were not kept that long. Open the editor again with { command-rules-edit }.
refusal-rules-too-long = That is more than the editor can hold: name fewer cards or passes.
refusal-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }.
refusal-not-penalties = “{ $text }” is not a list of cards with points, as in KS 10, AS 7.
refusal-not-a-pass = “{ $text }” is not a pass. Write the number of cards and L, R or A (across, with an even number of players), as in 3L or 1L+1A+1R, or hold.
refusal-code-nonsense = That is not a code for rules. Such a code is made of digits and letters, as { command-rules-share } gives it.
refusal-code-typo = A character of that code is wrong or missing. Compare it with the original.
refusal-code-newer = That code comes from a newer version of this bot and means a rule that I do not know yet.
refusal-code-refused = The rules of that code do not go together.
