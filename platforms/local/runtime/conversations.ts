/** Calls: finds who answers a number, holds the conversation, keeps it. */
import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { AgentProfile, LanguageEngine, Turn } from '../../../engine/types.ts';
import { RuntimeError } from './errors.ts';
import { from, insertOrAdopt, newId, type Row } from './resources.ts';
import type { AgentFields, CallRequest, KnowledgeBaseFields } from './schemas.ts';

export const callColumns = [
  'id',
  'reference',
  'agent_id',
  'to_number',
  'caller_id',
  'turns',
  'started_at',
  'ended_at',
];

export interface CallDependencies {
  knex: Knex;
  engine: LanguageEngine;
  now: () => Date;
}

/**
 * Returns `placeCall(request)`: the call under that key, held now if there is none yet. Requests with the key of a call
 * that is still going on in this process wait for it, so a client that timed out and asks again does not pay twice.
 */
export function createCalls(dependencies: CallDependencies) {
  const ongoing = new Map<string, Promise<{ row: Row; created: boolean }>>();
  let lastTurn: Promise<void> = Promise.resolve();
  const awaitTurn = () => (lastTurn = lastTurn.then(() => setImmediate()));
  return async function placeCall(request: CallRequest) {
    const running = ongoing.get(request.call_key);
    if (running) return { row: (await running).row, created: false };
    const call = findOrHold({ ...dependencies, awaitTurn }, request).finally(() =>
      ongoing.delete(request.call_key),
    );
    ongoing.set(request.call_key, call);
    return call;
  };
}

interface Conversing extends CallDependencies {
  /**
   * The built-in engine thinks in this thread, so one caller at a time is answered, the one that has waited longest, and
   * between any two answers everything else that waits in this process gets its turn.
   */
  awaitTurn: () => Promise<void>;
}

async function findOrHold(conversing: Conversing, request: CallRequest) {
  const { knex, now } = conversing;
  const earlier: Row | undefined = await from(knex, 'calls')
    .where({ reference: request.call_key })
    .first(callColumns);
  if (earlier) return { row: earlier, created: false };
  const { agentId, agent } = await findAgentByNumber(knex, request.to_number);
  const startedAt = now();
  const turns = await converse(conversing, agent, request, startedAt);
  const row = {
    id: newId('calls'),
    reference: request.call_key,
    agent_id: agentId,
    to_number: request.to_number,
    caller_id: request.caller_id ?? null,
    turns: JSON.stringify(turns),
    started_at: startedAt,
    ended_at: now(),
  };
  return insertOrAdopt(knex, 'calls', row, callColumns);
}

async function findAgentByNumber(
  knex: Knex,
  e164: string,
): Promise<{ agentId: string; agent: AgentProfile }> {
  const { rows } = await knex.raw<{
    rows: { agent_id: string | null; agent: AgentFields | null; knowledge: KnowledgeBaseFields | null }[];
  }>(
    `SELECT agents.id AS agent_id, agents.fields AS agent, knowledge_bases.fields AS knowledge
     FROM voice_runtime.phone_numbers
     LEFT JOIN voice_runtime.agents ON agents.id = phone_numbers.agent_id
     LEFT JOIN voice_runtime.knowledge_bases ON knowledge_bases.id = agents.knowledge_base_id
     WHERE phone_numbers.e164 = ?`,
    [e164],
  );
  const [found] = rows;
  if (!found) throw new RuntimeError('not_found', `Nobody holds the number ${e164}.`);
  const { agent_id: agentId, agent, knowledge } = found;
  if (agentId === null || agent === null)
    throw new RuntimeError('not_found', `No agent answers the number ${e164}.`);
  return { agentId, agent: toProfile(agent, knowledge) };
}

function toProfile(agent: AgentFields, knowledge: KnowledgeBaseFields | null): AgentProfile {
  return {
    businessName: agent.business_name,
    language: agent.language,
    greeting: agent.greeting,
    systemPrompt: agent.system_prompt,
    slots: agent.slots.map(({ values, ...slot }) => (values ? { ...slot, values } : slot)),
    ...(agent.time_zone === null ? {} : { timeZone: agent.time_zone }),
    knowledge: {
      facts: knowledge?.facts ?? [],
      conflicts: knowledge?.conflicts ?? [],
      passages: knowledge?.passages ?? [],
    },
  };
}

/** Of the time that the client waits, for everything but the model: the answers behind its last one, storing, the way back. */
const restMs = 2_000;

/**
 * One clock reading for the whole call, so that the same turns get the same answers. Where a slow model has used up the time
 * that the client waits, the rest is answered without it.
 */
async function converse(
  { engine, awaitTurn }: Conversing,
  agent: AgentProfile,
  request: CallRequest,
  now: Date,
): Promise<Turn[]> {
  const turns: Turn[] = [{ speaker: 'agent', text: agent.greeting }];
  const caller = request.caller_id === undefined ? {} : { callerId: request.caller_id };
  const startedAt = performance.now();
  const modelEndsAt = startedAt + request.answer_within_ms - restMs;
  for (const text of request.turns) {
    turns.push({ speaker: 'caller', text });
    await awaitTurn();
    // Whoever asked has gone: what is not answered yet only keeps others waiting.
    if (performance.now() - startedAt > request.answer_within_ms)
      throw new RuntimeError('engine_unavailable', 'The turns took too long to answer; send fewer at once.');
    try {
      const { text: answer, sources } = await engine.reply({
        agent,
        turns,
        ...caller,
        now,
        patienceMs: Math.max(0, modelEndsAt - performance.now()),
      });
      turns.push({ speaker: 'agent', text: answer, sources });
    } catch (error) {
      throw new RuntimeError('engine_unavailable', 'The language engine failed; try again.', {
        cause: error,
      });
    }
  }
  return turns;
}
