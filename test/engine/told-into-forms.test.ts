/** What callers tell into a request: another service, an allergy, a wish with its yes, a question, and that they are leaving. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid, play, tableWishes } from './converse.ts';

const number = '0117 496 0111';
const restaurant = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');
const name = (language: string): string => (language === 'ja' ? '松本です' : 'Ann Marsh');

describe('another service', () => {
  const cases: [string, string, string, string, string][] = [
    ['en', 'Haircut', 'Beard trim', 'I would like a haircut on Friday at 10', 'and the beard trim as well'],
    [
      'de',
      'Haarschnitt',
      'Bartpflege',
      'Ich möchte einen Haarschnitt am Freitag um 10',
      'Die Bartpflege auch',
    ],
    ['es', 'Corte', 'Barba', 'Quiero reservar un corte el viernes a las 10', 'y también la barba'],
    ['fr', 'Coupe', 'Barbe', 'Je voudrais réserver une coupe vendredi à 10 h', 'et la barbe aussi'],
    ['it', 'Taglio', 'Barba', 'Vorrei prenotare un taglio venerdì alle 10', 'Anche la barba'],
    ['pt', 'Corte', 'Barba', 'Queria marcar um corte na sexta às 10', 'e a barba também'],
    [
      'nl',
      'Knippen',
      'Baard',
      'Ik wil knippen afspreken, een afspraak op vrijdag om 10 uur',
      'en ook de baard',
    ],
    ['pl', 'Strzyżenie', 'Broda', 'Chcę umówić wizytę na strzyżenie w piątek o 10', 'i broda też'],
    ['ro', 'Tuns', 'Barbă', 'Vreau o programare la tuns vineri la 10', 'și barbă'],
    ['ja', 'カット', 'カラー', '金曜日の10時にカットを予約したいです', 'カラーもお願いします'],
  ];
  const salon = (language: string, first: string, second: string) =>
    agentOf(
      knowledge(language, [service(first, '30', 30), service(second, '15', 15)]),
      'salon',
      'Europe/London',
    );

  it.each(cases)('is wanted beside the first, %s', async (language, first, second, wish, more) => {
    const label = phrasesFor(language).slots['service']!.label;
    const both = new RegExp(`${label}: [^;、]*${first}, ${second}`, 'iu');
    const agent = salon(language, first, second);
    // Where the name, the number and the yes are asked for.
    expect(await lastSaid(agent, [wish, more, name(language), number])).toMatch(both);
    expect(await lastSaid(agent, [wish, name(language), more, number])).toMatch(both);
    expect(await lastSaid(agent, [wish, name(language), number, more])).toMatch(both);
    expect(await lastSaid(agent, [wish, name(language), number, more, more])).toMatch(both);
  });

  it.each(['no, a perm', 'Sorry, I meant the perm'])('or in its place: %s', async (said) => {
    const wish = 'I would like a haircut on Friday at 10';
    const text = await lastSaid(salon('en', 'Haircut', 'Perm'), [wish, 'Ann Marsh', number, said]);
    expect(text).toMatch(/service: perm;/i);
  });
});

describe('an allergy is never lost', () => {
  const told: [string, string][] = [
    ['en', 'One of us is allergic to nuts'],
    ['de', 'Einer von uns ist gegen Nüsse allergisch'],
    ['de', 'Ich habe eine Erdnussallergie'],
    ['es', 'Uno de nosotros es alérgico a los frutos secos'],
    ['fr', 'L’un de nous est allergique aux noix'],
    ['it', 'Uno di noi è allergico alle noci'],
    ['pt', 'Um de nós é alérgico a nozes'],
    ['nl', 'Een van ons is allergisch voor noten'],
    ['pl', 'Jedno z nas ma alergię na orzechy'],
    ['ro', 'Unul dintre noi este alergic la nuci'],
    ['ja', '一人はナッツアレルギーです'],
  ];
  it.each(told)('%s: %s', async (language, allergy) => {
    const agent = restaurant(language);
    const begun = tableWishes[language]!;
    const kept = allergy.replace('です', '');
    expect(await lastSaid(agent, [begun, allergy, name(language), number])).toContain(kept);
    expect(await lastSaid(agent, [begun, name(language), number, allergy])).toContain(kept);
  });

  it('whatever is told beside it', async () => {
    const said = [tableWishes['en']!, 'Ann Marsh, and by the way one of us is allergic to nuts', number];
    expect(await lastSaid(restaurant('en'), said)).toMatch(/name: Ann Marsh;.*allergic to nuts/);
  });

  it('a question about it is none', async () => {
    const said = [tableWishes['en']!, 'Ann Marsh', 'Do you cater for a nut allergy?', number];
    expect(await lastSaid(restaurant('en'), said)).not.toContain('allergy');
  });
});

describe('what was read out', () => {
  const said = [tableWishes['en']!, 'Ann Marsh', number];
  it('is not read out again behind an answer', async () => {
    const text = await lastSaid(restaurant('en'), [...said, 'do you have a smoking area?']);
    expect(text).toMatch(/does not say\. Is that right\?$/);
  });

  it('is read out again with what was wished for beside the yes', async () => {
    const text = await lastSaid(restaurant('en'), [...said, 'Yes, and can we sit by the window?']);
    expect(text).toMatch(/special wishes: can we sit by the window\. Is that right\?$/);
  });

  it('is not agreed to by a question', async () => {
    expect(await lastSaid(restaurant('en'), [...said, 'Alright, is that everything?'])).toBe(
      'Is that right?',
    );
    expect(await lastSaid(restaurant('en'), [...said, 'Alright, that is everything.'])).toMatch(/noted/);
  });
});

describe('a goodbye', () => {
  const byes: [string, string][] = [
    ['en', 'Thanks, bye'],
    ['de', 'Tschau'],
    ['de', 'Danke, Wiederhören'],
    ['es', 'Gracias, adiós'],
    ['fr', 'Merci, au revoir'],
    ['it', 'Ok ciao'],
    ['pt', 'Obrigada, tchau'],
    ['nl', 'Bedankt, tot ziens'],
    ['pl', 'Dziękuję, do widzenia'],
    ['ro', 'Mulțumesc, la revedere'],
    ['ja', '失礼します'],
  ];
  it.each(byes)('is no name, and without a number it is told what follows, %s: %s', async (language, bye) => {
    const { noNumber } = wordsFor(language).say;
    const { ask } = phrasesFor(language).slots['phone_number']!;
    expect(await lastSaid(restaurant(language), [tableWishes[language]!, bye])).toBe(`${noNumber} ${ask}`);
  });

  it.each(byes)(
    'to what was read out is told that it is noted, and answered, %s: %s',
    async (language, bye) => {
      const { noted, goodbye } = wordsFor(language).say;
      const text = await lastSaid(restaurant(language), [
        tableWishes[language]!,
        name(language),
        number,
        bye,
      ]);
      expect(text.endsWith(goodbye)).toBe(true);
      expect(noted.startsWith(text.slice(0, -goodbye.length - 1))).toBe(true);
      expect(text).not.toMatch(/[?？]/u);
    },
  );
});

it.each([
  ['en', 'Yes'],
  ['de', 'ja'],
  ['es', 'Sí, todo bien'],
  ['fr', 'oui'],
  ['pl', 'tak'],
])('a yes to what was noted opens no new call, %s: %s', async (language, yes) => {
  const { say } = wordsFor(language);
  const said = [tableWishes[language]!, 'Ann Marsh', number, say.yesWord, yes];
  expect(await lastSaid(restaurant(language), said)).toBe(say.anythingElse);
  expect((await play(restaurant(language), [yes]))[0]).toBe(say.greeting);
});

describe('what is asked to be done or allowed, and the site does not speak of', () => {
  const cases: [string, string, string][] = [
    ['en', 'could we have a high chair?', 'could we have a high chair'],
    ['en', 'and can we bring our dog?', 'can we bring our dog'],
    ['de', 'Und wäre es möglich, draußen zu sitzen?', 'wäre es möglich, draußen zu sitzen'],
    ['es', '¿podría ser en la terraza?', 'podría ser en la terraza'],
    ['fr', 'on pourrait avoir une chaise haute ?', 'on pourrait avoir une chaise haute'],
    ['it', 'è possibile avere un seggiolone?', 'è possibile avere un seggiolone'],
    ['pt', 'podíamos ficar à janela?', 'podíamos ficar à janela'],
    ['nl', 'kunnen we buiten zitten?', 'kunnen we buiten zitten'],
    ['pl', 'czy można prosić o krzesełko dla dziecka?', 'czy można prosić o krzesełko dla dziecka'],
    ['ro', 'am putea sta lângă geam?', 'am putea sta lângă geam'],
    ['ja', '窓際の席にしていただけますか', '窓際の席にしていただけますか'],
  ];

  it.each(cases)('is kept with the request, %s: %s', async (language, asked, kept) => {
    const { say } = wordsFor(language);
    const said = [tableWishes[language]!, asked, name(language), number];
    const replies = await play(restaurant(language), said);
    expect(replies[1]).toContain(`${say.unknown} ${say.startMessage}`);
    expect(replies.at(-1)).toContain(`${phrasesFor(language).slots['special_requests']!.label}: ${kept}`);
  });

  it.each(['can I pay by card?', 'is there parking?', 'do you have wine?'])(
    'but a question stays one: %s',
    async (asked) => {
      const text = await lastSaid(restaurant('en'), [tableWishes['en']!, asked, 'Ann Marsh', number]);
      expect(text).not.toContain(asked.replace('?', ''));
    },
  );

  it.each([
    [
      'en',
      'Haircut',
      'Beard trim',
      "I'd like a haircut on Friday at 10",
      'and could you do my beard as well?',
    ],
    [
      'de',
      'Haarschnitt',
      'Bartpflege',
      'Ich möchte einen Haarschnitt am Freitag um 10',
      'Können Sie auch die Bartpflege machen?',
    ],
    [
      'es',
      'Corte',
      'Barba',
      'Quiero reservar un corte el viernes a las 10',
      '¿y me podéis hacer también la barba?',
    ],
    ['it', 'Taglio', 'Barba', 'Vorrei prenotare un taglio venerdì alle 10', 'potete fare anche la barba?'],
  ])('and a second service is one, %s', async (language, first, second, wish, asked) => {
    const shop = agentOf(
      knowledge(language, [service(first, '30', 30), service(second, '15', 15)]),
      'salon',
      'Europe/London',
    );
    const text = await lastSaid(shop, [wish, asked, 'Ann Marsh', number]);
    expect(text).toMatch(
      new RegExp(
        `${phrasesFor(language).slots['service']!.label}: [^;]*, (?:the |la |die )?(?:${second}|${second.split(' ')[0]})`,
        'iu',
      ),
    );
  });
});
