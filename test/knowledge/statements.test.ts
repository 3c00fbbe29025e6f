/** Which sentences of a page are worth knowing by themselves. */
import { describe, expect, it } from '@jest/globals';
import { rulesOf } from '../../domain/knowledge/house-rules.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { toldOnce } from '../../domain/knowledge/said-again.ts';
import { wordsOf } from '../../domain/knowledge/words/index.ts';

const statementsIn = (language: string, body: string): string[] =>
  readPage({
    url: 'https://yard.example/',
    html: `<html lang=${language}><body>${body}</body></html>`,
  }).facts.flatMap((fact) => (fact.kind === 'policy' || fact.kind === 'other' ? [fact.value.text] : []));

describe('statements', () => {
  it.each([
    ['en', 'Dogs are welcome on the terrace.'],
    ['de', 'Hunde sind auf der Terrasse willkommen.'],
    ['ja', '店の前に専用駐車場が四台分あります。'],
    ['ja', 'ご予約の変更は前日までにお電話ください。'],
    ['en', 'Dogs are welcome on the terrace, and dogs are welcome in the bar.'],
    ['ro', 'Mesele rezervate se păstrează cincisprezece minute.'],
  ])('%s: %s', (language, sentence) => {
    expect(statementsIn(language, `<p>${sentence}</p>`)).toEqual([sentence]);
  });

  it.each([
    ['a question', 'en', '<p>Are dogs welcome on the terrace?</p>'],
    ['the opening of a list that is left behind', 'en', '<p>We accept these ways of payment:</p><p>–</p>'],
    ['the name of another page', 'en', '<p><a href=/bus>Getting here by bus and train</a></p>'],
    [
      'names of other pages',
      'it',
      '<p><a href=/prenota>Prenota un tavolo</a> <a href=/menu>Consegna a casa</a></p>',
    ],
    [
      'a line that runs across the page',
      'en',
      `<p>${'Free delivery in town Wash and fold Parking behind the house '.repeat(3)}</p>`,
    ],
    ['what a counter counts', 'it', '<div><span>28</span><p>Anni di esperienza insieme</p></div>'],
    ['what a counter counts', 'en', '<div><p>Wheelchair accessible rooms</p><p>120+</p></div>'],
    ['a notice of trademarks', 'en', '<p>All delivery brands are property of their respective owners.</p>'],
    ['the name of another page', 'ja', '<p><a href=/yoyaku>お電話でのご予約とお問い合わせはこちら</a></p>'],
  ])('%s is none', (_, language, body) => {
    expect(statementsIn(language, body)).toEqual([]);
  });

  it.each([
    ['en', 'Bookings and photographs: all rights reserved.'],
    ['de', 'Fotos und Texte: alle Rechte vorbehalten.'],
    ['es', 'Reservas del Norte, todos los derechos reservados.'],
    ['fr', 'Réservations du Nord, tous droits réservés.'],
    ['it', 'Prenotazioni e foto: tutti i diritti sono riservati.'],
    ['pt', 'Reservas do Norte, todos os direitos reservados.'],
    ['nl', 'Reserveringen en foto’s: alle rechten voorbehouden.'],
    ['pl', 'Rezerwacje i zdjęcia: wszelkie prawa zastrzeżone.'],
    ['ro', 'Casa Verde. Toate drepturile rezervate.'],
    ['ja', '予約ページの画像の無断転載を禁じます。'],
  ])('%s: a notice of rights is none: %s', (language, sentence) => {
    expect(statementsIn(language, `<p>${sentence}</p>`).join()).not.toMatch(
      /rights|Rechte|derechos|droits|diritti|direitos|rechten|prawa|drepturile|転載/,
    );
  });
});

