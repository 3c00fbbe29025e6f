/** Tells the words of buttons and links that tell a reader to do something from names of what is done. */
import { foldWord } from '../words/index.ts';

/** "Book your visit", "Order now": a verb, and what makes it plain that it is one ("book binding" is a craft). */
const TOLD =
  /^(?:book|order|reserve|buy|request|schedule|choose|select|pick|enrol|enroll|join|get|make|add|shop|enquire|inquire|register|sign up|apply|subscribe|book in)\s(?:(?:a|an|the|this|that|your|my|our|it|now|here|today|online|in|to|for|with|via|on|by)(?!\p{L})|(?:package|appointment|table|room|session|ticket|class|course|lesson|plan|service|visit|consultation|treatment|stay|tour|slot|spot|booking|reservation|quote)s?$)/u;
/** The same in other languages: an imperative, or an infinitive before what it is for. */
const TOLD_ELSEWHERE =
  /^(?:(?:jetzt|gleich|hier|direkt)\s.{0,40}(?:buchen|bestellen|reservieren|anfragen|anmelden|vereinbaren|kaufen|sichern)$|anmelden (?:fur|zu)\s|anmeldung (?:fur|zu[mr]?)\s|inschrijven (?:voor|bij)\s|aanmelden (?:voor|bij)\s|(?:boek|reserveer|bestel|plan|koop)\s(?:nu|hier|je|jouw|uw|een|het|de|direct|vandaag|online)(?!\p{L})|(?:reservez|commandez|achetez|demandez|inscrivez-vous|prenez)(?!\p{L})|(?:reserver|commander|acheter|demander|choisir)\s(?:cet?|cette|votre|mon|ma|une?|le|la|l'|en ligne|maintenant|ici)|s'inscrire|(?:reserv[ae]|reservar|compr[ae]|comprar|pid[ae]|pedir|solicit[ae]|solicitar|inscribete|apuntate|agend[ae]|agendar|contratar|encomend[ae]|encomendar|inscreva-se|marque|marcar)\s(?:tu|su|una?|el|la|este|esta|ahora|aqui|ya|online|seu|sua|um|uma|o|a|ja|agora)(?!\p{L})|(?:prenot[ai]|prenotare|ordin[ai]|ordinare|acquist[ai]|acquistare|richied[ai]|richiedere|iscriviti)\s(?:un[ao']?|il|la|l'|ora|qui|subito|online|questo|questa|al|alla|ai)(?!\p{L})|(?:zarezerwuj|zamow|kup|umow|zapisz sie)(?!\p{L})|(?:rezerv[ae]|comand[ae]|cumpar[ae]|solicit[ae]|programeaza(?:-te)?|inscrie-te)\s(?:un|o|acum|aici|la|online|pentru)(?!\p{L}))/u;
/** In a link the verb alone is enough. */
const TOLD_BY_LINK =
  /^(?:book|order|reserve|buy|enquire|schedule|request|inschrijven|aanmelden|bestellen|bestel|boek|reserveer|reserver|commander|acheter|reservar|comprar|encomendar|prenota|ordina|acquista|zarezerwuj|zamow|rezerva|comanda|cumpara)\s\p{L}|\p{L}\s(?:buchen|bestellen|reservieren|anfragen|boeken|reserveren|aanvragen)$/u;
const TOLD_IN_JAPANESE =
  /(?:を|の|ご)?(?:予約|購入|注文|申し込み|お申込み?)(?:する|はこちら(?:から)?|へ進む)$/u;

/** "Book package", "Inschrijven voor pakket A", "Jetzt Termin buchen"; what a link says needs less. */
export function tellsToAct(text: string, isLink: boolean): boolean {
  const folded = foldWord(text.slice(0, MAX_LENGTH));
  return (
    TOLD.test(folded) ||
    TOLD_ELSEWHERE.test(folded) ||
    TOLD_IN_JAPANESE.test(text) ||
    (isLink && TOLD_BY_LINK.test(folded))
  );
}

const MAX_LENGTH = 100;
