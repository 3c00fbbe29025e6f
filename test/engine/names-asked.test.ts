/** What the business is called, and who is not asked for by that: those who made its website or own its texts. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const lines = (...said: string[]): Record<string, string> => ({
  '': `<h1>Willow Shop</h1>${said.map((line) => `<p>${line}</p>`).join('')}`,
});

describe('the name of the business', () => {
  it.each([
    ['en', "What's the name of your store?"],
    ['en', 'And what is your firm called?'],
    ['de', 'Wie ist der Name Ihres Geschäfts?'],
    ['de', 'Bei wem bin ich da gelandet?'],
    ['fr', "C'est quoi le nom de votre salon ?"],
    ['es', '¿Cómo se llama su taller?'],
    ['it', 'Come si chiama la vostra azienda?'],
    ['pt', 'Como se chama a vossa empresa?'],
    ['nl', 'Hoe heet uw winkel?'],
    ['pl', 'Jak się nazywa państwa firma?'],
    ['ro', 'Cum se numește firma dumneavoastră?'],
    ['ja', 'そちらは何というお店ですか'],
  ])('%s: %s', async (language, question) => {
    expect(await askShop(lines('–'), question, language)).toContain('Willow Shop');
  });
});

describe('the makers of a website', () => {
  it.each([
    ['en', 'Website by Ada Birch', 'What is the name of the owner?'],
    ['de', 'Website erstellt von Ada Birke', 'Wie heißt die Inhaberin?'],
    ['es', 'Web creada por Ada Roble', '¿Cómo se llama la dueña?'],
    ['fr', 'Site web créé par Ada Chêne', "Comment s'appelle la patronne ?"],
    ['it', 'Sito web a cura di Ada Quercia', 'Come si chiama la titolare?'],
    ['pt', 'Página criada por Ada Carvalho', 'Como se chama a dona?'],
    ['pl', 'Strona stworzona przez Ada Dąb', 'Jak się nazywa właścicielka?'],
    ['ro', 'Pagină realizată de Ada Stejar', 'Cum se numește proprietara?'],
  ])('%s: "%s" names nobody of the house', async (language, line, question) => {
    expect(await askShop(lines(line), question, language)).not.toContain('Ada');
  });

  it('nor does a line on who has the rights in its texts', async () => {
    const said = await askShop(lines('Copyrights © Greg Birch'), "What is the mechanic's name?");
    expect(said).not.toContain('Birch');
  });
});
