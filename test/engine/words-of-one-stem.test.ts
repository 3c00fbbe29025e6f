/** Words that share a stem and nothing else: neither answers what was asked of the other. */
import { describe, expect, it } from '@jest/globals';
import { ask } from './converse.ts';

describe('words of one stem that say different things', () => {
  it.each([
    ['en', 'Fish and chips, eaten here.', 'Is my kitten chipped at your place?', 'chips'],
    ['en', 'We’d love to meet you at the pottery.', 'Can we hold a wedding there?', 'pottery'],
    ['de', 'Montags ist unsere Werkbank besetzt.', 'Machen Sie die Montage?', 'Werkbank'],
    ['es', 'El lunes llegan telas nuevas.', '¿Hacéis lunas de coche?', 'telas'],
    ['es', 'Tenemos más de cuarenta colores.', '¿Me podéis teñir la chaqueta?', 'cuarenta'],
    ['fr', 'Notre cabinet est au premier étage.', 'Où sont les toilettes ?', 'premier étage'],
    ['fr', 'Vous ferez le plein d’idées.', 'Êtes-vous là les jours fériés ?', 'plein'],
    ['it', 'Potete scegliere tra dieci tessuti.', 'Venite a potare la siepe?', 'tessuti'],
    ['pt', 'Às quartas servimos sopa.', 'Têm quartos livres?', 'sopa'],
    ['nl', 'Een jas die past bij ieder seizoen.', 'Zijn jullie met Pasen open?', 'seizoen'],
    ['pl', 'Nasza oferta wynosi tysiąc książek.', 'Macie dania na wynos?', 'tysiąc'],
    ['ro', 'Aici veți petrece clipe liniștite.', 'Organizați petreceri?', 'liniștite'],
  ])('%s: "%s" does not answer "%s"', async (language, line, question, word) => {
    const said = await ask(language, [], line, question);
    expect(said.split(':').length > 1 && said.includes(word)).toBe(false);
  });

  it.each([
    ['es', 'Confeccionamos trajes desde cero.', '¿Hacéis trajes desde cero?', 'trajes'],
    ['de', 'Wir verleihen Fahrräder an unsere Gäste.', 'Kann man bei Ihnen Räder leihen?', 'Fahrräder'],
    ['de', 'Beim Wechsel prüfen wir die Reifen.', 'Prüfen Sie beim Wechsel die Räder?', 'Reifen'],
    [
      'en',
      'A mobile grooming van, booked by the hour.',
      'We’d like to know: is the grooming van mobile?',
      'van',
    ],
  ])('%s: "%s" answers "%s"', async (language, line, question, word) => {
    expect(await ask(language, [], line, question)).toContain(word);
  });
});
