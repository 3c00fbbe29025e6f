/** On which days somebody works is told by what is said of that one alone. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, fact, hours, knowledge, phone, service } from './businesses.ts';
import { ask, lastSaid, pagesOf } from './converse.ts';

/** A language, its two cards, a question for a day on which the first does not work, one on which she does, and one for her days. */
const spoken: [string, string, string, string, string, string][] = [
  [
    'en',
    'Orla Finch – potter :: Orla throws bowls. She works Tuesday and Thursday.',
    'Bram Vale – glazier :: Bram was taught by Orla. Wednesday to Saturday.',
    'Is Orla in on Friday?',
    'Does Orla work on Thursdays?',
    'What days does Orla work?',
  ],
  [
    'de',
    'Orla Finke – Töpferin :: Orla dreht Schalen. Sie ist dienstags und donnerstags da.',
    'Bram Vogt – Glasurmeister :: Bram hat bei Orla gelernt. Mittwoch bis Samstag.',
    'Ist Orla am Freitag da?',
    'Arbeitet Orla am Donnerstag?',
    'An welchen Tagen arbeitet Orla?',
  ],
  [
    'fr',
    'Orla Finet – potière :: Orla tourne des bols. Elle travaille le mardi et le jeudi.',
    'Bram Vaillant – émailleur :: Bram a appris avec Orla. Du mercredi au samedi.',
    'Est-ce que Orla travaille le vendredi ?',
    'Orla travaille le jeudi ?',
    'Quels jours travaille Orla ?',
  ],
  [
    'es',
    'Orla Fines – alfarera :: Orla hace cuencos. Trabaja martes y jueves.',
    'Bram Valle – esmaltador :: Bram aprendió con Orla. De miércoles a sábado.',
    '¿Orla trabaja los viernes?',
    '¿Trabaja Orla los jueves?',
    '¿Qué días trabaja Orla?',
  ],
  [
    'it',
    'Orla Fini – ceramista :: Orla fa ciotole. Lavora martedì e giovedì.',
    'Bram Valli – smaltatore :: Bram ha imparato da Orla. Da mercoledì a sabato.',
    'Orla lavora il venerdì?',
    'Orla lavora il giovedì?',
    'In che giorni lavora Orla?',
  ],
  [
    'pt',
    'Orla Fino – oleira :: Orla faz taças. Trabalha terça e quinta.',
    'Bram Vale – vidrador :: Bram aprendeu com a Orla. De quarta a sábado.',
    'A Orla trabalha à sexta-feira?',
    'A Orla trabalha à quinta-feira?',
    'Em que dias trabalha a Orla?',
  ],
  [
    'nl',
    'Orla Fink – pottenbakker :: Orla draait kommen. Zij werkt op dinsdag en donderdag.',
    'Bram Vos – glazuurder :: Bram leerde het van Orla. Woensdag tot en met zaterdag.',
    'Werkt Orla op vrijdag?',
    'Werkt Orla op donderdag?',
    'Op welke dagen werkt Orla?',
  ],
  [
    'pl',
    'Orla Finke – garncarka :: Orla toczy misy. Pracuje we wtorek i czwartek.',
    'Bram Wilk – szkliwiarz :: Bram uczył się u Orli. Od środy do soboty.',
    'Czy Orla pracuje w piątek?',
    'Czy Orla pracuje w czwartek?',
    'W jakie dni pracuje Orla?',
  ],
  [
    'ro',
    'Orla Fin – olăriță :: Orla face boluri. Lucrează marți și joi.',
    'Bram Vale – smălțuitor :: Bram a învățat de la Orla. De miercuri până sâmbătă.',
    'Orla lucrează vineri?',
    'Orla lucrează joi?',
    'În ce zile lucrează Orla?',
  ],
];

