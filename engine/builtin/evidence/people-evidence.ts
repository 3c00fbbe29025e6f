/** Whether a sentence of the site names people, or says what somebody is whose name stands above. */
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { factsOf } from '../business.ts';
import type { Scene } from '../business.ts';
import { isSentence, maxLabelWords } from './piece-traits.ts';
import { PERSON } from './retrieval.ts';
import type { KnowledgeIndex, Piece } from './retrieval.ts';
import { perLanguage } from '../language/per-language.ts';
import { patternsByLanguage, spacedWords, whole } from '../patterns/any-language.ts';

/** "Jenny and Alan", of those who run it. */
const pairIn = perLanguage(({ capitalNouns }) => {
  const lead = capitalNouns === undefined ? '\\p{L}[,:]?' : `(?:${capitalNouns.people})`;
  return new RegExp(`(?<=${lead} )\\p{Lu}\\p{Ll}+ (?:${spacedWords('andName')}|&) \\p{Lu}\\p{Ll}+`, 'u');
});
/** "Director: Ada Birch", "Owners: Ada and Tom Birch" */
const LABELLED_NAME = new RegExp(
  `: \\p{Lu}\\p{Ll}+(?: (?:${spacedWords('andName')}|&) \\p{Lu}\\p{Ll}+)? \\p{Lu}\\p{Ll}+(?:[.,]|$)`,
  'u',
);
/** "Ada Birch (head)" */
const NAME_WITH_ROLE = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \(\p{Ll}+\)$/u;
const NAME = new RegExp(
  `(?<=\\p{L}[,]? )(?<!(?:^|[^\\p{L}])${spacedWords('beforeNoun')} )\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+|^\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+(?=[,:])`,
  'gu',
);

/** "Priya Birch is our chef": a sentence that begins with a name, where nouns have no capital. */
const NAME_FIRST = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?=,? \p{Ll})/u;

