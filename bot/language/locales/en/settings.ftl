# /settings server
settings-saved = ✅ Saved.
choice-language = { $value ->
    [server] Same as the server
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Blitz: 20 seconds for a card
    [live] Live: 1 minute for a card
    [relaxed] Relaxed: 5 minutes for a card
    [slow] Slow: 1 day for a card
    [none] No clock: no time limit
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] At once, without a stop after each trick
    [brisk] Briskly
   *[people] As people do
}
choice-season = { $value ->
    [quarter] Three months
    [half] Half a year
    [year] A year
   *[other] { $value }
}
choice-daily_age = { $value ->
    [0] of any age
   *[other] { $value } days old or older
}
choice-none = { $name ->
    [channels] Everywhere
    [rules_role] Nobody else
    [call_role] Nobody
   *[other] Nowhere
}
said-channels = **Channels**: { $value }
said-pace = **Pace**: { $value }
said-level = **Computer players**: { $value }
said-language = **Language**: { $value }
said-announce = **Announcements**: { $value }
said-daily_channel = **Deal of the day**: { $value }
said-call_role = **Pinged by “{ button-regulars }”**: { $value }
said-rules_role = **Making rules**: { $value }
said-season = **Season**: { $value }
said-daily_age = **Table of the day**: accounts { $value }
settings-hints = **Hints**: players may ask which card they are advised to play.
settings-threads = **Threads**: each game in a text channel gets a thread of its own, and the channel stays quiet.
settings-cut = **Cut**: before each deal, whose secret is sealed by then, the person at the dealer's right may cut the pack.

bar-lifted = ✅ { $name } may sit down again.

# /settings me
preferences-called = **Notify me**, on this server alone: when somebody looks for players, a message notifies you, at most every half hour.
button-switch-called = { $on ->
    [yes] Notify me: on
   *[no] Notify me: off
}

refusal-managers-only = Only somebody who may manage the server can do that.
refusal-role-everyone = I never ping everyone. Choose a role that people have who want to be asked, or none.
refusal-role-gone = The role that “{ button-regulars }” pings is gone. Somebody who manages the server can choose another one in my settings.
refusal-role-silent = I may not ping the role **{ $role }**. Somebody who manages the server can turn on “Allow anyone to @mention this role” for it, or choose another one in my settings.
refusal-codes-off = On this server tables play only games from the list. Ask somebody who may change the rules to add yours.
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
