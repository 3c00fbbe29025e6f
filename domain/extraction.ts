/** What is taken from an agent's calls: the template's, member by member, unless the client set its own. */
import type { Extraction } from '../contract/schemas/extraction.ts';
import type { Template } from './templates/types.ts';

/** The members that a client set itself. */
export type CustomExtraction = { [K in keyof Extraction]?: Extraction[K] | undefined };

/** The template's intents, slots and threshold in the contract's shape. */
export function defaultExtraction(template: Template): Extraction {
  return {
    intents: template.intents,
    slots: template.slots,
    confidence_threshold: template.confidenceThreshold,
  };
}

/** The client's own members over the template's. */
export function effectiveExtraction(template: Template, custom: CustomExtraction): Extraction {
  const standard = defaultExtraction(template);
  return {
    intents: custom.intents ?? standard.intents,
    slots: custom.slots ?? standard.slots,
    confidence_threshold: custom.confidence_threshold ?? standard.confidence_threshold,
  };
}

/** The members that say something; null and absent ones are the template's. */
export function customMembers(given: {
  [K in keyof Extraction]?: Extraction[K] | null | undefined;
}): CustomExtraction {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  );
}
