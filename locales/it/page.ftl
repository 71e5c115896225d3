## The page: the hall

page-hall-open = La sala è aperta.
