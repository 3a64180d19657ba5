### La table dans le navigateur

## Partout

all-rules = Toutes les règles
bot = Ordinateur
bot-number = Ordinateur { $n }
cancel = Annuler
cannot-open = Cette table ne s’ouvre pas
way-back = Si vous avez une place ici, ce navigateur ne vous connaît pas : ses cookies ont peut-être été effacés. Sur l’appareil qui vous connaît, créez un lien dans le profil, « Sur un second appareil ». Ou demandez à l’hôte un nouveau lien pour votre place : menu de la table, « Places et liens ».
close = Fermer
copied = Copié
copy = Copier
game = Jeu
guest = Invité
ask-name = Comment vous appelez-vous ?
ask-name-help = Les autres joueurs de la table le verront. Vous pourrez le changer à tout moment dans votre profil.
ask-name-go = Continuer
ask-name-guest = Continuer en tant qu’« Invité »
home = Accueil
language = Langue
loading = Un instant…
make-link = Créer un lien
me = Profil
menu = Menu
name = Nom
no-such-page = Cette page n’existe pas
piece-failed = Une partie de cette page n’a pas pu être chargée
piece-failed-help = Plusieurs essais ont échoué. La connexion est peut-être mauvaise, ou le serveur occupé.
rule-number = Règle { $clause }
rules = Règles
save = Enregistrer
seat-number = Joueur { $n }
send = Envoyer
site = Pages
skip-to-content = Aller au contenu
skip-to-asked = Aller à ce qui est demandé
try-again = Réessayer
theme-dark = Thème sombre
theme-light = Thème clair
your-name = Votre nom

## Accueil

my-games = Mes parties
solo = Solo
state-over = Terminée
state-waiting = Attend des joueurs
offline-now = Pas de connexion : voici ce que votre dernière visite a laissé. Les règles restent lisibles et vos parties vous attendent.

## Nouvelle table

away-setting = Si quelqu’un ne revient pas
away-clock = L’ordinateur joue quand son temps est écoulé
away-hour = L’ordinateur joue au bout d’une heure
away-day = L’ordinateur joue au bout d’un jour
away-days = L’ordinateur joue au bout de trois jours
away-week = L’ordinateur joue au bout d’une semaine
away-never = La partie attend
away-after =
    { $n ->
        [one] L’ordinateur joue au bout de { $n } heure
       *[other] L’ordinateur joue au bout de { $n } heures
    }
clock = Pendule
clock-calm = 25 minutes chacun, plus 20 secondes par réponse
clock-none = Sans pendule
clock-quick = 10 minutes chacun, plus 10 secondes par réponse
clock-slow = 3 jours par réponse
hints-setting = Conseils de l’ordinateur
options = Règles de cette partie
public-setting = Publique : visible à l’accueil, tout le monde peut regarder
rated-setting = Compte pour le classement
seats = Joueurs
table-title = Nom de la table (facultatif)

## Invitation

sit-down = S’asseoir
watch = Regarder

## Avant la partie

fact-private = Sur invitation seulement
fact-public = Ouverte aux spectateurs
fact-rated = Compte pour le classement
facts-of-table = Ce qui se joue ici
fact-rated-short = Classée
fact-unrated = Ne compte pas pour le classement
fact-rating = Classement
fact-who = Spectateurs
fact-take-over = Remplaçant : l’ordinateur, niveau « { $name } »
fact-edition = Valeurs imprimées
fact-edition-box = Comme dans la boîte
fact-differs = { $here } au lieu de { $printed }
fact-edition-own =
    { $n ->
        [one] Édition particulière, { $n } valeur diffère :
       *[other] Édition particulière, { $n } valeurs diffèrent :
    }
