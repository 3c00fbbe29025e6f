/** Lets a model word how an agent sounds; rules, questions and what the site says stay as they were composed. */
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { givesOrders, sentencesOf } from '../../domain/prompt/quote.ts';
import { lexiconFor } from '../builtin/language/lexicons.ts';
import { claimsOf } from '../grounding/claims.ts';
import type { LanguageEngine } from '../types.ts';
import type { Complete } from './chat-completions.ts';

const maxTokens = 300;
/** Times the length of the draft. */
const maxGrowth = 2;
/** Most words of a sentence that says nothing else are those of the draft. */
const minShare = 0.6;

const instruction =
  'You edit how a telephone agent is told to sound. Improve wording and flow, keep the meaning and the language, add nothing about the business. Answer with the edited text alone, as one paragraph.';

/** The draft with its section of style reworded, or as it is where the model fails or says more than the draft does. */
export async function polishStyle(
  { draft, language }: Parameters<LanguageEngine['writePrompt']>[0],
  complete: Complete,
): Promise<string> {
  const heading = `\n# ${phrasesFor(language).headings.style}\n`;
  const start = draft.indexOf(heading);
  const end = draft.indexOf('\n\n#', start + heading.length);
  if (start < 0 || end < 0) return draft;
  const style = draft.slice(start + heading.length, end);
  const polished = await complete(
    [
      { role: 'system', content: instruction },
      { role: 'user', content: style },
    ],
    { maxTokens },
  );
  if (polished === null || !saysTheSame(style, polished, language)) return draft;
  return draft.slice(0, start + heading.length) + polished + draft.slice(end);
}

function saysTheSame(style: string, polished: string, language: string): boolean {
  if (polished.length > style.length * maxGrowth || /[\n#]/.test(polished) || givesOrders(polished))
    return false;
  if (claimsOf(polished, language).length > claimsOf(style, language).length) return false;
  const { contentOf, has } = lexiconFor(language).lexicon;
  if (has('free', polished) && !has('free', style)) return false;
  const known = new Set(contentOf(style));
  return sentencesOf(polished).every((sentence) => {
    const stems = contentOf(sentence);
    return stems.filter((stem) => known.has(stem)).length >= stems.length * minShare;
  });
}
