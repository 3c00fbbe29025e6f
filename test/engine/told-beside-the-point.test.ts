/** Lines that hold the words of a question and say nothing of what is asked: names, legal notes, ages of another thing, addresses. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': `<h1>Willow</h1>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`,
});
const silent = /^(?:I don’t|Das (?:weiß|sehe)|Je ne|No lo sé|Eso no|Não|Isso não|Non lo|Questo non|Dat)/u;

describe('names of what there is', () => {
  const school = page(
    '<h2>Lessons</h2>',
    '<ul><li>Piano</li><li>Clean inside oven</li><li>Violin lessons</li></ul>',
    'We are at the old mill.',
  );
  it.each([
    ['en', 'Do I need a piano at home?'],
    ['en', 'Is the oven included in the normal clean?'],
  ])('%s: do not say whether it is needed or included: %s', async (language, question) => {
    expect(await askShop(school, question, language)).toMatch(silent);
  });

  it('say that there is such a thing', async () => {
    expect(await askShop(school, 'Do you teach piano?')).toMatch(/Piano/);
  });

  it('a line that says what is in the price is told', async () => {
    const pages = page('The oven is included in every deep clean.');
    expect(await askShop(pages, 'Is the oven included?')).toMatch(/included in every deep clean/);
  });

  it('a sentence goes before a label that is as likely', async () => {
    const pages = page('<h2>Ideal gift</h2>', '<p>Gift</p>', 'Our gift vouchers are for sale at the desk.');
    expect(await askShop(pages, 'I’d like to make my mum a gift, is that possible?')).toMatch(
      /vouchers are for sale/,
    );
  });
});

describe('what the law makes a site say', () => {
  it.each([
    [
      'de',
      'Für die Inhalte der verlinkten Seiten ist stets der jeweilige Betreiber der Seiten verantwortlich.',
      'Wer ist der Betreiber der Schneiderei?',
    ],
    ['pt', 'Livro de Reclamações', 'Onde posso comprar o livro?'],
    ['fr', 'Le directeur de la publication est responsable du contenu.', 'Qui est le directeur ?'],
  ])('%s: is told to nobody who asks of something else', async (language, line, question) => {
    expect(await askShop(page(line, 'Willow.'), question, language)).not.toContain(line);
  });

  it('is told to who asks for it', async () => {
    const pages = page('O livro de reclamações está disponível na receção.');
    expect(await askShop(pages, 'Têm livro de reclamações?', 'pt')).toMatch(/disponível na receção/);
  });
});

describe('ages', () => {
  const club = page(
    'The sauna is open to all who are 16 or older.',
    'Ballet is for children aged 4 to 6.',
    'We have a hip hop class.',
  );
  it('of another thing are not told', async () => {
    expect(await askShop(club, 'How old must my son be for hip hop?')).toMatch(silent);
  });

  it('of the thing itself are', async () => {
    expect(await askShop(club, 'How old must my son be for ballet?')).toMatch(/4 to 6/);
  });
});

describe('ways to reach the business', () => {
  it.each([
    ['en', 'What’s your bank account number?'],
    ['en', 'If I send an email, how soon will you answer?'],
    ['de', 'Wie ist Ihre Kontonummer?'],
    ['fr', 'C’est quoi votre numéro de compte pour un virement ?'],
    ['es', '¿Me da su número de cuenta?'],
    ['nl', 'Wat is jullie rekeningnummer?'],
  ])('%s: do not answer %s', async (language, question) => {
    const pages = page('Tel. 0117 496 0111', 'hello@willow.example');
    const [said] = (await askShop(pages, question, language)).split(/What comes nearest/u);
    expect(said).not.toMatch(/496|hello@/u);
  });
});

describe('from what time', () => {
  const bar = {
    '': '<h1>Willow Bar</h1><p>Lunch from 12, drinks from 6 pm.</p><h2>FAQ</h2><h3>Can I come for drinks?</h3><p>Of course. Drinks at sunset are open to all guests.</p>',
  };
  it('is not told by a yes', async () => {
    expect(await askShop(bar, 'From what time can I come for drinks?')).not.toMatch(/^Of course/u);
  });

  it('whether is told by the yes', async () => {
    expect(await askShop(bar, 'Can I come for drinks?')).toMatch(/Of course|sunset/u);
  });
});
