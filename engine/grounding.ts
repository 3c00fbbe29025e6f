/** Checks that a text claims nothing concrete that the site, or the caller, did not say. */
import type { Fact, Source, Weekday } from '../contract/schemas/facts.ts';
import { currentOnly } from '../domain/knowledge/stale.ts';
import { factsOfConflict } from '../domain/prompt/data-section.ts';
import { phrasesFor } from '../domain/prompt/phrases/index.ts';
import { givesOrders, sentencesOf } from '../domain/prompt/quote.ts';
import { dayBefore, weekdays } from './builtin/language/clock.ts';
import { createLexicons, wordsFor } from './builtin/language/lexicons.ts';
import { createSchedule } from './builtin/answers/schedule.ts';
import { fold } from './builtin/language/text.ts';
import type { AgentKnowledge } from './types.ts';
import { anyLanguage } from './builtin/patterns/any-language.ts';

export interface GroundingInput {
  reply: string;
  knowledge: AgentKnowledge;
  /** Everything that the caller said, and the agent's own fixed sentences. */
  spoken: string;
  language: string;
}

export interface Grounding {
  /** Claims that nothing supports, as they stand in the reply. */
  unsupported: string[];
  /** Statements that the supported claims rest on. */
  sources: Source[];
}

interface Evidence {
  text: string;
  source?: Source;
  fact?: Fact;
}

type ClaimKind = 'email' | 'url' | 'time' | 'phone' | 'number';
interface Claim {
  kind: ClaimKind;
  /** As written. */
  text: string;
  /** Comparable forms; one of them must occur. */
  keys: string[];
  /** Written with a currency sign: it can be no hour of a clock. */
  isMoney?: true;
}

const lexiconFor = createLexicons();
const maxSources = 5;
const dayMinutes = 1440;

const pad = (value: number): string => String(value).padStart(2, '0');
const clockKey = (minutes: number): string => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;

/** `9 am`, `9:30 p.m.`, `17:00`, `17.30 Uhr`, `8h30`, `noon`: minutes after midnight; both halves where none is named. */
function readTime(hour: number, minute: number, half: string | undefined): string[] {
  if (hour > 24 || minute > 59) return [];
  if (half?.startsWith('p')) return [clockKey(((hour % 12) + 12) * 60 + minute)];
  if (half?.startsWith('a')) return [clockKey((hour % 12) * 60 + minute)];
  const asIs = (hour % 24) * 60 + minute;
  return hour >= 1 && hour <= 12 ? [clockKey(asIs), clockKey((asIs + 720) % dayMinutes)] : [clockKey(asIs)];
}

