/** Sites with callers' questions about them, each written before the engine had seen the site, and the judge of the answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { wordTables } from '../../domain/knowledge/words/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import type { AgentProfile, LanguageEngine, Turn } from '../../engine/types.ts';
import { fixtureFolder, readAt, readPages } from '../../eval/fixture-sites.ts';
import { agentOf } from './businesses.ts';

export interface AskedQuestion {
  /** One turn, or the turns of a call; the last answer is judged. */
  ask: string | string[];
  /** Patterns that all have to be in the answer. */
  expect?: string[];
  /** Any of these is right as well. */
  any?: string[];
  /** An open "I don't know" is right: the site is silent, or says it in words that leave it open. */
  unknown?: true;
}

export type Verdict = 'right' | 'wrong' | 'unknown';

export interface AskedSite {
  name: string;
  agent: AgentProfile;
  questions: AskedQuestion[];
}

interface QuestionFile {
  url: string;
  template: string;
  questions: AskedQuestion[];
}

const phraseLanguages = wordTables.map(({ language }) => language);
const folder = join(import.meta.dirname, '..', 'fixtures', 'answers');

/** Its pages stand beside the questions, unless it is one of the sites whose facts are measured. */
function readSite(name: string): AskedSite {
  const { url, template, questions } = JSON.parse(
    readFileSync(join(folder, name, 'questions.json'), 'utf8'),
  ) as QuestionFile;
  const beside = readPages(join(folder, name), url);
  const pages = beside.length > 0 ? beside : readPages(join(fixtureFolder, name), url);
  const knowledge = composeKnowledge(
    pages.map((page) => readPage(page)),
    { url, readAt },
  );
  return { name, agent: agentOf(knowledge, template, inferTimeZone(knowledge.facts)), questions };
}

export const askedSites = (): AskedSite[] => readdirSync(folder).map(readSite);

/** Plays a question to an engine and judges the last answer. */
export async function judge(
  engine: LanguageEngine,
  agent: AgentProfile,
  question: AskedQuestion,
): Promise<{ verdict: Verdict; text: string }> {
  const turns: Turn[] = [];
  let text = '';
  for (const asked of [question.ask].flat()) {
    turns.push({ speaker: 'caller', text: asked });
    const reply = await engine.reply({ agent, turns: [...turns], now: readAt });
    ({ text } = reply);
    turns.push({ speaker: 'agent', ...reply });
  }
  // A caller who speaks another language is answered in it.
  const isUnknown = phraseLanguages.some((language) => {
    const { say } = wordsFor(language);
    return text.endsWith(say.mayITakeYourNumber) || text === say.notUnderstood;
  });
  const holds = (pattern: string): boolean => new RegExp(pattern, 'iu').test(text);
  const { expect = [], any = [] } = question;
  if ((expect.length > 0 && expect.every(holds)) || any.some(holds)) return { verdict: 'right', text };
  if (!isUnknown) return { verdict: 'wrong', text };
  return { verdict: question.unknown === true ? 'right' : 'unknown', text };
}