free-seat = Place libre
link-for = Lien pour le joueur { $n }
qr = Code QR
link-only-here = Seule cette machine peut ouvrir ce lien.
link-in-network = Tout le monde dans votre réseau peut ouvrir ce lien.
link-or = S’il ne s’ouvre pas :
link-by-hand = Le navigateur ne permet pas à cette page de copier : le lien est sélectionné, copiez-le vous-même.
link-open-house = Pour inviter d’autres personnes de votre réseau, lancez Parlour avec « parlour serve --host 0.0.0.0 ».
seat-anybody = Tout le monde peut s’asseoir ici
seat-here = Déjà là
seat-kept = Gardée pour { $name }
seat-invited = Pour qui reçoit le lien
seat-yours = Vous
leave-seat = Quitter
swap = Échanger
swap-seat = Échanger la place du joueur { $n }
swap-with = Avec qui échanger la place du joueur { $n } ?
swap-here = Avec celle-ci
ask-out = Demander de partir
ask-out-sure = Vraiment ? La place se libère
change-table = Modifier la partie
delete-table = Annuler la table
delete-sure = Vraiment annuler ? Ses liens ne marcheront plus.
start-with-bots = Commencer : l’ordinateur prend les places libres
waiting-room = En attente de joueurs
waiting-room-help = La partie commence d’elle-même quand la dernière place est prise. Envoyez à chaque ami son lien.
watch-link = Pour les spectateurs
watch-link-make = Créer un lien pour les spectateurs
watch-link-anew = Un lien créé auparavant cesse alors de fonctionner.
asked-out = L’hôte vous a demandé de quitter cette place.
asked-out-help = Vous ne pourrez vous y rasseoir que si l’hôte vous invite à nouveau.
called-off = L’hôte a annulé cette table
called-off-help = Rien n’a été joué. Vous pouvez ouvrir votre propre table ou en rejoindre une autre.

## À la table

agree = Accepter
back-to-now = Revenir au présent
bot-plays-for-you = L’ordinateur joue à votre place.
paused = Personne n’est à la table : la partie attend qu’un de ses joueurs revienne.
paused-for-you = Votre temps est écoulé et il n’y a plus personne à la table. La partie vous attend.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-with-table = Toute la table lit ceci, les spectateurs aussi.
chat-with-onlookers = Vous êtes parmi les spectateurs : les joueurs ne liront ceci qu’après la partie.
chat-with-all = Vous êtes spectateur ; joueurs et spectateurs lisent ceci.
chat-said = { $name } dit : { $text }
chat-say = Dites quelque chose
mute-voice = Ne plus lire { $name } à cette table
unmute-voice = Lire à nouveau { $name }
chosen = Choix : { $name }.
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
connection-back = La connexion est rétablie.
connection-lost = Connexion perdue. Nouvel essai…
server-silent = Le serveur ne répond pas. Votre coup est gardé et sera renvoyé.
consent-end = { $name } propose d’arrêter la partie sans résultat.
consent-reissue = L’hôte a créé un nouveau lien pour la place de { $seat }.
keep-seat = Je suis là : je garde ma place
claims-seat = Vous avez réclamé la place de { $name }. Elle s’ouvre à vous au plus tard le { $until }, plus tôt si les autres sont d’accord.
consent-undo = { $name } demande à annuler davantage de coups.
curtain-help = Passez l’écran. Que personne d’autre ne regarde.
curtain-open = Je suis { $name }
curtain-title = Le rideau est tombé
do-it = Suivre ce conseil
done = Terminé
done-question = Terminé ? D’ici là, vous pouvez revenir sur votre décision.
earlier = Plus tôt
fork-here = Rejouer à partir d’ici
frozen = Cette table est interrompue au coup { $line }.
game-over = La partie est terminée.
ended-agreed = Arrêtée avant la fin : il n’y a pas de classement.
ended-abandoned = Tout le monde est parti : il n’y a pas de classement.
ended-resigned = Tous les autres ont abandonné.
rating-change = Classement { $before } → { $after } ({ $gain })
rating-none = Cette partie comptait pour le classement, mais ne l’a pas changé.
firsts = Pour la première fois
first-all-games = Tous les jeux d’ici joués jusqu’au bout
first-best = Meilleur score à ce jour : { $n }
first-finished = Une partie jouée jusqu’au bout
first-learnt = Partie guidée terminée
first-won = Une victoire
first-won-against = Une victoire contre { $name }
first-won-with = Une victoire dans une partie à { $n }
hint = Conseil
hint-expects = { $chance } % de chances de gagner, avance { $ahead }
hint-says = Conseil – { $act }.
hint-brings = Ce que cela apporte : { $what }
hint-better =
    { $n ->
        [one] C’est environ un point de mieux que l’option suivante.
       *[other] C’est environ { $n } points de mieux que l’option suivante.
    }
