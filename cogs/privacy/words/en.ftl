privacy-title = ## 🔒 What I store about you
privacy-intro = Only what your games need. It is never sold, and nobody is profiled with it.
privacy-person = **You**: your Discord ID, your name there and what you are called on each server, your language, when you last used me, and what you chose in your settings. This lets me name you and answer as you like.
privacy-seats = **Your seats**: the tables at which you sit or gave up a seat, and those that you opened. This lets your games go on.
privacy-threads = **Private threads**: those that you were in when a table was opened there. This keeps their games from everybody else.
privacy-results = **Your games**: points, places, tricks and ratings, added up for the leaderboards of each server. This gives you a history.
privacy-rules = **House rules**: which ones you saved for a server.
privacy-moderation = **Moderation**: whom the moderators of a server removed from a table or barred, and who did it. These lines go after 180 days. A bar stays when you delete your data, but without your ID and name. Of a try at the deal of the day a fingerprint stays until the day is over.
privacy-cards = **Cards**: games are kept move by move, by seat. They do not name you.
privacy-not = **Not stored**: messages, direct messages, members who never used me (but for private threads with a table), e-mail addresses. Which buttons you press is not logged.
privacy-exported = **Your data**, as a file that only you can see. In `data.json` each part is a table of my database.{ $games ->
    [0] {""}
    [one] {" "}Your last game is in the folder `games`; `{ command-hearts-replay }` opens it.
   *[other] {" "}Your last { $games } games are in the folder `games`; `{ command-hearts-replay }` opens each of them.
}
privacy-sure =
    ## Delete your data?
    You leave your tables: games with others go on with computer players, games without others end. Your name, preferences, ratings and places on leaderboards are deleted, on all servers. In other people's games you become “{ former-player }”; their results stay. Copies in backups disappear with the backups.
privacy-sure-again =
    ## Really?
    This cannot be undone. Nobody can give you your history back.
privacy-deleted = ✅ Your data is deleted. If you use me again, I start from scratch.
button-privacy-export = Export my data
button-privacy-delete = Delete my data…
button-privacy-sure = Delete my data
button-privacy-gone = Yes, delete everything
button-privacy-keep = Keep it

# In the help.
help-commands-privacy = **Your data**: `{ command-privacy }` shows, exports or deletes what I store.

# Its commands.
command-privacy = /privacy
    .description = What I know about you
command-privacy-show = /privacy show
    .description = What I store about you, and why
command-privacy-export = /privacy export
    .description = Everything that I store about you, as a file for you alone
command-privacy-delete = /privacy delete
    .description = Delete everything that I store about you; I ask twice
