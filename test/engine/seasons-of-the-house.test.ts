/** When the house is closed for a season, or on some days of a month, whoever asks or wishes hears it. */
import { describe, expect, it } from '@jest/globals';
import { labelDatesOf } from '../../engine/builtin/language/label-dates.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const march = { now: '2026-03-04T15:00:00Z' };

const inn = (language: string, lines: string, facts: ReturnType<typeof fact>[] = []) =>
  agentOf(
    knowledge(language, [fact('name', { text: 'Molino' }, 'Molino'), ...facts], pagesOf(lines)),
    'hotel',
    'Europe/Berlin',
  );

describe('out of the season that the site tells', () => {
  it.each([
    ['en', 'We are open from April to October.', 'Are you open now?', /^No\..*April to October/u],
    ['en', 'We are open from April to October.', 'Are you open in December?', /^No\..*April to October/u],
    ['en', 'We are open from April to October.', 'Are you closed in December?', /^Yes\..*April to October/u],
    ['en', 'We are open from April to October.', 'Are you open in May?', /^Yes\..*April to October/u],
    ['de', 'Wir haben von April bis Oktober geöffnet.', 'Haben Sie im Dezember geöffnet?', /^Nein\./u],
    ['es', 'El Molino está abierto de abril a octubre.', '¿Están abiertos ahora?', /^No\./u],
    ['fr', 'Le Molino est ouvert d’avril à octobre.', 'Vous êtes ouverts en décembre ?', /^Non\./u],
    ['it', 'Il Molino è aperto da aprile a ottobre.', 'Siete aperti adesso?', /^No\./u],
    ['pt', 'O Molino está aberto de abril a outubro.', 'Estão abertos em dezembro?', /^Não\./u],
    ['nl', 'Wij zijn open van april tot oktober.', 'Zijn jullie nu open?', /^Nee\./u],
  ])('%s: %s %s', async (language, line, asked, told) => {
    expect(await lastSaid(inn(language, line), [asked], march)).toMatch(told);
  });

  it('is told before a request begins', async () => {
    const agent = inn('en', 'We are open from April to October.');
    const [early, late] = ['March 10', 'May 10'].map((day) => `I'd like to book a room for ${day}`);
    expect(await lastSaid(agent, [early!], march)).toMatch(/April to October.*name/u);
    expect(await lastSaid(agent, [late!], march)).not.toContain('April to October');
  });

  it('is that of a part, where only a part is named', async () => {
    const agent = inn('en', 'The pool is open from June to September.');
    expect(await lastSaid(agent, ['Are you open now?'], march)).not.toMatch(/^No\./u);
  });
});

describe('a closing between holidays that move', () => {
  const open = hours([...days], '07:00', '23:00', '7-23');
  const label = 'season Columbus Day to May 1';
  const shut = hours([], null, null, 'Closed for the season Columbus Day to May 1', { closed: true, label });

  it('closes the house', async () => {
    const agent = inn('en', 'A motel.', [open, shut]);
    expect(await lastSaid(agent, ['Are you open now?'], march)).toMatch(/^No\./u);
    expect(await lastSaid(agent, ['Can I get a room for this weekend?'], march)).toContain('Columbus Day');
    expect(await lastSaid(agent, ['Are you open on July 10?'], march)).toMatch(/^Yes\./u);
  });

  it.each([
    ['en', 'Columbus Day to May 1', [2026, 10, 12], 'surely'],
    ['en', 'Columbus Day to May 1', [2026, 10, 11], 'never'],
    ['en', 'Memorial Day to Labor Day', [2027, 5, 31], 'surely'],
    ['en', 'Memorial Day to Labor Day', [2027, 9, 7], 'never'],
    ['de', 'Ostern bis Oktober', [2026, 4, 5], 'surely'],
    ['it', 'da Pasqua a ottobre', [2027, 3, 27], 'never'],
    ['fr', 'de Pâques à octobre', [2027, 3, 28], 'surely'],
  ] as const)('%s: %s', (language, told, [year, month, day], coverage) => {
    expect(labelDatesOf(language).coverage(told, { year, month, day })).toBe(coverage);
  });
});

describe('a day of the month by its name', () => {
  it.each([
    ['en', 'third', 18, 'surely'],
    ['en', 'third', 11, 'never'],
    ['en', 'first and third of the month', 4, 'surely'],
    ['en', 'last of the month', 25, 'surely'],
    ['en', 'every second', 11, 'untold'],
    ['en', 'first sitting', 4, 'untold'],
    ['en', 'one a month', 4, 'untold'],
    ['de', 'dritter im Monat', 18, 'surely'],
    ['de', 'jeden zweiten', 11, 'untold'],
    ['es', 'primer miércoles de mes', 4, 'surely'],
    ['fr', 'premier mercredi du mois', 11, 'never'],
    ['it', 'ultimo mercoledì del mese', 25, 'surely'],
    ['pt', 'terceira quarta-feira do mês', 18, 'surely'],
    ['nl', 'laatste woensdag van de maand', 18, 'never'],
    ['pl', 'pierwsza środa miesiąca', 4, 'surely'],
    ['ro', 'ultima miercuri din lună', 25, 'surely'],
    ['ja', '第3', 18, 'surely'],
    ['ja', '第1・第3', 11, 'never'],
  ] as const)('%s: %s on %d March', (language, label, day, coverage) => {
    expect(labelDatesOf(language).coverage(label, { year: 2026, month: 3, day })).toBe(coverage);
  });

  it('closes the house on that one alone', async () => {
    const agent = inn('ja', '美容室です。', [
      hours(['mon', 'wed', 'thu'], '10:00', '19:00', '10:00-19:00'),
      hours(['wed'], null, null, '第3水曜日', { closed: true, label: '第3' }),
    ]);
    expect(await lastSaid(agent, ['3月18日は休みですか'], march)).toMatch(/^はい/u);
    expect(await lastSaid(agent, ['3月11日は休みですか'], march)).toMatch(/^いいえ/u);
  });
});
