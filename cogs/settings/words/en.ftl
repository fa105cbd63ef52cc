settings-title = ## ⚙️ Settings of this server
settings-hint = Each choice is saved at once.
settings-boards-title = ## ⚙️ Leaderboards and deal of the day
settings-language = **Language** of public messages
settings-pace = **Pace** of a table whose host does not choose one
settings-level = **Computer players** at new tables
settings-season = **A season** of the leaderboards lasts
settings-announce = **Announcements**: the channel in which I say who was best when a season is over
settings-announce-nowhere = Nowhere
settings-channels = **Channels** where tables may be opened, and in their threads
settings-channels-all = Everywhere
settings-daily = **Deal of the day**: where one message a day tells of it, without a ping
button-settings-boards = More settings
settings-daily-none = Nowhere
settings-daily_age = **This server's table of the day** shows accounts that are
choice-daily_age = { $value ->
    [0] of any age
   *[other] { $value } days old or older
}
settings-role = **Who may change the rules**, besides those who manage the server
settings-role-none = Nobody else
settings-nudges = **Reminders**: whoever takes long over a move is reminded with a message.
settings-spectators = **Watching**: those who do not sit at a table are shown how it stands.
settings-codes = **Codes**: everyone may open a table by rules of their own, with the code of their rules.
settings-digest = **Weekly digest**: in the channel of the announcements, each week in a few lines.
button-switch-digest = { $on ->
    [yes] Weekly digest: on
   *[no] Weekly digest: off
}
button-switch-nudges = { $on ->
    [yes] Reminders: on
   *[no] Reminders: off
}
button-switch-spectators = { $on ->
    [yes] Watching: on
   *[no] Watching: off
}
button-switch-hints = { $on ->
    [yes] Hints: on
   *[no] Hints: off
}
button-switch-threads = { $on ->
    [yes] Threads: on
   *[no] Threads: off
}
button-switch-cut = { $on ->
    [yes] Cut: on
   *[no] Cut: off
}
button-switch-codes = { $on ->
    [yes] Codes: on
   *[no] Codes: off
}
button-settings-bars = Barred people
button-settings-audit = Moderation log
button-settings-home = Back
button-settings-reset = Reset leaderboards…
button-reset-sure = Reset the leaderboards
button-reset-yes = Yes, begin at zero
reset-sure =
    ## Reset the leaderboards of this server?
    Everyone begins anew, with no wins and no rating. The games that were played stay in the history.
reset-sure-again =
    ## Really?
    This cannot be undone.
reset-done = ✅ The leaderboards are empty. Games that end from now on count.
bars-title = ## 🚫 Barred people
bars-hint = They may not sit down at tables of this server. Use { command-hearts-bar } to bar someone.
bars-none = Nobody is barred.
bars-lift = Lift a bar
audit-title = ## 📋 What moderators have done
audit-none = Nothing yet.
audit-line = { $what ->
    [end] { $when } · **{ $by }** ended table `{ $table }`
    [remove] { $when } · **{ $by }** took **{ $about }** from table `{ $table }`
    [bar] { $when } · **{ $by }** barred **{ $about }**
    [lift] { $when } · **{ $by }** lifted the bar of **{ $about }**
    [reset] { $when } · **{ $by }** reset the leaderboards
   *[other] { $when } · **{ $by }**: { $what }
}
preferences-title = ## ⚙️ Your preferences
preferences-hint = They hold on every server where you meet me. Each choice is saved at once.
settings-panel = **Your cards** are chosen with
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
settings-solo_level = **Where you play alone**, computer players are
choice-solo_level = { $value ->
    [usual] Server default
   *[other] { choice-level }
}
settings-speed = … and move
settings-row = **Buttons in a row**: fewer are larger on a phone
choice-row = { $value } cards
preferences-words = **In words**: your hand also stands below its buttons as text.
preferences-forced = **Forced cards**: with others at the table, the only card that you may play plays itself after a moment.
preferences-silent = **Silent**: when it is your turn and you take long, I write your name and do not notify you.
preferences-direct = **DMs**: when it is your turn and you take long, I write to you in private, not in the channel. If Discord does not let me, I remind you in the channel.
preferences-listed = **Leaderboards**: whether you are on those of your servers.
preferences-invited = **Invitations**: others may invite you to a table.
button-switch-words = { $on ->
    [yes] In words: on
   *[no] In words: off
}
button-switch-forced = { $on ->
    [yes] Forced cards: on
   *[no] Forced cards: off
}
button-switch-silent = { $on ->
    [yes] Silent: on
   *[no] Silent: off
}
button-switch-direct = { $on ->
    [yes] DMs: on
   *[no] DMs: off
}
button-switch-listed = { $on ->
    [yes] Leaderboards: on
   *[no] Leaderboards: off
}
button-switch-invited = { $on ->
    [yes] Invitations: on
   *[no] Invitations: off
}

# In the help.
help-commands-settings = **For you**: `{ command-settings-me }` sets how your cards look, menus or buttons, and how I remind you.

# Its commands.
command-settings = /settings
    .description = How I behave
command-settings-server = /settings server
    .description = How I behave on this server, for those who manage it
command-settings-me = /settings me
    .description = How you like your cards, reminders and leaderboards
