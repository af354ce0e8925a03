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
hint-share = { $choice }: wins { $share } % of the time (± { $error }).
hint-close = The first two are too close to call.
level-easy = Overlooks a good part of what could be done, and hardly thinks ahead.
level-casual = Overlooks something now and then, and thinks ahead a little.
level-steady = Sees everything that could be done, and tries it out in its head a few times.
level-strong = Tries out everything hundreds of times, and draws conclusions from what the others do.
level-expert = Thinks for up to a second about each decision, and draws conclusions from what the others do.
