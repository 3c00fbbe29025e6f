/** Which remarks and how much of an answer a prompt holds. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { composeDataSection } from '../../domain/prompt/data-section.ts';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { fact, knowledge, service } from '../engine/businesses.ts';

const linesOf = (language: string, facts: Fact[]): string[] =>
  composeDataSection(knowledge(language, facts), phrasesFor(language), { maxLength: 20_000 }).claims.map(
    ({ text }) => text,
  );

const remark = (text: string): Fact => fact('other', { text }, text);

describe('remarks in a prompt', () => {
  it.each([
    ['en', 'Methods of payment: cash, cards', 'The terrace has forty seats'],
    ['de', 'Notdienst rund um die Uhr', 'Vegane Gerichte auf der Karte'],
    ['es', 'Hablamos catalán y alemán', 'Wifi en todo el local'],
    ['fr', 'Nous parlons breton et anglais', 'Wifi dans toutes les chambres'],
    ['it', 'Si accettano carte di credito', 'Wifi in tutto il locale'],
    ['pt', 'Atendimento de urgência ao domingo', 'Wifi em toda a casa'],
    ['nl', 'Wij spreken Fries en Duits', 'Wifi in alle kamers'],
    ['pl', 'Mówimy po niemiecku i angielsku', 'Wifi w całym budynku'],
    ['ro', 'Vorbim maghiară și germană', 'Wifi în toată casa'],
    ['ja', '英語対応のスタッフがいます', '個室が三つあります'],
  ])('%s: begin with how one pays, emergencies, licences and languages: %s', (language, first, other) => {
    expect(linesOf(language, [remark(other), remark(first)])).toEqual([first, other]);
  });

  it('say once what two pages say almost alike', () => {
    const [one, again] = ['Reservations are taken by Mr Fern.', 'All reservations are taken by Mr Fern!'];
    expect(linesOf('en', [remark(one), remark(again)])).toEqual([one]);
  });
});

describe('answers in a prompt', () => {
  const answered = (answer: string): Fact =>
    fact('faq', { question: 'How long does a repair take?', answer }, answer);
  const whole = 'Most chairs are done in two weeks.';

  it('are cut behind a sentence', () => {
    const long = `${whole} ${'Old ones may take a little longer than that. '.repeat(8)}`.trim();
    const [line = ''] = linesOf('en', [answered(long)]);
    expect(line).toMatch(/longer than that\.$/);
    expect(line.length).toBeGreaterThan(260);
    expect(line.length).toBeLessThan(340);
  });

  it('keep three hundred characters as they are', () => {
    const answer = `${whole} ${'It depends on wood and cloth. '.repeat(8)}`.trim();
    expect(linesOf('en', [answered(answer)])).toEqual([`How long does a repair take? – ${answer}`]);
  });

  it('are cut at a word only where their first sentence is longer', () => {
    const [line = ''] = linesOf('en', [answered(`It ${'really very much depends '.repeat(20)}`)]);
    expect(line).toMatch(/\p{L}…$/u);
  });
});

describe('prices in a prompt', () => {
  it.each([
    ['27,- €', '27 €'],
    ['€ 98,– bis € 118,–', '€ 98 bis € 118'],
    ['CHF 27.-- pro Person', 'CHF 27 pro Person'],
    ['250/-', '250'],
    ['12,50 €', '12,50 €'],
    ['27 - 30 €', '27 - 30 €'],
  ])('are without dashes for cents: %s', (printed, said) => {
    expect(linesOf('de', [service('Torte', printed)])).toEqual([`Torte: ${said}`]);
  });
});
