/** Days that are counted from today, and times before which it is asked whether it is open. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** A Wednesday afternoon in Berlin. */
const now = '2026-11-25T13:00:00Z';

const week = [
  hours(['mon', 'sun'], null, null, 'Mon, Sun –', { closed: true }),
  hours(['tue', 'wed', 'thu'], '09:00', '18:00', 'Tue–Thu 9–18'),
  hours(['fri'], '10:00', '17:00', 'Fri 10–17'),
  hours(['sat'], '10:00', '13:00', 'Sat 10–13'),
];

const ask = (language: string, text: string): Promise<string> =>
  lastSaid(agentOf(knowledge(language, week), 'general', 'Europe/Berlin'), [text], { now });

describe('days counted from today', () => {
  it.each([
    ['en', 'In two days, what time do you open?', /Friday.*10 am/],
    ['en', 'Three days from now, are you open?', /^Yes\..*Saturday/],
    ['en', 'Will you be open in 4 days?', /^No\..*Sunday/],
    ['de', 'Haben Sie in zwei Tagen auf?', /^Ja\..*Freitag/],
    ['es', '¿Abren dentro de dos días?', /viernes.*10/],
    ['fr', 'Dans trois jours, vous ouvrez à quelle heure ?', /samedi.*10/],
    ['it', 'Tra due giorni siete aperti?', /^Sì\..*venerdì/i],
    ['pt', 'Daqui a dois dias estão abertos?', /^Sim\..*sexta/i],
    ['nl', 'Zijn jullie over twee dagen open?', /^Ja\..*vrijdag/],
    ['pl', 'Czy za dwa dni jest otwarte?', /^Tak\..*piątek/],
    ['ro', 'Peste două zile sunteți deschiși?', /^Da\..*vineri/i],
    ['ja', '2日後は開いていますか？', /^はい。.*金曜日/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });

  it.each([
    ['en', 'Can it be repaired in two days?'],
    ['de', 'Ist der Anzug in zwei Tagen fertig?'],
    ['fr', 'Est-ce livré dans deux jours ?'],
  ])('are no days of opening where something is to be done by then: %s: %s', async (language, question) => {
    expect(await ask(language, question)).not.toMatch(/Friday|Freitag|vendredi/);
  });
});

describe('before a time', () => {
  it.each([
    ['en', 'Do you open before nine on Tuesday?', /^No\. .*9 am/],
    ['en', 'Do you open before ten on Tuesday?', /^Yes\. .*9 am/],
    ['en', 'Do you close before six on Thursday?', /^No\. .*6 pm/],
    ['en', 'Do you close before two on Saturday?', /^Yes\. .*1 pm/],
    ['en', 'Can I come before six on Thursday?', /^(?!No)/],
    ['de', 'Macht ihr dienstags vor neun auf?', /^Nein\. /],
    ['de', 'Haben Sie freitags um Viertel vor elf offen?', /^Ja\. /],
    ['es', '¿Abren antes de las nueve el martes?', /^No\. /],
    ['fr', 'Vous ouvrez avant 9 heures le mardi ?', /^Non\. /],
    ['it', 'Aprite prima delle nove il martedì?', /^No\. /],
    ['pt', 'Abrem antes das nove na terça?', /^Não\. /],
    ['nl', 'Gaan jullie dinsdag voor negen uur open?', /^Nee\. /],
    ['nl', 'Zijn jullie dinsdag om kwart voor tien open?', /^Ja\. /],
    ['pl', 'Czy we wtorek otwieracie przed 9?', /^Nie\. /],
    ['ro', 'Deschideți înainte de ora nouă marți?', /^Nu\. /],
    ['ja', '火曜日は9時前に開きますか？', /^いいえ。/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });
});
