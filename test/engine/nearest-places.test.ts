/** Who asks for the nearest of something asks for none of the business's own places. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, fact, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const printed = 'Kamp 7, Lund';
const shop = (language: string) =>
  agentOf(knowledge(language, [fact('address', { printed }, printed)]), 'general', 'Europe/London');

describe('the nearest of something else', () => {
  it.each([
    ['en', 'Where’s the nearest petrol station?'],
    ['de', 'Wo ist die nächste Tankstelle?'],
    ['es', '¿Dónde está la gasolinera más cercana?'],
    ['fr', 'Où est la station-service la plus proche ?'],
    ['it', 'Dov’è il benzinaio più vicino?'],
    ['pt', 'Onde fica a bomba de gasolina mais próxima?'],
    ['nl', 'Waar is het dichtstbijzijnde tankstation?'],
    ['pl', 'Gdzie jest najbliższa stacja benzynowa?'],
    ['ro', 'Unde este cea mai apropiată benzinărie?'],
    ['ja', '一番近いガソリンスタンドはどこですか？'],
  ])('%s: is not told by the address', async (language, question) => {
    expect(await lastSaid(shop(language), [question])).not.toContain('Kamp');
  });
});

describe('the nearest of its own', () => {
  it.each([
    ['en', 'Where is your nearest shop?'],
    ['de', 'Wo ist Ihre nächste Filiale?'],
    ['es', '¿Dónde está su tienda más cercana?'],
    ['fr', 'Où est votre magasin le plus proche ?'],
    ['it', 'Dov’è il vostro negozio più vicino?'],
    ['pt', 'Onde fica a vossa loja mais próxima?'],
    ['nl', 'Waar is jullie dichtstbijzijnde winkel?'],
    ['pl', 'Gdzie jest wasz najbliższy sklep?'],
    ['ro', 'Unde este cel mai apropiat magazin al vostru?'],
  ])('%s: is told by the address', async (language, question) => {
    expect(await lastSaid(shop(language), [question])).toContain('Kamp');
  });
});

it.each(['Où se trouve votre garage ?', 'C’est où, votre garage ?'])(
  'a French garage mends cars, and is no place to park: %s',
  async (question) => {
    expect(await lastSaid(shop('fr'), [question])).toContain('Kamp');
  },
);
