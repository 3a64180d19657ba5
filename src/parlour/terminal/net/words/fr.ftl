### Une table en ligne dans le terminal. Ce que dit la table est dit comme dans le navigateur.

table-abandoned = La partie a été abandonnée.
table-agreed = { $player } accepte.
table-asked-out = L’hôte a demandé à { $who } de partir.
table-back = { $player } est de retour.
table-bot-failed = { $player } n’a pas pu aller au bout de sa réflexion ; un choix plus simple a été joué à la place.
table-bot-late = { $player } a réfléchi trop longtemps ; un choix plus simple a été joué à la place.
table-changed = L’hôte a modifié la partie.
table-created = La table est ouverte.
table-flagged = { $player } n’a plus de temps.
table-forked = Cette partie reprend à un moment d’une partie antérieure.
table-frozen = La table est interrompue.
table-left = { $who } quitte sa place.
table-moved = { $player } joue sur un autre appareil.
table-over = La partie est terminée.
table-paused = Plus personne n’est à la table : la partie est en pause.
table-proposed = { $player } fait une proposition.
table-redo = { $player } rétablit sa décision.
table-refused = { $player } refuse.
table-reissued = { $player } : un nouveau lien a été créé pour cette place.
table-rematch = { $player } ouvre une revanche.
table-renamed = { $who } s’appelle désormais { $player }.
table-resigned = { $player } abandonne.
table-restarted = Le serveur était indisponible ; les pendules étaient arrêtées.
table-resting = La partie est en pause d’un commun accord ; les pendules sont arrêtées.
table-resumed = La pause est finie.
table-sat = { $player } s’assoit.
table-started = La partie commence.
table-swapped = Deux places ont été échangées.
table-taken-over = L’ordinateur joue pour { $player }.
table-undo = { $player } revient sur sa décision.
table-unlocked = { $player } : la place est de nouveau ouverte.
table-withdrawn = { $player } retire sa proposition.

error-asked-out = L’hôte vous a demandé de quitter cette table : il faut une invitation pour revenir.
error-bad-value = L’une des valeurs est impossible.
error-banned = La modération vous a exclu de ce serveur.
error-cannot-undo = On ne peut plus revenir en arrière : depuis, le hasard ou un autre joueur est intervenu, ou vous avez appris quelque chose.
error-frozen = Cette table est interrompue.
error-hints-off = Pas de conseils à cette table.
error-internal = Le serveur a rencontré un problème.
error-kicked = La modération vous a renvoyé de cette table.
error-muted = La modération vous a privé de parole : vous pouvez jouer, mais pas écrire.
error-no-picks = On répond à cette question par une seule action.
error-no-such-action = Cette action n’existe pas.
error-no-visitor = Indiquez d’abord un nom.
error-not-asked = Ce n’est pas à vous de décider pour l’instant.
error-not-found = Cette table n’existe pas.
error-not-running = La partie n’est pas en cours.
error-not-yours = Ce n’est pas à vous de le faire.
error-nothing-to-confirm = Il n’y a rien à confirmer.
error-old-ask = La question a changé entre-temps.
error-paused = La partie est en pause jusqu’à ce que quelqu’un reprenne sa place.
error-refused = Les règles ne le permettent pas.
error-resigned = Cette place a abandonné ; on ne peut pas la reprendre.
error-resting = La partie est en pause d’un commun accord. Proposez de reprendre.
error-table-full = L’historique de cette table est très long : elle n’accepte plus que les coups.
error-too-big = L’envoi est trop volumineux.
error-too-fast = Trop vite. Un instant, s’il vous plaît.

command-say = dire
help-say = dire quelque chose à toute la table
help-text = TEXTE
said = { $player } : { $text }
waiting-for = On attend { $players }.
waiting-room = On attend des joueurs : { $free } places libres sur { $seats }.
waiting-seated = Ctrl-C pour partir ; la place reste à vous.
waiting-watching = Vous regardez ; Ctrl-C pour partir.
meanwhile = Ce n’est pas à vous. En attendant, on peut taper : { $commands }.
your-move = À vous de jouer
your-name = Comment vous appelez-vous ?
sat-down = Vous êtes assis à la table { $table }, joueur { $n }.
come-back = Pour revenir : { $command }
net-done = Entrée pour continuer, annuler pour revenir en arrière
net-refused = La table refuse : { $reason }
net-lost = La connexion est perdue. Nouvel essai…
net-gone = La table est injoignable : { $reason }
lost-4401 = le serveur ne vous reconnaît plus
lost-4403 = cette table ne vous est pas ouverte
lost-4404 = cette table n’existe pas
lost-4408 = la connexion est trop lente
lost-4429 = trop de choses à la fois, réessayez dans un instant
net-over = { $reason ->
        [agreed] La partie a pris fin d’un commun accord.
        [abandoned] La partie a été abandonnée.
       *[other] La partie est terminée.
    }
