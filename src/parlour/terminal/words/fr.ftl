### Les mots du terminal.

choose = numéro ou mots
choose-several = numéros (1 3) ou mots
several-numbers = n° 1 3
prompt = { $player }

help = Ce que vous pouvez taper :
help-number = choisir l’option { $n }
help-several = plusieurs options sur une ligne quand l’ordre n’importe pas ; Entrée les confirme, -3 retire l’option 3. Une ligne après laquelle il n’y a plus rien à choisir est exécutée aussitôt
help-words = une option en toutes lettres, ou des mots qui ne désignent qu’elle
help-undo = reprendre votre dernière décision ; seul contre des robots, avec tout ce qui a suivi
help-hint = ce que ferait l’ordinateur, ses chances et les autres bons coups
help-why = pourquoi c’est impossible, ou ce que cela donnerait
help-rules = un article des règles, tout un chapitre, ou ce qui contient vos mots
help-log = tout ce qui s’est passé, ou les 20 dernières lignes
help-look = la table en détail
help-sheet = d’où viennent les points de chacun, et ce qu’ajouterait la fin à présent
help-save = garder la partie ; sans nom, dans le fichier déjà indiqué
help-tips = les conseils au bon moment : sans ou avec
help-help = ces lignes
help-signs = ce que veulent dire les signes de la table
help-signs-word = signes
help-quit = s’en aller ; on vous dit comment revenir
help-file = FICHIER
help-keys = Tab complète les mots, les flèches rappellent les lignes précédentes, Entrée redessine la table.

command-undo = annuler
command-hint = indice, piste
command-why = pourquoi
command-rules = règles, règle
command-log = journal
command-look = table
command-sheet = score, points, feuille
command-save = enregistrer, sauver
command-tips = conseils
command-help = aide
command-quit = quitter

curtain = À { $player } de jouer. Que personne d’autre ne regarde. Appuyez sur Entrée.
earlier = { $n } avant : journal
not-done = « { $text } » ne veut rien dire ici.
go-on = Aux autres de jouer. Entrée pour continuer, « annuler » pour reprendre votre dernière décision.
undone = Décision annulée.
undone-all = Décision reprise, avec tout ce qui a suivi. Ce qui a été tiré reste tiré.
nothing-to-undo = Il n’y a rien à reprendre : vous n’avez encore rien décidé.
cannot-undo = Vous ne pouvez pas revenir en arrière : le hasard ou quelqu’un d’autre a joué depuis, ou vous avez appris quelque chose.
no-option = { $most ->
        [1] Il n’y a pas d’option { $n }, seulement la 1.
       *[other] Il n’y a pas d’option { $n } : choisissez de 1 à { $most }.
    }
not-understood = « { $text } » ne correspond à aucune option. Tapez un numéro, une action ou « aide ».
not-understood-near = « { $text } » ne correspond à aucune option. Vouliez-vous dire « { $near } » ?
nothing-after = « { $text } » : tapez « { $command } » seul, sans rien après.
no-clause = Aucun article ne s’appelle « { $name } » : il y a les sections { $first } à { $last } et des articles comme { $like }.
several-fit = « { $text } » correspond à plusieurs options :
picks-chosen = Choisi : { $picks }.
picks-none = Rien n’est choisi.
picks-not-chosen = Ce choix n’a pas été fait : { $action }
picks-is-chosen = { $action } : c’est déjà choisi ; -{ $n } l’annule.
picks-none-of-line = Rien de cette ligne n’a été pris en compte.
picks-stop = { $action } ? Pas tant qu’un choix est fait : -{ $n } retire l’option { $n }.
picks-more = { $n ->
    [0] Choisissez encore ({ $more }), dans l’ordre que vous voulez.
    [one] Choisissez-en encore un ({ $more }).
   *[other] Choisissez-en encore { $n } ({ $more }), dans l’ordre que vous voulez.
}
picks-rest =
    { $n ->
        [0] Il reste à choisir : { $more }.
        [one] Choisissez-en encore un : { $more }.
       *[other] Choisissez-en encore { $n }, dans l’ordre que vous voulez : { $more }.
    }
