/** What callers put in the place of what they told before. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const agent = (language: string, template = 'restaurant') =>
  agentOf(knowledge(language, []), template, 'Europe/London');
/** A Wednesday. */
const now = '2026-03-04T12:00:00Z';

const begun: Record<string, string> = {
  en: 'A table for three tomorrow at 8 pm, my name is Nora Brandt, 0117 496 0154',
  de: 'Ein Tisch für drei morgen um acht, mein Name ist Nora Brandt, 0117 496 0154',
  es: 'Quiero una mesa para tres mañana a las ocho, me llamo Nora Brandt, 0117 496 0154',
  fr: 'Je voudrais une table pour trois demain à 20 heures, je m’appelle Nora Brandt, 0117 496 0154',
  it: 'Vorrei un tavolo per tre domani alle otto, mi chiamo Nora Brandt, 0117 496 0154',
  pt: 'Queria uma mesa para três amanhã às oito, o meu nome é Nora Brandt, 0117 496 0154',
  nl: 'Ik wil een tafel voor drie morgen om acht uur, mijn naam is Nora Brandt, 0117 496 0154',
  pl: 'Chcę stolik dla trzech osób jutro o ósmej, nazywam się Nora Brandt, 0117 496 0154',
  ro: 'Vreau o masă pentru trei mâine la ora opt, mă numesc Nora Brandt, 0117 496 0154',
  ja: '明日の8時に3人で席を予約したいです、名前は松本です、0117-496-0154',
};

describe('this and not that', () => {
  it.each([
    ['en', 'not three people but six', 'people: 6;'],
    ['en', 'half past eight, not eight', 'time: 8:30 pm'],
    ['en', 'Friday, not tomorrow', 'Friday, March 6'],
    ['en', 'it isn’t Nora, it’s Lara', 'name: Lara Brandt'],
    ['en', 'no, the last two are 45, not 54', '0117 496 0145'],
    ['en', 'the number ends in 459', '0117 496 0459'],
    ['en', 'it is 0118, not 0117', '0118 496 0154'],
    ['de', 'nicht drei Personen, sondern sechs', 'Personen: 6;'],
    ['de', 'um halb neun, nicht um acht', '8:30'],
    ['de', 'Freitag, nicht morgen', '6. März'],
    ['de', 'Lara, nicht Nora', 'Name: Lara Brandt'],
    ['de', 'hinten 45, nicht 54', '0145'],
    ['de', 'die letzten beiden sind vier fünf', '0145'],
    ['es', 'no somos tres sino seis', 'personas: 6;'],
    ['es', 'a las ocho y media, no a las ocho', '8:30'],
    ['es', 'el viernes, no mañana', '6 de marzo'],
    ['es', 'es Lara, no Nora', 'Lara Brandt'],
    ['es', 'no, acaba en 45, no en 54', '0145'],
    ['fr', 'pas trois personnes mais six', 'personnes: 6 ;'],
    ['fr', 'à 20 h 30, pas à 20 h', '20 h 30'],
    ['fr', 'vendredi, pas demain', '6 mars'],
    ['fr', 'c’est Lara, pas Nora', 'Lara Brandt'],
    ['fr', 'non, ça finit par 45', '0145'],
    ['it', 'non tre persone ma sei', 'persone: 6;'],
    ['it', 'alle otto e mezza, non alle otto', '8:30'],
    ['it', 'venerdì, non domani', '6 marzo'],
    ['it', 'è Lara, non Nora', 'Lara Brandt'],
    ['it', 'finisce con 45, non 54', '0145'],
    ['pt', 'não são três pessoas mas seis', 'pessoas: 6;'],
    ['pt', 'às oito e meia, não às oito', '8:30'],
    ['pt', 'sexta, não amanhã', '6 de março'],
    ['pt', 'é Lara, não Nora', 'Lara Brandt'],
    ['pt', 'acaba em 45', '0145'],
    ['nl', 'niet drie personen maar zes', 'personen: 6;'],
    ['nl', 'om half negen, niet om acht uur', '8:30'],
    ['nl', 'vrijdag, niet morgen', '6 maart'],
    ['nl', 'het is Lara, niet Nora', 'Lara Brandt'],
    ['nl', 'het eindigt op 45', '0145'],
    ['pl', 'nie trzy osoby tylko sześć', 'osób: 6;'],
    ['pl', 'w piątek, nie jutro', '6 marca'],
    ['pl', 'Lara, nie Nora', 'Lara Brandt'],
    ['pl', 'nie, na końcu 45, nie 54', '0145'],
    ['ro', 'nu trei persoane ci șase', 'persoane: 6;'],
    ['ro', 'la opt și jumătate, nu la opt', '8:30'],
    ['ro', 'vineri, nu mâine', '6 martie'],
    ['ro', 'Lara, nu Nora', 'Lara Brandt'],
    ['ro', 'se termină cu 45', '0145'],
    ['ja', '3人じゃなくて6人です', '人数: 6'],
    ['ja', '8時ではなくて8時半です', '8時30分'],
    ['ja', '明日じゃなくて金曜日です', '3月6日'],
    ['ja', '松本じゃなくて松田です', 'お名前: 松田'],
    ['ja', '最後は45です', '0145'],
  ])('sets right what was read out, %s: %s', async (language, said, noted) => {
    expect(await lastSaid(agent(language), [begun[language]!, said], { now })).toContain(noted);
  });

  it.each([
    ['en', 'at the end of the room', 'special wishes: at the end of the room'],
    ['de', 'nicht am Fenster bitte, lieber hinten', 'besondere Wünsche'],
  ])('and a wish beside it is a wish, %s: %s', async (language, said, noted) => {
    const last = await lastSaid(agent(language), [begun[language]!, said], { now });
    expect(last).toContain(noted);
    expect(last).toContain('0117 496 0154');
  });
});

