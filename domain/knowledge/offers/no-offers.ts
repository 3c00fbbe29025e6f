/** Names that stand in lists and cards as services do and offer nothing: posts held, papers, praise, what is left over. */
import { foldWord } from '../words/index.ts';

/** "Member of the guild", "Mitglied der Innung": what somebody belongs to or is certified as. */
const MEMBER =
  /^(?:(?:honorary |life |full |active |associate |proud )?members? (?:of|at|in)|fellow of|diplomate of|board[- ]certified|certified (?:by|member)|mitglied(?:schaft)? (?:der|des|im|in|beim?)|mitgliedschaften$|(?:membre|adherent) (?:de|du|des)|miembro (?:de|del)|colegiad[oa](?: n|$)|(?:socio|membro) (?:de|del|della|dell'|do|da)|iscritt[oa] (?:all?|al|alla)|lid van|aangesloten bij|cz[lł]onek|cz[lł]onkostwo|membr[ua] (?:al|in|a)) ?/u;
const POST_IN_JAPANESE = /(?:会員|校医|園医|嘱託医|担当医|認定医|専門医|指導医|理事|評議員|委員|有資格者)$/u;
/** What can be read or signed there. */
const PAPER =
  /^(?:inspectierapport(?:en)?|(?:pedagogisch )?beleid(?:splan)?|pedagogisch (?:werk|beleids)plan|jaarverslag(?:en)?|klachtenregeling|klachtenprocedure|huisregels|gedragsregels|protocol(?:len)?|annual reports?|inspection reports?|complaints (?:procedure|policy)|house rules|(?:\p{L}+ )?etiquette|code of conduct|jahresbericht(?:e)?|hausordnung|verhaltensregeln|satzung|prufberichte?|reglement interieur|regles de conduite|rapports? annuels?|reglamento interno|normas de (?:la casa|convivencia|uso)|memoria anual|regolamento|galateo|carta dei servizi|livro de reclamacoes|regulamento interno|regras da casa|regulamin|zasady zachowania|statut|sprawozdani[ae]|regulament(?:e)?|reguli de conduita|rapoarte)$/u;
/** What is left over, and labels of contact. */
const REST =
  /^(?:(?:other|more|further) (?:services|questions|treatments|products)|(?:andere|weitere|sonstige|ubrige) (?:leistungen|dienstleistungen|fragen|angebote|services)|(?:overige|andere) (?:diensten|vragen|producten|behandelingen)|autres (?:services|prestations|questions|soins)|otr[oa]s (?:servicios|preguntas|tratamientos)|altr[ie] (?:servizi|domande|trattamenti)|outr[oa]s (?:servicos|perguntas|tratamentos)|(?:inne|pozostale) (?:us[lł]ugi|pytania|zabiegi)|alte (?:servicii|intrebari|tratamente)|e-?mail(?: address|-adresse|adres)?|correo(?: electronico)?|courriel|adresse e-?mail|indirizzo e-?mail|posta elettronica|endereco de e-?mail|adres e-?mail|adresa de e-?mail)$/u;
const REST_IN_JAPANESE = /^その他(?:の?(?:施術|サービス|治療|ご質問))?$/u;
/** "Quality assured", "Quick service": how, not what. */
const PRAISE =
  /^(?:(?:\p{L}+ )?(?:warranty|guarantee|garantie|garantia|garanzia|gwarancja)(?: \p{L}+){0,3} (?:of )?\d+ (?:years?|months?|jahre?|monate?|ans?|mois|anos?|meses|anni|mesi|jaar|maanden|lata?|lat|miesiecy|ani|luni)|\d+[- ](?:years?|months?|jahre|monate|ans|anos|anni|jaar|lat|ani)(?: (?:de|di))?[- ](?:warranty|guarantee|garantie|garantia|garanzia|gwarancji)|(?:wide|large|huge|vast|great) (?:choice|selection|range|variety)(?: .+)?|(?:gro(?:ss|ß)e|breite|riesige) (?:auswahl|vielfalt)(?: .+)?|(?:large|vaste|grand) choix(?: .+)?|(?:gran|amplia) (?:variedad|seleccion|gama)(?: .+)?|(?:ampia|vasta|grande) (?:scelta|gamma|selezione)(?: .+)?|(?:grande|ampla|vasta) (?:variedade|escolha|selecao|gama)(?: .+)?|(?:ruime|grote|brede) keuze(?: .+)?|(?:duzy|szeroki|bogaty) wybor(?: .+)?|gama (?:larga|variata)(?: .+)?|(?:quality|satisfaction|safety) (?:assured|assurance|guaranteed?|you can trust)|(?:quick|fast|prompt|speedy|friendly|reliable|professional|efficient|honest|excellent|great|best|top|personal|personali[sz]ed|quality|trusted) (?:service|staff|team|response|turnaround|support|approach|attention|advice|workmanship)|(?:schneller|freundlicher|zuverlassiger|personlicher|bester|guter) service|(?:freundliches|kompetentes|erfahrenes) team|(?:personliche|individuelle) betreuung|(?:service|accueil|equipe) (?:rapide|soigne|chaleureux|professionnel(?:le)?|personnalise|de qualite)|(?:servicio|atencion|trato) (?:rapido|cercano|personalizad[oa]|profesional|de calidad)|(?:servizio|approccio|assistenza) (?:rapido|veloce|personalizzat[oa]|professionale|di qualita)|(?:atendimento|servico) (?:rapido|personalizado|profissional|humanizado|de qualidade)|(?:persoonlijke|snelle|vriendelijke|goede) (?:aandacht|service|begeleiding)|(?:szybka|profesjonalna|mila|fachowa) obs[lł]uga|indywidualne podejscie|(?:servicii|servire|echipa) (?:rapid[ae]?|profesionist[ae]|prompt[ae]?|de calitate)|abordare personalizata)$/u;

/** Beside a dish: what is not in it, or that it is new; over amounts: their currency. */
const MARK =
  /^(?:vegan[aeo]?|vegetarian[aeo]?|vegetari[ae]n|vegetarisch|vegetarien(?:ne)?|wegetarianskie|weganskie|gluten[- ]?free|glutenfrei|glutenvrij|sans gluten|sin gluten|senza glutine|sem gluten|bez glutenu|fara gluten|laktosefrei|lactose[- ]free|lactosevrij|sans lactose|sin lactosa|senza lattosio|sem lactose|bez laktozy|new|neu|nieuw|nouveau|nuevo|nuovo|novo|nowosc|nou|bestseller|popular|beliebt|spicy|scharf|euros?|eur|usd|gbp|chf|pln|ron|czk)$/u;

/** One pattern is tried once a name. */
const NO_OFFER = new RegExp([MEMBER, PAPER, REST, PRAISE, MARK].map(({ source }) => source).join('|'), 'u');

/** Whether these words name something that stands beside offers and is none. */
export function isNoOffer(name: string): boolean {
  return NO_OFFER.test(foldWord(name)) || POST_IN_JAPANESE.test(name) || REST_IN_JAPANESE.test(name);
}
