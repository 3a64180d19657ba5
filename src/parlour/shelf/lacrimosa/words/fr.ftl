### Lacrimosa en français. Les titres des œuvres sont ceux que l’on connaît en français ; le numéro de catalogue reste.

## Le jeu

game-title = Lacrimosa
game-tagline = Les mécènes de Mozart racontent sa vie et achèvent son Requiem
game-feel = Chaque carte sert deux fois, maintenant et plus tard ; un jeu calme et profond où l’on prévoit.
game-alone = contre le Soliste
game-time = 90 minutes
game-weight = exigeant

## Qui joue

character-ottilie = Ottilie
character-ottilie-who = Organiste. Seul le Requiem compte ; le reste est ouverture.
character-ottilie-says = Il n’est pas achevé. Voilà pourquoi nous sommes là.
character-casimir = Casimir
character-casimir-who = Chambellan. Connaît toutes les cours et ce qu’on y veut entendre.
character-casimir-says = Son Altesse est ravie. Moi aussi.
character-leni = Leni
character-leni-who = Copiste. Aime chaque pièce nouvelle et la fait jouer sans cesse.
character-leni-says = J’ai de l’encre plein les doigts, mais écoutez ça !
character-valentin = Valentin
character-valentin-who = Postillon. Préfère la route à l’écritoire.
character-valentin-says = Vienne, Prague, Berlin : en voiture !
character-aurel = Aurel
character-aurel-who = Impresario. Compte d’abord les ducats, ensuite les bravos.
character-aurel-says = Le génie est gratuit. La salle, non.

## Options

option-players = Joueurs
option-players-help = Combien de mécènes racontent leur histoire. Seul, vous affrontez le Soliste.
option-players-1 = 1 joueur
option-players-2 = 2 joueurs
option-players-3 = 3 joueurs
option-players-4 = 4 joueurs
option-composers = Compositeurs
option-composers-help = Les deux compositeurs qui achèvent le Requiem. Eybler et Stadler sont conseillés pour une première partie.
option-composers-random = Tirés au hasard
option-composers-eybler-stadler = Eybler et Stadler
option-composers-eybler-sussmayr = Eybler et Süßmayr
option-composers-eybler-freystadtler = Eybler et Freystädtler
option-composers-stadler-sussmayr = Stadler et Süßmayr
option-composers-stadler-freystadtler = Stadler et Freystädtler
option-composers-sussmayr-freystadtler = Süßmayr et Freystädtler
option-composer = Compositeur (en solo)
option-composer-help = Le compositeur que vous engagez contre le Soliste.
option-composer-random = Tiré au hasard
option-composer-eybler = Eybler
option-composer-stadler = Stadler
option-composer-sussmayr = Süßmayr
option-composer-freystadtler = Freystädtler
option-level = Soliste
option-level-help = La force du Soliste quand vous jouez en solo.
option-level-easy = Facile
option-level-medium = Moyen
option-level-hard = Difficile
option-tie-break = Premier départage
option-tie-break-help = Ce qui départage à PV égaux : les marqueurs dans le Requiem (livrets français et russe) ou les mouvements auxquels vous avez participé (livret espagnol).
option-tie-break-markers = Marqueurs dans le Requiem
option-tie-break-movements = Mouvements du Requiem

## Sortes de choses

points-talent = Talent de Mozart
points-travel = Voyage
points-composition = Composition
action-document = Documenter des souvenirs
action-commission = Commander un opus
action-perform-or-sell = Faire interpréter ou vendre un opus
action-travel = Voyage
action-requiem = Requiem
type-opera = Opéra
    .low = opéra
type-religious = Musique religieuse
    .low = musique religieuse
type-symphony = Symphonie
    .low = symphonie
type-chamber = Musique de chambre
    .low = musique de chambre
instrument-winds = Cuivres
    .low = cuivres
instrument-percussion = Percussions
    .low = percussions
instrument-strings = Cordes
    .low = cordes
instrument-voice = Voix
    .low = voix
instrument-organ = Orgue
    .low = orgue
movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei
note-eighth = Croche ♪
    .low = croche ♪
    .of = de la croche ♪
note-sixteenth = Doubles croches ♬
    .low = doubles croches ♬
    .of = des doubles croches ♬
composer-eybler = Eybler
composer-stadler = Stadler
composer-sussmayr = Süßmayr
composer-freystadtler = Freystädtler
side-left = le plus à gauche
side-right = le plus à droite
direction-ascending = croissant
direction-descending = décroissant
end-top = la plus haute
end-bottom = la plus basse

## Lieux

space-K-W = Kyrie, cuivres
space-K-P = Kyrie, percussions
space-K-S = Kyrie, cordes
space-K-V = Kyrie, voix
space-K-O = Kyrie, orgue
space-Q-W = Sequentia, cuivres
space-Q-P = Sequentia, percussions
space-Q-S1 = Sequentia, cordes 1
space-Q-S2 = Sequentia, cordes 2
space-Q-V1 = Sequentia, voix 1
space-Q-V2 = Sequentia, voix 2
space-Q-O = Sequentia, orgue
space-F-W = Offertorium, cuivres
space-F-S1 = Offertorium, cordes 1
space-F-S2 = Offertorium, cordes 2
space-F-V1 = Offertorium, voix 1
space-F-V2 = Offertorium, voix 2
space-F-O = Offertorium, orgue
space-S-W = Sanctus, cuivres
space-S-P = Sanctus, percussions
space-S-S = Sanctus, cordes
space-S-V1 = Sanctus, voix 1
space-S-V2 = Sanctus, voix 2
space-A-W = Agnus Dei, cuivres
space-A-P = Agnus Dei, percussions
space-A-S = Agnus Dei, cordes
space-A-V = Agnus Dei, voix
space-A-O = Agnus Dei, orgue
spot = { $space }, { $note-low }
desk-desk-1 = Cuivres
    .the = le marqueur de cuivres
