## Sala: ludzie, ustawienia, serwer.

error-malformed = Tego żądania nie da się odczytać.
error-unfit = Tego brakuje lub nie da się tego użyć: { $where }.
error-not-found = Nic tu nie ma.
error-method = Pod tym adresem nie można tego zrobić.
error-too-large = To jest za duże; najwyżej { $most } B.
error-too-many = Za często. Poczekaj { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-fault = Sala popełniła błąd; został zapisany. Spróbuj jeszcze raz.
error-store = Sala nie może teraz zapisywać. Spróbuj później.
error-foreign-host = Sala nie jest znana pod tą nazwą.
error-foreign-origin = To żądanie pochodzi ze strony innego serwisu.

error-nobody = Najpierw wybierz imię.
error-token = Ten token nie jest ważny albo już nie jest.
error-login = Nazwa i hasło nie pasują do siebie.
error-account-needed = Do tego potrzebne jest konto.
error-account-disabled = To konto zostało zamknięte przez gospodarza.
error-already-known = Jesteś { $name }; najpierw się wyloguj.
error-name-length = Nazwa ma od { $shortest } do { $longest } znaków, a nie { $got }.
error-name-sign = Nazwa nie może zawierać „{ $got }”: tylko litery, cyfry, spacje oraz _ - . '
error-name-letter = Nazwa zaczyna się literą lub cyfrą i zawiera literę.
error-name-alphabets = Nazwa trzyma się jednego alfabetu.
error-name-reserved = Nazwa „{ $got }” jest zastrzeżona dla sali.
error-name-taken = Nazwa „{ $got }” jest zajęta.
error-password-length = Hasło ma od { $shortest } do { $longest } znaków.
error-password-easy = To hasło jest zbyt łatwe do odgadnięcia.
error-bots-many = Konto może mieć najwyżej { $most ->
    [one] jednego bota
    [few] { $most } boty
   *[many] { $most } botów
}.
error-bot-unknown = Nie masz bota „{ $got }”.

error-setting = { $where }: { $reason }
error-setting-file = { $file }: nie da się odczytać: { $reason }
error-setting-toml = { $file }: to nie jest TOML: { $reason }
error-setting-address = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }
error-setting-port = Port { $port } jest zajęty, podobnie jak następne; wskaż inny przez --port.
error-secret-short = Sekret musi mieć co najmniej { $shortest } znaków.
error-secret-file = { $file }: każdy wiersz musi zawierać sekret mający co najmniej { $shortest } znaków

hall-title = Dragonhall
hall-no-page = Sala jest otwarta, ale jej strona nie została zbudowana. W kopii źródeł buduje się ją tak:
hall-schema = O co programy mogą prosić salę
serve-open = Sala jest otwarta: { $address } (Ctrl+C ją zamyka)
serve-data = Jej dane są w { $folder }
