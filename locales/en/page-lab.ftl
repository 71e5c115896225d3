## The page: the laboratory

page-lab = Laboratory
page-lab-help = Bots played each table many times. The bars say who won, the whiskers how sure that is: the truth lies between their ends 19 times in 20.
page-lab-choose = Report
page-lab-what = { $games ->
    [one] One game
   *[other] { $games } games
}, all sides played by { $bot }. Better players may fare otherwise.
page-lab-share = Share
page-lab-sides = Who wins
page-lab-turns = By the order of turns
page-lab-fair = The dashed line is what would be fair.
page-lab-lengths = Length of the games
page-lab-decisions = Decisions
page-lab-figures = The figures
page-lab-cards = What cards are worth
page-lab-cards-help = Wins of those who were dealt the card at the start, less those of the others, in points. A star marks what is beyond noise.
page-lab-beyond = beyond noise
