/** Ranks what the site says against a question; answers only where the words of the question are really covered. */
import type { Fact, Source } from '../../../contract/schemas/facts.ts';
import type { Passage } from '../../../domain/knowledge/types.ts';
import { describeFact } from '../../../domain/prompt/data-section.ts';
import { phrasesFor } from '../../../domain/prompt/phrases/index.ts';
import { isAccount } from '../../../domain/knowledge/contact/accounts.ts';
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { createTerms } from '../language/compounds.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { dataLinesOf } from './data-protection.ts';
import { maxPieceLength, piecesOfPassage } from './passage-pieces.ts';
import { isUnsaid } from './unsaid.ts';
import { tidy } from '../language/text.ts';
import { spacedWords } from '../patterns/any-language.ts';
import { withoutNet } from '../language/without-net.ts';

/** A piece of knowledge that can be an answer by itself. */
export interface Piece {
  /** What is said: a sentence or two, or a fact. */
  text: string;
  /** The heading that it stands under. */
  context: string;
  /** Stems of the text without its heading. */
  own: ReadonlySet<string>;
  source: Source;
  fact?: Fact;
  stems: Set<string>;
  /** What callers of all kinds of businesses ask about and the text speaks of. */
  topics: ReadonlySet<string>;
  length: number;
  /** Of two sentences together: each alone. */
  halves?: readonly Piece[];
}

export interface Hit {
  piece: Piece;
  score: number;
  /** Share of the question's content that the piece holds, weighted by how telling its words are, 0–1. */
  coverage: number;
  /** How well each stem of the question is held: 1 the word itself, less for what means nearly the same, 0 not at all. */
  shares: readonly number[];
  /** The same without the heading. */
  ownShares: readonly number[];
}

const ADDRESS_SIGNS = /@|:\/\/|www/i;
/** Addresses of mail and web: words in them say nothing. */
const addressPattern = /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S{1,500}/giu;
/** What a word that says little counts beside one that names something. */
const softness = 0.2;
/** Of so many pieces or more, a stem in such a share of them is what the site is about. */
const manyPieces = 30;
const commonShare = 0.08;
const noTopics: ReadonlySet<string> = new Set();
const k1 = 1.2;
const b = 0.6;

export interface KnowledgeIndex {
  pieces: readonly Piece[];
  /** Two sentences of one paragraph together, for what neither says alone. */
  pairs: readonly Piece[];
  /** What is said of the data of visitors, for those who ask about that. */
  ofData: readonly Piece[];
  /** The best pieces (or those `among`) first; `content` are stems from `lexicon.contentOf`. */
  search: (
    content: readonly string[],
    accept?: (piece: Piece) => boolean,
    among?: readonly Piece[],
    topics?: ReadonlySet<string>,
  ) => Hit[];
  /** How telling a stem is here, > 0. */
  weight: (stem: string) => number;
  /** How many pieces hold a stem. */
  count: (stem: string) => number;
  /** Whether a stem is what the whole site is about: callers say it, and single lines leave it out. */
  isCommon: (stem: string) => boolean;
  covers: (stems: ReadonlySet<string>, stem: string) => boolean;
}

/** A heading with its stems, shared by all that stands under it. */
interface Heading {
  text: string;
  stems: readonly string[];
}

/** A heading that is a sentence: "Late changes are charged in full." */
const STATES = /^(?:\S+\s){3,}\S+[.!](?:\s|$)/u;

