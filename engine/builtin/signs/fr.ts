/** French. */
import type { Signs } from './types.ts';

export const fr: Signs = {
  danger: [
    'gaz + sent|odeur|sens|pue',
    'fuite de gaz',
    'pas|plus|peine|mal|du mal|difficultes + respire|respirer',
    'poitrine + mal|douleur|douleurs|serre|oppression',
    'saigne|saignement + beaucoup|abondamment|n arrete pas|sans arret|arrete pas',
    's etouffe|etouffe|s etrangle|se noie|electrocut*|choc anaphylactique|anaphylactique',
    'il y a le feu|au feu|y a le feu|a pris feu|prend feu|feu dans la|feu dans ma|est en feu|maison brule|cuisine brule|un incendie',
    'avale|bu|ingere|mange + javel|poison|produit menager|lessive|pile|antigel|mort aux rats',
    'monoxyde|detecteur de fumee|alarme incendie|detecteur de gaz + sonne|declenche|bipe',
    'il|elle|mon|ma|pere|mere|mari|femme|fils|fille|quelqu un|bebe + evanoui|evanouie|perdu connaissance|ne reagit plus|effondre|effondree|s est ecroule',
    'veux mourir|envie de mourir|me tuer|mettre fin a mes jours',
  ],
  harmless: [
    'traitez vous|vous traitez|soignez vous|reparez vous|vous reparez|proposez vous|vous proposez|faites vous|installez vous|detectez vous|prenez vous en charge',
    'radio|radiographie|extincteur*|formation|formations|premiers secours|secourisme|reeducation|installer|installation|assurance|cheminee|exercices',
    'feu rouge|feux rouges|feu vert|feu tricolore|feu arriere|feu avant|feu de bois|feu de camp|feu doux',
    'apres un|apres une|l annee derniere|il y a des annees',
  ],
  urgent: ['en ce moment|tout de suite|au secours|aidez moi|je fais|il fait|elle fait|maintenant'],
  person: [
    'parler a|parler avec|parler au|passez moi|passer|donnez moi|mettez moi|joindre + humain|quelqu un|une personne|vraie personne|responsable|patron|patronne|gerant|gerante|conseiller|conseillere|employe|employee|operateur|operatrice|directeur|directrice|receptionniste',
    'veux|voudrais|prefere|besoin + vraie personne|un humain|un etre humain|un operateur|un conseiller',
    'ne veux pas|pas + robot|machine + parler',
  ],
  personAlone: [
    'operateur|operatrice|un humain|humain|conseiller|un conseiller|une personne|vraie personne|une vraie personne|responsable|standard|receptionniste',
  ],
  booking: [
    'voudrais|veux|aimerais|besoin|dois|cherche|faudrait + voir un medecin|voir le medecin|voir le docteur|voir le dentiste|voir un dentiste|un avocat|d un avocat|une avocate|une seance d essai|un cours d essai|voir le veterinaire|voir un veterinaire',
    'avez vous|vous avez|il y a|reste t il|il reste + chambre|chambres|table + ce soir|cette nuit|demain|aujourd hui|pour deux|libre|disponible',
    'prochain|premier + rendez vous disponible|rendez vous libre|creneau disponible|creneau libre|creneau',
    'envoyer|passer|venir + quelqu un|un technicien|un plombier|un électricien + pouvez vous|pourriez vous|peut|pourrait|besoin|faudrait',
    'puis je|je peux|pourrais je|je voudrais|j aimerais|on peut|nous voudrions + visiter|voir|une visite + appartement|maison|logement|bien|studio',
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez|est ce que vous + envoyer + quelqu un|un technicien|un plombier|un électricien',
    'me caser|nous caser|me glisser|me prendre|nous prendre|me mettre|m inscrire|me noter + pouvez|pourriez|vous pouvez|vous pourriez|quand',
    'mettez moi|mettez nous|notez moi|notez nous|inscrivez moi|inscrivez nous',
    'quand + vous pourriez|vous pouvez|pouvez vous|pourriez vous|quelqu un + venir|passer|me prendre|me recevoir|intervenir',
    'il me faudrait|il me faut|j ai besoin|j aurais besoin|je cherche|on a besoin|il nous faudrait + quelqu un|un plombier|un électricien|un serrurier|un peintre|un technicien|d un plombier|d un électricien|d un serrurier|d un technicien|de quelqu un',
    'il faudrait|faudrait|j aimerais|je voudrais|je dois + que je voie|voir + le dentiste|le docteur|le médecin|le vétérinaire|un médecin',
    'j aimerais|je voudrais|c est pour|ce serait pour|je dois + un contrôle|un détartrage|une coupe|un brushing|une couleur|une révision|une consultation|faire un contrôle',
    'vous pouvez|pouvez vous|vous pourriez|pourriez vous + nous garder|me garder|nous réserver + table|chambre|place',
  ],
  bookable: ['rendez vous|un rendez vous|un rdv|une table|une réservation'],
  wishOfDay: [
    'avez vous|vous avez|vous auriez|auriez vous|il y a|il reste|reste t il + une chambre|chambre|chambres|une table|un rendez vous|rendez vous|un rdv|un creneau|creneau|une place|quelque chose de libre|quelque chose de disponible|des disponibilites',
    'cherche|cherchons|besoin|voudrais|voudrait|voudrions|veux|aimerais|me faudrait + une chambre|d une chambre|une table|un rendez vous|d un rendez vous|un creneau',
    'dois|devrais|aimerais|voudrais|faut que je + venir|passer|amener|deposer|apporter|passe|amene|depose',
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez|quelqu un peut|quelqu un pourrait + venir|passer',
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez + me prendre|nous prendre|me caser|me recevoir|nous recevoir',
    'est ce que|est|serait|sera + libre|disponible + docteur|dr|madame|monsieur|la semaine prochaine|demain|cette semaine',
    'avez vous|vous avez|vous auriez|auriez vous|il y a|il reste|il vous reste|il vous resterait|y aurait il + de la place|une place|un créneau|des créneaux|quelque chose|encore de la place|une chambre|une table',
    'voudrait|voudrais|voudrions|aimerait|aimerais|aimerions|souhaite|souhaitons|souhaiterait + dîner|déjeuner|manger|rester|dormir|séjourner',
    'je peux|je pourrais|on peut|est ce que je peux|puis je + passer + pour une coupe|pour un|pour une',
    'on cherche|je cherche|nous cherchons + une double|une simple|une chambre|un logement',
  ],
  seating: [
    'venir|dîner|déjeuner|manger|bruncher|de la place|place|passer|rester|on serait|réserver|une double|une chambre|chambre|cherche|cherchons|on est|nous serons|ce serait',
  ],
  lookAt: [
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez|quelqu un peut|quelqu un pourrait|on peut|est ce que vous pouvez|est ce que vous pourriez + regarder|jeter un oeil|jeter un œil|jeter un coup d oeil|verifier|reparer|m aider|nous aider|aider|l examiner|le voir|la voir|me voir|arranger|le reparer|la reparer|faire quelque chose|s en occuper|vous en occuper|venir|passer|la réparer',
  ],
  noBooking: [
    'coute|coutent|prix|combien|tarif|tarifs|annuler|annulation|entrée|parking|stationnement|garer',
  ],
  callOff: [
    'annuler + reservation|rendez vous|rdv|table|chambre|commande + ma|mon|voudrais|veux|dois|aimerais|puis je|notre',
  ],
  rebook: [
    'déplacer|reporter|décaler|changer|modifier|avancer + rendez vous|rdv|réservation + mon|ma|notre|voudrais|veux|dois|aimerais|puis je|peux',
  ],
  wrongNumber: ['mauvais numéro|trompé de numéro|trompée de numéro|faux numéro'],
  complaint: [
    'me plaindre|une plainte|une réclamation|inadmissible|inacceptable',
    'veux|exige + remboursement|être remboursé|être remboursée',
  ],
  ownLanguage: [
    'parlez vous|vous parlez|parle t on + francais',
    'français + s il vous plaît|en français|pouvez vous|peut on',
  ],
};
