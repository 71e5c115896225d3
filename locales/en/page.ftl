## The page: the hall

page-hall-open = The hall is open.
