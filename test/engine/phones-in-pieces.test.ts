/** Telephone numbers that callers tell in several turns. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const agent = (language: string, template = 'restaurant') =>
  agentOf(knowledge(language, []), template, 'Europe/London');

describe('a number in two pieces', () => {
  it.each([
    [
      'en',
      'A table for four tomorrow at noon, my name is Ann Marsh',
      'oh one one seven',
      'four nine six, oh one double four',
      '01174960144',
    ],
    [
      'en',
      'A table for four tomorrow at noon, my name is Ann Marsh',
      'plus four four',
      'one one seven four nine six oh one four four',
      '+441174960144',
    ],
    [
      'en',
      'A table for four tomorrow at noon, my name is Ann Marsh',
      '0117',
      'nine hundred, one double four',
      '0117900144',
    ],
    [
      'de',
      'Ein Tisch für vier morgen um zwölf, mein Name ist Ann Marsh',
      'null eins sieben sechs',
      'neun acht sieben sechs fünf vier drei',
      '01769876543',
    ],
    [
      'es',
      'Quiero una mesa para cuatro mañana a las doce, me llamo Ann Marsh',
      'seis uno dos, tres cuatro',
      'cinco seis siete ocho',
      '612345678',
    ],
    [
      'fr',
      'Je voudrais une table pour quatre demain à midi, je m’appelle Ann Marsh',
      'zéro sept, vingt et un',
      'quarante-deux, onze, douze',
      '0721421112',
    ],
    [
      'it',
      'Vorrei un tavolo per quattro domani alle dodici, mi chiamo Ann Marsh',
      'tre tre otto',
      'due uno quattro sei sette otto nove',
      '3382146789',
    ],
    [
      'pt',
      'Queria uma mesa para quatro amanhã ao meio-dia, o meu nome é Ann Marsh',
      'nove um dois',
      'três quatro cinco seis sete oito',
      '912345678',
    ],
    [
      'nl',
      'Ik wil een tafel voor vier morgen om twaalf uur, mijn naam is Ann Marsh',
      'nul zes',
      'twee acht drie vier vijf zes een twee',
      '0628345612',
    ],
    [
      'pl',
      'Chcę stolik dla czterech osób jutro o dwunastej, nazywam się Ann Marsh',
      'pięćset jeden',
      'dwieście trzy czterysta pięć',
      '501203405',
    ],
    [
      'ro',
      'Vreau o masă pentru patru mâine la ora douăsprezece, mă numesc Ann Marsh',
      'zero șapte doi doi',
      'trei patru cinci șase șapte opt',
      '0722345678',
    ],
    [
      'ja',
      '明日の12時に4人で席を予約したいです、名前は松本です',
      '〇九〇',
      '一二三四の五六七八',
      '09012345678',
    ],
  ])('is one: %s, %s, %s', async (language, wish, first, second, number) => {
    const replies = await play(agent(language), [wish, first, second]);
    expect(replies[1]).toBe(wordsFor(language).say.goOn);
    expect(replies[2]).toContain(number);
  });

  it('is one where the first piece might be a whole number', async () => {
    const said = ['I want to complain', 'oh one one seven four nine six', 'oh one four four', 'Ann Marsh'];
    expect(await lastSaid(agent('en'), said)).toContain('phone number: 01174960144');
  });

  it('is the later one where it is told anew', async () => {
    const said = ['I want to complain', '0117', '0117 496 0144', 'Ann Marsh'];
    expect(await lastSaid(agent('en'), said)).toContain('phone number: 0117 496 0144;');
  });
});

describe('what is no piece of the number', () => {
  it('is the year of a car', async () => {
    const said = ['I need an appointment', 'Ann Marsh', '555 0142', '2015 Fiat Panda', 'brakes', 'tomorrow'];
    const last = await lastSaid(agent('en', 'auto_repair'), said);
    expect(last).toMatch(/phone number: 555 0142; vehicle: 2015 Fiat Panda/);
  });

  it.each([
    ['es', 'Quiero pedir cita', '612 345 678', '208'],
    ['pt', 'Queria marcar', '912 345 678', '208'],
    ['pl', 'Chcę umówić wizytę', '601 234 567', '208'],
    ['de', 'Ich brauche einen Termin', '0432 15 678', '911'],
  ])('is a car that is called by a number, %s', async (language, wish, number, car) => {
    const said = await play(agent(language, 'auto_repair'), [wish, 'Ann Marsh', number, car]);
    const last = await lastSaid(agent(language, 'auto_repair'), [
      wish,
      'Ann Marsh',
      number,
      car,
      'Ford Puma',
      'bip',
      '12.5.',
      '10:00',
      '10:00',
    ]);
    expect(last).not.toContain(`678${car}`);
    expect(last).not.toContain(`567${car}`);
    expect(said).toHaveLength(4);
  });

  it('are guests, and a time', async () => {
    const said = ['I want to book a table for Friday', 'Ann Marsh', '555 0142', '12', 'half past seven'];
    expect(await lastSaid(agent('en'), said)).toMatch(/people: 12; .*time: 7:30; phone number: 555 0142/);
  });

  it.each([
    ['en', 'A table for tomorrow at noon', 'we are 12'],
    ['en', 'A table for tomorrow at noon', 'we are twelve, not thirteen'],
    ['de', 'Ein Tisch für morgen um zwölf', 'wir sind 12'],
    ['es', 'Quiero una mesa para mañana a las doce', 'somos 12'],
    ['fr', 'Je voudrais une table pour demain à midi', 'on sera 12'],
    ['it', 'Vorrei un tavolo per domani alle dodici', 'siamo in 12'],
    ['pt', 'Queria uma mesa para amanhã ao meio-dia', 'somos 12'],
    ['nl', 'Ik wil een tafel voor morgen om twaalf uur', 'we zijn met 12'],
    ['pl', 'Chcę stolik na jutro na dwunastą', 'będzie nas 12'],
    ['ro', 'Vreau o masă pentru mâine la ora douăsprezece', 'suntem 12'],
    ['ja', '明日の12時に席を予約したいです', '12人です'],
  ])('are guests who are told before the name, %s: %s, %s', async (language, wish, told) => {
    const name = language === 'ja' ? '松本と申します' : 'Ann Marsh';
    const last = await lastSaid(agent(language), [wish, told, name, '0117 496 0144', '19:30', '19:30']);
    expect(last).toMatch(/: 12/u);
    expect(last).toMatch(/0117[ -]?496[ -]?0144/u);
  });

  it('tells no matter, either', async () => {
    const said = ['I need an appointment', 'Ann Marsh', 'one two', 'the sixth of May 1980', '0117 496 0144'];
    expect(await lastSaid(agent('en', 'medical'), said)).not.toContain('one two');
  });
});

it('a number in signs is heard from its first two on', async () => {
  const said = ['明日の12時に4人で席を予約したいです', '松本と申します', 'ゼロ三', '一二三四', '五六七八'];
  expect(await lastSaid(agent('ja'), said)).toContain('0312345678');
});

it('how a number ends is no number of guests', async () => {
  const said = ['A table for tomorrow at 8 pm', 'Ann Marsh, 0117 496 0144', 'not 44 but 45', 'four'];
  expect(await lastSaid(agent('en'), said)).toMatch(/people: 4;.* 0117 496 0145/u);
});
