/** French. */
import type { Topics } from './types.ts';

export const fr: Topics = {
  access:
    'fauteuil roulant, accessible, accessibilité, handicapé, mobilité réduite, pmr, rampe, escaliers, marches, ascenseur, plain pied, rez de chaussée, poussette, handicap, handicapés, monter les escaliers, sans marche',
  age: 'âge minimum, à partir de quel âge, limite d âge, moins de, quel âge, âge minimal, avoir quel âge',
  airport: 'aéroport, transfert, navette',
  alcohol: 'alcool, vin, bière, boissons, cocktails, bar',
  allergy: 'allergie, allergies, sans gluten, intolérance, allergènes, sans lactose',
  arrival:
    'arriver, arrivée, arrivées, entrer, check in, remise des clés, récupérer les clés, entrer dans la chambre, dans la chambre, dans le gîte, dans le logement',
  booking:
    'réserver, réservation, rendez vous, sans rendez vous, sur rendez vous, à l avance, prendre rendez vous, inscription, prévenir, commande à l avance',
  brand: 'marque, marques, produits, gamme, fabricant, gammes',
  breakfast: 'petit déjeuner, demi pension, pension complète, petits déjeuners',
  bring:
    'apporter, amener, tenue, matériel, équipement, serviette, radios, ordonnance, prévoir, carte vitale, habiller, vêtements, apportez, prendre quelque chose, munir, munissez',
  calling:
    'appeler, joindre, téléphoner, par téléphone, appelez nous, au téléphone, permanence téléphonique, joignable, secrétariat',
  cancel:
    'annuler, annulation, décommander, reporter, déplacer, empêchement, désister, rendez vous manqué, non honoré, ne viens pas, heures à l avance, absence, peux pas venir, pouvons pas venir, peut pas venir, peux plus venir, conditions d annulation, changer la date, changer de date, changer le jour',
  capacity:
    'personnes, places, capacité, couverts, convives, invités, loger, accueillir, couchages, couchage, lits, on peut être combien, combien on peut être, on est combien, combien peut on être, vous pouvez accueillir combien, combien de personnes, combien de monde, combien au maximum, maximum de personnes, taille du groupe, groupes jusqu, groupe peut être',
  children:
    'enfants, enfant, bébé, famille, chaise haute, fils, fille, ados, petits, nourrisson, menu enfant, nourrissons',
  deliver: 'livrer, livraison, expédier, envoi, expédition, livré, livraisons, colis',
  departure:
    'départ, départs, devons partir, faut partir, doit partir, peut partir, devez partir, repartir, libérer, quitter, check out, rendre les clés, libérer la chambre, rendre la chambre',
  deposit:
    'acompte, arrhes, caution, dépôt de garantie, avance, payer d avance, quelque chose d avance, payer à l avance, paiement d avance',
  discount:
    'réduction, remise, promotion, étudiants, tarif réduit, tarif étudiant, seniors, carte de fidélité, promo, offre, #percent',
  distance:
    'loin, à pied, à quelle distance, minutes à pied, km de, kilomètres, km du, kilomètre, km des, à combien, proximité, à deux pas',
  emergency:
    'urgence, urgences, dépannage, urgent, 24h, de garde, jour même, panne, remorquage, dépanner, fuite',
  experience:
    'expérience, années d expérience, #age, fondée, depuis des années, générations, créée, savoir faire',
  extraPerson:
    'personne supplémentaire, personne en plus, personne de plus, troisième personne, supplément, lit supplémentaire, lit d appoint, sommes trois, une personne en plus, personnes supplémentaires',
  finance: 'plusieurs fois, financement, mensualités, facilités de paiement, échelonner, en trois fois',
  guarantee: 'garantie, garanti, garanties, décennale',
  homeVisit:
    'à domicile, chez moi, déplacement, nous nous déplaçons, chez vous, vous déplacez, domicile, visite à domicile, déplacer',
  insurance:
    'mutuelle, assurance, assurances, sécurité sociale, remboursé, conventionné, secteur, tiers payant, remboursement, carte vitale, mutuelles, honoraires, convention',
  jobs: 'emploi, recrutement, embauche, candidature, stage, recrute, apprenti, recrutez, recrutons, travailler chez vous, travailler pour vous, avez du travail, offre d emploi, embauchez, embauchons, poste à pourvoir',
  language: 'langue, langues, parler, parle, parlons, anglais, espagnol, allemand, italien, polonais',
  licence:
    'agréé, certifié, diplômé, agrément, qualifié, diplôme, label, rge, diplômée, certification, siret, siren, numéro de tva, rbq, licenciés, licencié, licence rbq, numéro de licence, numéro d agrément, assermenté, qualifélec, qualibat, accrédité, immatriculé',
  membership: 'abonnement, adhésion, adhérent, engagement, cotisation, carte, licence, inscription',
  moved: 'déménager, déménagé, déménagement, nouveaux locaux, nouvelle adresse',
  newClients:
    'nouveaux patients, nouveaux clients, première visite, première consultation, prenez des patients, liste d attente, nouveaux élèves',
  online:
    'en ligne, sur votre site, sur le site, internet, doctolib, boutique en ligne, application, visio, téléconsultation',
  outdoor: 'terrasse, jardin, extérieur, dehors, cour, balcon',
  owner:
    'patron, patronne, propriétaire, gérant, gérante, directeur, directrice, fondateur, responsable, dirige, dirigé, vous accueille, vous accueillent, reçoivent, tenu par, tenue par, gérée par, appartient à, appartenant à, appartiennent, à la tête de, à qui est, à qui appartient',
  parking:
    'parking, se garer, stationnement, stationner, garer, places de parking, garage, laisser la voiture, laisser ma voiture, mettre mon vélo, laisser mon vélo, garer mon vélo, range vélos, parking à vélos',
  parties:
    'fête, anniversaire, mariage, événement, événements, groupes, réception, privatiser, privatisation, traiteur, banquet, séminaire, groupe, salle',
  payment:
    'payer, paiement, règlement, moyens de paiement, accepte, acceptez, acceptés, régler, modes de paiement',
  pets: 'animaux, animal, chien, chiens, animaux acceptés, animaux admis',
  provided:
    'compris, inclus, fourni, fournis, fournies, draps, serviettes, linge de maison, linge de lit, apporter, comprises',
  quote: 'devis, devis gratuit, estimation, sans engagement',
  refund: 'remboursement, rembourser, retour, échange, échanger, avoir',
  smoking: 'fumer, fumeurs, non fumeur',
  stay: 'séjour minimum, une nuit, deux nuits minimum, nuits minimum, juste une nuit, une seule nuit, minimum',
  takeaway: 'à emporter, emporter, retrait, venir chercher, click and collect, commander, sur commande',
  transport: 'bus, train, métro, arrêt, transports en commun, tram, accès',
  trial: 'cours d essai, essai, séance d essai, premier cours, gratuit le premier, première séance',
  vegetarian: 'végétarien, végétalien, sans viande, végétariens, vegan',
  voucher:
    'bon cadeau, chèque cadeau, carte cadeau, offrir, cadeau, bons cadeaux, vendez des bons, des bons, un bon cadeau',
  wait: 'attente, délai, délais, temps d attente, combien de temps, attendre',
  wifi: 'wifi, wi fi, internet, connexion internet, connecter',
};
