## dragonhall new-game: lo scheletro di un gioco.

new-game-written = Il gioco { $game } è scritto:
new-game-registered = e registrato da una riga in { $file }.
new-game-next = I prossimi passi:
new-game-play = giocarlo nel terminale
new-game-check = eseguire i suoi scenari
new-game-doctor = elencare che cosa manca
new-game-browser = giocarlo in un browser
new-game-docs = spiega ogni file

error-new-game-name = «{ $got }» non può essere il nome di un gioco: servono da 2 a 20 lettere minuscole da a a z e cifre, prima una lettera.
error-new-game-keyword = «{ $got }» non può essere il nome di un gioco: è una parola chiave di Python.
error-new-game-taken = Il nome «{ $got }» è già usato da un gioco, una plancia di gioco o messaggi: scegline un altro.
error-new-game-players = Il numero di giocatori deve essere da { $fewest } a { $most }, non { $got }.
error-new-game-checkout = Dragonhall non è eseguito da un albero dei sorgenti in { $folder }: new-game richiede un checkout (git clone, poi make play).