/** What a customer says, with a name behind it or alone: nothing that the business states. */
const TESTIMONIAL = /^[“"„«][^”"»]{20,600}[”"“»]?(?:\s*[-–—,]|$)|^[^“"„«]{20,600}[”"]$/u;
/** "Ada Birch", "Dr. med. Ada Birch", "Ada and Tom" */
export const PERSON = new RegExp(
  `^(?:(?:${spacedWords('titles')}|\\p{L}{1,5}\\.) ){0,3}\\p{Lu}[\\p{L}.’'-]+(?:(?: \\p{Lu}[\\p{L}.’'-]+){1,2}| (?:${spacedWords('andName')}|&) \\p{Lu}[\\p{L}.’'-]+)$`,
  'u',
);
const maxBeforeName = 20;
/** "“I am Ada Birch, …”" under "Ada Birch": who presents himself is no customer. */
const introduces = ({ heading, text }: Passage): boolean =>
  PERSON.test(heading) && text.slice(0, heading.length + maxBeforeName).includes(heading);

/** Lines that are quotations as a whole: their sentences have no mark of their own. */
const withoutTestimonials = (passage: Passage): Passage => {
  if (introduces(passage)) return passage;
  const lines = passage.text.split('\n');
  const kept = lines.filter((line) => !TESTIMONIAL.test(line.trim()));
  return kept.length === lines.length ? passage : { ...passage, text: kept.join('\n') };
};

const maxRoleWords = 3;

/** "Owner", over "Ada Birch": the two read as one line. */
function isRole(heading: string, lexicon: Lexicon): boolean {
  const stems = heading === '' ? [] : lexicon.contentOf(heading);
  return (
    stems.length > 0 &&
    stems.length <= maxRoleWords &&
    stems.every((stem) => lexicon.paraphrases.people.has(stem))
  );
}

/** Kinds of facts that stand among the passages as well. */
const toldAgain: ReadonlySet<Fact['kind'] | undefined> = new Set(['policy', 'other', 'service'] as const);
/** "- haircuts," */
const bareLine = (text: string): string => text.replace(/^[-–—•·*✓✔►▪■●○◆★☆※・\s]+|[\s.,;]+$/gu, '');

/** The pieces of a site, ready to be searched by the stems of a question. */
export function indexKnowledge(
  facts: readonly Fact[],
  passages: readonly Passage[],
  lexicon: Lexicon,
): KnowledgeIndex {
  const phrases = phrasesFor(lexicon.words.language);
  const pieces: Piece[] = [];
  const pairs: Piece[] = [];
  const ofData: Piece[] = [];
  const read = (text: string, searchable: string, source: Source, heading?: Heading, fact?: Fact): Piece => {
    const isAddressed = ADDRESS_SIGNS.test(searchable);
    const plain = isAddressed ? searchable.replace(addressPattern, ' ') : searchable;
    const words = lexicon.stemsOf(withoutNet(plain));
    return {
      text,
      context: heading?.text ?? '',
      own: new Set(words),
      source,
      stems: new Set(heading === undefined ? words : [...heading.stems, ...words]),
      topics: lexicon.topicsStated(withoutNet(heading === undefined ? plain : `${heading.text} ${plain}`)),
      length: words.length + (heading?.stems.length ?? 0),
      ...(fact === undefined ? {} : { fact }),
    };
  };
  const add = (...said: Parameters<typeof read>): Piece => {
    const piece = read(...said);
    pieces.push(piece);
    return piece;
  };
  for (const fact of facts) {
    // Contact data is asked for by name; as a search hit it answers nothing.
    if (fact.kind === 'hours' || fact.kind === 'name' || fact.kind === 'phone' || fact.kind === 'email')
      continue;
    if (fact.kind === 'other' && isAccount(fact.value.text)) continue;
    add(
      fact.kind === 'faq' ? fact.value.answer : describeFact(fact, phrases),
      describeFact(fact, phrases),
      fact.source,
      undefined,
      fact,
    );
  }
  const headings = new Map(
    passages.map(({ url, heading }) => [`${url}\n${heading}`, { url, quote: heading }] as const),
  );
  for (const source of headings.values())
    if (STATES.test(source.quote)) add(tidy(source.quote), source.quote, source);
  for (const passage of passages.map(withoutTestimonials)) {
    const heading = { text: passage.heading, stems: lexicon.stemsOf(passage.heading) };
    const isOfData = dataLinesOf(passage);
    const own = piecesOfPassage(passage).filter(({ text }) => !isUnsaid(text));
    const singles = own.map(({ text }) => {
      const told =
        isRole(passage.heading, lexicon) && PERSON.test(text) ? `${passage.heading}: ${text}` : text;
      const source = { url: passage.url, quote: text };
      if (!isOfData(told)) return add(tidy(told), told, source, heading);
      ofData.push(read(tidy(told), told, source, heading));
      return undefined;
    });
    for (const [index, { text }] of own.entries()) {
      const [one, other] = [singles[index], singles[index + 1]];
      const both = `${text} ${own[index + 1]?.text ?? ''}`;
      // The two stand side by side in one line of the passage, so their words are a quotation.
      if (
        one === undefined ||
        other === undefined ||
        both.length > maxPieceLength ||
        !passage.text.includes(both)
      )
        continue;
      pairs.push({
        text: tidy(both),
        context: passage.heading,
        own: new Set([...one.own, ...other.own]),
        source: { url: passage.url, quote: both },
        stems: new Set([...one.stems, ...other.stems]),
        topics: new Set([...one.topics, ...other.topics]),
        length: one.length + other.length - heading.stems.length,
        halves: [one, other],
      });
    }
  }

  const frequency = new Map<string, number>();
  // A sentence that is a fact as well says what it says once.
  const sentences = new Set(
    pieces.flatMap(({ fact, text }) => (fact === undefined ? sentencesOf(text) : [])).map(bareLine),
  );
  const said = pieces.filter(
    ({ fact, text }) => !toldAgain.has(fact?.kind) || !sentences.has(bareLine(text)),
  );
  for (const piece of said)
    for (const stem of piece.stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const vocabulary = [...frequency.keys()];
  const meanLength = pieces.reduce((sum, piece) => sum + piece.length, 0) / Math.max(1, pieces.length);
  const terms = createTerms(vocabulary, lexicon);
  const covers = (stems: ReadonlySet<string>, stem: string): boolean =>
    stems.has(stem) ||
    lexicon.paraphrases.nearOf(stem).some((near) => stems.has(near)) ||
    (lexicon.words.compounds && createTerms([...stems], lexicon)(stem).heldBy(stems) > 0);
  const counts = new Map<string, number>();
  const count = (stem: string): number => {
    const known = counts.get(stem);
    if (known !== undefined) return known;
    const term = terms(stem);
    const counted = said.filter((piece) => term.heldBy(piece.stems) > 0).length;
    counts.set(stem, counted);
    return counted;
  };
  const isCommon = (stem: string): boolean =>
    pieces.length >= manyPieces && count(stem) >= pieces.length * commonShare;
  const weight = (stem: string): number => {
    const holding = count(stem);
    const telling = Math.log(1 + (pieces.length - holding + 0.5) / (holding + 0.5)) + 0.1;
    return lexicon.paraphrases.soft.has(stem) ? telling * softness : telling;
  };

  const search: KnowledgeIndex['search'] = (content, accept, among = pieces, topics = noTopics) => {
    if (content.length === 0) return [];
    const asked = content.map((stem) => ({ term: terms(stem), weight: weight(stem) }));
    const total = asked.reduce((sum, each) => sum + each.weight, 0);
    const hits: Hit[] = [];
    for (const piece of among) {
      const shares = asked.map(({ term }) => term.heldBy(piece.stems));
      if (shares.every((share) => share === 0) && topics.isDisjointFrom(piece.topics)) continue;
      const ownShares = asked.map(({ term }) => term.heldBy(piece.own));
      // Under the right heading a name or label alone still says nothing.
      const isBare = piece.own.size < 3 && !/\d/.test(piece.text);
      if (isBare && ownShares.every((share) => share === 0)) continue;
      if (accept !== undefined && !accept(piece)) continue;
      const norm = (k1 + 1) / (1 + k1 * (1 - b + (b * piece.length) / Math.max(1, meanLength)));
      const held = asked.reduce((sum, { weight: full }, at) => sum + full * (shares[at] ?? 0), 0);
      hits.push({ piece, score: held * norm, coverage: held / total, shares, ownShares });
    }
    return hits.sort((x, y) => y.coverage * y.score - x.coverage * x.score);
  };
  return { pieces, pairs, ofData, search, weight, count, isCommon, covers };
}
