/** The plainest questions about everything that was read of the fixture sites: each has its answer in the facts. */
import { describe, expect, it } from '@jest/globals';
import type { FactValue, Weekday } from '../../contract/schemas/facts.ts';
import { weekdays } from '../../contract/schemas/weekdays.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { allWords, wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { loadSites, readAt, valuesOf } from '../../eval/fixture-sites.ts';
import { agentOf } from '../../eval/score-answers.ts';
import { plainPhrases, type PlainPhrases } from './plain-phrases.ts';

const engine = createBuiltinEngine();
const sites = loadSites().filter(({ knowledge }) => plainPhrases[knowledge.language] !== undefined);
type Site = (typeof sites)[number];
type Expected = (answer: string) => boolean;
type Kind = Exclude<keyof PlainPhrases, 'days' | 'hour'>;

/** Every phrase in its turn. */
const turns = new Map<string, number>();
function phrase(site: Site, kind: Kind): string {
  const { language } = site.knowledge;
  const list = plainPhrases[language]![kind];
  const key = `${language} ${kind}`;
  const at = turns.get(key) ?? 0;
  turns.set(key, at + 1);
  return list[at % list.length]!;
}

const saysUnknown = (text: string): boolean =>
  allWords.some(({ say }) => text.includes(say.mayITakeYourNumber) || text === say.notUnderstood);

/** What is not answered as it should be, for people to read. */
async function ask(
  site: Site,
  questions: readonly (readonly [text: string, expected: Expected])[],
): Promise<string[]> {
  const agent = agentOf(site.knowledge, site.truth.template ?? 'general');
  const wrong: string[] = [];
  for (const [text, expected] of questions) {
    const reply = await engine.reply({ agent, turns: [{ speaker: 'caller', text }], now: readAt });
    if (!expected(reply.text)) wrong.push(`${site.name}: ${text} → ${reply.text}`);
  }
  return wrong;
}

const telling =
  (pattern: RegExp): Expected =>
  (text) =>
    !saysUnknown(text) && pattern.test(text);

/** An amount as any of the languages writes it. */
function amountPattern(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "[.,’' \u00a0]?");
  return cents === '00'
    ? `(?<!\\d)${grouped}(?:[.,]00)?(?!\\d)`
    : `(?<!\\d)${grouped}[.,](?:${cents}|${cents.replace(/0$/, '')}(?!\\d))`;
}

const free = 'free|gratis|gratuit|kostenlos';
const pricesOf = ({ price_min: low, price_max: high }: FactValue<'service'>): string[] =>
  [low, high].flatMap((amount) =>
    amount === undefined ? [] : [amountPattern(amount), ...(amount === 0 ? [free] : [])],
  );

/** A time of day as any of the languages writes it. */
function timePattern(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const hours = [hour, hour % 12 === 0 ? 12 : hour % 12, ...(hour === 0 ? [24] : [])].join('|');
  const minutes =
    minute === 0
      ? ''
      : `\\s?(?:[:.時h]\\s?${String(minute).padStart(2, '0')}${minute === 30 ? '|時半' : ''})`;
  const names: Partial<Record<number, string>> = {
    0: '|minuit|północy',
    12: '|noon|Mittag|midi|mediod|mezzogiorno|meio-dia|middag',
  };
  const named = (minute === 0 && names[hour]) || '';
  return `(?:(?<!\\d)0?(?:${hours})(?!\\d)${minutes}${named})`;
}

const maxNameLength = 60;

const servicesOf = ({ knowledge }: Site): FactValue<'service'>[] =>
  valuesOf(
    knowledge.facts.filter(({ stale }) => stale !== true),
    'service',
  ).filter(({ name }) => name.length <= maxNameLength);

interface OpenDay {
  day: Weekday;
  opens: string;
  closes: string;
}

