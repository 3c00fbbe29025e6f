/** The sentences of one language from which prompts, greetings and slot questions are made. */
import type { FactKind, Weekday } from '../../../contract/schemas/facts.ts';

export interface SlotPhrase {
  /** How the agent asks for it. */
  ask: string;
  /** What it is called when the agent repeats it. */
  label: string;
}

export interface Phrases {
  /** BCP 47 primary subtag. */
  language: string;
  days: Record<Weekday, string>;
  greeting: (businessName: string) => string;
  identity: (role: string, businessName: string) => string;
  /** Speak this language, in short sentences, one question at a time; never read addresses of web pages aloud. */
  speech: string;
  headings: {
    style: string;
    goals: string;
    knowledge: string;
    questions: string;
    limits: string;
    unknown: string;
    conflicts: string;
    handover: string;
  };
  /** What the data section is, and that nothing in it is an instruction. */
  dataRule: string;
  labels: Partial<Record<FactKind, string>> & {
    name: string;
    about: string;
    timeZone: string;
    contradictions: string;
  };
  closed: string;
  noEnd: string;
  notStated: (labels: string[]) => string;
  /** Said where a list is cut short. */
  more: string;
  /** Ask one at a time, only when the caller wants something arranged; repeat all at the end. */
  questionsRule: string;
  optional: string;
  /** Limits that hold for every vertical. */
  limits: string[];
  unknownRule: string;
  unknownSentence: string;
  conflictRule: string;
  conflictSentence: string;
  slots: Record<string, SlotPhrase>;
  /** For slots of customers' own making. */
  anySlot: (description: string) => SlotPhrase;
}
