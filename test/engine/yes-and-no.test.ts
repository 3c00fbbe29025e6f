/** "Yes" and "no" of a FAQ belong to what it asks. */
import { describe, expect, it } from '@jest/globals';
import { fact } from './businesses.ts';
import { ask } from './converse.ts';

const faq = (question: string, answer: string) => fact('faq', { question, answer }, `${question} ${answer}`);

describe('the yes of another question', () => {
  it.each([
    [
      'en',
      'Do you empty the cellar?',
      'Yes, we carry everything out. We do not paint walls.',
      'Will you paint the walls?',
      'We do not paint walls.',
    ],
    [
      'de',
      'Räumen Sie den Keller aus?',
      'Ja, wir tragen alles hinaus. Wände streichen wir nicht.',
      'Streichen Sie auch die Wände?',
      'Wände streichen wir nicht.',
    ],
    [
      'fr',
      'Videz-vous la cave ?',
      'Oui, nous emportons tout. Nous ne peignons pas les murs.',
      'Est-ce que vous peignez les murs ?',
      'Nous ne peignons pas les murs.',
    ],
    [
      'es',
      '¿Vacían el sótano?',
      'Sí, nos lo llevamos todo. No pintamos paredes.',
      '¿Pintan las paredes?',
      'No pintamos paredes.',
    ],
    [
      'it',
      'Svuotate la cantina?',
      'Sì, portiamo via tutto. Non dipingiamo pareti.',
      'Dipingete le pareti?',
      'Non dipingiamo pareti.',
    ],
    [
      'pt',
      'Esvaziam a cave?',
      'Sim, levamos tudo. Não pintamos paredes.',
      'Pintam as paredes?',
      'Não pintamos paredes.',
    ],
    [
      'nl',
      'Ruimen jullie de kelder leeg?',
      'Ja, wij nemen alles mee. Muren schilderen wij niet.',
      'Schilderen jullie de muren?',
      'Muren schilderen wij niet.',
    ],
    [
      'pl',
      'Czy opróżniacie piwnicę?',
      'Tak, zabieramy wszystko. Nie malujemy sufitów.',
      'Czy malujecie sufity?',
      'Nie malujemy sufitów.',
    ],
    [
      'ro',
      'Goliți pivnița?',
      'Da, luăm totul. Nu zugrăvim pereți.',
      'Zugrăviți pereții?',
      'Nu zugrăvim pereți.',
    ],
    [
      'ja',
      '地下室を片付けてもらえますか？',
      'はい、全部運び出します。壁の塗装は行いません。',
      '壁の塗装はできますか？',
      '壁の塗装は行いません。',
    ],
  ])(
    '%s: is not said, and the sentence on the matter is',
    async (language, asked, answer, question, told) => {
      const said = await ask(language, [faq(asked, answer)], '', question);
      expect(said).toContain(told);
      expect(said).not.toContain(answer);
    },
  );

  it('is left out where the same sentence tells what is asked', async () => {
    const answer = 'Yes. The scaffold is included in our quote.';
    expect(await ask('en', [faq('Do you put up a scaffold?', answer)], '', 'Is the scaffold extra?')).toBe(
      'The scaffold is included in our quote.',
    );
  });

  it('is not told at all where nothing of the answer speaks of what is asked', async () => {
    const answer = 'No, only you can register for it with the council.';
    const said = await ask('en', [faq('Can you book my survey?', answer)], '', 'Does it include the survey?');
    expect(said).not.toContain('only you');
  });

  it('at the end of a sentence is not said either', async () => {
    const answer = 'For tiles and gutters, yes. For beams we have to come first.';
    const said = await ask(
      'en',
      [faq('Will you name a price by telephone?', answer)],
      '',
      'Are broken gutters covered?',
    );
    expect(said).not.toContain(', yes');
  });
});

describe('a word that begins like yes or no', () => {
  it('stays a part of its sentence', async () => {
    const line = 'Non-members cannot hire a kayak.';
    expect(await ask('en', [], line, 'Can non-members hire a kayak?')).toContain(line.replace('.', ''));
  });
});

describe('the yes of the same question', () => {
  it.each([
    ['en', 'Do you pave drives?', 'Yes, in stone and brick.', 'Can you pave my drive?'],
    ['de', 'Pflastern Sie Einfahrten?', 'Ja, in Stein und Klinker.', 'Können Sie meine Einfahrt pflastern?'],
    ['fr', 'Acceptez-vous les chiens ?', 'Oui, en laisse.', 'Je peux venir avec mon chien ?'],
    ['ja', '犬を連れて行けますか？', 'はい、リードがあれば大丈夫です。', '犬も連れて行けますか？'],
  ])('%s: is said', async (language, asked, answer, question) => {
    expect(await ask(language, [faq(asked, answer)], '', question)).toContain(answer);
  });
});

describe('a FAQ on something in general', () => {
  it('is told behind a sentence on the thing that is named', async () => {
    const said = await ask(
      'en',
      [faq('Do you give a warranty?', 'All our work has a one-year warranty.')],
      'Roofs :: Slate roofs carry a warranty of nine years.\nTerms :: Please pay within a week.',
      'What is the warranty on a slate roof?',
    );
    expect(said).toContain('nine years');
    expect(said).not.toContain('one-year');
  });
});

it.each([
  ['Non-residents cannot book breakfast.', 'Can non-residents book breakfast?'],
  ['No-shows pay for the whole table.', 'What do no-shows pay for?'],
  ['No. 5 Mill Barn has the terrace.', 'Where is the terrace?'],
])('the beginning of a word is no answer: %s', async (line, question) => {
  expect(await ask('en', [], `The house :: ${line}`, question)).toContain(line);
});