describe('the days of somebody', () => {
  it.each(spoken)('%s: are his own, with yes or no', async (language, one, other, notIn, isIn, which) => {
    const lines = `${one}\n${other}`;
    const [, told = ''] = one.split(' :: ');
    const days = told.split('. ')[1]!.replace(/\.$/u, '');
    for (const question of [notIn, isIn, which]) {
      const said = await ask(language, [phone], lines, question);
      expect(said).toContain(days);
      expect(said).not.toContain(other.split('. ').at(-1)!.replace(/\.$/u, ''));
    }
    const [no, yes] = await Promise.all([notIn, isIn].map((each) => ask(language, [phone], lines, each)));
    expect(no!.split(' ')[0]).not.toBe(yes!.split(' ')[0]);
  });

  const cards = `${spoken[0]![1]}\n${spoken[0]![2]}\nTeddy Quill – packer :: Teddy wraps what you buy.
Ida Storm – painter :: Ida paints. First Friday of each month.`;

  it('are compared over a range', async () => {
    expect(await ask('en', [phone], cards, 'Is Bram there on Friday?')).toMatch(
      /^Yes\. .*Wednesday to Saturday/u,
    );
    expect(await ask('en', [phone], cards, 'Is Bram there on Monday?')).toMatch(/^No\. /u);
  });

  it('are asked for without a wish to talk to him', async () => {
    expect(await ask('en', [phone], cards, 'When is Bram in?')).toContain('Wednesday to Saturday');
  });

  it('are unknown where nothing is said of them', async () => {
    const said = await ask('en', [phone], cards, 'Is Teddy in on Friday?');
    expect(said).toContain('I don’t know');
    expect(said).not.toContain('Wednesday');
  });

  it('are told without a yes where they are not each week', async () => {
    expect(await ask('en', [phone], cards, 'Is Ida in on Friday?')).toMatch(
      /^Our website says: .*First Friday/u,
    );
  });

  it('are those of the one just spoken of', async () => {
    const agent = agentOf(
      knowledge(
        'en',
        [phone, hours(['mon', 'tue'], '09:00', '17:00', 'Mon-Tue 9-5')],
        pagesOf(cards.replace('bowls.', 'bowls and speaks Polish.')),
      ),
      'general',
      'Europe/London',
    );
    const said = await lastSaid(agent, ['Does anybody speak Polish?', 'And what days is she in?']);
    expect(said).toContain('Tuesday and Thursday');
    expect(await lastSaid(agent, ['Does anybody speak Polish?', 'When are you open?'])).toContain('9 am');
    const back = await lastSaid(agent, ['Does anybody speak Polish?', "When's she back?"]);
    expect(back).toContain('I don’t know');
  });
});

describe('what is said of somebody by a pronoun', () => {
  it.each([
    [
      'en',
      'Orla Finch – potter :: Trained in Cork. She speaks Polish and works with clay.',
      'Does anybody speak Polish?',
    ],
    [
      'de',
      'Orla Finke – Töpferin :: Gelernt in Kassel. Sie spricht Polnisch und arbeitet mit Ton.',
      'Spricht jemand Polnisch?',
    ],
    [
      'fr',
      'Orla Finet – potière :: Formée à Vierzon. Elle parle polonais et travaille la terre.',
      'Quelqu’un parle polonais ?',
    ],
    [
      'nl',
      'Orla Fink – pottenbakker :: Opgeleid in Delft. Zij spreekt Pools en werkt met klei.',
      'Spreekt er iemand Pools?',
    ],
  ])('%s: is told with the name', async (language, card, question) => {
    const said = await ask(language, [phone], `${card}\nInfo :: xyz.`, question);
    expect(said).toContain(card.split(' ')[1]);
  });
});

it('the name of the business over its page is nobody who was spoken of', async () => {
  const url = 'https://site.example/';
  const known = knowledge(
    'en',
    [
      fact('name', { text: 'Elm Garage' }, 'Elm Garage'),
      { ...service('Oil change', '$39'), source: { url, quote: 'Oil change $39' } },
      hours(['mon', 'tue', 'wed', 'thu', 'fri'], '08:00', '18:00', 'Mon-Fri 8am-6pm'),
    ],
    [{ url, heading: 'Elm Garage', text: 'Oil change $39\nMon-Fri 8am-6pm' }],
  );
  const agent = agentOf(known, 'auto_repair', 'America/New_York');
  expect(await lastSaid(agent, ['How much is an oil change?', 'Are you open on Friday at 5?'])).toBe(
    'Yes. On Friday we are open from 8 am to 6 pm.',
  );
});
