/** Lines that only repeat a question in other words, lists that name what comes, and words that have a second meaning. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

const isUnknown = (language: string, said: string): void => {
  expect(said).toContain(wordsFor(language).say.mayITakeYourNumber);
};

describe('a label that says no more than the question', () => {
  it.each([
    ['de', 'AUTO', 'In welchem Auto sitze ich?'],
    ['de', 'AUTO', 'Mit welchem Wagen fahre ich?'],
    ['nl', 'Auto', 'Waarmee leer ik rijden in de auto?'],
    ['pl', 'Samochód', 'Którym samochodem jeżdżę?'],
  ])('%s: %s, %s', async (language, name, question) => {
    isUnknown(language, await ask(language, [service(name)], 'Willkommen', question));
  });
});

describe('a long list of animals', () => {
  it.each([
    [
      'en',
      'In our small practice by the canal we look after dogs, cats, rabbits and hens of the whole borough.',
      'Do you see rabbits?',
    ],
    [
      'de',
      'In unserer kleinen Praxis am Kanal kümmern wir uns um Hunde, Katzen, Kaninchen und Hühner aus der ganzen Stadt.',
      'Behandeln Sie Kaninchen?',
    ],
    [
      'fr',
      'Dans notre petit cabinet du canal, nous soignons les chiens, les chats, les lapins et les poules de toute la ville.',
      'Vous soignez les lapins ?',
    ],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain(line);
  });
});

it.each([
  ['Park behind the chandlery, it costs nothing.', 'Where can I park?'],
  ['Visitors may park in the yard of the mill.', 'Where do I leave my car?'],
])('en: %s', async (line, question) => {
  expect(await ask('en', [], line, question)).toContain(line);
});

it.each(['Cât costă traseul de pădure?', 'Ce preț are traseul de pădure?'])('ro: %s', async (question) => {
  const routes = [service('Traseu de pădure', '90 lei', 90), service('Traseu urban', '40 lei', 40)];
  expect(await ask('ro', routes, 'Bine ați venit.', question)).toMatch(/90 lei(?!.*40 lei)/u);
});

describe('a price is of the thing that is asked for', () => {
  const list = (names: readonly string[]): string =>
    names.map((name, at) => `${name}: ${String(10 + at)} €`).join('\n');
  it.each([
    [
      'en',
      ['Large dog', 'Large dog, clipped', 'Small dog'],
      'A flea bath helps.',
      'How much is a flea bath for a large dog?',
    ],
    [
      'de',
      ['Großer Hund', 'Großer Hund, geschoren', 'Kleiner Hund'],
      'Ein Flohbad hilft.',
      'Was kostet ein Flohbad für einen großen Hund?',
    ],
    [
      'fr',
      ['Grand chien', 'Grand chien, tondu', 'Petit chien'],
      'Un shampoing antipuces aide.',
      'Combien coûte un shampoing antipuces pour un grand chien ?',
    ],
  ])('%s: %s', async (language, names, line, question) => {
    isUnknown(language, await ask(language, [], `${list(names)}\n${line}`, question));
  });

  it.each([
    ['en', 'Registration fee', 'Is there a joining fee?'],
    ['en', 'Registration fee', 'How much is the joining fee?'],
  ])('%s: %s, %s', async (language, heading, question) => {
    const page = `${heading} :: $30 a family, once only\n${heading} :: Lessons are paid each term, by card.`;
    expect(await ask(language, [], page, question)).toContain('$30');
  });
});

it.each([
  ['en', 'First reading: $60 for 40 minutes, taken off the next one.', 'How long is the first reading?'],
  ['de', 'Erstberatung: 60 € für 40 Minuten, die angerechnet werden.', 'Wie lange dauert die Erstberatung?'],
  ['it', 'Prima lettura: 60 € per 40 minuti, poi scalati.', 'Quanto dura la prima lettura?'],
])('%s: a length behind a price is told: %s', async (language, line, question) => {
  expect(await ask(language, [], line, question)).toContain('40');
});

it.each([
  [
    'en',
    'Half-day morning or afternoon walk to the falls',
    'Afternoon walks set off from the mill at 2 pm.',
    'When does the afternoon walk set off?',
  ],
  [
    'es',
    'Medio día de paseo por la mañana o por la tarde',
    'El paseo de la tarde sale del molino a las 14:00.',
    '¿Cuándo sale el paseo de la tarde?',
  ],
])('%s: a part of the day that is named is no answer: %s', async (language, part, line, question) => {
  expect(await ask(language, [], `${part}\n${line}`, question)).toContain(line);
});

it('de: words that only begin alike name no service', async () => {
  isUnknown(
    'de',
    await ask(
      'de',
      [service('Weiterbildung', '80 €', 80)],
      'Hallo',
      'Können Sie mir weiterhelfen mit dem Visum?',
    ),
  );
});

describe('a name that counts', () => {
  const shared = (names: readonly string[]) =>
    names.map((name, at) => service(name, `${String(16 + at)} €`, 16 + at));
  it.each([
    ['en', ['2 hens sharing', '3 hens sharing'], 'What do you charge for one hen?'],
    ['de', ['2 Hennen zusammen', '3 Hennen zusammen'], 'Was kosten vier Hennen?'],
    ['fr', ['2 poules ensemble', '3 poules ensemble'], 'Combien coûtent quatre poules ?'],
    ['it', ['2 galline insieme', '3 galline insieme'], 'Quanto costano quattro galline?'],
    ['pl', ['2 kury razem', '3 kury razem'], 'Ile kosztują 4 kury?'],
  ])('%s: %j has no price for %s', async (language, names, question) => {
    isUnknown(language, await ask(language, shared(names), 'Atelier', question));
  });

  it.each([
    ['en', ['2 hens sharing', '3 hens sharing'], 'What do you charge for three hens?', '17'],
    ['es', ['Bono de 5 sesiones de lectura', 'Sesión de lectura'], '¿Cuánto cuesta una sesión?', '17'],
    [
      'de',
      ['Zimmer für 1 oder 2 Gäste', 'Zimmer für 3 oder 4 Gäste'],
      'Was kostet ein Zimmer für einen Gast?',
      '16',
    ],
  ])('%s: %j has one for %s', async (language, names, question, told) => {
    expect(await ask(language, shared(names), 'Atelier', question)).toContain(told);
  });
});

describe('whether something is free', () => {
  it.each([
    ['en', 'First reading', 'Is the first reading free?'],
    ['de', 'Erstberatung', 'Ist die Erstberatung kostenlos?'],
    ['fr', 'Premier devis sur place', 'Le premier devis sur place est-il gratuit ?'],
    ['nl', 'Kennismaking', 'Is de kennismaking gratis?'],
  ])('%s: %s has a price: %s', async (language, name, question) => {
    expect(await ask(language, [service(name, '40 €', 40)], 'Atelier', question)).toContain('40');
  });

  it('is not told where something else has to hold', async () => {
    const line = 'If hens are fetched before ten, that day is free of charge.';
    isUnknown('en', await ask('en', [], line, 'How much for hens a day?'));
  });
});

describe('a part of the day in a name asks for no hour', () => {
  it.each([
    ['en', 'Quiz night every Thursday.', 'When is quiz night?', 'Thursday'],
    ['en', 'Evening surgery takes place on Mondays.', 'When is evening surgery?', 'Mondays'],
    ['de', 'Der Abendkurs findet montags am Abend statt.', 'Wann findet der Kurs am Abend statt?', 'montags'],
    ['fr', 'Le cours du soir a lieu le lundi.', 'Quand a lieu le cours du soir ?', 'lundi'],
    ['it', 'Il corso di sera si tiene il lunedì.', 'Quando si tiene il corso di sera?', 'lunedì'],
    ['es', 'El curso de la tarde es los lunes.', '¿Cuándo es el curso de la tarde?', 'lunes'],
  ])('%s: %s', async (language, pages, question, told) => {
    const said = await ask(language, [], pages, question);
    expect(said).toContain(told);
    expect(said).not.toContain(wordsFor(language).say.unknown);
  });

  it('a park is nowhere to park', async () => {
    const said = await ask('en', [], 'We are next to the park opposite the mill.', 'Where can I park?');
    expect(said).not.toMatch(/^Our website says/u);
  });
});