desk-desk-2 = Percussions
    .the = le marqueur de percussions
desk-desk-3 = Cordes du haut
    .the = le marqueur de cordes du haut
desk-desk-4 = Cordes du bas
    .the = le marqueur de cordes du bas
desk-desk-5 = Voix du haut
    .the = le marqueur de voix du haut
desk-desk-6 = Voix du bas
    .the = le marqueur de voix du bas
desk-desk-7 = Orgue
    .the = le marqueur d’orgue
place-salzburg = Salzbourg
    .to = à Salzbourg
place-wien = Vienne
    .to = à Vienne
place-praha = Prague
    .to = à Prague
place-berlin = Berlin
    .to = à Berlin
place-mannheim = Mannheim
    .to = à Mannheim
place-den-haag = La Haye
    .to = à La Haye
place-london = Londres
    .to = à Londres
place-paris = Paris
    .to = à Paris
place-geneve = Genève
    .to = à Genève
place-milano = Milan
    .to = à Milan
place-munchen = Munich
    .to = à Munich

## Cartes

card-op-1-1 = Apollon et Hyacinthe (K. 38)
card-op-1-2 = Bastien et Bastienne (K. 50)
card-op-1-3 = Lucio Silla (K. 135)
card-op-1-4 = Messe “Dominicus” (K. 66)
card-op-1-5 = Exsultate, jubilate (K. 165)
card-op-1-6 = Symphonie “Ancienne Lambach” (K. 45a)
card-op-1-7 = Symphonie n° 25 en sol mineur (K. 183)
card-op-1-8 = Quatuor à cordes n° 1 “Lodi” (K. 80)
card-op-1-9 = Divertimento en ré majeur (K. 136)
card-op-2-1 = La Fausse Jardinière (K. 196)
card-op-2-2 = Le Roi pasteur (K. 208)
card-op-2-3 = Missa brevis en fa majeur (K. 192)
card-op-2-4 = Misericordias Domini (K. 222)
card-op-2-5 = Litanies du Saint-Sacrement de l’autel (K. 243)
card-op-2-6 = Symphonie n° 29 en la majeur (K. 201)
card-op-2-7 = Symphonie n° 30 en ré majeur (K. 202)
card-op-2-8 = Divertimento n° 15, “Musique de nuit Lodron” n° 2 (K. 287)
card-op-2-9 = Divertimento n° 10, “Musique de nuit Lodron” n° 1 (K. 247)
card-op-3-1 = Zaïde (K. 344)
card-op-3-2 = Idoménée (K. 366)
card-op-3-3 = Messe du Couronnement (K. 317)
card-op-3-4 = Vêpres solennelles d’un confesseur (K. 339)
card-op-3-5 = Missa solemnis en ut majeur (K. 337)
card-op-3-6 = Symphonie n° 31 “Paris” (K. 297)
card-op-3-7 = Symphonie n° 34 en ut majeur (K. 338)
card-op-3-8 = Sonate pour violon en mi mineur (K. 304)
card-op-3-9 = Quatuor avec hautbois en fa majeur (K. 370)
card-op-4-1 = L’Enlèvement au sérail (K. 384)
card-op-4-2 = Les Noces de Figaro (K. 492)
card-op-4-3 = Grande Messe en ut mineur (K. 427)
card-op-4-4 = David pénitent (K. 469)
card-op-4-5 = Symphonie n° 36 “Linz” (K. 425)
card-op-4-6 = Symphonie n° 38 “Prague” (K. 504)
card-op-4-7 = Quatuor à cordes “La Chasse” (K. 458)
card-op-4-8 = Quatuor à cordes “Les Dissonances” (K. 465)
card-op-4-9 = Trio “Les Quilles” (K. 498)
card-op-5-1 = Don Giovanni (K. 527)
card-op-5-2 = Così fan tutte (K. 588)
card-op-5-3 = La Flûte enchantée (K. 620)
card-op-5-4 = Ave verum corpus (K. 618)
card-op-5-5 = Le Messie, d’après Haendel (K. 572)
card-op-5-6 = Symphonie n° 39 en mi bémol majeur (K. 543)
card-op-5-7 = Symphonie n° 40 en sol mineur (K. 550)
card-op-5-8 = Symphonie n° 41 “Jupiter” (K. 551)
card-op-5-9 = Une petite musique de nuit (K. 525)
card-op-5-10 = Quintette avec clarinette en la majeur (K. 581)
card-op-start-1 = Andante en ut majeur, du Cahier de Nannerl (K. 1a)
card-op-start-2 = Allegro en ut majeur, du Cahier de Nannerl (K. 1b)
card-op-start-3 = Allegro en fa majeur, du Cahier de Nannerl (K. 1c)
card-op-start-4 = Menuet en fa majeur, du Cahier de Nannerl (K. 1d)
card-me-start-1 = Une commande se discute
card-me-start-2 = Une commande est payée
card-me-start-3 = Un concert du soir
card-me-start-4 = Une partition change de mains
card-me-start-5 = On fait atteler
card-me-start-6 = Une lettre de recommandation
card-me-start-7 = Pages du Requiem
card-me-start-8 = Une promesse à Constanze
card-me-start-9 = Le journal ouvert
card-me-1-1 = Leçons chez Johann Christian Bach (1764)
card-me-1-2 = À la table royale de Versailles (1764)
card-me-1-3 = La famille quitte Salzbourg (1763)
card-me-1-4 = Le Miserere noté de mémoire (1770)
card-me-1-5 = Une première symphonie à Chelsea (1764)
card-me-1-6 = Examen à Bologne (1770)
card-me-1-7 = Chevalier de l’Éperon d’or (1770)
card-me-2-1 = Opéra de carnaval à Munich (1775)
card-me-2-2 = Départ avec sa mère (1777)
card-me-2-3 = Les litanies de 1776
card-me-2-4 = La sérénade du mariage Haffner (1776)
card-me-2-5 = Les concertos pour violon de 1775
card-me-2-6 = La fête de la comtesse Lodron (1776)
card-me-2-7 = Une requête à l’archevêque (1777)
card-me-3-1 = Organiste de la cour à Salzbourg (1779)
card-me-3-2 = Paris applaudit une symphonie (1778)
card-me-3-3 = La tombe de sa mère à Paris (1778)
card-me-3-4 = Le duel avec Clementi (1781)
card-me-3-5 = Aloysia Weber chante (1778)
card-me-3-6 = Idoménée à Munich (1781)
card-me-3-7 = Congédié d’un coup de pied (1781)
card-me-4-1 = L’Enlèvement triomphe (1782)
card-me-4-2 = L’éloge de Haydn (1785)
card-me-4-3 = Une symphonie en quatre jours pour Linz (1783)
card-me-4-4 = Le duel de Schönbrunn (1786)
card-me-4-5 = Apprenti franc-maçon (1784)
card-me-4-6 = Mariage à Saint-Étienne (1782)
card-me-4-7 = Avec Constanze à Salzbourg (1783)
card-me-5-1 = Prague folle de Figaro (1787)
card-me-5-2 = Le messager gris (1791)
card-me-5-3 = La route de Berlin (1789)
card-me-5-4 = Compositeur de la chambre impériale (1787)
card-me-5-5 = Couronnement à Francfort (1790)
card-me-5-6 = Lettres à Puchberg (1788)

