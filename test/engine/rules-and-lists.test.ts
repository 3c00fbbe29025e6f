/** What sites state as rules, in lists and under labels, asked for as callers do. */
import { describe, expect, it } from '@jest/globals';
import { agentOf } from '../../eval/score-answers.ts';
import { fact, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** The answer of a business that says nothing but this, each part on a page of its own. */
const ask = (language: string, texts: readonly string[], question: string, heading = ''): Promise<string> => {
  const passages = texts.map((text, at) => ({ url: `https://site.example/${String(at)}`, heading, text }));
  const known = knowledge(language, [fact('name', { text: 'Atelier Nord' }, 'Atelier Nord')], passages);
  const agent = { ...agentOf(known, 'general'), timeZone: 'Europe/Berlin' };
  return lastSaid(agent, [question]);
};

describe('whether one has to book', () => {
  it.each([
    [
      'en',
      'Visits are by appointment only.',
      'Can I just turn up or do I need to call ahead?',
      'appointment only',
    ],
    ['en', 'Walk-ins are always welcome.', 'Do I have to make an appointment?', 'Walk-ins'],
    ['de', 'Termine nach Vereinbarung.', 'Muss ich einen Termin ausmachen?', 'Vereinbarung'],
    ['fr', 'Nous recevons sur rendez-vous.', 'Je peux passer sans rendez-vous ?', 'sur rendez-vous'],
    ['es', 'Atendemos con cita previa.', '¿Hay que pedir cita?', 'cita previa'],
    ['it', 'Si riceve su appuntamento.', 'Bisogna prendere appuntamento?', 'su appuntamento'],
    ['pt', 'Atendimento por ordem de chegada.', 'É preciso fazer marcação?', 'ordem de chegada'],
    ['nl', 'Wij werken op afspraak.', 'Moet ik een afspraak maken?', 'op afspraak'],
    ['pl', 'Przyjmujemy po wcześniejszym umówieniu.', 'Czy mogę przyjść bez umawiania?', 'wcześniejszym'],
    ['ro', 'Lucrăm pe bază de programare.', 'Trebuie să fac programare?', 'programare'],
    ['ja', '当店は完全予約制です。', '予約なしで行っても大丈夫ですか？', '完全予約制'],
  ])('%s: %s', async (language, text, question, expected) => {
    const other = language === 'ja' ? '駅から歩いて五分です。' : 'Atelier Nord, 1998.';
    expect(await ask(language, [other, text], question)).toContain(expected);
  });

  it('is not known where the site is silent', async () => {
    expect(await ask('en', ['We make hats.'], 'Do I need to book?')).toMatch(/take your number/);
  });
});

describe('where the business is, without an address', () => {
  it.each([
    ['en', 'Head office: Lincoln', 'Where are you located?', 'Lincoln'],
    ['pl', 'Rzeszów — Jasna 5', 'Gdzie się znajduje serwis?', 'Jasna 5'],
    ['pt', 'Sede: Brasília', 'Em que cidade fica a sede?', 'Brasília'],
    ['ro', 'Adresă: Voineasa, la 2 km de centru', 'Unde vă aflați?', 'Voineasa'],
  ])('%s: %s', async (language, text, question, expected) => {
    expect(await ask(language, ['Atelier Nord, 1998.', text], question)).toContain(expected);
  });

  it.each(['Email address: Message:', 'Located in:'])('%s names no place', async (text) => {
    expect(await ask('en', [text], 'Where are you located?')).toMatch(/take your number/);
  });
});

describe('which areas are served', () => {
  it.each(['Which area do you cover?', 'Which areas do you cover?'])('%s', async (question) => {
    const texts = ['Enjoy our play area for small guests.', 'Serving Wellington County and nearby.'];
    expect(await ask('en', texts, question)).toContain('Wellington');
  });
});

describe('what was told before the question', () => {
  it.each([
    ['My car has some rust, can you treat that?', 'We treat rust on doors.', 'We treat rust'],
    [
      'I might need to cancel my visit, how much notice do you need?',
      'If you cancel a visit we need 24 hours notice.',
      '24 hours',
    ],
  ])('%s', async (question, text, expected) => {
    expect(await ask('en', ['We are by the river.', text], question)).toContain(expected);
  });
});

describe('lists', () => {
  const ailments = 'Massage could help you if you suffer from:\nNeck pain\nHeadaches\nTennis elbow';

  it('are told with the line that announces them', async () => {
    expect(await ask('en', [ailments, 'We are by the river.'], 'Can massage help with headaches?')).toContain(
      'Headaches',
    );
    const brands = 'Vendemos las siguientes marcas.\nLunaria\nOroverde';
    expect(await ask('es', [brands], '¿Con qué marcas trabajan?')).toContain('Oroverde');
  });

  it('answer by an item alone', async () => {
    expect(await ask('en', ['Sciatica', 'Neck pain'], 'Can you help me with sciatica?')).toContain(
      'Sciatica',
    );
  });

  it('answer nothing that they do not name', async () => {
    expect(await ask('en', [ailments], 'Can massage help with asthma?')).toMatch(/take your number/);
  });

  it('are no parts of an address behind a colon', async () => {
    const imprint = 'Responsible:\nAda Birch\nHill Street 4\nLincoln';
    expect(await ask('en', [imprint], 'Who is responsible?')).not.toContain('Lincoln');
  });
});

describe('days and nights', () => {
  it('answers which day by a day', async () => {
    const answer = await ask(
      'en',
      ['19:15 Classes, part two', 'Tuesday 18:30 Classes, part one'],
      'Which day are the classes?',
    );
    expect(answer).toContain('Tuesday');
  });

  it.each([
    ['en', 'Emergency plumber: 24 hours a day.', 'Can someone come at night?', '24 hours'],
    ['pt', 'Plantão 24 horas.', 'Vocês atendem de madrugada?', '24 horas'],
  ])('%s: who is there day and night is there at night', async (language, text, question, expected) => {
    expect(await ask(language, ['Atelier Nord, 1998.', text], question)).toContain(expected);
  });
});

describe('what a question asks for', () => {
  it('takes "est-ce que" for a question of yes or no, and "chez vous" for the business', async () => {
    const texts = ['Parking réservé à la clientèle.', 'Nous venons aussi chez vous.'];
    expect(await ask('fr', texts, 'Est-ce que je peux me garer chez vous ?')).toContain('Parking réservé');
  });

  it('does not answer until when by an appointment', async () => {
    const said = 'uniquement sur rendez-vous';
    const known = knowledge('fr', [hours([], null, null, said, { label: said })], []);
    const agent = agentOf(known, 'general');
    expect(await lastSaid(agent, ['Vous fermez à quelle heure ?'])).toMatch(/prendre votre numéro/);
  });
});
