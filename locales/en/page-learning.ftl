## The rules page

page-rules-of = The rules of { $game }
page-rules-contents = Contents of the rules
page-rules-search = Search the rules
page-rules-editions = Editions
page-rules-edition-all = All editions
page-rules-edition-en = English edition
page-rules-edition-it = Italian edition
page-rules-edition-pl = Polish edition
page-rules-different = Only what editions say differently
page-rules-print = Print
page-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
page-rules-none = No rule speaks of that.
page-rules-link = Link to rule { $rule }
page-rules-ruling = decided by us: the rulebooks leave it open

## The lesson page

page-lesson = Lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-back = Back
page-lesson-next = Go on
page-lesson-skip = Skip
page-lesson-finish = To the hall
page-lesson-loading = The lesson is being prepared.
page-lesson-opponent = Opponent
