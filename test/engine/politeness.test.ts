/** What callers say around a question out of politeness asks nothing and hides nothing. */
import { describe, expect, it } from '@jest/globals';
import { withoutPoliteness } from '../../engine/builtin/language/politeness.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { fact, service } from './businesses.ts';
import { ask } from './converse.ts';

const address = fact(
  'address',
  { street: 'Kai 3', city: 'Lindham', printed: 'Kai 3, Lindham' },
  'Kai 3, Lindham',
);
const facts = [address, service('Polissage', '45 €', 45), service('Sattelkissen', '30 €', 30)];

describe('before a question', () => {
  it.each([
    ['en', 'Hi there, where are you?'],
    ['en', 'Sorry, where are you?'],
    ['en', 'excuse me where are you'],
    ['de', 'Grüß Gott, wo sind Sie?'],
    ['de', 'Kurze Frage, wo finde ich Sie?'],
    ['es', 'Disculpe, ¿dónde están?'],
    ['es', 'Buenos días, ¿dónde están?'],
    ['fr', 'Bonjour, où êtes-vous ?'],
    ['it', 'Salve, dove siete?'],
    ['pt', 'Olá, onde ficam?'],
    ['nl', 'Goedemorgen, waar zitten jullie?'],
    ['pl', 'Dzień dobry, gdzie jesteście?'],
    ['ro', 'Bună ziua, unde sunteți?'],
    ['ja', 'すみません、場所はどこですか？'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, facts, 'Polissage', question)).toContain('Kai 3');
  });
});

describe('around a question', () => {
  it.each([
    ['en', 'How much is Polissage by any chance?', '45'],
    ['en', 'My wife wants to know, how much is Polissage?', '45'],
    ['de', 'Was kosten Sattelkissen zufällig?', '30'],
    ['de', 'Meine Frau möchte wissen, was kosten Sattelkissen?', '30'],
    ['es', '¿Cuánto cuesta Polissage por casualidad?', '45'],
    ['es', 'Mi mujer quiere saber, ¿cuánto cuesta Polissage?', '45'],
    ['fr', 'Combien coûte Polissage par hasard ?', '45'],
    ['it', 'Quanto costa Polissage o no?', '45'],
    ['pt', 'Quanto custa Polissage por acaso?', '45'],
    ['nl', 'Wat kost Polissage toevallig?', '45'],
    ['pl', 'Ile kosztuje Polissage przypadkiem?', '45'],
    ['ro', 'Cât costă Polissage cumva?', '45'],
  ])('%s: %s', async (language, question, price) => {
    const said = await ask(language, facts, 'Polissage', question);
    expect(said).toContain(price);
    expect(said).not.toContain('Lindham');
  });
});

describe('what is left', () => {
  it.each([
    ['en', 'Hello!', 'Hello!'],
    ['en', 'Sorry?', 'Sorry?'],
    ['en', 'ok thanks', 'ok thanks'],
    ['de', 'ja, gern', 'ja, gern'],
    ['pl', 'tak, poproszę', 'tak, poproszę'],
    ['en', 'Listening devices, do you sell those?', 'Listening devices, do you sell those?'],
    ['en', 'Hi, I am Ann Hill, please ring me.', 'I am Ann Hill, please ring me.'],
    ['en', 'So, um, do you do nails or what?', 'do you do nails?'],
    ['de', 'Also, haben Sie Sonntag auf, wissen Sie das?', 'haben Sie Sonntag auf?'],
    ['fr', 'Écoutez, vous êtes ouverts lundi ou pas ?', 'vous êtes ouverts lundi ?'],
  ])('%s: %s', (language, said, rest) => {
    expect(withoutPoliteness(said, wordsFor(language))).toBe(rest);
  });
});
