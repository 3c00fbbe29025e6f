/** Hours of one of several branches: the one that a caller names, and no yes where a day may be open or not. */
import { describe, expect, it } from '@jest/globals';
import type { Fact, Weekday } from '../../contract/schemas/facts.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** Branches open on these days from 8 to 17 and from 9 to 16, each under its label. */
function agentWith(language: string, labels: readonly [string, string], further: Fact[] = []): AgentProfile {
  const days: Weekday[] = ['mon', 'tue'];
  const [first, second] = labels;
  const facts = [
    fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'),
    fact('address', { street: '3 Quay', city: 'Kelby', printed: '3 Quay, Kelby' }, '3 Quay, Kelby'),
    fact('address', { street: '8 Dale', city: 'Hurst', printed: '8 Dale, Hurst' }, '8 Dale, Hurst'),
    hours(days, '08:00', '17:00', `${first}: 8–17`, { label: first }),
    hours(days, '09:00', '16:00', `${second}: 9–16`, { label: second }),
    ...further,
  ];
  return agentOf(knowledge(language, facts), 'general', 'Europe/Berlin');
}

describe('the branch that is named', () => {
  it.each<[language: string, labels: [string, string], said: string[]]>([
    ['en', ['Kelby Office', 'Hurst Office'], ['When is your Hurst office open?']],
    ['en', ['Kelby Office', 'Hurst Office'], ['What are the opening hours of the Hurst office?']],
    ['en', ['Kelby Office', 'Hurst Office'], ['What are your hours?', 'And in Hurst?']],
    ['en', ['Kelby Office', 'Hurst Office'], ['Are you open on Monday?', 'What about Hurst?']],
    ['de', ['Filiale Kelby', 'Filiale Hurst'], ['Wann hat die Filiale Hurst geöffnet?']],
    ['de', ['Filiale Kelby', 'Filiale Hurst'], ['Haben Sie am Montag geöffnet?', 'Und in Hurst?']],
    ['fr', ['Cabinet de Kelby', 'Cabinet de Hurst'], ['Quels sont vos horaires ?', 'Et à Hurst ?']],
    ['es', ['Oficina de Kelby', 'Oficina de Hurst'], ['¿Cuál es su horario?', '¿Y en Hurst?']],
    ['it', ['Sede di Kelby', 'Sede di Hurst'], ['Quali sono gli orari?', 'E a Hurst?']],
    ['nl', ['Vestiging Kelby', 'Vestiging Hurst'], ['Wat zijn de openingstijden?', 'En in Hurst?']],
    ['pt', ['Loja de Kelby', 'Loja de Hurst'], ['Qual é o horário?', 'E em Hurst?']],
    ['pl', ['Biuro Kelby', 'Biuro Hurst'], ['Jakie są godziny otwarcia?', 'A w Hurst?']],
    ['ro', ['Sediul Kelby', 'Sediul Hurst'], ['Care este programul?', 'Și în Hurst?']],
    ['ja', ['青葉店', '港北店'], ['営業時間を教えてください', 'では港北店は？']],
  ])('%s: %s, %s', async (language, labels, said) => {
    const told = await lastSaid(agentWith(language, labels), said);
    expect(told).toContain(labels[1]);
    expect(told).not.toContain(labels[0]);
  });

  it.each([
    ['When is your office open?'],
    ['Are the Kelby office and Hurst open on Monday?'],
    ['What are your hours?'],
  ])('en: both, %s', async (question) => {
    const told = await lastSaid(agentWith('en', ['Kelby Office', 'Hurst Office']), [question]);
    expect(told).toContain('Kelby Office');
    expect(told).toContain('Hurst Office');
  });

  it.each([['And where is the Hurst office?'], ['And what is the address in Hurst?']])(
    'en: asked for no hours, %s',
    async (question) => {
      const agent = agentWith('en', ['Kelby Office', 'Hurst Office']);
      const told = await lastSaid(agent, ['What are your hours?', question]);
      expect(told).toContain('8 Dale');
      expect(told).not.toContain('Office)');
    },
  );

  it('en: a day of which nothing is told is none of the other branch', async () => {
    const friday = hours(['fri'], '10:00', '12:00', 'Kelby: Fri 10–12', { label: 'Kelby Office' });
    const agent = agentWith('en', ['Kelby Office', 'Hurst Office'], [friday]);
    const told = await lastSaid(agent, ['Are you open on Friday?', 'And in Hurst?']);
    expect(told).toContain(wordsFor('en').say.mayITakeYourNumber);
    expect(told).not.toContain('10');
  });
});

describe('a day that is open once a month', () => {
  it.each<[language: string, label: string, question: string]>([
    ['en', 'Hurst Office, One Saturday a month', 'Are you open on Saturday?'],
    ['en', 'Hurst Office, One Saturday a month', 'Are you open on Saturday at 10?'],
    ['en', 'One Saturday a month', 'Are you open this Saturday?'],
    ['de', 'Einmal im Monat', 'Haben Sie am Samstag geöffnet?'],
    ['fr', 'Un samedi par mois', 'Êtes-vous ouverts samedi ?'],
    ['es', 'Un sábado al mes', '¿Abren el sábado?'],
    ['it', 'Un sabato al mese', 'Siete aperti sabato?'],
    ['nl', 'Eén zaterdag per maand', 'Zijn jullie zaterdag open?'],
  ])('%s: is told without a yes, %s, %s', async (language, label, question) => {
    const saturday = hours(['sat'], '09:00', '13:00', `Sat 9–13, ${label}`, { label });
    const told = await lastSaid(agentWith(language, ['Kelby', 'Hurst'], [saturday]), [question]);
    const { yes } = wordsFor(language).say;
    expect(told).toContain(label);
    expect(told.startsWith(yes)).toBe(false);
  });

  it('en: is not what is open now', async () => {
    const label = 'One Saturday a month';
    const saturday = hours(['sat'], '09:00', '13:00', `Sat 9–13, ${label}`, { label });
    const agent = agentWith('en', ['Kelby', 'Hurst'], [saturday]);
    const now = '2026-03-07T10:00:00Z';
    expect(await lastSaid(agent, ['Are you open now?'], { now })).toMatch(/^Today.*One Saturday a month/u);
  });

  it('en: a branch that is open every week is', async () => {
    const agent = agentWith('en', ['Kelby Office', 'Hurst Office']);
    expect(await lastSaid(agent, ['Are you open on Monday?'])).toMatch(/^Yes\./u);
  });
});
