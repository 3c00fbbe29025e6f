/** What may be repeated: statements of the site, and what was spoken. */
import type { Fact, Source } from '../../contract/schemas/facts.ts';
import { currencyOf, isOneCurrency } from '../../domain/knowledge/offers/currencies.ts';
import { factsOfConflict } from '../../domain/prompt/data-section.ts';
import { givesOrders, sentencesOf } from '../../domain/prompt/quote.ts';
import type { AgentKnowledge } from '../types.ts';
import { claimsOf, hoursOf, type Claim } from './claims.ts';

export interface GroundingInput {
  reply: string;
  knowledge: AgentKnowledge;
  /** Everything that the caller said, and the agent's own fixed sentences. */
  spoken: string;
  /** What the caller asked last: a sentence that names nothing speaks of it. */
  question: string;
  language: string;
}

export interface Evidence {
  text: string;
  claims: Claim[];
  /** Absent for what was spoken. */
  source?: Source;
  fact?: Fact;
}

/** Amounts are told with the currency of their fact: a plain number beside a price would support any currency. */
function factText({ kind, value, source }: Fact): string {
  if (kind === 'service') {
    const currency = value.currency ?? currencyOf(value.price_text ?? source.quote) ?? '';
    const amounts = [value.price_min, value.price_max].flatMap((amount) =>
      amount === undefined ? [] : [`${amount} ${currency}`],
    );
    return [value.name, value.price_text ?? '', ...amounts, source.quote].join('\n');
  }
  return `${textOf(value)}\n${source.quote}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Every statement by itself: facts, the sentences of passages, and what was spoken as one. */
export function evidenceOf({ knowledge, spoken, language }: GroundingInput): Evidence[] {
  const evidence = (text: string, from: Pick<Evidence, 'source' | 'fact'> = {}): Evidence => ({
    text,
    claims: claimsOf(text, language),
    ...from,
  });
  const facts = [...knowledge.facts, ...knowledge.conflicts.flatMap(factsOfConflict)];
  return [
    ...facts.map((fact) => evidence(factText(fact), { source: fact.source, fact })),
    ...knowledge.passages.flatMap(({ heading, text, url }) => {
      const source = { url, quote: text.slice(0, 300) };
      // What gives orders to machines is no evidence.
      return [heading, ...text.split('\n').flatMap(sentencesOf)]
        .filter((sentence) => sentence.trim() !== '' && !givesOrders(sentence))
        .map((sentence) => evidence(`${heading}\n${sentence}`, { source }));
    }),
    evidence(spoken),
  ];
}

/** Whether one of the claims of a statement is this one. */
export const supports = (stated: readonly Claim[], claim: Claim): boolean =>
  stated.some((other) => {
    if (claim.kind === 'phone') {
      const [a, b] = [claim.keys[0] ?? '', other.kind === 'phone' ? (other.keys[0] ?? '') : ''];
      return b.length >= 7 && (a.endsWith(b.slice(-10)) || b.endsWith(a.slice(-10)));
    }
    // "from nine to five": the hours of stated times, on either clock.
    if (claim.kind === 'number' && other.kind === 'time' && claim.isMoney !== true)
      return hoursOf(claim).some((hour) => other.keys.some((key) => key.slice(0, 2) === hour.slice(0, 2)));
    if (!isOneCurrency(claim.currency, other.currency)) return false;
    return other.kind === claim.kind && other.keys.some((key) => claim.keys.includes(key));
  });
