/** What the business is near to, and the floor that it is on. */
import { describe, expect, it } from '@jest/globals';
import { fact } from './businesses.ts';
import { ask } from './converse.ts';

const landmarks = [
  [
    'en',
    'You find us opposite the town hall, next to the old cinema.',
    [
      'What are you near to?',
      'Any landmark nearby so I can find you?',
      'What are you next to?',
      "What's opposite you?",
      'What building is it next to?',
      'Is there a landmark?',
      "What's close by?",
    ],
  ],
  [
    'de',
    'Sie finden uns gegenüber dem Rathaus, neben dem alten Kino.',
    [
      'Was ist in der Nähe?',
      'Woran erkenne ich, wo Sie sind?',
      'Neben was liegt das?',
      'Was liegt gegenüber?',
      'Neben welchem Gebäude ist das?',
      'Gibt es einen Orientierungspunkt?',
    ],
  ],
  [
    'fr',
    "Nous sommes en face de la mairie, à côté de l'ancien cinéma.",
    [
      "C'est à côté de quoi ?",
      'Il y a un point de repère ?',
      "C'est en face de quoi ?",
      'Vous êtes près de quoi ?',
    ],
  ],
  [
    'es',
    'Estamos frente al ayuntamiento, al lado del antiguo cine.',
    [
      '¿Al lado de qué está?',
      '¿Hay algún punto de referencia?',
      '¿Enfrente de qué están?',
      '¿Cerca de qué están?',
    ],
  ],
  [
    'it',
    'Siamo di fronte al municipio, accanto al vecchio cinema.',
    [
      'Vicino a cosa siete?',
      "C'è un punto di riferimento?",
      'Di fronte a cosa siete?',
      'Accanto a cosa siete?',
    ],
  ],
  [
    'nl',
    'U vindt ons tegenover het stadhuis, naast de oude bioscoop.',
    [
      'Waar zitten jullie naast?',
      'Is er een herkenningspunt?',
      'Waar liggen jullie tegenover?',
      'Bij wat in de buurt zitten jullie?',
    ],
  ],
  [
    'pl',
    'Jesteśmy naprzeciwko ratusza, obok dawnego kina.',
    ['Obok czego jesteście?', 'Czy jest jakiś punkt orientacyjny?', 'Naprzeciwko czego to jest?'],
  ],
  [
    'pt',
    'Estamos em frente à câmara, ao lado do antigo cinema.',
    ['Fica ao lado de quê?', 'Há algum ponto de referência?', 'Fica em frente de quê?'],
  ],
  [
    'ro',
    'Suntem vizavi de primărie, lângă vechiul cinema.',
    ['Lângă ce sunteți?', 'Există un punct de reper?', 'Vizavi de ce sunteți?'],
  ],
  [
    'ja',
    '市役所の向かい、旧映画館の隣です。',
    ['何の隣ですか？', '目印はありますか？', '近くに何がありますか？'],
  ],
] as const;

const floors = [
  [
    'en',
    'You find us on the second floor, above the bakery.',
    [
      'What floor are you on?',
      'Which floor is it?',
      'On what floor do I find you?',
      'What are you above?',
      'Are you on the ground floor?',
      'Which storey are you on?',
    ],
  ],
  [
    'de',
    'Sie finden uns im zweiten Stock über der Bäckerei.',
    [
      'In welchem Stock sind Sie?',
      'Welche Etage ist das?',
      'Auf welcher Etage finde ich Sie?',
      'In welchem Stockwerk ist die Praxis?',
      'Sind Sie im Erdgeschoss?',
    ],
  ],
  [
    'fr',
    'Nous sommes au deuxième étage, au-dessus de la boulangerie.',
    ["C'est à quel étage ?", 'Vous êtes à quel étage ?', 'Quel étage ?', 'Vous êtes au rez-de-chaussée ?'],
  ],
  [
    'es',
    'Estamos en la segunda planta, encima de la panadería.',
    ['¿En qué planta están?', '¿En qué piso es?', '¿Qué planta es?', '¿Están en la planta baja?'],
  ],
  [
    'it',
    'Siamo al secondo piano, sopra il panificio.',
    ['A che piano siete?', 'Che piano è?', 'A quale piano vi trovo?'],
  ],
  [
    'nl',
    'U vindt ons op de tweede verdieping, boven de bakker.',
    ['Op welke verdieping zitten jullie?', 'Welke verdieping is het?'],
  ],
  [
    'pl',
    'Znajdują się Państwo na drugim piętrze, nad piekarnią.',
    ['Na którym piętrze jesteście?', 'Które to piętro?'],
  ],
  ['pt', 'Estamos no segundo andar, por cima da padaria.', ['Em que andar estão?', 'Qual é o andar?']],
  ['ro', 'Suntem la etajul doi, deasupra brutăriei.', ['La ce etaj sunteți?', 'Ce etaj este?']],
  ['ja', '当店はパン屋の上、2階にございます。', ['何階ですか？', 'お店は何階にありますか？']],
] as const;

