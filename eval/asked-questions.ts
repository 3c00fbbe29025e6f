/** Questions of callers with what an answer has to say, from truths and from the question files of the fixtures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { composeKnowledge } from '../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../domain/knowledge/read-page.ts';
import type { AgentProfile } from '../engine/types.ts';
import { fixtureFolder, loadSites, readAt, readPages } from './fixture-sites.ts';
import { agentOf } from './score-answers.ts';

export interface AskedQuestion {
  site: string;
  agent: AgentProfile;
  text: string;
  /** Patterns that all have to be in the answer; none where the site is silent. */
  expected: readonly RegExp[];
  /** "I don't know" is right. */
  isOpen: boolean;
}

interface QuestionFile {
  url: string;
  template: string;
  questions: { ask: string | string[]; expect?: string[]; any?: string[]; unknown?: true }[];
}

const answersFolder = path.join(import.meta.dirname, '..', 'test', 'fixtures', 'answers');

export const loadQuestions = (folders: readonly string[]): AskedQuestion[] => [
  ...[fixtureFolder, ...folders].flatMap(ofTruths),
  ...readdirSync(answersFolder).flatMap(ofQuestionFile),
];

const ofTruths = (folder: string): AskedQuestion[] =>
  loadSites(folder).flatMap(({ name, truth, knowledge }) => {
    const agent = agentOf(knowledge, truth.template ?? 'general');
    return (truth.questions ?? []).map(([text, expected]) => ({
      site: `${path.basename(folder)}/${name}`,
      agent,
      text,
      expected: expected === null ? [] : [new RegExp(expected, 'i')],
      isOpen: expected === null,
    }));
  });

/** Questions of one turn; the pages stand beside them or with the sites whose facts are measured. */
function ofQuestionFile(name: string): AskedQuestion[] {
  const folder = path.join(answersFolder, name);
  const { url, template, questions } = JSON.parse(
    readFileSync(path.join(folder, 'questions.json'), 'utf8'),
  ) as QuestionFile;
  const beside = readPages(folder, url);
  const inSites = path.join(fixtureFolder, name);
  const pages = beside.length > 0 || !existsSync(inSites) ? beside : readPages(inSites, url);
  const contents = pages.map((page) => readPage(page));
  const agent = agentOf(composeKnowledge(contents, { url, readAt }), template);
  return questions.flatMap(({ ask, expect = [], any = [], unknown }) => {
    const patterns = any.length > 0 ? [any.map((each) => `(?:${each})`).join('|')] : expect;
    return typeof ask === 'string'
      ? [
          {
            site: `answers/${name}`,
            agent,
            text: ask,
            expected: patterns.map((pattern) => new RegExp(pattern, 'iu')),
            isOpen: unknown === true,
          },
        ]
      : [];
  });
}
