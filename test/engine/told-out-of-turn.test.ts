/** What a caller tells before it is asked for is kept, and taken for nothing else. */
import { describe, expect, it } from '@jest/globals';
import { hearAddress } from '../../engine/builtin/hear-address.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { play } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo-Fr 9-18');
const agent = (language: string, template: string) =>
  agentOf(knowledge(language, [week]), template, 'Europe/Berlin');

describe('an address', () => {
  it.each([
    ['I live at 7 Maple Lane, Whitby', '7 Maple Lane, Whitby'],
    ["it's for 18b Old Mill Road", '18b Old Mill Road'],
    ['Ich wohne in der Lindenallee 4 in Soest', 'Lindenallee 4 in Soest'],
    ['vivo en la calle de la Luna, 5', 'calle de la Luna, 5'],
    ["j'habite 3 bis rue des Tilleuls", '3 bis rue des Tilleuls'],
    ['abito in viale Verdi 22', 'viale Verdi 22'],
    ['moro na avenida da Liberdade 10', 'avenida da Liberdade 10'],
    ['ik woon in de Kerkstraat 9', 'Kerkstraat 9'],
    ['mieszkam na ul. Polnej 6', 'ul. Polnej 6'],
    ['stau pe strada Morii 8', 'strada Morii 8'],
    ['mieszkam przy ulicy, al. Róż 3', 'al. Róż 3'],
    ['abito in via Roma 3 a Torino', 'via Roma 3 a Torino'],
    ['Platz der Republik 1', 'Platz der Republik 1'],
    ['横浜市中区本町3-5です', '横浜市中区本町3-5'],
  ])('%s', (said, value) => {
    expect(hearAddress(said)?.value).toBe(value);
  });

  it.each([
    "it's a ten minute drive from the market at 5",
    'I am on my way, 10 minutes',
    'the place opens at 9',
    'my number is 0151 234567',
    'a table for 4 on the square',
    'nous sommes 5 dans la rue',
    'Ich bin auf dem Weg nach Hause um 10',
    'Ein Platz für 4',
    'am Marktplatz 10 Uhr',
    'Bring it on Monday at 5',
    'Anna Herring, 5 people',
    'Via WhatsApp on 5',
    'per via telefonica alle 10 di Lunedì',
    'The Drive shaft broke on 12 March',
    '電話は03-1234-5678です',
    '市川の電話は03-1234-5678',
    '二階の3番のエアコン',
  ])('%s tells none', (said) => {
    expect(hearAddress(said)).toBeUndefined();
  });

  it.each([
    [
      'en',
      ['I need a plumber', '7 Maple Lane', 'Olive Marsh', '0151 23456789', 'no heating'],
      'address: 7 Maple Lane',
    ],
    [
      'de',
      [
        'Ich brauche einen Klempner',
        'Ich wohne in der Lindenallee 4',
        'Olga Marsch',
        '0151 23456789',
        'keine Heizung',
      ],
      'Adresse: Lindenallee 4',
    ],
    [
      'it',
      [
        'mi serve un idraulico',
        'abito in viale Verdi 22',
        'Olga Marsi',
        '0151 23456789',
        'il lavandino è intasato',
      ],
      'indirizzo: viale Verdi 22',
    ],
  ])('%s: told while the name is asked for is the address', async (language, said, told) => {
    const last = (await play(agent(language, 'home_services'), said)).at(-1)!;
    expect(last).toContain(told);
    expect(last).toContain(said[2]);
    expect(last).toContain(said.at(-1));
  });
});

it.each([
  ['en', 'I need a plumber', 'tomorrow at 10 at 7 Maple Lane', 'day: Saturday', 'time: 10'],
  ['de', 'Ich brauche einen Klempner', 'morgen um 10 in der Lindenallee 4', 'Samstag', '10'],
  ['nl', 'Ik heb een loodgieter nodig', 'morgen om 10 uur op de Kerkstraat 9', 'zaterdag', '10'],
])('%s: when is heard before an address', async (language, first, second, ...told) => {
  const said = [first, second, 'Olive Marsh', '0151 23456789', 'x y leaking z'];
  const last = (await play(agent(language, 'home_services'), said)).at(-1)!;
  for (const each of told) expect(last).toContain(each);
});

describe('a part of the day', () => {
  it.each([
    ['en', ["I'd like an appointment", 'mornings are better', 'Olive Marsh'], 'time: mornings'],
    [
      'de',
      ['Ich hätte gern einen Termin', 'nachmittags wäre mir lieber', 'Olga Marsch'],
      'Uhrzeit: nachmittags',
    ],
    ['fr', ['Je voudrais un rendez-vous', "l'après-midi m'arrange", 'Odile Marchand'], 'après-midi'],
    ['es', ['Quería pedir cita', 'prefiero por la tarde', 'Olga Marín'], 'tarde'],
  ])('%s: told while the name is asked for is kept', async (language, said, told) => {
    const rest = [
      '0151 23456789',
      'check',
      language === 'en' ? 'Thursday' : { de: 'Donnerstag', fr: 'jeudi', es: 'jueves' }[language]!,
    ];
    expect((await play(agent(language, 'dental'), [...said, ...rest])).at(-1)).toContain(told);
  });

  it('is asked for by the hour where a table is', async () => {
    const said = ['a table for two on Thursday please', 'evening is better', 'Olive Marsh'];
    expect((await play(agent('en', 'restaurant'), said)).at(-1)).toBe('What time would suit you?');
  });
});

it('the day since which something is amiss is none to come on', async () => {
  const said = [
    'I need an appointment',
    'Olive Marsh',
    '0151 23456789',
    'my gums have been swollen since Monday',
  ];
  expect((await play(agent('en', 'dental'), said)).at(-1)).toBe('Which day would suit you?');
});

it('who asks to be come to on a day wishes for it', async () => {
  const said = [
    'the tap is dripping',
    'Olive Marsh',
    '0151 23456789',
    '7 Maple Lane',
    'can you come on Thursday?',
  ];
  expect((await play(agent('en', 'home_services'), said)).at(-1)).toContain('day: Thursday');
});

it('an hour alone answers the question for a time', async () => {
  const said = ['an appointment on Thursday', 'Olive Marsh', '0151 23456789', 'check-up', 'eleven'];
  expect((await play(agent('en', 'dental'), said)).at(-1)).toContain('time: 11 am');
});