const flat = (cases: readonly (readonly [string, string, readonly string[]])[]) =>
  cases.flatMap(([language, line, questions]) =>
    questions.map((question) => [language, question, line] as const),
  );

describe('where it is', () => {
  it.each([...flat(landmarks), ...flat(floors)])('%s: %s', async (language, question, line) => {
    expect(await ask(language, [], line, question)).toContain(line.replace(/[.。]$/u, ''));
  });

  it.each([
    ['en', 'You can park opposite the church.', 'Is there a landmark?'],
    ['en', 'The wooden floor of our studio was sanded by hand.', 'Which floor is it?'],
    ['en', 'The family room on the second floor has a balcony.', 'What floor are you on?'],
    ['de', 'Parken können Sie gegenüber der Kirche.', 'Gibt es einen Orientierungspunkt?'],
    ['de', 'Das Familienzimmer im zweiten Stock hat einen Balkon.', 'In welchem Stock sind Sie?'],
    ['de', 'Neben dem Schnitt gibt es auch Farbe.', 'Neben was liegt das?'],
    ['fr', 'La chambre familiale du deuxième étage a un balcon.', 'Vous êtes à quel étage ?'],
    ['es', 'Frente a la competencia ofrecemos calidad.', '¿Hay algún punto de referencia?'],
    ['it', 'La camera al secondo piano ha un balcone.', 'A che piano siete?'],
    ['nl', 'Naast knippen doen we ook kleuren.', 'Is er een herkenningspunt?'],
    ['pl', 'Obok strzyżenia robimy też farbowanie.', 'Czy jest jakiś punkt orientacyjny?'],
  ])('%s: not by "%s"', async (language, line, question) => {
    expect(await ask(language, [], line, question)).not.toMatch(
      new RegExp(`: ${line.slice(0, 20)}[^.]+\\.?$`, 'u'),
    );
  });
});

describe('where it is, without an address', () => {
  it.each([
    ['en', 'Larch is housed within the old mill of Larchton.', 'Where is your studio?'],
    [
      'nl',
      'Larix is gevestigd binnen de muren van het oude stadhuis te Larixdam.',
      'Waar zit de praktijk precies?',
    ],
    ['fr', 'Le cabinet est installé au cœur de Mélèze.', 'Où se trouve le cabinet ?'],
    ['it', 'Il maneggio è situato tra Larice e Pineta.', 'Dove si trova il maneggio?'],
    ['pt', 'O estúdio está situado na Rua do Larício.', 'Onde é que fica o estúdio?'],
    ['pl', 'Gabinet położony jest przy rynku w Modrzewiu.', 'Gdzie jest gabinet?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain(line.replace(/\.$/u, ''));
  });

  it('is told by no room of the house', async () => {
    const line = 'The double room situated at the rear of the pub has a shower.';
    expect(await ask('en', [], line, 'Where is the pub?')).not.toContain('shower');
  });
});

describe('where somebody learnt it', () => {
  it.each([
    ['pl', 'Ukończyłam studia na Uniwersytecie Modrzewskim.', 'Gdzie pani studiowała?'],
    ['nl', 'In 2018 studeerde ik af aan de Larix Hogeschool.', 'Waar hebt u gestudeerd?'],
    ['de', 'Als Friseurmeisterin berate ich Sie in Ruhe.', 'Sind Sie Meisterin?'],
    ['en', 'I graduated from Larchton Law School in 1998.', 'Where did you study?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain(line.replace(/\.$/u, ''));
  });
});

describe('whether one may call', () => {
  it.each([
    ['en', 'Can I call in the middle of the night?'],
    ['de', 'Kann ich auch nachts anrufen?'],
    ['en', 'It is past midnight, can I call you?'],
  ])('%s: is answered by no number: %s', async (language, question) => {
    const phone = fact('phone', { printed: '020 7946 0018', e164: '+442079460018' }, '020 7946 0018');
    expect(await ask(language, [phone], 'Welcome.', question)).not.toContain('020 7946');
  });

  it('to book is answered by the number', async () => {
    const phone = fact('phone', { printed: '030 901820', e164: '+4930901820' }, '030 901820');
    const question = 'Kann ich auch anrufen, um zu reservieren?';
    expect(await ask('de', [phone], 'Welcome.', question)).toContain('030 901820');
  });
});

describe('an address by its parts', () => {
  it.each([
    ['it', 'Mi dice la via per favore?'],
    ['pt', 'E que bairro é?'],
    ['en', 'Which neighborhood is that?'],
    ['de', 'In welchem Stadtteil ist das?'],
    ['ro', 'Pe ce strada sunteti?'],
  ])('%s: %s', async (language, question) => {
    const address = fact(
      'address',
      { printed: 'Via Larice 4, Borgo, Larchton' },
      'Via Larice 4, Borgo, Larchton',
    );
    expect(await ask(language, [address], 'Welcome.', question)).toContain('Via Larice 4');
  });
});
