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
table-paused = Plus personne ne joue par soi-même : la partie est en pause jusqu’à ce que quelqu’un reprenne sa place.
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
waiting-room = On attend des joueurs : { $free ->
        [one] { $free } place libre sur { $seats }.
       *[other] { $free } places libres sur { $seats }.
    }
waiting-seated = aide, quitter ; votre place vous reste.
waiting-watching = Vous regardez ; quitter pour partir. Seuls ceux qui regardent lisent ce que vous dites.
meanwhile = Ce n’est pas à vous. En attendant, on peut taper : { $commands }.
your-move = À vous de jouer
your-name = Comment vous appelez-vous ?
come-back = Pour revenir : { $command }
net-done = Entrée pour continuer, annuler pour revenir en arrière
your-decision = Votre décision : { $actions }.
net-refused = La table refuse : { $reason }
net-lost = La connexion est perdue. Nouvel essai… Ce que vous tapez attend ; Ctrl-C pour partir.
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
error-name = Un nom compte de 1 à 30 caractères visibles, dont une lettre ou un chiffre.
error-name-kept = Quelqu’un garde sur ce serveur un nom qui ressemble à celui-ci.
error-name-reserved = Ce nom est réservé ici.
error-link-used = Ce lien a déjà servi.
error-link-unknown = Ce lien n’est pas valable.
error-seat-taken = Cette place est déjà prise.
error-not-host = Seul l’hôte peut le faire.
error-too-many = Trop de tables à la fois.
error-option = Cette option est impossible.
error-seats = Cette répartition des places ne convient pas au jeu.
error-not-resting = La partie n’est pas en pause.
error-unknown-game = Ce jeu n’existe pas.
error-edition = Cette édition n’est pas utilisable.
error-host = Ce serveur ne répond pas à ce nom.
error-running = La partie est encore en cours.
error-bad-json = Le serveur n’a pas compris le message.
consent-end = { $name } propose d’arrêter la partie sans résultat.
consent-reissue = L’hôte a créé un nouveau lien pour la place de { $seat }.
consent-undo = { $name } demande à annuler davantage de coups.
consent-pause =
    { $days ->
        [0] { $name } propose une pause, jusqu’à ce que l’un de vous veuille reprendre.
        [one] { $name } propose une pause de { $days } jour.
       *[other] { $name } propose une pause de { $days } jours.
    }
consent-resume = { $name } propose de reprendre avant le jour convenu.
firsts = Pour la première fois
first-all-games = Tous les jeux d’ici joués jusqu’au bout
first-best = Meilleur score à ce jour : { $n }
first-finished = Une partie jouée jusqu’au bout
first-learnt = Partie guidée terminée
first-won = Une victoire
first-won-against = Une victoire contre { $name }
first-won-with = Une victoire dans une partie à { $n }
rating-change = Classement { $before } → { $after } ({ $gain })
resigned-you = Vous avez abandonné : l’ordinateur continue, et votre place est la dernière.
command-yes = oui, accepter, o
command-no = non, refuser, n
command-pause = pause
command-resume = reprendre
command-end = terminer
command-resign = abandonner
command-back = revenir
command-start = commencer
command-link = lien
command-watch = spectateurs
command-free = libérer
command-close = fermer
command-stand = rendre
command-again = revanche, encore
help-undo = reprendre votre dernière décision ; annuler demander prie les autres de vous laisser reprendre davantage
help-save = le serveur garde la partie ; on vous dit comment revenir
help-yes = accepter ce que quelqu’un propose
help-no = refuser, ou retirer votre propre proposition
help-pause = proposer une pause ; pause 3 pour trois jours
help-resume = reprendre après une pause ; avant le jour convenu, les autres doivent être d’accord
help-end = proposer de finir la partie sans résultat
help-resign = abandonner : l’ordinateur joue pour vous jusqu’à la fin
help-back = reprendre votre place à l’ordinateur
seat-comes = { $player } est de retour à la table.
seat-goes = { $player } a quitté la table ; sa place lui reste.
consent-asked = D’accord ? Tapez oui ou non.
consent-changed = La proposition a changé entre-temps : votre réponse n’a pas été prise en compte.
consent-none = Rien n’est proposé pour le moment.
consent-not-you = Vous n’avez rien à accepter pour le moment.
consent-replaced = La proposition précédente est caduque : en voici une autre.
end-agreed-means = Si tous acceptent, la partie finit pour de bon, sans classement.
not-known-here = sous cette adresse, le serveur ne vous connaît pas ; revenez par l’adresse exacte de votre arrivée ou par votre lien
log-how = Tapez journal, ou journal suivi du nombre de dernières lignes voulues : journal 20.
link-means = Toutes les places libres reçoivent un nouveau lien ; ceux déjà envoyés ne marchent plus.
resigned = abandon
consent-yours = Votre proposition attend une réponse : { $players } ; non la retire.
bot-in-your-place = L’ordinateur joue à votre place. Tapez revenir pour la reprendre.
seat-wanted = Un nouveau lien a été créé pour votre place. Jouez, et elle reste à vous.
seat-gone = Cette place se joue maintenant ailleurs : vous regardez.
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-increment = +{ $seconds } s par réponse
clock-low = Votre temps s’épuise : il reste { $left }.
typed-gone = « { $text } » n’est pas retenu : c’était tapé avant que cette question soit posée.
typed-ahead-gone = Ce qui était tapé d’avance n’est pas retenu : la question a changé.
only-watching = Ici, vous regardez seulement.
end-means = { $others ->
        [0] La partie finit tout de suite et pour de bon, sans classement ; si les autres ont abandonné, vous la gagnez.
       *[other] On demande aux autres. Si tous acceptent, la partie finit pour de bon, sans classement.
    }
