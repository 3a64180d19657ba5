### Les mots de la ligne de commande : aide et erreurs. Des messages simples, sans choix ; seules les erreurs ont des arguments (commands/words.py les lit d’un coup).

## Titres

heading-arguments = Arguments :
heading-characters = Les personnages de chaque jeu, par le nom à taper (qui ils sont : parlour games JEU) :
heading-commands = Commandes :
heading-everywhere = Avec toute commande :
heading-host = Héberger des tables :
heading-more = Et aussi :
heading-options = Options :
heading-play = Jouer :
heading-study = Étudier et développer :
heading-topics = Pour en savoir plus (parlour help SUJET) :
heading-usage = Usage :
needed = (obligatoire)
usage-command = COMMANDE
usage-options = [options]
usage-star = * sauf avis contraire :

## Ce qu’on tape

value-address = ADRESSE
value-clause = ARTICLE
value-clock = PENDULE
value-file = FICHIER
value-folder = DOSSIER
value-game = JEU
value-lang = LANGUE
value-link = LIEN
value-n = N
value-name = NOM
value-pair = NOM=VALEUR
value-path = CHEMIN
value-seats = PLACES
value-seconds = SECONDES
value-share = PART
value-shell = SHELL
value-table = TABLE
value-text = TEXTE
value-visitor = VISITEUR
value-topic = SUJET

## Commandes

parlour = Notre Dame, Maison de fado et Lacrimosa à une même table.
parlour-alone = Sans commande, Parlour ouvre des tables sur cette machine et lance le navigateur, comme « parlour serve ».

command-arena = Fait disputer un match aux robots : places tournantes, même hasard pour chaque disposition, parts de victoires et classements avec des intervalles à 95 %.
command-audit = Montre qui a fait quoi sur un serveur, le plus récent d’abord : modération, places rouvertes, gels, suppressions, restaurations.
command-backup = Copie la base de données sans arrêter le serveur (SQLite ; pour PostgreSQL, il y a pg_dump).
command-bench = Mesure cette machine : décisions par seconde, copie et relecture pour chaque jeu, sur un cœur, et délai de démarrage des commandes.
command-completion = Affiche de quoi compléter les commandes de Parlour dans un shell : bash, zsh ou fish.
command-doctor = Cherche ce qui ne va pas dans une installation : un seul écran, dans votre langue.
command-fuzz = Joue des parties au hasard, à tous les nombres de joueurs et avec toutes les options, et vérifie ce que tout jeu doit respecter.
command-games = Liste les jeux et les niveaux des robots, ou les options et les personnages d’un jeu.
command-help = Explique une commande ou un sujet.
command-host = Ouvre une table en ligne pour des amis, depuis le terminal : des liens à leur envoyer, une salle d’attente, la partie, la revanche.
command-join = Joue à une table en ligne, depuis le terminal : par un lien, ou par l’adresse d’un serveur, qui montre ses tables. Une sonnerie et le titre de la fenêtre disent que c’est à vous.
command-lab = Fait jouer les robots et regarde ce qui en sort : scores par place, par source et par stratégie, valeur des choses, durée, fins de partie.
command-learn = Joue dans le terminal une partie guidée qui apprend le jeu.
command-learn-report = Montre comment vont les parties guidées et les conseils d’un serveur, d’après sa base de données : par jeu et par langue, sans rien savoir de personne.
command-play = Joue dans le terminal, contre des robots ou à plusieurs au même clavier.
command-replay = Raconte une partie enregistrée, ou vérifie qu’elle se rejoue.
command-moderators = Désigne qui modère un serveur.
command-moderators-invite = Affiche un lien qui donne la modération à qui l’ouvre : une fois, dans la journée.
command-moderators-list = Liste les modérateurs : visiteur, depuis quand, nom.
command-moderators-remove = Retire la modération à quelqu’un.
command-restore = Met une sauvegarde à la place de la base de données. Le serveur doit être arrêté ; l’ancienne base est gardée à côté.
command-rules = Affiche les règles d’un jeu, article par article.
command-serve = Ouvre des tables sur cette machine et lance le navigateur.
command-sim = Fait jouer les robots : vitesse, scores moyens par place avec des intervalles à 95 %, victoires.
command-soak = Joue un million de parties au hasard, de toutes sortes, vérifie chaque position et rapporte ce qui a été vu, et combien de fois.
command-tables = S’occupe des tables d’un serveur.
command-tables-check = Rejoue chaque table en cours avec les règles installées et nomme celles qui seraient gelées.
command-tables-delete = Supprime une table et tout ce qui lui appartient.
command-tables-freeze = Arrête une table ; elle peut être close d’un commun accord, ou dégelée.
command-tables-list = Liste toutes les tables : identifiant, état, jeu, lignes du journal (coups et tout le reste), dernier changement, titre.
command-tables-thaw = Laisse repartir une table gelée, si son passé se rejoue encore.

