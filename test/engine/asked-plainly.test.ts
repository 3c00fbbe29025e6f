/** Plain questions that callers ask everywhere, of sites that have the words for something else. */
import { describe, expect, it } from '@jest/globals';
import { askShop as ask } from './ask-shop.ts';

const unknown =
  /take your number|Ihre Nummer|votre numéro|su número|suo numero|seu número|uw nummer|numer telefonu|numărul dumneavoastră|お電話番号/;

const site = (body: string) => ({ '': `<h1>Marlow</h1>${body}` });

describe('the area that is served', () => {
  it.each([
    [
      'en',
      '<p>We look after gardens in Harwick and the surrounding villages.</p>',
      'Which areas do you cover?',
      /Harwick/,
    ],
    ['en', '<p>Work is done within 25 miles of the yard.</p>', 'What areas do you cover?', /25 miles/],
    [
      'de',
      '<p>Tätig in Ahlstadt und der näheren Umgebung.</p>',
      'In welchem Gebiet arbeiten Sie?',
      /Ahlstadt/,
    ],
    ['nl', '<p>Actief in Zandrijk en de wijde omgeving.</p>', 'In welk gebied werken jullie?', /Zandrijk/],
    [
      'fr',
      '<p>Nous desservons Valmont et ses villages.</p>',
      'Dans quelle zone intervenez-vous ?',
      /Valmont/,
    ],
    ['it', '<p>Operiamo nella zona di Valchiara.</p>', 'In quali zone lavorate?', /Valchiara/],
    ['es', '<p>Trabajamos en toda la comarca de Valdeoro.</p>', '¿Qué zonas cubren?', /Valdeoro/],
    ['pl', '<p>Dojeżdżamy do klientów na terenie Lipowa.</p>', 'Jaki obszar obsługujecie?', /Lipowa/],
  ])('%s: is told by its places: %s', async (language, body, question, expected) => {
    expect(await ask(site(body), question, language)).toMatch(expected);
  });

  it.each([
    [
      'en',
      '<p>We serve breakfast until noon. The cream helps with dry areas of the skin.</p>',
      'Which areas do you cover?',
    ],
    ['en', '<p>Take out and delivery. A lifetime warranty covers peeling.</p>', 'Which areas do you cover?'],
    ['de', '<p>In der Umgebung unseres Hauses finden Sie Wanderwege.</p>', 'In welchem Gebiet arbeiten Sie?'],
    ['fr', '<p>Un soin doux pour les zones sensibles du visage.</p>', 'Dans quelle zone intervenez-vous ?'],
    ['ja', '<p>地域と環境に配慮した取り組みを行っております。</p>', '対応エリアはどこですか？'],
  ])('%s: is unknown where no place is named: %s', async (language, body, question) => {
    expect(await ask(site(body), question, language)).toMatch(unknown);
  });
});

describe('words that only look alike', () => {
  it.each([
    ['en', '<p>Our staff are specially trained. Massage reduces stress.</p>', 'Do you have any discounts?'],
    ['en', '<p>We have access to all maintenance schedules.</p>', 'Are you wheelchair accessible?'],
    ['en', '<p>The salon offers pain management and stress relief.</p>', 'Who is the manager?'],
    [
      'en',
      '<p>Spare plugs are in the drawer if you are missing one.</p>',
      'What is your cancellation policy?',
    ],
    ['en', '<p>Collect points with the loyalty card in the shop.</p>', 'Can I pay by card?'],
    [
      'es',
      '<p>Instalación de cámaras y accesos para la vigilancia.</p>',
      '¿Es accesible en silla de ruedas?',
    ],
    ['es', '<p>¡El mensaje ha sido enviado!</p>', '¿Hacen envíos?'],
    ['it', '<p>Dal salotto si ha accesso alla terrazza.</p>', 'È accessibile in sedia a rotelle?'],
    ['it', '<p>Lavoriamo con cura per garantirvi un impasto leggero.</p>', 'Date una garanzia?'],
    ['pt', '<p>Usamos bons materiais para garantir que a cópia funcione.</p>', 'Dão garantia?'],
    ['fr', '<p>Connexion et préparation pour groupe électrogène.</p>', 'Vous avez le wifi ?'],
    ['de', '<p>Alle Texte auf diesen Internetseiten sind geschützt.</p>', 'Haben Sie WLAN?'],
    ['ro', '<p>A urmat numeroase programe de perfecționare.</p>', 'Trebuie programare?'],
    ['ro', '<p>Oferim acces la livadă toată vara.</p>', 'Este accesibil cu scaun rulant?'],
  ])('%s: answer nothing: %s', async (language, body, question) => {
    expect(await ask(site(body), question, language)).toMatch(unknown);
  });

  it.each([
    ['en', '<p>There is a reduction for pupils on Mondays.</p>', 'Do you have any discounts?', /reduction/],
    ['en', '<p>All rooms are fully accessible.</p>', 'Are you wheelchair accessible?', /accessible/],
    ['it', '<p>Il locale è accessibile ai disabili.</p>', 'È accessibile in sedia a rotelle?', /accessibile/],
    ['pt', '<p>Todas as peças têm garantia de dois anos.</p>', 'Dão garantia?', /dois anos/],
    ['en', '<p>We accept cash and all major cards.</p>', 'Can I pay by card?', /major cards/],
  ])('%s: what is meant is told: %s', async (language, body, question, expected) => {
    expect(await ask(site(body), question, language)).toMatch(expected);
  });
});

