/** "Who does the massages?", of a business that names nobody but one: by the line that tells most of that person. */
import { factsOf, topicsHeard } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { givenNames } from '../evidence/given-names.ts';
import { lowercaseWords } from '../evidence/people-evidence.ts';
import { isSentence } from '../evidence/piece-traits.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isPriced } from '../language/amounts.ts';
import { fold } from '../language/text.ts';
import { spacedWords } from '../patterns/any-language.ts';
import type { Topic } from '../topics/types.ts';
import { spoken } from './knowledge-answers.ts';

const maxLineLength = 260;
/** So many times as often as any other, a name is that of the house. */
const clearly = 3;

/** A line that names somebody once has to tell so much of him. */
const minWorth = 1.5;

/** What only some can do, or is done elsewhere. */
const ofElse: ReadonlySet<string> = new Set<Topic>(['emergency', 'jobs', 'language']);

/** A word with a capital, and what may stand before it: churches, towns and streets bear names of saints. */
const WORD = new RegExp(
  `(?<!\\p{L})(?:${spacedWords('saints')}\\.?[ -])?(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?![\\p{L}’'])`,
  'gu',
);
/** "– Susanne M.", "Anna, 34": who signs a review. */
const SIGNED = /^[-–—]?\s*\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}\.?|,? \(?\d{1,2}\)?)?$/u;

/** Given names in a text, in small letters. */
function namesIn(text: string, { index }: Scene): string[] {
  return [...text.matchAll(WORD)].flatMap(([whole, word = '']) => {
    const name = word.toLowerCase();
    return whole === word && givenNames.has(name) && !lowercaseWords(index).has(name) ? [name] : [];
  });
}

/** The line that names the one person of the house, or all of the few that it names together; null where there are others. */
export function answerNamedOnce(roles: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  // "Who speaks Polish?", "Who do I call at night?"
  if (!topicsHeard(scene).isDisjointFrom(ofElse)) return null;
  const addresses = factsOf(scene, 'address').map(({ value }) => value.printed);
  const ofStreets = new Set(addresses.flatMap((printed) => fold(printed).split(' ')));
  const lines = index.pieces.flatMap((piece) => {
    if (piece.fact?.kind === 'service' || isPriced.test(piece.text) || SIGNED.test(piece.text.trim()))
      return [];
    const names = new Set(
      namesIn(`${piece.context}: ${piece.text}`, scene).filter((name) => !ofStreets.has(fold(name))),
    );
    return names.size === 0 ? [] : [{ piece, names }];
  });
  const counts = new Map<string, number>();
  for (const { names } of lines) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const ordered = [...counts].sort(([, a], [, b]) => b - a);
  const [most, next] = ordered;
  if (most === undefined) return null;
  const isAlone = next === undefined || most[1] >= clearly * next[1];
  /** How much a line tells of the person. */
  const worthOf = (piece: Piece, names: ReadonlySet<string>): number =>
    Number(piece.topics.has('owner')) +
    Number(!piece.own.isDisjointFrom(lexicon.paraphrases.people)) +
    Number(roles.some((role) => index.covers(piece.own, role))) +
    Number(isSentence(piece)) +
    // Something goes on behind the name: a surname, or what the person does.
    Number(new RegExp(`${[...names][0]} \\p{L}`, 'u').test(fold(piece.text))) / 2;
  const [best] = lines
    .filter(
      ({ piece, names }) =>
        piece.text.length <= maxLineLength &&
        (isAlone ? names.has(most[0]) : ordered.every(([name]) => names.has(name))),
    )
    .map(({ piece, names }) => ({ piece, worth: worthOf(piece, names) }))
    .sort((a, b) => b.worth - a.worth);
  // Whoever is named once, and without saying who that is, may be anybody.
  if (best === undefined || (most[1] === 1 && best.worth < minWorth)) return null;
  const { text, context, source } = best.piece;
  // A name over the line is a part of what is told.
  const told = namesIn(text, scene).includes(most[0]) ? text : `${context}: ${text}`;
  return { text: lexicon.say.quote(spoken(told)), sources: [source] };
}
