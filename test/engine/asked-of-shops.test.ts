/** What callers of small shops ask, in their words, of price lists and pages as shops write them. */
import { describe, expect, it } from '@jest/globals';
import { askShop as ask } from './ask-shop.ts';

const kennel = {
  '': '<h1>Willow Kennels</h1><p>We look after dogs in Moss Hill.</p>',
  'cabins.html':
    '<h1>Cabins</h1><h2>Prices</h2><table><tr><td>$95 per night</td><td>Two guests</td></tr><tr><td>$15</td><td>Additional guest</td></tr></table><p>A $60 security deposit is required for every cabin.</p>',
  'grooming.html':
    '<h1>Grooming</h1><h2>Rates</h2><table><tr><th>Service</th><th>Price</th></tr><tr><td>Haircuts</td><td>$35 and up</td></tr></table>',
};

describe('prices', () => {
  it.each([
    ['the price list of what is asked for', 'What does a cabin cost per night?', /\$95/],
    ['whose it is aside', 'How much is a haircut for my dog?', /\$35/],
  ])('%s', async (_, question, expected) => {
    expect(await ask(kennel, question)).toMatch(expected);
  });

  it('names the size that is asked for by its short form', async () => {
    const table =
      '<h2>Menu</h2><table><tr><th>&nbsp;</th><th>Sm 10 inch</th><th>Lg 16 inch</th></tr><tr><td>White pizza</td><td>$7.99</td><td>$12.99</td></tr></table>';
    const text = await ask({ '': table }, 'How much is a large white pizza?');
    expect(text).toContain('12.99');
    expect(text).not.toContain('7.99');
  });
});

describe('ways to pay', () => {
  it.each([
    [
      'en',
      '<p>We only accept payment via cash or check.</p>',
      'Can I pay by credit card?',
      /website says.*cash or check/,
    ],
    ['nl', '<p>Betaling geschiedt contant.</p>', 'Kan ik met pin betalen?', /contant/],
  ])(
    '%s: says how it is paid where another way was asked for',
    async (language, body, question, expected) => {
      const text = await ask({ '': body }, question, language);
      expect(text).toMatch(expected);
      expect(text).not.toMatch(/don’t know|weet ik niet/);
    },
  );

  it('says nothing where the site does not', async () => {
    expect(await ask(kennel, 'Can I pay by credit card?')).toMatch(/take your number/);
  });
});

describe('what is asked in passing', () => {
  it.each([
    ['en', '<p>We serve all of Moss County and Fernbrook.</p>', 'Which areas do you cover?', /Moss County/],
    ['en', '<p>Cell: (520) 555-0134</p><p>Call (520) 555-0134</p>', 'What is your cell number?', /555-0134/],
    [
      'nl',
      '<p>Er is vrij parkeren achter het gebouw.</p>',
      'Kan ik in de buurt parkeren?',
      /zegt: Er is vrij parkeren/,
    ],
    ['ro', '<p>Check-in: de la ora 14:00</p>', 'La ce oră este check-in-ul?', /14:00/],
  ])('%s: %s', async (language, body, question, expected) => {
    expect(await ask({ '': body }, question, language)).toMatch(expected);
  });

  it('takes what is said of dogs, or a label with pets in it, for no answer about cats', async () => {
    const page =
      '<h2>Voted Best Pet Grooming</h2><p>Best Pet Grooming of Moss County</p><p>We groom your dog with care.</p>';
    expect(await ask({ '': page }, 'Do you groom cats?')).toMatch(/take your number/);
  });

  it('does not take an instalment for something to install', async () => {
    const text = await ask(
      { '': '<p>We also install safety and security film.</p>' },
      'Do you offer installments?',
    );
    expect(text).toMatch(/take your number/);
  });
});

describe('the form of an answer', () => {
  const inn = {
    '': `<h1>Willow Inn</h1><p>Two dorms can sleep 18 guests in bunk beds.</p>
<h2>Rooms</h2><p>Pancakes from R45</p><p>Restaurant open from 8:00-20:00</p>
<h2>Bowling alley</h2><p>Please reserve it in good time before you arrive.</p>
<h2>Full wash</h2><p>Package includes<br>Warm bath<br>Nail trim<br>Brush out<br>Small dog $40</p>
<p>I teach a Tuesday pottery class in the old school, 12 Mill Lane.</p>
<p>Come and join us at 8pm every Thursday for our weekly pub quiz with prizes!</p>
<p>Every Friday our landlord calls an evening of horse, dog and sometimes even pig racing with wine for the winners.</p>
<p>No pets in the bar.</p><h2>Team</h2><p>Meet our chef</p>
<p>The quiz is followed by a game of "Turn Your Cards Over" with a jackpot of £50 for the best table.</p>
<h2>Menu</h2><table><tr><td>Onion soup</td><td>£4.20</td></tr><tr><td>Lamb pie</td><td>£9.80</td></tr></table>`,
  };

  it.each([
    ['how many, of guests', 'How many people can the dorms sleep?', /18 guests/],
    ['a price under another heading', 'What does a room cost?', /take your number/],
    ['a price in rand', 'How much are the pancakes?', /R45/],
    ['hours without days', 'When is the restaurant open?', /8:00-20:00/],
    ['a sentence with the heading that names it', 'Is there bowling?', /Bowling alley: Please reserve/],
    ['the list behind a label', 'What is included in the full wash?', /Nail trim/],
    ['no house number for a time of day', 'What time is the pottery class on Tuesday?', /take your number/],
    ['which night', "What night's the quiz on?", /Thursday/],
    ['no game of cards for a way to pay', 'Do you take cards?', /take your number/],
    ['no heading for a person', 'Who is the chef?', /take your number/],
    ['the cheapest of the menu', "What's the cheapest thing on the menu?", /Onion soup: £4\.20/],
    ['a rule, and no race', 'Can I bring my dog?', /No pets/],
  ])('%s: %s', async (_, question, expected) => {
    expect(await ask(inn, question)).toMatch(expected);
  });

  it('takes what is allowed to pets for no answer about cats where only dogs are spoken of', async () => {
    const page =
      '<p>We board dogs of all sizes.</p><h2>Boarding</h2><p>Your pet’s own toys are welcome here.</p>';
    expect(await ask({ '': page }, 'Do you board cats?')).toMatch(/take your number/);
  });
});