## Tuiles et autres choses

tile-E-K1 = Eybler, Kyrie 1
tile-E-K2 = Eybler, Kyrie 2
tile-E-K3 = Eybler, Kyrie 3
tile-E-Q1 = Eybler, Sequentia 1
tile-E-Q2 = Eybler, Sequentia 2
tile-E-Q3 = Eybler, Sequentia 3
tile-E-Q4 = Eybler, Sequentia 4
tile-E-F1 = Eybler, Offertorium 1
tile-E-F2 = Eybler, Offertorium 2
tile-E-F3 = Eybler, Offertorium 3
tile-E-S1 = Eybler, Sanctus 1
tile-E-S2 = Eybler, Sanctus 2
tile-E-S3 = Eybler, Sanctus 3
tile-E-A1 = Eybler, Agnus Dei 1
tile-E-A2 = Eybler, Agnus Dei 2
tile-E-A3 = Eybler, Agnus Dei 3
tile-S-K1 = Stadler, Kyrie 1
tile-S-K2 = Stadler, Kyrie 2
tile-S-K3 = Stadler, Kyrie 3
tile-S-Q1 = Stadler, Sequentia 1
tile-S-Q2 = Stadler, Sequentia 2
tile-S-Q3 = Stadler, Sequentia 3
tile-S-F1 = Stadler, Offertorium 1
tile-S-F2 = Stadler, Offertorium 2
tile-S-F3 = Stadler, Offertorium 3
tile-S-F4 = Stadler, Offertorium 4
tile-S-S1 = Stadler, Sanctus 1
tile-S-S2 = Stadler, Sanctus 2
tile-S-S3 = Stadler, Sanctus 3
tile-S-A1 = Stadler, Agnus Dei 1
tile-S-A2 = Stadler, Agnus Dei 2
tile-Z-K1 = Süßmayr, Kyrie 1
tile-Z-K2 = Süßmayr, Kyrie 2
tile-Z-Q1 = Süßmayr, Sequentia 1
tile-Z-Q2 = Süßmayr, Sequentia 2
tile-Z-Q3 = Süßmayr, Sequentia 3
tile-Z-F1 = Süßmayr, Offertorium 1
tile-Z-F2 = Süßmayr, Offertorium 2
tile-Z-F3 = Süßmayr, Offertorium 3
tile-Z-S1 = Süßmayr, Sanctus 1
tile-Z-S2 = Süßmayr, Sanctus 2
tile-Z-S3 = Süßmayr, Sanctus 3
tile-Z-S4 = Süßmayr, Sanctus 4
tile-Z-A1 = Süßmayr, Agnus Dei 1
tile-Z-A2 = Süßmayr, Agnus Dei 2
tile-Z-A3 = Süßmayr, Agnus Dei 3
tile-Z-A4 = Süßmayr, Agnus Dei 4
tile-F-K1 = Freystädtler, Kyrie 1
tile-F-K2 = Freystädtler, Kyrie 2
tile-F-K3 = Freystädtler, Kyrie 3
tile-F-K4 = Freystädtler, Kyrie 4
tile-F-Q1 = Freystädtler, Sequentia 1
tile-F-Q2 = Freystädtler, Sequentia 2
tile-F-Q3 = Freystädtler, Sequentia 3
tile-F-F1 = Freystädtler, Offertorium 1
tile-F-F2 = Freystädtler, Offertorium 2
tile-F-S1 = Freystädtler, Sanctus 1
tile-F-S2 = Freystädtler, Sanctus 2
tile-F-A1 = Freystädtler, Agnus Dei 1
tile-F-A2 = Freystädtler, Agnus Dei 2
court-co-t1 = Opéra et musique religieuse
    .low = opéra et musique religieuse
