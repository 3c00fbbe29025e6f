/** The built-in voice runtime as a platform. */
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { sourceSchema } from '../../contract/schemas/facts.ts';
import type { ResourceKind } from '../../contract/schemas/operations.ts';
import {
  type AgentSpec,
  PlatformError,
  type PlatformResource,
  type Reference,
  type VoicePlatform,
} from '../voice-platform.ts';
import { createHttpClient } from './http-client.ts';

export interface LocalPlatformOptions {
  /** Where the runtime listens, e.g. `http://127.0.0.1:8090`. */
  baseUrl: string;
  apiKey: string;
  /** For one request; a call that takes longer goes on, and the next request with its key gets its transcript. */
  timeoutMs: number;
  dispatcher?: Dispatcher;
}

const collections: Record<ResourceKind, string> = {
  knowledge_base: '/knowledge-bases',
  agent: '/agents',
  phone_number: '/phone-numbers',
};
/** The order in which `list` goes through them. */
const kinds: readonly ResourceKind[] = ['knowledge_base', 'agent', 'phone_number'];
const pageSize = '100';

const idSchema = z.object({ id: z.string() });
const numberSchema = z.object({ id: z.string(), e164: z.string() });
const pageSchema = z.object({
  data: z.array(z.object({ id: z.string(), reference: z.string() })),
  next_cursor: z.string().nullable(),
});
const callSchema = z.object({
  agent_id: z.string(),
  turns: z.array(
    z.object({
      speaker: z.enum(['agent', 'caller']),
      text: z.string(),
      sources: z.array(sourceSchema).optional(),
    }),
  ),
});

/** Connects to a runtime; connections are opened on demand, kept alive, and never keep the process from ending. */
export function createLocalPlatform({
  baseUrl,
  apiKey,
  timeoutMs,
  dispatcher,
}: LocalPlatformOptions): VoicePlatform {
  const send = createHttpClient({ baseUrl: baseUrl.replace(/\/$/, ''), apiKey, timeoutMs, dispatcher });
  const at = (kind: ResourceKind, id: string) => `${collections[kind]}/${encodeURIComponent(id)}`;

  return {
    name: 'local',
    capabilities: {
      numbers: true,
      outboundCalls: false,
      textConversations: true,
      languages: 'any',
      // Fictional ones cost nothing.
      numberMonthlyMicrousd: 0,
    },

    async createKnowledgeBase(reference, { name, facts, conflicts, passages }) {
      const body = { reference, name, facts, conflicts, passages };
      const { id } = await send({ method: 'POST', path: collections.knowledge_base, body }, idSchema);
      return { id };
    },
    async createAgent(reference, spec) {
      const body = { reference, ...toWire(spec) };
      const { id } = await send({ method: 'POST', path: collections.agent, body }, idSchema);
      return { id };
    },
    async updateAgent(id, spec) {
      await send({ method: 'PATCH', path: at('agent', id), body: toWire(spec) }, idSchema);
    },
    async acquireNumber(reference, { areaCode, label }) {
      const body = { reference, area_code: areaCode, label };
      const { id, e164 } = await send({ method: 'POST', path: collections.phone_number, body }, numberSchema);
      return { id, e164 };
    },
    async assignNumber(numberId, agentId) {
      await send(
        { method: 'PATCH', path: at('phone_number', numberId), body: { agent_id: agentId } },
        idSchema,
      );
    },
    async release(kind, id) {
      await send({ method: 'DELETE', path: at(kind, id) }, z.unknown());
    },
    async find(reference) {
      const kind = kindOf(reference);
      if (!kind) return null;
      const { data } = await send(
        { method: 'GET', path: collections[kind], query: { reference } },
        pageSchema,
      );
      const [found] = data;
      return found ? { kind, id: found.id, reference } : null;
    },
    async list(cursor) {
      const { kind, inner } = readCursor(cursor);
      const query = { limit: pageSize, ...(inner === '' ? {} : { cursor: inner }) };
      const page = await send({ method: 'GET', path: collections[kind], query }, pageSchema);
      const resources = page.data.flatMap(({ id, reference }) => toResource(kind, id, reference));
      return { resources, nextCursor: followingCursor(kind, page.next_cursor) };
    },
    async converse({ toNumber, callerId, turns, callKey }) {
      const body = {
        to_number: toNumber,
        caller_id: callerId,
        turns,
        call_key: callKey,
        answer_within_ms: timeoutMs,
      };
      const call = await send({ method: 'POST', path: '/calls', body }, callSchema);
      return {
        agentId: call.agent_id,
        turns: call.turns.map(({ speaker, text, sources }) => ({
          speaker,
          text,
          ...(sources ? { sources } : {}),
        })),
      };
    },
  };
}

const toWire = (spec: AgentSpec) => ({
  name: spec.name,
  business_name: spec.businessName,
  language: spec.language,
  voice: spec.voice,
  greeting: spec.greeting,
  system_prompt: spec.systemPrompt,
  slots: spec.slots,
  time_zone: spec.timeZone ?? null,
  knowledge_base_id: spec.knowledgeBaseId,
});

const kindOf = (reference: string) => kinds.find((kind) => reference.endsWith(`/${kind}`));

/** What others put into the runtime does not carry our stamp, and is left out. */
function toResource(kind: ResourceKind, id: string, reference: string): PlatformResource[] {
  return kindOf(reference) === kind ? [{ kind, id, reference: reference as Reference }] : [];
}

/** Our cursors are `<kind>:<the runtime's cursor in that collection, or nothing at its start>`. */
function readCursor(cursor: string | undefined): { kind: ResourceKind; inner: string } {
  const [name, inner = ''] = (cursor ?? `${kinds[0]}:`).split(':');
  const kind = kinds.find((candidate) => candidate === name);
  if (!kind) throw new PlatformError('rejected', 'The cursor is not one of this list.');
  return { kind, inner };
}

function followingCursor(kind: ResourceKind, inner: string | null): string | null {
  if (inner !== null) return `${kind}:${inner}`;
  const nextKind = kinds[kinds.indexOf(kind) + 1];
  return nextKind === undefined ? null : `${nextKind}:`;
}