describe('words of callers', () => {
  const address = '<address>14 Birch Lane, Oakham LE15 6AA</address>';
  const hours = '<p>Opening hours: Monday to Friday 9:00-12:30 and 15:00-19:00</p>';
  it.each([
    ['en', hours, 'What time do you finish on Thursdays?', /7 pm/],
    [
      'en',
      '<p>We come to you: every lesson is at your own home.</p>',
      'Can you come to my house?',
      /your own home/,
    ],
    ['en', '<p>We clean residential windows and gutters.</p>', 'Do you clean house windows?', /residential/],
    [
      'fr',
      '<p>Horaires : mardi 9:00-12:30</p>',
      'Vous êtes ouvertes le mardi matin ?',
      /^Le mardi nous sommes ouverts/,
    ],
    [
      'it',
      '<p>Orari: mercoledì 8:30-13:00 e 16:00-19:30</p>',
      'Il mercoledì pomeriggio a che ora riaprite?',
      /16/,
    ],
    ['ro', '<p>Pet friendly</p>', 'Putem veni cu câinele?', /Pet friendly/],
    ['pl', '<p>Wykonujemy bezpłatne kosztorysy.</p>', 'Czy kosztorys jest płatny?', /bezpłatne/],
  ])('%s: %s %s', async (language, body, question, expected) => {
    expect(await ask({ '': `<h1>Willow</h1>${body}` }, question, language)).toMatch(expected);
  });

  it.each(['Where exactly are you?', 'What street are you on?', 'Whereabouts are you guys?'])(
    'asks for the address: %s',
    async (question) => {
      expect(await ask({ '': `<h1>Willow</h1>${address}` }, question)).toMatch(/14 Birch Lane/);
    },
  );

  it.each([
    ['de', 'Wo genau finden wir Sie denn?'],
    ['es', '¿En qué calle están?'],
    ['fr', 'Vous êtes dans quelle commune ?'],
    ['nl', 'Waar zit de winkel precies?'],
  ])('asks for the address in %s', async (language, question) => {
    const street = '<p>Adresse: Lindenweg 3, 6060 Sarnen</p>';
    const swiss = { '': `<h1>Willow</h1>${street}<p>Tel. 041 660 12 12</p>` };
    expect(await ask(swiss, question, language)).toMatch(/Lindenweg 3/);
  });
});

describe('speech that was written down', () => {
  const barber =
    '<h1>Willow</h1><p>We see you by appointment.</p><table><tr><td>Beard</td><td>$15</td></tr><tr><td>Eyebrows</td><td>$6</td></tr><tr><td>Hair colour</td><td>$40</td></tr></table>';

  it.each([
    ['a price and no booking, without a question mark', 'um how much is a hair colour appointment', /\$40/],
    ['two prices in one question', 'how much for beard and eyebrows', /\$15.*\$6/],
    ['the service that holds most of what was asked', 'what does it cost to do hair colour really', /\$40/],
  ])('%s', async (_, question, expected) => {
    expect(await ask({ '': barber }, question)).toMatch(expected);
  });

  it('tells no price of a service for something that the site never names', async () => {
    expect(await ask({ '': barber }, 'how much is a beard transplant')).toMatch(/take your number/);
  });

  it.each([
    ['en', 'Willow has been on Mill Road since 1971.', 'how long have you guys been around'],
    ['it', 'Al vostro servizio da oltre 50 anni.', 'da quanti anni ci siete'],
    ['de', 'Wir haben 35 Jahre Erfahrung.', 'seit wann gibts sie eigentlich'],
  ])('%s: since when the business is there', async (language, sentence, question) => {
    const text = await ask({ '': `<h1>Willow</h1><p>${sentence}</p>` }, question, language);
    expect(text).toContain(sentence);
  });

  it('says where the business is in the sentence that says it, where no street was read', async () => {
    const page = '<h1>Willow</h1><p>You can find us on the Dublin Road near Fermoy.</p>';
    expect(await ask({ '': page }, 'whereabouts are you')).toMatch(/Dublin Road/);
  });

  it('takes a business on the internet for none with internet for its guests', async () => {
    const page = '<h1>Willow</h1><p>Wir freuen uns, dass Sie uns im Internet besuchen.</p>';
    expect(await ask({ '': page }, 'Gibt es bei Ihnen WLAN?', 'de')).toMatch(/Ihre Nummer/);
  });
});