court-co-t2 = Symphonie et musique de chambre
    .low = symphonie et musique de chambre
court-co-t3 = Opéra et musique de chambre
    .low = opéra et musique de chambre
court-co-t4 = Musique religieuse et symphonie
    .low = musique religieuse et symphonie
court-co-p1 = Périodes I et II
    .low = périodes I et II
court-co-p2 = Périodes II et III
    .low = périodes II et III
court-co-p3 = Périodes III et IV
    .low = périodes III et IV
court-co-p4 = Périodes IV et V
    .low = périodes IV et V
court-co-i1 = Cordes et voix
    .low = cordes et voix
court-co-i2 = Cuivres et percussions
    .low = cuivres et percussions
court-co-i3 = Percussions et orgue
    .low = percussions et orgue
court-co-i4 = Voix et orgue
    .low = voix et orgue
court-co-m1 = Sequentia et Sanctus
    .low = Sequentia et Sanctus
court-co-m2 = Kyrie et Offertorium
    .low = Kyrie et Offertorium
court-co-m3 = Offertorium et Agnus Dei
    .low = Offertorium et Agnus Dei
court-co-m4 = Kyrie et Agnus Dei
    .low = Kyrie et Agnus Dei
city-ci-sell-opera = Vendre un opéra
    .low = vendre un opéra
city-ci-sell-religious = Vendre un opus de musique religieuse
    .low = vendre un opus de musique religieuse
city-ci-sell-symphony = Vendre une symphonie
    .low = vendre une symphonie
city-ci-sell-chamber = Vendre un opus de musique de chambre
    .low = vendre un opus de musique de chambre
city-ci-perform-opera = Faire interpréter un opéra
    .low = faire interpréter un opéra
city-ci-perform-religious = Faire interpréter un opus de musique religieuse
    .low = faire interpréter un opus de musique religieuse
city-ci-perform-symphony = Faire interpréter une symphonie
    .low = faire interpréter une symphonie
city-ci-perform-chamber = Faire interpréter un opus de musique de chambre
    .low = faire interpréter un opus de musique de chambre
city-ci-vp-opera = PV par opéra
    .low = PV par opéra
city-ci-vp-religious = PV par opus de musique religieuse
    .low = PV par opus de musique religieuse
city-ci-vp-symphony = PV par symphonie
    .low = PV par symphonie
city-ci-vp-chamber = PV par opus de musique de chambre
    .low = PV par opus de musique de chambre
city-ci-document = Documenter des souvenirs
    .low = documenter des souvenirs
city-ci-markers = Marqueurs Point d’histoire
    .low = marqueurs Point d’histoire
city-ci-theatre = Théâtre
    .low = théâtre
bonus-bo-1-1 = Bonus de la période I (Documenter des souvenirs)
    .the = le bonus de la période I (Documenter des souvenirs)
bonus-bo-1-2 = Bonus de la période I (Voyage)
    .the = le bonus de la période I (Voyage)
bonus-bo-1-3 = Bonus de la période I (Faire interpréter ou vendre un opus)
    .the = le bonus de la période I (Faire interpréter ou vendre un opus)
bonus-bo-2-1 = Bonus de la période II (Commander un opus)
    .the = le bonus de la période II (Commander un opus)
bonus-bo-2-2 = Bonus de la période II (Requiem)
    .the = le bonus de la période II (Requiem)
bonus-bo-2-3 = Bonus de la période II (Documenter des souvenirs)
    .the = le bonus de la période II (Documenter des souvenirs)
bonus-bo-3-1 = Bonus de la période III (Voyage)
    .the = le bonus de la période III (Voyage)
bonus-bo-3-2 = Bonus de la période III (Faire interpréter ou vendre un opus)
    .the = le bonus de la période III (Faire interpréter ou vendre un opus)
bonus-bo-3-3 = Bonus de la période III (Commander un opus)
    .the = le bonus de la période III (Commander un opus)
bonus-bo-4-1 = Bonus de la période IV (Requiem)
    .the = le bonus de la période IV (Requiem)
bonus-bo-4-2 = Bonus de la période IV (Documenter des souvenirs)
    .the = le bonus de la période IV (Documenter des souvenirs)
bonus-bo-4-3 = Bonus de la période IV (Voyage)
    .the = le bonus de la période IV (Voyage)
bonus-bo-5-1 = Bonus de la période V (Faire interpréter ou vendre un opus)
    .the = le bonus de la période V (Faire interpréter ou vendre un opus)
bonus-bo-5-2 = Bonus de la période V (Commander un opus)
    .the = le bonus de la période V (Commander un opus)
bonus-bo-5-3 = Bonus de la période V (Requiem)
    .the = le bonus de la période V (Requiem)
constanze-cz-1 = Carte Constanze 1
    .the = la carte Constanze 1
constanze-cz-2 = Carte Constanze 2
    .the = la carte Constanze 2
constanze-cz-3 = Carte Constanze 3
    .the = la carte Constanze 3
constanze-cz-4 = Carte Constanze 4
    .the = la carte Constanze 4
constanze-cz-5 = Carte Constanze 5
    .the = la carte Constanze 5
soloist-so-1 = Carte Soliste 1
    .low = la carte 1
soloist-so-2 = Carte Soliste 2
    .low = la carte 2
soloist-so-3 = Carte Soliste 3
    .low = la carte 3
