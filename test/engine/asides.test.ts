/** What callers say beside a request: they ask for time, did not hear, name the number they call from, complain, misdialled. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { slotFor } from '../../engine/builtin/slots.ts';
import { askShop } from './ask-shop.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const say = (language: string) => wordsFor(language).say;
const salonIn = (language: string) => agentOf(knowledge(language, [service('Perm', '60', 60)]), 'salon');
const ask = (language: string, name: string, type: 'string' | 'phone' = 'string'): string =>
  slotPhrase(phrasesFor(language), slotFor(name, type)).ask;

const wishes: Record<string, string> = {
  en: 'I would like to make an appointment',
  de: 'Ich brauche einen Termin',
  es: 'Quisiera pedir cita',
  fr: 'Je voudrais prendre rendez-vous',
  it: 'Vorrei prendere un appuntamento',
  pt: 'Queria marcar uma consulta',
  nl: 'Ik wil een afspraak maken',
  pl: 'Chciałabym umówić wizytę',
  ro: 'Aș vrea să fac o programare',
  ja: '予約をお願いします',
};
const begun = (language: string, ...said: string[]): Promise<string[]> =>
  play(salonIn(language), [wishes[language]!, ...said]);

describe('who asks for time gets it, and the question still stands', () => {
  it.each([
    ['en', 'um hold on a second', 'Clara Dunn'],
    ['en', 'let me think', 'Clara Dunn'],
    ['de', 'Moment bitte', 'Clara Dunn'],
    ['es', 'espere un momento', 'Clara Dunn'],
    ['fr', 'attendez un instant', 'Clara Dunn'],
    ['it', 'un attimo per favore', 'Clara Dunn'],
    ['pt', 'só um momento', 'Clara Dunn'],
    ['nl', 'wacht even', 'Clara Dunn'],
    ['pl', 'chwileczkę', 'Clara Dunn'],
    ['ro', 'o clipă vă rog', 'Clara Dunn'],
    ['ja', 'ちょっと待ってください', '松本です'],
  ])('%s: %s', async (language, pause, name) => {
    const said = await begun(language, pause, name);
    expect(said[1]).toBe(say(language).takeYourTime);
    expect(said[2]).toContain(ask(language, 'service'));
  });

  it('is no pause where something is told with it', async () => {
    const said = await begun('en', 'hold on, my name is Clara Dunn');
    expect(said[1]).toBe(ask('en', 'service'));
  });
});

describe('who did not hear hears it again', () => {
  it.each([
    ['en', 'what'],
    ['en', 'could you read that back'],
    ['de', 'was'],
    ['es', 'qué'],
    ['fr', 'comment ?'],
    ['it', 'come?'],
    ['pt', 'o quê'],
    ['nl', 'wat'],
    ['pl', 'co'],
    ['ro', 'ce'],
    ['ja', 'え、何'],
  ])('%s: %s', async (language, huh) => {
    const said = await begun(language, huh);
    expect(said[1]).toBe(said[0]);
  });
});

describe('the number that the call comes from', () => {
  const numbers: readonly (readonly [string, string, string])[] = [
    ['en', "same number as I'm calling from", 'Clara Dunn'],
    ['de', 'dieselbe Nummer', 'Clara Dunn'],
    ['es', 'el mismo número desde el que llamo', 'Clara Dunn'],
    ['fr', 'le même numéro', 'Clara Dunn'],
    ['it', 'lo stesso numero', 'Clara Dunn'],
    ['pt', 'o mesmo número', 'Clara Dunn'],
    ['nl', 'het nummer waarmee ik bel', 'Clara Dunn'],
    ['pl', 'ten sam numer', 'Clara Dunn'],
    ['ro', 'același număr', 'Clara Dunn'],
    ['ja', '今かけている番号で', '松本です'],
  ];
  const message: Record<string, string> = {
    en: 'I want to complain',
    de: 'Ich möchte mich beschweren',
    es: 'Quiero poner una queja',
    fr: 'Je veux me plaindre',
    it: 'Voglio fare un reclamo',
    pt: 'Quero fazer uma reclamação',
    nl: 'Ik heb een klacht',
    pl: 'Chcę złożyć skargę',
    ro: 'Vreau să fac o reclamație',
    ja: '苦情があります',
  };
  it.each(numbers)('%s: is taken where it is shown: %s', async (language, same, name) => {
    const said = await play(salonIn(language), [message[language]!, same, name], {
      callerId: '+15035550188',
    });
    expect(said[0]).toContain(say(language).startMessage);
    expect(said[2]).toContain('+15035550188');
  });

  it.each(numbers)('%s: is asked for where it is not: %s', async (language, same) => {
    const text = await lastSaid(salonIn(language), [message[language]!, same]);
    expect(text).toBe(`${say(language).noCallerId} ${ask(language, 'phone_number', 'phone')}`);
  });
});

it('is a yes to the offer of a call back', async () => {
  const said = ['do you sell hammocks', 'yes the number I am calling from', 'Clara Dunn'];
  const text = (await play(salonIn('en'), said, { callerId: '+15035550188' })).at(-1);
  expect(text).toContain('+15035550188');
  expect(text).toContain('hammocks');
});

describe('who dialled a wrong number', () => {
  it.each([
    ['en', 'oh sorry wrong number'],
    ['de', 'Entschuldigung, ich habe mich verwählt'],
    ['es', 'perdón, me he equivocado de número'],
    ['fr', 'pardon, je me suis trompé de numéro'],
    ['it', 'scusi, ho sbagliato numero'],
    ['pt', 'desculpe, foi engano'],
    ['nl', 'sorry, verkeerd nummer'],
    ['pl', 'przepraszam, pomyłka'],
    ['ro', 'scuze, am greșit numărul'],
    ['ja', 'すみません、間違い電話です'],
  ])('%s: %s', async (language, text) => {
    expect(await lastSaid(salonIn(language), [text])).toBe(say(language).goodbye);
  });

  it.each([
    ['en', 'sorry, this isn’t the day I wanted'],
    ['de', 'da bin ich falsch abgebogen'],
    ['es', 'me equivoqué de día, quería para el martes'],
    ['fr', 'je me suis trompée de jour, je voulais mardi'],
    ['it', 'scusi, ho sbagliato giorno, volevo gli orari di sabato'],
    ['pt', 'enganei-me no dia, queria na terça'],
    ['pl', 'pomyliłam się, chodzi o wtorek'],
    ['ro', 'am greșit ziua, voiam marți'],
    ['ja', '間違えました、火曜日です'],
  ])('another mistake ends no call, %s: %s', async (language, text) => {
    expect(await lastSaid(salonIn(language), [text])).not.toBe(say(language).goodbye);
  });
});

it('a name that is spelled from first to last is the whole name, and changes no language', async () => {
  const said = await begun('en', 'clara dunn c l a r a d u n n', 'perm', 'Tuesday at ten', '503 555 0190');
  expect(said[1]).toBe(ask('en', 'service'));
  expect(said.at(-1)).toContain('Clara Dunn');
});

describe('a day that stands in what leads to a Japanese question', () => {
  it('is asked about', async () => {
    const page = {
      '': '<h1>Willow</h1><h2>営業時間</h2><p>月曜日〜金曜日 9:00〜17:00</p><p>土曜日 10:00〜14:00</p>',
    };
    const said = await askShop(page, '土曜日に行きたいのですが開いていますか', 'ja');
    expect(said).toMatch(/^はい。.*土曜日.*10時/u);
  });
});
