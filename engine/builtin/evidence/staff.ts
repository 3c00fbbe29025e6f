/** Who works there, by the headings that their names stand in, and what is said of them. */
import { factsOf, type Scene } from '../business.ts';
import { fold, wordsOf } from '../language/text.ts';
import { anyLanguage, spacedWords, whole } from '../patterns/any-language.ts';
import { lowercaseWords, nameIn } from './people-evidence.ts';
import { isSentence } from './piece-traits.ts';
import { PERSON } from './retrieval.ts';
import type { Piece } from './retrieval.ts';

const TITLES = new RegExp(
  `^(?:(?:${spacedWords('titles')}|${spacedWords('courtesy')})\\.? |\\p{L}{1,5}\\. ){0,3}(?=\\p{Lu})`,
  'u',
);
const minLetters = 3;

/** Whether what stands over a piece is written like the name of somebody. */
export const isUnderPerson = ({ context, fact }: Piece): boolean =>
  fact === undefined && PERSON.test(nameIn(context));

/** "Ada Birch – Head stylist", as a line of its own. */
export const isCard = (piece: Piece): boolean => {
  const { text, fact } = piece;
  const name = nameIn(text);
  return (
    fact === undefined && name !== text.trim() && PERSON.test(name) && !isSentence(piece) && !/\d/u.test(text)
  );
};

const AND = new RegExp(`^${spacedWords('andName')}$`, 'u');

/** "Elm Garage" over the page of Elm Garage. */
const isOfBusiness = (name: string, scene: Scene): boolean =>
  factsOf(scene, 'name').some(({ value }) => fold(value.text) === fold(name));

/** "Office Hours", "Deep Tissue": what is written small elsewhere, or is what callers ask about, is no name of anybody. */
function isName(heading: string, scene: Scene): boolean {
  const { index, lexicon } = scene;
  const name = nameIn(heading);
  // "About Brightwell"; "and" joins two.
  const isSmall = (word: string): boolean => lexicon.literalOf(word).length === 0 && !AND.test(word);
  return (
    !isOfBusiness(name, scene) &&
    (['hours', 'place', 'phone', 'address'] as const).every((cue) => !lexicon.has(cue, name)) &&
    lexicon.topicsOf(name).size === 0 &&
    wordsOf(name.replace(TITLES, ''), lexicon.words).every(
      (word) => !lowercaseWords(index).has(word) && !isSmall(word),
    )
  );
}

/** Whether the name of somebody stands over a piece. */
export const isOfPerson = (piece: Piece, scene: Scene): boolean =>
  isUnderPerson(piece) && isName(piece.context, scene);

/** The words by which somebody is called. */
const wordsOfPerson = (heading: string, { lexicon }: Scene): string[] =>
  wordsOf(nameIn(heading).replace(TITLES, ''), lexicon.words).filter(({ length }) => length >= minLetters);

/** The heading of the one whose name a text has; undefined where it has none, or that of several. */
export function personNamed(text: string, scene: Scene): string | undefined {
  const said = new Set(wordsOf(text, scene.lexicon.words));
  const headings = new Set([
    ...scene.index.pieces.filter(isUnderPerson).map(({ context }) => context),
    ...scene.index.pieces.filter(isCard).map(({ text: line }) => nameIn(line)),
  ]);
  const named = [...headings].filter(
    (heading) => wordsOfPerson(heading, scene).some((word) => said.has(word)) && isName(heading, scene),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** What is said of somebody: what stands under the name, else what begins with it. */
export function piecesOfPerson(heading: string, scene: Scene): Piece[] {
  const { index, lexicon } = scene;
  const names = wordsOfPerson(heading, scene);
  const opensWithName = ({ text, fact }: Piece): boolean =>
    fact === undefined && names.includes(wordsOf(text.replace(TITLES, ''), lexicon.words)[0] ?? '');
  return index.pieces.filter((piece) => piece.context === heading || opensWithName(piece));
}

/** Stems of the name of somebody, and of the titles before it. */
export const stemsOfPerson = (heading: string, { lexicon }: Scene): Set<string> =>
  new Set(lexicon.stemsOf(nameIn(heading)));

const COURTESY = new RegExp(`(?<!\\p{L})${spacedWords('courtesy')}\\.? (?=\\p{Lu})`, 'gu');
/** Stems of what stands before the names in a text for courtesy: "la signora Sara". */
export const courtesyIn = (text: string, { lexicon }: Scene): Set<string> =>
  new Set(lexicon.stemsOf((text.match(COURTESY) ?? []).join(' ')));

const PRONOUN = anyLanguage('pronounOfPerson', whole);
/** "When is she in?" */
export const saysPronoun = (text: string): boolean => PRONOUN.test(fold(text));

/** "She speaks Polish", under a name: nobody knows who it is without that. */
export function needsName(piece: Piece, scene: Scene): boolean {
  if (!isOfPerson(piece, scene) || !saysPronoun(piece.text)) return false;
  const said = wordsOf(piece.text, scene.lexicon.words);
  return wordsOfPerson(piece.context, scene).every((word) => !said.includes(word));
}
