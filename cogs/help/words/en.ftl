# /help: a page each, and the buttons that lead to them.
button-help-start = First steps
button-help-play = How to play
button-help-points = Points
button-help-strategy = Strategy
button-help-rules = House rules
button-help-commands = Commands

help-start-title = ## ♥️ Hearts on Discord
help-start-begin = **Open a table.** `{ command-hearts-new }` opens one in this channel. Others press **Join**; computer players can fill the seats. The host presses **Start**.
help-start-hand = **Your hand.** Press **Show my hand** at the table: only you see it. Choose the cards to pass, then play with the buttons. A grey card may not be played; the line below says why. **💡** advises a card, and says why.
help-start-away = **No time?** A computer player stands in for you once you have been late twice in a row. **I'm back** gives you your seat back.
help-start-computers = -# Computer players see only what a person in their seat would see. Deals are sealed before each round and opened after it.

help-play-title = ## How to play
help-play-aim = **The aim** is to have the fewest points. Points are bad: each heart is one, the queen of spades is thirteen. The game ends when someone reaches 100.
help-play-pass = **Passing.** Everyone gets 13 cards. Before you play you give three of them away: to the left in the first round, then to the right, then across; in the fourth round nobody passes. Give away cards that could bring you points.
help-play-trick = **Tricks.** One player leads a card, and the others each add one. { $trick }: the king is the highest club, so whoever played it takes the four cards and leads the next trick.
help-play-follow = **You must follow suit**: clubs are led, so play a club if you have one. If you have none, play whatever you like. { $off } on a club never wins, however high it is. This is how you get rid of bad cards.
help-play-first = **The first trick** begins with { $first }, and nobody may put points on it. Hearts may not be led until someone has discarded one on another suit.

help-points-title = ## Points
help-points-hearts = **Every heart** that you take is 1 point, whatever its rank: { $hearts } are 3 together.
help-points-queen = **The queen of spades** { $queen } is 13 points. With { $queens } in your hand you are in danger: the queen may fall on them.
help-points-count = **Count.** Whoever takes a trick with { $count } gets 15 points. All 26 points of a round always go to someone.
help-points-moon = **Shooting the moon.** If you take all hearts *and* the queen, you score nothing and everyone else gets 26. Dangerous, and wonderful.

help-strategy-title = ## Strategy
help-strategy-passing = **What to pass.** Ace and king of spades with few spades below them: the queen would fall on them. Then high cards of a suit in which you have few. From { $hand } pass { $advice }.
help-strategy-cover = **The queen and her cover.** With four other spades the queen of spades is safe with you, and you choose who gets her. From { $hand } keep all spades, and pass { $advice }.
help-strategy-queen = **While the queen is out**, play no ace and no king of spades below which she could fall. You hold { $hand }, and { $lying } was led: play { $advice }.
help-strategy-void = **Voids.** Who has none of the suit that was led throws what is most dangerous. { $lying } was led, and you hold { $hand }: throw { $advice }.
help-strategy-moon = **The moon** is for hands that lose no trick. With { $hand } you take all that is left: begin with { $advice }.
help-strategy-stop = **Stopping it.** When one player has every point, one of you must take a heart. Such a player led, { $lying } lie there, and you hold { $hand }: take the trick with { $advice }.
help-strategy-leader = **Hit the leader.** { $lying } lie there, and you hold { $hand }. If whoever takes the trick is ahead in the game, give them { $advice }; if they are far behind, get rid of the high diamond, so that the game does not end while you are losing.

help-rules-title = ## House rules

help-commands-title = ## Commands
help-commands-table = **At a table**: { $commands }.
help-commands-turn = **Your turn**: { $commands }. Everything works without buttons too.
help-commands-look = **Looking back**: { $commands }.
help-commands-managers = **For those who manage the server**: { $commands }. `{ command-about }` says how I am doing.

# /about
about-title = ## ♥️ Hearts on Discord
about-what = I deal, I count, and I keep the secrets. Nothing is for sale, and nobody plays for money.
about-version = **Version** { $version }
about-started = **Started** { $when }
about-latency = { $known ->
    [yes] **Answer time** { $latency } ms to Discord and back
   *[no] **Answer time** not measured yet
}
about-tables = **Open tables** { $tables }
about-servers = **Servers** { $servers }
button-about-privacy = Privacy

# Its commands.
command-help = /help
    .description = How to play Hearts here
command-about = /about
    .description = Which version I am, and how I do
option-page = page
    .description = What about
choice-page = { $value ->
    [play] { button-help-play }
    [points] { button-help-points }
    [strategy] { button-help-strategy }
    [rules] { button-help-rules }
    [commands] { button-help-commands }
   *[start] { button-help-start }
}
