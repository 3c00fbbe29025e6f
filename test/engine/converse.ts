/** Conversations with the built-in engine, which keeps nothing from one call to the next. */
import type { Fact } from '../../contract/schemas/facts.ts';
import type { Passage } from '../../domain/knowledge/types.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import type { AgentProfile, Reply, Turn } from '../../engine/types.ts';
import { agentOf, fact, knowledge } from './businesses.ts';

const engine = createBuiltinEngine();

interface Call {
  /** Where none is given: a Friday, 10 am in Los Angeles, 7 pm in Berlin. */
  now?: string;
  callerId?: string;
}

/** The agent's reply to each of these, with its sources. */
export async function converse(
  agent: AgentProfile,
  said: readonly string[],
  call: Call = {},
): Promise<Reply[]> {
  const { now = '2026-03-06T18:00:00Z', ...caller } = call;
  const turns: Turn[] = [];
  const replies: Reply[] = [];
  for (const text of said) {
    turns.push({ speaker: 'caller', text });
    const reply = await engine.reply({ agent, turns, now: new Date(now), ...caller });
    turns.push({ speaker: 'agent', ...reply });
    replies.push(reply);
  }
  return replies;
}

/** What the agent says to each of these. */
export const play = async (
  agent: AgentProfile,
  said: readonly string[],
  call: Call = {},
): Promise<string[]> => (await converse(agent, said, call)).map(({ text }) => text);

/** The agent's reply to a question that opens the call, with its sources. */
export const replyTo = async (agent: AgentProfile, question: string, call: Call = {}): Promise<Reply> =>
  (await converse(agent, [question], call))[0]!;

/** What the agent says to the last of these. */
export const lastSaid = async (
  agent: AgentProfile,
  said: readonly string[],
  call: Call = {},
): Promise<string> => (await play(agent, said, call)).at(-1)!;

/** Each of these lines on a page of its own, under the heading that stands before " :: " in it. */
export const pagesOf = (lines: string): Passage[] =>
  lines.split('\n').map((line, at) => {
    const [heading = '', text] = line.split(' :: ');
    const url = `https://site.example/${String(at)}`;
    return text === undefined ? { url, heading: '', text: line } : { url, heading, text };
  });

/** What Atelier Nord says, which is told by these facts and lines alone. */
export const ask = (language: string, facts: Fact[], lines: string, question: string): Promise<string> => {
  const known = knowledge(
    language,
    [fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'), ...facts],
    pagesOf(lines),
  );
  return lastSaid(agentOf(known, 'general', 'Europe/Berlin'), [question]);
};

/** A wish for a table for two tomorrow at a time of day: all that a restaurant asks before it asks for the caller. */
export const tableWishes: Record<string, string> = {
  en: 'I want to book a table for two tomorrow at noon',
  de: 'Ich möchte für morgen um 13 Uhr einen Tisch für zwei Personen reservieren',
  es: 'Quisiera reservar una mesa para dos mañana a las 13:00',
  fr: 'Je voudrais réserver une table pour deux demain à 13 heures',
  it: 'Vorrei prenotare un tavolo per due domani alle 13',
  pt: 'Queria reservar uma mesa para dois amanhã às 13h',
  nl: 'Ik wil graag een tafel reserveren voor twee morgen om 13 uur',
  pl: 'Chciałbym zarezerwować stolik dla dwóch osób na jutro o 13:00',
  ro: 'Aș vrea o rezervare pentru doi mâine la ora 13',
  ja: '明日の13時に2名で予約したいです',
};
