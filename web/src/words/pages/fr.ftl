### Les pages autour de la table

## Partout
join = Rejoindre

## Accueil
facts-players = { $least } à { $most } joueurs
join-by-link = Rejoindre par un lien
my-games-none = Pas encore de partie. La première est à deux clics.
games-search = Toutes mes parties
games-all-n = Toutes mes parties ({ $n })
games-page-help = Toutes vos parties, finies ou en cours, avec recherche et filtres ; celles qui vous attendent d’abord.
games-find = Chercher un titre ou un nom
games-state = État
games-all = Toutes
games-my-move = Qui m’attendent
games-running = En cours
games-waiting = En attente de joueurs
games-over = Terminées
games-total =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
games-pages = Pages de mes parties
earlier-page = Page précédente
next-page = Page suivante
page-of = Page { $n } sur { $most }
new-table = Nouvelle table
open-tables = Tables ouvertes
open-tables-none = Personne ne cherche de joueurs pour l’instant.
tables-to-watch =
    { $n ->
        [one] { $n } table à regarder
       *[other] { $n } tables à regarder
    }
opponents = Adversaires
paste-link = Collez le lien reçu
play-now = Jouer
state-abandoned = Abandonnée
state-frozen = Interrompue
state-agreed = Arrêtée, sans résultat
state-won = Terminée : vous avez gagné
state-playing = En cours
state-resigned = Terminée par abandon
state-lost = Terminée : vous avez perdu
list-you = Vous
state-placed = Terminée : place { $place }
state-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
left-days =
    { $n ->
        [one] encore { $n } jour
       *[other] encore { $n } jours
    }
left-hours =
    { $n ->
        [one] encore { $n } heure
       *[other] encore { $n } heures
    }
left-minutes =
    { $n ->
        [one] encore { $n } minute
       *[other] encore { $n } minutes
    }
state-your-move = À vous de jouer
welcome = Bienvenue au Parlour

## Nouvelle table
beginner-preset = Une première partie en douceur
away-help = L’ordinateur joue alors à sa place jusqu’à son retour ; chacun peut reprendre sa place à tout moment.
create-table = Ouvrir la table
default-preset = Réglages habituels
done-always = Après chaque décision
done-help = Tant que la table attend « Terminé », vous pouvez revenir sur votre décision.
done-irreversible = Avant une action irréversible
done-never = Jamais
done-setting = Attendre « Terminé »
level-of = Niveau du joueur { $n }
name-of = Nom du joueur { $n }
rated-help = Avec pendule et sans conseils. Le résultat revient à qui occupait la place au début ; vos dix premières parties donnent un classement provisoire.
seat-bot = Ordinateur
seat-me = Moi, ici
seat-open = N’importe qui
seat-person = Un ami, par lien
seats-help = « N’importe qui » peut s’asseoir depuis l’accueil. Plusieurs joueurs « ici » partagent cet écran ; un rideau garde leurs secrets.
table-settings = À la table

## Invitation
invitation = Une invitation pour vous
invitation-device = Avec ce lien, cet appareil devient aussi le vôtre : vous y retrouverez vos places et vos parties.
claim-replaces = Ce navigateur est actuellement { $now } et deviendra { $name }. Ce qui appartient à { $now } ne sera plus accessible ici : créez d’abord un lien d’appareil si vous voulez le retrouver.
claim-accept = Accepter
claim-device = Faire mien cet appareil
invitation-moderate = Avec ce lien, vous devenez modérateur de ce serveur.
claim-own-device = Ce navigateur est déjà le vôtre. Ouvrez le lien sur l’autre appareil.
invitation-over = La partie de cette table est terminée.
invitation-host = { $host } vous propose de devenir aussi hôte de cette table.
invitation-move = Ce lien vous transmet la place du joueur { $n }.
invitation-seat = { $host } vous garde la place du joueur { $n }.
invitation-watch = Vous pouvez regarder cette table.

## À la table
firsts-all = Tout afficher ({ $n })
setting-sound = Sons
sound-ask = Avec le son ? Une cloche, des pièces, des cartes, des applaudissements et un carillon quand c’est à vous.
sound-yes = Activer les sons
sound-no = Sans son

## Une pause d’un commun accord
state-resting = En pause d’un commun accord
state-resting-until = En pause jusqu’au { $until }

