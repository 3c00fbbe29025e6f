/** What callers ask in words of every day that are not those of the page. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const silent = /take your number|Ihre Nummer/;

const tavern = {
  'food.html':
    '<h1>Food</h1><h3>Burgers</h3><ul><li>Smokehouse Stack $15</li><li>Veggie Stack $13</li><li>The Plain One $12</li></ul><h3>Sweets</h3><ul><li>Lemon tart $8</li><li>Rice pudding $6</li></ul><p>Small burger for children: $7.</p>',
};

describe('the cheapest, the dearest and what is under an amount', () => {
  it.each([
    ['What is your cheapest burger?', /lowest price.*The Plain One: \$12/],
    ["What's the most expensive burger?", /highest price.*Smokehouse Stack: \$15/],
    ['Which burgers are under $13?', /^Yes\. Our website says: The Plain One: \$12$/],
    ['Which burgers are at most $13?', /Veggie Stack: \$13 and The Plain One: \$12/],
    ['What is your cheapest sandwich?', silent],
  ])('%s', async (question, expected) => {
    expect(await askShop(tavern, question)).toMatch(expected);
  });

  it('knows what is asked for as the end of longer words', async () => {
    const list =
      '<h2>Preise</h2><ul><li>Damenhaarschnitt 45 €</li><li>Herrenhaarschnitt 30 €</li><li>Bartpflege 12 €</li></ul>';
    const text = await askShop({ '': list }, 'Was ist der günstigste Haarschnitt?', 'de');
    expect(text).toMatch(/niedrigste Preis.*Herrenhaarschnitt: 30/);
  });

  it('tells no single price where fewer than two are known', async () => {
    const list = '<h2>Prices</h2><ul><li>Back massage $40</li><li>Facial $55</li></ul>';
    expect(await askShop({ '': list }, 'What is your cheapest massage?')).toMatch(silent);
  });
});

const cycles = {
  '': '<h1>Willow Cycles</h1><p>Rent a city bike for $30 a day.</p><h2>Workshop</h2><ul><li>E-bike check-up $55</li><li>Tyre change $18</li></ul>',
};

describe('a thing itself, and work on it', () => {
  it.each([
    ['How much does it cost to rent a bike?', /\$30 a day/],
    ['Do you rent bikes?', /Rent a city bike/],
  ])('%s', async (question, expected) => {
    expect(await askShop(cycles, question)).toMatch(expected);
  });

  it('does not say that things are sold because work on them is', async () => {
    expect(await askShop(cycles, 'Do you sell e-bikes?')).not.toMatch(/^Yes/);
  });

  it('does not call vegetarian food vegan', async () => {
    expect(await askShop(tavern, 'Do you have vegan burgers?')).not.toMatch(/^Yes/);
  });
});

describe('who, when and whether', () => {
  it.each([
    ['Who are the dentists?', /Ada Birch/],
    ['Who runs the practice?', /Ada Birch/],
    ['Do you take walk-ins?', silent],
  ])('%s', async (question, expected) => {
    const pages = {
      '': '<p>Our practice is run by Dr. Ada Birch and Dr. Tom Ash.</p><p>We are specialists in gentle dentistry, and the practice has grown.</p>',
      'faq.html':
        '<h2>Questions</h2><h3>How often should I come?</h3><p>Twice a year; your dentist will tell you more.</p><h3>What if I cannot come?</h3><p>Missed appointments are charged $40.</p>',
    };
    expect(await askShop(pages, question)).toMatch(expected);
  });

  it.each([
    ['Kann ich nachmittags ohne Termin kommen?', /Nachmittags.*nach Anmeldung/],
    ['Kann ich ohne Termin kommen?', /gern ohne Termin/],
  ])('%s', async (question, expected) => {
    const body =
      '<p>Morgens kommen Sie gern ohne Termin zu uns in den Salon.</p><p>Nachmittags arbeiten wir nur nach Anmeldung.</p>';
    expect(await askShop({ '': body }, question, 'de')).toMatch(expected);
  });

  it('asks what is told before a question that names nothing', async () => {
    const list =
      '<h2>Prices</h2><ul><li>Brown eggs $6 a dozen</li><li>Goat cheese $9</li><li>Rye bread $4</li></ul>';
    const text = await askShop({ '': list }, 'A dozen eggs, how much is it?');
    expect(text).toContain('$6');
    expect(text).not.toContain('$9');
  });
});
