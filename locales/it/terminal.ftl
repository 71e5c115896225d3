## Una partita nel terminale.

terminal-uncompiled = Attenzione: il nucleo gira NON COMPILATO. Tutto funziona, solo più lentamente.
terminal-commitment = La distribuzione è fissata da un seme. Fino alla fine ne vedi solo lo sha256:
terminal-hint = Rispondi con un numero o un nome; ? spiega, esci chiude.
terminal-you = tu
terminal-person = una persona
terminal-pass = Passa il dispositivo a { $seat }. { $seat }, premi Invio quando nessun altro guarda.
terminal-no-more = nient’altro
terminal-allowed = Ora è permesso: { $actions }.
terminal-rule = { $rule }: { $text }
terminal-why-what = Aggiungi un’azione, per esempio: perché { $action }
terminal-save-what = Aggiungi il nome di un file, per esempio: salva partita.jsonl
terminal-saved = Salvata in { $file }. Per continuare: dragonhall play --resume { $file }
terminal-saved-at = La partita è salvata in { $file } com’era dopo l’azione { $ply }. Per continuare: dragonhall play --resume { $file }
terminal-not-saved = Arrivederci. La partita non è stata salvata.
terminal-undone = Annullato.
terminal-thinking = Un bot guarda ciò che vedi tu …
terminal-end-of-input = L’input è finito: la partita si ferma qui.
terminal-over = La partita è finita: { $ending }.
terminal-points = { $points ->
    [one] { $seat }: { $points } punto
   *[other] { $seat }: { $points } punti
}
terminal-winners = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $seats }!
   *[other] Vincono insieme: { $seats }!
}
terminal-seed = La distribuzione veniva da questo seme:
terminal-how-to-verify = Per verificarlo, salva la registrazione ed esegui: dragonhall verify FILE
terminal-offer-saving = salva FILE conserva la registrazione, Invio chiude:
terminal-standing-turn = Passi per il resto di questo turno. «chiedimi di nuovo» lo annulla.
terminal-standing-attacked = Passi finché non ti attaccano o non giocano una carta contro di te. «chiedimi di nuovo» lo annulla.
terminal-standing-short-turn = passi in questo turno
terminal-standing-short-attacked = passi finché non ti attaccano
terminal-help-unknown = Di «{ $text }» non c’è nulla da dire; ? da solo spiega la domanda.

command-help = aiuto
command-why = perché
command-hint = consiglio
command-back = indietro
command-undo = annulla
command-view = mostra
command-log = diario
command-save = salva
command-quit = esci
command-pass-turn = passa turno
command-pass-until-attacked = passa finché non mi attaccano
command-ask-me-again = chiedimi di nuovo

terminal-help-choose = Scegli con il numero, con il nome, o scrivi un’azione intera, per esempio: { $action }
terminal-help-help = (o ?) questo testo
terminal-help-why = seguito da un’azione: perché non è permessa, e per quale regola
terminal-help-hint = che cosa farebbe un bot al tuo posto, e che cosa si aspetta
terminal-help-back = (o una riga vuota) torna alla domanda precedente
terminal-help-undo = annulla la tua ultima scelta, se nessuno ne ha saputo nulla
terminal-help-view = disegna di nuovo il tavolo
terminal-help-log = tutto quel che è successo
terminal-help-save = seguito dal nome di un file: conserva la partita; save! sovrascrive
terminal-help-quit = lascia il tavolo
terminal-help-pass-turn = rispondi sempre passando, fino alla fine di questo turno
terminal-help-pass-until-attacked = lo stesso finché non ti attaccano o non giocano una carta contro di te
terminal-help-ask-me-again = annulla questa risposta

## Registrazioni

record-verified = { $file }: { $game }, { $players } giocatori, { $plies ->
    [one] una sola azione
   *[other] { $plies } azioni
}: seme, distribuzione e ogni posizione concordano.
record-salts = { $count ->
    [0] Senza contributi: nessun giocatore ha contribuito alla distribuzione; dipende solo dal seme di chi distribuisce.
   *[other] Hanno contribuito alla distribuzione: { $seats }.
}
record-unfinished = La partita non è finita.
record-position = { $game }, dopo l’azione { $ply } di { $plies }
record-to-decide = Deve decidere { $seat }.
error-no-svg = { $game } non si può ancora disegnare in SVG.
