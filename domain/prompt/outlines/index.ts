/** A template's outline in the agent's language; languages without a file of their own get the template's English. */
import type { Template } from '../../templates/types.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

type Outline = Template['outline'];

const translations: Readonly<Record<string, Readonly<Record<string, Outline>>>> = { de, es, fr, it };

export const outlineFor = (template: Template, language: string): Outline =>
  translations[language]?.[template.id] ?? template.outline;
