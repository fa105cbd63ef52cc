settings-title = ## ⚙️ Settings of this server
settings-group = { $group ->
    [tables] Tables
    [by_channel] One channel’s rules and pace
    [messages] Messages
    [people] People
   *[other] Leaderboards
}
settings-by-channel-none = None: all channels do as the server does.
settings-by-channel = New tables there and in its threads start with these.
settings-by-channel-where = Choose a channel
settings-as-server = Server default
settings-more-rules = More games…
settings-own-rules = **Rules**
settings-own-pace = **Pace**
settings-rules-gone = ⚠️ its rules are gone, so the server’s hold
button-settings-change = Change
settings-language = **Language** of public messages
settings-pace = **Pace** of new tables
settings-level = **Computer players** at new tables
settings-season = **A season** lasts
settings-announce = **Announcements**: who was best in a season
settings-channels = **Where tables may be opened**, threads included
settings-daily_channel = **Deal of the day**: one message a day, without a ping
settings-daily_age = **Table of the day**: it shows accounts that are
settings-call_role = **“{ button-regulars }” pings this role**, at most every half hour
settings-rules_role = **Who else may change the rules**
settings-nudges = **Reminders**: whoever takes long over a move is reminded. Off: nobody is pinged at all.
settings-spectators = **Watching**: those who do not sit at a table are shown how it stands.
settings-codes = **Codes**: everybody may open a table by rules of their own, with the code of their rules.
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
button-settings-bans = Barred people
button-settings-audit = Moderation log
button-settings-home = Back
button-settings-reset = Reset leaderboards…
button-reset-sure = Reset the leaderboards
button-reset-yes = Yes, begin at zero
reset-sure =
    ## Reset the leaderboards of this server?
    Everybody begins anew, with no wins and no rating. The games that were played stay in the history.
reset-sure-again =
    ## Really?
    This cannot be undone.
reset-done = ✅ The leaderboards are empty. Games that end from now on count.
bars-title = ## 🚫 Barred people
bars-hint = They may not sit down at tables of this server. Use { command-hearts-bar } to bar somebody.
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
prefer-group = { $group ->
    [cards] Your cards
    [alone] Playing alone
    [others] Playing with others
   *[other] Messages to you
}
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
