# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## House rules
house-title-named = ## House rules: { $name }
house-version = -# Version { $version }
house-hint = -# Changes are saved when you press one of the save buttons. Tables keep the rules that they began with.
house-wrong = ⚠️ **This does not go together yet:**
house-button-edit = Edit
house-button-save = Save
house-button-save-as = Save as…
house-button-default = Save as server default
house-button-reset = Reset
house-from = Start from a preset
house-from-more = More presets…
field-also = Also
field-name = Name
hint-name = It appears in the list of { command-hearts-new }. At most 40 characters.
house-name-title = Save house rules as
house-typed = { $field }: { $reason }
table-rules-title = ## 📝 Rules of this table
table-rules-hint = -# They hold for this table alone, once you press **Apply**; everyone who sits here sees that they changed.
table-rules-button = Apply
table-rules-set = ✅ This table plays by these rules now; everyone who sits there sees it.
note-house-saved = ✅ Saved as **{ $name }**, version { $version }. Play it with `{ command-hearts-new } { option-preset }:{ $plain }`.
note-house-default = ✅ **{ $name }** is saved and is what `{ command-hearts-new }` opens on this server now.
note-house-import = These are the rules of the code.
note-house-import-known = These rules have a name here already: **{ $name }**.
note-house-import-change = Compared with { $name }, what this server plays by default: { $changes }
note-house-import-same = This is what this server plays by default already.
change = { $after } (before: { $before })
house-overtaken = ## Someone else was faster
    {"**"}{ $name }** has been saved by someone else while you were editing. Nothing is overwritten.
house-theirs = **They changed:** { $changes }
house-yours = **You changed:** { $changes }
house-changed-nothing = nothing
house-button-mine = Save mine on top
house-button-theirs = Go on with theirs

# Screens of the commands.
presets-title = ## Games of Hearts
presets-hint = -# `{ command-hearts-new } { option-preset }:` opens one, and `{ command-rules-show }` explains it.
presets-line = **{ $name }** · { $about }
presets-house = ### Of this server
presets-built-in = ### Built in
presets-default = **{ $name }** · what `{ command-hearts-new }` opens here · { $about }
house-default-set = **{ $name }** is what `{ command-hearts-new }` opens on this server now.
house-default-copy = -# The server has its own copy of it now, which `{ command-rules-edit }` changes.
house-default-standard = `{ command-hearts-new }` opens standard Hearts on this server again.
house-renamed = **{ $old }** is called **{ $new }** now.
house-sure-delete = ### Delete **{ $name }**?
    Tables that play by it go on; { $built_in ->
        [yes] the built-in game of this name stays
       *[no] it cannot be chosen for new ones any more
    }.
house-button-delete = Yes, delete
house-button-keep = Keep it
house-kept = **{ $name }** stays.
house-deleted = **{ $name }** is deleted.
rules-title-named = ### Rules: { $name }
share-title = ## { $name }
share-default = This is what `{ command-hearts-new }` opens on this server. To share another game, give its name.
share-code = Its code: `{ $code }`
share-hint = -# On another server, `{ command-rules-import }` reads this code. It does not matter how it is written: small or capital, with or without spaces.
button-poster = Show everyone
button-poster-qr = QR
poster-title = ## 🃏 { $name }
poster-hint = **{ button-open-table }** in this channel, with these rules.
poster-scan = Print it, or show it on a screen: a phone that scans it opens Discord at the message with **{ button-open-table }**.
poster-picture = QR code of the address of the message that opens a table of { $name }
share-picture = QR code of the rules code { $code }
share-picture-long = The code above as a QR code

# What the bot will not do about rules.
refusal-rules-refused = These rules do not go together. { $reasons }
refusal-no-rules-to-edit = There are no rules called { $name } here. Pick one from the list that appears while you type, or leave the name empty to make new ones: **{ house-button-save-as }** gives them a name.
refusal-rules-too-long = That is more than the editor can hold: name fewer cards or passes.
refusal-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }.
refusal-not-penalties = “{ $text }” is not a list of cards with points, as in KS 10, AS 7.
refusal-code-nonsense = That is not a code for rules. Such a code is made of digits and letters, as { command-rules-share } gives it.
refusal-code-typo = A character of that code is wrong or missing. Compare it with the original.
refusal-code-newer = That code comes from a newer version of this bot and means a rule that I do not know yet.
refusal-code-refused = The rules of that code do not go together.

# In the help.
help-rules-standard = **What is played.** Unless it was opened with other rules, a table plays standard Hearts to 100 points. **Rules** at a table explains what it plays, and so does `{ command-rules-show }`.
help-rules-presets = **Other games.** `{ command-rules-presets }` lists those that I know: for three to sixteen players, with two decks, with jokers, with the jack of diamonds and many more. Choose one with `{ command-hearts-new }`.
help-rules-house = **Your own.** `{ command-rules-edit }` changes every rule there is, `{ command-rules-default }` sets what this server usually plays, `{ command-rules-share }` carries it to another server.

# Its commands.
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
option-name = name
    .description = A game of this server
option-new = new
    .description = Its new name
option-code = code
    .description = The code