hint-close = L’option suivante est presque aussi bonne.
hint-only = Il n’y a rien d’autre à faire.
hint-simpler = L’ordinateur n’a pas pu aller au bout de sa réflexion : ce n’est qu’un choix simple.
log = Historique
log-newest = Aux dernières
log-missing = L’historique n’a pas pu être lu. Nouvel essai…
log-and-chat = Historique et discussion
looking-back = Vous revoyez un moment antérieur.
moment = Moment
moment-of = Moment { $step } sur { $steps }
not-now = Pas maintenant.
notify-me = M’avertir quand c’est à moi
push-cannot = Ce navigateur ne peut pas vous avertir quand la page est fermée : il faut une adresse sécurisée (https) et, sur iPhone ou iPad, Parlour sur l’écran d’accueil.
push-denied = Votre navigateur refuse les messages de cette page. Ses réglages pour cette adresse permettent de changer cela.
push-failed = Le service de messages de votre navigateur ne répond pas. Réessayez plus tard.
push-help = Aux tables où l’on a des jours pour répondre, un court message arrive sur cet appareil quand c’est à vous et que vous êtes absent : le jeu et le nom de la table, rien d’autre.
push-on = Cet appareil est averti quand c’est à vous à une table où l’on a des jours pour répondre.
push-slow = Messages sur les parties lentes
push-stop = Ne plus m’avertir
on-the-table = Sur la table
pace = Vitesse
pause = Pause
phases = Phases du tour
picks-again = Réessayer
picks-all-back = Tout retirer
picks-confirm = Confirmer
picks-enough = On ne peut rien choisir de plus.
picks-failed = La table n’a pas répondu. Vos choix sont conservés.
picks-label = Vos choix
picks-left =
    { $n ->
        [one] Encore un choix possible.
       *[other] Encore { $n } choix possibles.
    }
picks-may = D’autres choix sont possibles.
picks-none = Rien de choisi pour l’instant.
picks-slow = La table tarde à répondre…
picks-take-back = Retirer : { $act }
picks-times =
    { $n ->
        [one] Choisi { $n } fois.
       *[other] Choisi { $n } fois.
    }
