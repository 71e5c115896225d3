## Bots: the levels for people, and what a search expects.

bot-level-first-game = first game
bot-level-apprentice = apprentice
bot-level-warrior = warrior
bot-level-master = master
bot-level-dragon = dragon

error-level = There is no level “{ $got }”; there are: { $allowed }
error-level-and-seats = --level is for the bots that are seated by default: name either levels or --seats
error-explain-bot = “{ $got }” cannot explain a seat’s chances: only a bot that searches can, for example ismcts:iterations=2000, and only for a player
error-explain-over = The game is over: there is nothing left to expect

explain-value = Your chances: about { $value } % (between { $low } and { $high } %), by { $iterations ->
    [one] one imagined game
   *[other] { $iterations } imagined games
}.
explain-line = { $number }. { $line }: { $value } %, preferred { $share } % of the time
explain-step = { $seat }: { $action }
explain-card = { $card } ({ $probability } %)
explain-belief = { $zone ->
    [hand] { $seat } may hold { $cards }.
   *[other] { $seat } may have face down { $cards }.
}
