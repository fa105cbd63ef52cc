# /settings server
settings-saved = ✅ Saved.
choice-language = { $value ->
    [server] As set in Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Blitz (20 seconds a card)
    [live] Live (1 minute a card)
    [relaxed] Relaxed (5 minutes a card)
    [slow] Slow (1 day a card)
    [none] No time limit
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Instant, with no pause after each trick
    [brisk] Fast
   *[people] Like people
}
choice-none = { $name ->
    [channels] Everywhere
    [rules_role] Nobody
    [call_role] Nobody
   *[other] Nowhere
}
said-channels = Channels: { $value }
said-rules = Rules: { $value }
said-pace = Pace: { $value }
said-language = Language: { $value }
said-announce = Announcements: { $value }
said-rules_role = Who else can change rules: { $value }

block-lifted = ✅ { $name } can join tables again.

# /settings me
said-switch = { $name }: { button-switch }
button-switch = { $on ->
    [yes] On
   *[no] Off
}
preferences-called = **Notify me of games on this server** when someone looks for players, at most every half hour.

refusal-managers-only = You need the Manage Server permission to do that.
refusal-role-everyone = I never ping everyone. Choose a role for people who want to be pinged, or none.
refusal-role-gone = The role that “{ button-regulars }” pings is gone, so nobody is notified. A server manager can choose another one.
refusal-role-silent = I can't ping the role **{ $role }**, so nobody is notified. A server manager can turn on “Allow anyone to @mention this role” for it, or choose another role.
refusal-codes-off = On this server, tables only play games from the list. Ask someone who can change the rules to add yours.
refusal-wrong-channel = Tables can't be opened in this channel. Try { $where }.
refusal-may-not-write =
    I lack a permission in { $where }: “{ $what ->
        [view] View Channel
        [open] Create Public Threads
        [threads] Send Messages in Threads
        [history] Read Message History
       *[send] Send Messages
    }”. Ask a moderator to grant it, or { $remedy ->
        [back] continue in another channel with `{ command-hearts-back }`
        [off] play without a thread
       *[choose] choose another channel
    }.
refusal-timed-out = A moderator has put me in a timeout, so I can't write here. It ends { $when }, unless a moderator lifts it sooner.
refusal-no-threads-here = Only games in a text channel can have their own thread, not those in a thread, a forum post or a voice channel. Play without one, or choose a text channel.
refusal-channel-gone = This game's channel is gone. Nothing is lost: continue in another channel with `{ command-hearts-back }`.
refusal-blocked = A moderator has blocked you from this server's tables.
refusal-block-yourself = You can't block yourself.
refusal-blocked-already = { $name } is already blocked.
refusal-several-blocked = Several blocked people are called { $name }. Choose one from the list.
refusal-not-blocked = That person isn't blocked.
refusal-not-seated-there = That person isn't at a table here.
preferences-checked = **Check my cards**: I tell you if a choice clearly cost you points. With this on, wins don't count.
