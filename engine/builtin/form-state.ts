/** A form that is being filled, and a step of it. */
import type { Source } from '../../contract/schemas/facts.ts';
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { DayReference } from './language/when.ts';

export interface Form {
  kind: 'booking' | 'message';
  slots: readonly SlotDefinition[];
  /** By slot name. */
  values: Readonly<Record<string, string>>;
  /** The slot that was asked for last, or the stage after them: `confirm`, `change`. */
  asking: string;
  /** The slot that was answered last. */
  answered?: string;
  /** The days of slots for days, and the readings of those for times, by slot name. */
  days?: Readonly<Record<string, DayReference>>;
  times?: Readonly<Record<string, readonly number[]>>;
  /** How many nights a stay lasts. */
  nights?: number;
  /** The time that was refused last. */
  refused?: string;
  /** What was told of a telephone number that is not whole. */
  pieces?: string;
  /** The number was refused, and asked for once more. */
  insisted?: true;
  misses: number;
}

export interface FormStep {
  form: Form | undefined;
  text: string;
  sources: Source[];
  /** What was just noted: it can still be set right. */
  noted?: Form;
}

/** What cannot be wished for, and what is said to it. */
export interface Refusal {
  slot: SlotDefinition;
  text: string;
  sources: Source[];
}
