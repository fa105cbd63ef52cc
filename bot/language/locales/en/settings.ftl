# /settings server
settings-title = ## ⚙️ Settings of this server
settings-hint = Each choice is saved at once. Which rules a table plays is chosen with { command-rules-default }.
settings-boards-title = ## ⚙️ Leaderboards and deal of the day
settings-saved = ✅ Saved.
settings-language = **Language** of everything that all can see
choice-language = { $value ->
    [server] The language of the server in Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
settings-pace = **Pace** of a table whose host does not choose one
choice-pace = { $value ->
    [blitz] Blitz: 20 seconds for a card
    [live] Live: 1 minute for a card
    [relaxed] Relaxed: 5 minutes for a card
    [slow] Slow: 1 day for a card
    [none] No clock: everybody takes the time they like
   *[other] { $value }
}
settings-level = **Computer players** at new tables
choice-level = { level-name }: { level-character }
choice-speed = { $value ->
    [at-once] At once
    [brisk] Briskly
   *[people] As people do
}
settings-season = **A season** of the leaderboards lasts
choice-season = { $value ->
    [quarter] Three months
    [half] Half a year
    [year] A year
   *[other] { $value }
}
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
settings-hints = **Hints**: players may ask which card they are advised to play.
settings-threads = **Threads**: each game in a text channel gets a thread of its own, and the channel stays quiet.
settings-cut = **Cut**: before each deal, whose secret is sealed by then, the person at the dealer's right may cut the pack.
settings-codes = **Codes**: everybody may open a table by rules of their own, with a code of { command-rules-share }.
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
button-settings-audit = What was done
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
bar-set = 🚫 { $name } may not sit down at tables of this server any more. { command-hearts-unbar } lifts the bar.
bar-lifted = ✅ { $name } may sit down again.
seat-taken-away = { $count ->
    [one] { $name } has lost their seat.
   *[other] { $name } has lost { $count } seats.
}
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

# /settings me
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
    [usual] As good as the server likes them
   *[other] { choice-level }
}
settings-speed = … and move
settings-row = **Buttons in a row**: fewer are larger on a phone
choice-row = { $value } cards
preferences-forced = **Forced cards**: when only one card may be played, it plays itself after a moment.
preferences-silent = **Silent**: when it is your turn and you take long, I write your name and do not notify you.
preferences-direct = **DMs**: when it is your turn and you take long, I write to you in private, not in the channel. If Discord does not let me, I remind you in the channel.
preferences-listed = **Leaderboards**: whether you are on those of your servers.
preferences-invited = **Invitations**: others may invite you to a table.
preferences-called = **Notify me**, on this server alone: when somebody looks for players, a message notifies you, at most every half hour.
button-switch-called = { $on ->
    [yes] Notify me: on
   *[no] Notify me: off
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

refusal-managers-only = Only somebody who may manage the server can do that.
refusal-codes-off = On this server tables play only games from the list. Ask somebody who may change the rules to add yours with { command-rules-import }.
refusal-reset-unfinished = I cannot use my database right now, and part of the leaderboards may be gone already. Please reset them again in a minute.
refusal-wrong-channel = Tables are not opened here on this server. They are welcome in { $where }.
refusal-may-not-write =
    I lack a permission in { $where }: “{ $what ->
        [view] View Channel
        [open] Create Public Threads
        [threads] Send Messages in Threads
        [history] Read Message History
       *[send] Send Messages
    }”. Ask a moderator for it, or { $remedy ->
        [back] go on in another channel with `{ command-hearts-back }`
        [off] play without a thread
       *[choose] choose another channel
    }.
refusal-timed-out = A moderator has given me a timeout on this server, so I cannot write here. It ends { $when }, or sooner if a moderator takes it back.
refusal-no-threads-here = A game can have a thread of its own only in a text channel, not in a thread, a forum post or a voice channel. Play without one, or choose a text channel.
refusal-channel-gone = The channel of this game is gone. Nothing is lost: go on in another channel with `{ command-hearts-back }`.
refusal-barred = A moderator has barred you from the tables of this server. You can still watch.
refusal-bar-yourself = You cannot bar yourself.
refusal-barred-already = { $name } is barred already.
refusal-several-barred = Several barred people are called { $name }. Choose one from the list.
refusal-not-barred = That person is not barred.
refusal-not-seated-there = That person does not sit at a table here.
