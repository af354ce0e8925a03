# The table in the terminal.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
guest = Guest
you = You
bot = { $name } ({ $bot })
and = { $some } and { $last }
welcome = { $title }: you and { $rivals }. Type ? for the rules.
welcome-alone = { $title }, alone. Type ? for the rules.
commitment = The luck of this match is fixed by a key; its fingerprint is { $hash }.
ask-game = Which game?
ask-players = How many players, you included ({ $few } to { $many })?
your-turn = Your turn.
prompt = Number, or words like “{ $example }”; ? rules, u undo, q leave
prompt-hint = h shows what is best
prompt-show = “{ $example }” what it brings
prompt-point = p to point with arrows
time-left = { $seconds } seconds left.
not-possible = { $asked } is not possible now.
undone = Your last action is taken back.
cannot-undo = That cannot be taken back: somebody has acted since, or something hidden was seen.
standing = Standing
won = { $names } { $winners ->
    [one] wins
   *[other] share the victory
} with { points }.
you-won = You win with { points }.
you-share = { $names } share the victory with { points }.
done = You have reached { points }.
left = The match is kept. Go on with: sobremesa resume { $path }
kept = The record is kept in { $path }
check = Everybody can check its luck: sobremesa verify { $path }
nobody-acts = Nobody has to act: the match is over.
verified = Every draw of this { $title } record follows the key that was committed to: { $draws } draws, { $actions } actions. The fingerprint of the key is { $hash }: it must be the one shown before the match.
rules-language = The rules text is in English.
hint-share = { $choice }: wins { $share }% of the time (± { $error }).
hint-close = The first two are too close to call.
level-easy = Overlooks a good part of what could be done, and hardly thinks ahead.
level-casual = Overlooks something now and then, and thinks ahead a little.
level-steady = Sees everything that could be done, and tries it out in its head a few times.
level-strong = Tries out everything hundreds of times, and draws conclusions from what the others do.
level-expert = Thinks for up to a second about each decision, and draws conclusions from what the others do.

# Why something is not done at a table. The server sends the code and its facts.

refused-not-understood = The server did not understand that. Load the page again.
refused-not-possible = That is not possible here.
refused-too-busy = Too much is going on just now. Try again in a moment.
refused-too-fast = Slowly, please: you can say something again in a moment.
refused-too-many = Too many requests come from your address. Try again in a moment.
refused-seat-taken = Somebody sits there already.
refused-seat-reserved = That seat is kept for somebody else.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-level = There is no bot called “{ $level }”.
refused-seats-empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
refused-nobody-plays = At least one person must sit at the table.
refused-match-has-begun = The match has begun already.
refused-match-goes-on = The match is not over yet.
refused-no-match = No match is being played at this table.
refused-only-the-host = Only the person who opened the table can do that.
refused-not-seated = You do not sit at this table.
refused-not-your-turn = It is not your turn.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-seat-is-yours = The seat is yours already.
refused-stale = Somebody was faster: the table has changed meanwhile.
refused-time-is-up = Your time is up.
refused-not-legal = The rules do not allow that.
refused-cannot-undo = { cannot-undo }
refused-nothing-said = There is nothing to read in that.
refused-no-such-phrase = There is no such phrase.
refused-hands-stay-hidden = At this table hands stay hidden from those who watch.
refused-no-hint = No hint could be found this time.

# Why a request is not answered.

refused-foreign = That came from another site.
refused-not-json = The server did not understand the form of that.
refused-too-long = That is too long.
refused-no-name = First choose a name.
refused-no-such-game = There is no such game.
refused-no-such-table = There is no such table.
refused-no-such-player = There is no such player, or no match to tell of.
refused-bad-option = These house rules do not fit each other or the number of players.
refused-bad-clock = A clock runs for at most fourteen days.
refused-bad-watching = The table cannot be watched in that way.
refused-no-passkeys-here = Passkeys do not work at this address: they need https and a name, not a number.
refused-no-challenge = That took too long, or was done already. Try again.
refused-passkey-refused = This passkey could not be checked.
refused-passkey-known = This passkey is known already.
refused-no-such-passkey = This passkey is not known here, or not any more.
refused-too-many-passkeys = You have { $count } passkeys: first remove one.

# Why a connection has ended: the number with which it was closed.

refused-4001 = The table lets in only those who come from its own page and have a name.
refused-4003 = This match is for its players alone.
refused-4004 = There is no such table.
refused-4008 = Your connection is too slow to keep up.
refused-4029 = Too many messages at once.
refused-1012 = The table has moved. You will be connected again.

# Phrases that everybody reads in his own language.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-think = Let me think …
phrase-again = Another one?
phrase-bye = See you!
