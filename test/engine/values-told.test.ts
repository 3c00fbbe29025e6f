/** Values that callers tell in a way of their own: nights, dates of birth in words, numbers by hundreds, a time as a limit. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const say = (language: string) => wordsFor(language).say;
const agentIn = (language: string, template: string) =>
  agentOf(
    knowledge(language, [service('Perm', '60', 60), hours(['mon', 'tue', 'wed'], '09:00', '18:00', '9-18')]),
    template,
    'Europe/London',
  );

describe('a number of nights tells the day of departure, and counts no guests', () => {
  const departure: Record<string, string> = {
    en: 'Tuesday, May 5',
    de: 'Dienstag, 5. Mai',
    es: 'martes 5 de mayo',
    fr: 'mardi 5 mai',
    it: 'martedì 5 maggio',
    pt: 'terça-feira, 5 de maio',
    nl: 'dinsdag 5 mei',
    pl: 'wtorek, 5 maja',
    ro: 'marți, 5 mai',
    ja: '5月5日（火曜日）',
  };
  it.each([
    ['en', 'I would like to book a room from May 3rd for two nights', 'Ann Marsh', 'three people'],
    ['de', 'Ein Doppelzimmer ab dem 3. Mai für zwei Nächte', 'Ann Marsh', 'drei Personen'],
    ['es', 'Quisiera una habitación desde el 3 de mayo para dos noches', 'Ann Marsh', 'tres personas'],
    ['fr', 'Une chambre à partir du 3 mai pour deux nuits', 'Ann Marsh', 'trois personnes'],
    ['it', 'Vorrei una camera dal 3 maggio per due notti', 'Ann Marsh', 'tre persone'],
    ['pt', 'Queria um quarto a partir de 3 de maio por duas noites', 'Ann Marsh', 'três pessoas'],
    ['nl', 'Een kamer vanaf 3 mei voor twee nachten', 'Ann Marsh', 'drie personen'],
    ['pl', 'Pokój od 3 maja na dwie noce', 'Ann Marsh', 'trzy osoby'],
    ['ro', 'O cameră din 3 mai pentru două nopți', 'Ann Marsh', 'trei persoane'],
    ['ja', '5月3日から二泊で部屋をお願いします', '松本です', '大人3人です'],
  ])('%s: %s', async (language, wish, name, people) => {
    const text = await lastSaid(agentIn(language, 'hotel'), [wish, name, people, '503 555 0190']);
    expect(text).toContain(departure[language]);
    expect(text).toContain('3');
    expect(text).toMatch(/: 3[;.；。 、]/u);
  });

  it('is kept until the day of arrival is told, and set right', async () => {
    const said = [
      'I want to book a room',
      'two nights',
      'Ann Marsh',
      '503 555 0190',
      'May 3rd',
      'two people',
    ];
    expect(await lastSaid(agentIn('en', 'hotel'), said)).toContain('Tuesday, May 5');
    expect(await lastSaid(agentIn('en', 'hotel'), [...said, 'no, three nights'])).toContain(
      'Wednesday, May 6',
    );
  });
});

describe('a date of birth in words is no day to come on', () => {
  it.each([
    ['it', 'Vorrei prendere un appuntamento', 'Ann Marsh', 'il tre maggio millenovecentottanta'],
    ['nl', 'Ik wil een afspraak maken', 'Ann Marsh', 'drie mei negentientachtig'],
    ['pl', 'Chciałbym umówić wizytę', 'Ann Marsh', 'trzeci maja tysiąc dziewięćset osiemdziesiąty'],
    [
      'pl',
      'Chciałbym umówić wizytę',
      'Ann Marsh',
      'trzeciego maja tysiąc dziewięćset osiemdziesiątego piątego',
    ],
    ['ja', '予約をお願いします', '松本です', '昭和55年5月3日'],
    ['ja', '予約をお願いします', '松本です', '平成2年5月3日'],
  ])('%s: %s, %s, %s', async (language, wish, name, born) => {
    const said = [wish, name, born, '503 555 0190'];
    const text = await lastSaid(agentIn(language, 'medical'), said);
    expect(text).not.toContain(say(language).chooseOtherDay);
    expect(text).not.toContain(say(language).didNotCatch);
  });
});

describe('telephone numbers that are told by hundreds', () => {
  it.each([
    ['es', 'Quiero poner una queja', 'seiscientos doce tres cuatro cinco seis siete ocho', '612345678'],
    [
      'pl',
      'Chcę złożyć skargę',
      'sześćset jeden dwieście trzydzieści cztery pięćset sześćdziesiąt siedem',
      '601234567',
    ],
    [
      'it',
      'Voglio fare un reclamo',
      'trecento trentatré quattro cinque sei sette otto nove uno',
      '3334567891',
    ],
    ['pt', 'Quero fazer uma reclamação', 'novecentos doze três quatro cinco seis sete oito', '912345678'],
  ])('%s: %s, %s', async (language, wish, number, expected) => {
    expect(await lastSaid(agentIn(language, 'salon'), [wish, number, 'Ann Marsh'])).toContain(expected);
  });
});

describe('the first or the last time that suits stays in words', () => {
  it.each([
    ['en', 'I want to book a perm for Tuesday', 'Ann Marsh', 'not before ten'],
    ['en', 'I want to book a perm for Tuesday', 'Ann Marsh', 'after three'],
    ['de', 'Ich brauche einen Termin für Perm am Dienstag', 'Ann Marsh', 'erst nach zehn'],
    ['es', 'Quiero pedir cita para perm el martes', 'Ann Marsh', 'a partir de las diez'],
    ['fr', 'Je voudrais prendre rendez-vous mardi pour perm', 'Ann Marsh', 'pas avant dix heures'],
    ['it', 'Vorrei un appuntamento martedì per perm', 'Ann Marsh', 'dopo le dieci'],
    ['pt', 'Queria marcar perm para terça-feira', 'Ann Marsh', 'depois das dez'],
    ['nl', 'Ik wil een afspraak maken voor perm dinsdag', 'Ann Marsh', 'niet voor tien uur'],
    ['pl', 'Chciałabym umówić perm na wtorek', 'Ann Marsh', 'po dziesiątej'],
    ['ro', 'Aș vrea o programare la perm marți', 'Ann Marsh', 'după ora zece'],
  ])('%s: %s, %s, %s', async (language, wish, name, limit) => {
    expect(await lastSaid(agentIn(language, 'salon'), [wish, name, limit, '503 555 0190'])).toContain(limit);
  });

  it.each([
    ['en', 'quarter after ten', '10:15'],
    ['de', 'Viertel nach zehn', '10:15'],
  ])('%s: %s is a time', async (language, time, expected) => {
    const wish =
      language === 'en'
        ? 'I want to book a perm for Tuesday'
        : 'Ich brauche einen Termin für Perm am Dienstag';
    const text = await lastSaid(agentIn(language, 'salon'), [wish, 'Ann Marsh', time, '503 555 0190']);
    expect(text).toContain(expected);
  });
});

describe('what is told later goes before what was told first', () => {
  it.each([
    ['en', 'I want a table for four on Tuesday at noon', 'there will be five people'],
    ['de', 'Ich möchte einen Tisch für vier am Dienstag um zwölf', 'wir sind doch nur fünf'],
    ['es', 'Quiero una mesa para cuatro el martes a las doce', 'perdón, seremos cinco'],
    ['it', 'Vorrei un tavolo per quattro martedì alle dodici', 'anzi saremo in cinque'],
    ['ro', 'Vreau o masă pentru patru marți la ora douăsprezece', 'de fapt suntem cinci'],
  ])('%s: %s, %s', async (language, wish, people) => {
    const said = [wish, people, 'Ann Marsh', '503 555 0190'];
    expect(await lastSaid(agentIn(language, 'restaurant'), said)).toMatch(/: 5;/u);
  });

  it('is a number, too, that was passed over', async () => {
    const said = ['I want to complain', 'well', 'you know', 'Ann Marsh', 'it is 503 555 0190'];
    expect(await lastSaid(agentIn('en', 'salon'), said)).toContain('503 555 0190');
  });
});

it.each([
  ['de', 'Ich möchte einen Tisch für heute', 'zu viert um acht', '4'],
  ['ja', '今夜席を予約したいんですが', '四人で八時です', '4'],
])(
  '%s: people and a time beside the question for the name are no question and no name: %s, %s',
  async (language, wish, both, people) => {
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const text = await lastSaid(agentIn(language, 'restaurant'), [wish, both, name, '03-1234-5678']);
    expect(text).toContain(`: ${people}`);
    expect(text).toContain(language === 'ja' ? '松本' : 'Ann Marsh');
  },
);
