/** A question that names nothing is asked of what was spoken of, or is being booked or called off. */
import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, hours, knowledge, phone, service } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const open = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '17:00', 'Mon-Fri 9-17');

/** A workshop with a Zorbo of a price, open on weekdays, that says these lines. */
const workshop = (language: string, lines: string, template = 'general'): AgentProfile =>
  agentOf(
    knowledge(
      language,
      [phone, open, service('Zorbo', '€31', 31), service('Plunk', '€57', 57)],
      pagesOf(lines),
    ),
    template,
    'Europe/Berlin',
  );

/** A language, what the site says of two lengths, a question for the price of one, and questions for how long. */
const lengths: [string, string, string, string[]][] = [
  [
    'en',
    'A Plunk takes 10 minutes.\nA Zorbo takes 45 minutes.',
    'How much is a Zorbo?',
    ['How long does it take?', 'And how long would that take?', 'How long?', 'Does it take long?'],
  ],
  [
    'de',
    'Ein Plunk dauert 10 Minuten.\nEin Zorbo dauert 45 Minuten.',
    'Was kostet ein Zorbo?',
    ['Wie lange dauert das?', 'Und wie lange dauert das?', 'Dauert das lange?'],
  ],
  [
    'fr',
    'Un Plunk dure 10 minutes.\nUn Zorbo dure 45 minutes.',
    'Combien coûte un Zorbo ?',
    ['Combien de temps ça dure ?', 'Et ça prend combien de temps ?'],
  ],
  [
    'es',
    'Un Plunk dura 10 minutos.\nUn Zorbo dura 45 minutos.',
    '¿Cuánto cuesta un Zorbo?',
    ['¿Cuánto dura?', '¿Y cuánto se tarda?', '¿Tarda mucho?'],
  ],
  [
    'it',
    'Un Plunk dura 10 minuti.\nUno Zorbo dura 45 minuti.',
    'Quanto costa uno Zorbo?',
    ['Quanto dura?', 'E quanto tempo ci vuole?'],
  ],
  [
    'pt',
    'Um Plunk demora 10 minutos.\nUm Zorbo demora 45 minutos.',
    'Quanto custa um Zorbo?',
    ['Quanto tempo demora?', 'E quanto tempo leva?'],
  ],
  [
    'nl',
    'Een Plunk duurt 10 minuten.\nEen Zorbo duurt 45 minuten.',
    'Wat kost een Zorbo?',
    ['Hoe lang duurt dat?', 'En hoelang duurt het?', 'Duurt dat lang?'],
  ],
  [
    'pl',
    'Plunk trwa 10 minut.\nZorbo trwa 45 minut.',
    'Ile kosztuje Zorbo?',
    ['Ile to trwa?', 'A jak długo to trwa?'],
  ],
  [
    'ro',
    'Un Plunk durează 10 minute.\nUn Zorbo durează 45 de minute.',
    'Cât costă un Zorbo?',
    ['Cât durează?', 'Și cât timp durează asta?'],
  ],
  [
    'ja',
    'Plunkは10分かかります。\nZorboは45分かかります。',
    'Zorboはいくらですか',
    ['どのくらいかかりますか', '時間はどのくらいかかりますか？'],
  ],
];

describe('how long something takes', () => {
  it.each(lengths)('%s: is asked of what was spoken of', async (language, lines, first, questions) => {
    for (const question of questions) {
      const said = await lastSaid(workshop(language, lines), [first, question]);
      expect(said).toContain('45');
      expect(said).not.toMatch(/Plunk|17|5 pm/u);
    }
  });

  it.each([
    ['en', 'A Plunk takes 10 minutes.', 'How much is a Zorbo?', 'How long does it take?', 'I don’t know'],
    ['de', 'Ein Plunk dauert 10 Minuten.', 'Was kostet ein Zorbo?', 'Und wie lange dauert das?', 'weiß ich'],
    ['es', 'Un Plunk dura 10 minutos.', '¿Cuánto cuesta un Zorbo?', '¿Cuánto dura?', 'No lo sé'],
  ])(
    '%s: is unknown where only that of another thing is told',
    async (language, line, first, next, unknown) => {
      const said = await lastSaid(workshop(language, line), [first, next]);
      expect(said).toContain(unknown);
      expect(said).not.toContain('10');
    },
  );

  it.each([
    ['en', 'How much is a Zorbo?', 'How long are you open?', '5 pm'],
    ['de', 'Was kostet ein Zorbo?', 'Wie lange haben Sie offen?', '17'],
    ['fr', 'Combien coûte un Zorbo ?', 'Vous êtes ouverts jusqu’à quand ?', '17'],
  ])('%s: is no question for the hours', async (language, first, next, closing) => {
    expect(await lastSaid(workshop(language, 'A Zorbo: 45 min.'), [first, next])).toContain(closing);
  });

  it('is told of what is being booked', async () => {
    const salon = workshop('en', 'A Zorbo takes 45 minutes.', 'salon');
    for (const wish of ['I want to book a Zorbo on Friday at 10', 'I want to book a Zorbo']) {
      expect(await lastSaid(salon, [wish, 'How long does it take?'])).toContain('45 minutes');
      expect(await lastSaid(salon, [wish, 'How much is it?'])).toContain('€31');
    }
  });
});

