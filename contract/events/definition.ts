/** How an event type is declared; webhooks, the stream, the catalogue and the tests are made from it. */
import type { z } from 'zod';

export interface EventDefinition<D extends z.ZodType = z.ZodType> {
  /** One sentence: when it is sent. */
  description: string;
  /** Shape of `data`. */
  data: D;
  /** A `data` as it is really sent. */
  example: z.input<D>;
  /** Tells of the account itself: its events carry no `agent_id`. */
  ofAccount?: true;
}

/** Declares an event type, inferring its exact shape. */
export function eventType<D extends z.ZodType>(definition: EventDefinition<D>): EventDefinition<D> {
  return definition;
}

/** Ids that examples agree on. */
export const exampleIds = {
  account: 'acc_01k9x4v7rhfx3tq0y1s2m3n4p5',
  agent: 'agt_01k9x4v7s0e6vb2m9q4w7r1t3y',
  operation: 'op_01k9x4v7s4f0a8c6d2e5g9h1jk',
  call: 'call_01k9x5a2m8n6p4q2r0s9t7v5w3',
  proposal: 'kbp_01k9x5a2m9x7y5z3a1b0c8d6e4',
  webhook: 'whk_01k9x4v7s6h4j2k0m9n7p5q3r1',
  event: 'evt_01k9x5a2mbf3g1h9j7k5m3n1p0',
} as const;
