/** What callers ask before they come: how to find it, what to bring, who is there, and whom to call. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const says = (...lines: string[]): Record<string, string> => ({
  '': `<h2>Willow</h2>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`,
});
const unsure =
  /take your number|Ihre Nummer|su número|votre numéro|suo numero|seu número|uw nummer|numer telefonu|numărul|お電話番号/;

describe('what to bring is told by the line on it', () => {
  it.each([
    ['de', 'Bitte bringen Sie ein Handtuch mit.', 'Was muss ich mitbringen?', /Handtuch/],
    ['it', 'Portare con sé un asciugamano.', 'Cosa bisogna portare?', /asciugamano/],
    ['nl', 'Neem een handdoek mee.', 'Wat moet ik meenemen?', /handdoek/],
    ['pl', 'Prosimy zabrać ręcznik.', 'Co mam zabrać?', /ręcznik/],
    ['ro', 'Vă rugăm să aduceți un prosop.', 'Ce trebuie să aducem?', /prosop/],
  ])('%s: %s', async (language, line, question, expected) => {
    const answer = await askShop(says(line), question, language);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(unsure);
  });

  it.each([
    [
      'de',
      'Bitte bringen Sie ein Handtuch und Ihre Karte mit.',
      'Termine nur nach Vereinbarung.',
      'Was muss ich zum Termin mitbringen?',
      /Handtuch/,
    ],
    [
      'es',
      'Traiga una toalla y su tarjeta.',
      'Solo con cita previa.',
      '¿Qué tengo que llevar a la cita?',
      /toalla/,
    ],
    [
      'it',
      'Portare con sé un asciugamano e la tessera.',
      'Solo su appuntamento.',
      "Cosa devo portare all'appuntamento?",
      /asciugamano/,
    ],
    [
      'nl',
      'Neem een handdoek en je pas mee.',
      'Alleen op afspraak.',
      'Wat moet ik meenemen naar de afspraak?',
      /handdoek/,
    ],
    [
      'ro',
      'Vă rugăm să aduceți un prosop și cardul.',
      'Doar cu programare.',
      'Ce trebuie să aduc la programare?',
      /prosop/,
    ],
    [
      'ja',
      'タオルと会員証をご持参ください。',
      '予約制です。',
      '予約の日は何を持参すればいいですか？',
      /タオル/,
    ],
  ])('%s to the appointment: %s', async (language, line, rule, question, expected) => {
    const answer = await askShop(says(line, rule), question, language);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(unsure);
  });
});
