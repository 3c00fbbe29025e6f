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

  it('tells the price of the only one of a kind, and calls it no lowest', async () => {
    const list = '<h2>Prices</h2><ul><li>Back massage $40</li><li>Facial $55</li></ul>';
    expect(await askShop({ '': list }, 'What is your cheapest massage?')).toBe('Back massage: $40.');
  });

  it('tells no price of what is more than that', async () => {
    const list = '<h2>Prices</h2><ul><li>Massage and facial $80</li><li>Facial $55</li></ul>';
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

describe('the same in other words', () => {
  const parlour = {
    '': '<h1>Willow Parlour</h1><h2>Prices</h2><ul><li>Massage 30 min $40</li><li>Massage 60 min $70</li><li>Massage 90 min $95</li><li>Eyebrow tint $12</li><li>Whole arm wax $18</li><li>Half arm wax $11</li></ul><p>All massages include a cup of herbal tea.</p><p>Children under 12 get a reduction of 20%.</p><p>You can pay in cash or by bank transfer.</p>',
  };
  it.each([
    ['How much do you charge for a one-hour massage?', /\$70/, /\$40|\$95/],
    ['What does an hour and a half of massage cost?', /\$95/, /\$40|\$70/],
    ['What would it cost to have my brows tinted?', /\$12/, /\$70/],
    ['How much is it to wax my arm completely?', /\$18/, /\$11/],
    ['Do I have to pay extra for the tea?', /include a cup of herbal tea/, /\$/],
    ['Is it cheaper for my 8-year-old?', /reduction of 20%/, /\$/],
    ['Can I pay in notes?', /cash/, /take your number/],
  ])('%s', async (question, expected, others) => {
    const text = await askShop(parlour, question);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(others);
  });

  it.each([
    ['Was kostet eine Massage von einer Stunde?', 'de', 'Massage 30 Minuten 40 €', 'Massage 60 Minuten 70 €'],
    ['Combien coûte un massage d’une heure ?', 'fr', 'Massage 30 minutes 40 €', 'Massage 60 minutes 70 €'],
    ['¿Cuánto cuesta un masaje de una hora?', 'es', 'Masaje 30 minutos 40 €', 'Masaje 60 minutos 70 €'],
    ['Ile kosztuje półtoragodzinny masaż?', 'pl', 'Masaż 30 minut 40 zł', 'Masaż 90 minut 70 zł'],
  ])('%s', async (question, language, shorter, longer) => {
    const text = await askShop({ '': `<ul><li>${shorter}</li><li>${longer}</li></ul>` }, question, language);
    expect(text).toContain('70');
    expect(text).not.toContain('40');
  });

  it.each([
    ['How many rooms do you have?', /five cosy rooms/],
    ['From what time can we get into the room?', silent],
    ['Can I park in front of the house?', silent],
    ['Do you treat parrots?', silent],
  ])('%s', async (question, expected) => {
    const pages = {
      '': '<p>We let five cosy rooms above the village.</p><p>Every room has 2 beds and a stove.</p><p>Rooms: €45.00 to €60.00 a night.</p><p>Our house stands in front of the old mill, and animals live in the forest.</p>',
    };
    expect(await askShop(pages, question)).toMatch(expected);
  });

  it('asks for help with what was told, not for help at large', async () => {
    const pages = { '': '<p>We give support to young parents.</p><p>We offer IVF support and care.</p>' };
    expect(await askShop(pages, "We're going through IVF, could you support us?")).toContain('IVF');
  });

  it('tells of a long answer what was asked for', async () => {
    const long =
      'Rest for a day, drink plenty of water and eat soft food until the swelling is gone. '.repeat(5);
    const pages = {
      '': `<h2>FAQ</h2><h3>What happens after my visit?</h3><p>${long}We take a complimentary X-ray every year.</p>`,
    };
    expect(await askShop(pages, 'Do I have to pay for the yearly X-ray?')).toMatch(/complimentary X-ray/);
  });
});

describe('what is wanted', () => {
  const salon = {
    '': '<h1>Willow Salon</h1><ul><li>Scalp treatment $35</li><li>Haircut $30</li></ul><h2>Missed visits are charged in full.</h2><p>Call two days in advance to reserve for a group.</p><p>We repair wigs and sell brushes down the road.</p>',
  };
  it.each([
    ['I need a scalp treatment.', /note your request/],
    ['I’d like a haircut, please', /note your request/],
    ['I need a submarine.', /take your number|not sure/],
    ['Do I get my money back?', /take your number/],
    ['What happens to missed visits?', /charged in full/],
    ['There are twelve of us, should we ring first?', /two days in advance/],
    ['Could you come out to my house to repair a wig?', /take your number/],
  ])('%s', async (question, expected) => {
    expect(await askShop(salon, question)).toMatch(expected);
  });

  it.each([
    ['de', 'Ich brauche eine Kopfmassage.', 'Kopfmassage 20 €', /notiere|nehme/],
    ['fr', 'Je voudrais un shampoing.', 'Shampoing 20 €', /note/],
    ['es', 'Necesito un peinado.', 'Peinado 20 €', /nota|anoto/],
  ])('%s: %s', async (language, said, listed, expected) => {
    expect(await askShop({ '': `<ul><li>${listed}</li><li>X 1 €</li></ul>` }, said, language)).toMatch(
      expected,
    );
  });
});

describe('prices with more on top, and places beside the first', () => {
  it('tells what comes on top of a price', async () => {
    const list = '<ul><li>Puncture repair $15 plus tube</li><li>Full service $80</li></ul>';
    expect(await askShop({ '': list }, 'How much is a puncture repair?')).toContain('$15 plus tube');
  });

  it.each([
    ['Do you have another branch?', /12 Mill Lane.*5 High Street/],
    ['Where are you?', /12 Mill Lane/],
  ])('%s', async (question, expected) => {
    const body =
      '<address>12 Mill Lane, Leeds LS1 4AB</address><address>5 High Street, York YO1 7HY</address>';
    expect(await askShop({ '': body }, question)).toMatch(expected);
  });

  it('does not tell the only address as another', async () => {
    const body = '<address>12 Mill Lane, Leeds LS1 4AB</address>';
    expect(await askShop({ '': body }, 'Do you have another branch?')).toMatch(silent);
  });
});
