# /help: a page each, and the buttons that lead to them.
button-help-start = First steps
button-help-table = At the table
button-help-play = How to play
button-help-points = Points
button-help-strategy = Strategy
button-help-moon = The moon
button-help-rules = House rules
button-help-tables = Commands: tables
button-help-turns = Commands: your turn
button-help-commands = Commands: more
button-help-managers = Commands: managers

help-start-title = ## ♥️ Hearts on Discord
help-start-begin = **With friends**: `{ command-hearts-new }` opens a table in this channel. Computer players can fill the free seats.
help-start-games = ### More ways to play
more-help = Rules, tips, commands…

help-table-title = ## At the table
help-table-hand = **Your hand.** Press **Show my hand** at the table: only you see it. Choose cards to pass, then play with the buttons. You can't play grey cards; a line above or below says why. **💡** suggests a card and says why.
help-table-away = **No time?** If you're late twice in a row, a computer player stands in for you. **I'm back** gives you your seat back.
help-table-computers = -# Computer players only see what a person in their seat would. Each deal is set before the round: the code next to 🔒 proves it, and `{ command-hearts-verify }` checks it.

help-play-title = ## How to play
help-play-aim = **The aim** is to take the fewest points: each heart is one, the queen of spades thirteen. The game ends when someone reaches 100, and the lowest score wins.
help-play-pass = **Passing.** Everyone gets 13 cards and passes three that could cost points: to the left in the first round, then to the right, then across. In the fourth round nobody passes.
help-play-trick = **Tricks.** One player starts (*leads*) with a card, and each of the others adds one. { $trick }: the king is the highest club. Whoever played it takes the four cards and starts the next trick.
help-play-follow = **You must follow suit.** If the first card is a club, play a club if you have one. If not, play anything you like. { $off } on a club never wins: that's how you get rid of bad cards.
help-play-first = **The first trick** starts with { $first }, and nobody can play a heart or { $queen } on it. Nobody can start a trick with a heart until hearts are **broken**: until someone has thrown a heart on another suit.

help-points-title = ## Points
help-points-hearts = **Each heart** you take is 1 point, whatever its rank: { $hearts } are 3 in total.
help-points-queen = **The queen of spades** { $queen } is 13 points. With { $queens } in your hand, you're in danger: you could catch the queen.
help-points-count = **Example.** Whoever takes a trick with { $count } gets 15 points. Each round has 26 points, and someone always gets them.
help-points-moon = **Shooting the moon.** If you take all the hearts *and* the queen, you score nothing and everyone else gets 26. Dangerous, and wonderful.

help-strategy-title = ## Strategy
example-table = On the table: { $lying }
example-hand = Your hand: { $hand }
help-strategy-passing = **What to pass.** First the ace and king of spades, if you have few spades below them: they could catch the queen. Then high cards of suits you have few of.
    { example-hand }
    Pass { $advice }.
help-strategy-cover = **Guard the queen.** With four other spades, the queen of spades is safe with you, and you choose who gets her.
    Keep { $hand }, and pass { $advice }.
help-strategy-queen = **Until the queen has been played**, don't play an ace or king of spades that could catch her.
    { example-table }
    { example-hand }
    Play { $advice }.
help-strategy-void = **When you can't follow suit**, throw your most dangerous card.
    { example-table }
    { example-hand }
    Throw { $advice }.
help-strategy-leader = **Slow down whoever is winning.** Give your points to the player who has the fewest.
    { example-table }
    { example-hand }
    If the king is theirs, throw { $advice }.

help-moon-title = ## The moon
help-moon-what = Take all the hearts and { $queen } in one round, and you get 0 points, everyone else 26. That is called **shooting the moon**.
help-moon-shoot = **Go for it** with a hand that loses no tricks.
    { example-hand }
    Start with { $advice }: you take all the rest.
help-moon-stop = **Stop a moon.** When one player has every point so far, take a trick with a heart in it. Then the moon is off.
    { example-table }
    { example-hand }
    Take the trick with { $advice }.

help-rules-title = ## House rules

help-tables-title = ## Commands for tables
help-tables-table = You only need the first: at a table, buttons do the rest.
help-turns-title = ## Commands for your turn
help-turns-turn = -# Buttons do all of this. You can type it instead.
help-turns-special = **Only in some games**

help-commands-title = ## More commands
help-commands-look = ### Games and results
help-commands-you = ### Settings and privacy
help-managers-title = ## Commands for server managers
help-managers-people = -# You need Discord's “Manage Server” permission.

# A command and what it does.
listed-command = `{ $command }` – { $what }

listed-rest = Type `{ command-hearts }` to see the rest: Discord says what each does.
# /about
about-title = ## ♥️ Hearts on Discord
about-what = I deal, I keep score, and I keep secrets. Nothing is for sale, and nobody plays for money.
about-version = **Version** { $version }
about-started = **Started** { $when }
about-latency = { $known ->
    [yes] **Latency** { $latency } ms to Discord and back
   *[no] **Latency** not measured yet
}
about-tables = **Open tables** { $tables }
about-servers = **Servers** { $servers }
button-about-privacy = Privacy

# Its commands.
command-help = /help
    .description = How to play Hearts here
command-about = /about
    .description = About this bot: its version, and how it's doing
option-page = page
    .description = What about
choice-page = { $value ->
    [table] { button-help-table }
    [play] { button-help-play }
    [points] { button-help-points }
    [strategy] { button-help-strategy }
    [moon] { button-help-moon }
    [rules] { button-help-rules }
    [tables] { button-help-tables }
    [turns] { button-help-turns }
    [commands] { button-help-commands }
    [managers] { button-help-managers }
   *[start] { button-help-start }
}
