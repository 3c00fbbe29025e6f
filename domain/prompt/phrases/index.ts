/** Picks the sentences of a language; languages without a file of their own get English. */
import type { Language } from '../../../contract/schemas/agents.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { Phrases, SlotPhrase } from './types.ts';

const all: Readonly<Record<Language, Phrases>> = { de, en, es, fr, it, ja, nl, pl, pt, ro };

/** Accepts any BCP 47 tag (`de-AT`); only the primary subtag counts. */
export function phrasesFor(language: string): Phrases {
  const primary = language.toLowerCase().split(/[-_]/)[0];
  return Object.values(all).find((phrases) => phrases.language === primary) ?? en;
}

/** How to ask for a slot and what to call it; slots of customers' own making are asked by their description. */
export const slotPhrase = (phrases: Phrases, slot: { name: string; description: string }): SlotPhrase =>
  phrases.slots[slot.name] ?? phrases.anySlot(slot.description || slot.name.replaceAll('_', ' '));
