/** Decisions about building an agent: what was asked for, what it will take. */
import type { CreateAgent } from '../contract/schemas/agents.ts';
import type { Extraction } from '../contract/schemas/extraction.ts';
import type { Fact } from '../contract/schemas/facts.ts';
import { customMembers, effectiveExtraction, type CustomExtraction } from './extraction.ts';
import type { Template } from './templates/types.ts';

/** What an operation was accepted with; stored with it and read by every activity. */
export interface ProvisionRequest {
  /** Of the request that was accepted; it finds everything about it in the logs. */
  requestId: string;
  name: string;
  platform: CreateAgent['payload']['platform'];
  businessUrl: string;
  templateId: string;
  voice: string;
  /** Null: the site's own. */
  language: string | null;
  /** Null: the business's own, or any. */
  areaCode: string | null;
  extraction: Extraction;
  /** Those of its members that are not the template's. */
  customExtraction?: CustomExtraction | undefined;
  metadata: Record<string, string>;
}

/** Merges the two places where options may stand and fills in the template's defaults. */
export function resolveRequest(
  body: CreateAgent,
  businessUrl: string,
  template: Template,
  requestId: string,
): ProvisionRequest {
  const { payload, ...beside } = body;
  const asked = { ...beside, ...payload };
  const customExtraction = customMembers(asked.extraction ?? {});
  return {
    requestId,
    name: payload.name,
    platform: payload.platform,
    businessUrl,
    templateId: template.id,
    voice: asked.voice ?? template.voice,
    language: asked.language ?? null,
    areaCode: asked.area_code ?? null,
    extraction: effectiveExtraction(template, customExtraction),
    customExtraction,
    metadata: asked.metadata ?? {},
  };
}

/**
 * `http(s)` address of a business as people write it: a bare host gets `https://`, the fragment is dropped.
 * Null for what is no address at all; other schemes pass, to be refused by the address rules.
 */
export function normalizeBusinessUrl(input: string): string | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(input) && !/^[^/:]+:\d+(\/|$)/.test(input);
  const candidate = hasScheme ? input : `https://${input}`;
  if (/\s/.test(candidate) || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (
    !hasScheme &&
    !url.hostname.includes('.') &&
    !url.hostname.startsWith('[') &&
    url.hostname !== 'localhost'
  )
    return null;
  url.hash = '';
  return url.href;
}

/** The area code of the business's first North American number, for a number that looks local. */
export function areaCodeOf(facts: readonly Fact[]): string | null {
  for (const fact of facts) {
    const match = fact.kind === 'phone' ? /^\+1([2-9]\d{2})[2-9]\d{6}$/.exec(fact.value.e164 ?? '') : null;
    if (match?.[1]) return match[1];
  }
  return null;
}