## Arguments

argument-clause = Un article (ND-2.7), une section (ND-2), ou des mots à chercher (médecin).
argument-game = Quel jeu : voir parlour games.
argument-link = Une invitation (https://…/claim#…), ou une table où vous êtes déjà assis (https://…/table/…), ou un serveur (https://…).
argument-record = Un enregistrement en texte, ou un fichier avec un enregistrement en JSON par ligne.
argument-shell = bash, zsh ou fish.
argument-visitor = L’identifiant d’un visiteur, tel que l’affiche « parlour moderators list ».
argument-source = Un fichier de sauvegarde.
argument-table = L’identifiant de la table : voir parlour tables list.
argument-target = Le fichier à écrire ; il ne doit pas encore exister.
argument-topic = Une commande, ou l’un des sujets que liste parlour help.

## Options

option-alone = Qui joue en solitaire, l’un après l’autre.
option-arena-games = Combien de parties ; les places tournent.
option-arena-seats = Les participants, par exemple master,adept,adept,novice ; master:400 a son propre budget.
option-base = Début du chemin, par exemple /parlour (PARLOUR_BASE).
option-browser = Ne pas lancer le navigateur.
option-check = Vérifier seulement que la partie se rejoue ; sinon, code de sortie 1.
option-clock = Le temps de réflexion : 10+15, dix minutes chacun et quinze secondes par réponse ; 3d, trois jours par réponse.
option-confirm = Avant que les autres jouent, demander si la décision tient.
option-coverage = Où le code et les tests citent chaque article.
option-data = Le dossier de données du serveur (PARLOUR_DATA).
option-days = Sur combien de jours.
option-edition = Un fichier TOML qui corrige des valeurs imprimées : voir parlour help editions.
option-first = Le numéro de la première partie : une série interrompue reprend ainsi.
option-folder = Où l’exécution est gardée : enregistrements des parties en échec, travail fait, rapport.
option-force = Écrire un nouveau fichier à la place de celui qui porte déjà le nom de --out.
option-play-force = Commencer une nouvelle partie dans le fichier de --save, quoi qu’il contienne.
option-fuzz-folder = Où vont les enregistrements des parties en échec.
option-games = Combien de parties.
option-help = Expliquer la commande.
option-hints = À cette table personne ne peut demander conseil à l’ordinateur.
option-host = L’adresse à écouter (PARLOUR_HOST).
option-host-seats = Qui est assis où, par exemple human,human,open,adept : vous, un ami avec un lien, n’importe qui, un robot. Voir parlour help seats.
option-iterations = Itérations par tour pour ceux qui cherchent : chaque fois les mêmes parties.
option-jobs = Combien de processus ; 0 : un par processeur.
option-json = Afficher du JSON pour les programmes au lieu de mots pour les gens.
option-keep = Garder là chaque partie : la même commande reprend après un arrêt.
option-knowledge = Ce que savent les places est vérifié dans une position sur tant.
option-lab-games = Combien de parties à chaque table.
option-lab-players = Combien de places ; peut être répété. Sinon tous les nombres, et chaque niveau en solitaire.
option-lab-seats = Robots : un seul partout, ou des participants dont les places tournent.
option-lang = en, ru, fr ou es. Sinon PARLOUR_LANG, puis la langue du système.
option-learn-force = Recommencer, quelle que soit la partie guidée gardée.
option-name = Votre nom à la table, la première fois que vous venez sur ce serveur.
option-option = Une option du jeu ; peut être répété. Voir parlour games JEU.
option-out = Le fichier à écrire.
option-lab-out = Le rapport : un seul fichier HTML, qui n’a besoin de rien d’autre.
option-sim-out = Les parties : une ligne par décision dans un fichier .parquet, sinon un enregistrement en JSON par ligne.
option-peers = À côté d’autres moteurs, dans la même exécution.
option-plain = Mesurer le moteur non compilé, là où c’est lui qui est installé.
option-players = Combien de places ; sinon autant qu’en nomme --seats, ou autant que le jeu en prévoit.
option-port = Le port à écouter (PARLOUR_PORT) ; 0 en prend un libre.
option-ray = Sur une grappe Ray : auto ou HÔTE:PORT ; sans adresse, une grappe de cette machine avec --jobs processus.
option-reason = Ce qu’on dit aux joueurs.
option-resume = Reprendre la partie de ce fichier, et l’y garder.
option-save = Garder la partie dans ce fichier après chaque décision. Une partie inachevée qui s’y trouve reprend ; rien n’est écrasé.
option-seats = Qui est assis où, par exemple adept,novice ; un robot seul prend toutes les places. Voir parlour help seats.
option-play-seats = Qui est assis où, par exemple human:Anne,adept,novice. Voir parlour help seats.
option-public = Annoncée sur le serveur : chacun peut regarder et prendre les places ouvertes.
option-seconds = S’arrêter après ce temps ; la même commande reprendra.
option-seed = La même graine donne les mêmes parties.
option-seek = Chercher le rare : d’abord les actions peu vues, et toutes les raisons d’un refus.
option-server = L’adresse du serveur.
option-sources = Ce qui vient de la règle, de notre décision, de notre déduction.
option-target = S’arrêter dès que la part de victoires du premier robot est sûrement au-dessus ou au-dessous.
option-time = Secondes de processeur par tour pour ceux qui cherchent.
option-version = Dire quelle version c’est.
option-whole = La vérification entière dans une position sur tant.
option-workers = Processus qui se partagent les tables derrière un seul port ; un par cœur au plus (PARLOUR_WORKERS).
option-yes = Ne pas demander.

## Sujets

topic-codes-title = ce que disent les codes de sortie
topic-codes =
    Codes de sortie
      0    fait
      1    fait, et quelque chose a été trouvé : un enregistrement qui ne se rejoue pas, une anomalie, une table qui serait gelée
      2    ce qui est tapé ne convient pas, ou le système refuse ; une ligne dit quoi
      70   une faute de Parlour lui-même ; une ligne nomme le fichier du rapport
      130  arrêté par Ctrl-C ; ce qui est fait est gardé, et une ligne dit comment reprendre (un serveur arrêté rend 0)
      141  plus personne ne lit
topic-completion-title = les commandes complétées par le shell
topic-completion =
    La touche Tab complète commandes, options, jeux, options d’un jeu, robots et personnages.
      bash  echo 'eval "$(parlour completion bash)"' >> ~/.bashrc
      zsh   echo 'eval "$(parlour completion zsh)"' >> ~/.zshrc  (après compinit)
      fish  parlour completion fish > ~/.config/fish/completions/parlour.fish
topic-editions-title = d’autres valeurs imprimées
topic-editions =
    Une édition est un fichier TOML avec les lignes qui diffèrent des nôtres, par genre et par nom :
      la ligne   [person.doctor]
      sa valeur  rats = 2
    --edition FICHIER s’en sert pour une partie, une série ou une étude ; l’enregistrement garde les lignes jouées.
    Une ligne inconnue ou une valeur hors limites est refusée, et l’on dit laquelle.
topic-files-title = parties gardées et enregistrements
topic-files =
    Une partie est gardée comme enregistrement : ce qui a été choisi, et chaque coup en une ligne de texte.
      parlour play notre-dame --save a.game     la garde après chaque décision ; une partie inachevée reprend
      parlour play notre-dame --resume a.game   la reprend
      parlour replay a.game                     la raconte ; --check vérifie seulement
    Sans --save, une partie au terminal est gardée parmi vos fichiers tant qu’elle dure ; en partant, on apprend où.
    --save n’écrase rien : une partie finie ou un autre fichier reste, à moins de --force. Un fichier où joue un
    autre processus est refusé. Les programmes obtiennent des enregistrements en JSON avec parlour sim --out.
topic-languages-title = la langue des mots et de l’aide
topic-languages =
    Anglais, russe, français et espagnol : en, ru, fr, es.
    --lang la choisit, sinon PARLOUR_LANG, sinon le système (LC_ALL, LC_MESSAGES, LANG), sinon l’anglais.
    Sur un terminal qui n’a pas les lettres, les plus proches en ASCII sont affichées.
    En anglais : ce que lisent les programmes, ce qui ne va pas dans un enregistrement ou une édition, les refus des
    commandes d’opérateur et les chiffres de sim, arena, lab, fuzz, soak et bench.
topic-options-title = ce qu’une même option veut dire partout
topic-options =
    --json              du JSON pour les programmes, sur la sortie standard
    --out FICHIER       le fichier à écrire
    --keep FICHIER      chaque partie y est gardée, et la même commande reprend après un arrêt
    --folder DOSSIER    où une exécution garde ses fichiers ; la même commande reprend
    --jobs N            processus : 1 sauf indication, 0 pour un par processeur ; les résultats sont les mêmes
    --seed N            la même graine donne les mêmes parties
    --players N         combien de places
    --seats PLACES      qui est assis où
    --option X=Y        une option du jeu ; peut être répété
    --lang LANGUE       la langue des mots et de l’aide
    Les options se mettent n’importe où après la commande ; --nom valeur et --nom=valeur se valent ; -- les termine.
    Sur un terminal, l’avancement s’affiche dès que quelque chose dure plus de deux secondes.
topic-seats-title = qui est assis où : personnes et robots
topic-seats =
    Les places sont séparées par des virgules, en commençant par la première : human:Anne,adept,novice
    (après les deux-points, un nom).
      human    quelqu’un au clavier (play) ou avec un lien (host : le premier, c’est vous)
      open     quiconque trouve la table sur le serveur (host seulement)
      novice   raisonnable, mais à courte vue
      adept    prend le meilleur du moment et juge bien la position
      master   réfléchit d’avance en cherchant les suites
      greedy, random   pour comparer

## What the doctor says

doctor-build = version
doctor-build-ok = Compilé, comme il se doit.
doctor-build-plain = Python seul : les robots pensent dix fois moins vite qu’une fois compilés.
doctor-build-pages = Les pages du navigateur manquent : installez un paquet construit.
doctor-store = données
doctor-store-ok = La base de données se lit et elle est à jour.
doctor-store-new = Pas encore de base de données : le premier démarrage la crée.
doctor-store-older = La base de données est plus ancienne : le prochain démarrage la met à jour. Sauvegardez-la d’abord.
doctor-store-newer = La base de données est plus récente que ce programme, qui ne l’ouvrira pas.
doctor-store-broken = La base de données ne se lit pas.
doctor-store-frozen = Des tables sont gelées : voir « parlour tables check ».
doctor-write = écriture
doctor-write-ok = On peut écrire.
doctor-write-bad = Cet utilisateur ne peut pas écrire.
doctor-write-open = D’autres, sur cette machine, voient le dossier de données : chmod 700.
doctor-port = port réseau
doctor-port-free = Libre : aucun serveur n’y tourne.
doctor-port-ours = Un Parlour y répond et se porte bien.
doctor-port-unwell = Un Parlour y répond et se porte mal.
doctor-port-taken = Un autre programme occupe ce port.
doctor-proxy = proxys
doctor-proxy-ok = Personne ne peut se faire passer pour une autre adresse.
doctor-proxy-all = Chacun peut prétendre à n’importe quelle adresse : nommez vos proxys.
doctor-proxy-http = L’adresse publique n’est pas en https : cookies sans protection, clés d’accès impossibles.
doctor-proxy-open = Écoute le réseau sous n’importe quel nom : réglez PARLOUR_URL ou PARLOUR_HOSTS.
doctor-backup = sauvegardes
doctor-backup-ok = La dernière est récente.
doctor-backup-none = Aucune ne se fait seule : réglez PARLOUR_BACKUP_HOURS.
doctor-backup-first = Aucune encore ; le serveur en marche fera la première.
doctor-backup-old = La dernière est trop ancienne : voir le journal du serveur.
doctor-backup-tool = Le pg_dump de PostgreSQL manque : aucune sauvegarde possible.
doctor-backup-folder = On ne peut pas écrire là : aucune sauvegarde possible.
doctor-clock = horloge
doctor-clock-ok = Pas en retard sur la dernière écriture.
doctor-clock-back = En retard sur la dernière écriture : mettez cette machine à l’heure.
doctor-disk = disque
doctor-disk-ok = Il y a de la place.
doctor-disk-low = Il reste peu de place.
doctor-disk-full = Presque plein : les coups seront refusés.
doctor-files = fichiers ouverts
doctor-files-ok = Assez pour beaucoup de connexions.
doctor-files-few = Peu : chaque connexion en est un (LimitNOFILE, ulimit -n).
doctor-bots = robots
doctor-bots-ok = Les robots réfléchissent dans le temps imparti.
doctor-bots-late = Un tour a pris trop de temps : plus de secondes, ou une machine plus rapide.
doctor-bots-failed = Un tour a échoué : voir l’erreur ci-dessus.
doctor-unit-gigabytes = Go
doctor-unit-seconds = s
doctor-says-well = Tout va bien.
doctor-says-odd = Cela marche ; voyez ce qui porte « ! ».
doctor-says-bad = Quelque chose ne va pas : voyez ce qui porte « ✗ ».

## L’état d’une table

status-waiting = en attente
status-playing = en cours
status-over = terminée
status-frozen = gelée
status-abandoned = abandonnée

## What commands for operators say

replay-whole = enregistrements qui se rejouent
replay-finished = jusqu’à la fin
host-at = Parlour est à l’adresse
host-address = L’adresse est celle qui est réglée (PARLOUR_URL, PARLOUR_PORT) ; si le serveur en a une autre, mettez-la dans le lien.
column-table = table
column-status = état
column-game = jeu
column-lines = lignes
column-changed = modifiée (UTC)
column-title = titre
host-running = en cours
host-broken = à geler
host-frozen = table gelée
host-thawed = la partie reprend
host-deleted = table supprimée
host-delete = Supprimer pour de bon ? [o/N]
host-yes = y, yes, o, oui
host-bytes = octets
host-kept = l’ancienne base est gardée là
host-restored = base restaurée depuis cette sauvegarde
host-removed = ne modère plus
host-no-tables = Il n’y a aucune table.
host-no-moderators = Personne ne modère : « parlour moderators invite » désigne quelqu’un.
host-no-audit = Rien n’a encore été fait.
who-operator = exploitant
who-server = serveur
who-visitor = un visiteur
did-backup = sauvegarde
did-ban = exclusion
did-dismiss = signalement classé
did-forgotten = départ définitif
did-freeze = table gelée
did-kick = renvoi d’une table
did-lift = décision levée
did-moderator = entrée à la modération
did-moderator-link = lien de modération
did-moderator-removed = modération retirée
did-mute = privé de parole
did-name = nom retiré
did-passkey = clé d’accès ajoutée
did-passkey-ended = clé d’accès retirée
did-recovered = retour sur un autre appareil
did-recovery-code = code de secours créé
did-reissue = nouveau lien pour une place
did-report = signalement
did-restore = sauvegarde restaurée
did-table-deleted = table supprimée
did-thaw = table dégelée
about-by = par
about-bytes = octets
about-hours = heures
about-kind = sorte
about-reason = motif
about-sanction = décision
about-seat = place
about-table = table
about-tables = tables
about-why = à cause de

## parlour learn report

report-off = Rien n’est compté pour l’instant (PARLOUR_COUNT_LEARNING=off).
report-nothing = Rien n’a encore été compté.
report-begun = commencées
report-first-move = secondes jusqu’au premier coup (médiane ; but : moins de 30)
report-finished = terminées (but : 70 %)
report-minutes = minutes jusqu’au bout (médiane ; but : 10)
report-resumed = quittées puis reprises
report-played-on = continuées à partir de là
report-played-out = jouées jusqu’à la fin
report-second-game = deuxième partie dans les 7 jours
report-friends = sauraient y jouer avec des amis
report-yes = oui
report-nearly = presque
report-no = non
report-station = étape
report-reached = atteinte
report-seconds = secondes
report-wrong = à côté
report-show = « montrez »
report-skip = passée
report-left = quittée 7 jours
report-rewrite = Plus de 5 % s’en vont ici : l’étape est à récrire.
report-tip = conseil
report-shown = montré
report-closed = fermé en 2 s
report-ignored = fait quand même

## Ce qui a été mal tapé

fault-about = { $what } : { $error }
fault-after = après { $done } parties sur { $games }
fault-after-kept = après { $done } parties sur { $games }, gardées dans { $file }
fault-after-rest = { $after } ; les autres : { $command }
fault-at-least = { $kind } d’au moins { $least }
fault-at-most = { $kind } d’au plus { $most }
fault-budget-amount = --seats : un budget doit être positif et fini, pas { $text }
fault-budget-form = --seats : il faut { $iterations } ou { $seconds }, pas { $text }
fault-budget-none = --seats : { $name } réfléchit sans budget, { $text } ne veut rien dire
fault-clock = --clock : il faut des minutes+secondes comme 10+15 ou des jours comme 3d, pas { $text }
fault-either = { $one } ou { $other }, pas les deux
fault-empty = le fichier est vide
fault-exists = existe déjà ; prenez un autre nom, ou --force pour écrire un nouveau fichier à sa place
fault-force-out = --force : ne va qu’avec --out
fault-force-save = --force : ne va qu’avec --save
fault-from-to = { $kind } de { $least } à { $most }
fault-in-use = déjà pris, on joue dans ce fichier
fault-kept-edition = une partie inachevée d’une autre édition y est gardée ; reprenez-la sans --edition, prenez un autre nom, ou --force pour en commencer une nouvelle à sa place
fault-kept-else = { $error } ; prenez un autre nom, ou --force pour commencer une nouvelle partie à sa place
fault-kept-finished = une partie finie y est gardée ; prenez un autre nom, ou --force pour en commencer une nouvelle à sa place
fault-kept-options = une partie inachevée avec d’autres options y est gardée ; reprenez-la sans --option, prenez un autre nom, ou --force pour en commencer une nouvelle à sa place
fault-kept-seats = une partie inachevée avec d’autres joueurs y est gardée ; reprenez-la sans --seats ni --players, prenez un autre nom, ou --force pour en commencer une nouvelle à sa place
fault-lang = --lang : il faut une valeur (en, ru, fr ou es)
fault-learn-anew = { $error } ; --force recommence
fault-learn-finished = une partie finie y est gardée ; prenez un autre nom, ou --force pour recommencer à sa place
fault-learn-force = --force : recommence ; ne va pas avec --resume
fault-learn-other = ce n’est pas une partie guidée de { $game }
fault-learn-save = --resume : la partie reste gardée dans ce fichier ; --save ne va pas avec
fault-line = ligne { $number }
fault-meant = (vouliez-vous dire { $name } ?)
fault-missing = argument manquant : { $name }
fault-must-be = il faut { $allowed }, pas { $text }
fault-nameless = --seats : il faut un nom après le deux-points de { $text }
fault-no-bot = --seats : aucun robot ne s’appelle { $name }
fault-no-browser = la table du navigateur n’est pas installée : pip install parlour (ce qu’il y a d’autre : parlour help)
fault-no-clause = rules : aucun article ne s’appelle { $name } (il y a les sections { $first } à { $last } et des articles comme { $like })
fault-no-command = commande inconnue : { $name }
fault-no-extra = { $name } n’est pas installé : { $command }
fault-no-game = aucun jeu ne s’appelle { $name }
fault-no-language = --lang : la langue { $name } n’est pas prise en charge
fault-no-lesson = learn : { $game } n’a pas de partie guidée
fault-no-moderator = { $visitor } ne fait pas partie des modérateurs
fault-no-option = option inconnue : { $name }
fault-no-path = il faut un chemin, pas rien
fault-no-report = le rapport n’a pas pu être écrit ({ $reason })
fault-no-setting = option de jeu inconnue
fault-no-shell = completion : shell inconnu : { $name }
fault-no-topic = help : rien ne s’appelle { $name }
fault-no-value = ne prend pas de valeur
fault-nobody = --seats : personne ne s’appelle { $name }
fault-not-a-file = ce n’est pas un fichier
fault-not-a-match = ce n’est pas le fichier d’un match
fault-not-a-study = ce n’est pas le fichier d’une étude
fault-not-text = ce n’est pas un fichier texte en UTF-8
fault-number = un nombre
fault-one-of = doit être { $values }, et non { $value }
fault-or = { $first } ou { $last }
fault-other-game = c’est un enregistrement de { $kept }, pas de { $game }
fault-other-match = contient un autre match : { $name } { $there }, et non { $wanted }
fault-ours = { $error } ; la faute est à Parlour, pas à vous : { $report }
fault-out = --out : { $error }
fault-pair = --option : il faut NOM=VALEUR, pas { $text }
fault-pair-twice = --option : { $name } est donné deux fois
fault-place = se place après le nom d’une commande
fault-players-option = --option : l’option dit players={ $players }, mais le nombre de places est { $seats }
fault-quoted = « { $text } »
fault-record = enregistrement { $number }
fault-records = le fichier compte { $records } enregistrements ; on n’en reprend qu’un
fault-report = merci d’envoyer le rapport { $path }
fault-resume-alone = --resume : le fichier dit qui joue à quoi ; --seats, --players, --option, --edition et --save ne vont pas avec
fault-same-file = { $one } et { $other } désignent le même fichier
fault-seats = --seats : il faut des noms séparés par des virgules, comme human,adept, pas { $text }
fault-seats-game = --seats : avec ces options, le nombre de places de { $game } est { $has }, pas { $seats }
fault-seats-players = --seats : --players dit { $players }, mais le nombre de places nommées est { $seats }
fault-seats-record = joueurs : { $players }, mais nommés : { $seats }
fault-seats-you = --seats : l’une des places doit être { $human } : la vôtre
fault-stopped = arrêté
fault-system-eacces = accès refusé
fault-system-eaddrinuse = adresse déjà utilisée
fault-system-ebadf = la sortie est fermée, rien ne peut y être affiché
fault-system-eexist = existe déjà
fault-system-eio = erreur d’entrée-sortie
fault-system-eisdir = c’est un dossier
fault-system-enametoolong = nom trop long
fault-system-enoent = ce fichier ou ce dossier n’existe pas
fault-system-enospc = il n’y a plus de place sur le disque
fault-system-enotdir = ce n’est pas un dossier
fault-system-eperm = opération non permise
fault-system-erofs = on ne peut ici que lire
fault-there-are = (il y a { $names })
fault-too-large = trop grand
fault-too-much = { $text } est de trop
fault-twice = est donné deux fois
fault-understood = coup { $move } : compris comme { $texts }
fault-value = il faut une valeur
fault-whole = un nombre entier
