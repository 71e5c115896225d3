# Polecenia `rules` i `perft`.

error-rule = { $game } nie ma zasady { $got }; oczekiwano jednej z: { $allowed }
error-coverage-tests = nie ma folderu testów { $got }; podaj go przez --tests
error-coverage-ids = coverage nie przyjmuje identyfikatorów, jest { $got }
error-perft-depth = oczekiwano głębokości od 1 do { $most }, jest { $got }
error-no-editions = { $game } ma tylko jedno wydanie.

rules-no-difference = Te wydania grają według wszystkich zasad tak samo.
coverage-summary = { $game }: zasady sprawdzone testem: { $proved } z { $total }
coverage-unproved = { $rule } nie ma testu
coverage-unknown = { $rule } przywołano błędnie: { $where }
coverage-uncited = { $rule } nie przywołuje żadna odmowa i nie zadeklarowano jej jako niczego niezabraniającej
coverage-flips = scenariusze: { $scenarios }; oczekiwania zmienione po jednym: { $total }
coverage-failing = { $rules }: scenariusz nie przechodzi bez zmian: { $where }
coverage-empty = { $rules }: scenariusz niczego nie oczekuje: { $where }
coverage-green = { $rules }: scenariusz przechodzi mimo zmiany tego oczekiwania: { $where }
perft-progress = pierwsze akcje: { $number } z { $choices }, sekwencji dotąd: { $total }
perft-total = głębokość { $depth }, liczba sekwencji: { $total }
