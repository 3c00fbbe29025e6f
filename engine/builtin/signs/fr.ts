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
    'etincelles|etincelle|fumee|brule|cramee + prise|tableau electrique|disjoncteur|fils electriques|cables|interrupteur',
    'envie d en finir|en finir avec la vie|veux en finir|plus envie de vivre|veux plus vivre',
    'veux mourir|envie de mourir|me tuer|mettre fin a mes jours|envie d en finir|en finir avec la vie|veux en finir|plus envie de vivre|veux plus vivre|suicid*',
    'du sang partout|beaucoup de sang|saigne beaucoup|saigne abondamment|n arrête pas de saigner',
  ],
  crisis: [
    'veux mourir|envie de mourir|me tuer|mettre fin a mes jours|envie d en finir|en finir avec la vie|veux en finir|plus envie de vivre|veux plus vivre|suicid*',
  ],
  animalDanger: [
    'chien|chienne|chiot|chat|chatte|chaton|lapin|cheval + chocolat|raisins|raisin|oignon|oignons|mort aux rats|poison|medicaments + mange|avale|bouffe',
    'chien|chienne|chiot|chat|chatte|chaton|lapin|cheval + empoisonne|empoisonnee|renverse|renversee|ecrase|ecrasee|ne respire plus|ne respire pas|convulse|convulsions|s etouffe|etouffe',
    'chien|chienne|chiot|chat|chatte|chaton|lapin|cheval|cochon d inde|hamster + n arrive plus à respirer|n arrive pas à respirer|du mal à respirer|couché sur le côté|couchée sur le côté|ne se lève plus|ne bouge plus|du sang partout|beaucoup de sang|saigne beaucoup|saigne abondamment|n arrête pas de saigner',
  ],
  persons: [
    'm a mordu|allergi*|je n arrive|j étouffe|je saigne|fils|fille|enfant|bebe|femme|mari|mere|pere|maman|papa|quelqu un|client|cliente|personne|ami|amie|voisin|voisine',
  ],
  bereaved: [
    'mon|ma|notre + mere|pere|maman|papa|femme|mari|fils|fille|frere|soeur|grand mere|grand pere|tante|oncle|epouse|epoux|chien|chat + est mort|est morte|est decede|est decedee|vient de mourir|vient de deceder|est parti cette nuit|nous a quittes',
  ],
  deadThings: [
    'voiture|moteur|batterie|telephone|ordinateur|chaudiere|moto|machine|portable|ecran|plante|plantes|appareil',
  ],
  harmless: [
    'en finir avec les|en finir avec ces|en finir avec mes|en finir avec mon|en finir avec ma|en finir avec ce|en finir avec cette|en finir avec l',
    'traitez vous|vous traitez|soignez vous|reparez vous|vous reparez|proposez vous|vous proposez|faites vous|installez vous|detectez vous|prenez vous en charge',
    'radio|radiographie|extincteur*|formation|formations|premiers secours|secourisme|reeducation|installer|installation|assurance|cheminee|exercices',
    'feu rouge|feux rouges|feu vert|feu tricolore|feu arriere|feu avant|feu de bois|feu de camp|feu doux',
    'apres un|apres une|l annee derniere|il y a des annees',
  ],
  figures: [
    'se noie dans les dettes|se noie dans la paperasse|se noie dans le travail|se noie sous les dettes|etouffe sous les dettes|s etouffe sous les dettes|s etouffe sous la paperasse',
  ],
  urgent: ['en ce moment|tout de suite|au secours|aidez moi|je fais|il fait|elle fait|maintenant'],
  cannotWait: [
    'c est une urgence|c est urgent|est une urgence|est urgent|très urgent|grosse fuite|tuyau a éclaté|tuyau éclaté|canalisation a éclaté|est inondé|est inondée|en train d inonder|de l eau partout|eau partout|coule du plafond|traverse le plafond',
    'chien|chienne|chiot|chat|chatte|chaton|lapin|cheval|cochon d inde|hamster + ne mange plus|ne mange pas|n a rien mangé|ne mange rien + vomit|vomi|vomissements',
    'dent|dents + cassé|cassée|tombée|arrachée|fracturée|perdu une|ébréchée',
    'atroce|insupportable|terrible|horriblement|affreusement + mal|douleur|douleurs',
  ],
  person: [
    'parler a|parler avec|parler au|passez moi|passer|donnez moi|mettez moi|joindre + humain|quelqu un|une personne|vraie personne|responsable|patron|patronne|gerant|gerante|conseiller|conseillere|employe|employee|operateur|operatrice|directeur|directrice|receptionniste',
    'veux|voudrais|prefere|besoin + vraie personne|un humain|un etre humain|un operateur|un conseiller',
    'ne veux pas|pas + robot|machine + parler',
    'le patron est|le patron est il|le patron est elle|la patronne est|la patronne est il|la patronne est elle|le gérant est|le gérant est il|le gérant est elle|la gérante est|la gérante est il|la gérante est elle|le responsable est|le responsable est il|le responsable est elle|la responsable est|la responsable est il|la responsable est elle|le propriétaire est|le propriétaire est il|le propriétaire est elle|la propriétaire est|la propriétaire est il|la propriétaire est elle + est là|il là|elle là|disponible|présent|présente',
    'ne parle pas à + un robot|une machine',
  ],
  personAlone: [
    'operateur|operatrice|un humain|humain|conseiller|un conseiller|une personne|vraie personne|une vraie personne|responsable|standard|receptionniste',
  ],
  personByRole: [
    'parler|passez moi|me passer|joindre + médecin|docteur|docteure|dentiste|vétérinaire|pharmacien|pharmacienne|infirmier|infirmière|avocat|avocate|mécanicien|mécanicienne|coiffeur|coiffeuse|cuisinier|cuisinière|chef|kiné|kinésithérapeute|thérapeute|professeur|moniteur|monitrice|technicien|technicienne|secrétaire|comptable|photographe|boulanger|boulangère',
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
    'j aimerais|je voudrais|c est pour|ce serait pour|je dois + un contrôle|un détartrage|une coupe|un brushing|une couleur|une révision|une consultation|une première visite|une première consultation|un premier rendez vous|un premier rdv|une première séance|faire un contrôle',
    'vous pouvez|pouvez vous|vous pourriez|pourriez vous + nous garder|me garder|nous réserver + table|chambre|place',
    'voudrais|aimerais|veux|voudrions + commander|à emporter',
  ],
  bookable: ['rendez vous|un rendez vous|un rdv|une table|une réservation'],
  bookableFor: [
    'rendez vous pour|un rendez vous pour|rdv pour|un rdv pour|une table pour|c est pour un rendez vous|c est pour un rdv|c est pour prendre rendez vous',
  ],
  wishOfDay: [
    'avez vous|vous avez|vous auriez|auriez vous|il y a|il reste|reste t il + une chambre|chambre|chambres|une table|un rendez vous|rendez vous|un rdv|un creneau|creneau|une place|quelque chose de libre|quelque chose de disponible|des disponibilites',
    'cherche|cherchons|besoin|voudrais|voudrait|voudrions|veux|aimerais|me faudrait + une chambre|d une chambre|une table|un rendez vous|d un rendez vous|un creneau',
    'dois|devons|devrais|aimerais|aimerions|voudrais|voudrions|voulons|souhaite|souhaitons|on voudrait|on aimerait|faut que je + venir|passer|amener|deposer|apporter|passe|amene|depose',
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez|quelqu un peut|quelqu un pourrait + venir|passer',
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez + me prendre|nous prendre|me caser|me recevoir|nous recevoir',
    'est ce que|est|serait|sera + libre|disponible + docteur|dr|madame|monsieur|la semaine prochaine|demain|cette semaine',
    'avez vous|vous avez|vous auriez|auriez vous|il y a|il reste|il vous reste|il vous resterait|y aurait il + de la place|une place|un créneau|des créneaux|quelque chose|encore de la place|une chambre|une table',
    'voudrait|voudrais|voudrions|aimerait|aimerais|aimerions|souhaite|souhaitons|souhaiterait + dîner|déjeuner|manger|rester|dormir|séjourner',
    'je peux|je pourrais|on peut|est ce que je peux|puis je + passer + pour une coupe|pour un|pour une',
    'on cherche|je cherche|nous cherchons + une double|une simple|une chambre|un logement',
  ],
  toHave: [
    'je peux|je pourrais|puis je|pourrais je|on peut|on pourrait|peut on + avoir|me faire|nous faire|faire faire|se faire',
  ],
  toSee: [
    'peut|pourrait + quelqu un|un vétérinaire|une vétérinaire|le vétérinaire|la vétérinaire|un médecin|le médecin|un docteur|le docteur|un dentiste|le dentiste + le voir|la voir|les voir|me voir|nous voir|voir mon|voir ma|voir notre|regarder|examiner|ausculter|recevoir|jeter un oeil',
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez + prendre mon|prendre ma|prendre notre|caser mon|caser ma|voir mon|voir ma|le voir|la voir|examiner|recevoir mon|recevoir ma|le prendre|la prendre|le caser|la caser',
  ],
  visit: [
    'puis je|je peux|pourrais je|je pourrais|on peut|on pourrait|pouvons nous|est ce que je peux|est ce qu on peut + venir|passer|l amener|l emmener|les amener|le déposer|la déposer|vous l amener',
  ],
  daySuits: [
    'serait|est + possible',
    'c est possible|ce serait possible|est ce possible|serait il possible|ça irait|ça marche|ça vous va|ça vous irait|est ce que c est possible|est ce que ce serait possible|ce serait bon|c est bon pour vous',
  ],
  mayAsk: [
    'pouvez vous|pourriez vous|vous pouvez|vous pourriez|tu peux|on peut|on pourrait|je peux|je pourrais|puis je|pourrais je|pourrait on|peut on|est ce possible|serait il possible|c est possible|ce serait possible|est il possible',
  ],
  commands: [
    'à partir de maintenant tu es|à partir de maintenant vous êtes|désormais tu es|désormais vous êtes|fais comme si|faites comme si|fais semblant|faites semblant|répète après moi|répétez après moi',
    'l assistant vocal|l assistant|le robot|l ia + donnera|donne à tous|doit|va donner',
  ],
  suits: [
    'c est mieux|ce serait mieux|serait mieux|m arrange|m arrangerait|me convient|me conviendrait|me va mieux|je préfère|je préférerais|de préférence|plutôt|ce serait bien|serait parfait|si possible|mieux',
  ],
  arrives: ['arrivée|arriver|arrive|arrivons|arriverai|arriverons|arriverions|check in'],
  departs: [
    'départ|de partir|allons partir|voulons partir|voudrions partir|devons partir|va partir|partons|pars|partirons|partirai|repartons|repars|repartir|repartirons|jusqu|quittons|check out',
  ],
  seating: [
    'venir|dîner|déjeuner|manger|bruncher|de la place|place|passer|rester|on serait|réserver|une double|une chambre|chambre|cherche|cherchons|on est|nous serons|ce serait',
  ],
  lookAt: [
    'pouvez vous|vous pouvez|pourriez vous|vous pourriez|quelqu un peut|quelqu un pourrait|on peut|est ce que vous pouvez|est ce que vous pourriez + regarder|jeter un oeil|jeter un œil|jeter un coup d oeil|verifier|reparer|m aider|nous aider|aider|l examiner|le voir|la voir|me voir|arranger|le reparer|la reparer|faire quelque chose|s en occuper|vous en occuper|venir|passer|la réparer|y jeter un oeil|venir voir',
  ],
  trouble: [
    'mon|ma|notre|est + malade|vomi',
    'j ai mal|il a mal|elle a mal|me fait mal|me font mal|fait mal|douleur|douleurs|gonflé|gonflée|fièvre|une fuite|fuite d eau|fuit|qui goutte|bouché|bouchée|bouchés|cassé|cassée|s est cassé|en panne|ne marche pas|ne marche plus|marche plus|marche pas|ne fonctionne pas|ne fonctionne plus|fonctionne plus|ne démarre pas|ne démarre plus|démarre pas|démarre plus|ne s allume pas|ne s allume plus|plus d eau chaude|pas d eau chaude|plus de chauffage|plus de courant|plus d électricité|fait un bruit|fait du bruit|grince|grincent|pneu crevé|crevé|crevaison|rage de dents|vomit|ne mange plus|ne mange pas|mange plus|diarrhée|inondé|inondée|dégât des eaux|coincé|coincée|sifflent|siffle|gouttent|ne marchent plus|ne fonctionnent plus|ne chauffe plus|ne chauffe pas|coule du plafond|eau coule|couine|couinent|tombé en panne|tombée en panne',
    'n arrête pas de|ne s arrête pas de|n arrête pas + couler|sonner|biper|tousser|se couper|fuir|goutter|courir',
  ],
  isOver: [
    'va mieux|vais mieux|c est passé|est passé maintenant|remarche|marche à nouveau|remarché|c est réparé|est réparé|refonctionne',
  ],
  booksNothing: [
    'ne veux pas reserver|ne souhaite pas reserver|veux pas reserver|pas besoin de rendez vous|pas besoin d un rendez vous|ne veux pas de rendez vous|ne veux pas prendre rendez vous|pas pour reserver',
  ],
  asksWhy: [
    'pourquoi avez vous besoin|pourquoi vous voulez|pourquoi vous demandez|pourquoi demandez vous|pour quoi faire|a quoi ca sert|pourquoi voulez vous',
  ],
  startOver: [
    'recommencer|recommencons|on recommence|depuis le debut|tout reprendre|tout est faux|c est tout faux',
  ],
  hasToGo: [
    'je dois y aller|il faut que j y aille|je dois vous laisser|je dois raccrocher|je dois partir|je dois filer',
  ],
  noBooking: [
    'coute|coutent|prix|combien|tarif|tarifs|annuler|annulation|entrée|parking|stationnement|garer',
  ],
  order: [
    'puis je|je peux|pourrais je|je pourrais|on peut|on pourrait|je voudrais|on voudrait|nous voudrions|j aimerais|je veux|je souhaite + commander|passer une commande|passer commande',
  ],
  callOff: [
    'annuler|j annule|on annule|qu on annule|nous annulons + reservation|rendez vous|rdv|table|chambre|commande + ma|mon|voudrais|voudrions|voulais|voulions|veux|dois|devons|devrais|devrions|doit|souhaite|souhaiterais|aimerais|faut que|faudrait que|appelle pour|puis je|notre',
    'annuler|j annule|on annule|nous annulons + visite|sejour|cours|lecon|seance|nuit|nuits|intervention|soin|consultation|creneau|livraison|nettoyage|essai|reparation|stage + ma|mon|notre|la|le|les|voudrais|voudrions|voulais|voulions|veux|dois|devrais|souhaite|souhaiterais|aimerais|faut que|faudrait que|puis je|devons',
  ],
  callOffAlone: [
    'je dois annuler|je voudrais annuler|nous devons annuler|on doit annuler|je veux annuler|j aimerais annuler|je voulais annuler|je souhaite annuler|je souhaiterais annuler|il faut que j annule|il faudrait que j annule|je devrais annuler',
  ],
  rebook: [
    'déplacer|reporter|décaler|changer|modifier|avancer|que je déplace|que je reporte|que je décale|que je change|qu on déplace|qu on reporte|qu on décale + rendez vous|rdv|réservation + mon|ma|notre|voudrais|voudrions|voulais|veux|dois|devrais|souhaite|souhaiterais|faut que|faudrait que|aimerais|puis je|peux',
    'décaler|déplacer|changer|reporter + rendez vous|réservation|rdv + je|on|nous',
    'il me faudrait|je voudrais|j aurais besoin + une autre heure|un autre jour|d un autre jour|un autre créneau',
    'déplacer|reporter|décaler|avancer|changer + mon cours|ma leçon|ma séance|notre séjour|mon séjour|la visite|ma visite|notre visite|l intervention|mon soin|ma consultation|la livraison|mon créneau|mon essai',
  ],
  anew: [
    'besoin d un rendez vous|voudrais un rendez vous|voudrais un rdv|aimerais un rendez vous|aimerais un rdv|prendre rendez vous|prendre un rendez vous|prendre rdv|avez vous un rendez vous|rendez vous pour changer|rendez vous pour faire changer|rdv pour changer|rdv pour faire changer',
  ],
  absence: [
    'ne pourrai pas|ne peux pas|ne pourrons pas|ne peut pas|peux pas|pourrai pas|ne pourra pas + je|on|nous + venir|finalement|être là|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd hui',
    'j ai un empêchement|j ai un imprévu|on a un empêchement|je dois annuler|on doit annuler|nous devons annuler',
  ],
  refuses: [
    'préfère pas|préfère ne pas|ne veux pas donner|ne veux pas vous donner|veux pas donner|veux pas vous donner|ne souhaite pas donner|ne donne pas mon|ne souhaite pas le donner|n ai pas de téléphone|pas de numéro|ça ne vous regarde pas',
  ],
  instead: ['au lieu de|au lieu du|plutôt que|à la place de'],
  amends: [
    'plutôt|le mettre à|la mettre à|le décaler|la décaler|le déplacer|la déplacer|le changer|la changer|changer pour|décaler à|décaler au|reporter à|reporter au|le mettre|la mettre',
    'on peut passer à|peut on passer à|on pourrait passer à',
  ],
  sales: [
    'vous vendre + publicité|pub|annonce|encart|nos produits|nos services|assurance',
    'nous proposons|nous vous proposons|on vous propose|je vous propose|nous aidons|nous pouvons vous aider|nous pouvons vous proposer|nous pouvons vous offrir|nous pouvons vous faire|on peut vous aider|on peut vous proposer|on peut vous faire + référencement|seo|pour votre site|améliorer votre site|création de site|google|publicité|électricité|énergie|terminal de paiement|votre entreprise|marketing|économiser',
    'appelle|vous appelle|appelons + concernant votre fiche|au sujet de votre fiche|pour votre fiche|pour votre contrat d électricité|concernant votre contrat d électricité|concernant votre contrat d énergie|votre fiche google|votre facture d électricité',
    'responsable|personne en charge + de l énergie|de la publicité|du marketing|des achats|de l électricité',
  ],
  wrongNumber: ['mauvais numéro|trompé de numéro|trompée de numéro|faux numéro|erreur de numéro'],
  forTeam: [
    'marre|ras le bol|assez + attendre|attente|patienter|appeler|personne',
    'me plaindre|une plainte|une réclamation|inadmissible|inacceptable',
    'veux|exige + remboursement|être remboursé|être remboursée',
    'pas content|pas contente|mécontent|mécontente|déçu|déçue|pas satisfait|pas satisfaite|facturé trop|trop facturé|débité deux fois|surfacturé',
    'personne n est|personne ne|n est jamais|n est pas|jamais + venu|venue|arrivé|arrivée|rappelé|passé|livré',
    'plat|repas|nourriture|soupe|pizza|commande|chambre|service|livraison + était|est arrivé|est arrivée|étaient + froid|froide|cru|crue|brûlé|brûlée|mauvais|mauvaise|horrible|sale|incomplet|incomplète|fausse',
    'j attends|attends|attend|attendons + depuis',
    'je|j|nous|on + en retard|minutes de retard|heure de retard|du retard|arriver plus tard|dans les bouchons',
    'j ai|nous avons|on a|j aurais + oublié|laissé + veste|parapluie|sac|lunettes|téléphone|chez vous|hier|manteau|clés|portefeuille',
    'dites|prévenez + au patron|à la patronne|lui|leur|que je|madame|monsieur',
    'vous avez|vous m avez|ils ont|on m a + abîmé|massacré|cassé',
    'c est ridicule|c est honteux|c est scandaleux|inadmissible',
  ],
  returns: [
    'vous m avez appelé|vous m avez appelée|vous avez appelé|appel en absence|appel manqué|essayé de me joindre|cherché à me joindre|je vous rappelle suite|je vous rappelle car|je vous rappelle parce',
  ],
  whoSpeaks: [
    'comment vous appelez vous|vous vous appelez comment|quel est votre nom|à qui je parle|à qui ai je l honneur|qui êtes vous|qui est à l appareil|c est quoi votre nom|c est quoi ton nom|comment tu t appelles|comment vous vous appelez|vous vous appelez|vous êtes qui|qui parle|qui est là|votre nom|avec qui je parle|à qui est ce que je parle|à qui ai je affaire|quel est ton nom',
  ],
  whoIsIt: ['c est qui|qui est ce'],
  asksHuman: [
    'je parle|parle je|est ce que je parle|je suis en train de parler + personne|humain|être humain|quelqu un de vrai',
  ],
  ofSite: ['site|page web|formulaire|lien|votre mail|votre email|votre téléphone|votre numéro'],
  whenBack: [
    'quand|combien de temps|à quelle heure|sous quel délai|dans combien de temps + rappelez|me rappelle|me rappeler|rappelé|rappelée|rappellerez|rappellera|rappellent|allez vous me rappeler',
    'quand|à quelle heure|dans combien de temps|combien de temps + vous rappelez|vous me rappelez|me rappelle|rappeler|rappellera|rappelez vous|vous appelez|m appelle|m appellera|m appellerez|on me rappelle|on m appelle|je serai rappelé|je serai rappelée|je suis rappelé|vous confirmez|me confirmez',
  ],
  asksConfirmed: [
    'c est confirmé|c est bien confirmé|est ce que c est confirmé|est ce confirmé|c est réservé|c est bien réservé|c est bon pour la réservation|c est définitif|le rendez vous est confirmé|mon rendez vous est confirmé|la réservation est confirmée|ma réservation est confirmée|la table est réservée|est ce que c est réservé|j ai le rendez vous',
  ],
  ownLanguage: [
    'parlez vous|vous parlez|parle t on + francais',
    'français + s il vous plaît|en français|pouvez vous|peut on',
  ],
};
