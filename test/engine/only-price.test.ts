/** The price of the only thing on a list that shares a telling word with what is asked for. */
import { describe, expect, it } from '@jest/globals';
import { ask } from './converse.ts';
import { service } from './businesses.ts';

describe('the only price that may be meant', () => {
  it.each([
    [
      'pl',
      ['Zastrzyki', 'od 40 zł'],
      'Przyjeżdżamy do domu pacjenta. Opatrunki zmieniamy codziennie.',
      'Ile kosztuje zastrzyk w domu?',
    ],
    [
      'en',
      ['Monthly', '£60'],
      'Our cleaning package is the best in town.',
      'How much is the monthly package?',
    ],
    [
      'es',
      ['Instalación de Windows', '2499 €'],
      'Todos los programas esenciales incluidos.',
      '¿Desde cuánto sale instalar Windows con los programas?',
    ],
  ] as const)('%s: %j', async (language, [name, price], lines, question) => {
    const said = await ask(language, [service(name, price), service('Aaa', '10')], lines, question);
    expect(said).toContain(`${name}: ${price}`);
    expect(said).not.toMatch(/for certain|na pewno|con seguridad/);
  });

  it.each([
    ['another kind', ['Beard trim', '£20'], 'We open at nine.', 'How much is a beard transplant?'],
    [
      'the thing itself',
      ['Boiler service', '£85'],
      'New boilers are fitted by us.',
      'What would a new boiler cost me?',
    ],
    [
      'whether it costs more',
      ['Day boarding', '£12'],
      'Medicine is given while boarding.',
      'Do I pay extra for medicine while boarding?',
    ],
  ] as const)('%s is not told it as the answer', async (_, [name, price], lines, question) => {
    expect(await ask('en', [service(name, price)], lines, question)).not.toMatch(
      new RegExp(`^(?:Our website says: )?${name}: ${price}`),
    );
  });
});
