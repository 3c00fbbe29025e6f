/** What callers say in the middle of a request, and what must not be lost by it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const known = (language: string) =>
  knowledge(language, [
    fact('name', { text: 'Site' }, 'Site'),
    service('Balayage'),
    hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '08:00', '23:00', '8–23'),
  ]);
const agent = (language: string, template: string, zone: string | undefined = 'Europe/Berlin') =>
  agentOf(known(language), template, zone);
const say = (language: string) => wordsFor(language).say;

describe('a day that is counted by weeks', () => {
  // It is Friday, March 6.
  it.each([
    ['en', 'Saturday in two weeks', 'March 21'],
    ['en', 'a week from Tuesday', 'March 17'],
    ['en', 'Tuesday week', 'March 17'],
    ['en', 'in a fortnight', 'March 20'],
    ['de', 'Dienstag in einer Woche', '17. März'],
    ['de', 'in vierzehn Tagen', '20. März'],
    ['es', 'el martes dentro de ocho días', '17 de marzo'],
    ['es', 'dentro de quince días', '20 de marzo'],
    ['fr', 'mardi en huit', '17 mars'],
    ['fr', 'dans quinze jours', '20 mars'],
    ['it', 'martedì tra una settimana', '17 marzo'],
    ['it', 'fra due settimane', '20 marzo'],
    ['pt', 'terça-feira daqui a oito dias', '17 de março'],
    ['pt', 'daqui a duas semanas', '20 de março'],
    ['nl', 'dinsdag over een week', '17 maart'],
    ['nl', 'over veertien dagen', '20 maart'],
    ['pl', 'za dwa tygodnie w sobotę', '21 marca'],
    ['pl', 'za tydzień', '13 marca'],
    ['ro', 'sâmbătă peste două săptămâni', '21 martie'],
    ['ro', 'peste o săptămână', '13 martie'],
    ['ja', '再来週の火曜日', '3月17日'],
    ['ja', '二週間後', '3月20日'],
  ])('%s: %s', async (language, day, expected) => {
    const said = [say(language).yesWord, 'Nora Brandt', '0117 496 0154', 'x', day];
    const begun = [tableWishes[language]!, ...said.slice(1, 3), day];
    expect(await lastSaid(agent(language, 'restaurant'), begun)).toContain(expected);
  });

  it('is told without the calendar of a zone where every zone has the same', async () => {
    const said = ['I need an appointment', 'Nora Brandt', '0117 496 0154', 'my tooth', 'Tuesday the 10th'];
    const dental = agentOf(known('en'), 'dental');
    expect(await lastSaid(dental, [...said, 'quarter to five'])).toContain('Tuesday, March 10');
  });
});

describe('another day, while something else is asked for', () => {
  it.each([
    ['en', 'can we come tomorrow for two people?', 'the day after tomorrow at eight pm', 'Sunday, March 8'],
    ['de', 'Habt ihr morgen einen Tisch für zwei?', 'lieber übermorgen um acht', 'Sonntag, 8. März'],
    ['it', 'Avete un tavolo per due domani?', 'dopodomani alle otto', 'domenica 8 marzo'],
    ['fr', 'Vous avez une table pour deux demain ?', 'après-demain à vingt heures', 'dimanche 8 mars'],
  ])('%s replaces the first one', async (language, wish, day, expected) => {
    const said = [wish, 'Nora Brandt', '0117 496 0154', day];
    expect(await lastSaid(agent(language, 'restaurant'), said)).toContain(expected);
  });

  it.each([
    ['en', "hold on, Saturday doesn't work, Sunday", 'Sunday, March 8'],
    ['de', 'Moment, der Samstag geht doch nicht, Sonntag', 'Sonntag, 8. März'],
    ['es', 'espere, el sábado no puedo, el domingo', 'domingo 8 de marzo'],
    ['fr', 'attendez, samedi ça ne va pas, dimanche', 'dimanche 8 mars'],
    ['nl', 'wacht, zaterdag kan niet, zondag', 'zondag 8 maart'],
  ])('%s: what is ruled out is not kept, and nothing is called off', async (language, text, expected) => {
    const said = [tableWishes[language]!, text, 'Nora Brandt', '0117 496 0154'];
    expect(await lastSaid(agent(language, 'restaurant'), said)).toContain(expected);
  });
});

describe('an hour, while the number is asked for', () => {
  it.each([
    ['en', 'and at eight pm', '8 pm'],
    ['it', 'e alle undici', '11:00'],
    ['pl', 'o osiemnastej', '18:00'],
    ['es', 'a las once', '11:00'],
  ])('%s is no part of it', async (language, hour, expected) => {
    const last = await lastSaid(agent(language, 'restaurant'), [
      tableWishes[language]!,
      'Nora Brandt',
      hour,
      '347 123 4567',
    ]);
    expect(last).toContain(expected);
    expect(last).toContain('347 123 4567');
  });
});

it.each([
  ['en', 'between six and seven', 'between 6 and 7'],
  ['de', 'zwischen sechs und sieben Uhr', 'zwischen 6 und 7'],
  ['fr', 'entre 18h et 19h', 'entre 18h et 19h'],
  ['nl', 'tussen zes en zeven', 'tussen 6 en 7'],
])('%s: an hour between two is taken as it is said', async (language, text, expected) => {
  const wish = tableWishes[language]!.replace(/ (?:at noon|um 13 Uhr|à 13 heures|om 13 uur)/, '');
  const said = [`${wish}, ${text}`, 'Nora Brandt', '0117 496 0154'];
  expect(await lastSaid(agent(language, 'restaurant'), said)).toContain(expected);
});

it('a time is kept where only a day is asked for', async () => {
  const cleaning = agent('en', 'cleaning');
  const said = ['I need a cleaning on Monday at 10 am', 'Lisa Chan', '0117 496 0154', '12 Oak Street'];
  expect(await lastSaid(cleaning, [...said, 'three rooms', 'weekly', 'no', 'no'])).toMatch(/time: 10/);
});

describe('who is asked for his name', () => {
  it.each([
    ['es', 'espera, mejor el sábado', /Espera/],
    ['nl', 'wacht, toch zaterdag', /Wacht/],
    ['ro', 'stați, mai bine sâmbătă', /Stați/],
    ['ja', 'あ、やっぱり土曜日で', /お名前: あ/],
  ])('%s: and says "%s" has not told it', async (language, text, wrong) => {
    const said = [tableWishes[language]!, text, 'Nora Brandt', '0117 496 0154'];
    const last = await lastSaid(agent(language, 'restaurant'), said);
    expect(last).not.toMatch(wrong);
    expect(last).toMatch(/7/);
  });

  it.each([
    ['en', 'Table for 3 on Saturday at 7 pm, Tim Roth, 0117 496 0154'],
    ['de', 'Tisch für drei am Samstag um 19 Uhr, Tim Roth, 0117 496 0154'],
    ['fr', 'Une table pour trois samedi à 19 heures, Tim Roth, 0117 496 0154'],
  ])('%s: and told it beside the number is not asked again', async (language, text) => {
    expect(await lastSaid(agent(language, 'restaurant'), [text])).toMatch(/Tim Roth.*0117 496 0154/);
  });

  it('and told it with the number at once, where a message is taken', async () => {
    const said = ['Can I speak to the owner?', 'Claire Morel, 0117 496 0154', 'my invoice'];
    expect(await lastSaid(agent('en', 'general'), said)).toMatch(/Claire Morel/);
  });
});

describe('a request after a question that the site does not answer', () => {
  it.each([
    [
      'en',
      'do you have a helipad?',
      'I want to book a balayage for Tuesday at 4 pm, my name is Joe Dunn, 0117 496 0154',
    ],
    [
      'de',
      'Habt ihr einen Hubschrauberlandeplatz?',
      'Ich möchte am Dienstag um 16 Uhr einen Termin für Balayage, mein Name ist Joe Dunn, 0117 496 0154',
    ],
    [
      'it',
      'avete un eliporto?',
      'vorrei prenotare balayage martedì alle 16, mi chiamo Joe Dunn, 0117 496 0154',
    ],
  ])('%s is no message about it', async (language, question, wish) => {
    const last = await lastSaid(agent(language, 'salon'), [question, wish]);
    expect(last).toMatch(/Balayage/i);
    expect(last).toMatch(/10/);
    expect(last).not.toMatch(/helip|hubschr|elip/i);
  });
});

describe('who wants no appointment', () => {
  it.each([
    ['en', "I don't need an appointment, I just have a question"],
    ['en', "I don't want to book a table, I'm just asking"],
    ['de', 'Ich brauche keinen Termin, ich habe nur eine Frage'],
    ['es', 'No quiero reservar, solo tengo una pregunta'],
    ['fr', 'Je ne veux pas réserver, j’ai juste une question'],
    ['it', 'Non voglio prenotare, ho solo una domanda'],
    ['nl', 'Ik hoef geen afspraak, ik heb alleen een vraag'],
  ])('%s: is asked for none: %s', async (language, text) => {
    expect(await lastSaid(agent(language, 'salon'), [text])).not.toContain(say(language).startBooking);
  });
});

describe('who wants one, with a no beside it', () => {
  it.each([
    ['en', "I'm not feeling well and want to make an appointment"],
    ['de', 'Ich bin noch nicht Patient und möchte einen Termin vereinbaren'],
    ['es', 'No soy cliente y quiero pedir una cita'],
  ])('%s: is taken at his word: %s', async (language, text) => {
    expect(await lastSaid(agent(language, 'salon'), [text])).toContain(say(language).startBooking);
  });
});

describe('a trouble behind thanks', () => {
  it.each([
    ['en', 'Thanks, my tooth is broken'],
    ['de', 'Danke, mein Knie schmerzt'],
    ['fr', "Merci, j'ai mal au dos"],
  ])('%s: is heard: %s', async (language, text) => {
    expect(await lastSaid(agent(language, 'medical'), [text])).not.toBe(say(language).thanks);
  });
});

describe('what is read out and is not right', () => {
  it.each([
    ['de', 'das stimmt so nicht'],
    ['it', 'non è tutto giusto'],
    ['nl', 'niet alles klopt'],
    ['ja', '大丈夫じゃないです'],
  ])('%s: is not noted: %s', async (language, text) => {
    const said = [tableWishes[language]!, 'Nora Brandt', '0117 496 0154', text];
    expect(await lastSaid(agent(language, 'restaurant'), said)).not.toBe(say(language).noted);
  });
});

describe('all of it once more', () => {
  it.each([
    ['en', 'start over'],
    ['en', 'everything is wrong'],
    ['de', 'noch mal von vorn bitte'],
    ['fr', 'on recommence depuis le début'],
    ['ja', '最初からお願いします'],
  ])('%s: %s', async (language, text) => {
    const said = [tableWishes[language]!, 'Nora Brandt', '0117 496 0154', say(language).noWord, text];
    const last = await lastSaid(agent(language, 'restaurant'), said);
    expect(last).not.toMatch(/Nora|0117/);
    expect(last).toContain(say(language).startBooking);
  });

  it.each([
    ['en', 'cancel it'],
    ['en', 'no, cancel the whole thing'],
    ['fr', 'annulez tout'],
    ['it', 'annulli tutto'],
  ])('%s: %s drops it', async (language, text) => {
    const said = [tableWishes[language]!, 'Nora Brandt', '0117 496 0154', text];
    expect(await lastSaid(agent(language, 'restaurant'), said)).toBe(say(language).canceled);
  });
});

describe('a goodbye in the middle', () => {
  it.each([
    ['en', "that's all, thanks"],
    ['de', 'das wars, danke'],
    ['es', 'nada más, gracias'],
    ['fr', 'ce sera tout merci'],
    ['nl', 'dat was alles'],
  ])('%s promises nothing that was not read out: %s', async (language, text) => {
    const salon = agent(language, 'salon');
    const begun = {
      en: 'I need an appointment',
      de: 'Ich brauche einen Termin',
      es: 'Quisiera una cita',
      fr: 'Je voudrais un rendez-vous',
      nl: 'Ik wil een afspraak',
    }[language]!;
    const said = [begun, 'Nora Brandt', '0117 496 0154', text];
    const read = await lastSaid(salon, said);
    expect(read).toMatch(/Nora Brandt.*0117 496 0154/);
    expect(await lastSaid(salon, [...said, say(language).yesWord])).toBe(say(language).noted);
  });
});

describe('what only sounds like it', () => {
  const restaurant = agent('en', 'restaurant');
  const wish = 'Table for 2 on Saturday at 8 pm';
  const number = '0117 496 0154';

  it.each([['Ruby Tuesday', /name: Ruby Tuesday; .*day: Saturday, March 7/]])(
    'a name is no day: %s',
    async (name, expected) => {
      expect(await lastSaid(restaurant, [wish, name, number])).toMatch(expected);
    },
  );

  it.each([
    'can I cancel it later if something comes up?',
    'never mind the noise here',
    'do I need to start over with my points if I pay here?',
    'and cancel my other booking on Tuesday',
  ])('no request is dropped or moved by "%s"', async (text) => {
    const last = await lastSaid(restaurant, [wish, text, 'Ann Lee', number]);
    expect(last).toMatch(/name: Ann Lee; .*people: 2; day: Saturday, March 7; time: 8 pm/);
  });

  it('six or seven people are no time', async () => {
    const said = 'Table on Saturday at 8 pm for between 6 and 7 people, Ann Lee, 0117 496 0154';
    expect(await lastSaid(restaurant, [said])).toContain('time: 8 pm');
  });

  it('who needs none after all is let go', async () => {
    const said = [wish, "Actually I don't need a reservation after all"];
    expect(await lastSaid(restaurant, said)).toBe(say('en').canceled);
  });
});

describe('thanks with good wishes', () => {
  it.each([
    ['en', 'thanks a lot, you have been very kind'],
    ['de', 'vielen Dank trotzdem'],
    ['es', 'vale muchas gracias, que tenga buen día'],
    ['fr', 'merci beaucoup, bonne fin de journée'],
    ['pt', 'beleza, valeu'],
    ['ro', 'vă mulțumesc frumos'],
    ['ja', 'わかりました、ありがとうございました'],
  ])('%s: %s', async (language, text) => {
    const { thanks, goodbye } = say(language);
    expect([thanks, goodbye]).toContain(await lastSaid(agent(language, 'salon'), [text]));
  });
});

describe('who asks why he is asked', () => {
  it.each([
    ['en', 'why do you need that?'],
    ['de', 'Wozu brauchen Sie das?'],
    ['es', '¿Para qué lo necesita?'],
    ['fr', 'Pourquoi vous demandez ça ?'],
    ['it', 'A che cosa le serve?'],
    ['nl', 'Waarvoor heeft u dat nodig?'],
    ['ja', '何のために必要ですか？'],
  ])('%s: is told, and asked again', async (language, text) => {
    const last = await lastSaid(agent(language, 'restaurant'), [tableWishes[language]!, text]);
    expect(last).toContain(say(language).whyAsked);
    expect(last.length).toBeGreaterThan(say(language).whyAsked.length + 3);
  });
});

describe('what is to be booked', () => {
  const dental = agent('en', 'dental');
  const caller = ['Nora Brandt', '0117 496 0154'];

  it('is not asked for again', async () => {
    const said = ["I'd like to book a cleaning for Friday at ten", ...caller];
    expect(await lastSaid(dental, said)).toContain('matter: a cleaning for Friday at ten');
  });

  it.each(["I'd like to book an appointment for Friday at ten", 'Can you book me in on Friday at ten?'])(
    'is asked for where it is not told: %s',
    async (wish) => {
      expect(await lastSaid(dental, [wish, ...caller])).toContain('What is it about?');
    },
  );
});
