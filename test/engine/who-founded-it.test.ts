/** Who founded a business, told by the line that says so. */
import { describe, expect, it } from '@jest/globals';
import { ask } from './converse.ts';

describe('who founded it', () => {
  it.each([
    ['en', 'Who started the practice?', 'Founded in 1998 by Dr Ada Birch.', 'manager'],
    ['en', 'Who set up the company?', 'Opened in 1998 by our baker Ada Birch.', 'manager'],
    ['de', 'Wer hat die Praxis gegründet?', 'Gegründet 1998 von Dr. Ada Birch.', 'Inhaber'],
    ['es', '¿Quién fundó la clínica?', 'Fundada en 1998 por Dra. Ada Birch.', 'propietario'],
    ['fr', 'Qui a fondé le cabinet ?', 'Fondé en 1998 par Dr Ada Birch.', 'gérant'],
    ['it', 'Chi ha fondato lo studio?', 'Fondato nel 1998 da Dott. Ada Birch.', 'titolare'],
    ['pt', 'Quem fundou a clínica?', 'Fundada em 1998 por Dra. Ada Birch.', 'proprietário'],
    ['nl', 'Wie heeft de praktijk opgericht?', 'Opgericht in 1998 door Dr. Ada Birch.', 'eigenaar'],
    ['pl', 'Kto założył gabinet?', 'Założony w 1998 roku przez Dr Ada Birch.', 'właściciel'],
    ['ro', 'Cine a fondat cabinetul?', 'Fondat în 1998 de Dr. Ada Birch.', 'proprietar'],
  ])('%s: %s', async (language, question, line, role) => {
    const team = `Team :: Tom Ash, ${role}\nTeam :: Eva Reed, ${role}`;
    const said = await ask(language, [], `${team}\n${line}`, question);
    expect(said).toContain(line);
    expect(said).not.toContain('Tom Ash');
  });

  it('tells who owns it by what they are', async () => {
    const lines = 'Founded in 1998 by Dr Ada Birch.\nTeam :: Tom Ash, owner';
    expect(await ask('en', [], lines, 'Who owns the practice?')).toContain('Tom Ash');
  });
});
