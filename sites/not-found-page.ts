/** Recognises "soft 404s": pages with status 200 whose headline says that they are not there. */
import { fold } from './match-topics.ts';
import { languages } from './words/index.ts';

/** A page of more text is about something else. */
const maxTextLength = 1_500;
/** Longer lines are sentences of a text. */
const maxHeadline = 80;
const headlines = 4;

/** The longest first: some hold others. */
const apologies = ['404', ...languages.flatMap((words) => words.apologies)]
  .map(foldWords)
  .sort((a, b) => b.length - a.length);
const phrases = new Set(
  languages
    .flatMap(({ notFound }) => notFound)
    .map(withoutApologies)
    .filter((phrase) => phrase !== ''),
);

/** Only whole headlines count: "Not found what you are looking for? Call us!" is a business speaking. */
export function saysNotFound({ title, text }: { title: string; text: string }): boolean {
  if (text.length > maxTextLength) return false;
  return partsOfTitle(title).some(isMessage) || text.split('\n', headlines).some(isHeadlineOnly);
}

/** A title also names the site. */
function partsOfTitle(title: string): string[] {
  return title.slice(0, 300).split(/\s[-–—]\s|:\s|[|·•»«]/u);
}

function isHeadlineOnly(line: string): boolean {
  if (line.length > maxHeadline) return false;
  const parts = line.split(/\s[-–—]\s|:\s|[|·•»«.!。！…]/u).flatMap(withoutCommas);
  return parts.some(isMessage) && parts.every((part) => isMessage(part) || withoutApologies(part) === '');
}

/** Some messages have commas, some are said behind one. */
function withoutCommas(sentence: string): string[] {
  return isMessage(sentence) ? [sentence] : sentence.split(/[,、]/u);
}

/** A question asks the reader something. */
function isMessage(part: string): boolean {
  if (/[?？]/u.test(part)) return false;
  const rest = withoutApologies(part);
  return phrases.has(rest) || (rest === '' && foldWords(part).includes('404'));
}

function withoutApologies(part: string): string {
  let rest = ` ${foldWords(part)} `;
  for (const apology of apologies) rest = rest.replaceAll(` ${apology} `, ' ');
  return rest.trim();
}

/** `fold` drops digits, which is what "404" is made of. */
function foldWords(text: string): string {
  return fold(text.replaceAll('404', ' httpnotfound ')).replaceAll('httpnotfound', '404');
}