const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const urlPattern =
  /\b(?:https?:\/\/|www\.)[^\s<>"')]{1,300}|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{2,63}\.(?:com|org|net|de|fr|es|it|nl|pl|ro|pt|jp|io|co|us|uk|example)\b[^\s<>"',)]{0,200}/giu;
const timePattern =
  /(?<![\d.,:])(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?!\d))?\s*(a\.?m\b\.?|p\.?m\b\.?|o['’]?clock|uhr\b|h\b|時)/giu;
const frenchTimePattern = /(?<![\d.,:])(\d{1,2})\s?h\s?(\d{2})(?!\d)/giu;
const bareTimePattern = /(?<![\d.,:])(\d{1,2}):(\d{2})(?![\d:])/gu;
const namedTimeEdges = { before: '\\b', after: '\\b' };
const namedTimes: readonly (readonly [RegExp, string])[] = [
  [anyLanguage('noon', { ...namedTimeEdges, flags: 'giu' }), '12:00'],
  [anyLanguage('midnight', { ...namedTimeEdges, flags: 'giu' }), '00:00'],
];
const phonePattern = /\+?\(?\d[\d\s().\/-]{5,22}\d/gu;
const numberPattern = /([$€£¥]\s?)?(\d+(?:[.,]\d+)*)(\s?[$€£¥])?/gu;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** `1,150.00`, `1.150,00` and `1150` are the same number. */
function numberKey(text: string): string {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = digitsOf(decimals === undefined ? text : text.slice(0, -decimals.length - 1)).replace(
    /^0+(?=\d)/,
    '',
  );
  return decimals === undefined || /^0+$/.test(decimals) ? whole : `${whole}.${decimals}`;
}

/** Every concrete claim of a text, each stretch of it counted once. */
export function claimsOf(text: string, language: string): Claim[] {
  const claims: Claim[] = [];
  let rest = text.normalize('NFKC');
  const take = (
    pattern: RegExp,
    toClaim: (match: string, groups: (string | undefined)[]) => Claim | null,
  ): void => {
    rest = rest.replace(pattern, (...args: unknown[]) => {
      const groups = args.filter(
        (arg): arg is string | undefined => typeof arg === 'string' || arg === undefined,
      );
      const claim = toClaim(String(args[0]), groups.slice(1, -1));
      if (claim === null) return String(args[0]);
      claims.push(claim);
      return ' ';
    });
  };
  take(emailPattern, (match) => {
    const key = match.toLowerCase().replace(/[.-]+$/, '');
    return { kind: 'email', text: match, keys: [key] };
  });
  take(urlPattern, (match) => ({
    kind: 'url',
    text: match,
    keys: [
      match
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/[/.,;:!?]+$/, ''),
    ],
  }));
  take(phonePattern, (match) => {
    const digits = digitsOf(match);
    const isTimes = /\d{1,2}:\d{2}/.test(match) || /^\d{4}-\d{2}-\d{2}$/.test(match);
    return digits.length < 7 || digits.length > 15 || isTimes
      ? null
      : { kind: 'phone', text: match, keys: [digits] };
  });
  const time = (match: string, [hour, minute, half]: (string | undefined)[]): Claim | null => {
    const keys = readTime(
      Number(hour),
      Number(minute ?? 0),
      half
        ?.toLowerCase()
        .replace(/[^a-z]/g, '')
        .replace(/^[^ap].*|^oclock/, '') || undefined,
    );
    return keys.length === 0 ? null : { kind: 'time', text: match.trim().replace(/\.$/, ''), keys };
  };
  take(frenchTimePattern, time);
  take(timePattern, time);
  take(bareTimePattern, time);
  for (const [pattern, key] of namedTimes)
    take(pattern, (match) => ({ kind: 'time', text: match, keys: [key] }));
  take(numberPattern, (match, [before, digits, after]) => {
    const isMoney = before !== undefined || after !== undefined;
    return {
      kind: 'number',
      text: match,
      keys: [numberKey(digits ?? match)],
      ...(isMoney ? { isMoney: true as const } : {}),
    };
  });
  // Small articles ("one", "ein") are no claim; "nine to five" is.
  const { numbers } = wordsFor(language);
  for (const word of fold(rest).split(' ')) {
    const value = Object.hasOwn(numbers, word) ? numbers[word] : undefined;
    if (value !== undefined && value > 1) claims.push({ kind: 'number', text: word, keys: [String(value)] });
  }
  return claims;
}

/** Texts and the claims in them that may be repeated. */
function evidenceOf({ knowledge, spoken }: GroundingInput): Evidence[] {
  const facts = [...knowledge.facts, ...knowledge.conflicts.flatMap(factsOfConflict)];
  const values = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(values).join(' ');
    if (typeof value === 'object' && value !== null) return Object.values(value).map(values).join(' ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return [
    ...facts.map((fact) => ({
      text: `${values(fact.value)} ${fact.source.quote}`,
      source: fact.source,
      fact,
    })),
    ...knowledge.passages.map((passage) => ({
      // What gives orders to machines is no evidence.
      text: sentencesOf(`${passage.heading}\n${passage.text}`)
        .filter((sentence) => !givesOrders(sentence))
        .join('\n'),
      source: { url: passage.url, quote: passage.text.slice(0, 300) },
    })),
    { text: spoken },
  ];
}

const hostsOf = (knowledge: AgentKnowledge): Set<string> =>
  new Set(
    [...knowledge.facts.map(({ source }) => source.url), ...knowledge.passages.map(({ url }) => url)].flatMap(
      (url) => (URL.canParse(url) ? [new URL(url).host.replace(/^www\./, '')] : []),
    ),
  );

const supports = (evidence: readonly Claim[], claim: Claim): boolean =>
  evidence.some((other) => {
    if (claim.kind === 'phone') {
      const [a, b] = [claim.keys[0] ?? '', other.kind === 'phone' ? (other.keys[0] ?? '') : ''];
      return b.length >= 7 && (a.endsWith(b.slice(-10)) || b.endsWith(a.slice(-10)));
    }
    if (claim.kind === 'number' && other.kind === 'time' && claim.isMoney !== true) {
      // "from nine to five": the hour of a stated time, on either clock.
      return other.keys.some(
        (key) =>
          Number(key.slice(0, 2)) === Number(claim.keys[0]) ||
          ((Number(key.slice(0, 2)) + 11) % 12) + 1 === Number(claim.keys[0]),
      );
    }
    return other.kind === claim.kind && other.keys.some((key) => claim.keys.includes(key));
  });

const closedWords = anyLanguage('closed', { before: '\\b', after: '(?!\\p{L})' });

/** The sentences of a reply that name weekdays: their times must be hours of those days, or stand with them on the site. */
function unsupportedDays(input: GroundingInput, evidence: readonly Evidence[]): string[] {
  const { days } = phrasesFor(input.language);
  const schedule = createSchedule(input.knowledge.facts, input.knowledge.conflicts);
  const namesDay = (text: string, weekday: Weekday): boolean => fold(text).includes(fold(days[weekday]));
  return input.reply.split(/(?<=[.!?;])\s+|\n+/u).flatMap((sentence) => {
    const named = weekdays.filter((weekday) => namesDay(sentence, weekday));
    const times = claimsOf(sentence, input.language).filter(({ kind }) => kind === 'time');
    const saysClosed = closedWords.test(sentence);
    if (named.length === 0 || (times.length === 0 && !saysClosed)) return [];
    const [from, to] = [named[0], named.at(-1)];
    if (from === undefined || to === undefined) return [];
    const range =
      named.length === 2 ? weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1) : named;
    const isStatedTogether = evidence.some(
      ({ text, fact }) =>
        fact?.kind !== 'hours' &&
        named.every((day) => namesDay(text, day)) &&
        times.every((claim) => supports(claimsOf(text, input.language), claim)) &&
        (!saysClosed || closedWords.test(text)),
    );
    if (isStatedTogether) return [];
    const known = new Set<string>();
    let closedIsTrue = false;
    for (const weekday of range) {
      const day = schedule.day({ weekday });
      const eve = schedule.day(dayBefore({ weekday }));
      for (const { closes } of eve.state === 'open' ? eve.spans : []) {
        if (closes !== null && closes > dayMinutes) known.add(clockKey(closes % dayMinutes));
      }
      if (day.state === 'closed') closedIsTrue = true;
      if (day.state === 'conflict') {
        for (const side of day.sides)
          for (const claim of claimsOf(side.source.quote, input.language))
            for (const key of claim.keys) known.add(key);
      }
      if (day.state !== 'open') continue;
      for (const { opens, closes } of day.spans) {
        if (opens !== null) known.add(clockKey(opens));
        if (closes !== null) known.add(clockKey(closes % dayMinutes));
      }
    }
    const asked = claimsOf(input.spoken, input.language);
    const wrong = times.filter(
      (claim) => !claim.keys.some((key) => known.has(key)) && !supports(asked, claim),
    );
    return wrong.length > 0 || (saysClosed && times.length === 0 && !closedIsTrue) ? [sentence] : [];
  });
}

const moneyPattern = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|zł|lei|eur\b|usd\b|euros?\b|dollars?\b|円)/iu;

