/** Which services of the site a question names: by their names, columns of prices, and what they stand under. */
import type { FactOf, Scene } from '../business.ts';
import type { KnowledgeIndex } from '../evidence/retrieval.ts';
import { withDigits } from '../language/number-words.ts';
import { fold, wordsOf } from '../language/text.ts';
import { countsOtherwise } from '../questions/counted-names.ts';
import type { Topic } from '../topics/types.ts';

export type ServiceFact = FactOf<'service'>;

export interface Match {
  fact: ServiceFact;
  /** Share of the question's content in the service's name, 0–1. */
  coverage: number;
  /** Words of the name that were not asked for. */
  surplus: number;
}

/** Services by how much of the question they hold; with `underHeadings`, what a service stands under counts beside its name. */
export function matchServices(
  content: readonly string[],
  services: readonly ServiceFact[],
  scene: Scene,
  underHeadings = false,
): Match[] {
  const total = content.reduce((sum, stem) => sum + scene.index.weight(stem), 0);
  return services
    .map((fact) => {
      const stems = new Set(scene.lexicon.stemsOf(fact.value.name));
      const inName = content.filter((stem) => scene.index.covers(stems, stem));
      // Columns of a price list ("Senior stylist £50", "large 12.50") say more of what is offered under the name.
      // and so does what a price is for ("6.90 per kilo").
      const columns = new Set(
        inName.length === 0 ? [] : [...columnStems(fact, scene), ...unitsOf(fact, scene)],
      );
      const over = underHeadings && inName.length > 0 ? aboveOf(fact, scene).stems : none;
      const held = content.filter(
        (stem) => inName.includes(stem) || columns.has(stem) || scene.index.covers(over, stem),
      );
      const weight = held.reduce((sum, stem) => sum + scene.index.weight(stem), 0);
      const exact = held.filter((stem) => stems.has(stem));
      return { fact, coverage: total === 0 ? 0 : weight / total, surplus: stems.size - exact.length };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.coverage - a.coverage || a.surplus - b.surplus);
}

const unitsOf = ({ value }: ServiceFact, { lexicon }: Scene): string[] =>
  lexicon.stemsOf(value.price_text ?? '').filter((stem) => !/^\d/u.test(stem));

const columnsOf = ({ value }: ServiceFact): string[] => {
  const parts = (value.price_text ?? '').split(/,\s(?=\D|\d{1,3}\s?\p{L})/u);
  return parts.length > 1 ? parts : [];
};

/** Words of the columns, sizes under the word that callers use for them. */
function columnStems(fact: ServiceFact, { lexicon }: Scene): string[] {
  return columnsOf(fact).flatMap((column) => [...lexicon.stemsOf(column), ...sizeOf(column, lexicon)]);
}

function sizeOf(column: string, { words, stemOf }: Scene['lexicon']): string[] {
  const sign = /^(?:x-?lg?|[sml]|sm|med|lg)\b/i.exec(column)?.[0];
  if (sign === undefined) return [];
  const size = /^x/i.test(sign) ? 'XL' : sign.charAt(0).toUpperCase();
  return (words.sizes[size] ?? []).map((word) => stemOf(word));
}

/** So many words stand between a size and what has it: "my hair is very short". */
const maxFromSize = 2;

/** "Balayage for long hair" where it has prices for short and long: what is asked for with the size, without what has it. */
export function withoutSized(
  content: readonly string[],
  services: readonly ServiceFact[],
  { lexicon, heard }: Scene,
): readonly string[] | undefined {
  const said = wordsOf(heard, lexicon.words).map((word) => lexicon.stemOf(word));
  for (const fact of services) {
    const name = new Set(lexicon.stemsOf(fact.value.name));
    const columns = new Set(columnsOf(fact).flatMap((column) => lexicon.stemsOf(column)));
    const others = content.filter((stem) => !name.has(stem) && !columns.has(stem));
    const size = said.findIndex((stem) => /\p{L}/u.test(stem) && columns.has(stem) && !name.has(stem));
    const [thing] = others;
    const isNamed = content.some((stem) => name.has(stem));
    if (size < 0 || thing === undefined || others.length > 1 || !isNamed) continue;
    if (Math.abs(said.indexOf(thing) - size) <= maxFromSize)
      return [...content.filter((stem) => stem !== thing && stem !== said[size]), said[size]!];
  }
  return undefined;
}

/** The price of a service; a full stop of its own ("+ MwSt.") would double that of the sentence. */
export const wholePrice = ({ value }: ServiceFact): string => (value.price_text ?? '').replace(/\.$/u, '');

/** With a price, and not of another number of it than is asked for. */
export const isPricedAsAsked = ({ value }: ServiceFact, scene: Scene): boolean =>
  value.price_text !== undefined && !countsOtherwise(value.name, scene);

const COUNTED = /(?:^|\s)(\d{1,3})\s?(\p{L}+)/u;

/** How many a question asks for: "a class" is one in most languages. */
const countsAsked = ({ lexicon: { words }, heard }: Scene): string[] =>
  withDigits(fold(heard), words).match(/\d+/gu) ?? [];

/** "4 entries £40" is no price of one entry; what counts nothing that was asked for may be. */
function countsOthers(column: string, wanted: readonly string[], scene: Scene): boolean {
  const [, count = '', counted = ''] = COUNTED.exec(fold(column)) ?? [];
  const asked = countsAsked(scene);
  return asked.length > 0 && wanted.includes(scene.lexicon.stemOf(counted)) && !asked.includes(count);
}

/** The column that the question names, or the whole price. */
export function askedPrice(fact: ServiceFact, content: readonly string[], scene: Scene): string {
  const name = new Set(scene.lexicon.stemsOf(fact.value.name));
  const wanted = content.filter((stem) => !name.has(stem));
  const fitting = columnsOf(fact).filter((column) => !countsOthers(column, wanted, scene));
  const scored = fitting.map((column) => {
    const stems = new Set([...scene.lexicon.stemsOf(column), ...sizeOf(column, scene.lexicon)]);
    const held = wanted.filter((stem) => stems.has(stem)).length;
    return { column, held, surplus: stems.size };
  });
  const best = scored
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || a.surplus - b.surplus)[0];
  return best?.column ?? wholePrice(fact);
}

