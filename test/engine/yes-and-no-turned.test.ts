/** "Yes" and "no" of a FAQ are told only to who asks the same: neither the opposite of it nor more. */
import { describe, expect, it } from '@jest/globals';
import { fact } from './businesses.ts';
import { ask } from './converse.ts';

const faq = (question: string, answer: string) => fact('faq', { question, answer }, `${question} ${answer}`);

describe('a yes to having to is a no to who asks to come without', () => {
  it.each([
    ['en', 'Do I need a permit?', 'Yes, except for canoes.', 'Can I come without a permit?', 'No, except'],
    [
      'de',
      'Brauche ich eine Überweisung?',
      'Ja, außer für Kinder.',
      'Kann ich ohne Überweisung kommen?',
      'Nein, außer',
    ],
    [
      'fr',
      'Est-ce que l’ordonnance est obligatoire ?',
      'Oui, sauf pour les enfants.',
      'Je peux venir sans ordonnance ?',
      'Non, sauf',
    ],
    [
      'es',
      '¿Necesito receta?',
      'Sí, salvo para los niños.',
      '¿Puedo ir sin receta?',
      'No, salvo para los niños',
    ],
    [
      'it',
      'Serve la ricetta?',
      'Sì, tranne per i bambini.',
      'Posso venire senza ricetta?',
      'No, tranne per i bambini',
    ],
    ['pt', 'Preciso de receita?', 'Não, mas traga os exames.', 'Posso ir sem receita?', 'Sim, mas traga'],
    [
      'nl',
      'Heb ik een verwijzing nodig?',
      'Nee, u kunt zo bellen.',
      'Kan ik zonder verwijzing komen?',
      'Ja, u kunt',
    ],
    [
      'pl',
      'Czy potrzebuję skierowania?',
      'Nie, wystarczy dowód.',
      'Czy mogę przyjść bez skierowania?',
      'Tak, wystarczy dowód',
    ],
    ['ro', 'Am nevoie de o rețetă?', 'Nu, aduceți doar buletinul.', 'Pot veni fără rețetă?', 'Da, aduceți'],
    [
      'ja',
      '紹介状は必要ですか？',
      'いいえ、保険証だけで大丈夫です。',
      '紹介状なしで行けますか？',
      'はい、保険証',
    ],
    [
      'en',
      'Is there a mooring fee?',
      'No. Boats moor free.',
      'Can I moor without a mooring fee?',
      'Yes. Boats',
    ],
    [
      'en',
      'Can I row without a permit?',
      'No, the harbour asks for one.',
      'Do I need a permit to row?',
      'Yes, the harbour',
    ],
  ])('%s: %s', async (language, question, answer, asked, told) => {
    expect(await ask(language, [faq(question, answer)], '', asked)).toContain(told);
  });
});

describe('a yes is not told to who asks for more', () => {
  it.each([
    ['en', 'Can I pause my pass?', 'Yes, for up to two months.', 'Can I pause my pass for five months?'],
    ['en', 'Can I pause my pass?', 'Yes, for two months, free of charge.', 'Does it cost to pause my pass?'],
    ['en', 'Is the sauna open?', 'Yes, from October to March.', 'Is the sauna open in July?'],
    ['de', 'Ist die Sauna offen?', 'Ja, von Oktober bis März.', 'Ist die Sauna im Juli offen?'],
    ['fr', 'Le sauna est ouvert ?', 'Oui, d’octobre à mars.', 'Le sauna est ouvert en juillet ?'],
    ['es', '¿La sauna está abierta?', 'Sí, de octubre a marzo.', '¿La sauna está abierta en julio?'],
    ['it', 'La sauna è aperta?', 'Sì, da ottobre a marzo.', 'La sauna è aperta a luglio?'],
    ['nl', 'Is de sauna open?', 'Ja, van oktober tot maart.', 'Is de sauna in juli open?'],
  ])('%s: %s — %s', async (language, question, answer, asked) => {
    const said = await ask(language, [faq(question, answer)], '', asked);
    expect(said).not.toMatch(/^(?:yes|ja|oui|s[íì])(?!\p{L})/iu);
  });

  it('nor to who asks for what the site offers beside it', async () => {
    const said = await ask(
      'en',
      [faq('Do you offer free quotes?', 'Yes, for roofs and gutters.')],
      'Chimneys :: We sweep chimneys in all of the county.',
      'Do you offer free quotes for chimneys?',
    );
    expect(said).not.toMatch(/yes/iu);
  });
});

describe('a yes stays', () => {
  it.each([
    ['of the same question', 'Do I need a permit?', 'Yes, except for canoes.', 'Do we need a permit?'],
    ['of the same lack', 'Can I come without a permit?', 'Yes, for canoes.', 'May we come without a permit?'],
    ['of a cost', 'Is there a deposit?', 'Yes. Half of the price.', 'Must I leave a deposit?'],
    ['of one', 'May I bring a dog?', 'Yes, on a lead.', 'Can I bring one dog?'],
  ])('%s', async (_, question, answer, asked) => {
    expect(await ask('en', [faq(question, answer)], '', asked)).toContain(answer);
  });
});
