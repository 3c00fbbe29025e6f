/** Questions about opening that name no day: which are closed, every day, when it opens again, over lunch, holidays in general. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** A Wednesday at half past one in Berlin, between the two halves of the day. */
const noon = '2026-11-25T12:30:00Z';

const week = [
  hours(['mon'], null, null, 'Mon –', { closed: true }),
  hours(['tue', 'wed', 'thu', 'sat'], '09:00', '12:00', '9–12'),
  hours(['tue', 'wed', 'thu'], '15:00', '18:00', '15–18'),
  hours(['fri'], '17:00', '01:00', 'Fri 17–1'),
  hours(['sun'], '10:00', '14:00', 'Sun 10–2'),
];

const ask = (language: string, text: string, facts: Fact[] = week, now = noon): Promise<string> =>
  lastSaid(agentOf(knowledge(language, facts), 'general', 'Europe/Berlin'), [text], { now });

describe('when it opens next', () => {
  it.each([
    ['en', 'When do you open again?', /^Today, Wednesday, we open at 3 pm\.$/],
    ['en', 'When are you next open?', /^Today, Wednesday, we open at 3 pm\.$/],
    ['de', 'Wann machen Sie wieder auf?', /^Heute, Mittwoch, öffnen wir um 15 Uhr\.$/],
    ['es', '¿Cuándo vuelven a abrir?', /^Hoy, miércoles, abrimos a las 15:00\.$/],
    ['fr', 'Quand rouvrez-vous ?', /^Aujourd’hui, mercredi, nous ouvrons à 15 h\.$/],
    ['it', 'Quando riaprite?', /^Oggi, mercoledì, .*15:00\.$/],
    ['pt', 'Quando voltam a abrir?', /^Hoje, quarta-feira, abrimos às 15:00\.$/],
    ['nl', 'Wanneer gaan jullie weer open?', /^Vandaag, woensdag, .*15 uur/],
    ['pl', 'Kiedy znowu otwieracie?', /^Dziś, w środę, otwieramy o 15:00\.$/],
    ['ro', 'Când deschideți din nou?', /^Azi, miercuri, .*15:00\.$/],
    ['ja', '次はいつ開きますか？', /^今日、水曜日は15時に開きます。$/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });

  it('is another day where this one is over, and now where it is open', async () => {
    expect(await ask('en', 'When do you open again?', week, '2026-11-29T16:00:00Z')).toMatch(
      /^On Tuesday, December 1,? we open/,
    );
    expect(await ask('en', 'When do you open again?', week, '2026-11-25T08:30:00Z')).toBe(
      'We are open now, until noon.',
    );
  });

  it('is not told where a day before it is unknown', async () => {
    const gap = [
      hours(['mon', 'tue', 'wed'], '09:00', '12:00', 'Mon–Wed 9–12'),
      hours(['fri'], '09:00', '12:00', 'Fri'),
    ];
    expect(await ask('en', 'When do you open again?', gap)).toMatch(/^Our hours are:/);
  });
});

describe('which days are closed', () => {
  it.each([
    ['en', 'Which day are you closed?', 'On Monday we are closed.'],
    ['en', 'What days do you close?', 'On Monday we are closed.'],
    ['de', 'An welchem Tag ist Ruhetag?', 'Am Montag haben wir geschlossen.'],
    ['es', '¿Qué día cierran?', 'El lunes está cerrado.'],
    ['fr', 'Quel est votre jour de fermeture ?', 'Le lundi nous sommes fermés.'],
    ['it', 'Qual è il giorno di chiusura?', 'Lunedì siamo chiusi.'],
    ['ja', '定休日はいつですか？', '月曜日はお休みです。'],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toBe(expected);
  });

  it('are not told where the site says it of none', async () => {
    const facts = [hours(['tue', 'wed'], '09:00', '12:00', 'Tue, Wed 9–12')];
    expect(await ask('en', 'Which day are you closed?', facts)).toMatch(
      /^Our hours are: Tuesday to Wednesday/,
    );
  });
});

describe('whether every day', () => {
  it.each([
    ['en', 'Are you open every day?', /^No\. Our hours are: Monday closed/],
    ['en', 'Are you open seven days a week?', /^No\. /],
    ['de', 'Haben Sie jeden Tag offen?', /^Nein\. /],
    ['es', '¿Abren todos los días?', /^No\. /],
    ['fr', 'Êtes-vous ouverts tous les jours ?', /^Non\. /],
    ['pt', 'Abrem todos os dias?', /^Não\. /],
    ['pl', 'Czy jest otwarte codziennie?', /^Nie\. /],
    ['ro', 'Sunteți deschiși în fiecare zi?', /^Nu\. /],
    ['ja', '毎日営業していますか？', /^いいえ。/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });

  it('is no yes or no where a day is unknown or by appointment', async () => {
    const facts = [
      hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '12:00', 'Mon–Fri 9–12'),
      hours(['sat', 'sun'], null, null, 'weekends by appointment', { label: 'by appointment' }),
    ];
    expect(await ask('en', 'Are you open every day?', facts)).toMatch(/^Our hours are:/);
    expect(await ask('en', 'Are you open every day?', facts.slice(0, 1))).toMatch(/^Our hours are:/);
  });
});

describe('the weekend', () => {
  it.each([
    ['pt', 'Abrem ao fim de semana?', /Sábado.*Domingo/],
    ['es', '¿Abren el fin de semana?', /sábado.*domingo/],
    ['pt', 'Abrem aos dias de semana?', /terça-feira/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });
});

describe('the middle of the day', () => {
  it.each([
    ['en', 'Are you open over lunch?', /^Today, Wednesday, .*noon.*3 pm to 6 pm/],
    ['de', 'Haben Sie mittags offen?', /^Heute, Mittwoch, .*12 Uhr.*15/],
    ['es', '¿Abren a mediodía?', /^Hoy, miércoles, /],
    ['it', 'Siete aperti a pranzo?', /^Oggi, mercoledì, /],
    ['pt', 'Estão abertos à hora de almoço?', /^Hoje, quarta-feira, /],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });
});

describe('holidays in general', () => {
  const special = [
    ...week,
    hours([], '10:00', '14:00', 'Public holidays: 10–2', { label: 'Public holidays' }),
  ];
  it.each([
    ['Do you open on bank holidays?', /Public holidays: 10–2/],
    ['Are you open on bank holiday Monday?', /Public holidays: 10–2/],
    ['Are you open in the summer holidays?', /^I don’t know/],
  ])('%s', async (question, expected) => {
    expect(await ask('en', question, special)).toMatch(expected);
  });
});

describe('the night that began yesterday', () => {
  it.each(['Until when are you open tonight?', 'When do you close today?'])('%s', async (question) => {
    expect(await ask('en', question, week, '2026-11-27T23:30:00Z')).toBe('We are open now, until 1 am.');
  });
});

it('names the part that is open now', async () => {
  const facts = [...week, hours(['wed'], '12:00', '14:00', 'Kitchen: Wed 12–2', { label: 'Kitchen' })];
  expect(await ask('en', 'Is the kitchen open now?', facts)).toBe(
    'Yes. We are open now, until 2 pm (Kitchen).',
  );
});

describe('whether it is open for a half of a day', () => {
  it.each([
    ['en', 'Are you open on Saturday afternoon?', /^No\. On Saturday we are open from 9 am to noon\.$/],
    ['en', 'Are you open Friday morning?', /^No\. On Friday/],
    ['en', 'Are you closed on Saturday afternoon?', /^Yes\. On Saturday/],
    ['de', 'Haben Sie am Samstagnachmittag auf?', /^Nein\. Am Samstag/],
    ['es', '¿Abren el viernes por la mañana?', /^No\. El viernes/],
    ['fr', 'Êtes-vous ouverts le samedi après-midi ?', /^Non\. /],
    ['it', 'Siete aperti il sabato pomeriggio?', /^No\. /],
    ['pt', 'Estão abertos no sábado à tarde?', /^Não\. /],
    ['nl', 'Zijn jullie zaterdagmiddag open?', /^Nee\. /],
    ['pl', 'Czy w sobotę po południu jest otwarte?', /^Nie\. /],
    ['ro', 'Sunteți deschiși sâmbătă după-amiaza?', /^Nu\. /],
    ['ja', '土曜日の午後は開いていますか？', /^いいえ/],
    // Hours in the half that is asked about say more than yes.
    ['en', 'Are you open on Tuesday afternoon?', /^On Tuesday we are open from 9 am/],
    ['en', 'Are you open on Saturday morning or afternoon?', /^On Saturday we are open/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });
});
