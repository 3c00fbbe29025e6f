/** What both sides of the webhook benchmark do alike, so that their figures can be compared. */
import { percentile } from '../figures.ts';
import type { Arrivals } from './receiver.ts';

/** One phase: times in ms of the clock of all processes. */
export interface Sent {
  startedAt: number;
  endedAt: number;
  arrivals: Arrivals;
  /** When the publisher heard of each event's commit; empty for a drain. */
  committedAt: Map<string, number>;
}

export interface Subject {
  /** Sends `count` that wait already, over the endpoints in turn. */
  drain(count: number): Promise<Sent>;
  /** Publishes `count` for the endpoints in turn: `perSecond`, or, where null, as fast as they are accepted. */
  live(count: number, perSecond: number | null): Promise<Sent>;
}

export const tookMs = ({ startedAt, endedAt }: Sent): number => endedAt - startedAt;

/** From commit to receipt, of every event. */
export function latenciesMs({ arrivals, committedAt }: Sent): number[] {
  return [...committedAt].map(([id, at]) => (arrivals.byId.get(id) ?? Number.NaN) - at);
}

/** The time by which 95 of 100 had come. */
export function p95ArrivalMs({ startedAt, arrivals }: Sent): number {
  return percentile([...arrivals.byId.values()], 95) - startedAt;
}
