/** Callers in their everyday words, where the page has other forms or other words for the same. */
import { describe, expect, it } from '@jest/globals';
import { callerLanguage } from '../../engine/builtin/language/caller-language.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, knowledge, phone, service } from './businesses.ts';
import { ask, lastSaid } from './converse.ts';

describe('forms of one word', () => {
  it.each([
    ['fiets', 'fietsen'],
    ['fietsje', 'fietsen'],
    ['boom', 'bomen'],
    ['boompje', 'boom'],
    ['huis', 'huizen'],
    ['brief', 'brieven'],
    ['kamer', 'kamers'],
    ['adres', 'adressen'],
    ['autootje', 'autos'],
  ])('of Dutch %s and %s are the same', (one, other) => {
    const { stem } = wordsFor('nl');
    expect(stem(one)).toBe(stem(other));
  });

  it('keeps the years of an age apart from many years', async () => {
    const lines = 'Wij hebben al jaren ervaring.\nOpvang van 0 tot 4 jaar.';
    expect(await ask('nl', [], lines, 'Tot welke leeftijd mag mijn kind blijven?')).toContain('0 tot 4');
  });
});

describe('the language of the caller', () => {
  it.each([
    ['ro', 'Ce preț are tunsoarea la voi?'],
    ['ro', 'Se plătește separat parcarea?'],
    ['pl', 'Ile u państwa kosztuje przegląd?'],
  ])('%s is heard behind a site in English: %s', (language, text) => {
    expect(callerLanguage(text, 'en')).toBe(language);
  });

  it('stays what it was where words fit two others alike', () => {
    expect(callerLanguage('la ce a', 'en')).toBe('en');
  });
});

describe('a number to book at is asked for', () => {
  it.each([
    ['ro', 'La ce număr sun ca să rezerv?'],
    ['pl', 'Pod jaki numer dzwonić, żeby się umówić?'],
    ['de', 'Unter welcher Nummer kann ich einen Tisch reservieren?'],
    ['nl', 'Welk nummer bel ik om te reserveren?'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, [phone], 'Hello.', question)).toContain('503 555 0142');
  });
});

it('takes neither a thing for hire nor a new part for a new thing', async () => {
  const facts = [service('Huurfiets', '€ 10', 10), service('Nieuwe bel', '€ 8', 8)];
  const text = await ask('nl', facts, 'Hallo.', 'Verkopen jullie nieuwe fietsen?');
  expect(text).not.toMatch(/10|8/);
});

describe('who somebody is', () => {
  const box = fact('email', { address: 'marlene@site.example' }, 'marlene@site.example');

  it.each([
    [
      'de',
      'Inhaberin :: Marlene Voss\nAnfahrt :: Mit Zug und Bus.',
      'Wem gehört der Laden?',
      /Inhaberin: Marlene Voss/,
    ],
    [
      'de',
      'Kontakt :: Marlene Voss\nRücken :: Massage löst vieles.',
      'Wie heißt die Masseurin?',
      /Marlene Voss/,
    ],
    ['nl', 'Team :: Marlene Voss (verantwoordelijke)', 'Wie heeft de leiding?', /Marlene Voss/],
    ['ro', 'Contact :: Marlene Voss\nMasaj de relaxare.', 'Cum o cheamă pe maseuză?', /Marlene Voss/],
  ])('%s: %s', async (language, lines, question, expected) => {
    expect(await ask(language, [box], lines, question)).toMatch(expected);
  });

  it.each([
    ['de', 'Die vom Betreiber erstellten Inhalte und Werke sind geschützt.', 'Wem gehört der Laden?'],
    ['de', 'Kontakt :: Körper Klinik', 'Wie heißt die Masseurin?'],
  ])('%s: is not told by %s', async (language, lines, question) => {
    expect(await ask(language, [], lines, question)).toMatch(/weiß ich leider nicht/);
  });

  it('is told by the name of a business that is a person', async () => {
    const name = fact('name', { text: 'Dr. Lupu' }, 'Dr. Lupu');
    const agent = agentOf(knowledge('ro', [name]), 'dental', 'Europe/Bucharest');
    expect(await lastSaid(agent, ['Cum o cheamă pe doctoriță?'])).toContain('Dr. Lupu');
  });
});

