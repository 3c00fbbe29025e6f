/** Tells lists of the steps by which work is done ("01 Inspection", "02 Quotation", "03 Repair") from lists of what is offered. */
import { sectionOver } from '../page/lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import type { Group } from './service-candidates.ts';

const MIN_STEPS = 3;
const MIN_STAGES = 2;
const NUMBERED = /^0?(\d{1,2})(?:[.):：・]\s*|\s+)(?=\p{L})/u;
const STAGE = new RegExp(`^${inAnyLanguage.offers.stages}$`, 'u');

const PROCESS = new RegExp(`^(?:${inAnyLanguage.offers.processes})$`, 'u');

/** "Our process", "In vier Schritten zum Garten" over the entries. */
function isUnderProcess({ kind, members }: Group): boolean {
  const heading = sectionOver({ kind, section: members[0]!.line.section })?.heading;
  return heading !== undefined && PROCESS.test(foldWord(heading).replace(/[\s:.!?]+$/, ''));
}

/** Whether a heading says so, or the entries are counted from one on, and two or more, the first or last among them, are stages of any work. */
export function isListOfSteps(group: Group): boolean {
  const { members } = group;
  if (members.length < MIN_STEPS) return false;
  if (isUnderProcess(group)) return true;
  const numbers = members.map(({ line }) => Number(NUMBERED.exec(line.text)?.[1]));
  if (!numbers.every((number, at) => number === at + 1)) return false;
  const stages = members.map(({ name }) => STAGE.test(foldWord(name.replace(NUMBERED, ''))));
  return stages.filter(Boolean).length >= MIN_STAGES && (stages[0]! || stages.at(-1)!);
}