## Parties enregistrées, classements, pendules à soi
clock-days-each = Jours pour chaque réponse
clock-minutes = Minutes par joueur
clock-own-live = Vos propres minutes et secondes…
clock-own-slow = Vos propres jours…
clock-seconds = Secondes ajoutées après chaque réponse
open-record-help = Toute partie finie peut être enregistrée. Ouvrez-la ici pour la revoir coup par coup et reprendre à n’importe quel moment.
ratings-help = Chacun commence à 1500. Les dix premières parties sont provisoires ; seules les parties classées entre personnes changent le classement.
ratings-none = Personne n’a encore joué de partie classée.
record-drop = ou déposez-le ici
record-file = Choisir un fichier
record-line = Ligne { $n } :
record-paste = Ou collez son texte
record-public = Quiconque a l’adresse peut la regarder
record-show = Montrer la partie
record-versions = Ses règles : version { $came }. Les règles d’ici : version { $now }.

## Éditions et statistiques
edition-used = Cette table se joue avec sa propre édition : { $n ->
        [one] { $n } valeur diffère
       *[other] { $n } valeurs diffèrent
    } de la boîte.
edition-used-not = Jouer comme imprimé

## Règles et statistiques
contents = Sommaire
nothing-found = Aucun résultat.
search-rules = Chercher règles, mots, cartes
second-device = Sur un second appareil
second-device-help = Avec ce lien, un autre appareil devient aussi le vôtre. Il ne sert qu’une fois, dans les 15 minutes.
stat-best = Record
stat-mean = Moyenne
stat-place = Rang moyen
stat-played = Parties
stat-rating = Classement
rating-provisional = provisoire
renamed = Enregistré. Vos places aux tables portent aussi le nouveau nom.
stat-won = Gagnées

## Crédits
credits-art = Illustrations
credits-authors =
    { $n ->
        [one] Auteur
       *[other] Auteurs
    }
credits-expansion = { $year }, avec les Nouveaux Personnages de { $later }
credits-fan-made = Parlour est une table faite par des passionnés, avec ses propres mots et ses propres images. Les auteurs, les illustrateurs et les éditeurs des jeux ne l’ont ni réalisée ni approuvée, et rien de leur travail n’y est copié : les règles sont redites avec nos mots et les images sont les nôtres. Si un jeu vous plaît ici, offrez-vous la boîte : rien ne vaut le bois et le carton entre les mains.
credits-fonts = Polices : Alegreya et Source Sans 3, sous licence SIL Open Font License
credits-in-russian = en russe : { $name }
credits-licence = Le code, les textes et les dessins sont libres, sous licence MIT. Les noms des jeux, des éditeurs et des œuvres appartiennent à leurs propriétaires.
credits-publishers = Édition

## Keeping who one is
keep-help = Ce navigateur se souvient de vous. S’il vous oublie, ou sur un autre appareil, un code de secours ou une clé d’accès vous ramène. Personne n’en a besoin pour jouer.
keep-name = Votre nom vous est gardé : personne d’autre sur ce serveur ne peut en prendre un qui lui ressemble.
recovery-code = Code de secours
recovery-make = Créer un code de secours
recovery-again = Créer un nouveau code
recovery-since = Vous avez un code depuis le { $text }. Un nouveau le remplace.
recovery-shown = Notez ce code : il n’est montré que maintenant et ne sert qu’une fois.
passkeys = Clés d’accès
passkey-add = Ajouter une clé d’accès
passkey-end = Retirer la clé d’accès { $name }
passkey-since = depuis le { $text }
passkeys-no = Les clés d’accès demandent un navigateur qui les connaît et une adresse en https avec un nom.
sign-out-others = Déconnecter tous les autres appareils
signed-out-others = Tous les autres appareils sont déconnectés.
come-back = Déjà venu ici ?
come-back-help = Avec votre code de secours ou votre clé d’accès, ce navigateur redevient le vôtre.
come-back-go = Revenir
come-back-passkey = Utiliser une clé d’accès
come-back-replaces = Ce navigateur est actuellement { $now } et ne le sera plus. Appuyez encore une fois si c’est bien ce que vous voulez.
come-back-code = Heureux de vous revoir. Voici votre prochain code de secours ; notez-le, l’ancien a servi :
my-data = Mes données
my-data-help = Tout ce que ce serveur garde de vous, dans un fichier.
my-data-export = Télécharger mes données
forget-me = M’effacer
forget-me-help = Vos parties restent, pour ceux qui les ont jouées avec vous ; votre nom, vos messages, vos classements et vos clés disparaissent. Dans les parties en cours, un bot prend votre place. C’est sans retour.
forget-me-name = Pour confirmer, tapez votre nom : { $name }

