/** What a business is and does, asked in everyday words, where the site lists no services. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { agentOf } from '../../eval/score-answers.ts';
import { service } from './businesses.ts';
import { replyTo } from './converse.ts';

const url = 'https://larkfield.example/';
const agentSaying = (language: string, name: string, sentence: string) =>
  agentOf(
    composeKnowledge(
      [
        readPage({
          url,
          html: `<html lang=${language}><title>${name}</title><h1>${name}</h1><p>${sentence}</p></html>`,
        }),
      ],
      { url },
    ),
    'general',
  );

const asked = [
  [
    'en',
    'Larkfield Looms',
    'Larkfield Looms is a small weaving studio on the river in Bath.',
    [
      'What do you do?',
      'What kind of place is this?',
      'What sort of business are you?',
      'Tell me a bit about your company.',
      'So what is it you do exactly?',
      'What do you guys do?',
    ],
  ],
  [
    'de',
    'Tischlerei Morgenroth',
    'Die Tischlerei Morgenroth ist seit 1961 eine Schreinerei für Möbel in Jena.',
    ['Was machen Sie genau?', 'Was für ein Betrieb sind Sie?', 'Erzählen Sie mir etwas über Ihre Firma.'],
  ],
  [
    'es',
    'Taller Quesada',
    'Somos un taller mecánico de barrio para coches y furgonetas de todas las marcas.',
    ['¿A qué se dedican?', '¿Qué tipo de negocio es?', 'Cuénteme de su empresa'],
  ],
  [
    'fr',
    'Fournil Aubrac',
    'Le Fournil Aubrac est une boulangerie artisanale au cœur du vieux village.',
    [
      'Vous faites quoi exactement ?',
      'Quel genre d’entreprise êtes-vous ?',
      'Parlez-moi de votre établissement',
    ],
  ],
  [
    'it',
    'Officina Brandi',
    'L’Officina Brandi è una officina meccanica per auto e moto a due passi dal porto.',
    ['Di cosa vi occupate?', 'Che tipo di attività siete?', 'Mi parli della vostra azienda'],
  ],
  [
    'pt',
    'Padaria Estrela',
    'A Padaria Estrela é uma padaria de bairro com forno a lenha desde 1974.',
    ['O que é que fazem?', 'A que se dedicam?', 'Fale-me sobre a sua empresa'],
  ],
  [
    'nl',
    'Garage Tammes',
    'Garage Tammes is een garage voor alle merken auto’s aan de rand van Assen.',
    ['Wat doen jullie precies?', 'Wat voor bedrijf zijn jullie?', 'Vertel eens iets over jullie bedrijf'],
  ],
  [
    'pl',
    'Zakład Wrona',
    'Jesteśmy rodzinnym warsztatem samochodowym i naprawiamy auta wszystkich marek.',
    ['Czym się Państwo zajmują?', 'Co to za firma?', 'Co dokładnie robicie?'],
  ],
  [
    'ro',
    'Atelier Dobre',
    'Suntem un atelier auto de familie și reparăm mașini de toate mărcile.',
    ['Cu ce vă ocupați?', 'Ce fel de firmă sunteți?', 'Ce faceți mai exact?'],
  ],
  [
    'ja',
    'つばめ歯科',
    'つばめ歯科は浦和の駅前にある家族のための歯科医院です。',
    ['どんなところですか？', 'どんな病院ですか', '何をしているところですか？'],
  ],
] as const;

describe.each(asked)('%s', (language, name, sentence, questions) => {
  it.each(questions)('%s', async (question) => {
    const { text, sources } = await replyTo(agentSaying(language, name, sentence), question);
    expect(text).toContain(sentence.replace(/[.。]$/, ''));
    expect(sources).toHaveLength(1);
  });
});

describe('asked for something else', () => {
  it.each(['What kind of dog is allowed?', 'Tell me about your prices', 'Where is your company?'])(
    '%s',
    async (question) => {
      const agent = agentSaying('en', asked[0][1], asked[0][2]);
      expect((await replyTo(agent, question)).text).not.toContain('weaving');
    },
  );
});

it.each([
  [
    'pt',
    'Padaria Estrela',
    'A Padaria Estrela é uma padaria de bairro com forno a lenha desde 1974.',
    'O que fazem?',
  ],
  [
    'pl',
    'Zakład Wrona',
    'Jesteśmy rodzinnym warsztatem samochodowym i naprawiamy auta wszystkich marek.',
    'Co robicie?',
  ],
])(
  '%s: %s may ask what it is or what it offers, and is told both',
  async (language, name, sentence, question) => {
    const agent = agentSaying(language, name, sentence);
    const offering = { ...agent.knowledge, facts: [...agent.knowledge.facts, service('Raku')] };
    const { text } = await replyTo({ ...agent, knowledge: offering }, question);
    expect(text).toContain(sentence);
    expect(text).toContain('Raku');
  },
);
