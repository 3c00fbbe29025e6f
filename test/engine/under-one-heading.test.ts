/** What holds a word of the question in its heading alone leaves room for what says it; short rules and places served. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { ask } from './converse.ts';

const heading = 'Boilers in Bury, plumbing in Ramsford, gas in Whitfield';
/** More lines than are weighed, and each of them is shorter than the one that answers. */
const under = [
  'Get a quote',
  'Find us online',
  'Say hello',
  'Ring today',
  'New boilers',
  'Ten years on',
  'Our vans',
]
  .concat(['Meet us', 'Our work', 'Tidy jobs', 'Fair prices', 'Good reviews', 'Warm homes', 'Fast help'])
  .map((line) => `${heading} :: ${line}`)
  .join('\n');

it('a sentence on the place is told, however much stands under a heading that names it', async () => {
  const line = `${heading} :: Nord Heating provides reliable fitters in Ramsford for every kind of home that there is.`;
  expect(await ask('en', [], `${under}\n${line}`, 'Do you cover Ramsford?')).toContain('reliable fitters');
});

describe('where something is offered is served, however the area is asked for', () => {
  const places: Record<string, { line: string; place: string; questions: readonly string[] }> = {
    en: {
      line: 'We offer gutter cleaning in Lindham all year.',
      place: 'Lindham',
      questions: [
        'What areas do you cover?',
        'Which towns do you serve?',
        'Which part of the county do you work in?',
      ],
    },
    de: {
      line: 'Wir arbeiten in Lindau, Bregenz und Umgebung.',
      place: 'Lindau',
      questions: [
        'In welcher Region arbeiten Sie?',
        'Welches Gebiet bedienen Sie?',
        'In welchem Umkreis sind Sie unterwegs?',
      ],
    },
    es: {
      line: 'Realizamos mudanzas seguras en Miralta todo el año.',
      place: 'Miralta',
      questions: ['¿En qué zona trabaja?', '¿Qué zonas cubren?', '¿En qué pueblos dan servicio?'],
    },
    fr: {
      line: 'Nous assurons le ramonage à Lormont toute l’année.',
      place: 'Lormont',
      questions: [
        'Dans quelle région travaillez-vous ?',
        'Vous travaillez dans quel coin ?',
        'Quelles villes desservez-vous ?',
      ],
    },
    it: {
      line: 'Effettuiamo traslochi sicuri a Mirano tutto l’anno.',
      place: 'Mirano',
      questions: ['In che zona lavora?', 'Quale zona servite?', 'In quali comuni operate?'],
    },
    pt: {
      line: 'Fazemos mudanças seguras em Miranda o ano inteiro.',
      place: 'Miranda',
      questions: ['Em que zona trabalha?', 'Que região atendem?', 'Quais cidades vocês atendem?'],
    },
    nl: {
      line: 'Wij verzorgen verhuizingen in Lindhout het hele jaar.',
      place: 'Lindhout',
      questions: ['In welke regio werkt u?', 'Welke steden bedient u?', 'In welke streek bent u actief?'],
    },
    pl: {
      line: 'Wykonujemy przeprowadzki w Miranowie przez cały rok.',
      place: 'Miranowie',
      questions: [
        'Na jakim obszarze pan pracuje?',
        'Jaki teren państwo obsługują?',
        'W jakich miastach działacie?',
      ],
    },
    ro: {
      line: 'Realizăm mutări sigure în Mirești tot anul.',
      place: 'Mirești',
      questions: ['În ce zonă lucrați?', 'Ce zonă deserviți?', 'În ce orașe veniți?'],
    },
    ja: {
      line: '札幌市と小樽市に出張しています。',
      place: '札幌市',
      questions: ['どの地域に対応していますか？', 'どのエリアまで来てもらえますか？'],
    },
  };

  it.each(
    Object.entries(places).flatMap(([language, { questions, ...told }]) =>
      questions.map((question) => ({ language, question, ...told })),
    ),
  )('$language: $question', async ({ language, line, question, place }) => {
    expect(await ask(language, [], line, question)).toContain(place);
  });

  it('but which areas of law they practise is no question of places', async () => {
    const line = 'We offer advice in Lindham all year.';
    expect(await ask('en', [], line, 'Which areas of law do you practise?')).not.toContain('Lindham');
  });
});

describe('a place among several that are named', () => {
  it.each([
    ['pt', 'Vamos a casa de quem precisa, em Aveiro, Cacia, Esgueira e Salreu.', 'Vão a Cacia?'],
    ['ro', 'Mașina ridică și livrează în Lunca, Dumbrava, Giroc și Valea.', 'Veniți și în Dumbrava?'],
    ['fr', 'Le ramassage se fait à Angers, Lormont, Tréville et Mirande.', 'Vous couvrez Lormont aussi ?'],
    ['en', 'The van calls on Mondays at Lindham, Croft, Easter Mill and Hale.', 'Do you come out to Croft?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toBe(wordsFor(language).say.quote(line));
  });
});

it('"Pets allowed" answers who asks of a dog', async () => {
  const said = await ask('en', [], 'Credit cards\nPets allowed\nFree wifi', 'Can I bring my dog along?');
  expect(said).toBe('Our website says: Pets allowed');
});