## Reports and moderation
moderation = Modération
moderation-reports = Signalements
moderation-none = Rien n’est signalé.
moderation-by = Signalé par { $who }, { $text }
moderation-said = Ses derniers messages à cette table
moderation-holds = En vigueur
moderation-holds-none = Personne n’est privé de parole, renvoyé ou exclu.
moderation-log = Qui a fait quoi
moderation-reason = Motif, pour le journal
moderation-address = Aucun nouveau venu de la même adresse pendant un jour
moderation-no-address = Exclusion prononcée, mais aucune adresse n’est connue : les nouveaux venus ne sont pas retenus.
moderation-until = jusqu’au { $text }
moderation-always = pour de bon
moderation-table = Voir la table
decide-mute-day = Priver de parole un jour
decide-mute = Priver de parole pour de bon
decide-kick = Renvoyer de cette table
decide-ban-week = Exclure une semaine
decide-ban = Exclure pour de bon
decide-name = Retirer le nom
decide-dismiss = Laisser ainsi
decide-lift = Lever
holds-mute = privé de parole
holds-kick = renvoyé d’une table
holds-ban = exclu
did-backup = a fait une sauvegarde
did-ban = a exclu quelqu’un
did-dismiss = a classé un signalement
did-forgotten = est parti pour de bon
did-freeze = a arrêté une table
did-kick = a renvoyé quelqu’un
did-lift = a levé une décision
did-moderator = est entré à la modération
did-moderator-link = a créé un lien de modération
did-moderator-removed = a retiré un modérateur
did-mute = a privé quelqu’un de parole
did-name = a retiré un nom
did-passkey = a ajouté une clé d’accès
did-passkey-ended = a retiré une clé d’accès
did-recovered = est revenu sur un autre appareil
did-recovery-code = a créé un code de secours
did-reissue = a créé un nouveau lien pour une place
did-report = a signalé quelqu’un
did-restore = a restauré une sauvegarde
did-table-deleted = a supprimé une table
did-thaw = a relancé une table
who-operator = l’exploitant
who-server = le serveur
who-visitor = quelqu’un qui est parti

## Rules for readers
home-minutes = Les règles en trois minutes
play-against =
    { $n ->
        [one] Vous jouez contre un ordinateur : { $level }.
       *[other] Vous jouez contre { $n } ordinateurs : { $level }.
    }
play-against-whom = Vous jouez contre { $names }.
offline-play = Les jeux sont gardés dans ce navigateur : « { play-now } » y lance une partie, sans serveur.
alone-title = Sans connexion
alone-help = Une partie contre l’ordinateur dans ce seul navigateur, en train ou à la cave. Elle est gardée ici après chaque coup. Les maîtres ont besoin d’un serveur : un adepte prend leur place.
alone-keep = Garder les jeux hors ligne ({ $size })
alone-fetching = Chargement des règles et des adversaires…
alone-not-fetched = Tout n’a pas pu être chargé. Y a-t-il une connexion ?
alone-starting = Mise en place…
alone-failed = La partie ne peut pas démarrer dans ce navigateur.
alone-drop = Supprimer ce qui a été chargé
alone-going-on = en cours
alone-export = Enregistrer la partie
alone-forget = Supprimer
opponent-of-level = { $name } ({ $level })
play-alone = Vous jouez seul.
play-alone-against = Vous jouez seul { $whom }.
provenance-deduced = Valeurs imprimées : notre déduction
provenance-reconstructed = Valeurs imprimées : reconstituées par nous
provenance-rulebook = Valeurs imprimées : du livret de règles
provenance-source = Valeurs imprimées : d’une source publique
rules-before = La position de départ.
rules-copy = Copier le lien vers { $clause }
rules-example = Exemple
rules-found =
    { $n ->
        [one] { $n } passage trouvé
       *[other] { $n } passages trouvés
    }
rules-page = Page { $n } sur { $of }
rules-parts = Parties des règles
rules-print = Imprimer
rules-print-note = Une page A4.
rules-see = Image
rules-step = { $n } sur { $of }
figures-of = Chiffres de parties entre ordinateurs ({ $level }). Parties : { $games } ; joueurs par table : { $players }. Ce qui accompagne un choix n’en découle pas forcément.
figures-points = points qui vont avec chaque fois : { $points } ({ $low } … { $high })
figures-taken = Par partie, tous joueurs ensemble : { $times } ×
rules-things = Tout dans la boîte