describe('a question that names nothing', () => {
  it.each([
    [
      'en',
      'Pottery course every Thursday, in the cellar.',
      'Do you have a pottery course?',
      'What day?',
      'Thursday',
    ],
    [
      'de',
      'Töpferkurs jeden Donnerstag im Keller.',
      'Gibt es einen Töpferkurs?',
      'An welchem Tag?',
      'Donnerstag',
    ],
    ['fr', 'Cours de poterie le jeudi à la cave.', 'Vous avez un cours de poterie ?', 'Quel jour ?', 'jeudi'],
    [
      'it',
      'Corso di ceramica il giovedì in cantina.',
      'Avete un corso di ceramica?',
      'Che giorno?',
      'giovedì',
    ],
    ['es', 'Curso de cerámica los jueves en el sótano.', '¿Tienen curso de cerámica?', '¿Qué día?', 'jueves'],
  ])('%s: is for the day of what was spoken of', async (language, line, first, next, day) => {
    const said = await lastSaid(workshop(language, line), [first, next]);
    expect(said).toContain(day);
    expect(said).not.toMatch(/17|5 pm/u);
  });

  it.each([
    ['en', 'Free wifi in every room.', 'Do you have wifi?', 'Do I have to pay for it?', 'Free wifi'],
    ['de', 'Kostenloses WLAN in allen Zimmern.', 'Haben Sie WLAN?', 'Ist das kostenlos?', 'Kostenloses WLAN'],
    ['fr', 'Wifi gratuit dans les chambres.', 'Vous avez le wifi ?', 'C’est payant ?', 'Wifi gratuit'],
    ['it', 'Wi-Fi gratuito in tutte le camere.', 'C’è il wifi?', 'Si paga?', 'gratuito'],
    ['es', 'Wifi gratis en las habitaciones.', '¿Hay wifi?', '¿Es gratis?', 'gratis'],
  ])('%s: is whether that is paid', async (language, line, first, next, told) => {
    expect(await lastSaid(workshop(language, line), [first, next])).toContain(told);
  });

  it('is answered by the amount that was just told in a sentence', async () => {
    const inn = workshop('en', 'You may bring a cake of your own for £3 a head.');
    const said = await lastSaid(inn, ['Can I bring a cake?', 'How much is it?']);
    expect(said).toContain('£3');
    expect(said).not.toContain('€');
  });
});

describe('of a thing with several prices', () => {
  const known = knowledge(
    'en',
    [phone, service('Urgent same-day exam', '$115', 115), service('Sick visit exam', '$82', 82)],
    pagesOf('Exams are in the barn.\nUrgent same-day exam $115\nWe offer same-day exams.'),
  );
  const clinic = agentOf(known, 'general');

  it.each(['How long does it take?', 'What day?'])('%s is unknown where no line tells it', async (next) => {
    const said = await lastSaid(clinic, ['How much is an exam?', next]);
    expect(said).toContain('I don’t know');
    expect(said).not.toMatch(/same-day|nearest|barn/u);
  });

  it('all are told', async () => {
    const said = await lastSaid(clinic, ['How long does an exam take?', 'How much is it?']);
    expect(said).toMatch(/115/u);
    expect(said).toMatch(/82/u);
  });
});

it.each([
  ['en', 'How much is a cat wash?', 'And for a dog?'],
  ['en', 'How much is a cat wash?', 'What about a dog?'],
])('%s: the price of the same for another is asked', async (language, first, next) => {
  const known = knowledge(
    language,
    [phone, service('Cat wash', '€41', 41), service('Dog wash', '€62', 62), service('Dog walk', '€13', 13)],
    pagesOf('Dogs and cats are welcome here.'),
  );
  expect(await lastSaid(agentOf(known, 'general'), [first, next])).toMatch(/62(?!.*13)/u);
});

describe('who calls off', () => {
  it.each([
    [
      'en',
      'Missed visits are charged a $35 fee.\nCancel 24 hours before or we charge $35.',
      'I need to cancel my appointment for tomorrow',
      'Will I be charged?',
      '35',
    ],
    [
      'it',
      'Cancellazione gratuita fino a 7 giorni prima, poi tratteniamo la caparra.',
      'Devo disdire la prenotazione del 20 marzo',
      'Perdo la caparra?',
      '7 giorni',
    ],
    [
      'fr',
      'Annulation gratuite jusqu’à 7 jours avant, ensuite nous gardons les arrhes.',
      'Je dois annuler ma réservation du 20 mars',
      'Je perds les arrhes ?',
      '7 jours',
    ],
  ])('%s: may ask what it costs', async (language, lines, wish, question, told) => {
    const agent = workshop(language, lines, 'salon');
    expect(await lastSaid(agent, [wish, question])).toContain(told);
  });

  it('hears the hours where he asks for them', async () => {
    const agent = workshop('en', 'Cancel 24 hours before or we charge $35.', 'salon');
    expect(
      await lastSaid(agent, ['I need to cancel my appointment for tomorrow', 'What time do you close?']),
    ).toContain('5 pm');
  });
});