one-only = { $text } : ici, on ne choisit qu’une option ; tapez un seul numéro.
picks-back = -{ $n } retire l’option { $n }.
picks-confirm = Entrée confirme ; vous pouvez encore choisir { $more }, et -{ $n } retire l’option { $n }.
picks-full = Entrée confirme ; -{ $n } retire l’option { $n }.
not-now = { $action } ? { $reason }
several-not-now = « { $text } » : { $reason }
allowed = { $action } ? C’est possible.
asked-then = On vous demande ensuite : « { $question } »
why-what = Pourquoi quoi ? Ajoutez un numéro, une action ou un mot.
no-such-action = « { $text } » n’est pas une action de ce jeu.
more-look = { $n ->
    [0] la suite : table
   *[other] encore { $n } : table
}
more-enter = … encore { $n } { $n ->
    [one] ligne : Entrée
   *[other] lignes : Entrée
}
sign-brings = ce qu’apporte une option
sign-chosen = choisi ; deux fois si c’est choisi deux fois
sign-none = rien, ou libre
sign-nothing = rien, ou personne
sign-more = il y a une suite : « table » montre toute la table, « journal » tout ce qui s’est passé
sign-clause = l’article dont il s’agit : « règles » et son numéro
saved = Partie enregistrée dans { $file }
copied = Copie enregistrée dans { $file } ; la partie continue d’être enregistrée dans { $kept }.
save-where = Où enregistrer ? Ajoutez un nom de fichier.
cannot-keep = Cette partie n’est pas gardée : { $reason }. Pour la garder, tapez « enregistrer » et un nom de fichier.
not-saved = Enregistrement impossible : { $reason }
file-in-use = déjà pris, on joue dans ce fichier
file-none = ce n’est pas un fichier, mais un périphérique ou un tube
file-EACCES = vous ne pouvez pas y écrire
file-EEXIST = existe déjà
file-EISDIR = c’est un dossier
file-ENOENT = ce dossier n’existe pas
file-ENOSPC = il n’y a plus de place
file-ENOTDIR = ce dossier n’existe pas
file-EROFS = on ne peut rien y écrire
left-behind = Une partie inachevée est gardée ({ $when }). Pour la reprendre : { $command }
resume-with = Pour reprendre la partie : { $command }
not-kept = La partie n’a pas été enregistrée.
unfinished = La partie n’est pas finie, coups joués : { $n }.
game-over = La partie est terminée.
winner = { $player } gagne la partie.
winners = { $players } se partagent la victoire.
place = Rang
name = Joueur
score = Points
log-what = « { $text } » n’est pas un nombre de lignes. Tapez journal pour tout voir, ou journal 20 pour les 20 dernières lignes.
nothing-yet = Il ne s’est encore rien passé.
thinking = Réflexion…
hint-stopped = Arrêté : pas d’indice.
hint-type = tapez { $numbers }
no-hint = L’ordinateur n’a pas d’avis ici.
hint-best = { $n }) { $action }
hint-other = ou { $n }) { $action }
hint-why-better =
    { $more ->
        [0] Gagne aussi souvent que l’option { $n }
       *[other] Sur 100 parties, en gagne { $more } de plus que l’option { $n }
    } et finit mieux de { $points } { $count ->
        [one] point
       *[other] points
    }.
hint-why-worse =
    { $more ->
        [0] Gagne aussi souvent que l’option { $n },
       *[other] Sur 100 parties, en gagne { $more } de plus que l’option { $n },
    } mais finit moins bien de { $points } { $count ->
        [one] point
       *[other] points
    }.
hint-why-even =
    { $more ->
        [0] L’option { $n } vaut autant.
       *[other] Sur 100 parties, en gagne { $more } de plus que l’option { $n } ; les points sont les mêmes.
    }
expects-ahead = { $chance } % de victoire, { $points } { $count ->
        [one] point
       *[other] points
    } d’avance
expects-behind = { $chance } % de victoire, { $points } { $count ->
        [one] point
       *[other] points
    } de retard
expects-level = { $chance } % de victoire, égalité aux points
sum = Total
sum-now = À ce stade
worth-now = { $points } ({ $worth } à ce stade)
no-letters = Ce terminal n’a pas les lettres voulues ({ $language }) : le jeu est en anglais.
learn-station = Leçon, { $n } sur { $most } :
learn-later = Bonne idée pour plus tard. Essayez d’abord ce qui est proposé.
learn-show = montre, montrer
learn-skip = passer
learn-help = La liste ne montre que ce que propose la leçon. Tapez « montre » pour que le coup soit joué pour vous, ou « passer » pour toute l’étape.
help-learn-show = faire jouer ce coup pour vous
help-learn-skip = faire jouer toute l’étape
learn-goes-on = Vous reprenez là où vous en étiez. Depuis le début : { $command }
learn-over = À partir d’ici vous jouez librement, contre un novice ; « indice » propose un coup.
tip-says = Conseil : { $tip }
tips-on = Les conseils reviennent : chacun une fois.
tips-off = Plus de conseils. Tapez conseils pour les retrouver.
tips-none = Les conseils sont pour qui joue seul à un terminal.
curtain-how = Entrée montre la main suivante ; quitter pour partir.
