### Les mots du terminal.

keys = numéro ou action · annuler · pourquoi … · règles … · journal · table · enregistrer · aide · quitter
prompt = { $player }

help =
    Ce que vous pouvez taper :
      3                       choisir l’option 3
      recruter médecin        une action en toutes lettres, ou des mots qui ne désignent qu’une option
      annuler                 revenir sur votre dernière décision, tant que rien ne s’est passé depuis
      pourquoi 3 · pourquoi … pourquoi c’est impossible, ou ce que cela donnerait
      règles ND-2.7           un article ; tout un chapitre : règles ND-2
      journal                 tout ce qui s’est passé
      table                   la table en détail
      enregistrer FICHIER     garder la partie ; sans nom, dans le fichier déjà indiqué
      quitter                 s’en aller (avec --save, la partie est gardée)

command-undo = annuler
command-why = pourquoi
command-rules = règles, regles, règle
command-log = journal
command-look = table
command-save = enregistrer, sauver
command-help = aide
command-quit = quitter

curtain = À { $player } de jouer. Que personne d’autre ne regarde. Appuyez sur Entrée.
earlier = … { $n ->
        [one] une ligne
       *[other] { $n } lignes
    } avant cela : journal
go-on = Entrée pour continuer, « annuler » pour revenir en arrière
go-on-prompt = Entrée / annuler
undone = Décision annulée.
cannot-undo = Vous ne pouvez pas revenir en arrière : le hasard ou quelqu’un d’autre a joué depuis, ou vous avez appris quelque chose.
no-option = Il n’y a pas d’option { $n } : choisissez de 1 à { $most }.
not-understood = « { $text } » ne correspond à aucune option. Tapez un numéro, une action ou « aide ».
several-fit = « { $text } » correspond à plusieurs options : { $options }
not-now = { $action } : { $reason }
allowed = { $action } : c’est possible.
would-bring = Voici ce qui se passerait :
why-what = Pourquoi quoi ? Ajoutez un numéro, une action ou un mot.
no-such-action = « { $text } » n’est pas une action de ce jeu.
rules-what = Quel article ? Cette question relève de { $clause }.
saved = Partie enregistrée dans { $file }.
save-where = Où enregistrer ? Ajoutez un nom de fichier.
not-saved = Enregistrement impossible : { $reason }
resume-with = Pour reprendre la partie : { $command }
not-kept = La partie n’a pas été enregistrée.
game-over = La partie est terminée.
place = Rang
name = Joueur
score = Points
nothing-yet = Il ne s’est encore rien passé.
