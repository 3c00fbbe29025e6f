/** Answers that show a secret once: what is kept of them under an Idempotency-Key is sealed. */
import type { StoredAnswer } from '../db/idempotency.ts';
import type { Sealer } from '../domain/seal.ts';

export interface AnswerSeal {
  seal<A extends StoredAnswer>(answer: A): A;
  /** Leaves alone what was not sealed: refusals hold no secret and are kept as they are. */
  open<A extends StoredAnswer>(answer: A): A;
}

/** @param owner whose answer it is; it opens for nobody else */
export function answerSeal(sealer: Sealer, owner: string): AnswerSeal {
  const context = `answer:${owner}`;
  return {
    seal: (answer) => ({ ...answer, body: sealer.seal(answer.body, context) }),
    open: (answer) =>
      answer.body.startsWith('{') ? answer : { ...answer, body: sealer.open(answer.body, context) },
  };
}
