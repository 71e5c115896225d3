## La sala: persone, impostazioni, servizio.

error-malformed = La richiesta non si può leggere.
error-unfit = Questo manca o non si può usare: { $where }.
error-not-found = Qui non c’è nulla.
error-method = A questo indirizzo non si può fare.
error-too-large = È troppo grande; al massimo { $most } byte.
error-too-many = Troppe volte. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-fault = La sala ha commesso un errore; è stato annotato. Riprova.
error-store = In questo momento la sala non può scrivere. Riprova più tardi.
error-foreign-host = La sala non è conosciuta con questo nome.
error-foreign-origin = Questa richiesta viene dalla pagina di un altro sito.

error-nobody = Prima scegli un nome.
error-token = Questo token non vale, o non vale più.
error-login = Nome e password non corrispondono.
error-account-needed = Per questo serve un account.
error-account-disabled = Questo account è stato chiuso da chi ospita la sala.
error-already-known = Sei { $name }; prima esci.
error-name-length = Un nome ha da { $shortest } a { $longest } caratteri, non { $got }.
error-name-sign = Un nome non può contenere «{ $got }»: solo lettere, cifre, spazi e _ - . '
error-name-letter = Un nome comincia con una lettera o una cifra e contiene una lettera.
error-name-alphabets = Un nome usa un solo alfabeto.
error-name-reserved = Il nome «{ $got }» è riservato alla sala.
error-name-taken = Il nome «{ $got }» è già preso.
error-password-length = Una password ha da { $shortest } a { $longest } caratteri.
error-password-easy = Questa password è troppo facile da indovinare.
error-bots-many = Un account ha al massimo { $most ->
    [one] un bot
   *[other] { $most } bot
}.
error-bot-unknown = Non hai un bot «{ $got }».

error-setting = { $where }: { $reason }
error-setting-file = { $file }: non si può leggere: { $reason }
error-setting-toml = { $file }: non è TOML: { $reason }
error-setting-address = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
error-setting-port = La porta { $port } è occupata, e così quelle dopo; indicane un’altra con --port.
error-secret-short = Il segreto deve avere almeno { $shortest } caratteri.
error-secret-file = { $file }: ogni riga deve contenere un segreto di almeno { $shortest } caratteri

hall-title = Dragonhall
hall-no-page = La sala è aperta, ma la sua pagina non è stata costruita. In una copia dei sorgenti si costruisce così:
hall-schema = Che cosa i programmi possono chiedere alla sala
serve-open = La sala è aperta: { $address } (Ctrl+C la chiude)
serve-data = I suoi dati stanno in { $folder }
