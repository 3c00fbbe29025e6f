/** Asks an engine the questions of a site's truth and judges what it says. */
import { inferTimeZone } from '../domain/knowledge/contact/time-zone.ts';
import type { Knowledge } from '../domain/knowledge/types.ts';
import { composePrompt } from '../domain/prompt/compose-prompt.ts';
import { findTemplate } from '../domain/templates/index.ts';
import { allWords } from '../engine/builtin/language/lexicons.ts';
import type { AgentProfile, LanguageEngine } from '../engine/types.ts';
import { readAt, type Truth } from './fixture-sites.ts';

export interface AnswerScore {
  right: number;
  wrong: number;
  /** The site says it, the agent does not know. */
  unknown: number;
  /** Wrong and unknown ones, for people. */
  failures: string[];
}

/** An agent as it is deployed for a site of which this is known. */
export function agentOf(knowledge: Knowledge, templateId: string): AgentProfile {
  const template = findTemplate(templateId);
  if (template === undefined) throw new Error(`no template ${templateId}`);
  const { language, facts } = knowledge;
  const timeZone = inferTimeZone(facts);
  const known = timeZone === undefined ? {} : { timeZone };
  const prompt = composePrompt({ template, agentName: 'Front desk', knowledge, language, ...known });
  return { ...prompt, language, slots: template.slots, knowledge, ...known };
}

/** Scores an engine with this knowledge; "I don't know" is right where the site does not say it. */
export async function scoreAnswers(
  engine: LanguageEngine,
  knowledge: Knowledge,
  truth: Truth,
): Promise<AnswerScore> {
  const score: AnswerScore = { right: 0, wrong: 0, unknown: 0, failures: [] };
  if (truth.questions === undefined) return score;
  const agent = agentOf(knowledge, truth.template ?? 'general');
  for (const [question, expected] of truth.questions) {
    const turns = [{ speaker: 'caller' as const, text: question }];
    const { text, sources } = await engine.reply({ agent, turns, now: readAt });
    // A caller who speaks another language than the site is answered in it.
    const saysUnknown = allWords.some(
      ({ say }) => text.includes(say.mayITakeYourNumber) || text === say.notUnderstood,
    );
    // Where the site contradicts itself, the agent says both and offers to call back: that is an answer.
    const isUnknown = saysUnknown && sources.length === 0;
    const isRight = expected === null ? saysUnknown : !isUnknown && new RegExp(expected, 'i').test(text);
    if (isRight) score.right += 1;
    else {
      score[isUnknown ? 'unknown' : 'wrong'] += 1;
      score.failures.push(`${question} → ${text} (${expected ?? 'not said'})`);
    }
  }
  return score;
}
