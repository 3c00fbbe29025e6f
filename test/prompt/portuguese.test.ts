/** Businesses in Portugal and Brazil hear one Portuguese: what is said is at home in both. */
import { describe, expect, it } from '@jest/globals';
import { outlineFor } from '../../domain/prompt/outlines/index.ts';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { templates } from '../../domain/templates/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';

/** Of one country only, or said otherwise in the other. */
const ofOneCountry =
  /\b(?:equip[ae]|morada|percebi\w*|contac?to|recep?ção|marcaç\w+|consigo|fecho|utente|telemóvel|celular|pequeno-almoço|café da manhã|ementa|cardápio|autocarro|ônibus|nódoa|avaria|pane|alergén\w+|você|vocês|está a \p{L}+r|arrendar|pormenor\w*)(?!\p{L})/iu;

/** All texts in a value; of functions what they are written as. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('Portuguese', () => {
  it.each([
    ['what the engine says', textsOf(wordsFor('pt').say)],
    ['what a prompt says', textsOf(phrasesFor('pt'))],
    ['outlines', textsOf(templates.map((template) => outlineFor(template, 'pt')))],
  ])('of both countries: %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => ofOneCountry.test(text))).toEqual([]);
  });
});
