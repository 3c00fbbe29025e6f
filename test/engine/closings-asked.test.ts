/** Asked on days that a sentence of closing names, and of hours where the site tells closed days or parts alone. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const ask = (body: string, question: string, language = 'en') =>
  askShop({ 'index.html': `<h1>Willow Shop</h1>${body}` }, question, language);

describe('days that a closing names', () => {
  const week = '<p>Tuesday to Friday 9am to 6pm, Saturday 9am to 4pm.</p>';
  const holidays = `${week}<p>We are closed on all bank holidays and from 23 December to 3 January.</p>`;
  const season =
    '<p>We are open from March until the end of October. We are closed in November, apart from St Martin’s weekend, and in February.</p>';
  it.each([
    [holidays, 'Are you open on Christmas Day?', /^No\. .*closed/],
    [holidays, 'Are you open on 2 January?', /^No\. .*closed/],
    [holidays, 'Are you open on 12 January?', /^Yes\. .*from 9 am/],
    [
      `${week}<p>We are closed on all bank holidays.</p>`,
      'Are you open on 1 January?',
      /^Our website says: We are closed on all bank holidays\.$/,
    ],
    [season, 'Are you open in February?', /^Our website says: We are closed in November/],
    [season, 'When are you closed?', /^Our website says: We are closed in November/],
    [
      `${week}<p>We are closed in November, except on the 11th of November.</p>`,
      'Are you open on 11 November?',
      /^Our website says: We are closed in November/,
    ],
    [
      `${week}<p>Closed between Christmas and New Year.</p>`,
      'Are you open on 29 December?',
      /^No\. .*closed/,
    ],
  ])('%s %s', async (body, question, expected) => {
    expect(await ask(body, question)).toMatch(expected);
  });

  it.each([
    [
      'de',
      'Dienstag bis Freitag 9–18 Uhr. Zwischen Weihnachten und Neujahr geschlossen.',
      'Haben Sie am 29. Dezember geöffnet?',
      /^Nein\./,
    ],
    [
      'fr',
      'Du mardi au vendredi de 9h à 18h. Fermé entre Noël et le Nouvel An.',
      'Êtes-vous ouverts le 29 décembre ?',
      /^Non\./,
    ],
    [
      'it',
      'Dal martedì al venerdì 9:00-18:00. Chiuso tra Natale e Capodanno.',
      'Siete aperti il 29 dicembre?',
      /^No\./,
    ],
  ])('%s: %s', async (language, text, question, expected) => {
    expect(await ask(`<p>${text}</p>`, question, language)).toMatch(expected);
  });
});

describe('where nothing but closed days or parts of the house is told', () => {
  it.each([
    [
      'en',
      'We are closed Monday and Tuesday.',
      'What are your hours?',
      /^Our website only says when we are closed: Monday to Tuesday\.$/,
    ],
    [
      'de',
      'Montag und Dienstag Ruhetag.',
      'Wie sind Ihre Öffnungszeiten?',
      /nur, wann wir geschlossen haben: Montag bis Dienstag\.$/,
    ],
    ['fr', 'Fermé lundi et mardi.', 'Quels sont vos horaires ?', /seulement quand nous sommes fermés : /],
    ['ja', '定休日：月曜日・火曜日', '営業時間は？', /お休みの日だけ/],
  ])('%s: %s', async (language, text, question, expected) => {
    expect(await ask(`<p>${text}</p>`, question, language)).toMatch(expected);
  });

  it.each([
    ['What are your hours?', /^Our hours are: Monday to Tuesday closed; Wednesday to Sunday from 5 pm/],
    ['Are you open on Sunday?', /^Yes\. On Sunday we are open from 5 pm/],
    ['Are you open on Thursday at noon?', /^On Thursday we are open from 5 pm/],
    ['Are you open on Thursday morning?', /^On Thursday we are open from 5 pm/],
  ])('dinner alone closes nothing at noon: %s', async (question, expected) => {
    const body =
      '<p>We serve dinner Wednesday through Sunday from 5 pm.</p><p>We are closed Monday and Tuesday.</p>';
    expect(await ask(body, question)).toMatch(expected);
  });

  it('a season comes before the hours of a part', async () => {
    const body = '<p>Open from February to November.</p><p>Check-in is from 3pm to 7pm.</p>';
    expect(await ask(body, 'When are you open?')).toMatch(/^Our website says: Open from February/);
  });

  it.each([
    [
      'en',
      'Things to do',
      'Tarnby Castle',
      'Tarnby Castle is open daily from 10am to 6pm.',
      'When are you open?',
    ],
    [
      'de',
      'Ausflugsziele',
      'Burg Tarnstein',
      'Die Burg Tarnstein ist täglich von 10 bis 18 Uhr geöffnet.',
      'Wann haben Sie geöffnet?',
    ],
  ])(
    '%s: the hours of a place around are not told as those of the house',
    async (language, around, name, open, question) => {
      const body = `<h2>${around}</h2><h3>${name}</h3><p>${open}</p>`;
      expect(await ask(body, question, language)).not.toMatch(/10/);
    },
  );
});

describe('a sentence on a day goes before the hours of its weekday', () => {
  it.each([
    [
      'en',
      'Mon–Sat 9am–6pm',
      'On Christmas Eve we close at 2pm.',
      'Are you open on Christmas Eve?',
      /^Our website says: On Christmas Eve/,
    ],
    [
      'de',
      'Mo–Sa 9–18 Uhr',
      'Am 24. und 31. Dezember ist nur vormittags geöffnet.',
      'Haben Sie am 31. Dezember geöffnet?',
      /^Auf unserer Website steht: Am 24\./,
    ],
    [
      'de',
      'Mo–Fr 9–17 Uhr',
      'Zwischen den Jahren haben wir geschlossen.',
      'Haben Sie am 29. Dezember offen?',
      /^Auf unserer Website steht: Zwischen den Jahren/,
    ],
    [
      'de',
      'Mo–Fr 9–17 Uhr',
      'Wegen Inventur bleibt das Haus am Freitag, den 27. März, geschlossen.',
      'Haben Sie am 20. März geöffnet?',
      /^Ja\. /,
    ],
    [
      'ja',
      '月〜金 9:00〜17:00',
      '年末年始は休業いたします。',
      '12月31日は営業していますか？',
      /^ウェブサイトにはこうあります。年末年始は休業いたします。$/,
    ],
    ['ja', '月〜金 9:00〜17:00', '年末年始は休業いたします。', '12月10日は営業していますか？', /^はい。/],
  ])('%s: %s %s %s', async (language, week, notice, question, expected) => {
    expect(await ask(`<p>${week}</p><p>${notice}</p>`, question, language)).toMatch(expected);
  });

  it('hours of one date open no other day', async () => {
    const body =
      '<p>Lunedì–sabato 9:00–18:00</p><p>Apertura straordinaria domenica 29 marzo dalle 10:00 alle 18:00.</p>';
    expect(await ask(body, 'Siete aperti domenica?', 'it')).not.toMatch(/^Sì/);
    expect(await ask(body, 'Siete aperti domenica 29 marzo?', 'it')).toMatch(/^Sì/);
  });
});

describe('holidays by name, where the site closes by date', () => {
  const shop = '<p>Lunedì–venerdì 9–18</p><p>Chiusi il 25 e 26 dicembre e il 1° gennaio.</p>';
  it.each([
    ['A Natale siete aperti?', 'Venerdì 25 dicembre'],
    ['A Santo Stefano siete aperti?', 'Sabato 26 dicembre'],
    ['Siete aperti a Capodanno?', 'Venerdì 1 gennaio'],
  ])('it: %s', async (question, day) => {
    expect(await ask(shop, question, 'it')).toContain(`No. ${day}`);
  });
});
