/** French. */
import type { Topics } from './types.ts';

export const fr: Topics = {
  access:
    'fauteuil roulant, accessible, accessibilité, handicapé, mobilité réduite, pmr, rampe, escaliers, marches, ascenseur, plain pied, rez de chaussée, poussette, handicap, handicapés, monter les escaliers, sans marche, en fauteuil, déambulateur',
  age: 'âge minimum, à partir de quel âge, limite d âge, moins de, quel âge, âge minimal, avoir quel âge',
  airport:
    'aéroport, transfert, navette, venir me chercher, chercher à l aéroport, depuis l aéroport, allez chercher',
  alcohol: 'alcool, vin, bière, boissons, cocktails, bar, boire un verre, un verre de vin',
  allergy:
    'allergie, allergies, allergique, allergiques, intolérance, intolérances; sans gluten, allergènes, sans lactose',
  arrival:
    'arriver, arrivée, arrivées, entrer, check in, remise des clés, récupérer les clés, entrer dans la chambre, dans la chambre, dans le gîte, dans le logement, chambre prête, la chambre est elle prête, ai les clés, avoir les clés',
  beginners:
    'débutant, débutants, débutante, débutantes, sans expérience, aucune expérience, tous niveaux, tous les niveaux, niveau requis, niveau exigé, novice, novices, partir de zéro, faut de l expérience, avoir de l expérience, besoin d expérience, ?jamais fait, ?jamais essayé, ?jamais joué, ?jamais monté, ?jamais pratiqué, ?jamais dansé, ?jamais touché, ?commencer de zéro, ?déjà en avoir fait',
  booking:
    'inscrire, inscris, inscrit, réserver, réservation, rendez vous, sans rendez vous, sur rendez vous, à l avance, prendre rendez vous, inscription, prévenir, commande à l avance',
  brand: 'marque, marques, produits, gamme, fabricant, gammes',
  breakfast: 'petit déjeuner, demi pension, pension complète, petits déjeuners',
  bring:
    'apporter, amener, tenue, matériel, équipement, serviette, radios, ordonnance, prévoir, carte vitale, habiller, vêtements, apportez, prendre quelque chose, munir, munissez, mets quoi, m habille, je mets, habille, qu il me faut, me faut',
  calling:
    'appeler, joindre, téléphoner, par téléphone, appelez nous, au téléphone, permanence téléphonique, joignable, secrétariat',
  cancel:
    'annuler, annulation, décommander, reporter, déplacer, empêchement, désister, rendez vous manqué, non honoré, ne viens pas, heures à l avance, absence, peux pas venir, ne pouvez pas venir, pouvons pas venir, peut pas venir, peux plus venir, conditions d annulation, changer la date, changer de date, changer le jour, tombe malade, un empêchement, viens pas, annulés, annulé, si je ne peux pas',
  capacity:
    'participants, personnes, places, capacité, couverts, convives, invités, loger, accueillir, couchages, couchage, lits, on peut être combien, combien on peut être, on est combien, combien peut on être, vous pouvez accueillir combien, combien de personnes, combien de monde, combien au maximum, maximum de personnes, taille du groupe, groupes jusqu, groupe peut être',
  children:
    'enfants, enfant, bébé, avec des enfants, pour les petits, les tout petits, familial; chaise haute, nourrisson, menu enfant, nourrissons, chaises hautes, coin jeux, table à langer, chaise bébé, aire de jeux, coin enfants',
  deliver:
    'livrer, livraison, expédier, envoi, expédition, livré, livraisons, colis, apporter à la maison, apporté chez moi, faire livrer, me l envoyer, livrons, expédiez, se faire livrer, apporter chez moi',
  departure:
    'départ, départs, devons partir, faut partir, doit partir, peut partir, devez partir, repartir, libérer, quitter, check out, rendre les clés, libérer la chambre, rendre la chambre, quitter la chambre, rester dans la chambre, faut il partir, peut on rester, s en aller, nous en aller',
  deposit:
    'acompte, arrhes, caution, dépôt de garantie, avance, payer d avance, quelque chose d avance, payer à l avance, paiement d avance, en réservant, à la réservation, payer avant, avancer, à l avance',
  discount:
    'réduction, remise, tarif réduit, moins cher pour, paie moins, paient moins, payer moins, rabais; promotion, étudiants, tarif étudiant, seniors, carte de fidélité, promo, offre, #percent',
  distance:
    'loin, à pied, à quelle distance, minutes à pied, km de, kilomètres, km du, kilomètre, km des, à combien, proximité, à deux pas',
  emergency:
    'urgence, urgences, urgent, hors horaires; dépannage, 24h, de garde, une garde, jour même, panne, remorquage, dépanner, fuite, la nuit',
  experience:
    'expérience, années d expérience, #age, fondée, depuis des années, générations, créée, savoir faire',
  extraPerson:
    'personne supplémentaire, personne en plus, personne de plus, troisième personne, supplément, lit supplémentaire, lit d appoint, sommes trois, une personne en plus, personnes supplémentaires',
  finance:
    'plusieurs fois, financement, mensualités, facilités de paiement, échelonner, en trois fois, petit à petit, chaque mois, d un coup, étaler, en plusieurs fois, trois fois, quatre fois',
  guarantee:
    'garantie, garanti, décennale, retombe en panne, casse à nouveau, recasse, pas satisfait, pas satisfaite, pas content, pas contente, ne me plaît pas',
  homeVisit:
    'à domicile, chez moi, déplacement, nous nous déplaçons, chez vous, vous déplacez, domicile, visite à domicile, déplacer, à la maison, venez à la maison, chez les patients, venir chez moi, peut pas sortir, visites à domicile, ne peut plus se déplacer, alité, alitée, ne peut pas se déplacer',
  insurance:
    'mutuelle, assurance, assurances, sécurité sociale, remboursé, conventionné, secteur, tiers payant, remboursement, carte vitale, mutuelles, honoraires, convention',
  invoice: 'facture, factures, facturer, sur facture',
  jobs: 'emploi, recrutement, embauche, candidature, stage, recrute, apprenti, recrutez, recrutons, travailler chez vous, travailler pour vous, avez du travail, offre d emploi, embauchez, embauchons, poste à pourvoir, cherche du travail, cherchez du personnel, recherchons une aide, mon cv, cv, besoin de quelqu un, postes à pourvoir, temps partiel, rejoindre notre équipe',
  language: 'langue, langues, parler, parle, parlons, anglais, espagnol, allemand, italien, polonais',
  licence:
    'diplômé, qualifié, certifié, formé, professionnels, qualification, diplôme; agréé, agrément, label, rge, diplômée, certification, siret, siren, numéro de tva, rbq, licenciés, licencié, licence rbq, numéro de licence, numéro d agrément, assermenté, qualifélec, qualibat, accrédité, immatriculé, étudié, études, formée, formées, formés, formation, diplômées, école de, université, faculté',
  membership: 'abonnement, adhésion, adhérent, engagement, cotisation, carte, licence, inscription',
  moved: 'déménager, déménagé, déménagement, nouveaux locaux, nouvelle adresse',
  newClients:
    'nouveaux patients, nouveaux clients, première visite, première consultation, prenez des patients, liste d attente, nouveaux élèves, devenir patient, devenir patiente, je suis nouveau, je suis nouvelle, jamais venu, jamais venue, prenez encore du monde, encore du monde',
  online:
    'en ligne, online, internet, doctolib, planity, boutique en ligne, application, visio, téléconsultation, sur votre site, sur le site',
  outdoor: 'dehors, extérieur, en plein air, au soleil, tables dehors; terrasse, jardin, cour, balcon',
  owner:
    'patron, patronne, propriétaire, gérant, gérante, directeur, directrice, fondateur, responsable, dirige, dirigé, vous accueille, vous accueillent, reçoivent, tenu par, tenue par, gérée par, appartient à, appartenant à, appartiennent, à la tête de, à qui est, à qui appartient, qui a créé, a créé l entreprise, qui a fondé, qui tient, qui commande, direction',
  parking:
    'parking, se garer, stationnement, stationner, garer, places de parking, avez un garage, garage privé, garage fermé, garage gratuit, garage couvert, garage pour, place de garage, places de garage, laisser la voiture, laisser ma voiture, mettre mon vélo, laisser mon vélo, garer mon vélo, range vélos, parking à vélos, places de stationnement, gare la voiture, je gare, ?en voiture, ?viens en voiture, place pour la voiture, se gare, où me garer',
  parties:
    'fête, fêtes, fêter, faire la fête, événement, événements, réception, fêtes privées, location de salle; anniversaire, mariage, privatiser, privatisation, traiteur, banquet, séminaire',
  payment:
    'payer, paiement, règlement, moyens de paiement, accepte, acceptez, acceptons, acceptés, régler, modes de paiement',
  pets: 'animaux, animal, chien, chiens, animaux acceptés, animaux admis',
  provided:
    'compris, inclus, fourni, fournis, fournies, draps, serviettes, linge de maison, linge de lit, apporter, comprises',
  quote:
    'devis, devis gratuit, estimation, sans engagement, savoir le prix avant, prix approximatif, une estimation, prix avant, ordre de prix',
  referral:
    'ordonnance, ordonnances, prescription, courrier du médecin, médecin traitant, lettre du médecin, lettre d adressage, adressé par',
  refund:
    'remboursement, rembourser, retour, échange, échanger, avoir, retournés, rendre, le rendre, me plaît pas, me va pas, reprenez, le rapporter, rapporter, retourner, remboursé',
  reply:
    'répondons, répondez, réponse, délai de réponse, reviendrons vers vous, revenons vers vous, vous rappelons sous, vous recontactons, ?me recontacter, ?revenez vers moi',
  smoking: 'fumer, fumeurs, non fumeur, cigarette, vapoter',
  social: 'facebook, instagram, tiktok, youtube, réseaux sociaux, vous suivre, suivez nous, nous suivre',
  stay: 'séjour minimum, une nuit, deux nuits minimum, nuits minimum, juste une nuit, une seule nuit, minimum, rien qu une nuit',
  takeaway:
    'à emporter, emporter, retrait, venir chercher, click and collect, commander, sur commande, récupérer la commande, manger chez soi, venir chercher mon plat, prendre le repas, chercher le repas, chercher à manger',
  toilets: 'toilettes, toilette, wc, sanitaires, cabinets, petit coin, lavabos',
  transport:
    'transports en commun, les transports, quel tram, quel bus, quel arrêt, quel métro, arrêt de tram, arrêt de bus, sans voiture, ne conduis pas, pas de voiture, arrêt le plus proche; bus, train, métro, arrêt, tram, accès, quelle ligne, quel bus, bus s arrête, ligne passe',
  trial:
    'cours d essai, essai, séance d essai, premier cours, gratuit le premier, première séance, essayer un cours, essayer une fois, essayer une séance, essayer avant, essayer gratuitement, tester, essayer d abord, faire un essai',
  vegetarian:
    'végétarien, végétalien, sans viande, végétariens, vegan, mange pas de viande, produits animaux, végétal, végans',
  voucher:
    'bon cadeau, chèque cadeau, carte cadeau, cartes cadeaux, offrir, cadeau, bons cadeaux, vendez des bons, des bons, un bon cadeau',
  wait: 'attente, délai, délais, temps d attente, combien de temps, attendre, délai d attente, avoir un rendez vous, attendre longtemps, long pour avoir, prochain rendez vous, liste d attente, quand puis je avoir',
  weather:
    'pluie, pleut, pleuvait, pleuvoir, mauvais temps, météo, intempéries, orage, ?pleuve, ?fait mauvais',
  wifi: 'wifi, wi fi, internet, connexion internet, connecter, se connecter, me connecter',
  writing:
    'whatsapp, sms, texto, écrivez nous, vous écrire, envoyer un message, un message, messagerie, par message, ?plutôt que d appeler',
};