/** "It is free": only where the site calls something free that the sentence, or the question, speaks of. */
export function unsupportedGifts(input: GroundingInput): string[] {
  const evidence = evidenceOf(input);
  const { has, contentOf, without } = lexiconFor(input.language).lexicon;
  const told = evidence.filter(({ text, source }) => source !== undefined && has('free', text));
  return sentencesOf(input.reply).filter((sentence) => {
    if (!has('free', sentence)) return false;
    const about = new Set(contentOf(without(['free'], `${sentence} ${input.spoken}`)));
    return !told.some(({ text }) => contentOf(text).some((stem) => about.has(stem)));
  });
}

/** Prices beside the name of a service must stand beside that name on the site. */
function unsupportedPrices(input: GroundingInput, evidence: readonly Evidence[]): string[] {
  const names = [
    ...new Set(evidence.flatMap(({ fact }) => (fact?.kind === 'service' ? [fold(fact.value.name)] : []))),
  ];
  const spoken = claimsOf(input.spoken, input.language);
  return sentencesOf(input.reply).filter((sentence) => {
    const folded = fold(sentence);
    const named = names.filter((name) => name.length > 3 && folded.includes(name));
    if (named.length === 0 || !moneyPattern.test(sentence)) return false;
    const beside = evidence.filter(({ text }) => named.some((name) => fold(text).includes(name)));
    const known = [...spoken, ...beside.flatMap(({ text }) => claimsOf(text, input.language))];
    return claimsOf(sentence, input.language).some(
      (claim) => claim.kind === 'number' && !supports(known, claim),
    );
  });
}

/**
 * Every number, time, price, telephone number, e-mail and web address of the reply must occur in the knowledge or in what
 * was spoken; times of weekdays must be those of the same days, and prices of services those of the same services.
 */
export function checkGrounding(given: GroundingInput): Grounding {
  // A price of last year is no evidence for a price.
  const input = { ...given, knowledge: currentOnly(given.knowledge) };
  const evidence = evidenceOf(input);
  const claimed = evidence.map((each) => ({ ...each, claims: claimsOf(each.text, input.language) }));
  const hosts = hostsOf(input.knowledge);
  const sources = new Map<string, Source>();
  const unsupported: string[] = [];
  for (const claim of claimsOf(input.reply, input.language)) {
    const supporters = claimed.filter(({ claims }) => supports(claims, claim));
    const isOwnHost = claim.kind === 'url' && claim.keys.some((key) => hosts.has(key.split('/')[0] ?? ''));
    if (supporters.length === 0 && !isOwnHost) unsupported.push(claim.text);
    const best =
      supporters.find(({ fact }) => fact !== undefined) ??
      supporters.find(({ source }) => source !== undefined);
    if (best?.source !== undefined && sources.size < maxSources)
      sources.set(`${best.source.url}\n${best.source.quote}`, best.source);
  }
  unsupported.push(...unsupportedDays(input, evidence), ...unsupportedPrices(input, evidence));
  return { unsupported, sources: [...sources.values()] };
}
