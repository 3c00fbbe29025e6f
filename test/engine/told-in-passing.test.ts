/** What callers tell before it is asked for, or beside the answer, is kept where it belongs. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const number = '0117 496 0111';
const daily = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '07:00', '23:00', '7 - 23');
const agent = (language: string, template: string, ...services: string[]) =>
  agentOf(
    knowledge(language, [daily, ...services.map((each) => service(each, '20', 20))]),
    template,
    'Europe/London',
  );
/** A Wednesday afternoon in March. */
const now = '2026-03-04T15:00:00Z';
const labelOf = (language: string, slot: string): string => phrasesFor(language).slots[slot]!.label;

describe('the number of a flat', () => {
  it.each([
    ['en', 'my kitchen tap is leaking', "it's 14B Mill Lane flat three", '14B Mill Lane flat three'],
    ['en', 'my kitchen tap is leaking', "it's 14 Mill Lane, flat 3", '14 Mill Lane, flat 3'],
    [
      'de',
      'Mein Wasserhahn tropft',
      'Lindenstraße 12, dritter Stock links',
      'Lindenstraße 12, dritter Stock links',
    ],
    ['fr', 'Mon robinet fuit', 'c’est au 12 rue du Lac, bâtiment B', '12 rue du Lac, bâtiment B'],
    [
      'es',
      'Se me ha roto el grifo',
      'calle de la Luna, 5, tercero izquierda',
      'calle de la Luna, 5, tercero izquierda',
    ],
    // When somebody is at home is nothing of it.
    ['en', 'my kitchen tap is leaking', '14 Mill Lane, tomorrow at five', '14 Mill Lane'],
  ])('is told with its street, %s: %s, %s', async (language, trouble, place, told) => {
    const said = [trouble, 'Ann Marsh', number, place];
    const text = await lastSaid(agent(language, 'home_services'), said, { now });
    expect(text).toMatch(new RegExp(`${labelOf(language, 'service_address')}: ${told}[;.]`, 'u'));
  });
});
