## The hall: people, settings, serving.

error-malformed = The request cannot be read.
error-unfit = This is missing or cannot be used: { $where }.
error-not-found = There is nothing here.
error-method = This cannot be done at this address.
error-too-large = That is too large; at most { $most } bytes.
error-too-many = That was too often. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-fault = The hall has made a mistake; it has been noted. Please try again.
error-store = The hall cannot write just now. Please try again later.
error-foreign-host = The hall is not known by this name.
error-foreign-origin = This request comes from the page of another site.

error-nobody = Please choose a name first.
error-token = This token is not good, or no longer.
error-login = Name and password do not fit together.
error-account-needed = This needs an account.
error-account-disabled = This account has been closed by the host.
error-already-known = You are { $name }; log out first.
error-name-length = A name has { $shortest } to { $longest } characters, not { $got }.
error-name-sign = A name cannot contain “{ $got }”: only letters, digits, spaces and _ - . '
error-name-letter = A name begins with a letter or a digit and contains a letter.
error-name-alphabets = A name keeps to one alphabet.
error-name-reserved = The name “{ $got }” is kept by the hall.
error-name-taken = The name “{ $got }” is taken.
error-password-length = A password has { $shortest } to { $longest } characters.
error-password-easy = This password is too easy to guess.
error-bots-many = An account has at most { $most ->
    [one] one bot
   *[other] { $most } bots
}.
error-bot-unknown = You have no bot “{ $got }”.

error-setting = { $where }: { $reason }
error-setting-file = { $file }: cannot be read: { $reason }
error-setting-toml = { $file }: is no TOML: { $reason }
error-setting-address = Cannot listen on { $host }, port { $port }: { $reason }
error-setting-port = Port { $port } is in use, and so are those after it; name another with --port.
error-secret-short = The secret needs at least { $shortest } characters.
error-secret-file = { $file }: expected a secret of at least { $shortest } characters on each line

hall-title = Dragonhall
hall-no-page = The hall is open, but its page has not been built. In a checkout this builds it:
hall-schema = What programs can ask of the hall
serve-open = The hall is open: { $address } (Ctrl+C closes it)
serve-data = Its data is kept in { $folder }