describe('remarks that are none', () => {
  it.each([
    ['en', 'a life', 'Before she came to us she worked at the emergency ward of Elm Hospital.'],
    [
      'en',
      'the life of somebody, in its second sentence',
      'Art is the owner of the barn. He grew up in Malton and plays golf.',
    ],
    ['en', 'what leads on', 'By now you may have many questions on our service area.'],
    ['en', 'hours again', 'Our accessible studio is open Monday to Friday from 9 to 5.'],
    ['en', 'business, no bus', 'We help each business to grow in a better way.'],
    ['en', 'training, no train', 'Puppy training can be booked at any time.'],
    ['en', 'a customer', '“The owner speaks three languages and is very kind.”'],
    ['en', 'a piece of a sentence', 'All of our accessible rooms are on the'],
    ['de', 'a life', 'Die Inhaberin studierte in Mainz Geschichte.'],
    ['es', 'a life', 'El propietario nació en Soria y estudió música.'],
    ['it', 'a life', 'La titolare si è laureata a Pisa.'],
    ['pt', 'a life', 'A proprietária nasceu em Braga e é mestre.'],
    ['nl', 'a life', 'De eigenaar is opgegroeid in Zwolle.'],
    ['pl', 'a life', 'Właściciel ukończył studia w Łodzi.'],
    ['ro', 'a life', 'Proprietarul este absolvent de drept.'],
    ['ja', 'a life', '店主は大学を卒業後、町に戻りました。'],
  ])('%s: %s', (language, _, text) => {
    expect(statementsIn(language, `<p>${text}</p>`)).toEqual([]);
  });

  it('are told once, however often they stand there', () => {
    const again = [
      'Wheelchair accessible rooms on request.',
      'Wheelchair accessible rooms on request, always.',
    ];
    expect(statementsIn('en', again.map((text) => `<p>${text}</p>`).join(''))).toEqual([again[0]]);
  });

  it('are two where a number or a "not" differs', () => {
    const two = ['Small dogs are welcome in room 3 only.', 'Small dogs are welcome in room 4 only.'];
    const no = ['Dogs are allowed in our bar and garden.', 'Dogs are not allowed in our bar and garden.'];
    for (const texts of [two, no])
      expect(statementsIn('en', texts.map((text) => `<p>${text}</p>`).join(''))).toEqual(texts);
  });

  it.each([
    ['Dogs are not allowed in the restaurant.', 'Bicycles are not allowed in the restaurant.'],
    ['Late check-out is possible for a charge of £20.', 'Early check-in is possible for a charge of £20.'],
    ['Children travel free in our boats.', 'Children under 6 travel free in our boats.'],
    ['Parking is unavailable behind the house today.', 'Parking is available behind the house today.'],
    ['A vegan breakfast is available on request.', 'Wheelchair accessible rooms are available on request.'],
  ])('are two where a word differs: %s %s', (...texts) => {
    expect(toldOnce(texts, (text) => text, rulesOf(wordsOf('en')))).toEqual(texts);
  });

  it('are told by the more exact one of two', () => {
    const [short, long] = ['Dogs are welcome on the terrace.', 'Dogs are welcome on the terrace in summer.'];
    for (const texts of [
      [short, long],
      [long, short],
    ])
      expect(statementsIn('en', texts.map((text) => `<p>${text}</p>`).join(''))).toEqual([long]);
  });

  it('are told once where one has small words more', () => {
    const texts = ['Reservations by phone only.', 'Reservations please by phone only.'];
    expect(statementsIn('en', texts.map((text) => `<p>${text}</p>`).join(''))).toEqual([texts[0]]);
  });
});

describe('a business of one person', () => {
  it.each([
    ['en', 'I accept cash and cards.'],
    ['en', 'My studio has free parking behind the house.'],
    ['en', 'If you cancel less than 24 hours before, I charge half of the fee.'],
    ['en', 'You can pay me in cash or by card.'],
    ['en', 'My studio is wheelchair accessible.'],
    ['de', 'Meine Praxis ist barrierefrei und hat eigene Parkplätze.'],
    ['de', 'Bei mir ist Barzahlung möglich.'],
    ['fr', 'Mon cabinet est accessible aux fauteuils roulants.'],
    ['fr', 'J’accepte les espèces et les chèques pour le paiement.'],
    ['it', 'Il mio studio è accessibile alle sedie a rotelle.'],
    ['es', 'Mi consulta es accesible en silla de ruedas.'],
    ['nl', 'Mijn praktijk is toegankelijk voor rolstoelen.'],
    ['pl', 'Mój gabinet jest dostępny dla osób na wózkach.'],
  ])('%s: says so of its rules and of access: %s', (language, text) => {
    expect(statementsIn(language, `<p>${text}</p>`)).toEqual([text]);
    expect(statementsIn(language, `<h2>Curriculum vitae</h2><p>${text}</p>`)).toEqual([text]);
  });

  it.each([
    ['en', 'About me', 'I believe that the vegan kitchen has a future.'],
    ['de', 'Über mich', 'Ich liebe vegane Küche über alles.'],
    ['fr', 'Biographie', 'J’adore la gare de Lyon au petit matin.'],
  ])('%s: %s: has thoughts of its own: %s', (language, heading, text) => {
    expect(statementsIn(language, `<h2>${heading}</h2><p>${text}</p>`)).toEqual([]);
  });
});

describe('sentences that look like none', () => {
  it.each([
    ['a day of emergencies', 'Emergency appointments are available on Saturday from 10 am.'],
    ['a language with its hours', 'We speak English, and on Mondays from 2 pm Polish.'],
    ['capitals', 'Free Parking Is Available Behind The House For All Guests'],
    ['names of cards', 'We Accept Visa, MasterCard, American Express, Apple Pay and Cash'],
    ['brackets', '[Parking is free behind the house.]'],
    ['a name in quotation marks', '“The Barn” has free parking behind the house.'],
  ])('are told: %s', (_, text) => {
    expect(statementsIn('en', `<p>${text}</p>`)).toEqual([text]);
  });

  it.each([
    ['a dish', 'Smoked salmon is served with bread and butter only.'],
    ['what dogs love', 'Dogs love our biscuits, which are free.'],
    ['what children love', 'Children love our free ice cream in summer.'],
    ['what a customer says', '“Free parking is available, and the owner is kind.” – Ann'],
    ['badges', 'Licensed & Insured Rating A+ Certified Installer Emergency Repairs'],
  ])('are none: %s', (_, text) => {
    expect(statementsIn('en', `<p>${text}</p>`)).toEqual([]);
  });
});
