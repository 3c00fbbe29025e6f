/** A template's outline in the agent's language; languages without a file of their own get the template's English. */
import type { Template } from '../../templates/types.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';

type Outline = Template['outline'];

const translations: Readonly<Record<string, Readonly<Record<string, Outline>>>> = {
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  ro,
};

export const outlineFor = (template: Template, language: string): Outline =>
  translations[language]?.[template.id] ?? template.outline;
