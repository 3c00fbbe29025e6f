/** Several answers as one turn. */
import { uniqueSources, type Answer } from '../business.ts';
import { inTurn } from '../language/sentences.ts';

/** Several answers as one turn; the offer to call back is made once, at the end. */
export function joinAnswers(answers: readonly Answer[], offer = ''): Answer {
  // What is known comes first: the offer to call back is a question, and waits for its answer.
  const ordered = answers.toSorted((x, y) => Number(x.isSilent === true) - Number(y.isSilent === true));
  const texts = [...new Set(ordered.map(({ text }) => text))];
  const offered = answers.some(({ offersCallback }) => offersCallback === true);
  const shortened = texts.map((text, index) => {
    const later = texts.slice(index + 1).some((other) => offer !== '' && other.endsWith(offer));
    return later && offer !== '' && text.endsWith(offer) ? text.slice(0, -offer.length).trimEnd() : text;
  });
  const topic = answers.findLast((answer) => answer.topic !== undefined)?.topic;
  return {
    text: inTurn(...shortened),
    sources: uniqueSources(answers.flatMap(({ sources }) => sources)),
    ...(topic === undefined ? {} : { topic }),
    ...(offered ? { offersCallback: true as const } : {}),
    ...(answers.every(({ isSilent }) => isSilent === true) ? { isSilent: true as const } : {}),
  };
}
