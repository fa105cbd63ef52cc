# /help: a page each, and the buttons that lead to them.
button-help-start = Start
button-help-play = How to play
button-help-points = Points
button-help-rules = House rules
button-help-commands = Commands

help-start-title = ## ♥️ Hearts on Discord
help-start-begin = **Open a table.** `{ command-hearts-new }` puts one into this channel. Others press **Join**; computer players can fill the seats. The host presses **Start**.
help-start-hand = **Your hand.** Press **Show my hand** at the table: only you see it. Choose the cards to pass, then play with the buttons. A grey card may not be played; the line below says why. **Hint** says what a casual player would do, and why.
help-start-away = **No time?** Computer players stand in for you when you are late twice. **I'm back** gives you your seat again.
help-start-computers = -# Computer players see only what a person on their seat would see. Deals are sealed before each round and opened after it.

help-play-title = ## How to play
help-play-aim = **The aim** is to have the fewest points. Points are bad: each heart is one, the queen of spades is thirteen. The game ends when somebody reaches 100.
help-play-pass = **Passing.** Everybody gets 13 cards. Before you play you give three of them away: to the left in the first round, then to the right, then across; in the fourth round nobody passes. Give away what could win you points.
help-play-trick = **Tricks.** One player leads a card, and the others each add one. { $trick }: the king is the highest club, so whoever played it takes the four cards and leads the next trick.
help-play-follow = **You must follow suit**: clubs are led, so play a club if you have one. If you have none, play whatever you like. { $off } on a club never wins, however high it is. This is how you get rid of bad cards.
help-play-first = **The first trick** begins with { $first }, and nobody may put points on it. Hearts may not be led before somebody has thrown one on another suit.

help-points-title = ## Points
help-points-hearts = **Every heart** that you take is 1 point, whatever its rank: { $hearts } are 3 together.
help-points-queen = **The queen of spades** { $queen } is 13 points. With { $queens } in your hand you are in danger: the queen may fall on them.
help-points-count = **Count.** Whoever takes a trick with { $count } has 15 points more. All 26 of a round are always somebody's.
help-points-moon = **Shooting the moon.** If you take all hearts *and* the queen, you get nothing and everybody else gets 26. Dangerous, and wonderful.

help-rules-title = ## House rules
help-rules-standard = **What is played.** Without other rules a table plays standard Hearts to 100 points. **Rules** at each table explains them all, and so does `{ command-rules-show }`.
help-rules-presets = **Other games.** `{ command-rules-presets }` lists those that I know: for three to sixteen players, with two packs, with jokers, with the jack of diamonds and many more. Choose one with `{ command-hearts-new }`.
help-rules-house = **Your own.** `{ command-rules-edit }` changes every rule there is, `{ command-rules-default }` makes a game the usual one of this server, `{ command-rules-share }` carries it to another.

help-commands-title = ## Commands
help-commands-table = **At a table**: { $commands }.
help-commands-turn = **Your turn**: { $commands }. Everything works without buttons too.
help-commands-look = **Looking back**: `{ command-leaderboard }`, `{ command-profile }`, `{ command-history }`, { $commands }.
help-commands-yours = **About you**: `{ command-settings-me }` chooses how your cards look, menus or buttons, and how I remind you. `{ command-privacy }` shows, exports or deletes what I store.
help-commands-managers = **For those who manage the server**: `{ command-settings-server }`, { $commands }. `{ command-about }` says how I do.

# /about
about-title = ## ♥️ Hearts on Discord
about-what = I deal, count and keep the secrets. No cards are sold, and nobody plays for money.
about-version = **Version** { $version }
about-started = **Started** { $when }
about-latency = { $known ->
    [yes] **Answer time** { $latency } ms to Discord and back
   *[no] **Answer time** not measured yet
}
about-tables = { $tables ->
    [one] **Tables** 1 is open now
   *[other] **Tables** { $tables } are open now
}
about-servers = { $servers ->
    [one] **Servers** 1
   *[other] **Servers** { $servers }
}
button-about-help = Help
button-about-privacy = Privacy

status-title = ## Tables
status-line = **[Table { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **your turn**
   *[no] {""}
}
status-none = You do not sit at any table, and there is none in this channel. Open one with { command-hearts-new }.
state-lobby = waiting for players
state-playing = round { $round }
state-suspended = paused
state-over = over
state-cancelled = closed
