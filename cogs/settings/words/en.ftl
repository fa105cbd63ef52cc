settings-title = ## ⚙️ Server settings
settings-group = { $group ->
    [tables] Tables
    [by_channel] Channels with their own settings
    [messages] Messages
    [people] Permissions
   *[other] Leaderboards
}
settings-usual = { $group ->
    [tables] Rules, pace, computer players, hints
    [by_channel] None yet
    [messages] Language, reminders, announcements
    [people] Rules, watching, blocked people
   *[other] Seasons, deal of the day
}
settings-by-channel = Choose a channel, then its rules and pace. New tables there, and in its threads, start with them.
settings-by-channel-where = Choose a channel
settings-as-server = Server default: { $value }
settings-own-rules = **Rules**
settings-own-pace = **Pace**
settings-rules-gone = ⚠️ its rules were deleted, so the server's apply
button-settings-change = Change
settings-language = **Language** of public messages
settings-rules = **Rules** of new tables
settings-pace = **Pace** of new tables
settings-level = **Computer players** at new tables
settings-season = **Length of a season**
settings-announce = **Announcements**: who won a season
settings-channels = **Where people can open tables**, including threads
settings-daily_channel = **Deal of the day**: one message a day, without a ping
settings-daily_age = **Deal of the day**: whose results this server shows
settings-call_role = **“{ button-regulars }” pings this role**, at most once every half hour
settings-rules_role = **Who can change the rules besides server managers**
choice-daily_age = { $value ->
    [0] everyone
   *[other] accounts older than { $value } days
}
choice-season = { $value ->
    [quarter] Three months
    [half] Half a year
    [year] A year
   *[other] { $value }
}
said-level = Computer players: { $value }
said-daily_channel = Deal of the day: { $value }
said-call_role = Pinged by “{ button-regulars }”: { $value }
said-season = Season: { $value }
said-daily_age = Deal of the day: results of { $value }
settings-nudges = **Pings** for slow players and “{ button-regulars }”
settings-spectators = **Watching**: anyone can follow a game.
settings-codes = **Rules codes**: anyone can open a table by a code's rules, even from another server.
settings-digest = **Weekly digest** in the announcements channel
switch-digest = Weekly digest
switch-codes = Rules codes
switch-spectators = Watching
switch-nudges = Pings
switch-hints = Hints
switch-cut = Cut
switch-threads = Threads
button-settings-bans = Blocked people
button-settings-audit = Moderation log
button-settings-reset = Reset leaderboards…
button-reset-sure = Reset the leaderboards
button-reset-yes = Yes, reset to zero
reset-sure =
    ## Reset this server's leaderboards?
    {""}**This can't be undone.** Everyone starts over, with no wins and no rating. Past games stay in the history.
reset-sure-again =
    ## Really reset the leaderboards?
    You can't undo this.
reset-done = ✅ The leaderboards are empty. Games that end from now on count.
blocked-title = ## 🚫 Blocked people
blocked-hint = They can't join tables on this server. Use `{ command-hearts-block }` to block someone.
blocked-none = Nobody is blocked.
blocked-lift = Unblock someone
audit-title = ## 📋 Moderation log
audit-hint = -# People blocked or removed, tables ended, leaderboards reset. Settings and rules aren't listed.
audit-none = Nothing yet.
audit-line = { $what ->
    [end] **{ $by }** ended table { $table }
    [remove] **{ $by }** removed **{ $about }** from table { $table }
    [bar] **{ $by }** blocked **{ $about }**
    [lift] **{ $by }** unblocked **{ $about }**
    [reset] **{ $by }** reset the leaderboards
   *[other] **{ $by }**: { $what }
}
preferences-title = ## ⚙️ Your settings
preferences-hint = -# They apply on every server; only game notifications are set per server.
prefer-group = { $group ->
    [cards] Your cards
    [alone] Playing alone
    [others] Playing with others
   *[other] Messages to you
}
settings-panel = **Pick cards with**
choice-panel = { $value ->
    [menus] Menus
   *[buttons] Buttons
}
settings-cards = **Cards** look like this:
    { $sample }
choice-cards = { $value ->
    [text] Text instead of pictures
    [two] Two colours
   *[four] Four colours
}
settings-solo_level = **Opponents**
choice-solo_level = { $value ->
    [usual] Server default
   *[other] { choice-level }
}
settings-speed = **Their pace**
settings-row = **Buttons per row**: fewer are larger on a phone
choice-row = { $value } cards
said-panel = Pick cards with: { $value }
said-cards = Cards: { $value }
said-row = Buttons per row: { $value }
said-solo_level = Opponents: { $value }
said-speed = Their pace: { $value }
preferences-words = **Spell out my hand** in words below its buttons.
preferences-coached = **Coach**: gives you a tip before each card in the first round of a solo game.
preferences-forced = **Play for me if only one card fits**, after a moment.
preferences-silent = **Reminder pings** when your turn takes long.
preferences-direct = **Reminders by DM** instead of in the channel, if Discord allows it.
preferences-listed = **Leaderboards**: shows you on your servers' leaderboards.
preferences-invited = **Invitations**: lets others invite you to a table.
preferences-puzzles = **My games as puzzles**: moments from them may become puzzles, without names, if everyone at the table allows it.
switch-coached = Coach
switch-called = Notify me of games on this server
switch-checked = Check my cards
switch-words = Spell out my hand
switch-forced = Play for me if only one card fits
switch-silent = Reminder pings
switch-direct = Reminders by DM
switch-listed = Leaderboards
switch-invited = Invitations
switch-puzzles = My games as puzzles

# In the help.
help-commands-settings = `{ command-settings-me }` – Your cards, your pace, your reminders
help-managers-settings = `{ command-settings-server }` – Rules and pace of new tables, messages, permissions, blocked people and the moderation log

# Its commands.
command-settings = /settings
    .description = How I behave
command-settings-server = /settings server
    .description = How I behave on this server
command-settings-me = /settings me
    .description = Your own settings: cards, reminders and leaderboards
