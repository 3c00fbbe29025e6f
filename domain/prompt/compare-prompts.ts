/** Tells two versions of a prompt apart, line by line, with the facts behind the lines that changed. */
import { structuredPatch } from 'diff';
import type { Fact } from '../../contract/schemas/facts.ts';
import { describeFact } from './data-section.ts';
import { factId } from './fact-id.ts';
import { phrasesFor } from './phrases/index.ts';
import { quoteData } from './quote.ts';

export interface ComparedPrompt {
  number: number;
  systemPrompt: string;
  greeting: string;
  language: string;
  facts: readonly Fact[];
}

const contextLines = 2;
const maxQuoteLength = 120;

/** What a changed line of the data section says, as the fact whose description it is. */
function factOf(line: string, { facts, language }: ComparedPrompt): Fact | undefined {
  const said = line.replace(/^- /, '').replace(/…$/, '');
  const phrases = phrasesFor(language);
  return said === ''
    ? undefined
    : facts.find((fact) => quoteData(describeFact(fact, phrases), 1000).startsWith(said));
}

/** Lines as a unified diff; below a changed line its fact with page and quote. Empty where nothing changed. */
export function comparePrompts(before: ComparedPrompt, after: ComparedPrompt): string[] {
  const text = ({ greeting, systemPrompt }: ComparedPrompt): string => `${greeting}\n\n${systemPrompt}\n`;
  const { hunks } = structuredPatch('', '', text(before), text(after), '', '', { context: contextLines });
  return hunks.flatMap(({ oldStart, newStart, lines }) => [
    `@@ version ${String(before.number)}, line ${String(oldStart)} → version ${String(after.number)}, line ${String(newStart)} @@`,
    ...lines.flatMap((line) => {
      if (line.startsWith('\\')) return [];
      const side = line.startsWith('-') ? before : line.startsWith('+') ? after : undefined;
      const fact = side === undefined ? undefined : factOf(line.slice(1), side);
      if (fact === undefined) return [line];
      const { url, quote } = fact.source;
      return [line, `      ${factId(fact)}  ${url}  “${quoteData(quote, maxQuoteLength)}”`];
    }),
  ]);
}
