## The page: the hall

page-hall-open = Hala jest otwarta.