picks-which = { $name } : lequel ?
place = Rang
play = Lecture
play-again = Rejouer
result = Résultat
join-rematch = Rejoindre la revanche
rematch-open = Une revanche est ouverte, et votre place y est gardée.
players = Joueurs
purse = Ce que vous avez
press-again-keys = Appuyez encore sur Entrée pour confirmer, sur Échap pour renoncer.
press-again = Touchez encore pour confirmer.
propose-end = Proposer d’arrêter la partie
end-game = Arrêter la partie
end-won = Arrêter et gagner
end-means-agreed = Les autres sont consultés. Si tous acceptent, la partie s’arrête pour de bon : sans places, sans classement.
end-means-alone = La partie s’arrête tout de suite et pour de bon : sans places, sans classement. Personne d’autre n’a à accepter.
end-means-won = Les autres ont abandonné : la partie s’arrête tout de suite et vous la gagnez.
record = Enregistrer la partie
redo = Rétablir
refuse = Refuser
replay = Revoir
replay-start = La table avant le premier coup.
resign = Abandonner
resign-sure = Abandonner vraiment ?
resign-means = L’ordinateur finit à votre place et vous êtes classé dernier. C’est définitif.
resign-means-alone = Sans vous il ne reste personne : la partie s’arrête tout de suite et pour de bon, sans places, sans classement. C’est définitif.
resigned-title = Vous avez abandonné
resigned-you = Vous avez abandonné : l’ordinateur continue, et votre place est la dernière.
resigned-short = abandon
replaced-short = l’ordinateur à sa place
won-already = Il ne reste que vous : les autres ont abandonné. Arrêtez la partie maintenant et vous la gagnez, ou jouez-la jusqu’au bout contre l’ordinateur.
scores = Points par origine
seats-and-links = Places et liens
hand-over = Déplacer ou transmettre
hand-over-help = Qui ouvre ce lien dans les 15 minutes occupe la place : vous sur un autre appareil, ou quelqu’un d’autre.
reissue = Perdue ? Nouveau lien
reissue-help = Envoyez-le à { $name }. Toute la table en est avertie. La place s’ouvre avec ce lien au plus tard le { $until }, plus tôt si les autres acceptent, et pas du tout si { $name } rejoue entre-temps.
sealed-waiting = Votre réponse est scellée. Choix en cours : { $names }
sending = Envoi…
seen-by = Vu par
setting-left-handed = Main gauche : tout se touche du pouce gauche
setting-keys = Raccourcis à une touche
setting-tips = Des conseils au bon moment, une fois chacun
setting-one-click = Toucher une fois suffit (sans confirmation)
setting-loudness = Volume
sound-on = Sons activés
since-last-turn =
    { $n ->
        [one] Depuis votre tour ({ $n } coup)
       *[other] Depuis votre tour ({ $n } coups)
    }
skip-animation = Voir la suite
source = Origine
step-back = Un pas en arrière
step-first = Au début
step-last = À la fin
step-on = Un pas en avant
table = Table
take-seat-back = Reprendre ma place
thinking = En réflexion : { $names }
tie-break = Départage : { $by }
total = Total
undo = Annuler le coup
undo-nothing = Vous n’avez encore rien à annuler.
waiting-for = On attend { $names }
is-choosing = choisit
to-legal = Vers ce qui est possible
what-is-asked = Ce qui est demandé
why-not-label = Choisissez une action pour savoir pourquoi elle est impossible
why-not-question = Pourquoi ne puis-je pas… ?
winner = Victoire : { $name }
winner-you = Vous avez gagné
winners = Victoire partagée : { $names }
withdraw = Retirer la proposition
turn-of = À vous de répondre · { $who } joue
turn-of-low = { $who } joue
turn-of-asked = { $who } joue. { $ask }
you = À vous
your-move = À vous de jouer
news-more =
    { $n ->
        [one] { $n } autre événement : « Depuis votre tour » le raconte.
       *[other] { $n } autres événements : « Depuis votre tour » les raconte.
    }
news-more-keys =
    { $n ->
        [one] { $n } autre événement : la touche S le raconte.
       *[other] { $n } autres événements : la touche S les raconte.
    }
news-none = Rien ne s’est passé depuis votre tour.
your-turn = À vous. { $ask }

## Une pause d’un commun accord

consent-pause =
    { $days ->
        [0] { $name } propose une pause, jusqu’à ce que l’un de vous veuille reprendre.
        [one] { $name } propose une pause de { $days } jour.
       *[other] { $name } propose une pause de { $days } jours.
    }
