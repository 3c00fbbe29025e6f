/** Who asks a question: a customer, or the business to win, to lead on or to present itself. */
import { foldWord } from './words/index.ts';

/** What a business asks its reader to win them; no customer asks it. */
const PITCH = new RegExp(
  `^(?:${[
    'are you (?:new|ready|looking|tired|thinking|considering|planning|searching|in need|in pain|struggling|suffering|worried|interested|moving|getting)',
    'have you|have (?:a |any )?questions|do you have (?:any )?(?:more |other |further )?questions|did you know',
    'do you (?:need|want|suffer|know|feel|love|like|dream|struggle)|why (?:choose|us|use|pick)|how can we help',
    'what (?:makes us|sets us|can (?:we|our\\b.{0,60}) do for you)',
    'haben sie (?:noch )?fragen|(?:haben|hatten) sie (?:schon|auch|bereits)|suchen sie|brauchen sie|mochten sie|leiden sie|sind sie auf der suche|warum (?:wir|zu uns)|wussten sie|kennen sie',
    'avez-vous (?:deja|une|des) |vous (?:cherchez|souhaitez|voulez)|pourquoi (?:nous|nous choisir|choisir)|saviez-vous',
    'por que (?:elegirnos|nos eligen|nosotros|escolher|nos)|(?:necesitas|buscas|quieres|has|sabias|sabia que)',
    'perche (?:sceglierci|scegliere|noi)|(?:cerchi|cercate|hai bisogno|avete bisogno|hai mai|lo sapevi)|voce (?:ja|sabia|sofre)',
    'waarom (?:wij|kiezen|ons)|(?:zoekt u|zoek je|wilt u|bent u op zoek|wist u|wist je|(?:heeft u|heb je) (?:al|ooit|last))',
    'dlaczego (?:my|warto|nas)|(?:szukasz|potrzebujesz|chcesz|czy wiesz)|de ce (?:noi|sa ne alegi)|(?:cauti|ai nevoie|vrei|stiai)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** "Who are we?", "¿Cómo trabajamos?": the business presents itself. */
const OWN_VOICE = new RegExp(
  `^(?:${[
    '(?:what|where|who|how) (?:are|do) we(?! (?:need|have|bring|pay|get|park|book|know|find|go|expect|owe))',
    '(?:was|wie|wo|wer|warum) (?!mussen|konnen|sollen|sollten|durfen|brauchen)\\p{L}+ wir',
    '(?:que|qui|comment|ou|pourquoi) (?!pouvons|devons)\\p{L}+-nous',
    '(?:o )?(?:que|como|donde|onde|quienes|quem) (?!pod|deb|dev|ten|temos|necesit|precis)\\p{L}+[aeio]mos',
    '(?:chi|che|cosa|come|dove) (?!poss|dobb)\\p{L}*iamo',
    '(?:wat|hoe|waar|wie) (?!moeten|kunnen|mogen)\\p{L}+ (?:wij|we)',
    '(?:co|jak|gdzie|kim) (?!mozemy|musimy|powinnismy)\\p{L}+my',
    '(?:cine|ce|cum|unde) (?!putem|trebuie)\\p{L}+m',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** What leads on to a form or a telephone, even among questions. */
const INVITATION = new RegExp(
  `^(?:${[
    'ready to|looking for|(?:still )?(?:have|got)(?: (?:a|any|more|other|further|some))* questions?|any (?:more |other |further )?questions|need (?:help|more)|not sure',
    'noch (?:weitere )?fragen|(?:weitere |offene )?fragen\\s?\\?|suchen sie|bereit (?:fur|zu)|lust (?:auf|bekommen)',
    '¿?(?:buscas|tienes (?:dudas|(?:alguna|mas) (?:duda|pregunta))|listo para|alguna duda|te ayudamos)',
    "(?:une|des|d'autres) questions?\\s?\\?|besoin d'(?:aide|un)|pret a|vous avez (?:une|d'autres|des) questions?",
    'cerchi|hai (?:altre |ancora )?(?:domande|dubbi|bisogno)|pronto a|(?:ainda )?tem (?:alguma )?(?:duvidas?|perguntas?)|precisa de ajuda|pronto para',
    '(?:nog|heeft u|heb je)(?: nog)? (?:een )?(?:andere )?vra(?:ag|gen)|(?:bent u|ben je) op zoek|masz (?:inne |jeszcze )?pytani[ae]|szukasz|ai (?:alte )?intrebari|cauti',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** "Why Northfield Dental?": nothing but a name behind the question word. */
const WHY_A_NAME =
  /^[¿\s]*(?:Why|Warum|Pourquoi|Por qué|Por quê|Perché|Waarom|Dlaczego|De ce)(?!\s(?:Do|Does|Did|Is|Are|Was|Should|Would|Can|Must|Will|Has|Have)\s)(?:\s\p{Lu}[\p{L}\d'’.-]*)+\s?\?$/u;

/** Whether a question is the business's own: said to win its reader or to present itself. */
export function isOwnQuestion(text: string): boolean {
  const folded = foldWord(text).replace(/^[¿"„“\s]+/, '');
  return PITCH.test(folded) || OWN_VOICE.test(folded) || WHY_A_NAME.test(text);
}

/** Whether a text leads on to a form or a telephone. */
export function isInvitation(text: string): boolean {
  return INVITATION.test(foldWord(text));
}