/** The word of a name that says what it is: "diagnostics" of "E-bike diagnostics (30 min)". */
export function headOf(name: string, { lexicon }: Scene): string | undefined {
  const words = wordsOf(name.split(/[,:(–—\d]|\s-\s/u, 1)[0] ?? '', lexicon.words);
  const isTelling = (word: string): boolean => lexicon.contentOf(word).length > 0;
  const from = words.findIndex(isTelling);
  const behind = words.findIndex((word, at) => at > from && !isTelling(word));
  const run = words.slice(from, behind < 0 ? undefined : behind);
  return lexicon.words.headFirst ? run[0] : run.at(-1);
}

/** Whether a service is work on what is asked for, where the thing itself is wanted: "Do you sell e-bikes?", "… rent bikes?" */
export function isWorkOnThing({ value }: ServiceFact, content: readonly string[], scene: Scene): boolean {
  const { lexicon, index, heard } = scene;
  if (!lexicon.has('trade', heard)) return false;
  const head = new Set(lexicon.contentOf(headOf(value.name, scene) ?? ''));
  return head.size > 0 && !content.some((stem) => index.covers(head, stem));
}

/** Those that hold all of the question; where names hold nothing else, these alone. */
export const fullMatches = (matches: readonly Match[]): ServiceFact[] => {
  const full = matches.filter(({ coverage }) => coverage > 0.999);
  const exact = full.filter(({ surplus }) => surplus === 0);
  return (exact.length > 0 ? exact : full).map(({ fact }) => fact);
};

const none: ReadonlySet<string> = new Set();
/** What a service stands under: the headings over it, and all their stems with those of its page's address. */
interface Above {
  headings: readonly string[];
  stems: ReadonlySet<string>;
}

const above = new WeakMap<ServiceFact, Above>();
const quoteLength = 40;

/** "Salads" over "Caesar". */
function aboveOf(fact: ServiceFact, { index, lexicon }: Scene): Above {
  const known = above.get(fact);
  if (known) return known;
  const { url, quote } = fact.source;
  const words = foldSpaces(quote).slice(0, quoteLength);
  const over = (headedOf(index).get(url) ?? [])
    .filter(({ quote: line }) => line.startsWith(words))
    .map(({ context }) => context);
  const file =
    URL.parse(url)
      ?.pathname.split('/')
      .at(-1)
      ?.replace(/\.\w+$/u, '') ?? '';
  const stems = new Set(lexicon.stemsOf([...over, file.replaceAll(/[-_]/gu, ' ')].join(' ')));
  const found = { headings: [...new Set(over)], stems };
  above.set(fact, found);
  return found;
}

interface Headed {
  quote: string;
  context: string;
}
const headed = new WeakMap<KnowledgeIndex, ReadonlyMap<string, readonly Headed[]>>();

/** What stands under headings, by page. */
function headedOf(index: KnowledgeIndex): ReadonlyMap<string, readonly Headed[]> {
  const known = headed.get(index);
  if (known !== undefined) return known;
  const byPage = new Map<string, Headed[]>();
  for (const { source, context } of index.pieces) {
    if (context === '') continue;
    const line = { quote: foldSpaces(source.quote).slice(0, quoteLength), context };
    const lines = byPage.get(source.url);
    if (lines === undefined) byPage.set(source.url, [line]);
    else lines.push(line);
  }
  headed.set(index, byPage);
  return byPage;
}

const foldSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Services under a heading that names what is asked for and nothing else. */
export const servicesOfKind = (
  content: readonly string[],
  services: readonly ServiceFact[],
  scene: Scene,
): ServiceFact[] => {
  const { index, lexicon } = scene;
  const names = (heading: string): boolean => {
    const stems = new Set(lexicon.contentOf(heading));
    const isAsked = (stem: string): boolean =>
      lexicon.paraphrases.soft.has(stem) || index.covers(new Set(content), stem);
    return content.every((stem) => index.covers(stems, stem)) && [...stems].every(isAsked);
  };
  return content.length === 0 ? [] : services.filter((fact) => aboveOf(fact, scene).headings.some(names));
};

const maxUnderHeading = 6;
/** What is sold beside the thing itself. */
const besideTopics: readonly Topic[] = ['breakfast', 'parking', 'pets', 'transport', 'airport'];

/**
 * Priced services that stand under what is asked for ("How much is a cabin?": the price list of the cabins). What is
 * beside it ("Breakfast", under "Rooms") is no price of it.
 */
export function servicesUnder(
  content: readonly string[],
  services: readonly ServiceFact[],
  scene: Scene,
): ServiceFact[] {
  const found = services.filter(
    (fact) =>
      fact.value.price_text !== undefined &&
      content.every((stem) => scene.index.covers(aboveOf(fact, scene).stems, stem)),
  );
  const { topicsOf } = scene.lexicon;
  const asked = topicsOf(content.join(' '));
  const isBeside = ({ value }: ServiceFact): boolean =>
    besideTopics.some((topic) => topicsOf(value.name).has(topic) && !asked.has(topic));
  if (found.some(isBeside)) return [];
  const pages = new Set(found.map(({ source }) => source.url));
  return pages.size === 1 && found.length <= maxUnderHeading ? found : [];
}