soloist-so-4 = Carte Soliste 4
    .low = la carte 4
soloist-so-5 = Carte Soliste 5
    .low = la carte 5
soloist-so-6 = Carte Soliste 6
    .low = la carte 6
soloist-so-7 = Carte Soliste 7
    .low = la carte 7
soloist-so-8 = Carte Soliste 8
    .low = la carte 8
soloist-so-9 = Carte Soliste 9
    .low = la carte 9
soloist-so-10 = Carte Soliste 10
    .low = la carte 10
soloist-so-11 = Carte Soliste 11
    .low = la carte 11
source-talent-track = Talent de Mozart, sur la piste
source-travel-track = Voyage, sur la piste
source-composition-track = Composition, sur la piste
source-talent-marker = Un marqueur Talent de Mozart
source-travel-marker = Un marqueur Voyage
source-composition-marker = Un marqueur Composition

## D'où viennent les points de victoire

origin-start = Départ
    .from = pour sa place dans l’ordre du tour
origin-opus = Opus
    .from = pour l’opus
origin-sale = Ventes
    .from = pour la vente
origin-offertorium = Récompenses Offertorium
    .from = grâce à une récompense Offertorium
origin-city = Villes
    .from = grâce à la ville
origin-court = Cours royales
    .from = grâce à la cour royale
origin-composer = Tuiles Compositeur
    .from = grâce à la tuile Compositeur
origin-desk = Plateau individuel
    .from = grâce à la case libérée du plateau individuel
origin-story = Rangée Histoires
    .from = pour les cartes de la rangée Histoires
origin-finance = Finances
    .from = grâce aux finances
origin-bonus = Bonus de période
    .from = pour le bonus de période
origin-favours = Tuiles Cour royale collectées
    .from = pour une faveur royale
origin-requiem = Décompte du Requiem
    .from = pour le Requiem
origin-points-left = Conclusion de l’histoire
    .from = pour les points d’histoire restants
origin-ducats-left = Argent
    .from = pour les ducats restants
origin-document = Souvenirs
    .from = pour le souvenir

## Ce qui est demandé

ask-play-experience = Quelle carte glissez-vous dans la rangée Expériences ? Vous utilisez tout de suite sa récompense et ses actions.
ask-play-story = Quelle carte glissez-vous dans la rangée Histoires ? Elle rapportera des points d’histoire pour la manche suivante.
ask-card-or-ducats =
    Utilisez-vous « { $card } », ou prenez-vous { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } à la place ?
ask-choose-action = Que faites-vous de votre carte ? Vous pouvez vous arrêter à tout moment.
ask-given-action = La tuile vous donne l’action « { $action } ». Que faites-vous ?
ask-repeat-action = Agnus Dei vous permet d’effectuer une fois de plus l’action « { $action } ». Que faites-vous ?
ask-city-opus = La ville vous permet de { $city-low }. Quel opus choisissez-vous ?
ask-which-marker = Lequel de vos marqueurs va dans le Requiem ({ $spot }) ? Vous recevez la récompense de la case libérée.
ask-place-neutral = Où, dans ce mouvement, placez-vous votre marqueur neutre, et pour quel compositeur ?
ask-mix-points =
    Vous payez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } { $points } : combien viennent de la piste ? Le reste se paie en marqueurs.
ask-pay-wild =
    { $n ->
        [one] Joker : avec quoi le payez-vous ?
       *[other] { $n } jokers : avec quoi les payez-vous ?
    }
ask-cash-in =
    Il vous manque encore { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } : quels marqueurs échangez-vous ?
