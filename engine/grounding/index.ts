/** Checks that a text claims nothing that the site, or the caller, did not say. */
import type { Source } from '../../contract/schemas/facts.ts';
import { currentOnly } from '../../domain/knowledge/stale.ts';
import { lexiconFor } from '../builtin/language/lexicons.ts';
import type { AgentKnowledge } from '../types.ts';
import { claimsOf } from './claims.ts';
import { unsupportedDays } from './days.ts';
import { evidenceOf, supports, type GroundingInput } from './evidence.ts';
import { unsupportedGifts, unsupportedPrices } from './prices.ts';
import { unsupportedStatements, unsupportedStreets } from './statements.ts';

export type { GroundingInput } from './evidence.ts';

export interface Grounding {
  /** Claims that nothing supports, as they stand in the reply. */
  unsupported: string[];
  /** Statements that the supported claims rest on. */
  sources: Source[];
}

const maxSources = 5;

const hostsOf = (knowledge: AgentKnowledge): Set<string> =>
  new Set(
    [...knowledge.facts.map(({ source }) => source.url), ...knowledge.passages.map(({ url }) => url)].flatMap(
      (url) => (URL.canParse(url) ? [new URL(url).host.replace(/^www\./, '')] : []),
    ),
  );

/**
 * Every number, time, price, telephone number, e-mail and web address and street of the reply must occur in the knowledge or
 * in what was spoken; what is said of weekdays must hold for the same days, prices for the same services, in their currency;
 * what is called free the site must call free; and most words of any other statement must be the site's or the caller's.
 */
export function checkGrounding(given: GroundingInput): Grounding {
  // A price of last year is no evidence for a price.
  const input = { ...given, knowledge: currentOnly(given.knowledge) };
  const evidence = evidenceOf(input);
  const { lexicon } = lexiconFor(input.language);
  const hosts = hostsOf(input.knowledge);
  const sources = new Map<string, Source>();
  const unsupported: string[] = [];
  for (const claim of claimsOf(input.reply, input.language)) {
    const supporters = evidence.filter(({ claims }) => supports(claims, claim));
    const isOwnHost = claim.kind === 'url' && claim.keys.some((key) => hosts.has(key.split('/')[0] ?? ''));
    if (supporters.length === 0 && !isOwnHost) unsupported.push(claim.text);
    const best =
      supporters.find(({ fact }) => fact !== undefined) ??
      supporters.find(({ source }) => source !== undefined);
    if (best?.source !== undefined && sources.size < maxSources)
      sources.set(`${best.source.url}\n${best.source.quote}`, best.source);
  }
  unsupported.push(
    ...unsupportedDays(input, evidence, lexicon),
    ...unsupportedPrices(input, evidence, lexicon),
    ...unsupportedGifts(input, evidence, lexicon),
    ...unsupportedStreets(input, evidence),
    ...unsupportedStatements(input, evidence, lexicon),
  );
  return { unsupported, sources: [...sources.values()] };
}
