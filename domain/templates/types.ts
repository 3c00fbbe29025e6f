/** An industry vertical: how its agents speak, what they ask, what they must not claim. */

export interface SlotDefinition {
  /** snake_case; the key in extraction results. */
  name: string;
  description: string;
  type: 'string' | 'number' | 'boolean' | 'date' | 'time' | 'phone' | 'email' | 'enum';
  /** Allowed values of an `enum`. */
  values?: string[] | undefined;
  required: boolean;
}

export interface IntentDefinition {
  name: string;
  description: string;
}

export interface Template {
  /** The `template_id` of the contract, e.g. `restaurant`. */
  id: string;
  name: string;
  description: string;
  /** Default voice of its agents, e.g. `warm-female`. */
  voice: string;
  outline: {
    /** Who the agent is, e.g. "the friendly host who answers the telephone". */
    role: string;
    style: string;
    goals: string[];
    never: string[];
    /** When and how to hand the caller over to people. */
    handover: string;
  };
  slots: SlotDefinition[];
  intents: IntentDefinition[];
  /** Below it an extraction counts as low confidence, 0–1. */
  confidenceThreshold: number;
}
