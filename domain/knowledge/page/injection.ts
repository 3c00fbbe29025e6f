/** Recognises sentences that talk to a machine instead of to a customer; they are neither facts nor passages. */
import { indexOfPhrase } from '../words/phrase-index.ts';

const verbs =
  '(?:ignore|disregard|forget|override|bypass|ignorier\\w*|vergiss|vergessen|missachte\\w*|ignora|ignore[sz]|olvida|omite|oubli\\w*|dimentica|ignorate|negeer|vergeet|zignoruj|esqueca)';
const objects =
  '(?:instruct\\w*|prompts?|rules|guidelines|directions|anweisung\\w*|vorgaben|regeln|befehle|instruc\\w*|istruzion\\w*|consignes|indicaciones|regole|instructies|instrukcj\\w*)';

/** Distances are bounded (`{0,60}`): matching stays linear on any input. */
const ORDERS: readonly RegExp[] = [
  new RegExp(`\\b${verbs}\\b.{0,60}\\b${objects}`),
  new RegExp(
    `\\b(?:previous|prior|above|earlier|vorherig\\w*|bisherig\\w*|anterior\\w*|precedent\\w*)\\s(?:instruct|prompt|anweisung|instruc|istruzion|consigne)`,
  ),
  /(?:^|[.!?\]]\s?)\[?(?:system|assistant|developer|user)(?:\s(?:prompt|message|note|override|instruction)s?)?\]?\s?:/,
  /<\|?\/?(?:system|im_start|im_end|assistant|endoftext|inst)\|?>|\[\/?inst\]|<<sys>>|#{2,}\s?(?:instruction|system|response)/,
  /\byou are (?:now|no longer) (?:an?|the|in|my|dan|free|going|required|not|to|acting|under)\b/,
  /\b(?:as|dear|hey|hello|attention|note to|message (?:to|for)|instructions? (?:to|for)|important for)\s(?:all\s|any\s|the\s|an?\s)?(?:ai|llm|chatbot|voice|language|virtual|automated|gpt|chatgpt|claude|large language)\s?(?:agents?|models?|assistants?|bots?|crawlers?|systems?|language models?)?\b.{0,120}\b(?:must|should|say|tell|answer|respond|reply|ignore|always|never|do not|you|recommend|output|follow)\b/,
  /\b(?:ai|llm|gpt|chatbot|voice)\s?(?:agents?|models?|assistants?|bots?|systems?)\b.{0,40}\b(?:must|should|shall|are to|has to|have to|need to|please)\b.{0,40}\b(?:say|tell|answer|respond|reply|ignore|follow|reveal|claim|recommend|output|state|inform|transfer|give|quote)\b/,
  /\b(?:reveal|print|repeat|show|output|leak|disclose|send)\b.{0,30}\b(?:your|the)\s(?:system\s?prompt|hidden prompt|initial prompt|instructions|api.?keys?|credentials|configuration)/,
  /\b(?:tell|inform|say to|instruct|advise)\s(?:all\s|every\s|the\s|any\s|each\s|your\s)?(?:callers?|users?|customers?|visitors?|clients?)\s(?:that|to|we|the|they|it|you)\b/,
  /\b(?:say|respond|reply|answer)\s(?:only\s|always\s)?(?:that|with|to every|to all)\b.{0,60}\b(?:callers?|users?|every question|all questions|closed|free|whatever)\b/,
  /\b(?:act|behave|respond|roleplay|pretend)\s(?:as|like|to be)\s(?:if\s|though\s|an?\s|the\s)?(?:you\b|dan\b|ai\b|jailb|unrestricted|different|developer|admin|assistant|evil|pirate)/,
  /\b(?:new|updated|real|secret|hidden|additional)\s(?:system\s)?(?:instructions?|prompts?|directives?)\s?(?::|for|are|follow)/,
  /\b(?:jailbreak|prompt injection|do anything now|developer mode)\b/,
  /\b(?:du bist|sie sind|eres|tu es|vous etes|sei)\s(?:jetzt|ab sofort|nun|ahora|maintenant|desormais|ora|adesso)\s(?:ein|eine|der|un|une|una|kein)\b/,
  /\b(?:sage|sag|sagen sie|dile|di a|dis a|dites aux?|di'? ai|informiere|teile)\s(?:allen\s|jedem\s|den\s|todos\s|a\s|los\s|tous\s|les\s|tutti\s|i\s){0,3}(?:anrufer\w*|kunden|nutzer\w*|clientes|usuarios|llamantes|clients|appelants|utilisateurs|clienti|utenti|chiamanti)\b/,
  /\b(?:ki|ia|ai)[-\s](?:assistent\w*|agent\w*|modell?\w*|asistente\w*|modelo\w*|assistant\w*|modele\w*|assistente\w*)\b.{0,80}\b(?:muss|sollst?|antwort\w*|ignor\w*|debe\w*|responde\w*|doit|dois|devez|repond\w*|deve|devi|rispond\w*|sag\w*|di\b|dis\b)/,
];

/** Beginnings of words and signs, one of which every order has: most texts have none, and one look a word tells. */
export const ORDER_HINTS: readonly string[] =
  "ignor|disregard|forget|override|bypass|vergiss|vergessen|missacht|olvida|omite|oubli|dimentica|negeer|vergeet|zignoruj|esqueca|instruc|instruk|istruz|consigne|prompt|directive|anweisung|system|assistant|developer|user|you are now|you are no|ai|llm|gpt|chatgpt|chatbot|claude|voice|language|virtual|automated|large language|api|credential|configuration|tell|inform |informiere|advise|say|respond|reply|answer|act |act a|behave|roleplay|pretend|jailbreak|do anything|du bist|sie sind|eres|tu es|vous etes|sei ora|sei adesso|sag|dile|di a|di' a|dis a|dites a|teile|ki-|ki |ia-|ia ".split(
    '|',
  );

/** Whether a text gives orders to a machine that reads it; `folded` is the text in lower case without accents. */
export function isInjection(folded: string): boolean {
  if (indexOfPhrase(folded, ORDER_HINTS, 'stem') < 0 && !/[<[#]/.test(folded)) return false;
  return ORDERS.some((order) => order.test(folded));
}
