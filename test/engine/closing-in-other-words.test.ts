/** When it opens and closes, asked in the words of those who do not say "open" and "close". */
import { describe, expect, it } from '@jest/globals';
import { hours } from './businesses.ts';
import { ask } from './converse.ts';

const week = [hours(['tue', 'thu', 'fri', 'sat'], '09:30', '17:45', '9.30-17.45')];

describe('closing time', () => {
  it.each([
    ['en', 'Tuesdays, shut at?', '5:45'],
    ['en', 'When do you knock off for the day on Tuesday?', '5:45'],
    ['de', 'Wann ist dienstags Feierabend?', '17:45'],
    ['de', 'Wann macht ihr dienstags dicht?', '17:45'],
    ['es', '¿A qué hora echáis el cierre los sábados?', '17:45'],
    ['es', '¿Hora de cierre el martes?', '17:45'],
    ['fr', 'L’heure de fermeture le mardi ?', '17 h 45'],
    ['it', 'Orario di chiusura il martedì?', '17:45'],
    ['pt', 'Hora de fecho à terça-feira?', '17:45'],
    ['nl', 'Sluitingstijd op dinsdag?', '17.45'],
    ['pl', 'Piątek, zamknięcie?', '17:45'],
    ['pl', 'Jak długo siedzicie w czwartki?', '17:45'],
    ['ro', 'Ora de închidere joia?', '17:45'],
    ['ro', 'Până la ce oră stați joi?', '17:45'],
  ])('%s: %s', async (language, question, time) => {
    expect((await ask(language, week, 'Hello.', question)).replace(/[:.](?=45)/g, ':')).toContain(
      time.replace('.', ':'),
    );
  });
});

describe('opening time', () => {
  it.each([
    ['en', 'Opening time on Thursday?', '9:30'],
    ['es', '¿Hora de apertura el jueves?', '9:30'],
    ['fr', 'L’heure d’ouverture le jeudi ?', '9 h 30'],
    ['it', 'Orario di apertura il giovedì?', '9:30'],
    ['pt', 'Hora de abertura à quinta-feira?', '9:30'],
    ['pl', 'Otwarcie w czwartek?', '9:30'],
    ['ro', 'Ora de deschidere joi?', '9:30'],
  ])('%s: %s', async (language, question, time) => {
    expect(await ask(language, week, 'Hello.', question)).toContain(time);
  });
});