describe('a thing by its name', () => {
  const car = [
    'I need an appointment, my brakes squeak',
    'Nora Brandt',
    '0117 496 0154',
    'Ford Puma',
    'on Friday',
  ];

  it.each([
    ['No, the car is a Mondeo', /vehicle: Mondeo;/],
    ['it’s a Mondeo, not a Puma', /vehicle: Ford Mondeo;/],
    ['the car is wrong', /vehicle\?$/],
  ])('is set right: %s', async (said, expected) => {
    expect(await lastSaid(agent('en', 'auto_repair'), [...car, said], { now })).toMatch(expected);
  });

  it.each([
    [
      'de',
      [
        'Ich brauche einen Termin',
        'Nora Brandt',
        '0117 496 0154',
        'Ford Puma',
        'Ölwechsel',
        'Freitag',
        'Nein, das Auto ist ein Mondeo',
      ],
    ],
    [
      'fr',
      [
        'Je voudrais un rendez-vous',
        'Nora Brandt',
        '0117 496 0154',
        'Ford Puma',
        'la vidange',
        'vendredi',
        'non, la voiture c’est une Mondeo',
      ],
    ],
    [
      'it',
      [
        'Vorrei un appuntamento',
        'Nora Brandt',
        '0117 496 0154',
        'Ford Puma',
        'cambio olio',
        'venerdì',
        'no, la macchina è una Mondeo',
      ],
    ],
  ])('is set right in %s', async (language, said) => {
    const last = await lastSaid(agent(language, 'auto_repair'), said, { now });
    expect(last).toContain(': Mondeo');
    expect(last).not.toContain('Puma');
  });

  it('is no correction where trouble is told', async () => {
    const said = [
      'I need an appointment',
      'Nora Brandt',
      '0117 496 0154',
      'Ford Puma',
      'no, the car won’t start',
      'Friday',
    ];
    const last = await lastSaid(agent('en', 'auto_repair'), said, { now });
    expect(last).toMatch(/vehicle: Ford Puma; problem: the car won’t start/);
  });
});

it('the name is set right while another question stands open', async () => {
  const said = [
    'I need an appointment for my dog',
    'Nora Brandt',
    'no, the name is Lara Brand',
    '0117 496 0154',
  ];
  expect(await lastSaid(agent('en', 'vet'), [...said, 'Rex', 'a dog', 'limping', 'Friday'], { now })).toMatch(
    /name: Lara Brand; .*animal’s name: Rex/,
  );
});

describe('where something else ends or is last, the number stays', () => {
  it.each([
    ['en', 'twelve people, at the end of the terrace'],
    ['en', 'at the end of table 14 please'],
    ['de', 'wir sind jetzt 12 und sitzen gern ganz hinten'],
    ['es', 'a última hora, somos 12'],
    ['fr', 'au dernier moment on sera 12'],
    ['it', 'al tavolo 12, l’ultimo in fondo'],
    ['pt', 'à última hora somos 12'],
    ['nl', 'we komen met het laatste trein van 12'],
    ['pl', 'to ostatni termin, będzie nas 12'],
    ['ro', 'în ultima clipă suntem 12'],
    ['ja', '最後の席で12人です'],
  ])('%s: %s', async (language, said) => {
    const last = await lastSaid(agent(language), [begun[language]!, said], { now });
    expect(last).toMatch(/0117[- ]496[- ]0154/u);
  });

  it.each([
    ['en', 'the last two digits are 45'],
    ['de', 'die letzten zwei Ziffern sind 45'],
    ['es', 'las últimas dos cifras son 45'],
    ['fr', 'les deux derniers chiffres sont 45'],
    ['it', 'le ultime due cifre sono 45'],
    ['pt', 'os últimos dois números são 45'],
    ['nl', 'de laatste twee cijfers zijn 45'],
    ['pl', 'ostatnie dwie cyfry to 45'],
    ['ro', 'ultimele două cifre sunt 45'],
    ['ja', '末尾は45です'],
  ])('and is set right where it is named, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language), [begun[language]!, said], { now })).toContain('0145');
  });
});

describe('what is set right without a pause', () => {
  it.each([
    [
      'en',
      'a table for four no five on tuesday no friday at half seven i mean half eight',
      'people: 5;.*March 6.*8:30',
    ],
    ['en', "a table for four no wait five sorry my sister's coming on friday at eight", 'people: 5;.*8'],
    [
      'de',
      'einen tisch für vier nein fünf am dienstag nein freitag um sieben nein acht uhr',
      'Personen: 5;.*6. März.*8 Uhr',
    ],
    [
      'es',
      'una mesa para cuatro no cinco el martes no el viernes a las ocho perdón a las nueve',
      'personas: 5;.*6 de marzo.*9:00',
    ],
    [
      'it',
      'un tavolo per quattro no cinque martedì anzi venerdì alle sette anzi alle otto',
      'persone: 5;.*6 marzo.*8:00',
    ],
    [
      'pl',
      'stolik dla czterech nie pięciu we wtorek nie w piątek o siódmej nie o ósmej',
      'osób: 5;.*6 marca.*8:00',
    ],
    ['ja', '火曜日いや金曜日の7時いや8時に4人いや5人で予約したいです', '人数: 5.*3月6日.*8時'],
    // A no of something else.
    ['en', 'a table for 4 on friday at 7 no kids', 'people: 4;.*March 6.*time: 7'],
    ['en', "a table for four on tuesday, no problem if it's five o'clock", 'people: 4;'],
  ])('goes before what was said first, %s: %s', async (language, said, told) => {
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const text = await lastSaid(agent(language), [said, name, '0117 496 0154'], { now });
    expect(text).toMatch(new RegExp(told, 'u'));
  });
});
