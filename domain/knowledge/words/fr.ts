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
  dayInitials: 'L - - J V S D',
  dayGroups: {
    everyDay: 'tous les jours, chaque jour, 7j/7, 7 jours sur 7, quotidiennement, 7j sur 7, 7/7',
    weekdays: 'en semaine, jours ouvrables, jours ouvrés, jours de semaine, la semaine',
    weekend: 'week-end, weekend, week-ends, le week-end, weekends',
    holidays: 'jours fériés, fériés, jour férié',
  },
  hours: {
    through: "à, au, jusqu'à, jusqu’à, jusqu'au, jusque, a",
    and: 'et, puis, &, ainsi que',
    from: 'de, dès, à partir de, entre, du, le, les',
    open: 'ouvert, ouverte, ouverts, ouvrons, horaires',
    closed: 'fermé, fermée, fermés, fermeture, fermé le, fermeture hebdomadaire, repos',
    except: 'sauf, sauf le, excepté',
    allDay: '24h/24, 24 h/24, 24h sur 24, 24/24, 24/7, 24 heures sur 24',
    noon: 'midi',
    midnight: 'minuit',
    late: 'tard, fermeture, tard dans la nuit',
    aside:
      'dernière entrée, dernier service, dernières commandes, dernière commande, dernière admission, fermeture de la cuisine',
    appointment: 'sur rendez-vous, sur rdv, uniquement sur rendez-vous, sur rendez vous',
    telephone:
      'joignable par téléphone, joignables par téléphone, permanence téléphonique, accueil téléphonique, standard téléphonique, secrétariat téléphonique',
    clock: 'h, heures, heure, hrs',
    am: '',
    pm: '',
    filler:
      "ouvert, ouverte, ouverts, ouvrons, nous, sommes, horaires, horaire, ouverture, heures, d'ouverture, d’ouverture, du, le, les, de, matin, soir, après-midi, non, stop, sans, interruption, en, continu, la, et, notre, nos, est, boutique, magasin, salon, uniquement, aussi, seulement, toute, journée, vous, accueillons, accueille, accueillent, reçoit, recevons, chaque, tous, général, généraux",
    purpose:
      'cuisine, midi et soir, déjeuner, dîner, petit-déjeuner, petit déjeuner, petits-déjeuners, brunch, terrasse, accueil, réception, urgences, urgence, livraison, livraisons, retrait, check-in, check-out, arrivée, arrivées, départ, départs, téléphone, secrétariat, standard, dépannage',
    houses:
      'bureau, magasin, boutique, atelier, cabinet, restaurant, salon, pharmacie, institut, café, bar, service, consultations, piscine, spa',
    served: 'servi, servie, servis, servons, proposé, sert',
    others:
      'en dehors des heures, en dehors de ces horaires, en dehors des horaires, pharmacie de garde, médecin de garde, maison médicale, sos médecins, centre antipoison, le plus proche, la plus proche',
    season:
      'été, hiver, printemps, automne, saison, noël, vacances, vacances scolaires, premier, deuxième, dernier, un, par mois, du mois, sur deux, hors saison',
  },
  months:
    'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, janv, févr, avr, juil, sept, oct, nov, déc',
  headings: {
    hours:
      "horaires, horaires d'ouverture, horaires d’ouverture, nos horaires, heures d'ouverture, heures d’ouverture, ouverture, horaire",
    timetable:
      'planning, cours, planning des cours, événements, evenements, agenda, calendrier, stages, ateliers, programme, concerts, emploi du temps',
    services:
      'services, nos services, prestations, nos prestations, carte, la carte, notre carte, menu, menus, tarifs, nos tarifs, prix, soins, spécialités, produits, chambres, boissons, plats, desserts, entrées, savoir-faire, activités, plats principaux',
    prices: 'tarifs, tarif, prix, nos tarifs, nos prix, grille tarifaire',
    serviceMenus:
      "services, nos services, prestations, nos prestations, soins, nos soins, traitements, thérapies, spécialités, domaines d'intervention, nos métiers, cours, nos cours, formations",
    offerCards:
      'ce que nous faisons, ce que nous proposons, nos spécialités, nos formules, formules, nos offres, nos activités, savoir-faire, nos savoir-faire',
    asides:
      "pourquoi nous, pourquoi choisir, nos valeurs, notre philosophie, notre histoire, nos engagements, comment ça marche, équipements, dans la chambre, dans les chambres, dans votre chambre, inclus, comprend, ce qui est inclus, notre équipe, l'équipe, galerie, actualités, partenaires, marques, moyens de paiement, suivez-nous, newsletter, atouts, vos avantages, liens utiles",
    areas:
      "zone d'intervention, zones d'intervention, secteur, zones desservies, zone de livraison, secteurs",
    faq: 'faq, questions fréquentes, foire aux questions, questions, questions / réponses, vos questions',
    testimonials:
      "avis, témoignages, avis clients, ils parlent de nous, ce que disent nos clients, livre d'or",
    contact:
      "contact, nous trouver, où nous trouver, adresse, accès, coordonnées, nous contacter, plan d'accès, contactez-nous, venir, venez nous voir, nous rendre visite, nous situer, notre adresse, situation",
  },
  phone: {
    phone: 'téléphone, téléphones, tél, tel, portable, mobile, appelez-nous, appelez le, t',
    fax: 'télécopieur, fax, télécopie',
  },
  price: {
    from: 'à partir de, dès, de',
    upTo: "jusqu'à",
    upward: 'et plus',
    onRequest: 'sur demande, sur devis, prix du marché, selon arrivage, nous consulter',
    free: 'gratuit, gratuite, offert, offerte, gratuits',
    per: "par, la, le, l', /, chaque",
  },
  notServices:
    'capital social, taxe de séjour, taxe, livraison, acompte, caution, arrhes, annulation, minimum, remise, réduction, bon cadeau, chèque cadeau, tva, total, supplément, pourboire, frais',
  slogans:
    'nous, notre, nos, vous, votre, vos, pourquoi, comment, plus que, bienvenue, découvrez, étape, rencontrez, on',
  policy:
    'annul, rembours, acompte, arrhes, caution, parking, stationnement, garer, animaux acceptés, animaux admis, animaux ne sont, animaux sont, chiens sont, chiens acceptés, chiens bienvenus, chiens ne sont, paiement, carte bancaire, cartes bancaires, espèces, chèque, tickets restaurant, titres-restaurant, assurance, garantie, allerg, minimum de commande, livraison, livrons, sans rendez-vous, retard, fumer, bon cadeau, mutuelle, carte vitale',
  other:
    "secteur, zone d'intervention, nous intervenons, intervenons, nous parlons, langues, accessible, fauteuil, mobilité réduite, pmr, fondé, entreprise familiale, maison familiale, gérant, propriétaire, patron, certifi, ans d'expérience, wifi, wi-fi, végan, végétarien, sans gluten, réserv, urgence, métro, bus, gare, nouveaux patients, artisan",
  questions:
    'quel, quelle, quels, quelles, comment, quand, où, pourquoi, qui, est-ce, puis-je, peut-on, faut-il, avez-vous, acceptez-vous, proposez-vous, combien, y a-t-il, dois-je, faites-vous, livrez-vous, que, prenez-vous',
  credits:
    'site réalisé par, réalisation, création, conception, site créé par, webdesign, powered by, crédits, crédit photo, photos, création site, site internet réalisé, réalisé par, conçu par, site conçu par, développé par, agence web, création de site, création du site, webmaster, site web par, site par, propulsé par, crédits photos',
  thirdParties:
    'étude voisine, cabinet voisin, voisine, indépendante de la nôtre, nous recommandons, nous vous recommandons, fabricant, établissement partenaire, hébergeur, hébergé, hébergée, hébergement du site, hébergement, médiateur, médiation, cnil, chambre de métiers, chambre des métiers, ordre national, conseil national, tribunal, greffe, samu, pompiers, police, gendarmerie, taxi, taxis, office de tourisme, nos voisins, assureur, assurance responsabilité, directeur de la publication, responsable de publication, créateur du site, mairie',
  calls:
    "lire la suite, en savoir plus, voir plus, plus d'infos, plus d'informations, découvrir, réserver, réserver maintenant, je réserve, prendre rendez-vous, commander, ajouter au panier, acheter, contactez-nous, nous contacter, demander un devis, voir la carte, voir le détail, cliquez ici",
  offered:
    'abonnement, accompagnement, accueil, acupuncture, agencement, amenagement, analyse, animation, aromatherapie, assistance, assurance, atelier, audit, baguette, balayage, barbe, beaute, bijou, bilan, blanchiment, boisson, boulanger, brushing, buffet, burger, cafe, carrelage, chambre, charpente, chaudiere, chauffage, chirurgie, chocolat, climatisation, coaching, cocktail, coiff, coiffage, coloration, composition, conception, conseil, construction, consultation, controle, coupe, couleur, couronne, cours, couture, couverture, creation, cuisine, curage, debarras, decor, degustation, demenagement, depannage, depistage, depose, dessert, detartrage, devis, diagnostic, dietetique, diner, divorce, drainage, droit, echographie, elagage, electricite, encadrement, enduit, entree, entretien, epilation, esthetique, etancheite, evenement, examen, expertise, extension, extraction, facade, fermeture, fleur, formation, forfait, fromage, fruit, galette, garde, gateau, gateaux, gel, gommage, glace, gravure, gros, hebergement, hydrafacial, hypnose, implant, impression, initiation, installation, isolation, jardin, laser, lavage, lecon, lissage, livraison, location, maconnerie, maintenance, manucure, maquillage, mariage, massage, mecanique, mediation, menage, menuiserie, meche, menu, mise en beaute, modelage, montage, naturopathie, nettoyage, onglerie, orthodontie, osteopathie, pain, parage, patisserie, paysag, pedicure, peinture, permanente, petit dejeuner, photo, physio, pilates, piscine, pizza, plat, platrerie, plomberie, poisson, pose, portrait, pressing, prothese, psychotherapie, ramonage, reeducation, reflexologie, renovation, reparation, repas, repassage, restauration, revision, salade, sandwich, sauna, seance, securite, sejour, serrurerie, service, shiatsu, shampooing, sophrologie, soin, soupe, spa, suivi, surveillance, tarte, taille, tatouage, taxi, teinture, terrassement, therapie, toilettage, toiture, tonte, traduction, traitement, traiteur, transport, travaux, vaccin, vente, viande, vidange, vidéo, viennoiserie, vin, visite, vitrerie, voyage, yoga',
  generic:
    "accueil, bienvenue, bienvenue à, bienvenue chez, bienvenue au, contact, à propos, qui sommes-nous, services, nos services, prestations, tarifs, carte, la carte, horaires, galerie, actualités, mentions légales, home, page d'accueil, équipe, notre équipe, menu",
};
