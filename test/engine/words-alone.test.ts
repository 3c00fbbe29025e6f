/** What a site says in the words of a question and means otherwise is no answer to it. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

/** The last line is what the site has to say beside. */
const says = (...lines: string[]): Record<string, string> => ({
  '': `<h2>Tamsel</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`,
});
const silent =
  /take your number|Ihre Nummer|su número|votre numéro|suo numero|seu número|uw nummer|numer telefonu|numărul|お電話番号/;

describe('what is brought and delivered by words alone', () => {
  it.each([
    ['en', 'We deliver outstanding results to every home.', 'Do you deliver?'],
    ['de', 'Wir bringen Freude in jedes Haus.', 'Können Sie mir das nach Hause bringen?'],
    ['es', 'Entregamos los mejores resultados en cada casa.', '¿Hacen reparto a domicilio?'],
    ['fr', 'Nous livrons les meilleurs résultats à la maison.', 'Vous livrez ?'],
    ['it', 'Portiamo gioia in ogni casa.', 'Me lo portate a casa?'],
    ['pt', 'Entregamos os melhores resultados em cada casa.', 'Fazem entregas?'],
    ['nl', 'Wij brengen vreugde in elk huis.', 'Kunnen jullie het thuis brengen?'],
    ['pl', 'Dostarczamy najlepsze wyniki do każdego domu.', 'Dowozicie?'],
    ['ro', 'Livrăm cele mai bune rezultate în fiecare casă.', 'Livrați?'],
    ['ja', 'すべてのご家庭に喜びをお届けします。', '家まで届けてもらえますか？'],
  ])('%s: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });

  it('still tells what is brought with a price or a place to it', async () => {
    const text = await askShop(says('We deliver smiles: any cake within 5 miles for $4.'), 'Do you deliver?');
    expect(text).toMatch(/within 5 miles/);
  });
});

describe('what is said of the data of visitors', () => {
  const policy = (title: string, ...lines: string[]): Record<string, string> => ({
    '': `<h1>Tamsel</h1><p>Tamsel</p><h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`,
  });
  it.each([
    ['en', policy('Privacy', 'Children under 16 need the consent of their parents.'), 'Can I bring my kids?'],
    [
      'de',
      policy('Datenschutz', 'Personenbezogene Daten von Kindern unter 16 Jahren werden nicht erhoben.'),
      'Sind Kinder bei Ihnen willkommen?',
    ],
    [
      'fr',
      policy('Protection des données', 'Nous gardons la langue, l’heure et l’adresse internet.'),
      'Vous avez internet ?',
    ],
    [
      'pl',
      policy('Polityka prywatności', 'Zapisujemy język, czas i adres internetowy oraz pliki cookie.'),
      'W jakich językach mówicie?',
    ],
    [
      'ja',
      policy('プライバシー', '言語、時間、インターネットアドレスを個人情報として保存します。'),
      'Wi-Fiはありますか？',
    ],
  ])('%s', async (language, pages, question) => {
    expect(await askShop(pages, question, language)).toMatch(silent);
  });

  it('is told to who asks for it', async () => {
    const pages = policy('Privacy', 'We delete your personal data after three years.');
    expect(await askShop(pages, 'When do you delete my personal data?')).toMatch(/three years/);
  });

  it('is not every word of consent', async () => {
    const pages = says('Children under 16 need the consent of their parents.');
    expect(await askShop(pages, 'Do children need the consent of their parents?')).toMatch(/under 16/);
  });
});

describe('numbers of years', () => {
  it.each([
    ['de', 'Auf alle Arbeiten geben wir zwei Jahre Garantie.', 'Wie alt muss man sein?'],
    ['nl', 'Wij geven twee jaar garantie op al het werk.', 'Is er een minimumleeftijd?'],
    ['it', 'Diamo due anni di garanzia su tutti i lavori.', "C'è un'età minima?"],
    ['fr', 'Les cours sont ouverts à moins de 16 ans.', 'Depuis quand êtes-vous là ?'],
    ['pl', 'Kursy są dla osób od 12 lat.', 'Od kiedy istniejecie?'],
    ['ro', 'Cursurile sunt pentru cei de peste 12 ani.', 'De când funcționați?'],
    ['en', 'We opened the second hall after two years.', 'How old do my kids have to be?'],
    ['es', 'Abrimos la segunda sala después de dos años.', '¿Qué edad tienen que tener mis hijos?'],
    ['fr', 'La salle a été refaite tous les deux ans.', 'Quel âge doivent avoir mes enfants ?'],
    ['it', 'Con esperienza di oltre 20 anni nel settore.', 'Quanti anni devono avere i miei figli?'],
    ['pt', 'Estamos cá 365 dias por ano.', 'Que idade têm de ter os meus filhos?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });

  it.each([
    ['de', 'Die Kurse sind ab 12 Jahren.', 'Wie alt muss man sein?', /ab 12/],
    ['pl', 'Działamy na rynku od 12 lat.', 'Od kiedy istniejecie?', /12 lat/],
    ['en', 'The classes are for ages 6 to 12.', 'How old do my kids have to be?', /6 to 12/],
    [
      'pt',
      'As aulas são para crianças dos 6 aos 12 anos.',
      'Que idade têm de ter os meus filhos?',
      /6 aos 12/,
    ],
  ])('%s: %s is told', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });
});

describe('what is included in nothing that is named', () => {
  it.each([
    ['en', 'The signs include pain and swelling.', "What's included in that?", 'The price includes towels.'],
    [
      'de',
      'Der Mensch steht dabei im Mittelpunkt.',
      'Was ist da alles dabei?',
      'Im Preis inbegriffen: Handtücher.',
    ],
    ['es', 'Atención a niños, incluyendo urgencias.', '¿Qué está incluido?', 'El precio incluye toallas.'],
    [
      'fr',
      'Plusieurs services y compris la nuit.',
      "Qu'est-ce qui est compris ?",
      'Le prix comprend, inclus, le linge.',
    ],
    [
      'it',
      'Servizi vari, inclusi i notturni.',
      'Cosa è compreso?',
      'Nel prezzo sono compresi gli asciugamani.',
    ],
    ['pt', 'Trabalhos vários, incluindo portas.', 'O que está incluído?', 'O preço inclui toalhas.'],
    ['pl', 'Szkolenie zawiera ćwiczenia.', 'Co jest w cenie?', 'Cena zawiera ręczniki, wliczone w cenie.'],
    ['ro', 'Lucrăm cu toate mărcile, inclusiv vechi.', 'Ce e inclus?', 'Prețul include prosoape.'],
  ])('is told by a price alone, %s', async (language, line, question, price) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
    expect(await askShop(says(line, price), question, language)).toContain(price.split(' ').at(-1));
  });
});

describe('what is said beside a booking and paying', () => {
  it.each([
    ['es', 'Al reservar se paga una señal de 50 €.', '¿Hay que reservar antes?'],
    ['ro', 'La rezervare se plătește un avans de 50 lei.', 'Trebuie să rezerv înainte?'],
    ['de', 'Bei der Buchung wird eine Anzahlung von 50 € fällig.', 'Wie kann ich bezahlen?'],
    ['nl', 'Bij de boeking vragen wij een aanbetaling van € 50.', 'Hoe kan ik betalen?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });
});

describe('words that only look like those of the question', () => {
  it.each([
    ['en', 'With a trained team we handle every repair.', 'How far are you from the train station?'],
    ['en', 'He began his career as a baker, which makes our job easier.', 'Are you hiring at the moment?'],
    ['en', 'We fit doors and installation is our trade.', 'Can I pay in instalments?'],
    ['en', 'Breathe slowly while the therapist works.', 'Is there somewhere to sit while I wait?'],
    ['de', 'Auf Wunsch zeigen wir, wie Sie Ihr Tier selber massieren.', 'Geht das noch am selben Tag?'],
    ['es', 'Cambiamos la puerta por una más segura.', '¿Lo cubre el seguro?'],
    ['fr', 'Nous assurons la prise en charge de vos projets.', "C'est pris en charge par l'assurance ?"],
    ['it', 'Girate a sinistra dopo il ponte.', 'Riparate anche dopo un incidente stradale?'],
    ['pt', 'Acreditamos na prestação de um bom serviço.', 'Posso pagar em prestações?'],
    ['pt', 'Fazemos moldes para controles remotos.', 'Estão a contratar?'],
    ['nl', 'Wij nemen spoedig contact met u op.', 'Kan het met spoed?'],
  ])('answer nothing, %s: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });
});

describe('what has the form that is asked for and says another thing', () => {
  it.each([
    ['en', 'We welcome parties of up to 12 people.', 'How many people work there?'],
    ['de', 'Die Suite ist für 2 bis 6 Personen.', 'Wie viele Leute arbeiten bei Ihnen?'],
    ['fr', 'La salle est pour 19 personnes.', 'Combien de personnes travaillent chez vous ?'],
    ['es', 'Grupos de hasta 12 personas.', '¿Cuántas personas trabajan ahí?'],
    ['ja', '12名様までのお部屋がございます。', '何人働いていますか？'],
    ['en', 'The package has three walks of 30 minutes.', 'How far are you from the station?'],
    ['en', 'We are 20 minutes from the airport.', 'How far are you from the station?'],
    ['de', 'Das Tier darf 12 Stunden vorher nichts fressen.', 'Wie weit ist es vom Bahnhof?'],
    ['nl', '1234 AB Zandrijk', 'Hoeveel kamers zijn er in Zandrijk?'],
    [
      'en',
      'Deep Sports Massage is a form of massage that treats sports injuries.',
      'Who would be treating me?',
    ],
  ])('answers nothing, %s: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });

  it.each([
    ['en', 'Eight people work in our team.', 'How many people work there?', /Eight/],
    ['de', 'Bei uns arbeiten 8 Leute.', 'Wie viele Leute arbeiten bei Ihnen?', /8/],
    ['en', 'We are five minutes walk from the station.', 'How far are you from the station?', /five/],
    ['it', 'La stazione è a 5 minuti a piedi.', 'A che distanza siete dalla stazione?', /5/],
  ])('and still what is asked, %s: %s', async (language, line, question, told) => {
    expect(await askShop(says(line), question, language)).toMatch(told);
  });

  it('tells no hours where it is asked since when', async () => {
    const pages = { '': '<h2>Öffnungszeiten</h2><p>Montag bis Freitag 9 bis 17 Uhr</p>' };
    expect(await askShop(pages, 'Wie lange sind Sie schon in dem Haus?', 'de')).not.toMatch(/9 bis 17/);
  });

  it('tells no line that is a quotation as a whole', async () => {
    const pages = says('"They came at once. The family pack is a great deal for four."');
    expect(await askShop(pages, 'What comes in the family pack?')).toMatch(silent);
  });
});

describe('what to bring and to wear', () => {
  it.each([
    [
      'en',
      'We have the equipment necessary to service any car.',
      'What should I wear?',
      'Please wear loose clothes.',
    ],
    [
      'de',
      'Rezepte können Sie ab 10 Uhr abholen.',
      'Was soll ich anziehen?',
      'Bitte bequeme Kleidung anziehen.',
    ],
    ['es', 'Nuestro equipo está siempre en formación.', '¿Tengo que llevar algo?', 'Traiga una toalla.'],
    [
      'fr',
      'Nous vous apportons chaleur et couleur.',
      'Je dois apporter quelque chose ?',
      'Apportez une serviette.',
    ],
    ['it', 'Portano avanti questa tradizione.', 'Devo portare qualcosa?', 'Portare un asciugamano.'],
    ['pt', 'Temos equipamento de alta tecnologia.', 'O que devo vestir?', 'Traga roupa confortável.'],
    ['nl', 'Wij regelen materialen en planning.', 'Wat moet ik aantrekken?', 'Draag makkelijke kleding.'],
    ['pl', 'Mamy nowoczesny sprzęt.', 'Czy mam coś przynieść?', 'Proszę przynieść ręcznik.'],
    ['ro', 'Lucrăm cu echipament modern.', 'Cu ce să mă îmbrac?', 'Veniți cu haine comode.'],
  ])('is told by what tells guests, %s', async (language, line, question, rule) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
    expect(await askShop(says(line, rule), question, language)).toContain(rule.split(' ').at(-1));
  });
});

describe('who is in charge', () => {
  it('is no question for a price', async () => {
    expect(
      await askShop({ '': '<h2>Prices</h2><ul><li>Cut £20</li><li>Dye £40</li></ul>' }, 'Who is in charge?'),
    ).toMatch(silent);
  });
});

describe('taxes, numbers alone and deadlines', () => {
  it.each([
    ['en', 'VAT registration 123 4567 89', 'Is VAT included in your prices?', 'All prices include VAT.'],
    [
      'de',
      'Umsatzsteuer-Id. Nr.: DE123456789',
      'Ist die Mehrwertsteuer schon drin?',
      'Alle Preise inklusive MwSt.',
    ],
    ['nl', 'Btw-nummer: NL123456789B01', 'Komt de btw er nog bij?', 'Alle prijzen zijn inclusief btw.'],
  ])('tell what is asked, %s', async (language, line, question, price) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
    expect(await askShop(says(line, price), question, language)).toContain(price.slice(0, -1));
  });

  it.each([
    ['en', 'We are a group of six therapists.', 'Do you have a place for six?'],
    ['en', 'Drive along the river and return by the bridge.', 'Can I return it if it is too small?'],
    ['en', 'You will be referred to a doctor.', 'Do you have references?'],
    ['pt', 'Tratamos também os casos mais graves.', 'Pode fazer-se grávida?'],
  ])('answer nothing else, %s: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });

  it.each([
    ['en', 'Opening hours: Friday 9 am to 5 pm', 'Can you do it by Friday?'],
    ['it', 'Orari: venerdì 9:00 - 17:00', 'È pronto per venerdì?'],
    ['ja', '営業時間：金曜日 9:00～17:00', '金曜までにできますか？'],
  ])('are no hours, %s', async (language, line, question) => {
    expect(await askShop({ '': `<p>${line}</p>` }, question, language)).not.toMatch(/9|17|5/);
  });
});