describe('everyday words', () => {
  it.each([
    ['de', [service('Wimpern färben', '18 €', 18)], 'Was kostet es, die Wimpern dunkler zu machen?', /18/],
    [
      'de',
      [service('Balayage', 'ab 180 €', 180)],
      'Ich hätte gern Balayage, womit muss ich da rechnen?',
      /180/,
    ],
    ['de', [service('Rückenmassage 30 min', '45 €', 45)], 'Was kostet eine halbe Stunde Massage?', /45/],
    ['nl', [service('Fietscomputer', '€ 12', 12)], 'Hoeveel betaal ik voor een kilometerteller?', /12/],
    ['pl', [service('Krioterapia', '90 zł', 90)], 'Ile zapłacę za wymrożenie kurzajki?', /90/],
    ['ro', [service('Detartraj', '200 lei', 200)], 'Cât mă costă curățarea de tartru?', /200/],
    ['ja', [service('メンズカット', '3,000円', 3000)], '男の人が髪を切ってもらうといくらですか？', /3,000/],
    ['ja', [service('パーマ', '7,000円', 7000)], 'パーマをかけるといくらからですか？', /7,000/],
  ])('%s: what %j costs is asked as %s', async (language, facts, question, expected) => {
    expect(await ask(language, facts, 'Hello.', question)).toMatch(expected);
  });

  it.each([
    [
      'de',
      'Haltestelle Markt, Linie 4.\nWir liegen wenige Schritte von der Haltestelle der städtischen Busse (Linie 4).',
      'Mit welchem Bus komme ich hin?',
      /Linie 4/,
    ],
    [
      'de',
      'Bei größeren Tieren sind auch Hausbesuche möglich.',
      'Kommen Sie für mein Pferd auch zu mir heim?',
      /Hausbesuche/,
    ],
    [
      'de',
      'Derzeit bieten wir leider keine Lehrstellen an!',
      'Nehmt ihr heuer einen Lehrling?',
      /keine Lehrstellen/,
    ],
    [
      'de',
      'Falls Sie es lernen möchten, zeige ich Ihnen Massagen für Ihr Tier.\nTiermassage ist meine Spezialität.',
      'Massieren Sie auch Hunde?',
      /Spezialität/,
    ],
    [
      'nl',
      'Wij hebben kinderfietsen en stadsfietsen in huis.',
      'Verkoopt u fietsjes voor mijn dochtertje?',
      /kinderfietsen/,
    ],
    ['nl', 'Ik ben begin 2011 gestart met mijn atelier.', 'In welk jaar bent u begonnen?', /2011/],
    ['pl', 'Badania kierowców w każdą środę.', 'Robicie badania na prawo jazdy?', /kierowców/],
  ])('%s: %s', async (language, lines, question, expected) => {
    expect(await ask(language, [], lines, question)).toMatch(expected);
  });
});

describe('a service that its name calls free', () => {
  it.each([
    ['ro', 'Anestezie - nu se percep taxe', 'Se plătește separat anestezia?', /nu se percep taxe$/],
    ['nl', 'Eerste controle (geen kosten)', 'Wat kost de eerste controle?', /geen kosten/],
  ])('%s: %s', async (language, name, question, expected) => {
    expect(await ask(language, [service(name)], 'Hello.', question)).toMatch(expected);
  });

  it('is none that holds another', async () => {
    const facts = [
      service('Augenheilkunde mit Messung des Drucks im Auge und Beratung inklusive Spaltlampe'),
    ];
    const text = await ask('de', facts, 'Hallo.', 'Was kostet die Augenheilkunde?');
    expect(text).toMatch(/den Preis weiß ich nicht/);
  });
});

it.each([
  ['nl', 'Hebben jullie loempia op de kaart?', 'Loempia'],
  ['de', 'Haben Sie Gulasch auf der Karte?', 'Gulasch'],
  ['pl', 'Czy macie bigos w karcie?', 'Bigos'],
])('%s: what is on the card is offered: %s', async (language, question, dish) => {
  const facts = [service(dish, '9 €', 9), service('Andere kaart', '5 €', 5)];
  expect(await ask(language, facts, 'Hello.', question)).toContain(`${dish}: 9`);
});

describe('what sounds alike', () => {
  it.each([
    ['de', 'Am Stadtpark 1a, 38430 Dorf', 'Gibt es bei euch einen Parkplatz?', /Stadtpark 1a(?!.*Darf ich)/],
    [
      'de',
      'Das fördert, dass Stoffe abtransportiert werden.',
      'Behandeln Sie auch Tiere?',
      /steht: Das fördert/,
    ],
    ['nl', 'Maandag 9.00 - 17.00', 'Zitten jullie dicht bij het station?', /17/],
    [
      'ja',
      'シングルカラーM 5,000円',
      'くせ毛をまっすぐにしたいです。Mだといくら？',
      /^シングルカラー.*です。$/,
    ],
  ])('%s: %s is no answer', async (language, lines, question, wrong) => {
    expect(await ask(language, [], lines, question)).not.toMatch(wrong);
  });

  it('needs a number where one is asked for', async () => {
    const two = fact('phone', { e164: '+15035550199', printed: '503 555 0199' }, '503 555 0199');
    const lines = 'Besuche im Stall melden Sie bitte rechtzeitig an.';
    const text = await ask(
      'de',
      [phone, two],
      lines,
      'Unter welcher Nummer melde ich einen Besuch im Stall an?',
    );
    expect(text).not.toContain('rechtzeitig an.');
  });
});
