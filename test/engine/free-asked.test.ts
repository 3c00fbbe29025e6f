/** Whether something is charged is answered by the sentence that says that it is free, and by no FAQ with its name in it. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { agentOf, fact, knowledge, phone, service } from './businesses.ts';
import { ask, lastSaid, pagesOf } from './converse.ts';

const faq = (question: string, answer: string): Fact => fact('faq', { question, answer }, answer);

/** A language, what is free, a FAQ on the same thing, what is told there, and questions for what it costs. */
const spoken: [string, string, [string, string], string, string[]][] = [
  [
    'en',
    'The first visit, with a plan, is free.',
    ['What do I bring to the first visit?', 'Your passport and a photo.'],
    'is free',
    ['Does the first visit cost anything?', 'Do you charge for the first visit?'],
  ],
  [
    'de',
    'Der erste Besuch ist für alle kostenlos.',
    ['Was bringe ich zum ersten Besuch mit?', 'Ihren Ausweis und ein Foto.'],
    'kostenlos',
    ['Kostet der erste Besuch etwas?', 'Was kostet der erste Besuch?'],
  ],
  [
    'fr',
    'La première visite, avec devis, est gratuite.',
    ['Que dois-je apporter à la première visite ?', 'Votre carte d’identité et une photo.'],
    'gratuite',
    ['La première visite est payante ?', 'Vous faites payer la première visite ?'],
  ],
  [
    'es',
    'La primera visita, con presupuesto, es gratuita.',
    ['¿Qué llevo a la primera visita?', 'Su DNI y una foto.'],
    'gratuita',
    ['¿La primera visita cuesta algo?', '¿Cobran la primera visita?', '¿Me va a cobrar la primera visita?'],
  ],
  [
    'it',
    'La prima visita, con preventivo, è gratuita.',
    ['Cosa porto alla prima visita?', 'Il documento e una foto.'],
    'gratuita',
    ['La prima visita costa qualcosa?', 'Fate pagare la prima visita?'],
  ],
  [
    'pt',
    'A primeira visita, com orçamento, é gratuita.',
    ['O que levo para a primeira visita?', 'O seu documento e uma foto.'],
    'gratuita',
    ['A primeira visita custa alguma coisa?', 'Cobram a primeira visita?'],
  ],
  [
    'nl',
    'Het eerste bezoek is voor iedereen gratis.',
    ['Wat neem ik mee naar het eerste bezoek?', 'Uw paspoort en een foto.'],
    'gratis',
    ['Kost het eerste bezoek iets?', 'Moet ik betalen voor het eerste bezoek?'],
  ],
  [
    'pl',
    'Pierwsza wizyta, z wyceną, jest bezpłatna.',
    ['Co zabrać na pierwszą wizytę?', 'Dowód i zdjęcie.'],
    'bezpłatna',
    ['Czy pierwsza wizyta coś kosztuje?', 'Czy pierwsza wizyta jest płatna?'],
  ],
  [
    'ro',
    'Prima vizită, cu deviz, este gratuită.',
    ['Ce aduc la prima vizită?', 'Buletinul și o fotografie.'],
    'gratuită',
    ['Prima vizită costă ceva?', 'Se plătește prima vizită?'],
  ],
  [
    'ja',
    '初回の見学は無料です。',
    ['初回の見学に何を持って行きますか？', '身分証と写真です。'],
    '無料',
    ['初回の見学は料金がかかりますか', '初回の見学はいくらですか'],
  ],
];

describe('whether something is charged', () => {
  it.each(spoken)(
    '%s: is told by what says that it is free',
    async (language, line, [asked, answer], free, questions) => {
      for (const question of questions) {
        const said = await ask(
          language,
          [phone, service('Zirkel', '35 €', 35), faq(asked, answer)],
          line,
          question,
        );
        expect(said).toContain(free);
        expect(said).not.toContain(answer);
      }
    },
  );

  it('is told by a plain no of a FAQ', async () => {
    const known = [phone, faq('Is there a charge for the cellar tour?', 'No, not at all.')];
    expect(
      await ask('en', known, 'Tours of the cellar every day.', 'Is there a charge for the cellar tour?'),
    ).toContain('No');
  });

  it.each([
    ['Do I have to pay for parking?', 'And the wifi?'],
    ['Do you charge for parking?', 'And the wifi?'],
  ])('asks for no price of what is asked next: %s', async (first, next) => {
    const known = knowledge(
      'en',
      [phone, service('Zirkel', '€35', 35)],
      pagesOf('Parking is behind the mill.\nWifi is available in the lounge.'),
    );
    const agent = agentOf(known, 'general');
    expect(await lastSaid(agent, [first, next])).toContain('website says: Wifi is available');
  });

  it('is told by what the site says of the thing', async () => {
    const said = await ask('en', [phone], 'Parking is behind the mill.', 'Do I have to pay for parking?');
    expect(said).toContain('website says: Parking is behind the mill.');
  });
});
