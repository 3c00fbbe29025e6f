import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** A Wednesday afternoon in Berlin. */
const afternoon = '2026-11-25T13:00:00Z';

const week = [
  hours(['mon'], null, null, 'Mon –', { closed: true }),
  hours(['tue', 'wed', 'thu'], '10:00', '18:00', 'Tue–Thu 10–18'),
  hours(['fri'], '17:00', '01:00', 'Fri 17–1'),
];

const ask = (language: string, text: string, special: Fact[] = [], now = afternoon): Promise<string> =>
  lastSaid(agentOf(knowledge(language, [...week, ...special]), 'general', 'Europe/Berlin'), [text], { now });

const closed = (label: string): Fact => hours([], null, null, `! ${label} !`, { closed: true, label });

describe('whether it is closed', () => {
  it.each([
    ['en', 'Are you closed on Monday?', /^Yes\. On Monday we are closed/],
    ['en', 'Are you closed on Wednesday?', /^No\. On Wednesday we are open from 10 am/],
    ['en', 'Are you closed now?', /^No\. We are open now, until 6 pm/],
    ['en', 'Are you open or closed on Monday?', /^On Monday we are closed/],
    ['de', 'Sind Sie am Montag geschlossen?', /^Ja\. Am Montag haben wir geschlossen/],
    ['de', 'Habt ihr am Mittwoch zu?', /^Nein\. Am Mittwoch haben wir von 10/],
    ['de', 'Haben Sie am Mittwoch auf?', /^Ja\. Am Mittwoch/],
    ['es', '¿Están cerrados el lunes?', /^Sí\. El lunes está cerrado/],
    ['es', '¿Están cerrados ahora?', /^No\. Ahora está abierto/],
    ['fr', 'Êtes-vous fermés le lundi ?', /^Oui\. Le lundi nous sommes fermés/],
    ['fr', 'Vous êtes fermés mercredi ?', /^Non\. .*de 10 h/],
    ['it', 'Siete chiusi il lunedì?', /^Sì\. .*siamo chiusi/],
    ['pt', 'Estão fechados na quarta-feira?', /^Não\. .*das 10/],
    ['nl', 'Zijn jullie maandag dicht?', /^Ja\. .*zijn we gesloten/],
    ['pl', 'Czy w poniedziałek jest zamknięte?', /^Tak\. .*zamknięte/],
    ['ro', 'Sunteți închiși luni?', /^Da\. .*închis/],
    ['ja', '月曜日はお休みですか？', /^はい。 .*お休みです/],
    ['ja', '水曜日は閉まっていますか？', /^いいえ。 .*10時/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });
});

describe('the night that ends a day', () => {
  it.each([
    ['en', 'Are you open Friday at midnight?', /^Yes\. On Friday/],
    ['en', 'Are you open until midnight on Friday?', /^Yes\. On Friday/],
    ['en', 'Are you open at 12 am on Friday?', /^Yes\. On Friday/],
    ['en', 'Are you open on Friday at 1 am?', /^On Friday we close at 1 am\.$/],
    ['en', 'Are you open until 1 am on Friday?', /^Yes\. On Friday/],
    ['en', 'Are you open on Friday at 2 am?', /^No\. On Friday/],
    ['en', 'Are you open on Wednesday at midnight?', /^No\. On Wednesday/],
    ['de', 'Haben Sie am Freitag um 0:30 Uhr auf?', /^Ja\. Am Freitag/],
    ['fr', 'Vous êtes ouverts vendredi à minuit ?', /^Oui\./],
    ['es', '¿Está abierto el viernes a medianoche?', /^Sí\./],
    ['pl', 'Czy w piątek o północy jest otwarte?', /^Tak\./],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });
});

describe('whether it opens or closes at a time', () => {
  it.each([
    ['en', 'Do you open at 9 on Thursday?', /^No\. On Thursday we open at 10 am\.$/],
    ['en', 'Do you close at 6 on Thursday?', /^Yes\. On Thursday we close at 6 pm\.$/],
    ['en', 'Are you open until 6 on Thursday?', /^Yes\. On Thursday we are open from 10 am to 6 pm\.$/],
    ['de', 'Öffnen Sie am Donnerstag um 10 Uhr?', /^Ja\. Am Donnerstag öffnen wir um 10 Uhr\.$/],
    ['it', 'Chiudete alle 19 il giovedì?', /^No\. .*chiudiamo alle 18/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toMatch(expected);
  });

  const office = [hours(['mon', 'tue', 'wed', 'thu', 'fri'], '10:00', '18:00', 'Mo–Fr 10–18')];
  it.each([
    ['en', 'Do you open at 9 on weekdays?', /^No\. Monday to Friday we open at 10 am\.$/],
    ['de', 'Haben Sie unter der Woche um 17 Uhr auf?', /^Ja\. Montag bis Freitag haben wir/],
    ['es', '¿Abren entre semana?', /^Sí\. De lunes a viernes/],
    ['nl', 'Zijn jullie op werkdagen open?', /^Ja\. Maandag tot en met vrijdag/i],
    ['ja', '平日は開いていますか？', /^はい。 月曜日から金曜日/],
  ])('joins the days of the week: %s: %s', async (language, question, expected) => {
    const agent = agentOf(knowledge(language, office), 'general', 'Europe/Berlin');
    expect(await lastSaid(agent, [question], { now: afternoon })).toMatch(expected);
  });
});

describe('closings and special hours by date', () => {
  it.each([
    ['en', 'December 24', 'Are you open on December 24?', /^No\. On Thursday, December 24 we are closed/],
    ['en', 'December 24 and 25', 'Are you open on December 25?', /^No\. On Friday, December 25/],
    ['en', 'Dec 24 - Dec 26', 'Are you closed on the 25th of December?', /^Yes\. On Friday, December 25/],
    [
      'en',
      'December 23 to January 2',
      'Are you open on January 1?',
      /^No\. On Friday, January 1 we are closed/,
    ],
    ['en', '12/24', 'Are you open on Christmas Eve?', /^No\. On Thursday, December 24/],
    ['en', 'Christmas Day', 'Are you open on December 25?', /^No\. On Friday, December 25/],
    [
      'de',
      '24. und 25. Dezember',
      'Haben Sie am 25. Dezember geöffnet?',
      /^Nein\. .*25\. Dezember.*geschlossen/,
    ],
    ['de', '23.12. bis 2.1.', 'Haben Sie an Silvester offen?', /^Nein\. .*31\. Dezember.*geschlossen/],
    ['de', '1.–15. August', 'Haben Sie am 10. August offen?', /^Nein\. .*geschlossen/],
    ['fr', '24 et le 25 décembre', 'Êtes-vous ouverts le 24 décembre ?', /^Non\. .*24 décembre.*fermés/],
    ['es', 'vacaciones del 1 al 15 de agosto', '¿Abren el 4 de agosto?', /cerrado/],
    ['it', '25 dicembre e il 1° gennaio', 'Siete aperti il 1 gennaio?', /^No\. .*chiusi/],
    ['pt', '24 e 25 de dezembro', 'Estão abertos no dia 24 de dezembro?', /^Não\. .*fechados/],
    ['nl', '23 december tot en met 2 januari', 'Zijn jullie open op 30 december?', /^Nee\. .*gesloten/],
    ['pl', '24 i 25 grudnia', 'Czy 24 grudnia jest otwarte?', /^Nie\. .*zamknięte/],
    ['ro', '25 și 26 decembrie', 'Sunteți deschiși pe 25 decembrie?', /^Nu\. .*închis/],
    ['ja', '12月29日～1月3日', '12月31日は営業していますか？', /^いいえ。 .*お休みです/],
    ['en', 'until January 7', 'Are you open on January 5?', /^No\. On Tuesday, January 5 we are closed/],
  ])('%s: "%s": %s', async (language, label, question, expected) => {
    expect(await ask(language, question, [closed(label)])).toMatch(expected);
  });

  it.each([
    [
      'Are you open on December 30?',
      'December 24 and 25',
      /^Yes\. On Wednesday, December 30 we are open from 10/,
    ],
    ['Are you open on Thursday?', 'December 24', /^Yes\. On Thursday we are open/],
  ])('leaves other days alone: %s', async (question, label, expected) => {
    expect(await ask('en', question, [closed(label)])).toMatch(expected);
  });

  it('counts for now, for a weekday that falls on it, and beside the week', async () => {
    const today = [closed('November 25')];
    expect(await ask('en', 'Are you open now?', today)).toBe(
      'No. We are closed right now. Today, Wednesday, we are closed.',
    );
    expect(await ask('en', 'Are you open on Wednesday?', today)).toMatch(
      /^No\. On Wednesday, November 25 we are closed/,
    );
    expect(await ask('en', 'What are your hours?', today)).toMatch(/Our website says: ! November 25 !/);
    expect(await ask('en', 'What are your hours?', [closed('July 4')])).not.toMatch(/July/);
  });

  it('tells special hours instead of those of the weekday', async () => {
    const eve = [hours([], '10:00', '14:00', 'Dec 24: 10–2', { label: 'Dec 24' })];
    expect(await ask('en', 'Are you open on December 24?', eve)).toBe(
      'Yes. On Thursday, December 24 we are open from 10 am to 2 pm.',
    );
    expect(await ask('en', 'Are you open on December 24 at 4 pm?', eve)).toMatch(/^No\. .*10 am to 2 pm/);
  });

  it('says both openly where a season may be meant, and what is said of holidays', async () => {
    const summer = [hours(['tue'], '08:00', '20:00', 'Summer: Tue 8–20', { label: 'Summer' })];
    expect(await ask('en', 'Are you open on July 6?', summer, '2027-07-01T10:00:00Z')).toMatch(
      /^On Tuesday, July 6 we are open from 10 am to 6 pm\. Our website says: Summer: Tue 8–20/,
    );
    const winter = [hours([], null, null, 'We close for winter.', { closed: true, label: 'winter' })];
    expect(await ask('en', 'Are you open on January 12?', winter, '2027-01-07T10:00:00Z')).toMatch(
      /^Our website says: We close for winter\. I only see our general opening hours on the website\. On Tuesday, January 12 we are open/,
    );
    expect(await ask('en', 'Are you open on January 1?', [closed('public holidays')])).toBe(
      'Our website says: ! public holidays !',
    );
  });

  it('does not take the dates of a part, or of years, for those of the house', async () => {
    const terrace = [hours(['wed'], '12:00', '20:00', 'Terrace', { label: 'Terrace, May to September' })];
    expect(await ask('en', 'Are you open on Wednesday?', terrace, '2027-06-01T10:00:00Z')).toBe(
      'Yes. On Wednesday we are open from 10 am to 6 pm.',
    );
    const always = [hours(['wed'], '11:00', '12:00', '11–12', { label: '2026-01-01 – 2026-12-31' })];
    expect(await ask('en', 'Are you open on Wednesday?', always)).toMatch(/10 am to 6 pm/);
  });

  it.each([
    ['en', 'public holidays', 'Are you open on Good Friday?'],
    ['en', 'public holidays', 'Are you open on Easter Monday?'],
    ['de', 'Feiertage', 'Haben Sie am Karfreitag offen?'],
    ['es', 'festivos', '¿Abren el Viernes Santo?'],
    ['pt', 'feriados', 'Estão abertos na Sexta-feira Santa?'],
  ])('%s: a holiday has no hours of its weekday: %s', async (language, label, question) => {
    expect(await ask(language, question)).not.toMatch(/17|18|5 pm|10/);
    expect(await ask(language, question, [closed(label)])).toContain(`! ${label} !`);
  });

  it.each([
    ['{"opens":"08:00","closes":"12:00","dayOfWeek":["Sunday"]}', /from 8 am to noon|from 8 am to 12/],
    ['"Su 08:00-12:00"', /from 8 am to noon|from 8 am to 12/],
  ])('says in words what only markup states: %s', async (quote, expected) => {
    const sunday = [
      hours(['sun'], '08:00', '12:00', quote),
      hours(['sun'], null, null, 'Sunday closed', { closed: true }),
    ];
    const said = await ask('en', 'Are you open on Sunday?', sunday);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/["{]/);
  });

  it('gives no yes for a holiday of which the site says nothing', async () => {
    expect(await ask('en', 'Are you open on January 1?')).toMatch(/^I only see our general opening hours/);
  });
});

describe('the break in the middle of the day', () => {
  const broken = [
    hours(['wed'], '09:00', '13:00', 'Wed 9–13'),
    hours(['wed'], '15:00', '19:00', 'Wed 15–19'),
  ];
  it.each([
    ['en', 'When do you open again after lunch?', /^Today, Wednesday, .*9 am to 1 pm and from 3 pm to 7 pm/],
    ['en', 'Are you closed for lunch?', /9 am to 1 pm and from 3 pm/],
    ['es', '¿A qué hora vuelven a abrir después de comer?', /9:00 a 13:00 y de 15:00 a 19:00/],
    ['fr', 'À quelle heure vous rouvrez après le déjeuner ?', /9 h à 13 h et de 15 h à 19 h/],
    ['it', 'Chiudete per pranzo?', /9:00 alle 13:00 e dalle 15:00/],
  ])('%s: %s', async (language, question, expected) => {
    const agent = agentOf(knowledge(language, broken), 'general', 'Europe/Berlin');
    expect(await lastSaid(agent, [question], { now: afternoon })).toMatch(expected);
  });
});

describe('hours of two places', () => {
  const places: Record<string, [open: string, closed: string]> = {
    en: ['Oakham', 'Ferry Lane'],
    de: ['Altstadt', 'Hafen'],
  };
  const known = (language: string) => {
    const [open, closed] = places[language]!;
    const facts = [
      hours(['sat'], '09:00', '13:00', 'Sat 9–1', { label: open }),
      hours(['sat'], null, null, 'Sat closed', { label: closed, closed: true }),
    ];
    return knowledge(language, facts);
  };
  it.each([
    ['en', 'Is the Ferry Lane branch open on Saturday?', /^No\..*closed \(Ferry Lane\)\./],
    ['en', 'Is Oakham open on Saturday?', /^Yes\..*9 am.*\(Oakham\)/],
    ['de', 'Haben Sie im Hafen am Samstag geöffnet?', /^Nein\..*geschlossen \(Hafen\)\./],
  ])('%s: %s', async (language, question, expected) => {
    const agent = {
      ...agentOf(known(language), 'general', 'Europe/London'),
      businessName: places[language]!.join(' & '),
    };
    expect(await lastSaid(agent, [question])).toMatch(expected);
  });
});

describe('a month that is asked for by its name', () => {
  const seasons: Record<string, [summer: string, winter: string, months: string]> = {
    en: ['Summer (June to September)', 'Winter', 'November to March'],
    de: ['Sommer (Juni bis September)', 'Winter', 'November bis März'],
    es: ['Verano (1 jun - 30 sep)', 'Invierno', 'noviembre a marzo'],
    fr: ['Été (juin à septembre)', 'Hiver', 'novembre à mars'],
    it: ['Estate (giugno - settembre)', 'Inverno', 'novembre a marzo'],
    pt: ['Verão (junho a setembro)', 'Inverno', 'novembro a março'],
    nl: ['Zomer (juni t/m september)', 'Winter', 'november t/m maart'],
    pl: ['Lato (czerwiec - wrzesień)', 'Zima', 'listopad - marzec'],
    ro: ['Vara (iunie - septembrie)', 'Iarna', 'noiembrie - martie'],
  };
  const askOf = (language: string, text: string): Promise<string> => {
    const [summer, winter, months] = seasons[language]!;
    const facts = [
      hours(['mon', 'tue'], '07:00', '20:00', '7–20', { label: summer }),
      hours(['mon', 'tue'], '11:00', '15:00', '11–15', { label: winter }),
      hours([], null, null, `! ${months} !`, { closed: true, label: months }),
    ];
    const agent = agentOf(knowledge(language, facts), 'general', 'Europe/Berlin');
    return lastSaid(agent, [text], { now: afternoon });
  };

  it.each([
    ['en', 'What are your hours in July?'],
    ['en', 'When are you open in August?'],
    ['de', 'Wie sind die Öffnungszeiten im Juli?'],
    ['es', '¿Cuál es el horario en julio?'],
    ['fr', 'Quels sont vos horaires en juillet ?'],
    ['it', 'Quali sono gli orari a luglio?'],
    ['pt', 'Qual é o horário em julho?'],
    ['nl', 'Wat zijn de openingstijden in juli?'],
    ['pl', 'Jakie są godziny otwarcia w lipcu?'],
    ['ro', 'Care este programul în iulie?'],
  ])('%s: the hours of its season alone: %s', async (language, question) => {
    const said = await askOf(language, question);
    expect(said).toContain(seasons[language]![0]);
    expect(said).not.toContain(seasons[language]![1]);
    expect(said).not.toContain(seasons[language]![2]);
  });

  it.each([
    ['en', 'Are you open in December?'],
    ['de', 'Haben Sie im Dezember geöffnet?'],
    ['fr', 'Êtes-vous ouverts en décembre ?'],
    ['es', '¿Abren en diciembre?'],
  ])(
    '%s: that it is closed then, beside hours of a season that has no dates: %s',
    async (language, question) => {
      expect(await askOf(language, question)).toContain(seasons[language]![2]);
    },
  );

  it('tells all hours where no season is of it', async () => {
    expect(await askOf('en', 'What are your hours in October?')).toContain('Winter');
  });
});

describe('what only a condition opens', () => {
  const first = 'Every first Sunday of the month, by appointment';
  const sunday = [hours(['sun'], null, null, first, { label: first })];

  it('is told in the words of the site, without yes or no', async () => {
    expect(await ask('en', 'Are you open on Sunday?', sunday)).toBe(`Our website says: ${first}`);
  });
});

it('when it opens, asked when it has closed for the day, is on the next day', async () => {
  const evening = '2026-11-25T19:00:00Z';
  const agent = agentOf(knowledge('en', week), 'general', 'Europe/Berlin');
  expect(await lastSaid(agent, ['Are you open today?', 'When do you open?'], { now: evening })).toMatch(
    /Thursday.* 10 am/,
  );
});
