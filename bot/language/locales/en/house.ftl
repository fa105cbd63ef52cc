# What the bot will not do about rules.
refusal-rules-too-few-seats = By these rules { $seats } can play, and { $people } sit there already or have a seat kept. Change the number of players.
refusal-preset-seats-because = That game cannot be played with { $seats } players. { $reasons }
refusal-no-such-rules = There are no rules called { $name } here. Pick one from the list that appears while you type, or see { command-rules-presets }.
refusal-not-house-rules = { $name } is not one of this server's own rules. { command-rules-presets } lists them; { command-rules-edit } makes new ones.
refusal-rules-locked = Only those who may manage this server can change its rules. { command-rules-show } and { command-rules-share } are for everybody.
refusal-too-many-rules = This server already keeps { $most } sets of rules. Delete one first with { command-rules-delete }.
refusal-name-taken = There are rules called { $name } already. Choose another name, or edit those with { command-rules-edit }.
refusal-name-empty = A name has 1 to { $most } characters.
refusal-rules-gone = These rules were deleted while you were editing. Press **{ house-button-save-as }** to keep yours.
refusal-proposal-gone = Your changes were not kept that long. Open the editor again with { command-rules-edit }.
refusal-not-a-pass = “{ $text }” is not a pass. Write the number of cards and L, R or A (across, with an even number of players), as in 3L or 1L+1A+1R, or hold.
