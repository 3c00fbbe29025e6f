/** Prices of what shares a telling word with the question, told beside "I don't know" and never as the answer. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

describe('what comes nearest to a price that is not listed', () => {
  it.each([
    ['en', 'Teen Purifying', '£42', 'My daughter is sixteen, how much is the teen facial?'],
    ['de', 'Reinigung Rennrad', '42 €', 'Was kostet die Wartung von meinem Rennrad?'],
    ['pl', 'Osteopatia dziecięca', '42 zł', 'Ile kosztuje osteopatia dla noworodka z kolką?'],
    ['es', 'Instalación de Windows', '42 €', '¿Cuánto cuesta actualizar el antivirus de Windows?'],
  ])('%s: %s %s', async (language, name, price, question) => {
    const said = await ask(language, [service(name, price, 42)], 'Hello.', question);
    const { say } = wordsFor(language);
    expect(said).toContain(say.nearest(`${name}: ${price}`));
    expect(said).toContain(say.mayITakeYourNumber);
  });

  it('are at most three', async () => {
    const facts = ['Small', 'Medium', 'Large', 'Huge'].map((size, at) =>
      service(`${size} clip`, `£${20 + at}`, 20 + at),
    );
    const said = await ask('en', facts, 'Hello.', 'What do you charge for a poodle clip with ribbons?');
    expect(said.match(/£/g)?.length ?? 0).toBeLessThanOrEqual(3);
  });

  it('are none where nothing telling is shared', async () => {
    const said = await ask('en', [service('Oil change', '£60', 60)], 'Hello.', 'How much is a tyre fitting?');
    expect(said).not.toContain('60');
  });
});