consent-resume = { $name } propose de reprendre avant le jour convenu.
error-not-resting = La partie n’est pas en pause.
error-resting = La partie est en pause d’un commun accord. Proposez de reprendre.
no-table-help = Elle a été annulée avant le début, ou elle est plus ancienne que ce que garde ce serveur, ou l’adresse n’est pas tout à fait juste. Vos parties sont dans votre profil.
number-between = Un nombre entier de { $least } à { $most }, s’il vous plaît.
pause-dated = Pour quelques jours, comme des vacances : reprendre avant la fin demande l’accord de tous
pause-days = Jours
pause-game = Mettre la partie en pause
pause-means-agreed = Les autres sont consultés. Dès que tous sont d’accord, les pendules s’arrêtent et personne ne peut jouer.
pause-means-alone = Les pendules s’arrêtent, et rien ne bouge jusqu’à ce que vous repreniez.
pause-now = Mettre en pause
pause-open = Jusqu’à ce que l’un de nous veuille reprendre
propose-pause = Proposer la pause
propose-resume = Proposer de reprendre
resting = La partie est en pause d’un commun accord, jusqu’à ce que l’un de vous veuille reprendre. Les pendules sont arrêtées.
resting-alone = La partie est en pause jusqu’à ce que vous repreniez. Les pendules sont arrêtées.
resting-until = La partie est en pause d’un commun accord jusqu’au { $until }. Les pendules sont arrêtées.
resume = Reprendre
table-resting = La partie est en pause d’un commun accord ; les pendules sont arrêtées.
table-resumed = La pause est finie.

## Parties enregistrées, classements, pendules à soi

error-record-action = L’enregistrement contient une action que ce jeu ne connaît pas.
error-record-line = L’enregistrement contient une ligne qui n’est pas un coup.
error-record-move = L’enregistrement contient un coup que les règles interdisent.
error-record-start = Ce n’est pas un enregistrement de Parlour.
error-record-version = La partie a été jouée sous d’autres règles.
link-copied = Lien copié
open-record = Ouvrir un enregistrement
ratings = Classements
share = Partager

## Éditions et statistiques

editions = Éditions
statistics = Statistiques

## Touches

key-arrows = Flèches
key-arrows-does = passer d’un élément à l’autre sur le plateau
key-digits = 1–9
key-digits-does = confirmer l’une des possibilités proposées
key-enter = Entrée
key-enter-does = choisir ; encore une fois pour confirmer, ou pour retirer l’un de plusieurs choix
key-esc = Échap
key-esc-does = annuler la sélection ; retirer le dernier choix ; revenir au présent
key-h = H
key-h-does = conseil
key-help = ?
key-help-does = cette page
key-tab = Tab
key-tab-does = de la question à la première chose possible
key-asked = Q
key-asked-does = retour à la question
key-since = S
key-since-does = entendre ce qui s’est passé depuis votre tour
key-l = L
key-l-does = historique et discussion
key-n = N
key-n-does = élément jouable suivant
key-q = D
key-q-does = terminé ; confirmer plusieurs choix
key-r = R
key-r-does = rétablir
key-u = U
key-u-does = annuler le coup
keys = Touches

## Crédits

credits = Crédits

## Ce qui arrive à la table

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
table-sat = { $player } s’assoit.
table-started = La partie commence.
table-swapped = Deux places ont été échangées.
table-taken-over = L’ordinateur joue pour { $player }.
table-undo = { $player } revient sur sa décision.
table-unlocked = { $player } : la place est de nouveau ouverte.
table-withdrawn = { $player } retire sa proposition.

## Keeping who one is

keep = Rester vous-même

## Reports and moderation

about-person = Signaler { $name } à la modération
report-reason = Que se passe-t-il ?
report-insult = Insultes ou menaces
report-spam = Messages indésirables ou publicité
report-name = Un nom choquant ou emprunté
report-unfair = Triche ou lenteur voulue
report-other = Autre chose
report-text = Avec vos mots, si vous voulez
report-send = Envoyer le signalement
report-sent = Merci. La modération va regarder.

## Erreurs

