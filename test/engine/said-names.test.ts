/** Names as they are said on the telephone: in small letters, spelled, with a letter told, out of turn. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, play, tableWishes } from './converse.ts';

const agent = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');
const readOut = (language: string, ...said: string[]): Promise<string> =>
  lastSaid(agent(language), [tableWishes[language]!, ...said]);

describe('a name', () => {
  it.each([
    ['en', "it's mara field", 'name: Mara Field'],
    ['en', 'F as in Fox, I as in Ida, E, L as in Lima, D', 'name: Field'],
    ['en', 'Mara Field, F-I-double E-L-D', 'name: Mara Fieeld'],
    ['en', "Moler with two l's", 'name: Moller'],
    ['de', 'Möler mit zwei L', 'Name: Möller'],
    ['de', 'Feld, F wie Friedrich, E wie Emil, L wie Ludwig, D wie Dora', 'Name: Feld'],
    ['es', 'Gómez, G de Granada, O, M de Madrid, E, Z', 'nombre: Gómez'],
    ['fr', 'Marin M A R I N', 'nom: Marin'],
    ['fr', 'c’est claire marin', 'nom: Claire Marin'],
    ['it', 'sono Luca Neri, N come Napoli, E, R, I', 'nome: Luca Neri'],
    ['pt', 'Rui Melo, M de Maria, E, L, O', 'nome: Rui Melo'],
    ['nl', 'met Jan de Wit', 'naam: Jan de Wit'],
    ['pl', 'Nowak, N jak Natalia, O, W, A, K', 'Nowak'],
    ['ro', 'Popa, P de la Petre, O, P, A', 'Popa'],
  ])('is heard, %s: %s', async (language, said, told) => {
    expect(await readOut(language, said, '0117 496 0111')).toContain(told);
  });

  it.each(["it's really urgent", "it's for my mother"])('is not made of %s', async (said) => {
    expect(await readOut('en', said)).toContain('May I have your name?');
  });

  it('is taken where a number is asked for, a greeting is not', async () => {
    const replies = await play(agent('en'), [
      'I want to speak to someone',
      'Good Evening',
      'Mara Field',
      '0117 496 0111',
    ]);
    expect(replies[1]).toContain('What number');
    expect(replies.at(-1)).toBe('What may I pass on?');
  });

  it('is set right by a word of it and by its letters, once and again', async () => {
    const said = ['Jon Smith', '0117 496 0111', "no, it's Smyth with a y"];
    expect(await readOut('en', ...said)).toContain('name: Jon Smyth');
    expect(await readOut('en', ...said, 'no, S-M-Y-T-H-E')).toContain('name: Jon Smythe');
  });

  it('leaves the numbers alone', async () => {
    const text = await readOut('nl', 'Jan de Wit', '06 12345678', 'nee, de Witt met een T');
    expect(text).not.toContain('personen: 1');
  });
});