describe('who it is', () => {
  it.each([
    ['en', '<p>Bring it in and receive the highest quality of work.</p>', 'Who works there?'],
    ['es', '<p>Trabajamos con productos naturales y aceites suaves.</p>', '¿Quién trabaja ahí?'],
    ['es', '<p>Clínica Dental Especializada</p>', '¿Cómo se llama el dentista?'],
    ['de', '<h2>Zimmer</h2><p>Dreibettzimmer Komfort</p>', 'Wer ist der Inhaber?'],
  ])('%s: is not told by work or by a place: %s', async (language, body, question) => {
    expect(await ask(site(body), question, language)).toMatch(unknown);
  });

  it('is told by a name', async () => {
    const text = await ask(site('<p>The workshop is run by Ada Birch.</p>'), 'Who is the owner?');
    expect(text).toContain('Ada Birch');
  });
});

describe('an estimate', () => {
  it.each([
    ['de', '<p>Wir reinigen Teppiche.</p>', 'Ist ein Kostenvoranschlag kostenlos?'],
    ['nl', '<p>Wij reinigen tapijten.</p>', 'Is een offerte gratis?'],
  ])('%s: is not ordered by asking whether it is free', async (language, body, question) => {
    expect(await ask(site(body), question, language)).toMatch(unknown);
  });
});

describe('where it is, without a whole address', () => {
  it.each([
    ['fr', '<footer><p>Le Moulin 24 310 VALMONT</p></footer>', 'Où vous trouvez-vous ?', /VALMONT/],
    ['en', '<p>I work from my home near Harwick Green.</p>', 'Whereabouts are you based?', /Harwick Green/],
  ])('%s: is told by the town: %s', async (language, body, question, expected) => {
    expect(await ask(site(body), question, language)).toMatch(expected);
  });

  it('is not told by a line with a number and a word like a street', async () => {
    const body = '<p>12 May 2014: A great place to stay</p>';
    expect(await ask(site(body), 'Where are you?')).toMatch(unknown);
  });
});

describe('which people', () => {
  it.each([
    [
      'en',
      '<p>We see patients of all ages. We are Dr. Ada Birch and Dr. Tom Reed.</p>',
      'Which dentists work there?',
    ],
    ['de', '<p>Ihre Zahnärzte: Dr. Ada Birch und Dr. Tom Reed.</p>', 'Welche Zahnärzte arbeiten bei Ihnen?'],
    ['nl', '<p>Uw tandartsen zijn Dr. Ada Birch en Dr. Tom Reed.</p>', 'Welke tandartsen werken er?'],
  ])('%s: are told by their names', async (language, body, question) => {
    expect(await ask(site(body), question, language)).toContain('Birch');
  });
});

describe('animals', () => {
  it.each([
    ['en', '<h2>Services</h2><ul><li>Dog walking</li><li>Dog wash</li></ul>', 'Are dogs allowed?'],
    ['de', '<p>Ihr Hund sollte vor der Narkose nichts mehr fressen.</p>', 'Darf mein Hund mit?'],
  ])(
    '%s: may come along where a rule says so, and not where they are spoken of',
    async (language, body, question) => {
      expect(await ask(site(body), question, language)).toMatch(unknown);
    },
  );

  it('may come along by a rule', async () => {
    const body = '<p>Dogs are welcome on the terrace.</p><p>Dog walking</p>';
    expect(await ask(site(body), 'Are dogs allowed?')).toContain('welcome on the terrace');
  });
});

describe('what the whole business is about', () => {
  const named = (name: string) => `<h1>${name}</h1><p>${name}, Station Road 5</p><footer>© ${name}</footer>`;
  const list = (...names: string[]) =>
    `<h2>Preise</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  it.each([
    [
      'de',
      'Teppichreinigung Ahlstadt',
      list('Mantel 22,90 €', 'Kleid 19,90 €', 'Bluse 6,90 €'),
      'Was kostet die Reinigung von einem Mantel?',
      /22,90/,
    ],
    [
      'en',
      'Harwick Cleaning',
      list('Coat £22.90', 'Dress £19.90', 'Blouse £6.90'),
      'How much is cleaning a coat?',
      /22\.90/,
    ],
  ])('%s: need not stand beside a price', async (language, name, body, question, expected) => {
    const page = { '': named(name) + body };
    expect(await ask(page, question, language)).toMatch(expected);
  });

  it('is the first part of what is asked for', async () => {
    const body = '<h2>Diensten</h2><ul><li>Aanleg</li><li>Onderhoud</li><li>Bestrating</li></ul>';
    const page = { '': named('Tuin Marlow') + body };
    expect(await ask(page, 'Doen jullie ook tuinaanleg?', 'nl')).toMatch(/zegt: Aanleg/);
  });
});

describe('the hours of a branch', () => {
  const body =
    '<h2>Harwick</h2><p>Monday 9am - 5pm</p><p>Saturday 8:15am - 11am</p><h2>Moss Hill</h2><p>Monday 8am - 4pm</p><p>Saturday closed</p>';

  it('are told with its name', async () => {
    const text = await ask(site(body), 'What time do you open in Harwick on Saturday?');
    expect(text).toMatch(/8:15 am \(Harwick\)/);
  });

  it('are all told where none is named', async () => {
    const text = await ask(site(body), 'What time do you close on Monday?');
    expect(text).toMatch(/5 pm.*4 pm|4 pm.*5 pm/);
  });
});
