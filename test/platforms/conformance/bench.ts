/** What all parts of the conformance suite work with: the platform, a faulty way to it, and a few verbs. */
import { inspect } from 'node:util';
import { expect } from '@jest/globals';
import type { ResourceKind } from '../../../contract/schemas/operations.ts';
import {
  type ConverseResult,
  PlatformError,
  type PlatformResource,
  type Reference,
  type VoicePlatform,
} from '../../../platforms/voice-platform.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { createResource, newReference, sampleKnowledge } from '../samples.ts';

export interface PlatformUnderTest {
  /** Where the platform, or a stub by its own schemas, really listens. */
  baseUrl: string;
  apiKey: string;
  /** The adapter against the same account, reached at another address or with another key. */
  connect(options: { baseUrl: string; apiKey: string; timeoutMs: number }): VoicePlatform;
  /** Sees to it that an area code has no number left, and names it. */
  exhaustAreaCode(): Promise<string>;
  close(): Promise<void>;
}

export const kinds: ResourceKind[] = ['knowledge_base', 'agent', 'phone_number'];
export const timeoutMs = 20_000;

export interface Bench {
  target: PlatformUnderTest;
  platform: VoicePlatform;
  /** In front of the target; `behindFaults` connects through it. */
  proxy: FaultProxy;
  /** For agents that need some knowledge base. */
  knowledgeBaseId: string;
  behindFaults(options?: { timeoutMs: number }): VoicePlatform;
  create(kind: ResourceKind, reference?: Reference, via?: VoicePlatform): Promise<{ id: string }>;
  /** All pages. */
  listAll(): Promise<PlatformResource[]>;
  ask(toNumber: string, callKey: string, turns?: string[]): Promise<ConverseResult>;
  close(): Promise<void>;
}

export async function openBench(target: PlatformUnderTest): Promise<Bench> {
  const proxy = await startFaultProxy(target.baseUrl);
  const platform = target.connect({ baseUrl: target.baseUrl, apiKey: target.apiKey, timeoutMs });
  const { id: knowledgeBaseId } = await platform.createKnowledgeBase(
    newReference('knowledge_base'),
    sampleKnowledge(),
  );
  return {
    target,
    platform,
    proxy,
    knowledgeBaseId,
    behindFaults: (options = { timeoutMs }) =>
      target.connect({ baseUrl: proxy.url, apiKey: target.apiKey, ...options }),
    create: (kind, reference = newReference(kind), via = platform) =>
      createResource(via, kind, reference, knowledgeBaseId),
    async listAll() {
      const all: PlatformResource[] = [];
      let cursor: string | undefined;
      do {
        const page = await platform.list(cursor);
        all.push(...page.resources);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    },
    ask: (toNumber, callKey, turns = ['When are you open on Monday?']) =>
      platform.converse({ toNumber, turns, callKey }),
    async close() {
      await proxy.close();
      await target.close();
    },
  };
}

/** The attempt must fail with that reason; answers the error. */
export async function expectReason(
  reason: PlatformError['reason'],
  attempt: Promise<unknown>,
): Promise<PlatformError> {
  const error: unknown = await attempt.then(
    (value) => new Error(`succeeded: ${inspect(value)}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PlatformError);
  expect((error as PlatformError).reason).toBe(reason);
  return error as PlatformError;
}
