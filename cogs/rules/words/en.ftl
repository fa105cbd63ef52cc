# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## New house rules
house-title-named = ## House rules: { $name }
house-hint = -# Not saved yet.
house-unsaved = -# 🆕 Not saved yet. Open tables keep their rules.
house-back = 🆕 **Back to standard:** { $changes }
house-change = **What would you like to change?**
house-wrong = ⚠️ **These rules don't work together yet:**
house-button-save = Save
house-button-save-as = Save as…
house-button-both = Keep both: save mine as…
house-button-default = Make server default
house-button-reset = Undo
house-button-edit = Edit
house-start = **Ready-made game**
house-from = Choose…
house-from-more = More games…
field-also = Also
field-name = Name
hint-name = It appears in the list of { command-hearts-new }. At most 40 characters.
house-name-title = Save house rules as
house-typed = { $field }: { $reason }
table-rules-title = ## 📝 This table's rules
table-rules-hint = -# 🆕 Not in use yet. Everyone at the table will see the change.
table-rules-button = Use at this table
table-rules-set = ✅ This table now plays by these rules, and everyone there sees the change.
note-house-import-read = ✅ These are the rules from the code.
note-house-import-known = You already have these rules here: **{ $name }**.
note-house-import-same = These are already this server's default rules.
house-overtaken = ## Someone else has just saved “{ $name }”
table-overtaken = ## Someone else has just changed this table's rules
house-theirs = **They changed:** { $changes }
house-yours = **You changed:** { $changes }
house-changed-nothing = nothing
house-button-mine = Replace theirs
house-button-drop = Use theirs

# Screens of the commands.
presets-title = ## Ways to play Hearts
presets-page = -# Page { $page } of { $pages }
presets-menu = See the rules or play…
presets-line = **{ $name }**
    { $about }
presets-house = -# From this server
presets-built-in = -# Built in
presets-default = **{ $name }** · this server's default
    { $about }
house-default-set = `{ command-hearts-new }` now opens **{ $name }** on this server.
house-default-standard = `{ command-hearts-new }` opens standard Hearts on this server again.
house-renamed = **{ $old }** is now called **{ $new }**.
house-sure-delete = ### Delete the rules **{ $name }**?
    Games already using them go on. { $built_in ->
        [yes] The built-in game with this name stays.
       *[no] New games can't use them.
    }
house-button-delete = Yes, delete
house-button-keep = Keep them
house-kept = **{ $name }** was kept.
house-deleted = **{ $name }** was deleted.
rules-title-named = ### Rules: { $name }
button-games = Other rules
share-title = ## { $name }
share-default = This is what `{ command-hearts-new }` opens on this server. To share another game, give its name.
share-code = **Code** `{ $code }`
share-hint = Scanning the picture gives the same code. Enter it on another server with
    `{ command-rules-import }`
button-poster = Show everyone
button-poster-qr = QR code
poster-code = -# For another server:
    -# `{ command-rules-import } { option-code }:{ $code }`
poster-title = ## 🃏 { $name }
poster-scan = Print it or show it on a screen. Scanning it opens Discord at the message with **{ button-open-table }**.
poster-picture = QR code that leads to the message for opening a table of { $name }
share-picture = QR code of the rules code { $code }
share-picture-long = The code above as a QR code

# What the bot will not do about rules.
refusal-rules-refused = These rules don't work together. { $reasons }
refusal-no-rules-to-edit = There are no rules called “{ $name }” here. Choose from the list that appears as you type, or leave the name empty to make new ones: **{ house-button-save-as }** names them.
refusal-rules-too-long = That's more than the editor can hold: enter fewer cards or passes.
refusal-not-a-number = “{ $text }” doesn't work: enter a whole number from { $least } to { $most }.
refusal-not-penalties = “{ $text }” isn't a list of cards with points, such as KS 10, AS 7.
refusal-code-nonsense = That isn't a rules code. A code is made of digits and letters; { command-rules-share } gives you one.
refusal-code-typo = One character of that code is wrong or missing. Compare it with the original.
refusal-code-newer = That code comes from a newer version of this bot, with a rule I don't know yet.
refusal-code-refused = The rules in that code don't work together.

# In the help.
help-rules-standard = **What you play.** A table plays standard Hearts to 100 points, unless whoever opened it chose other rules.
help-rules-presets = **Other games.** For three to sixteen players, with two decks, jokers, the jack of diamonds and much more.
help-rules-house = **Your own rules**

# Its commands.
command-rules = /rules
    .description = What a table plays
command-rules-show = /rules show
    .description = Explain the rules of a table, a ready-made game or one of this server's games
    .name = A ready-made game or one of this server's; a table's rules if you leave this empty
command-rules-presets = /rules presets
    .description = List all the games, this server's own first
command-rules-share = /rules share
    .description = Get rules as a code and a picture, for another server
    .name = A ready-made game or one of this server's; the server's default if you leave this empty
command-rules-edit = /rules edit
    .description = Change this server's rules, or make new ones
    .name = A ready-made game or one of this server's to start from; the server's default if left empty
command-rules-import = /rules import
    .description = Read a code from { command-rules-share }; nothing is saved until you say so
    .name = Save it right away under this name
command-rules-default = /rules default
    .description = Set what { command-hearts-new } opens on this server
    .name = One of this server's games, or a ready-made one
command-rules-rename = /rules rename
    .description = Rename one of this server's games
command-rules-delete = /rules delete
    .description = Delete one of this server's games
option-name = name
    .description = One of this server's games
option-new = new
    .description = Its new name
option-code = code
    .description = The code
