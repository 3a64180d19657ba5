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

command-say = dire
help-say = dire quelque chose à toute la table
help-text = TEXTE
said = { $player } : { $text }
waiting-for = On attend { $players }. Ctrl-C pour partir ; la place reste à vous.
waiting-room = On attend des joueurs : { $free } places libres sur { $seats }. Ctrl-C pour partir ; la place reste à vous.
your-move = À vous de jouer
sat-down = Vous êtes assis à la table { $table }, joueur { $n }.
come-back = Pour revenir : { $command }
net-done = Entrée pour continuer, annuler pour revenir en arrière
net-refused = La table refuse : { $reason }
net-lost = La connexion est perdue. Nouvel essai…
net-gone = La table est injoignable : { $reason }
net-over = { $reason ->
        [agreed] La partie a pris fin d’un commun accord.
        [abandoned] La partie a été abandonnée.
       *[other] La partie est terminée.
    }