error-bad-json = Le serveur n’a pas compris le message.
error-asked-out = L’hôte vous a demandé de quitter cette table : il faut une invitation pour revenir.
error-bad-value = L’une des valeurs est impossible.
error-banned = La modération vous a exclu de ce serveur.
error-code-unknown = Ce code de secours n’est pas valable. Chaque code ne sert qu’une fois.
error-kicked = La modération vous a renvoyé de cette table.
error-moderator = On n’exclut pas un modérateur : l’exploitant doit d’abord lui retirer ce rôle.
error-muted = La modération vous a privé de parole : vous pouvez jouer, mais pas écrire.
error-name-kept = Quelqu’un garde sur ce serveur un nom qui ressemble à celui-ci.
error-name-reserved = Ce nom est réservé ici.
error-not-moderator = Seule la modération peut le faire.
error-passkey = La clé d’accès n’a pas été acceptée.
error-push = Les messages sur les parties lentes ne peuvent pas être activés ici.
error-cannot-redo = Il n’y a rien à rétablir.
error-cannot-undo = On ne peut plus revenir en arrière : depuis, le hasard ou un autre joueur est intervenu, ou vous avez appris quelque chose.
error-cookies = Ce navigateur ne garde pas de cookies : la table ne pourrait pas vous reconnaître. Autorisez-les pour cette page, puis réessayez.
error-edition = Cette édition n’est pas utilisable.
error-frozen = Cette table est interrompue.
error-hints-off = Pas de conseils à cette table.
error-host = Ce serveur ne répond pas à ce nom.
error-internal = Le serveur a rencontré un problème.
error-link-unknown = Ce lien n’est pas valable.
error-link-used = Ce lien a déjà servi.
error-lesson = Bonne idée pour plus tard. Essayez d’abord ce qui est éclairé.
error-name = Un nom compte de 1 à 30 caractères visibles, dont une lettre ou un chiffre.
error-no-link = Ce n’est pas le lien d’une table. Copiez-le en entier, avec tout ce qui suit le #.
error-no-picks = On répond à cette question par une seule action.
error-no-such-action = Cette action n’existe pas.
error-no-visitor = Indiquez d’abord un nom.
error-not-asked = Ce n’est pas à vous de décider pour l’instant.
error-not-found = Cette table n’existe pas.
error-not-host = Seul l’hôte peut le faire.
error-not-running = La partie n’est pas en cours.
error-not-yours = Ce n’est pas à vous de le faire.
error-nothing-to-confirm = Il n’y a rien à confirmer.
error-offline = Le serveur ne répond pas.
error-old-ask = La question a changé entre-temps.
error-option = Cette option est impossible.
error-paused = La partie est en pause jusqu’à ce que quelqu’un reprenne sa place.
error-origin = Cette page n’est pas autorisée à contacter le serveur.
error-rated = Une table classée se joue avec une pendule, sans conseils, et sans reprise par le Maître.
error-rated-sat = Quelqu’un d’autre est déjà assis à cette table : les conditions d’une partie classée ne changent plus après son arrivée.
error-record = L’enregistrement est illisible.
error-refused = Les règles ne le permettent pas.
error-resigned = Cette place a abandonné ; on ne peut pas la reprendre.
error-replaces = Ce navigateur appartient déjà à quelqu’un.
error-running = La partie est encore en cours.
error-seat-taken = Cette place est déjà prise.
error-seats = Cette répartition des places ne convient pas au jeu.
error-table-full = L’historique de cette table est très long : elle n’accepte plus que les coups.
error-too-big = L’envoi est trop volumineux.
error-too-fast = Trop vite. Un instant, s’il vous plaît.
error-too-many = Trop de tables à la fois.
error-unknown-game = Ce jeu n’existe pas.
error-unknown-message = Le serveur ne connaît pas ce message.

## Rules for readers

opponents-who = Qui joue contre vous
rules-picture = Une image de la table

learn = Apprendre en jouant
learn-place = Leçon : étape { $n } sur { $most }
learn-begin = Commencer
learn-confirm = Bien. Confirmez maintenant.
learn-leave = Quitter
learn-show = Montrez-moi
learn-skip = Sauter
learn-done = Vous savez comment ça marche
learn-play-on = Continuer à partir d’ici
learn-gentle = Une première partie facile
learn-friends = Sauriez-vous y jouer avec des amis ?
learn-yes = Oui
learn-nearly = Presque
learn-no = Pas encore
learn-thanks = Merci !
tip = Conseil
tip-says = Conseil : { $tip }
tip-close = Compris
tips-off = Ne plus en montrer
