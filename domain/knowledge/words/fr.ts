/** French. */
import type { WordTable } from './word-table.ts';

export const french: WordTable = {
  language: 'fr',
  stopwords:
    'le, la, les, de, et, des, du, en, un, une, pour, nous, vous, votre, notre, nos, vos, est, dans, avec, sur, au, aux, par, ce, qui, que, sont, ou, pas, plus, chez, à',
  days: {
    mon: 'lundi, lundis, lun',
    tue: 'mardi, mardis, mar',
    wed: 'mercredi, mercredis, mer',
    thu: 'jeudi, jeudis, jeu',
    fri: 'vendredi, vendredis, ven',
    sat: 'samedi, samedis, sam',
    sun: 'dimanche, dimanches, dim',
  },
  dayInitials: 'L - - J V S D, Lu Ma Me Je Ve Sa Di, Lund Mard Merc Jeud Vend - Dima',
  dayGroups: {
    everyDay:
      'tous les jours, chaque jour, 7j/7, 7 jours sur 7, quotidiennement, 7j sur 7, 7/7, 7/7j, tlj, 7 j/7, 365 jours par an, 365 jours sur 365, 365 jours, 365j/an, tous les matins, chaque matin, tous les midis, chaque midi, tous les après-midi, tous les après-midis, tous les soirs, chaque soir',
    weekdays: 'en semaine, jours ouvrables, jours ouvrés, jours de semaine, la semaine',
    weekend: 'week-end, weekend, week-ends, le week-end, weekends',
    holidays: 'jours fériés, fériés, jour férié, lundis fériés, lundi férié',
  },
  hours: {
    through: "à, au, jusqu'à, jusqu’à, jusqu'au, jusque, a",
    and: 'et, puis, &, ainsi que',
    from: 'de, dès, à partir de, entre, du, le, les',
    open: 'ouvert, ouverte, ouverts, ouvrons, horaires, ouvertes',
    closed:
      'fermé, fermée, fermés, fermons, nous fermons, fermeture, fermé le, fermeture hebdomadaire, repos, ferm., fermées, jour de fermeture, jours de fermeture, jour de repos, jours de repos, congé hebdomadaire, repos hebdomadaire, fermetures, congés annuels, en congés, en congé, sommes en vacances, serons en vacances, fermeture annuelle, fermetures exceptionnelles, fermeture exceptionnelle, pas de consultation, pas de consultations, sans consultation',
    leave: 'congés',
    except:
      "sauf, sauf le, excepté, excepté le, hormis, hors, à l’exception du, à l'exception du, à l'exception des",
    only: 'uniquement, seulement',
    allDay: '24h/24, 24 h/24, 24h sur 24, 24/24, 24/7, 24 heures sur 24',
    noon: 'midi',
    midnight: 'minuit',
    late: 'tard, fermeture, tard dans la nuit, nocturne, nocturnes, coucher du soleil, tombée de la nuit',
    pauses: 'pause déjeuner, pause de midi, pause méridienne, pause',
    morning: 'matin, matins, midi, matinée, tous les matins, chaque matin, tous les midis, chaque midi',
    afternoon:
      'après-midi, après midi, soir, soirs, a.-m., aprem, soirée, tous les après-midi, tous les après-midis, tous les soirs, chaque soir, nocturne, nocturnes',
    aside:
      "dernière entrée, dernier service, dernières commandes, dernière commande, dernière admission, fermeture de la cuisine, derniers services, dernière prise de commande, dernier accès, dernier rendez-vous, dernière séance, fermeture des caisses, fermeture de la billetterie, cuisine jusqu'à",
    appointment: 'sur rendez-vous, sur rdv, uniquement sur rendez-vous, sur rendez vous',
    telephone:
      'joignable par téléphone, joignables par téléphone, permanence téléphonique, accueil téléphonique, standard téléphonique, secrétariat téléphonique',
    calling: 'appelez-nous, appelez nous, appelez, joignable, joignables',
    clock: 'h, heures, heure, hrs',
    hourNames:
      'une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et une, vingt-deux, vingt-trois',
    halfBehind: 'et demie, trente',
    am: '',
    pm: '',
    filler:
      "ouvert, ouverte, ouverts, ouvrons, nous, sommes, horaires, horaire, ouverture, heures, d'ouverture, d’ouverture, du, le, les, de, matin, soir, après-midi, non, stop, sans, interruption, en, continu, la, et, notre, nos, est, boutique, magasin, salon, uniquement, aussi, seulement, toute, journée, vous, accueillons, accueille, accueillent, reçoit, recevons, chaque, tous, général, généraux, aux, au, ce, jour, jours, puis, 6 jours sur 7, 5 jours sur 7, 6j/7, 6 jours/7, 5j/7, ouvertes, veilles de jours fériés, veille de jours fériés, veilles de fêtes, veilles de fériés",
    purpose:
      'cuisine, midi et soir, déjeuner, dîner, petit-déjeuner, petit déjeuner, petits-déjeuners, brunch, terrasse, accueil, réception, urgences, urgence, livraison, livraisons, retrait, check-in, check-out, arrivée, arrivées, départ, départs, téléphone, secrétariat, standard, dépannage, click & collect, click and collect, vente à emporter, à emporter, livrons, nous livrons, prélèvements',
    lunch: 'déjeuner, le midi, midi, service du midi',
    dinner: 'dîner, le soir, soir, service du soir',
    offices: 'secrétariat',
    houses:
      'bureau, magasin, boutique, atelier, cabinet, restaurant, salon, pharmacie, institut, café, bar, service, consultations, piscine, spa',
    served: 'servi, servie, servis, servons, proposé, sert',
    others:
      'en dehors des heures, en dehors de ces horaires, en dehors des horaires, pharmacie de garde, médecin de garde, maison médicale, sos médecins, centre antipoison, le plus proche, la plus proche',
    feasts:
      "jour de l'an, nouvel an, jour de noël, veille de noël, lundi de pâques, dimanche de pâques, ascension, pentecôte, lundi de pentecôte, toussaint, assomption, fête du travail, fête nationale, armistice, saint-sylvestre, vendredi saint, samedi saint, mardi gras, jeudi de l'ascension, dimanche de pentecôte, black friday",
    season:
      "période scolaire, en période scolaire, hors vacances scolaires, pendant les vacances scolaires, pendant les vacances, pâques, été, hiver, printemps, automne, saison, noël, vacances, vacances scolaires, premier, deuxième, dernier, un, par mois, du mois, sur deux, hors saison, par beau temps, selon météo, basse saison, haute saison, en saison, moyenne saison, reste de l'année",
  },
  months:
    'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, janv, févr, avr, juil, sept, oct, nov, déc',
  headings: {
    hours:
      "horaires, horaires d'ouverture, horaires d’ouverture, nos horaires, heures d'ouverture, heures d’ouverture, ouverture, horaire",
    timetable:
      'planning, cours, planning des cours, événements, evenements, agenda, calendrier, stages, ateliers, programme, concerts, emploi du temps, messes, messe, horaires des messes',
    services:
      'services, nos services, prestations, nos prestations, carte, la carte, notre carte, menu, menus, tarifs, nos tarifs, prix, soins, spécialités, produits, chambres, boissons, plats, desserts, entrées, savoir-faire, activités, plats principaux, parfums, nos parfums, parfums classiques',
    prices: 'tarifs, tarif, prix, nos tarifs, nos prix, grille tarifaire, honoraires, coûts',
    menus: 'carte, la carte, notre carte, menu, menus, carte des vins, carte des boissons, à la carte',
    courses:
      'petit déjeuner, petits déjeuners, déjeuner, dîner, brunch, entrées, plats, plats principaux, salades, soupes, viandes, poissons, pâtes, pizzas, burgers, sandwichs, sandwiches, galettes, crêpes, accompagnements, garnitures, desserts, glaces, fromages, boissons, boissons chaudes, boissons fraîches, cafés, thés, vins, vins rouges, vins blancs, bières, cocktails, apéritifs, apéritif, digestifs, à partager, grignotages, menu enfant',
    serviceMenus:
      "services, nos services, prestations, nos prestations, soins, nos soins, traitements, thérapies, spécialités, domaines d'intervention, nos métiers, cours, nos cours, formations, prestation, service, soin, domaines de compétences, domaines d’intervention, compétences, ateliers, nos ateliers, stages, nos stages, nos formations",
    offerCards:
      "ce que nous faisons, ce que nous proposons, nos spécialités, nos formules, formules, nos offres, nos activités, savoir-faire, nos savoir-faire, accessoires, pièces détachées, pièces et accessoires, notre gamme, notre assortiment, nous vendons, nous proposons, nous réalisons, nous offrons, nous effectuons, nous réparons, services proposés, prestations proposées, soins proposés, liste des prestations, notre offre, nos interventions, je propose, ce que je propose, mes prestations, mes services, mes soins, nos domaines d'activité, domaines d'activité, nos domaines d'intervention, nos expertises, nos compétences, nous intervenons pour, nos thérapies",
    asides:
      "pourquoi nous, pourquoi choisir, nos valeurs, notre philosophie, notre histoire, nos engagements, comment ça marche, équipements, dans la chambre, dans les chambres, dans votre chambre, inclus, comprend, ce qui est inclus, notre équipe, l'équipe, galerie, actualités, partenaires, marques, moyens de paiement, suivez-nous, newsletter, atouts, vos avantages, liens utiles, pourquoi faire appel, pourquoi venir, pourquoi travailler, nous faire confiance, notre engagement, nos atouts, nos points forts, nos plus, les plus, nos garanties, notre savoir-faire, notre mission, notre vision, notre approche, notre démarche, notre méthode, méthode, qui sommes-nous, à propos, notre expérience, nos clients, ils nous font confiance, nos références, références, le déroulement, déroulement, les étapes, étapes, comment se déroule, votre venue, votre première visite, votre visite, comment réserver, comment venir, l'équipe médicale, nos praticiens, nos professeurs, nos artisans, vos hôtes, rencontrez, blog, notre blog, le blog, derniers articles, articles récents, nos articles, nos conseils, astuces, presse, la presse en parle, agenda, réalisations, nos réalisations, nos projets, chantiers, avant après, galerie photos, en images, nos certifications, certifications, labels, nos labels, distinctions, récompenses, agréments, adhérents, adhésions, membre de, nos partenaires, fournisseurs, nos marques, nos fournisseurs, plateau technique, le plateau technique, nos équipements, nos locaux, chiffres clés, en chiffres, quelques chiffres, secteurs, recrutement, rejoignez, nous rejoindre, offres d'emploi, téléchargements, réseaux sociaux, restez, mentions légales, caractéristiques",
    areas:
      "zone d'intervention, zones d'intervention, secteur, zones desservies, zone de livraison, secteurs",
    faq: 'faq, questions fréquentes, foire aux questions, questions, questions / réponses, vos questions',
    testimonials:
      "avis, témoignages, avis clients, ils parlent de nous, ce que disent nos clients, livre d'or",
    contact:
      "contact, nous trouver, où nous trouver, adresse, accès, coordonnées, nous contacter, plan d'accès, contactez-nous, venir, venez nous voir, nous rendre visite, nous situer, notre adresse, situation",
  },
  markup: {
    areas: 'Zone desservie',
    payment: 'Moyens de paiement',
    currencies: 'Devise',
    languages: 'Langues',
    prices: 'Fourchette de prix',
    cuisine: 'Cuisine',
    amenities: 'Équipements',
    pets: 'Animaux acceptés',
    smoking: 'Fumer autorisé',
    bookings: 'Réservations acceptées',
    arrival: 'Check-in à partir de',
    departure: 'Check-out avant',
    founder: 'Fondateur',
    founded: 'Fondé en',
    yes: 'oui',
    no: 'non',
  },
  phone: {
    phone: 'téléphone, téléphones, tél, tel, portable, mobile, fixe, appelez-nous, appelez le, t',
    fax: 'télécopieur, fax, télécopie',
  },
  price: {
    from: 'à partir de, dès, de',
    upTo: "jusqu'à",
    upward: 'et plus, et au-delà',
    old: 'était, au lieu de, au lieu, avant, prix normal, prix habituel, prix régulier, prix initial',
    now: 'maintenant, seulement, désormais, prix promotionnel, prix soldé, prix de vente, prix réduit, prix actuel',
    notPaid:
      "de réduction, de remise, de rabais, offerts, de moins, d'acompte, acompte, de caution, caution, d'arrhes, arrhes, de frais de livraison, de frais d'annulation, de dépôt",
    onRequest:
      'prix variable, tarif variable, sur demande, sur devis, prix du marché, selon arrivage, nous consulter',
    free: 'gratuit, gratuite, offert, offerte, gratuits',
    per: "par, la, le, l', /, chaque",
  },
  notServices:
    'au capital, assuré, rendez-vous non honoré, rendez-vous manqué, dépôt de garantie, capital social, commande minimum, commande au minimum, livraison minimum, taxe de séjour, taxe, livraison, acompte, caution, arrhes, annulation, minimum, remise, réduction, bon cadeau, chèque cadeau, tva, total, pourboire, frais, financement, sans intérêt, sans intérêts, nous facturons',
  slogans:
    'nous, notre, nos, vous, votre, vos, pourquoi, comment, plus que, bienvenue, découvrez, étape, rencontrez, on',
  policy:
    'annul, rembours, acompte, arrhes, caution, parking, stationnement, garer, animaux acceptés, animaux admis, animaux ne sont, animaux sont, chiens sont, chiens acceptés, chiens bienvenus, chiens ne sont, paiement, carte bancaire, cartes bancaires, espèces, chèque, tickets restaurant, titres-restaurant, assurance, garantie, allerg, minimum de commande, livraison, livrons, sans rendez-vous, retard, fumer, bon cadeau, mutuelle, carte vitale',
  other:
    "secteur, zone d'intervention, nous intervenons, intervenons, nous parlons, langues, accessible, fauteuil, mobilité réduite, pmr, fondé, entreprise familiale, maison familiale, gérant, propriétaire, patron, certifi, ans d'expérience, wifi, wi-fi, végan, végétarien, sans gluten, réserv, urgence, métro, bus, gare, nouveaux patients, artisan",
  describes:
    'nous sommes, nous proposons, nous vous proposons, nous offrons, nous vous offrons, nous vous accueillons, nous realisons, nous fabriquons, nous reparons, nous intervenons, nous assurons, notre cabinet, notre restaurant, notre entreprise, notre societe, notre equipe vous, notre salon, notre hotel, notre garage, notre boutique, entreprise familiale, entreprise specialis, maison familiale, specialiste de, specialiste en, specialises dans, specialise dans, artisan, bienvenue dans notre, bienvenue chez nous',
  yours: 'votre',
  notices:
    'sommes fermes, est fermee, sera ferme, sera fermee, en conges, avons demenage, nous recherchons, a la recherche, en construction',
  questions:
    "quel, quelle, quels, quelles, comment, quand, où, pourquoi, qui, est-ce, puis-je, peut-on, faut-il, avez-vous, acceptez-vous, proposez-vous, combien, y a-t-il, dois-je, faites-vous, livrez-vous, que, prenez-vous, qu'est-ce, à quoi, de quoi, en quoi, à qui, à quel, à quelle, de quel, de quelle, dans quel, pour qui, depuis quand, jusqu'à quand, lequel, laquelle, doit-on, est-il, suis-je, ai-je, que faire, existe-t-il, et si",
  credits:
    'site réalisé par, réalisation, création, conception, site créé par, webdesign, powered by, crédits, crédit photo, photos, création site, site internet réalisé, réalisé par, conçu par, site conçu par, développé par, agence web, création de site, création du site, webmaster, site web par, site par, propulsé par, crédits photos, site web créé par, site web crée par, site web réalisé par, site fait par, site développé par, design par, avec ♥ par, avec ❤ par',
  seated: 'basé à, basée à, basés à, situé à, située à, situés à, installé à, installée à, installés à',
  thirdParties:
    'étude voisine, cabinet voisin, voisine, indépendante de la nôtre, nous recommandons, nous vous recommandons, fabricant, établissement partenaire, hébergeur, hébergé, hébergée, hébergement du site, hébergement, médiateur, médiation, cnil, chambre de métiers, chambre des métiers, ordre national, conseil national, tribunal, greffe, samu, pompiers, police, gendarmerie, taxi, taxis, office de tourisme, nos voisins, assureur, assurance responsabilité, directeur de la publication, responsable de publication, créateur du site, mairie, dpo, délégué à la protection, ordre des, barreau de, préfecture, sos médecins, médecin de garde, pharmacie de garde, dentiste de garde, vétérinaire de garde, maison médicale, syndicat d’initiative, direction départementale, autorité compétente, assurance professionnelle, responsabilité civile professionnelle, assurance décennale, syndicat professionnel',
  calls:
    "haut de page, retour en haut, retour en haut de page, lire la suite, en savoir plus, voir plus, plus d'infos, plus d'informations, découvrir, réserver, réserver maintenant, je réserve, prendre rendez-vous, commander, ajouter au panier, acheter, contactez-nous, nous contacter, demander un devis, voir la carte, voir le détail, cliquez ici",
  offered:
    'abattage, abonnement, accompagnement, acte, acupuncture, adoption, adoucisseur, affutage, agencement, agneau, agrandissement, aide, alarme, allergie, alliance, allongement, amenagement, ameublement, amincissement, analyse, anglais, animation, anniversaire, antenne, antiquit, appareil, arbitrage, arbre, architect, ardoise, argenterie, aromatherapie, arrosage, ascenseur, assainissement, assiette, assistance, assurance, atelier, attelage, audioprothes, audit, automatisme, autoradio, avocat, bache, bagage, baguette, baignoire, bain, balade, balayage, ballon, bapteme, bar, bateau, batiment, batterie, beaute, beton, biere, bijou, bilan, biopsie, blanchiment, bloc, boite, bottes, bouche, bougie, boulanger, bouquet, bouture, boxe, bracelet, brasserie, bricolage, broderie, bronzage, broussaill, brunch, brushing, buches, buffet, bureau, burger, cadeau, cadre, cafe, caisson, camping, canalisation, canape, carreau, carrelage, carrosserie, cata, cave, centrale, ceramique, cercueil, chalet, chambre, chape, charcuterie, charpente, chat, chaudiere, chaudronnerie, chauffage, chaussee, chaussure, chemin, cheval, cheveu, chien, chignon, chiropr, chirurgie, chocolat, cils, cire, classe, clef, cles, climatis, cloison, cloture, coaching, cocktail, coffre, coiff, colis, collier, colonie, coloration, comblement, communication, composition, comptab, conception, conduite, confiture, conge, congres, conseil, construction, consultatio, contentieux, controle, copropriete, cordonn, corps, corse, cosmetique, couette, couleur, coulis, coupe, couronne, courroie, cours, couture, couverture, couvreur, crane, creation, creche, credit, crem, crepe, cuir, cuisine, cuisson, culturel, curage, cure, dallage, danse, debarras, deblai, debouchage, debroussaill, decapage, dechet, declaration, deco, degat, degustation, demenagement, demolition, demoussage, dent, depann, depistage, depose, dermato, desinfection, dessert, dessin, detartrage, detatouage, detection, devis, devitalisation, diagnosti, dietetique, diffusion, diner, disque, divorce, domotique, douche, doudoune, drain, droit, drone, eau, ebenist, echafaud, echographie, eclairage, ecole, edition, elagage, elec, elevage, emballage, emballement, embauche, embrayage, empreinte, encadrement, encastr, enduit, energie, enquete, enrobe, enseigne, enterrement, entrainement, entree, entretien, epilation, equilibr, equitation, ergotherap, escalier, essai, esthetique, estimation, etancheite, etude, evenement, evier, examen, excursion, exfoliation, expertise, extension, extraction, fabrication, facade, faience, fauteuil, fenetre, fer, fete, feuillete, fibre, filtre, fiscal, fitness, fleur, foie, fondation, forage, forfait, forge, formation, fosse, fournitur, fourrure, fraisage, frein, frigo, frites, fromage, fruit, fuite, funer, galerie, galette, garage, garde, gastronom, gateau, gazon, gel, geobiolog, geometrie, gestion, gibier, gite, glace, gommage, goudron, gout, granit, graphi, gravure, greffe, grill, grue, guerison, guitare, gymnast, gynecolog, habillage, habitat, haie, hammam, heberg, henne, hifu, homeopath, hopital, hote, huile, hydrafacial, hydraul, hygiene, hypnose, ice, immobil, implant, import, impot, impression, incinerat, infiltration, infirm, infographie, informatique, inhumation, initiation, injection, insert, inspection, installation, interieur, invisalign, irrigation, isol, jacuzzi, jantes, jardin, jeu, joint, jus, karate, kine, laine, laser, lavage, laverie, lecon, legume, lentille, levage, lifting, linge, lissage, lit, livraison, livre, location, logement, logiciel, logo, luminaire, lumino, lunette, lustrage, machine, macon, magnetisme, maintenance, malade, maltherap, manucur, manutention, maquette, maquillage, marbre, mariage, marketing, maroquin, massage, matelas, materiel, maternite, mecanicien, mecanique, meche, medec, mediation, medic, meditation, menage, menu, meuble, micropigment, mobilier, molaire, montage, moteur, moto, moules, moustique, musculation, musique, mutuelle, natation, naturopathie, navette, nettoyage, notari, nutrition, obseques, obturation, onduleur, ongle, optique, orgue, orient, orthes, orthodont, orthop, osteopathie, outillage, ouverture, pain, panneau, papier, parage, paravent, pare-brise, parfum, parking, parodont, parquet, passeport, pate, patisserie, patrimoine, pavage, pave, paysag, peau, peche, pedagog, pedicure, peeling, peinture, pension, pergola, permanente, permis, phares, pharmac, photo, physio, piano, piercing, pierre, pieux, pilates, piscine, pizza, plaque, plaquiste, plat, plomb, pluie, pneu, podolog, poele, poisson, pompe, poney, portail, porte, portrait, pose, potager, poterie, poubelle, poulet, prelevement, preparation, presse, pressing, pressoth, prevention, procedure, promenade, prophylaxie, propri, prothese, psychanal, psycholog, psychotherapie, puits, purification, quad, quincaill, raccordement, radiateur, radio, ragreage, ramonage, randonnee, ravalement, recherche, recrutement, recuperation, redaction, reeducation, refection, reflexologie, regime, reglage, rehabilitation, reiki, relaxation, reliure, relooking, remorqu, remplacement, rempotage, renovation, reparatio, repas, reportage, reprise, repro, reseau, resine, restauration, retouche, revetement, revision, rideau, robe, robinet, sablage, salade, salaire, salle, sandwich, sanitaire, sauce, sauna, saut, savon, scanner, sculpture, seance, secourisme, secretariat, securite, sejour, sel, seminaire, serre, serrurerie, shampooing, shiatsu, shooting, siege, signal, sinistre, ski, soin, soirees, sol, sommeil, sono, sophrologie, soudure, soupe, sourcil, soutien, spa, spectacle, stage, sterilisation, store, studio, succession, suivi, surdite, surf, surveillance, tabac, taille, tapis, tarte, tatouage, taxe, taxi, teinture, telecom, television, tennis, terrasse, textile, thalasso, tissage, tissu, toile, toiture, tole, tondeuse, tonte, tour, trad, traite, tranche, transfer, transport, travaux, tressage, tresse, tricot, tronconnage, troph, tuile, tutorat, tuyau, usinage, vaccin, vaisselle, vase, veau, vegetal, vehicule, veilleur, vernis, verre, verriere, vetement, veterinaire, viager, viande, vidange, video, viennoiserie, vin, vitamine, vitrage, vitre, vitrine, voile, voirie, voiture, volaille, volet, voyage, yaourt, yoga, zumba, casque, sacoche, antivol, vélo, trottinette, selle, cadenas, pièces détachées, tomme, raclette, fondue, beurre, miel, quiche, sophrolog, rehausse, charpent, zingu, velux, comble, mezzanine, plante, floral, figurine, prototype, armoire, etagere, bibliothe, voilage, gouttier, placo, guepe, frelon, cafard, punaise, souris, termite, uniforme, monture, progressif',
  virtues:
    'accessib, accueillant, ambiance, approche, artisanal, atout, attentif, avantage, chaleur, choix, compet, confianc, confort, convivial, creativ, dedie, delai, devou, discret, disponib, dynamique, ecoute, efficac, engagement, equipe, ethique, excellen, exigen, experien, expert, fiab, fidel, flexib, frais, gage, garanti, gratuit, honnet, humain, implic, innov, integrit, meilleur, moderne, notoriete, objectif, passion, performan, personnalis, philosophie, plaisir, ponctual, precis, preoccup, professionn, promesse, proximite, qualifi, qualite, rapid, reactiv, renomm, respect, responsab, resultat, rigueur, satisf, savoir-faire, secure, serenit, serieu, simplic, solution, souriant, sur-mesure, technolog, tradition, transparen, valeur, vocation',
  ailments:
    'maladie, maladies, abcès, infection, infections, inflammation, inflammations, douleur, douleurs, migraine, migraines, arthrite, arthrose, sciatique, diabète, cancer, tumeur, tumeurs, asthme, eczéma, acné, psoriasis, insomnie, insomnies, anxiété, dépression, nausées, vomissements, diarrhée, fièvre, toux, saignements, vertiges, grippe, constipation, démangeaisons, obésité, rayure, rayures, déchirure, déchirures, taches, brûlures, bosses, fissures, trous, accrocs, éraflures, griffures',
  roles:
    'gérant, propriétaire, fondat, direct, responsable, associé, avocat, docteur, dr., médecin, dentiste, chirurgien, vétérinaire, infirmi, assistant, secrétaire, kinésithérapeute, ostéopathe, psychologue, thérapeute, professeur, enseignant, coach, moniteur, coiffeu, esthéticienne, cuisinier, chef, boulanger, pâtissier, artisan, couvreur, plombier, technicien, comptable, accueil, apprenti, président, trésori',
  kinds:
    'hôtel, auberge, gîte, gîtes, chambres d’hôtes, camping, restaurant, brasserie, bistrot, crêperie, pizzeria, café, bar, boulangerie, pâtisserie, boucherie, charcuterie, traiteur, chocolaterie, fromagerie, épicerie, primeur, cave, domaine, château, ferme, pépinière, fleuriste, librairie, bijouterie, boutique, opticien, optique, pharmacie, cabinet, clinique, clinique vétérinaire, ostéopathe, kinésithérapie, dentaire, salon, coiffure, institut, esthétique, beauté, spa, garage, carrosserie, automobiles, cycles, auto-école, taxi, ambulances, électricité, plomberie, chauffage, couverture, maçonnerie, menuiserie, peinture, serrurerie, paysagiste, nettoyage, pressing, imprimerie, photographe, studio, notaires, avocats, agence, immobilier, assurances, école, crèche, toilettage, ostéopathie, dentiste, chirurgien-dentiste, vétérinaire, kinésithérapeute, coiffeur, coiffeuse, esthéticienne, plombier, électricien, chauffagiste, serrurier, menuisier, couvreur, maçon, peintre, avocat, avocate, notaire, comptable, expert-comptable, psychologue, hypnothérapeute, naturopathe, sophrologue, podologue, photographie, déménagement',
  generic:
    "accueil, bienvenue, bienvenue à, bienvenue chez, bienvenue au, contact, à propos, qui sommes-nous, services, nos services, prestations, tarifs, carte, la carte, horaires, galerie, actualités, mentions légales, home, page d'accueil, équipe, notre équipe, menu, site officiel, site web officiel, site internet officiel, supplément",
  priceLabels:
    'honoraires, participation, tarif, tarif normal, tarif standard, plein tarif, tarif de base, fourchette, cout, montant, total, prix et duree, tarif et duree, tarifs et duree, duree et prix, duree et tarif, prix de base, tarif de base, prix habituel, prix normal, prix régulier, prix promotionnel, prix soldé, prix de vente, prix réduit, prix unitaire, prix initial, prix actuel, prix public',
  titles: 'dr, prof, maitre, me, professor',
  smallWords: 'de, du, des, la, le, les, et, l, d',
  patterns: {
    page: {
      otherHouses:
        'liens utiles|(?:(?:nos|mes|les) )*(?:amis|partenaires|points de vente|revendeurs|fournisseurs|recommandations|cliniques partenaires|cabinets partenaires|bonnes adresses|adresses)|ou (?:trouver|acheter) nos .*|nous recommandons',
      projects:
        '(?:(?:nos|mes|les|quelques|dernieres|recentes) )*(?:references|realisations|projets|chantiers)(?: recent(?:e?s))?',
      otherPlaces:
        "(?:les? |la |nos )?(?:(?:a voir|que (?:voir|visiter)|lieux a visiter|sites a visiter|sites touristiques|lieux d'interet|points d'interet|ou manger|environs|alentours)(?:,? (?:et |& )?(?:a |que )?(?:faire|voir|visiter))?(?: (?:a|au|aux|en|dans|autour|pres|de|du)(?: .*)?)?|a faire (?:et a voir )?(?:dans|aux|autour)(?: .*)?|que faire (?:autour|aux alentours|dans (?:la region|les environs)|dans le coin)(?: .*)?|(?:activites |decouvertes? |visites |tourisme )?(?:aux alentours|dans les environs|dans la region|a proximite|autour de nous)|la region|le quartier|decouvrir la region)",
      noteOpening: 'remarque|attention|important|à noter|note',
      firstPerson: 'nous|notre|nos',
      pitches:
        'avez-vous (?:deja|une|des) |vous (?:cherchez|souhaitez|voulez)|pourquoi (?:nous|nous choisir|choisir)|saviez-vous',
      ownQuestions: '(?:que|qui|comment|ou|pourquoi) (?!pouvons|devons)\\p{L}+-nous',
      invitations:
        "(?:une|des|d'autres) questions?\\s?\\?|besoin d'(?:aide|un)|pret a|vous avez (?:une|d'autres|des) questions?",
      why: 'Pourquoi',
      abbreviations: 'dr|st|av|tel|min|max|p\\.ex|mme|bd|cf',
      legalPages:
        "mentions? legales?|(?:politique de )?confidentialite|politique (?:de confidentialite|de cookies|cookies)|conditions generales(?: (?:de vente|d utilisation|d'utilisation))?|cgv|cgu|rgpd",
      legalWords: 'mentions legales|rgpd|droits reserves',
      since: 'depuis',
      onward: 'depuis|des|a partir du?|en vigueur le',
      dateArticles: 'le',
      leftovers:
        '^(?:prestation|produit) \\d{1,2}$|(?:inserez|ajoutez|indiquez|saisissez) (?:ici )?vos horaires|vos horaires ici|ici votre texte|votre texte ici|aller au contenu',
      cookieSpeakers: 'nous|ce site',
      consent: 'accepter (?:tout|les cookies)',
      leftoverHints:
        'prestation|produit|inserez|ajoutez|indiquez|saisissez|vos horaires|ici votre|votre texte|aller au|cookie|accepter',
      overriding: 'ignore[sz]|oubli\\w*',
      overridden: 'instruc\\w*|consignes|regles',
      earlier: 'precedent\\w*',
      instructions: 'instructions?(?!\\p{L})|consigne',
      toMachines:
        "(?:^|[.!?:;]\\s?)(?:transfere[zr]?|redirige[zr]?|renvoie|renvoyez|bascule[zr]?) (?:tous les |chaque )appels? (?:vers|au|a)(?!\\p{L})|\\b(?:tu es|vous etes)\\s(?:maintenant|desormais)\\sune?\\b|\\b(?:dis a|dites aux?)\\s(?:tous\\s|les\\s){0,3}(?:clients|appelants|utilisateurs)\\b|\\b(?:demande[zr]?|dis|dites|dire|promet(?:s|tez)|rembourse[zr]?|facture[zr]?|confirme[zr]?|repete[zr]?)\\b.{0,30}\\b(?:(?:l'|les |aux |des |chaque |tout |a )appelante?s?|(?:a )?ceux qui appellent|(?:a )?(?:celui|celle|quiconque|la personne) qui appelle)\\b|\\b(?:si|quand|lorsque|lorsqu') ?(?:l'|un |une |chaque |les )appelante?s? (?:demande|dit|veut|souhaite)(?:nt)?\\b|\\b(?:operat(?:eur|rice)s?|agents?|assistante?s?|robot|logiciel|systeme) de cette ligne\\b|\\brepond(?:s|ez|re)(?: toujours| uniquement)? a (?:cette|toute|chaque) question (?:par|avec|que)\\b|\\b(?:tu dois|vous devez) (?:toujours |seulement )?dire (?:[\"“„«]|que (?:nous (?:sommes|avons|n\'|fermons)|tout |c\'est (?:gratuit|ferme))|(?!(?:si|ou|non|oui|quand|quoi|bonjour|merci|tout|rien|combien|comment|pourquoi|lequel|laquelle)(?!\\p{L}))\\p{L}+\\s?(?=$|[.!?;,)]))",
      machines: 'ia[-\\s](?:assistant\\w*|agent\\w*|modele\\w*)',
      machineVerbs: 'doit|dois|devez|repond\\w*|ignor\\w*|dis\\b',
      addressees:
        "(?:assistants?|agents?|modeles?|systemes?|robots?)(?: (?:vocaux|vocal|virtuels?|conversationnels?))?(?: d')? ?(?:ia|intelligence artificielle)|ia[- ](?:assistants?|agents?|modeles?)|(?:grands? )?modeles? de langage|intelligences? artificielles?|chatbots?|assistants? (?:vocaux|vocal|virtuels?)|(?:ro)?bots? (?:vocal|vocaux|telephoniques?)",
      machineNames: 'ia|ias',
      besideMachines: 'robotique|programmation|donnees|automatisation',
      calling: "a|aux?|a l'attention|attention|cher(?:e?s)?|chere|bonjour|pour",
      remarks: 'notes?|avis|messages?|instructions?|informations?|consignes?|remarques?|precision',
      remarksTo: "pour|aux?|a|destinee?s? aux?|a l'attention",
      whichMachines: "tous|toutes|tout|toute|les|des|du|de|l'|la|le|chaque|une?",
      readsThis:
        '(?:qui (?:lisent|lit|lirai\\w*|analyse\\w*|traite\\w*|resume\\w*)|lisant|en train de lire) (?:ceci|cela|cette|ce|ces)',
      ifYouAre: 'si (?:tu es|vous etes)',
      orderVerbs:
        'dis|dites|donne[zr]?|annonce[zr]?|repond(?:s|ez)|pretend(?:s|ez)|indique[zr]?|ne (?:dis|dites|donne|donnez) (?:jamais|pas)',
      machinePosts: 'systeme|assistant|agent|bot|robot|standardiste|receptionniste',
      receivers:
        "systemes? automati(?:que|se)s?|logiciels? (?:d'accueil|de reception|telephoniques?|vocaux|vocal|de standard)",
      rulings: 'regles?|politiques?|ordres?',
      comments: 'commentaires?|(?:reponses? a|reflexions? sur) (?=["“„«])',
      machineHints:
        "ia-|ia |ia:|ia,|ia!|l'ia|assistant|agent|modele|systeme|intelligence|chatbot|logiciel|robot|bot|standardiste|receptionniste",
      voiding:
        'ne (?:tenez|tiens|tenir) (?:pas|aucun) compte (?:de|du|des)|faites abstraction (?:de|du|des)|fais abstraction (?:de|du|des)|neglige[sz]|ne (?:suivez|suis) pas',
      voided:
        "(?:(?:tout|toutes?|tous|le|la|les|ce|cela|textes?|contenus?|informations?|qui|que|est|etait|a|ete|ecrite?|dite?|indiquee?|figure) ){0,6}(?:ci-dessus|ci-avant|plus haut|precede|precedemment|au-dessus)|(?:(?:tout|toutes?|tous|le|la|les) ){0,2}(?:textes?|contenus?|informations?|contexte) precedent\\p{L}*|(?:tout )?ce qu(?:e |')(?:(?:l'on|on|ils?|elle) (?:t'a|vous a|t'ont|vous ont) (?:dit|demande|appris|ordonne)|(?:tu sais|vous savez|tu as (?:lu|appris)|vous avez (?:lu|appris)))",
      goesOn: "et|maintenant|s'il (?:te|vous) plait|car|puis",
      ruledMachines:
        "assistante?s? (?:vocale?s?|vocaux|virtuel(?:le)?s?|telephoniques?)|agents? (?:vocal|vocaux|virtuels?|ia)|ia|robots? (?:telephoniques?|vocal|vocaux)|systemes? d'ia",
      machineMust: '(?:ne )?(?:doi(?:t|vent)|devra(?:it|ient)?)|ne peu(?:t|vent)',
      answersOrdered:
        "(?<!\\p{L})interdit de (?:mentionner|donner|communiquer|reveler|citer) (?:les? |la |l'|nos |notre )(?:horaires?|numero|prix|tarifs?|adresse|telephone)(?!\\p{L})|(?<!\\p{L})(?:quand|lorsqu'|lorsque|si) ?(?:on|un client|quelqu'un|les clients) ?(?:te |vous |t')?(?:demande(?:nt)?|interroge(?:nt)?)(?!\\p{L}).{0,40}, (?:dis|dites|donnez?|reponds|repondez|annoncez?|indiquez?)(?!\\p{L})|(?<!\\p{L})(?:a partir de maintenant|desormais|dorenavant),? (?:tu (?:reponds|repondras|dis|diras|es)|(?:reponds|dis|dites|repondez) (?:que|a tout|toujours|uniquement|par|non|oui))(?!\\p{L})|(?:^|[.!?:;]\\s?)ne (?:mentionne|mentionnez|donne|donnez|communique|communiquez|revele|revelez) (?:pas|jamais) (?:les? |la |l'|nos |notre )(?:horaires?|numero|prix|tarifs?|adresse|telephone)(?!\\p{L})|(?<!\\p{L})nouvelles? (?:instructions?|consignes?)\\s?:|(?<!\\p{L})messages? (?:du )?systeme\\s?[:–—]",
      secrets:
        'coordonnees bancaires|(?:numeros?|donnees|coordonnees) de (?:(?:la|leur|sa) )?carte|numeros? de compte|codes? (?:secrets?|de securite|pin)|mots? de passe|iban|rib',
      callers: "(?:l')?appelante?s?|(?:celui|celle|ceux|quiconque|personne) qui appell?e(?:nt)?",
      mustGive: 'doit|doivent|devront|devra|faut|sont|est|seront|sera|donnent|donne',
      orderHints:
        "interdit de|agent|ia|transfere|redirige|renvoie|renvoyez|bascule|ignor|oubli|instruc|consigne|tu es|vous etes|dis a|dites a|ia-|ia |assistant|agents|modele|systeme|robot|intelligence|chatbot|l'ia|appelant|l'appelant|qui appell|operateur de|operatrice de|operateurs de|l'operat|de cette ligne|repond|tu dois dire|tu dois|vous devez dire|vous devez toujours|vous devez seul|logiciel|automati|bot|standardiste|receptionniste|bots|precedent|ne tenez|ne tiens|ne tenir|faites abs|fais abs|neglige|ne suivez|ne suis|quand on|quand un client|quand quelqu|quand les clients|lorsqu|si on|si un client|si quelqu|si les clients|a partir de main|desormais|dorenavant|ne mention|ne donne|ne communiq|ne revele|nouvelle instr|nouvelles instr|nouvelles cons|nouvelle cons|message systeme|messages systeme|message du systeme",
      questionLabels: 'q|question',
      answerLabels: 'r|réponse',
    },
    hours: {
      closureHints: 'ferme|avons cesse',
      closures:
        "(?:(?:nous sommes|(?:le|la|notre) (?:magasin|boutique|cabinet|salon|etablissement|atelier) est) )?(?:(?:actuellement|malheureusement) )*(?:temporairement fermee?s?|fermee?s? (?:temporairement|provisoirement|exceptionnellement|jusqu'a nouvel (?:ordre|avis)|pour (?:travaux|cause d|raisons? |renovation|maladie))|fermeture (?:temporaire|provisoire|exceptionnelle|pour travaux|jusqu'a nouvel (?:ordre|avis))(?!\\p{L}))",
      closedForGood:
        '(?:nous (?:sommes|avons) |(?:le|la|notre) (?:magasin|boutique|cabinet|salon|etablissement|atelier) (?:est|a) )?(?:definitivement ferme|ferme(?:e?s?)? (?:definitivement|nos portes|ses portes definitivement))|fermeture definitive(?!\\p{L})|nous avons cesse notre activite',
      atTime: 'a|a partir de|des',
      alternatives: 'ou',
      reopening:
        'rouvr\\p{L}+|reouv\\p{L}+|de retour|retour|repr(?:ise|enons|endrons)|retrouv\\p{L}+|a nouveau|de nouveau',
      restOfYear: 'reste de l.annee',
      sinceDate: 'a partir d[ue]|a compter d[ue]|des(?: le)?|depuis(?: le)?',
      closingDays: 'jour de (?:fermeture|repos)|fermeture hebdomadaire|fermee? (?:le|les|tous les)',
      sessions: 'consultations?|permanences?|seances?|horaires|accueil|service',
      counted:
        'jours?(?: ouvr(?:es|ables))?|semaines?|mois|ans|nuits?|nuitees|minutes?|personnes?|convives|km',
      units: 'heures|h',
      notice: "avant|a l'avance|d'avance|de preavis",
      offices: 'bureau',
      cases: '\\bsi\\b',
      between: 'entre',
      events:
        '(?:musique|groupes?|concerts?) live|concerts?|karaoké|quiz|scène ouverte|soirées? (?:jeux|jazz|dansante|musicale)',
      activities: 'cours|ateliers?|stages?|entrainements?',
      yearly:
        '(?:en |au )?(?:ete|hiver|printemps|automne)|(?:en )?(?:basse|haute|moyenne) saison|hors[- ]saison',
      camps:
        "stages? (?:vacances|de vacances|pendant les vacances|enfants|d'ete)|colonies? de vacances|centre aere",
      online: 'en ligne|reserv(?:er|ez|ations?)|command(?:er|ez|es?)|prendre rendez-vous|prenez rendez-vous',
    },
    names: {
      subjectEnds: 'est|sont|propose(?:nt)?|vous|offre',
      foundedIn: 'depuis|fondée? en',
      officials: 'site(?: web| internet)? officiel',
      officialOf: "du|de la|de l['’]|d['’]|de",
      greetings: 'bienvenue (?:chez|à|au)',
      welcomes: 'bienvenue (?:chez|à|au|sur le site de)',
      labels: 'raison sociale',
      rights: 'tous droits',
      seats: 'à|aux?|en|près de',
      logoOf: 'de|du|des',
      openings: 'ici|pour|par',
      links: 'et',
      ands: 'et',
    },
    offers: {
      beforePrice: 'dès|à partir(?: de)?|pour|disponibles?',
      belowPrices: '(?:pour |a |à )?moins de',
      fixedPrices: '(?:au )?(?:forfait|prix fixe|tarif fixe|tarif unique)',
      articles: 'le|la|les',
      costs: "vale|coûten?t?|est de|s[’']élève à|est",
      costsHow: 'à partir de|actuellement',
      shortArticles: "l[’']",
      lasts: 'dure(?:nt)?|prend',
      itself:
        'cela|il|elle|ce soin|cette séance|séance|soin|traitement|prestation|intervention|service|visite|consultation complète|prix|tarif|coût|durée|tout',
      reckon: 'comptez|compter|prévoyez|prévoir',
      priceOf:
        "(?:(?:le|la|les)\\s)?(?:prix|tarifs?|coût)(?:\\s(?:pour|des?|du)\\s|\\sd['’])(?:(?:une?|l[ae])\\s)?",
      determiners: 'un|une|notre',
      sentenceStarts: 'économise[zr]?|ajoutez|nous|vous|si|pour|par|prix(?! fixe)|total|tel',
      forWhom: 'pour',
      orUpTo: 'à|ou',
      abbreviations: 'env|pers|min|max|bout|btl|incl|suppl|gr',
      limits: 'plus de',
      verbs: 'est|sont|avons',
      and: 'et',
      perUnit: 'par',
      elsewhere: 'là-bas',
      noNames: 'ce que|pas de(?! deux)|aucune?|nous ne|paiements?',
      bareNames: 'remarques?|n\\.?b\\.?|attention|autres?',
      included: 'avec|compris|sans',
      dangling: 'et|ou|dès|à partir de',
      vague: 'divers',
      ofAmount: 'de|à',
      largeAmounts: 'millions?|milliards?',
      opensEnd: 'de|par|à',
      amountLimits: "jusqu'à|plus de|moins de|à partir de|dès|de",
      amountEnds: '(?:et|ou) (?:plus|moins)',
      all: 'tous|toutes',
      besideOffers: 'equipe|engagements?',
      people:
        '(?:pour )?(?:hommes?|femmes?|enfants?|filles?|garcons?|dames?|messieurs|adultes?|etudiants?|seniors?|(?:tarif )?reduit|(?:non[- ])?(?:adherents?|membres?)|chiens?|chats?|chiots?|chatons?)',
      memberships: '(?:membre|adherent) (?:de|du|des)',
      papers: 'reglement interieur|regles de conduite|rapports? annuels?',
      leftOver:
        'autres (?:services|prestations|questions|soins)|courriel|adresse e-?mail|(?:sejour|duree) minim(?:um|ale?)|arrivee|depart|paiements?|(?:moyens|modes|modalites) de paiement|reglement|annulations?|caution|taxe de sejour|arrhes',
      suchAs: 'tel(?:le)?s? que|comme par exemple|par exemple|p\\. ?ex\\.',
      pageParts:
        'questions?(?: \\d+)?|reponses?(?: \\d+)?|(?:nos )?photos|images|videos?|plan d.acces|meteo|liens|(?:et )?bien (?:d.autres|plus)(?: encore)?|et beaucoup d.autres|(?:nos )?(?:prix|tarifs)|reservations?|duree|couts?|(?:prix|tarifs?) (?:de base|generaux)|description|quantite|(?:et )?autres|divers|(?:voir |plus de )(?:les |tous les )?details|planning des? \\p{L}+|emploi du temps|calendrier(?: des? \\p{L}+)?|informations(?: (?:et|pratiques|utiles|generales|importantes|complementaires|visiteurs?|clients?|patients?|contact|de contact|reservation|de reservation)){0,3}|infos(?: pratiques)?|pour commencer|premiers pas|(?:consignes|instructions)(?: (?:generales|importantes|(?:apres|avant) (?:les? |la |l.)?(?:soins?|seances?|visites?|traitements?|operations?)|post-operatoires|pre-operatoires|aux (?:patients|clients)|pour les (?:patients|clients)|de reservation))?|formulaires?(?: (?:de )?(?:contact|reservation|client|patient|inscription)| d.inscription)?|telechargements?|tous (?:nos|les) (?:services|produits|soins)|toutes (?:nos|les) (?:chambres|prestations|formations)',
      guarantees: 'garantie',
      years: 'ans?|mois',
      praise:
        '(?:large|vaste|grand) choix(?: .+)?|(?:service|accueil|equipe) (?:rapide|soigne|chaleureux|professionnel(?:le)?|personnalise|de qualite)',
      marks: 'vegane?|vegetarien(?:ne)?|sans gluten|sans lactose|euros?',
      badges:
        'nouveau|nouvelle|nouveaute|populaire|(?:le |la |les )?plus (?:populaire|vendu|demande|choisi)e?s?|best ?sellers?|recommandee?|coup de c(?:oe|œ)ur|meilleure vente|favoris?|promo(?:tion)?|epuise',
      bringAlong:
        '(?:a|quoi|faut|devez|veuillez|merci d.|prevoir d.) ?apporter|apportez|a prevoir|liste de bagages',
      tellsToAct:
        "(?:reservez|commandez|achetez|demandez|inscrivez-vous|prenez)(?!\\p{L})|(?:reserver|commander|acheter|demander|choisir)\\s(?:cet?|cette|votre|mon|ma|une?|le|la|l'|en ligne|maintenant|ici)|s'inscrire",
      linkVerbs: 'reserver|commander|acheter',
      sizes: '(?:tres )?(?:petite?s?|moyen(?:ne)?s?|grande?s?)|geante?s?|mini',
      processes:
        "(?:les )?(?:\\S+ )?etapes (?:de |du |d').*|(?:le )?deroulement(?: .*)?|comment (?:ca |se )(?:marche|passe|deroule)(?: .*)?",
      stages:
        '(?:prise de |premier )?(?:contact|rendez-vous)|visite|inspection|diagnostic|devis|planification|preparation|realisation|execution|controle (?:de )?qualite|livraison|remise|suivi',
      portions: 'verre|bouteille|pichet|carafe|portion',
      periods:
        '(?:(?:1/2|½|une?|la|le|demi|demie|chaque|\\d{1,3})[ -])*(?:jours?|journee|nuits?|nuitee|semaines?|week-?end|mois|heures?|an|annee|saison)(?: (?:supplementaire|entiere?))?|mensuel|hebdomadaire|annuel',
      periodLeads: 'le|la',
      timeLimits: 'avant|apres|jusqu.a|des',
      seasons: '(?:basse|haute|moyenne|hors|mi)[- ]saison|ete|hiver|printemps|automne',
      hairLengths: '(?:cheveux )?(?:courts?|mi-longs?|longs?|tres longs?)',
      pieces: 'pieces?',
      rooms: 'chambres?',
      vehicles:
        'citadines?|berlines?|breaks?|suvs?|4x4|monospaces?|utilitaires?|fourgons?|camionnettes?|motos?|camping-cars?',
      ages: "(?:l'âge de )?# ans",
      conditions: 'sur (?:demande|rendez-vous)|si (?:possible|nécessaire|besoin)|pour (?:les )?patients? .+',
      inches: 'pouces?',
      minutesAndHours: 'min(?:utes?)?\\.?|h|heures?',
      sittings: 'individuel|seance|duo|solo',
      ranges: 'à',
      unitLeads: 'par',
      leastPrices: 'à partir de',
      suffixes: 'tions?|ments?|ages?|erie|therapie|ure|ures|ire|logie|iatrie|massages?|tique',
      pairOpens: 'du',
      units:
        "(?:(?:de |par )?l')?heure|(?:par |la |de la )(?:nuit|semaine|seance|personne|piece|part|demi-heure|minute|bouteille|portion)|(?:par |le |du )(?:jour|mois|metre|m²|m2|kilo|kg|litre|metre carre|cours)|l'(?:unite|an)|(?:/|par )pers\\.?|mensuel(?:s|le|les)?",
      minimums: '(?:au |un )?minimum(?: de)?|min\\.|au moins',
      firstUnits: '(?:pour )?la premiere (?:demi-)?heure|le premier jour',
      taxNotes:
        '(?:\\+|hors|sans|plus) ?(?:la )?(?:tva|taxes?)|ht(?:va)?|ttc|tvac|tva (?:incluse|comprise|non comprise|en sus)',
      adding: 'ajoute[rz]?|supplement',
      besides: 'plus|hors|en sus',
      including: 'y compris|incluant|inclus|non compris|incl\\.?',
      extras:
        '(?:extra|en plus|de plus|en supplément|de supplément|supplémentaires?)(?: (?:que|pour|par) [^.,;:()]{1,30})?',
      demonstratives: 'ce|cet|cette|ces',
      ofThis: 'pour cela|de cel(?:ui|le)-ci|de (?:ce|cet|cette) \\p{L}+',
      youPay: 'vous (?:payez|paierez|réglez)|nous (?:facturons|demandons)',
      clauseStarts: "cela|ceci|c[’']est|lorsque|donc|ensuite|toutefois|cependant|puisque|elles?|ils",
      likes: '(?:aime|adore|se passionne pour|est passionnée? (?:de|par))',
      freeTime: '(?:son|mon|leur) temps libre|(?:ses|mes|leurs) (?:loisirs|passe-temps)',
      symptoms: "symptomes?|signes (?:d'alerte|avant-coureurs|cliniques|de)",
      audiences:
        '(?:ideal|ideale|ideaux|ideales|parfaits?|parfaites?) pour|(?:pour qui|a qui s.adresse)(?: .+)?',
      homeParts:
        "chambres?|salles? (?:de bains?|d'eau)|(?:wc|toilettes)|lits?(?: doubles?)?|couchages|personnes|etages?",
      regions:
        '(?:la |notre |nos )?(?:region|environs|alentours|tourisme|visites)(?: .+)?|aux alentours|(?:a )?decouvrir(?: .+)?|que faire(?: .+)?|autour de .+',
      biographies:
        "centres d'interet|biographie|mon parcours|curriculum vitae|formations? (?:et|&) (?:diplomes?|experiences?)|(?:mes )?diplomes?(?: (?:et|&) formations?)?|parcours (?:professionnel|universitaire)",
      allPrices: '(?:(?:tous|nos|les|ces) )*(?:prix|tarifs)',
      holdsTaxes: '(?:comprennent|incluent)',
      leavesOutTaxes: "(?:ne comprennent|n'incluent|ne comportent) pas",
      taxes: 'tva',
      taxedNote: 'avec',
      untaxedNote: 'hors',
      startingPrices: 'prix de depart|prix minimums?',
      startsFrom: 'a partir de',
      guidePrices: 'indicatifs?|a titre indicatif|peuvent varier',
      guideNote: 'environ',
      perPerson: 'par personne',
    },
    contact: {
      formerly:
        'ancien(?:ne|s|nes)? (?:adresse|local|locaux|numero|cabinet|magasin|boutique|siege|salon|telephone|ligne)|(?:adresse|numero) precedente?|(?:precedemment|auparavant|anciennement) (?:au|a|situee?s?|dans)|(?:demenage|transfere|quitte) (?:du|de|le|la|notre)|nous etions (?:au|a|situes|dans)|(?:^|[.;|] ?)(?:avant|auparavant|ancienne?) ?:',
      formerlyBehind: "n(?:'est|e fonctionne|e sont|'existe) plus",
      nowadays: 'au|vers|nouvel(?:le)?s?|nouveaux?|desormais|maintenant|a present|actuel(?:le)?',
      beside:
        '(?:parking|gare|arret|station|aeroport|pharmacie|hotel|metro)(?: [a-z]+)? (?:le|la) plus proche|nous (?:sommes|nous trouvons) (?:juste )?(?:en face d[eu]s?(?: la)?|a cote d[eu]s?(?: la)?|derriere)(?= .{3,40},)|prochaine? (?:salon|foire|marche|exposition|concert|atelier|stage|evenement) (?:est|aura lieu|se tient|se tiendra)',
      estateLeads:
        "z\\.? ?[aic]\\.?|zone (?:industrielle|artisanale|commerciale|d['’]activit[ée]s?)|parc d['’]activit[ée]s?|centre commercial",
      callCosts: '(?:appel|numero) (?:gratuit|non surtaxe|local)|(?:prix|cout) d.un appel|non surtaxe',
      templateAddresses: "(?<!\\p{L})(?:rue|avenue) (?:de l'|d')?exemple|nom de (?:la |votre )?rue",
      directLines: '(?:ligne |tel(?:ephone|\\.)? |numero )?directe?',
      phones: 'tels?|telephone|mobil[a-z]{0,8}|mob|au numero|appelez|joindre',
      phonesGlued: '[Tt]él(?:éphone)?|[Ff]ixe|[Mm]obile|[Pp]ortable',
      whenClosed:
        '(?:en )?dehors (?:des|de ces|de nos|de) (?:horaires|heures)|(?:lorsque|quand|si) (?:le cabinet|la clinique|nous) (?:est|sommes) fermee?s?',
      emergencies:
        'centre anti-?poisons?|sos medecins|(?:medecin|dentiste|veterinaire|pharmacie|maison medicale) de garde',
      extensions: 'poste',
      atInBrackets: 'chez|arobase',
      dots: 'point',
      mailLabels: 'e-?mail|mail|courriel|mél|contact',
      postBoxes: 'bo[iî]te postale|b\\.?p\\.?(?= ?\\d)',
      addressLabels: 'adresse|où nous trouver',
      addressLeads: '[Aa]dresse|[Ss]iège social',
      streetLeads: 'adresse|à|au|en',
      partLabels: 'Ville|Code postal',
      behindAddresses: 'tel\\.?|tél(?:éphone)?|fax|mob(?:ile)?|e-?mail|mail|contact[a-z]{0,3}|menu',
      labelsBehind: 'tel(?:éphone|ephone)?|fax|mobile|e-?mail|mail|entrée|accès',
      shortLabels: 'tel|mob|fax',
      townLeads: 'à|en',
      townOpenings: 'à|en|de',
      blockLeads: 'en|à',
      leadEnds: 'en|à',
      streets:
        '\\brue\\b|avenue|\\bav\\.|\\bav\\b|boulevard|\\bbd\\b|\\bbd\\.|\\bboul\\b|\\bplace\\b|chemin|\\bquai\\b|impasse|\\broute\\b|\\bcours\\b|\\bsquare\\b|chauss[ée]e|\\blieu[- ]dit\\b|\\brang\\b|\\bzac\\b',
      streetOpenings: 'rue|avenue',
      streetParticles:
        'de|du|des|la|le|les|l|et|sur|sous|n|bis|ter|st|rue|avenue|place|chemin|route|impasse|bd',
      townParticles: 'de|la|le|les|sur|sous|en',
      houseParts: 'b[âa]t(?:iment)?|bureau|local',
      shortHouseParts: 'bte|escalier|hall|lot|porte',
      floors: 'étage',
      namedFloors: 'rez-de-chauss[ée]e|rdc|fond de (?:la )?cour|sous-sol',
      doors: 'gauche|droite',
      codeLabels: 'c\\.? ?p\\.?',
      quarters: 'quartier',
      hamlets: 'lieu[- ]?dit|le bourg|hameau|centre commercial|place (?:d|de|du|des)',
      registers: 'rcs|siret|siren|tva|identification fiscale',
      otherNumbers: 'siret|siren|rcs|tva',
    },
    statements: {
      policyLists:
        '(?:moyens?|modes?|facilites) de (?:paiements?|reglements?)(?: acceptes)?|paiements?(?: acceptes)?|nous acceptons|(?:mutuelles|assurances)(?: (?:acceptees|partenaires))?',
      remarkLists: '(?:nos |les )?equipements?|commodites|langues(?: parlees)?',
      rules:
        "(?:check-? ?(?:in|out)|arrivees?|departs?)\\b[^.]{0,40}\\d+ ?(?:h|:)|(?:sejour|commande|age|duree|location|reservation) minim\\w+|minimum (?:de )?\\d|\\d+ (?:nuits?|personnes|heures) (?:au )?minimum|minimum \\d+ (?:nuits?|personnes)|maximum (?:de )?\\d+ (?:personnes|chiens)|enfants?\\b[^.]{0,60}\\b(?:gratuit\\w*|accompagne\\w*|bienvenus?|acceptes?)\\b|gratuit pour les enfants|reserve aux adultes|(?:personne|nuit|lit|heure) supplementaire|(?:supplement|taxe de sejour|frais de (?:menage|deplacement|livraison|dossier|annulation|port)|majoration)\\w*|(?:acompte|arrhes|caution|depot de garantie) (?:de|est|sera|vous|demande\\w*)\\b|(?:demandons|exigeons) (?:\\S+ ){0,3}(?:acompte|arrhes|caution)|vaccinee?s?\\b|vaccins? (?:a jour|obligatoires?)|carnet de (?:vaccination|sante)|sterilisee?s?\\b|vermifugee?s?\\b|(?:pas|plus|ni) (?:de |d'|les |acceptes?|admis)\\s?(?:cheques?|cartes?|carte bancaire|paiement|remboursement|animaux|chiens|nouveaux|especes)?\\b[^.]{0,30}(?:accept\\w+|admis\\w*|autoris\\w+|rembours\\w+|cheques?|cartes?|animaux|chiens|patients)|(?:ne sont|n'est|ne seront|ne sera) (?:\\S+ )?(?:pas|plus) (?:accept\\w+|admis\\w*|autoris\\w+|rembours\\w+|possible\\w*)|interdit\\w*|non[- ]fumeurs?|(?:uniquement|seulement|exclusivement) (?:sur (?:rendez-vous|reservation|commande)|par (?:telephone|whatsapp|sms|cheque)|en especes)|(?:sur (?:rendez-vous|reservation|commande)|par telephone|en especes) (?:uniquement|seulement|exclusivement)|(?:reservations?|rendez-vous|commandes?|annulations?|inscriptions?)\\b[^.]{0,50}\\b(?:uniquement|obligatoires?|au moins|a l'avance|minimum|doi(?:t|vent)|par telephone|indispensable\\w*)|\\d+ ?(?:h|heures|jours|semaines) (?:a l'avance|avant|de preavis|a l'avance)|(?:premier|premiere) (?:\\S+ )?(?:consultation|rendez-vous|seance|cours|entretien)\\b[^.]{0,25}(?:gratuit\\w*|offert\\w*)|(?:cours|seance) d'essai (?:gratuit\\w*|offert\\w*)|(?:hors|plus|taxes? non|tva non|sans) (?:taxes?|tva|comprise?s?)|taxes? (?:en sus|non comprises?|comprises?|incluses?)|tva (?:comprise|incluse|en sus)|complets?\\b[^.]{0,40}(?:jusqu|saison|annee|ete)|liste d'attente|(?:plus|pas) de (?:nouveaux|nouvelles) (?:patients?|clients?|patientes)|livraisons?\\b[^.]{0,40}\\b(?:gratuite\\w*|offerte\\w*|a partir|minimum|uniquement|dans un rayon|jusqu)|rayon de \\d+|(?:les )?(?:chiens|animaux|clients|patients|participants|enfants|voyageurs|hotes) (?:\\S+ ){0,2}doivent\\b|(?:merci de|veuillez|priere de) (?:bien vouloir )?(?:arriver|prevenir|nous prevenir|annuler|apporter|respecter|signaler|ne pas)|(?:solde|reglement|paiement|facture)s? (?:est|sont|a|s'effectue\\w*) (?:\\S+ ){0,2}(?:du|due?s?|regler|exigible|payable|l'arrivee|la commande|la reservation)",
      forms:
        "doi(?:t|vent)|devez|veuillez|merci de|uniquement|seulement|pas|non|ne|n'\\w+|jamais|dans les|au moins|jusqu'\\w+|gratuit\\w*|offert\\w*|accept\\w+|admis\\w*|bienvenus?|autoris\\w+|possible\\w*|disponibles?|compris\\w*|inclus\\w*|coute|pouvez|avant|a l'avance|par|sans|payant\\w*|demand\\w+|exig\\w+|offrons|proposons|livrons|prives?|facture\\w*|valables?|il y a",
      ruleHeadings:
        '(?:regles?|reglement|conditions|consignes)(?: \\S+){0,4}|bon a savoir|a savoir|(?:informations? )?importante?s?|avant (?:de|votre) \\S+|annulations?|modalites(?: \\S+){0,3}',
      ruleLabels:
        'check-? ?(?:in|out)|arrivees?|departs?|(?:sejour|commande|age) minim\\w+|acompte|arrhes|caution|annulations?|animaux(?: de compagnie)?|chiens|fumeurs?|(?:moyens? de |modes? de )?(?:paiements?|reglements?)|menage|frais de \\S+|taxe de sejour|livraisons?|parking|stationnement|(?:personne|lit) supplementaire',
      bareRules: 'minimum|maximum|doi(?:t|vent)|uniquement|obligatoires?|gratuit pour',
      pointsBack:
        "ce(?:s|t|tte|ci|la)?|c'est|il(?! (?:est|faut|n\'|y))|elles?|ils|celui-ci|celle-ci|dans ce cas|sinon|a defaut|passe ce delai",
      cutOff:
        'de|du|des|la|le|les|un|une|et|ou|avec|par|pour|en|a|au|aux|doit|doivent|est|sont|votre|notre|dans',
      namesakes:
        "assuranc\\w+ (?:de|que)|business\\w*|train de|gare a\\b|secteur (?:d'activite|de la|du)|artisan(?:al\\w*|at)\\b|accessibles? a tous|prix accessibles?|(?:chaque|tous les|les) proprietaires? de|l'oeil du proprietaire|champs? (?:\\S+ )?obligatoires?",
      lives:
        "diplome\\w*|universite|etudes|ne(?:e)? (?:a|en)|carriere|enfance|mariee?|passionne\\w*|hobby|parcours|licence (?:de|en)|m'a impressionn\\w+|loisirs",
      myself: "je|j'\\w+|mon|ma|mes|m'\\w+|moi",
      chatter: 'saviez-vous|imaginez',
      foremost:
        'paiements?|cartes? bancaires?|especes|cheques?|urgences?|langues?|nous parlons|certifi\\w+|agree\\w*|conventionne\\w*',
      negations: 'pas|non|ne|ni|sans|jamais|plus de',
      access: 'accessib\\w+|fauteuil|mobilite reduite|pmr|handicap\\w*',
      aboutMe: 'a propos de moi|qui suis-je|mon histoire|mon parcours',
      askers: 'vous|est|ce|que|qu|on',
      fillers: "s'il|vous|plait|svp|merci|toujours|aussi|le|la|les|un|une|des|notre|nos|nous|est|sont|ici",
    },
  },
};
