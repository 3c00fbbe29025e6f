/** The price of what is nearly called so: words that the site never says leave it, unless they make another thing of it. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge, service } from './businesses.ts';
import { pagesOf, replyTo } from './converse.ts';

const ask = (language: string, names: readonly string[], question: string) =>
  replyTo(
    agentOf(
      knowledge(
        language,
        names.map((name, at) => service(name, String(17 + at), 17 + at)),
        pagesOf('Welcome.'),
      ),
      'general',
      'Europe/London',
    ),
    question,
  );

describe('the price of what is nearly called so', () => {
  it.each([
    [
      'en',
      ['Butter chicken', 'Lamb korma'],
      'How much is the butter chicken if I pick it up?',
      'Butter chicken',
    ],
    [
      'en',
      ['Digital locks', 'Padlocks'],
      "And if it's a digital lock, how much to open it in the daytime?",
      'Digital locks',
    ],
    ['it', ['Doccia solare', 'Manicure'], 'Quanto costa una lampada, la doccia solare?', 'Doccia solare'],
    ['de', ['Kegelbahn', 'Schnitzel'], 'Was kostet die Kegelbahn am Abend für unseren Verein?', 'Kegelbahn'],
  ])('%s %j: %s', async (language, names, question, told) => {
    const { text, sources } = await ask(language, names, question);
    expect(text).toContain(told);
    expect(sources).toHaveLength(1);
  });

  it.each([
    ['en', ['Beard trim'], 'How much is a beard transplant?'],
    ['en', ['Uncontested divorce'], 'What does a contested divorce cost?'],
    ['nl', ['Castratie kater'], 'Wat kost de castratie van een reu?'],
    ['it', ['Barba'], 'Quanto costa un trapianto di barba?'],
    ['en', ['Single room'], 'How much is the single room for a month?'],
  ])('%s %j: another thing: %s', async (language, names, question) => {
    expect((await ask(language, names, question)).sources).toEqual([]);
  });

  it('is told with both amounts where two things are called alike', async () => {
    const { text } = await ask(
      'en',
      ['Butter chicken', 'Butter chicken'],
      'How much is the butter chicken if I pick it up?',
    );
    expect(text).toMatch(/17.*18/u);
  });
});

describe('an offer of which all words were said', () => {
  it.each([
    ['it', 'Ammissione Conservatorio', 'Vorrei preparare l’ammissione al conservatorio, mi potete aiutare?'],
    ['en', 'Window cleaning', 'Do you clean the windows and do window cleaning on the inside as well?'],
    ['es', 'Envíos a todo el país', '¿Hacen envíos al interior del país?'],
  ])('%s: is told, %s', async (language, name, question) => {
    expect((await ask(language, [name, 'Yoga'], question)).text).toContain(name);
  });

  it('is no answer to what is asked of something else', async () => {
    const question = 'I did not like the hot stone massage. Do you give refunds?';
    expect((await ask('en', ['Hot stone massage', 'Yoga'], question)).text).not.toMatch(/^Yes\./u);
  });

  it('is no answer to what is asked of it', async () => {
    const question = 'Para la compraventa de un terreno, ¿qué documentos piden?';
    expect((await ask('es', ['Compraventa de Terreno', 'Yoga'], question)).text).not.toMatch(/^Sí\./u);
  });
});