/** "Special Dental Clinic": where each word has a capital, it makes no name. */
const TITLE = /^(?:\p{Lu}[\p{L}’'-]* ){2,}\p{Lu}[\p{L}’'-]*$/u;

/** "Dr. Ada Birch", "Dr. med. Ada Birch" */
const TITLED = new RegExp(
  `(?<!\\p{L})${spacedWords('titles')}\\.?\\s(?:\\p{L}{2,4}\\.\\s){0,2}\\p{Lu}\\p{Ll}+`,
  'u',
);

/** "My name is Ada", "I'm Ada Birch", "I am Ada, …": a profession alone is no name. */
const INTRODUCED = new RegExp(
  `${whole.before}(?:${spacedWords('introduces')} (\\p{Lu}\\p{L}+)|` +
    `${spacedWords('introducesBriefly')} (\\p{Lu}\\p{Ll}+)(?![\\p{L}-])(?<marked> ?[,–—-] |[.!])?(?! \\p{Ll}))`,
  'u',
);

/** "By Ada", in one language: elsewhere the same word says "of". */
const byNameIn = perLanguage(
  ({ language }) =>
    new RegExp(`(?<!\\p{L})(?:${patternsByLanguage[language]?.byWhom || '(?!)'}) (\\p{Lu}\\p{Ll}{2,})`, 'u'),
);
const maxBeforeName = 40;

const lowercase = new WeakMap<KnowledgeIndex, ReadonlySet<string>>();

/** "ada.birch@…" */
const ADDRESS = /\S+@\S+/gu;

/** Words that the site writes without a capital in some place: those of names have one everywhere. */
export function lowercaseWords(index: KnowledgeIndex): ReadonlySet<string> {
  const known = lowercase.get(index);
  if (known !== undefined) return known;
  const words = new Set(
    index.pieces.flatMap(
      ({ text }) => text.replaceAll(ADDRESS, ' ').match(/(?<![\p{L}@./-])\p{Ll}{3,}(?!\p{L})/gu) ?? [],
    ),
  );
  lowercase.set(index, words);
  return words;
}

/** The first name by which somebody introduces himself. */
export function introducedIn({ text, fact }: Piece, { lexicon, index }: Scene): string | undefined {
  if (fact !== undefined) return undefined;
  const found = INTRODUCED.exec(text);
  const [, name, brief] = found ?? [];
  if (name !== undefined || brief === undefined) return name;
  // Where every noun has a capital, "I am mother, cook …" names none.
  if (lexicon.words.capitalNouns !== undefined && found?.groups?.['marked'] !== undefined) return undefined;
  const isWord =
    lowercaseWords(index).has(brief.toLowerCase()) ||
    !lexicon.paraphrases.people.isDisjointFrom(new Set(lexicon.stemsOf(brief)));
  return isWord ? undefined : brief;
}

/** "Led by Ada", of a business that is not called so. */
function saysByWhom(text: string, { lexicon, agent, index }: Scene): boolean {
  const found = byNameIn(lexicon.words).exec(text);
  const name = found?.[1];
  if (found === null || name === undefined) return false;
  const led = text.slice(Math.max(0, found.index - maxBeforeName), found.index + found[0].length);
  const isOwn = lexicon.stemsOf(agent.businessName).includes(lexicon.stemOf(name));
  return !isOwn && lexicon.topicsOf(led).has('owner') && !lowercaseWords(index).has(name.toLowerCase());
}

/** Two words with capitals that are neither what is asked for ("Dental Clinic"), nor what people are, nor the business or where it is. */
function holdsName(text: string, scene: Scene): boolean {
  const { lexicon, heard, agent, index } = scene;
  if (TITLE.test(text)) return false;
  const own = [agent.businessName, ...factsOf(scene, 'address').map(({ value }) => value.printed)];
  const [first] = lexicon.words.capitalNouns === undefined ? (NAME_FIRST.exec(text) ?? []) : [];
  const isSmall = (word: string): boolean => lowercaseWords(index).has(word.toLowerCase());
  const isFirst = first !== undefined && !first.split(' ').some(isSmall);
  return [...(isFirst ? [first] : []), ...(text.match(NAME) ?? [])].some((name) => {
    // "Sports Massage": what the site sells.
    if (name.split(' ').every(isSmall)) return false;
    const stems = new Set(lexicon.stemsOf(name));
    // "Notary's Office Fifty Four"
    if ([...stems].some((stem) => /\d/.test(stem))) return false;
    const isOwn = own.some((each) => stems.isSubsetOf(new Set(lexicon.stemsOf(each))));
    const isAsked = lexicon.stemsOf(heard).some((stem) => stems.has(stem));
    return !isOwn && !isAsked && stems.isDisjointFrom(lexicon.paraphrases.people);
  });
}

/** Names of people: a capitalised word beside another; where every noun has a capital, beside what people are. */
export function namesPeople({ text, own, topics }: Piece, scene: Scene): boolean {
  const { lexicon, readWhen } = scene;
  const isOfOwner = topics.has('owner');
  // "Name, telephone, e-mail": the fields of a form.
  if (lexicon.has('email', text) && !/[@\d]/u.test(text)) return false;
  if (!lexicon.words.spaced) return isOfOwner;
  const isOfPeople = isOfOwner || !own.isDisjointFrom(lexicon.paraphrases.people);
  // "Gentle Yoga: Monday and Wednesday"
  if (!isOfPeople && (lexicon.words.capitalNouns !== undefined || readWhen(text, undefined).days.length > 0))
    return LABELLED_NAME.test(text) && readWhen(text, undefined).days.length === 0;
  if (isOfPeople && NAME_WITH_ROLE.test(text)) return true;
  if (TITLED.test(text)) return true;
  return (
    LABELLED_NAME.test(text) ||
    holdsName(text, scene) ||
    (isOfOwner && (pairIn(lexicon.words).test(text) || saysByWhom(text, scene)))
  );
}

/** "Ada Birch – owner", "Ada Birch, dentist", "Ada Birch (head)" */
const BEHIND_NAME = /\s?[,:|(–—].*$|\s-\s.*$/u;

/** The name in a heading or line, with what stands before it and without what somebody is. */
export const nameIn = (line: string): string => line.replace(BEHIND_NAME, '').trim();

const maxRoleWords = 14;

/** What opens a line: "Founder and head of the practice", before the story of a life. */
export const openingOf = ({ text }: Piece): string => sentencesOf(text)[0] ?? text;

/** "Head stylist", "Implantologist and surgeon.": what opens a line, where it is as short as what somebody is. */
export function isShortRole(piece: Piece, { lexicon }: Scene): boolean {
  const opening = openingOf(piece);
  const { size } = new Set(lexicon.stemsOf(opening));
  return (
    size <= (isSentence(piece) ? maxLabelWords : maxRoleWords) &&
    !/\d/u.test(opening) &&
    !TITLED.test(opening)
  );
}

/** Whether these words are all of what the business is called. */
const isOwnName = (text: string, { agent, lexicon }: Scene): boolean =>
  new Set(lexicon.stemsOf(text)).isSubsetOf(new Set(lexicon.stemsOf(agent.businessName)));

/** "Head stylist", under "Ada Birch" or "Ada and Tom": the name is a part of what is told. */
export const isRoleUnderName = (piece: Piece, scene: Scene): boolean =>
  piece.fact === undefined &&
  PERSON.test(nameIn(piece.context)) &&
  // "Hairdressers", under "Larch Hairdressing", names nobody; "Ada Birch" may be what the business is called, too.
  !(
    scene.lexicon.stemsOf(piece.context).some((stem) => scene.lexicon.paraphrases.people.has(stem)) &&
    isOwnName(piece.context, scene)
  ) &&
  isShortRole(piece, scene) &&
  scene.lexicon.stemsOf(openingOf(piece)).some((stem) => scene.lexicon.paraphrases.people.has(stem));