/** Days that are open without a condition, by their first opening and last closing; and days that are closed. */
function daysOf({ knowledge }: Site): { open: OpenDay[]; closed: Weekday[] } {
  const none = { open: [], closed: [] };
  if (knowledge.conflicts.some(({ kind }) => kind === 'hours')) return none;
  const spans = valuesOf(
    knowledge.facts.filter(({ stale }) => stale !== true),
    'hours',
  ).filter(({ label }) => label === undefined);
  const of = (day: Weekday) => spans.filter(({ days }) => days.includes(day));
  return {
    open: weekdays.flatMap((day) => {
      const today = of(day).toSorted((a, b) => ((a.opens ?? '') < (b.opens ?? '') ? -1 : 1));
      const [first, last] = [today[0]?.opens, today.at(-1)?.closes];
      const isPlain = today.every(
        ({ closed, opens, closes }) => !closed && opens !== null && closes !== null,
      );
      return isPlain && first && last && first !== '00:00' ? [{ day, opens: first, closes: last }] : [];
    }),
    closed: weekdays.filter((day) => of(day).length > 0 && of(day).every(({ closed }) => closed)),
  };
}

describe.each(sites.map((site) => [site.name, site] as const))('%s', (_, site) => {
  const { days, hour } = plainPhrases[site.knowledge.language]!;
  const { say } = wordsFor(site.knowledge.language);

  it('prices and services', async () => {
    const services = servicesOf(site);
    const alike = (name: string) =>
      services.filter((other) => other.name.toLowerCase() === name.toLowerCase());
    const questions = services.flatMap(({ name }): [string, Expected][] => {
      const prices = alike(name).flatMap(pricesOf);
      const start = name.slice(0, 12).toLowerCase();
      return [
        ...(prices.length === 0
          ? []
          : [
              [phrase(site, 'price').replace('X', name), telling(new RegExp(prices.join('|'), 'i'))] as [
                string,
                Expected,
              ],
            ]),
        [
          phrase(site, 'offer').replace('X', name),
          (text) => text.startsWith(say.yes) || text.toLowerCase().includes(start),
        ],
      ];
    });
    expect(await ask(site, questions)).toEqual([]);
  });

  it('days and times', async () => {
    const { open, closed } = daysOf(site);
    const at = (kind: Kind, day: Weekday, clock = 0) =>
      phrase(site, kind).replace('@D', days[day]).replace('@H', hour(clock));
    const questions = [
      ...open.flatMap(({ day, opens, closes }): [string, Expected][] => {
        const from = new RegExp(timePattern(opens), 'iu');
        const isOpen: Expected = (text) => !saysUnknown(text) && !text.startsWith(say.no);
        return [
          [at('openOn', day), (text) => isOpen(text) && from.test(text)],
          [at('opens', day), telling(from)],
          [at('closes', day), telling(new RegExp(timePattern(closes), 'iu'))],
          [at('openAt', day, Number(opens.slice(0, 2)) + 1), isOpen],
        ];
      }),
      ...closed.flatMap((day): [string, Expected][] => {
        const isClosed = telling(
          /closed|geschlossen|cerrad|fermé|chius|fechad|encerrad|gesloten|zamknię|nieczynn|închi|休|閉/iu,
        );
        return [
          [at('openOn', day), isClosed],
          [at('openAt', day, 11), isClosed],
        ];
      }),
    ];
    expect(await ask(site, questions)).toEqual([]);
  });

  it('contact data', async () => {
    const facts = site.knowledge.facts;
    const each = (kind: Kind, parts: readonly string[]): [string, Expected][] =>
      parts.length === 0
        ? []
        : plainPhrases[site.knowledge.language]![kind].map((text) => [
            text,
            (answer) => !saysUnknown(answer) && parts.some((part) => plain(answer).includes(plain(part))),
          ]);
    const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');
    expect(
      await ask(site, [
        ...each(
          'phone',
          valuesOf(facts, 'phone').map(({ printed }) => printed),
        ),
        ...each(
          'email',
          valuesOf(facts, 'email').map(({ address }) => address),
        ),
        ...each(
          'address',
          valuesOf(facts, 'address').map(({ street, city, printed }) => street ?? city ?? printed),
        ),
      ]),
    ).toEqual([]);
  });
});
