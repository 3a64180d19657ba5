### Les mots du terminal.

choose = numéro ou mots
choose-several = numéros (1 2 2) ou mots
prompt = { $player }

help = Ce que vous pouvez taper :
help-number = choisir l’option 3
help-several = plusieurs options sur une ligne quand l’ordre n’importe pas ; Entrée les confirme, -3 retire l’option 3
help-words = une option en toutes lettres, ou des mots qui ne désignent qu’elle
help-undo = revenir sur votre dernière décision, tant que rien ne s’est passé depuis
help-hint = ce que ferait l’ordinateur, ses chances et les autres bons coups
help-why = pourquoi c’est impossible, ou ce que cela donnerait
help-rules = un article des règles, ou tout un chapitre
help-log = tout ce qui s’est passé, ou les 20 dernières lignes
help-look = la table en détail
help-sheet = d’où viennent les points de chacun jusqu’ici
help-save = garder la partie ; sans nom, dans le fichier déjà indiqué
help-tips = les conseils au bon moment : sans ou avec
help-help = ces lignes
help-quit = s’en aller ; on vous dit comment revenir
help-file = FICHIER
help-keys = Tab complète les mots, les flèches rappellent les lignes précédentes, Entrée redessine la table.

command-undo = annuler
command-hint = conseil, indice
command-why = pourquoi
command-rules = règles, regles, règle
command-log = journal
command-look = table
command-sheet = score, points, feuille
command-save = enregistrer, sauver
command-tips = conseils
command-help = aide
command-quit = quitter

curtain = À { $player } de jouer. Que personne d’autre ne regarde. Appuyez sur Entrée.
earlier = … { $n ->
        [one] une ligne
       *[other] { $n } lignes
    } avant cela : journal
go-on = Entrée pour continuer, « annuler » pour revenir en arrière
undone = Décision annulée.
cannot-undo = Vous ne pouvez pas revenir en arrière : le hasard ou quelqu’un d’autre a joué depuis, ou vous avez appris quelque chose.
no-option = Il n’y a pas d’option { $n } : choisissez de 1 à { $most }.
not-understood = « { $text } » ne correspond à aucune option. Tapez un numéro, une action ou « aide ».
several-fit = « { $text } » correspond à plusieurs options : { $options }
picks-chosen = Choisi : { $picks }.
picks-none = Rien n’est choisi.
picks-not-chosen = Ce choix n’a pas été fait : { $action }
picks-more = { $n ->
    [0] Choisissez encore ({ $more }), dans l’ordre que vous voulez.
    [one] Choisissez-en encore un ({ $more }).
   *[other] Choisissez-en encore { $n } ({ $more }), dans l’ordre que vous voulez.
}
one-only = { $text } : ici, on ne choisit qu’une option ; tapez un seul numéro.
picks-back = -{ $n } retire l’option { $n }.
picks-confirm = Entrée confirme ; vous pouvez encore choisir { $more }, et -{ $n } retire l’option { $n }.
picks-full = Entrée confirme ; -{ $n } retire l’option { $n }.
not-now = { $action } ? { $reason }
allowed = { $action } ? C’est possible.
would-bring = Voici ce qui se passerait :
why-what = Pourquoi quoi ? Ajoutez un numéro, une action ou un mot.
no-such-action = « { $text } » n’est pas une action de ce jeu.
saved = Partie enregistrée dans { $file }
copied = Copie enregistrée dans { $file } ; la partie continue d’être enregistrée dans { $kept }.
save-where = Où enregistrer ? Ajoutez un nom de fichier.
not-saved = Enregistrement impossible : { $reason }
resume-with = Pour reprendre la partie : { $command }
not-kept = La partie n’a pas été enregistrée.
game-over = La partie est terminée.
place = Rang
name = Joueur
score = Points
nothing-yet = Il ne s’est encore rien passé.
thinking = Réflexion…
no-hint = L’ordinateur n’a pas d’avis ici.
hint-best = { $n } { $action }
hint-other = ou { $n } { $action }
expects-ahead = { $chance } % de victoire, { $points } { $count ->
        [one] point
       *[other] points
    } d’avance
expects-behind = { $chance } % de victoire, { $points } { $count ->
        [one] point
       *[other] points
    } de retard
sum = Total
no-letters = Ce terminal n’a pas les lettres voulues ({ $language }) : le jeu est en anglais.
learn-station = Leçon, { $n } sur { $most } :
learn-later = Bonne idée pour plus tard. Essayez d’abord ce qui est proposé.
learn-show = montre, montrer
learn-skip = passer
learn-help = Tapez « montre » pour voir le coup, ou « passer » pour toute l’étape.
learn-over = À partir d’ici vous jouez librement, contre un novice ; l’aide vous conseille.
tip-says = Conseil : { $tip }
tips-on = Les conseils reviennent : chacun une fois.
tips-off = Plus de conseils. Tapez conseils pour les retrouver.
tips-none = Les conseils sont pour qui joue seul à un terminal.
