/** Days that open in the morning or in the evening only, said as an exception, as "closed" or by "only". */
import { describe, expect, it } from '@jest/globals';
import type { Weekday } from '../../contract/schemas/facts.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

type Row = [language: string, text: string, day: Weekday, spans: string[]];

/** The spans of one day. */
function spansOn(text: string, language: string, day: Weekday): string[] {
  const url = 'https://business.example/';
  const { facts } = readPage({ url, html: `<html lang=${language}><body><p>${text}</p></body></html>` });
  return valuesOf(facts, 'hours')
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes, closed }) => (closed ? 'closed' : `${opens ?? '?'}-${closes ?? '?'}`));
}

describe('one meal of a day left out', () => {
  it.each<Row>([
    ['fr', 'Ouvert tous les jours de 12h à 14h et de 19h à 22h, sauf jeudi soir', 'thu', ['12:00-14:00']],
    [
      'it',
      'Aperto tutti i giorni 12:30-14:30 e 19:30-23:00, tranne il martedì a pranzo',
      'tue',
      ['19:30-23:00'],
    ],
    ['it', 'Orari: 12-15 e 19-23 tutti i giorni. Chiuso domenica sera e lunedì', 'sun', ['12:00-15:00']],
    ['it', 'Orari: 12-15 e 19-23 tutti i giorni. Chiuso domenica sera e lunedì', 'mon', ['closed']],
    [
      'pt',
      'Aberto todos os dias das 12h às 15h e das 19h às 22h30, exceto terça ao jantar',
      'tue',
      ['12:00-15:00'],
    ],
    [
      'es',
      'Abierto todos los días de 13:00 a 16:00 y de 20:30 a 23:30, salvo domingo noche',
      'sun',
      ['13:00-16:00'],
    ],
    ['en', 'Open daily 12–2:30pm and 6–10pm, closed Sunday evening and Monday lunch', 'sun', ['12:00-14:30']],
    ['en', 'Open daily 12–2:30pm and 6–10pm, closed Sunday evening and Monday lunch', 'mon', ['18:00-22:00']],
    [
      'de',
      'Öffnungszeiten: Mo–So 11:30–14 und 17:30–22 Uhr, Samstagmittag geschlossen',
      'sat',
      ['17:30-22:00'],
    ],
    ['de', 'Öffnungszeiten: täglich 12–23 Uhr außer Sonntagabend', 'sun', ['12:00-?']],
    ['pl', 'Czynne codziennie 12:00–15:00 i 18:00–22:00, oprócz niedzieli wieczorem', 'sun', ['12:00-15:00']],
    ['ro', 'Program: zilnic 12–15 și 18–23, cu excepția luni seara', 'mon', ['12:00-15:00']],
    ['ja', '営業時間：11:30〜14:00、17:00〜22:00（土曜のランチは休み）定休日：火曜', 'sat', ['17:00-22:00']],
    ['ja', '営業時間：11:30〜14:00、17:00〜22:00（土曜のランチは休み）定休日：火曜', 'tue', ['closed']],
    // Without meals noon parts the day.
    ['nl', 'Openingstijden: ma t/m za 9–12 en 14–18 uur, behalve dinsdagnamiddag', 'tue', ['09:00-12:00']],
  ])('%s: %s on %s', (language, text, day, spans) => {
    expect(spansOn(text, language, day)).toEqual(spans);
  });
});

