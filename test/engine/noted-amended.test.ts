/** What was just noted is to have another day or time: it is read out once more with that. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '09:00', '18:00', 'Mo-Sa 9-18');
const studio = (language: string) =>
  agentOf(knowledge(language, [week, service('Zupfkur', '30 €', 30)]), 'salon', 'Europe/Berlin');

/** A wish for Tuesday the 10th of March at ten, yes, another hour, another day, and the day as it is read out. */
const calls: Record<
  string,
  { wish: string; yes: string; hour: string; day: string; read: [string, string] }
> = {
  en: {
    wish: "I'd like to book a Zupfkur on Tuesday at 10",
    yes: 'yes',
    hour: 'oh sorry, can we make it 11?',
    day: 'Can I change it to Saturday?',
    read: ['11 am', 'Saturday, March 7'],
  },
  de: {
    wish: 'Ich möchte am Dienstag um 10 Uhr eine Zupfkur buchen',
    yes: 'ja',
    hour: 'Können wir daraus 11 Uhr machen?',
    day: 'Kann ich das auf Samstag ändern?',
    read: ['11 Uhr', 'Samstag, 7. März'],
  },
  es: {
    wish: 'Quisiera reservar una Zupfkur el martes a las 10',
    yes: 'sí',
    hour: '¿Puede ser, o mejor a las 11?',
    day: '¿Puedo cambiarla al sábado?',
    read: ['11:00', 'sábado 7 de marzo'],
  },
  fr: {
    wish: 'Je voudrais réserver une Zupfkur mardi à 10 h',
    yes: 'oui',
    hour: 'On peut le mettre à 11 h ?',
    day: 'Je peux le déplacer à samedi ?',
    read: ['11 h', 'samedi 7 mars'],
  },
  it: {
    wish: 'Vorrei prenotare una Zupfkur martedì alle 10',
    yes: 'sì',
    hour: 'Possiamo fare alle 11?',
    day: 'Posso spostarlo a sabato?',
    read: ['11', 'sabato 7 marzo'],
  },
  pt: {
    wish: 'Queria marcar uma Zupfkur na terça-feira às 10h',
    yes: 'sim',
    hour: 'Pode ser às 11h?',
    day: 'Posso mudar para sábado?',
    read: ['11', 'sábado, 7 de março'],
  },
  nl: {
    wish: 'Ik wil graag een Zupfkur boeken op dinsdag om 10 uur',
    yes: 'ja',
    hour: 'Kunnen we er 11 uur van maken?',
    day: 'Kan ik het naar zaterdag verzetten?',
    read: ['11', 'zaterdag 7 maart'],
  },
  pl: {
    wish: 'Chciałbym zarezerwować Zupfkur we wtorek o 10',
    yes: 'tak',
    hour: 'Czy możemy zmienić na 11:00?',
    day: 'Czy mogę przesunąć to na sobotę?',
    read: ['11', 'sobota, 7 marca'],
  },
  ro: {
    wish: 'Aș vrea o programare pentru Zupfkur marți la ora 10',
    yes: 'da',
    hour: 'Putem schimba la 11:00?',
    day: 'Pot să mut pe sâmbătă?',
    read: ['11', 'sâmbătă, 7 martie'],
  },
  ja: {
    wish: '火曜日の10時にZupfkurを予約したいです',
    yes: 'はい',
    hour: '11時に変更できますか',
    day: '土曜日に変更してもらえますか',
    read: ['11時', '3月7日'],
  },
};

describe('another hour or day, right after all was noted', () => {
  it.each(Object.entries(calls))('%s', async (language, { wish, yes, hour, day, read }) => {
    const { say } = wordsFor(language);
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const said = [wish, name, '503 555 0190', yes];
    const agent = studio(language);
    expect(await lastSaid(agent, said)).toBe(say.noted);
    const { slots } = phrasesFor(language);
    const withHour = await lastSaid(agent, [...said, hour]);
    expect(withHour).toContain(`${slots['preferred_time']!.label}: ${read[0]}`);
    const withDay = await lastSaid(agent, [...said, day]);
    expect(withDay).toContain(`${slots['preferred_date']!.label}: ${read[1]}`);
  });

  const noted = ["I'd like to book a Zupfkur on Tuesday at 10", 'Ann Marsh', '503 555 0190', 'yes'];

  it('may be the weekday after the one that was told', async () => {
    const said = [...noted, 'Oh wait, can I change it to the Friday after?'];
    expect(await lastSaid(studio('en'), said)).toContain('day: Friday, March 13');
  });

  it('is asked about, where nothing is told of it', async () => {
    expect(await lastSaid(studio('en'), [...noted, 'Can you make it shorter?'])).not.toContain('repeat');
  });

  it('is a number of people, or an hour, of a table', async () => {
    const inn = agentOf(knowledge('en', [week]), 'restaurant', 'Europe/Berlin');
    const said = ['A table for two on Tuesday at noon', 'Ann Marsh', '503 555 0190', 'yes'];
    expect(await lastSaid(inn, [...said, 'Can we make it four people?'])).toContain('people: 4');
    expect(await lastSaid(inn, [...said, "make it one o'clock"])).toContain('time: 1 pm');
  });
});
