/** Answers by retrieval: FAQs that ask the same, and sentences that cover a question. Quotes, and never concludes. */
import { factsOf } from './business.ts';
import type { Answer, Scene } from './business.ts';
import type { Piece } from './retrieval.ts';

/** Below it a question is not covered, and the answer is "I don't know". */
const minCoverage = 0.8;
const minSimilarity = 0.72;
const maxSpokenLength = 320;

const spoken = (text: string): string => {
  if (text.length <= maxSpokenLength) return text;
  const cut = text.slice(0, maxSpokenLength);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('。'));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

/** The FAQ that asks nearly the same: shared content over all content of both (Dice), weighted by how telling words are. */
export function answerFromFaq(content: readonly string[], scene: Scene): Answer | null {
  if (content.length === 0) return null;
  const sum = (stems: readonly string[]): number =>
    stems.reduce((total, stem) => total + scene.index.weight(stem), 0);
  let best: { similarity: number; answer: Answer } | undefined;
  for (const fact of factsOf(scene, 'faq')) {
    const asked = scene.lexicon.contentOf(fact.value.question);
    const askedSet = new Set(asked);
    const shared = content.filter((stem) => scene.index.covers(askedSet, stem));
    const similarity = (2 * sum(shared)) / Math.max(0.01, sum(content) + sum(asked));
    if (similarity < minSimilarity || similarity <= (best?.similarity ?? 0)) continue;
    best = { similarity, answer: { text: spoken(fact.value.answer), sources: [fact.source] } };
  }
  return best?.answer ?? null;
}

/** What form an answer must have: a duration holds a number, a time holds a time. */
export type Wanted = 'anything' | 'number' | 'area' | 'price';

function accepts(piece: Piece, wanted: Wanted, scene: Scene): boolean {
  switch (wanted) {
    case 'anything':
      return true;
    case 'number':
      return (
        /\d/.test(piece.text) ||
        scene.readWhen(piece.text, undefined).days.length > 0 ||
        Object.keys(scene.lexicon.words.numbers).some((word) => piece.stems.has(word))
      );
    case 'price':
      return /\d/.test(piece.text) || scene.lexicon.has('free', piece.text);
    case 'area':
      return scene.lexicon.has('areaEvidence', `${piece.context} ${piece.text}`);
  }
}

/** A bare heading or label ("Dublin") only repeats the question. */
function saysMore({ text, fact }: Piece, content: readonly string[], scene: Scene): boolean {
  if (fact !== undefined) return true;
  const asked = new Set(content);
  const stems = scene.lexicon.stemsOf(text);
  return stems.length >= 2 || stems.some((stem) => !asked.has(stem));
}

/** The sentence or fact that covers the question best, as a quotation; null where none covers it. */
export function answerFromKnowledge(
  content: readonly string[],
  scene: Scene,
  wanted: Wanted = 'anything',
): Answer | null {
  const { pieces, pairs } = scene.index;
  return bestOf(pieces, content, scene, wanted) ?? bestOf(pairs, content, scene, wanted);
}

const isSentence = ({ text, fact }: Piece): boolean =>
  fact?.kind !== 'service' && /[.!?。！？]$/.test(text.trim());

/** The best covering piece among some. */
function bestOf(
  among: readonly Piece[],
  content: readonly string[],
  scene: Scene,
  wanted: Wanted,
): Answer | null {
  const hits = scene.index.search(content, (piece) => accepts(piece, wanted, scene), among);
  const covering = hits.filter(
    ({ piece, coverage }) => coverage >= minCoverage && saysMore(piece, content, scene),
  );
  // A sentence answers better than a line of a list or the name of a service that shares its words.
  const best = covering[0]?.coverage ?? 0;
  const first =
    covering.find(({ piece, coverage }) => coverage >= best && isSentence(piece)) ??
    covering.find(({ piece }) => piece.fact?.kind !== 'service') ??
    covering[0];
  if (first === undefined) return null;
  const { piece } = first;
  const text = piece.fact?.kind === 'faq' ? spoken(piece.text) : scene.lexicon.say.quote(spoken(piece.text));
  return { text, sources: [piece.source] };
}
