/** Ranks what the site says against a question; answers only where the words of the question are really covered. */
import type { Fact, Source } from '../../contract/schemas/facts.ts';
import type { Passage } from '../../domain/knowledge/types.ts';
import { describeFact } from '../../domain/prompt/data-section.ts';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { sentencesOf } from '../../domain/prompt/quote.ts';
import type { Lexicon } from './lexicon.ts';

/** A piece of knowledge that can be an answer by itself. */
export interface Piece {
  /** What is said: a sentence or two, or a fact. */
  text: string;
  source: Source;
  fact?: Fact;
  stems: Set<string>;
  length: number;
}

export interface Hit {
  piece: Piece;
  score: number;
  /** Share of the question's content that the piece holds, weighted by how telling its words are, 0–1. */
  coverage: number;
}

const maxPieceLength = 260;
const k1 = 1.2;
const b = 0.6;

export interface KnowledgeIndex {
  pieces: readonly Piece[];
  /** The best pieces first; `content` are stems from `lexicon.contentOf`. */
  search: (content: readonly string[], accept?: (piece: Piece) => boolean) => Hit[];
  /** How telling a stem is here, > 0. */
  weight: (stem: string) => number;
  covers: (stems: ReadonlySet<string>, stem: string) => boolean;
}

/** Cuts a passage into sentences, each with the heading as context; very short ones keep their neighbour. */
function piecesOfPassage(passage: Passage): { text: string; context: string }[] {
  const result: { text: string; context: string }[] = [];
  for (const sentence of sentencesOf(passage.text)) {
    const text = sentence.trim();
    const last = result.at(-1);
    if (last !== undefined && last.text.length < 40 && passage.text.includes(`${last.text} ${text}`))
      last.text += ` ${text}`;
    else result.push({ text, context: passage.heading });
  }
  return result.map(({ text, context }) => ({ text: text.slice(0, maxPieceLength), context }));
}

export function indexKnowledge(
  facts: readonly Fact[],
  passages: readonly Passage[],
  lexicon: Lexicon,
): KnowledgeIndex {
  const phrases = phrasesFor(lexicon.words.language);
  const pieces: Piece[] = [];
  const add = (text: string, searchable: string, source: Source, fact?: Fact): void => {
    const stems = lexicon.stemsOf(searchable);
    pieces.push({
      text,
      source,
      stems: new Set(stems),
      length: stems.length,
      ...(fact === undefined ? {} : { fact }),
    });
  };
  for (const fact of facts) {
    // Contact data is asked for by name; as a search hit it answers nothing.
    if (fact.kind === 'hours' || fact.kind === 'name' || fact.kind === 'phone' || fact.kind === 'email')
      continue;
    add(
      fact.kind === 'faq' ? fact.value.answer : describeFact(fact, phrases),
      describeFact(fact, phrases),
      fact.source,
      fact,
    );
  }
  for (const passage of passages) {
    for (const { text, context } of piecesOfPassage(passage)) {
      add(text, `${context} ${text}`, { url: passage.url, quote: text });
    }
  }

  const frequency = new Map<string, number>();
  for (const piece of pieces)
    for (const stem of piece.stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const vocabulary = [...frequency.keys()];
  const meanLength = pieces.reduce((sum, piece) => sum + piece.length, 0) / Math.max(1, pieces.length);
  const isPart = (word: string, part: string): boolean =>
    part.length >= 5 && word.length > part.length && (word.endsWith(part) || word.startsWith(part));
  const covers = (stems: ReadonlySet<string>, stem: string): boolean => {
    if (stems.has(stem)) return true;
    if (!lexicon.words.compounds) return false;
    return [...stems].some((word) => isPart(word, stem));
  };
  const expand = (stem: string): string[] => {
    const exact = frequency.has(stem) ? [stem] : [];
    return lexicon.words.compounds ? [...exact, ...vocabulary.filter((word) => isPart(word, stem))] : exact;
  };
  const weight = (stem: string): number => {
    const count = Math.max(0, ...expand(stem).map((word) => frequency.get(word) ?? 0));
    return Math.log(1 + (pieces.length - count + 0.5) / (count + 0.5)) + 0.1;
  };

  const search: KnowledgeIndex['search'] = (content, accept) => {
    if (content.length === 0) return [];
    const terms = content.map((stem) => ({ forms: new Set(expand(stem)), weight: weight(stem) }));
    const total = terms.reduce((sum, term) => sum + term.weight, 0);
    const hits: Hit[] = [];
    for (const piece of pieces) {
      const found = terms.filter(({ forms }) => [...forms].some((form) => piece.stems.has(form)));
      if (found.length === 0 || (accept !== undefined && !accept(piece))) continue;
      const norm = (k1 + 1) / (1 + k1 * (1 - b + (b * piece.length) / Math.max(1, meanLength)));
      const held = found.reduce((sum, term) => sum + term.weight, 0);
      hits.push({ piece, score: held * norm, coverage: held / total });
    }
    return hits.sort((x, y) => y.coverage * y.score - x.coverage * x.score);
  };
  return { pieces, search, weight, covers };
}
