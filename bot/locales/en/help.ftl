help-title = ## ♥️ How to play Hearts here
help-start = **Play.** `/hearts new` opens a table in this channel. Others press **Join**; computer players can fill the seats. The host presses **Start**.
help-hand = **Your hand.** Press **Show my hand** at the table: only you see it. Choose the cards to pass, then play with the buttons. A grey card may not be played; the line below says why.
help-aim = **The aim** is to take no hearts (1 point each) and not the queen of spades (13). The lowest score wins. Take them all and you shoot the moon!
help-away = **No time?** Computer players stand in for you when you are late twice. **I'm back** gives you your seat again.
help-commands = **Commands.** Everything works without buttons too: `/hearts join`, `leave`, `start`, `hand`, `pass`, `play`, `status`, `back`, `end`, and `/rules show`. `/leaderboard` says who plays best here. `/rules presets` lists the games there are, `/rules edit` makes new ones.
help-computers = -# Computer players see only what a person on their seat would see. Deals are sealed before each round and opened after it.
status-title = ## Tables
status-line = **[Table { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **your turn**
   *[no] {""}
}
status-none = You do not sit at any table, and there is none in this channel. Open one with /hearts new.
state-lobby = waiting for players
state-playing = round { $round }
state-suspended = paused
state-over = over
state-cancelled = closed