ask-raise-track =
    { $n ->
        [one] Joker : sur quelle piste avancez-vous ?
       *[other] { $n } jokers, chacun pour la piste de votre choix : où avancez-vous ?
    } Au bout d’une piste, le pas donne { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
ask-pick-marker =
    { $n ->
        [one] Joker : quel type de marqueur prenez-vous ?
       *[other] { $n } jokers, chacun du type de votre choix : quels marqueurs prenez-vous ?
    }
ask-exchange = Un échange avant de finir ? 1 marqueur donne 1 ducat, 3 ducats 1 marqueur.

## Ce qu'on peut faire

do-experience = Expériences : { $card }
do-story = Histoires : { $card }
do-carry-out = Utiliser la carte
do-take-ducats = Prendre des ducats
do-document = Documenter « { $card } »
do-commission = Commander « { $card } »
do-perform = Faire interpréter « { $card } »
do-sell = Vendre « { $card } »
do-travel = Aller { $place-to }
do-requiem = Faire composer { $spot }
do-take = Prendre { $desk-the }
do-neutral = Placer le marqueur neutre ({ $spot })
do-from-track =
    { $count ->
        [0] Marqueurs seulement
       *[other] { $count } de la piste
    }
do-wild-from = { $source }
do-raise = Avancer sur la piste { $points }
do-pick = Prendre un marqueur { $points }
do-cash = 1 marqueur { $points } contre 1 ducat
do-buy = 3 ducats contre un marqueur { $points }
do-done = Terminer
do-first = Premier joueur : { $player }
do-composer = Compositeur : { $composer }
do-constanze = Tirer { $constanze-the }
do-bonus = Révéler { $bonus-the }
do-reveal = Révéler « { $card } »
do-court = Tuile Cour royale : { $court-low }
do-city = Tuile Ville : { $city-low }
do-draw = Piocher « { $card } »
do-soloist = Piocher { $soloist-low }

## Ce qui s'est passé

tell-scored = { $player } marque { $n } PV { $origin-from }.
tell-scored-you = Vous marquez { $n } PV { $origin-from }.
tell-soloist-scored = Le Soliste marque { $n } PV { $origin-from }.
tell-got-ducats =
    { $player } reçoit { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-got-ducats-you =
    Vous recevez { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-got-markers =
    { $player } reçoit { $n ->
        [one] { $n } marqueur { $points }
       *[other] { $n } marqueurs { $points }
    }.
tell-got-markers-you =
    Vous recevez { $n ->
        [one] { $n } marqueur { $points }
       *[other] { $n } marqueurs { $points }
    }.
tell-track-rose =
    { $player } avance de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste { $points }.
tell-track-rose-you =
    Vous avancez de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste { $points }.
tell-track-full =
    { $player } reçoit { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }, car la piste { $points } est pleine.
tell-finance-rose =
    { $player } monte de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste Finances.
tell-finance-rose-you =
    Vous montez de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste Finances.
tell-soloist-finance =
    Le Soliste monte de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste Finances.
tell-paid =
    { $player } paie { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-paid-you =
    Vous payez { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-spent =
    { $player } dépense { $n ->
        [0] { $m ->
            [one] { $m } marqueur { $points }
           *[other] { $m } marqueurs { $points }
        }
        [one] { $n } point { $points } de la piste{ $m ->
            [0] {""}
            [one] {" "}et { $m } marqueur
           *[other] {" "}et { $m } marqueurs
        }
       *[other] { $n } points { $points } de la piste{ $m ->
            [0] {""}
            [one] {" "}et { $m } marqueur
           *[other] {" "}et { $m } marqueurs
        }
    }.
tell-spent-you =
    Vous dépensez { $n ->
        [0] { $m ->
            [one] { $m } marqueur { $points }
           *[other] { $m } marqueurs { $points }
        }
        [one] { $n } point { $points } de la piste{ $m ->
            [0] {""}
            [one] {" "}et { $m } marqueur
           *[other] {" "}et { $m } marqueurs
        }
       *[other] { $n } points { $points } de la piste{ $m ->
            [0] {""}
            [one] {" "}et { $m } marqueur
           *[other] {" "}et { $m } marqueurs
        }
    }.
tell-bought =
    { $player } échange { $n ->
        [one] 3 des ducats payés contre { $n } marqueur { $points }
       *[other] des ducats payés, 3 par marqueur, contre { $n } marqueurs { $points }
    }.
tell-bought-you =
    Vous échangez { $n ->
        [one] 3 des ducats payés contre { $n } marqueur { $points }
       *[other] des ducats payés, 3 par marqueur, contre { $n } marqueurs { $points }
    }.
tell-bought-any = { $player } échange des ducats payés contre des marqueurs au choix, 3 ducats chacun.
tell-cashed =
    { $player } échange { $n ->
        [one] { $n } marqueur { $points } contre 1 ducat
       *[other] { $n } marqueurs { $points } contre { $n } ducats
    }.
tell-cashed-you =
    Vous échangez { $n ->
        [one] { $n } marqueur { $points } contre 1 ducat
       *[other] { $n } marqueurs { $points } contre { $n } ducats
    }.
tell-revealed = Nouvelle carte dans la rangée : « { $card } ».
tell-bonus-revealed = On révèle { $bonus-the }.
tell-period-began = La période { $n } commence.
tell-left-row = « { $card } » quitte la rangée et la partie.
tell-documented = { $player } documente « { $card } ».
tell-documented-you = Vous documentez « { $card } ».
tell-left-game = { $player } se sépare de « { $card } », qui quitte la partie.
tell-left-game-you = Vous vous séparez de « { $card } », qui quitte la partie.
tell-commissioned = { $player } commande « { $card } ».
tell-commissioned-you = Vous commandez « { $card } ».
tell-performed = { $player } fait interpréter « { $card } ».
tell-performed-you = Vous faites interpréter « { $card } ».
tell-sold = { $player } vend « { $card } ».
tell-sold-you = Vous vendez « { $card } ».
tell-travelled = { $player } voyage avec Mozart { $place-to }.
tell-travelled-you = Vous voyagez avec Mozart { $place-to }.
tell-took-court = { $player } conserve la tuile Cour royale : { $court-low }.
tell-took-court-you = Vous conservez la tuile Cour royale : { $court-low }.
tell-used-city = { $player } utilise la tuile Ville : { $city-low }.
tell-used-city-you = Vous utilisez la tuile Ville : { $city-low }.
tell-composed = { $player } fait composer une partition du Requiem : { $spot }.
tell-composed-you = Vous faites composer une partition du Requiem : { $spot }.
tell-neutral-placed = { $player } place le marqueur neutre : { $spot }.
tell-neutral-lost = { $player } ne trouve pas de case pour le marqueur neutre, qui quitte la partie.
tell-finance-fell =
    { $player } descend de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste Finances.
tell-finance-fell-you =
    Vous descendez de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la piste Finances.
tell-took-tile = { $player } prend la tuile { $tile }.
tell-took-tile-you = Vous prenez la tuile { $tile }.
tell-stopped = { $player } n’effectue plus d’action.
tell-stopped-you = Vous n’effectuez plus d’action.
tell-declined = { $player } renonce à l’action « { $action } ».
tell-declined-you = Vous renoncez à l’action « { $action } ».
tell-again = { $player } effectue une fois de plus l’action « { $action } » grâce à Agnus Dei.
tell-round-began = La manche { $n } commence.
tell-drew = { $player } pioche « { $card } ».
tell-drew-hidden = { $player } pioche une carte.
tell-drew-last = { $player } pioche la dernière carte, « { $card } ».
tell-drew-last-you = Vous piochez la dernière carte, « { $card } ».
tell-drew-last-hidden = { $player } pioche la dernière carte.
tell-experienced = { $player } joue « { $card } » dans la rangée Expériences.
tell-storied = { $player } joue « { $card } » dans la rangée Histoires.
tell-took-ducats =
    { $player } prend { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } au lieu d’utiliser la carte.
tell-court-placed = Tuile Cour royale { $place-to } : { $court-low }.
tell-city-placed = Tuile Ville { $place-to } : { $city-low }.
tell-cities-reshuffled = Les tuiles Ville utilisées sont mélangées et forment une nouvelle pile.
tell-turned-golden = Toutes les tuiles de la carte d’Europe montrent leur face au cadre doré.
tell-maintained = { $player } fait l’entretien de son plateau et remet à zéro ses pistes Points d’histoire.
tell-maintained-you = Vous faites l’entretien de votre plateau et remettez à zéro vos pistes Points d’histoire.
tell-income =
    { $player } reçoit { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } de ses finances.
tell-income-you =
    Vous recevez { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } de vos finances.
tell-bonus-icons =
    { $player } a { $n ->
        [one] { $n } icône
       *[other] { $n } icônes
    } pour le bonus de période.
tell-bonus-icons-you =
    Vous avez { $n ->
        [one] { $n } icône
       *[other] { $n } icônes
    } pour le bonus de période.
tell-kept = { $player } garde « { $card } » en main.
tell-kept-you = Vous gardez « { $card } » en main.
tell-first-passed = { $player } devient premier joueur.
tell-first-chosen = { $player } commence la partie.
tell-composer-chosen = { $composer } participe : { $note-low }.
tell-constanze-drawn = On tire { $constanze-the }.
tell-favour-met = { $player } accomplit une faveur royale : { $court-low }.
tell-majority = { $movement } : le compositeur { $note-of } est en tête.
tell-movement-tied = { $movement } : les deux compositeurs sont à égalité.
tell-solo-experienced = Le Soliste joue { $soloist-low } dans la rangée Expériences : elle indique ce qu’il fait.
tell-solo-storied = Le Soliste joue { $soloist-low } dans la rangée Histoires : elle indique comment il le fait.
tell-solo-documented = Le Soliste documente « { $card } », le souvenir { $side } ({ $soloist-low }).
tell-solo-commissioned = Le Soliste commande « { $card } », l’opus { $side } ({ $soloist-low }).
tell-solo-sold = Le Soliste vend « { $card } », l’opus { $side } ({ $soloist-low }).
tell-solo-no-card = Le Soliste ne fait rien : la rangée n’a pas de carte pour « { $action } ».
tell-solo-stays = Le Soliste ne voyage pas : { $soloist-low } n’indique aucune cour.
tell-solo-no-court = Le Soliste ne voyage pas : aucune cour n’a de tuile.
tell-solo-passed = Mozart va { $place-to } avec le Soliste : { $soloist-low } indique l’ordre { $direction }.
tell-solo-discarded = Le Soliste traverse { $place } et défausse la tuile Ville ({ $city-low }).
tell-solo-took-court = Le Soliste visite { $place } et prend la tuile Cour royale : { $court-low }.
tell-solo-composed = Le Soliste fait composer une partition du Requiem : { $spot }, la case libre { $end } ({ $soloist-low }).
tell-solo-moved-on = { $movement } est complet : le Soliste passe à un autre mouvement.
tell-solo-no-marker = Le Soliste ne fait rien : il n’a plus de marqueur Requiem.
tell-solo-no-space = Le Soliste ne fait rien : le Requiem est complet.
tell-solo-gathered = Les neuf cartes du Soliste sont mélangées de nouveau.

## Pourquoi pas

why-not-so-many = La piste n’a pas autant de points de ce type, ou il vous manque des marqueurs pour le reste.
why-too-few-left = Vous ne pourriez alors plus payer le reste.
why-nothing-there = Vous n’avez rien de ce type à cet endroit. Choisissez une autre façon de payer.
why-not-in-deck = Cette carte n’est pas dans le paquet.
why-not-this-period = Cette tuile Bonus appartient à une autre période.
why-not-in-row = « { $card } » n’est pas dans la rangée.
why-too-dear =
    Même avec tous les échanges, il vous manque { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
why-not-your-opus = « { $card } » ne fait pas partie de vos opus.
why-turned-already = L’opus « { $card } » a déjà été interprété lors de cette manche.
why-no-tile-here = Il n’y a pas de tuile { $place-to }.
why-space-taken = Cette case est déjà occupée.
why-space-covered = Un marqueur Constanze recouvre cette case.
why-no-composer = Ce compositeur n’a plus de tuile pour ce mouvement.
why-no-marker-left = Vous n’avez plus de marqueur Requiem de cet instrument : { $instrument-low }.
why-no-finance =
    Vos finances ne peuvent pas descendre de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }.
why-other-instrument = Il faut un marqueur de cet instrument : { $instrument-low }.
why-other-movement = Le marqueur neutre doit aller dans le mouvement où vous venez de placer votre marqueur de cuivres.
why-no-icon = Votre carte n’a plus d’icône « { $action } ».
why-city-says-otherwise = Cette ville permet seulement de { $city-low }.
why-other-type = La ville demande un opus de ce type : { $type-low }.
why-not-in-pile = Cette tuile n’est pas dans la pile.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-not-three-ducats =
    Un marqueur coûte 3 ducats ; vous { $n ->
        [0] n’en avez aucun
       *[other] en avez { $n }
    }.
why-no-such-seat = Cette place n’existe pas.
why-composer-plays = Ce compositeur participe déjà.

## La partie guidée

learn-lacrimosa-pitch = Mozart n’est plus. Confiez vos souvenirs à Constanze et achevez son Requiem ; le plus de points l’emporte.
learn-lacrimosa-1-say = Prenez la carte éclairée : sa moitié haute est votre action.
learn-lacrimosa-1-after = Elle est dans la rangée Expériences.
learn-lacrimosa-2-say = Une carte dans la rangée Histoires : sa moitié basse donne des points d’histoire pour la prochaine manche.
learn-lacrimosa-2-after = L’une agit maintenant, l’autre plus tard : c’est ainsi à chaque tour.
learn-lacrimosa-3-say = Commandez l’opus éclairé.
learn-lacrimosa-3-after =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }, et il est à vous. Plus à droite, c’est moins cher.
learn-lacrimosa-4-say = Pour le faire interpréter, jouez l’une des cartes éclairées.
learn-lacrimosa-4-say-2 = L’autre va dans la rangée Histoires.
learn-lacrimosa-4-after = Bloqué ? Au lieu d’agir, vous pouvez prendre des ducats, autant que le numéro de la période.
learn-lacrimosa-5-say = Utilisez la carte.
learn-lacrimosa-5-say-2 = Faites interpréter votre opus : il rapporte des ducats.
learn-lacrimosa-5-after =
    { $ducats ->
         [one] { $ducats } ducat
        *[other] { $ducats } ducats
    }. L’opus se repose jusqu’à la manche suivante ; une vente est définitive.
learn-lacrimosa-6-say = Pour voyager, jouez le carrosse éclairé.
learn-lacrimosa-6-say-2 = La lettre de recommandation va dans la rangée Histoires.
learn-lacrimosa-6-after = Les routes coûtent des ducats, la tuile des points de voyage.
learn-lacrimosa-7-say = Emmenez Mozart à la cour de Vienne.
learn-lacrimosa-7-after = À la fin, la cour paie si vous avez une symphonie et une œuvre de chambre. La seconde est déjà à vous !
learn-lacrimosa-8-say = Quatrième tour de la manche : jouez les pages du Requiem.
learn-lacrimosa-8-say-2 = La promesse à Constanze va dans la rangée Histoires.
learn-lacrimosa-8-after = Vous gardez une carte pour la manche suivante.
learn-lacrimosa-9-say = Confiez à Eybler la voix du Kyrie : touchez la mesure éclairée.
learn-lacrimosa-9-say-2 = Lequel de vos marqueurs y va ? Vous recevez la récompense qu’il découvre.
learn-lacrimosa-9-after = À la fin, le compositeur qui a le plus de marqueurs dans un mouvement rapporte plus.
learn-lacrimosa-10-say =
    Vos histoires ont rempli les pistes, les finances ont versé { $ducats ->
         [one] { $ducats } ducat
        *[other] { $ducats } ducats
    }. Jouez le journal.
learn-lacrimosa-10-say-2 = Puis l’une des cartes éclairées dans la rangée Histoires.
learn-lacrimosa-10-after = Les anciens points de piste sont perdus : dépensez-les à temps.
learn-lacrimosa-11-say = Documentez le souvenir éclairé : il remplace la carte Histoire.
learn-lacrimosa-11-after = Toujours 9 cartes, dont une meilleure.
learn-lacrimosa-12-say = Vienne veut une symphonie : jouez la carte éclairée.
learn-lacrimosa-12-say-2 = Une carte dans la rangée Histoires, celle que vous voulez.
learn-lacrimosa-12-say-3 = Commandez la symphonie éclairée.
learn-lacrimosa-12-after =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }, et la faveur est acquise.
learn-lacrimosa-end = Il reste trois manches et demie de souvenirs.

# Tips, each shown once
tip-lacrimosa-document-story = Documenter retire cette carte Histoire pour de bon : glissez la plus faible.
tip-lacrimosa-story = L’action d’une carte Histoire ne sert pas : regardez les points d’histoire qu’elle donne pour la manche suivante.
tip-lacrimosa-spend = Les points de vos pistes disparaissent après ce tour ; les marqueurs restent.
tip-lacrimosa-ducats = Vous ne pouvez payer aucune action de cette carte : prenez les ducats.
tip-lacrimosa-buy-a-point = Il manque un point ? 3 ducats achètent n’importe quel point d’histoire, même en payant.
tip-lacrimosa-court-needs = Un opus vendu ne compte plus pour les faveurs royales.
tip-lacrimosa-golden = Les tuiles qui restent montrent leur cadre doré à la manche suivante et donnent plus.
tip-lacrimosa-stronger-composer = Dans un mouvement, le compositeur qui a le plus de marqueurs rapporte plus.
tip-lacrimosa-period-bonus = Le bonus de période est versé à l’entretien, une fois pour chacune de ses icônes dans votre rangée Expériences.
tip-lacrimosa-last-finance = Dernière manche : ce que la vente ajoute à vos finances ne paiera plus qu’une fois.
milestone-lacrimosa-soloist = Le Soliste battu
milestone-lacrimosa-movements = Des points dans chaque mouvement du Requiem
milestone-lacrimosa-desks = Vos sept marqueurs dans le Requiem
milestone-lacrimosa-favours = Trois faveurs royales accomplies en une partie
milestone-lacrimosa-performances = Quatre interprétations en une partie
milestone-lacrimosa-points = Un score de 100 au moins
