# The pages: what people read around the tables.

# Home and settings.
pages = Pages
to-home = Home
settings = Settings
language = Language
colours = Colours
colours-auto = As this device has it
colours-light = Light
colours-dark = Dark
text-size = Text size
speed = Animations
speed-none = None
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
speed-still = This device asks for little motion, so nothing moves.
sound = A sound when it is my turn
notify = Notify me when it is my turn and I am looking elsewhere
notify-denied = Your browser does not allow this page to notify you. Its own settings can change that.
your-name = Your name
keep-name = Keep
pick-game = What shall we play?
players = Players
bots-play = How well the bots play
level-name-easy = easy
level-name-casual = casual
level-name-steady = steady
level-name-strong = strong
level-name-expert = expert
play-now = Play now
with-friends = Play with friends
back-to-bots = Play against bots instead
rules = Rules
clock = Clock
clock-none = No clock
clock-quick = 30 seconds a turn
clock-calm = 2 minutes a turn
clock-match = 10 minutes each, plus 10 seconds a turn
clock-days = 3 days a turn
who-may-come = Who may come
by-link = Only those who have the link
public = Everybody: the table is listed as open
house-rules = House rules
value-yes = yes
value-no = no
open-table = Open the table
own-tables = Your tables
open-tables = Open tables
running-tables = Being played
go-on = Go on
join = Join
friends-link = Link to a friend’s table
watch = Watch
seats-taken = { $taken } of { $all } seats taken
no-open-tables = No table is waiting for players just now. Open one!
fewer = Fewer
more = More
close = Close
loading = One moment…
not-loaded = This page could not be loaded.
reload = Try again
offline = The table is out of reach
offline-more = There is no connection to the server just now. Your matches are safe: as soon as it is back, you go on where you were.
nowhere = There is nothing here.
no-connection = The server cannot be reached just now.
no-rules-yet = The rules of this game are not here yet.
search = Search

# Before a match.
who-are-you = Welcome! What is your name?
come-in = Come in
invited-waiting = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
invited-full = All seats are taken, but you can watch.
invited-playing = { $count ->
    [one] { $names } is playing. You can watch.
   *[other] { $names } are playing. You can watch.
}
invited-over = This match is over. You can see how it ended.
waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
ready = Everybody is here: you can start.
host-starts = Everybody is here: whoever opened the table starts.
free-seat = Free seat
kept-for = Kept for { $name }
sit-down = Sit down
get-up = Get up
invite-bot = Bot
send-away = Send away
fill-with-bots = Fill with bots
start = Start
agreed = Agreed for this table
invite-link = Whoever has this link can join
copy = Copy
copied = Copied
share = Share

# At the table.
reconnecting = Reconnecting…
turn-of = Waiting for { $who }.
thinks = { $who } is thinking…
is-to-act = { $you ->
    [yes] are to act
   *[no] is to act
}
bot-plays = a bot is playing
bot-plays-for-you = A bot is playing for you.
take-back = Take my seat back
away = away
are-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
you-watch = You are watching.
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
undo = Undo
was-undone = The last action was taken back.
hint = Hint
hint-comes = Thinking…
hint-steps = Step by step
hint-take = Put it on the table
leave = Leave
leave-sure = A bot plays on for you. You can come back and take your seat again.
leave-yes = Let a bot play
beside = Beside the table
log = What happened
log-empty = What happens from now on is told here.
chat = Chat
chat-empty = Nobody has said anything yet.
unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
say-something = Say something
send = Send
mute = Whom not to hear
result = Result
rematch = Play again
to-rematch = To the next match
rematch-waits = { $seated ->
    [yes] The next match is waiting, and your seat is kept.
   *[no] They play another match.
}
record = Record
refused = That did not work ({ $code }).
picked = { $what } picked. Press again to play it, Escape to put it back.
sort = Sort
not-now = not now
not-yet = No, not yet

# A finished match, step by step.
replay = Replay
to-table = To the table
to-first = To the beginning
one-back = One step back
play = Play
pause = Pause
one-on = One step on
to-last = To the end
step-of = Step { $step } of { $all }
step = Step
replay-speed = Speed
seen-by = Seen by
all-open = All hands open
match-begins = The match begins.
copy-moment = Copy link to this moment

# Who somebody is.
profile = Profile
ratings = Ratings
rating = rating
rating-why = Everybody starts at 1000. People and bots are rated alike, and the rating is cautious: it grows with every match that confirms it.
rating-over-time = Rating in { $game }, match by match
as-table = As a table
match-ended = End of the match
matches = matches
wins = won
mean-rank = mean place
last-matches = Last matches
no-matches-yet = No match has ended yet.
place-of = Place { $rank } of { $players }
alone = Alone
with = with
left-to-bot = a bot played to the end
bot-of-level = Bot ({ $level })
passkeys = Passkeys
passkey-why = A passkey brings you back to your name, your tables and your ratings on another device, without a password. It is kept by your device.
passkey-add = Create a passkey
passkey-use = I have one: use it
passkey-made = Made on { $date }
passkey-used = Used last: { $date }
passkey-never-used = Not used yet
passkey-synced = on your other devices too
passkey-remove = Remove
passkey-remove-sure = Remove for good
passkey-removed = The passkey is removed. You can delete it from your device, too.
passkey-added = Your passkey is ready.
passkey-welcome = Welcome back, { $name }!
passkey-missing = This browser has no passkeys, or they do not work at this address.
passkey-cancelled = No passkey was given: it was cancelled, or took too long.