describe('one half of a day only', () => {
  it.each<Row>([
    ['de', 'Öffnungszeiten: Mo–Fr 8–12 und 14–18 Uhr, Donnerstag nur vormittags', 'thu', ['08:00-12:00']],
    [
      'en',
      'Office hours: Monday to Friday 9–12:30 and 1:30–5 (Friday mornings only)',
      'fri',
      ['09:00-12:30'],
    ],
    [
      'fr',
      'Horaires : du lundi au samedi 9h-12h et 14h-18h (samedi : matin seulement)',
      'sat',
      ['09:00-12:00'],
    ],
    ['it', 'Orari: da lunedì a sabato 8-12 e 15-19. Giovedì solo la mattina.', 'thu', ['08:00-12:00']],
    [
      'es',
      'Horario: de lunes a viernes de 9 a 14 y de 17 a 20. Los viernes solo por la mañana.',
      'fri',
      ['09:00-14:00'],
    ],
    ['pt', 'Horário: segunda a sábado 9h–13h e 15h–19h. Sábado só de manhã.', 'sat', ['09:00-13:00']],
    [
      'nl',
      "Openingstijden: ma t/m vr 9–12 en 13–17 uur, woensdag alleen 's ochtends.",
      'wed',
      ['09:00-12:00'],
    ],
    ['pl', 'Godziny otwarcia: pn–pt 8–12 i 13–17, w piątek tylko rano', 'fri', ['08:00-12:00']],
    ['ro', 'Program: luni–vineri 9–13 și 14–18, miercuri doar dimineața', 'wed', ['09:00-13:00']],
    ['ja', '診療時間：月〜土 9:00〜12:00、15:00〜18:00（土曜は午前のみ）', 'sat', ['09:00-12:00']],
    // A list of days that are closed, with one that is so for half of it.
    ['ja', '診療時間 9:00〜12:00 15:00〜18:00 休診日 日曜 土曜は午前のみ', 'sat', ['09:00-12:00']],
    ['ja', '診療時間 9:00〜12:00 15:00〜18:00 休診日 日曜 土曜は午前のみ', 'sun', ['closed']],
    // With times of their own these hold, and where nothing is told of the day, nothing is made up.
    ['de', 'Öffnungszeiten: Mo–Do 8–18 Uhr, Freitag nur vormittags 8–11 Uhr', 'fri', ['08:00-11:00']],
    ['de', 'Öffnungszeiten: Mo–Fr 8–12 und 14–18 Uhr, Samstag nur vormittags', 'sat', []],
  ])('%s: %s on %s', (language, text, day, spans) => {
    expect(spansOn(text, language, day)).toEqual(spans);
  });
});

// What is closed behind such a day is a day of its own, and the day keeps the half that is named.
it.each<Row>([
  [
    'en',
    'Office hours: Mon–Fri 9–12 and 2–6 (Wednesday mornings only), Sunday closed',
    'wed',
    ['09:00-12:00'],
  ],
  [
    'de',
    'Öffnungszeiten: Mo–Fr 9–12, 14–18 Uhr (mittwochs nur vormittags), Samstag geschlossen',
    'wed',
    ['09:00-12:00'],
  ],
  [
    'fr',
    'Horaires : lun–ven 9h–12h, 14h–18h (mercredi matin uniquement), dimanche fermé',
    'wed',
    ['09:00-12:00'],
  ],
  ['es', 'Horario: L–V 9–14 y 16–20 (miércoles solo mañana), sábado cerrado', 'wed', ['09:00-14:00']],
  ['it', 'Orari: lun–ven 9–13, 15–19 (mercoledì solo mattina), domenica chiuso', 'wed', ['09:00-13:00']],
  ['pt', 'Horário: seg–sex 9h–13h, 14h–18h (quarta só de manhã), domingo fechado', 'wed', ['09:00-13:00']],
  [
    'nl',
    'Openingstijden: ma–vr 9–12, 13–17 uur (woensdag alleen ochtend), zondag gesloten',
    'wed',
    ['09:00-12:00'],
  ],
  [
    'pl',
    'Godziny otwarcia: pn–pt 9–12, 13–17 (środa tylko rano), niedziela nieczynne',
    'wed',
    ['09:00-12:00'],
  ],
  [
    'ro',
    'Program: luni–vineri 9–12, 13–17 (miercuri doar dimineața), duminică închis',
    'wed',
    ['09:00-12:00'],
  ],
  ['ja', '診療時間 9:00〜12:00、14:00〜18:00（水・土は午前中のみ）日曜休診', 'wed', ['09:00-12:00']],
  ['ja', '診療時間 9:00〜12:00、14:00〜18:00（水・土は午前中のみ）日曜休診', 'sat', ['09:00-12:00']],
  ['en', 'Office hours: 9–12, 2–6 (Wednesday mornings only). Closed Sunday.', 'wed', ['09:00-12:00']],
  ['ja', '営業時間 火・木・土のみ 10:00〜17:00', 'sat', ['10:00-17:00']],
  ['ja', '営業時間 10:00〜17:00 現金のみ 月曜定休', 'fri', ['10:00-17:00']],
])('%s: %s on %s', (language, text, day, spans) => {
  expect(spansOn(text, language, day)).toEqual(spans);
});
