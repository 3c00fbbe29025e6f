/** Answers by retrieval: FAQs that ask the same, and sentences that cover a question. Quotes, and never concludes. */
import { factsOf } from './business.ts';
import type { Answer, Scene } from './business.ts';
import { accepts, isAbout } from './question-kinds.ts';
import type { Wanted } from './question-kinds.ts';
import type { Hit, KnowledgeIndex, Piece } from './retrieval.ts';

/** Below it a question is not covered, and the answer is "I don't know". */
const minCoverage = 0.8;
const minSimilarity = 0.72;
/** From here on a sentence is near enough to be told beside "I don't know". */
const minNearness = 0.3;
const maxSpokenLength = 320;
const maxNearLength = 200;

export const spoken = (text: string, maxLength = maxSpokenLength): string => {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
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

/** A bare heading or label ("Dublin") only repeats the question. */
function saysMore({ text, fact }: Piece, content: readonly string[], scene: Scene): boolean {
  if (fact !== undefined) return true;
  const asked = new Set(content);
  const stems = scene.lexicon.stemsOf(text);
  return stems.length >= 2 || stems.some((stem) => !asked.has(stem));
}

/** Of cats, "pet food for your dog" says nothing, nor does a label with "pets" in it. */
function isOfSibling(piece: Piece, content: readonly string[], scene: Scene): boolean {
  const { lexicon, index } = scene;
  if (piece.fact?.kind === 'faq') return false;
  return content.some((stem) => {
    const siblings = lexicon.paraphrases.siblingsOf(stem);
    if (siblings === undefined || lexicon.paraphrases.soft.has(stem)) return false;
    const wider = lexicon.paraphrases.nearOf(stem).filter((near) => !siblings.has(near));
    // "A night of dog racing" allows no dogs.
    if (piece.stems.has(stem))
      return isAnimalAlone(content, scene) && piece.own.size > maxRuleWords && !ALLOWS.test(piece.text);
    if (!wider.some((near) => piece.stems.has(near))) return false;
    const namesOthers = [...piece.own].some((own) => siblings.has(own));
    return (
      namesOthers || (!isSentence(piece) && !ALLOWS.test(piece.text)) || isForOthers(stem, siblings, index)
    );
  });
}

/** A kind of a wider thing ("dog", of "pet") with nothing beside it. */
const isAnimalAlone = ([stem, ...more]: readonly string[], { lexicon }: Scene): boolean => {
  const siblings = stem === undefined ? undefined : lexicon.paraphrases.siblingsOf(stem);
  return (
    stem !== undefined &&
    siblings !== undefined &&
    more.length === 0 &&
    lexicon.paraphrases.nearOf(stem).some((near) => !siblings.has(near))
  );
};

/** Words of a sentence on paying. */
const PAYS =
  /pay|accept|take|cash|zahl|pag|paie|règl|accett|aceit|acept|betal|contant|płac|płat|plăt|plata|払|利用/iu;

/** "Play your cards right" names a card and no way to pay. */
function isPlayedCard({ own, text, fact }: Piece, content: readonly string[], { lexicon }: Scene): boolean {
  const [stem, ...more] = content;
  const siblings = stem === undefined ? undefined : lexicon.paraphrases.siblingsOf(stem);
  if (more.length > 0 || fact !== undefined || siblings?.has(lexicon.stemOf('visa')) !== true) return false;
  const namesOthers = [...own].some((each) => each !== stem && siblings.has(each));
  return own.size > maxLabelWords && !namesOthers && !PAYS.test(text);
}

/** A site that speaks of dogs and nowhere of cats does not mean cats by "pets". */
const isForOthers = (stem: string, siblings: ReadonlySet<string>, index: KnowledgeIndex): boolean =>
  !index.pieces.some(({ stems }) => stems.has(stem)) &&
  index.pieces.some(({ own }) => [...own].some((each) => siblings.has(each)));

const maxRuleWords = 14;
const maxLabelWords = 8;
/** Words of a rule on what may come along. */
const ALLOWS =
  /allow|welcome|friendly|permit|bring|leash|sorry|\bno\b|\bnot\b|erlaubt|willkommen|mitbring|leider|\bkeine?\b|nicht|admi[ts]|acept|permi[ts]|bienven|autoris|accept|ammess|benven|toegestaan|welkom|niet|dozwol|mile widzian|akcept|zakaz|bun venit|aceit|bem-vind|歓迎|禁止|お連れ|同伴/iu;

const isSentence = ({ text, fact }: Piece): boolean =>
  fact?.kind !== 'service' && /[.!?。！？]$/.test(text.trim());

/** A sentence answers better than a line of a list or the name of a service that shares its words. */
function bestOf(
  hits: readonly Hit[],
  namesSibling: (piece: Piece) => boolean = () => false,
): Hit | undefined {
  const best = hits[0]?.coverage ?? 0;
  return (
    hits.find(({ piece, coverage }) => coverage >= best && isSentence(piece) && namesSibling(piece)) ??
    hits.find(({ piece, coverage }) => coverage >= best && isSentence(piece)) ??
    hits.find(({ piece }) => piece.fact?.kind !== 'service') ??
    hits[0]
  );
}

/** Two sentences side by side that both speak of what was asked are told together. */
function withNeighbour(piece: Piece, content: readonly string[], { index }: Scene): Piece {
  if (piece.fact?.kind === 'faq' || !isSentence(piece)) return piece;
  const isCovering = (half: Piece): boolean =>
    (index.search(content, undefined, [half])[0]?.coverage ?? 0) >= minCoverage;
  return (
    index.pairs.find(
      ({ halves }) => halves?.some(({ text }) => text === piece.text) === true && halves.every(isCovering),
    ) ?? piece
  );
}

/** The sentence or fact that covers the question best, as a quotation; null where none covers it. */
export function answerFromKnowledge(
  content: readonly string[],
  scene: Scene,
  wanted: Wanted = 'anything',
): Answer | null {
  const { pieces, pairs } = scene.index;
  // Of "Bring the card" and "Cash or cheque, no cards" the second is about paying.
  const siblings = content.flatMap((stem) => [...(scene.lexicon.paraphrases.siblingsOf(stem) ?? [])]);
  const others = siblings.filter((stem) => !content.includes(stem));
  const namesSibling = ({ own }: Piece): boolean => others.some((stem) => own.has(stem));
  const among = (some: readonly Piece[]): Hit | undefined => {
    const hits = scene.index
      .search(content, (piece) => accepts(piece, wanted, scene), some)
      .filter(
        ({ piece, coverage }) =>
          coverage >= minCoverage &&
          saysMore(piece, content, scene) &&
          !isOfSibling(piece, content, scene) &&
          !isPlayedCard(piece, content, scene) &&
          isAbout(piece, content, wanted, scene),
      );
    // "Can I bring my dog?": a rule answers, and no price of a wash.
    const rules = isAnimalAlone(content, scene) ? hits.filter(({ piece }) => ALLOWS.test(piece.text)) : [];
    return bestOf(rules.length > 0 ? rules : hits, namesSibling);
  };
  const found = among(pieces) ?? among(pairs);
  if (found === undefined) return null;
  const piece = withNeighbour(found.piece, content, scene);
  if (piece.fact?.kind === 'faq') return { text: spoken(piece.text), sources: [piece.source] };
  // "Please reserve it in time", under "Bowling alley": without its heading nobody knows what is meant.
  const isNamed = content.some((stem) => scene.index.covers(piece.own, stem));
  const said = isNamed || piece.context === '' ? piece.text : `${piece.context}: ${piece.text}`;
  return { text: scene.lexicon.say.quote(spoken(said)), sources: [piece.source] };
}

/** The sentence that names most other kinds of what was asked for: which cards are taken, which languages are spoken. */
function siblingPiece(content: readonly string[], { index, lexicon }: Scene): Piece | undefined {
  for (const stem of content) {
    const siblings = lexicon.paraphrases.siblingsOf(stem);
    if (siblings === undefined) continue;
    const ranked = index.pieces
      .map((piece) => ({ piece, count: [...piece.own].filter((each) => siblings.has(each)).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || Number(isSentence(b.piece)) - Number(isSentence(a.piece)));
    if (ranked[0] !== undefined) return ranked[0].piece;
  }
  return undefined;
}

/** A sentence of so few words that names a way of paying speaks of nothing else. */
const maxPaymentWords = 5;
/** "Cash only": what is left out is not taken. */
const ONLY =
  /(?<!\p{L})(?:only|nur|ausschließlich|seulement|uniquement|exclusivement|solo|sólo|solamente|únicamente|soltanto|só|somente|apenas|alleen|uitsluitend|tylko|wyłącznie|doar|numai)(?!\p{L})|のみ|だけ/iu;

/**
 * How the site says that it is paid, where another way was asked for: the sentence is an answer by itself. Of animals or
 * languages that it does not name it says nothing.
 */
export function answerPayment(content: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const visa = lexicon.stemOf('visa');
  const way = content.find(
    (stem) => stem === visa || lexicon.paraphrases.siblingsOf(stem)?.has(visa) === true,
  );
  const piece = way === undefined ? undefined : siblingPiece([way], scene);
  if (way === undefined || piece === undefined || piece.text.length > maxSpokenLength) return null;
  const named = [...piece.own].filter((stem) => lexicon.paraphrases.siblingsOf(way)?.has(stem) === true);
  const isOfPaying = content.some((stem) => stem !== way && index.covers(piece.own, stem));
  const isShort = piece.own.size <= maxPaymentWords;
  if (!ONLY.test(piece.text) && !isOfPaying && !isShort && named.length < 2) return null;
  return { text: lexicon.say.quote(spoken(piece.text)), sources: [piece.source] };
}

/** What the site says of where it works; for "Which areas do you cover?", which names no place. */
export function answerAreas(scene: Scene): Answer | null {
  const found = scene.index.pieces.find(
    (piece) => piece.own.size >= 3 && piece.fact?.kind !== 'service' && accepts(piece, 'area', scene),
  );
  return found === undefined
    ? null
    : { text: scene.lexicon.say.quote(spoken(found.text)), sources: [found.source] };
}

/**
 * What the site says that comes nearest to a question that it does not answer, to be told beside "I don't know"; null where
 * nothing of it names what was asked for.
 */
export function nearestPiece(content: readonly string[], scene: Scene, wanted: Wanted): Piece | null {
  const { index, lexicon } = scene;
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const sibling = siblingPiece(hard, scene);
  if (sibling !== undefined) return sibling;
  // The name of a service beside "I don't know" tells nothing.
  const isNear = ({ piece, coverage }: Hit): boolean =>
    piece.fact?.kind !== 'service' &&
    coverage >= minNearness &&
    hard.some((stem) => index.covers(piece.own, stem)) &&
    saysMore(piece, content, scene);
  const hits = index.search(content).filter(isNear);
  const fitting = hits.filter(({ piece }) => accepts(piece, wanted, scene));
  return bestOf(fitting.length > 0 ? fitting : hits)?.piece ?? null;
}

/** As an addition to "I don't know": says what stands on the site, nothing more. */
export const nearText = (piece: Piece, scene: Scene): string =>
  scene.lexicon.say.nearest(spoken(piece.text, maxNearLength).replace(/[.。]?$/u, ''));