resign-means = { $others ->
        [0] Sans vous, il ne reste personne : la partie finit tout de suite et pour de bon, sans classement.
       *[other] L’ordinateur joue pour vous et vous finissez dernier. C’est sans retour.
    }
pause-means = { $others ->
        [0] Les pendules s’arrêtent, et rien ne bouge avant que vous ne repreniez.
       *[other] On demande aux autres. Dès que tous ont accepté, les pendules s’arrêtent et personne ne peut jouer.
    }
pause-days = Tapez pause, ou pause et un nombre de jours de 1 à { $most }.
sure = Vraiment ? oui ou non :
left-so = Alors rien ne change.
undo-ask = demander
undo-how = Pour prier les autres de vous laisser reprendre votre dernière décision, tapez : annuler { $ask }
say-what = Dire quoi ? Tapez dire et vos mots.
say-long = Cela fait { $n } caractères ; { $most } au plus.
rest-how = Tapez reprendre pour continuer.
room-host = commencer tout de suite, l’ordinateur prend les places libres · lien 2 : un nouveau lien pour la place 2 · spectateurs : un lien pour regarder · libérer 2 : demander à qui s’y trouve de partir · fermer · rendre · dire · quitter
room-guest = La partie commence quand toutes les places sont prises, ou quand l’hôte le décide. · rendre : laisser votre place · dire · quitter
seat-free = – libre –
seat-kept = – libre – gardée pour { $player }
seat-away = pas là
seat-yours = vous
meanwhile-room = La partie n’a pas commencé. Vous pouvez taper : { $commands }.
link-for = Lien pour le joueur { $n } :
link-watch = Lien pour les spectateurs :
link-in-network = Ces liens marchent dans votre réseau.
link-only-here = Seule cette machine peut ouvrir ces liens. Lancez le serveur avec « parlour serve --host 0.0.0.0 » pour inviter d’autres dans votre réseau.
link-which = Il n’y a pas de place libre de ce numéro. Tapez lien et le numéro d’une place libre.
own-link = Vous êtes déjà à cette table : ce lien est pour la place de quelqu’un d’autre. Prendre aussi cette place ?
links-sent = Les liens déjà envoyés restent valables ; un nouveau remplace l’ancien.
start-means = Pas encore là : { $players }. L’ordinateur jouerait aux places gardées.
close-means = La table disparaît, pour tout le monde.
stand-means = Votre place sera libre pour d’autres.
free-means = { $player } sera prié de partir et aura besoin d’un nouveau lien pour revenir.
free-which = Personne d’autre n’est assis là. Tapez libérer et le numéro d’une place prise par quelqu’un d’autre.
closed = La table est fermée.
room-alone = Rien ne suit « { $command } ».
link-made = Un nouveau lien est fait ; l’ancien n’est plus valable.
after-end = revanche pour rejouer
rematch-waits = Une revanche vous attend : tapez revanche
no-link = link : il faut un lien comme https://…/claim#… ou https://…/table/…, ou l’adresse d’un serveur ; copiez-le en entier
no-server = server : il faut l’adresse d’un serveur, comme https://parlour.example
no-name = name : ce serveur ne vous connaît pas encore ; dites --name NOM
net-strange = { $server } : ce n’est pas un Parlour qui répond ; il manque peut-être une partie de l’adresse
net-silent = { $server } ne répond pas : { $reason }
net-back = La connexion est rétablie.
lobby-title = Tables de { $server }
lobby-empty = Il n’y a pas de table ouverte sur { $server }. parlour host en ouvre une.
lobby-which = Laquelle ? Entrée pour partir
lobby-number = Tapez le numéro d’une table.
lobby-yours = vous y êtes
lobby-free = { $n ->
        [one] une place libre
       *[other] { $n } places libres
    }
lobby-watch = à regarder
meanwhile-rest = La partie est en pause. On peut taper : { $commands }.
bots-mean =
    { $free ->
        [one] L’ordinateur jouera à la place libre ; son lien ne vaudra plus.
       *[other] L’ordinateur jouera aux { $free } places libres ; leurs liens ne vaudront plus.
    }
yes-or-no = Tapez oui ou non.
help-watch = le lien de l’hôte pour les spectateurs
