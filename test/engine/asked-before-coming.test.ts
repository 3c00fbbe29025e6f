/** What callers ask before they come: how to find it, what to bring, who is there, and whom to call. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const says = (...lines: string[]): Record<string, string> => ({
  '': `<h2>Willow</h2>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`,
});
const priceList = (...rows: [string, string][]): string =>
  `<table>${rows.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join('')}</table>`;
const unsure =
  /take your number|Ihre Nummer|su número|votre numéro|suo numero|seu número|uw nummer|numer telefonu|numărul|お電話番号/;

describe('what to bring is told by the line on it', () => {
  it.each([
    ['de', 'Bitte bringen Sie ein Handtuch mit.', 'Was muss ich mitbringen?', /Handtuch/],
    ['it', 'Portare con sé un asciugamano.', 'Cosa bisogna portare?', /asciugamano/],
    ['nl', 'Neem een handdoek mee.', 'Wat moet ik meenemen?', /handdoek/],
    ['pl', 'Prosimy zabrać ręcznik.', 'Co mam zabrać?', /ręcznik/],
    ['ro', 'Vă rugăm să aduceți un prosop.', 'Ce trebuie să aducem?', /prosop/],
  ])('%s: %s', async (language, line, question, expected) => {
    const answer = await askShop(says(line), question, language);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(unsure);
  });

  it.each([
    [
      'de',
      'Bitte bringen Sie ein Handtuch und Ihre Karte mit.',
      'Termine nur nach Vereinbarung.',
      'Was muss ich zum Termin mitbringen?',
      /Handtuch/,
    ],
    [
      'es',
      'Traiga una toalla y su tarjeta.',
      'Solo con cita previa.',
      '¿Qué tengo que llevar a la cita?',
      /toalla/,
    ],
    [
      'it',
      'Portare con sé un asciugamano e la tessera.',
      'Solo su appuntamento.',
      "Cosa devo portare all'appuntamento?",
      /asciugamano/,
    ],
    [
      'nl',
      'Neem een handdoek en je pas mee.',
      'Alleen op afspraak.',
      'Wat moet ik meenemen naar de afspraak?',
      /handdoek/,
    ],
    [
      'ro',
      'Vă rugăm să aduceți un prosop și cardul.',
      'Doar cu programare.',
      'Ce trebuie să aduc la programare?',
      /prosop/,
    ],
    [
      'ja',
      'タオルと会員証をご持参ください。',
      '予約制です。',
      '予約の日は何を持参すればいいですか？',
      /タオル/,
    ],
  ])('%s to the appointment: %s', async (language, line, rule, question, expected) => {
    const answer = await askShop(says(line, rule), question, language);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(unsure);
  });
});

describe('how it is found', () => {
  it.each([
    ['de', 'Lindenweg 4, 80331 München', 'Wie finde ich euch?'],
    ['es', 'Calle Mayor 4, 28013 Madrid', '¿Cómo os encuentro?'],
    ['pt', 'Rua do Sol 4, 1200-123 Lisboa', 'Como é que vos encontro?'],
    ['nl', 'Dorpsstraat 4, 1011 AB Amsterdam', 'Hoe vind ik jullie?'],
    ['pl', 'ul. Polna 4, 00-625 Warszawa', 'Jak was znaleźć?'],
    ['pl', 'ul. Polna 4, 00-625 Warszawa', 'Jak do was trafię?'],
    ['ro', 'Strada Lungă 4, 500123 Brașov', 'Cum vă găsesc?'],
    ['ja', '〒150-0001 東京都渋谷区神宮前1-2-3', 'そちらへはどう行けばいいですか？'],
  ])('%s: %s', async (language, address, question) => {
    expect(await askShop(says(address), question, language)).toContain(address);
  });

  it.each([
    ['en', 'The entrance is on the ground floor, opposite the pharmacy.', 'What floor are you on?'],
    ['en', 'The entrance is on the ground floor, opposite the pharmacy.', 'What is opposite you?'],
    ['de', 'Eingang im Erdgeschoss, gegenüber der Apotheke.', 'In welchem Stock ist das?'],
    ['es', 'La entrada está en la planta baja, frente a la farmacia.', '¿Qué hay enfrente?'],
    ['fr', "L'entrée est au rez-de-chaussée, en face de la pharmacie.", 'Vous êtes à quel étage ?'],
    ['it', "L'ingresso è al piano terra, di fronte alla farmacia.", 'A che piano siete?'],
    ['pt', 'A entrada é no rés-do-chão, em frente à farmácia.', 'Em que andar ficam?'],
    ['nl', 'De ingang is op de eerste verdieping, naast de bakker.', 'Op welke verdieping is het?'],
    [
      'nl',
      'Het atelier zit op de begane grond, om de hoek bij de brug.',
      'Op welke verdieping zitten jullie?',
    ],
    ['pl', 'Wejście od podwórza, na parterze, naprzeciwko apteki.', 'Na którym to jest piętrze?'],
    ['pl', 'Wejście od podwórza, na parterze, naprzeciwko apteki.', 'Koło czego to jest?'],
    ['ro', 'Intrarea este la parter, vizavi de farmacie.', 'La ce etaj sunteți?'],
  ])('%s, by its entrance: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toContain(line);
  });

  it.each([
    ['en', 'From the station it is a ten minute walk.', 'How far is it from the station?'],
    ['nl', 'Vanaf het station is het tien minuten lopen.', 'Hoe ver is het van het station?'],
  ])('%s, by a length in words: %s', async (language, line, question) => {
    const answer = await askShop(says(line), question, language);
    expect(answer).toContain(line);
    expect(answer).not.toMatch(unsure);
  });

  it('is told who is fetched from the station', async () => {
    const line = 'Der Bahnhof ist 800 Meter entfernt; auf Wunsch holen wir Gäste dort ab.';
    const answer = await askShop(says('<h2>Anfahrt</h2>', line), 'Könnt ihr uns vom Bahnhof abholen?', 'de');
    expect(answer).toContain(line);
    expect(answer).not.toMatch(unsure);
  });
});

describe('how many take part', () => {
  it.each([
    ['en', 'Groups have at most eight participants.', 'How many people are in a group?'],
    ['en', 'Groups have at most eight participants.', 'How big are the groups?'],
    ['de', 'Eine Gruppe hat höchstens acht Teilnehmer.', 'Wie viele Leute sind in einer Gruppe?'],
    ['fr', 'Les groupes comptent huit participants au maximum.', 'Combien de personnes dans un groupe ?'],
    ['it', 'Ogni gruppo ha al massimo otto partecipanti.', 'Quante persone ci sono in un gruppo?'],
    ['pt', 'Cada grupo tem no máximo oito participantes.', 'Quantas pessoas há num grupo?'],
    ['nl', 'Een groep telt maximaal zeven cursisten.', 'Met hoeveel mensen zit je in een groep?'],
    ['pl', 'Grupa liczy najwyżej ośmiu uczestników.', 'Ile osób jest w grupie?'],
    ['ro', 'Grupele au cel mult opt participanți.', 'Câte persoane sunt într-o grupă?'],
    ['en', 'Our hall holds 90 people.', 'How big is the hall?'],
    ['de', 'Unser Saal fasst 90 Personen.', 'Wie groß ist der Saal?'],
    ['nl', 'Onze zaal biedt plaats aan 90 personen.', 'Hoe groot is de zaal?'],
    ['pl', 'Nasza sala pomieści 90 osób.', 'Jak duża jest sala?'],
    ['ro', 'Sala are 90 de locuri.', 'Cât de mare este sala?'],
  ])('%s: %s', async (language, line, question) => {
    const answer = await askShop(says(line), question, language);
    expect(answer).toContain(line);
    expect(answer).not.toMatch(unsure);
  });
});

describe('who is there', () => {
  it.each([
    ['de', 'Milena Novak, Masseurin – montags und donnerstags im Haus', 'Ist Frau Novak am Mittwoch da?'],
    ['en', 'Milena Novak, masseuse – in on Mondays and Thursdays', 'Is Mrs Novak in on Wednesday?'],
    ['nl', 'Milena Novak, masseuse – aanwezig op maandag en donderdag', 'Is mevrouw Novak er op woensdag?'],
    ['fr', 'Milena Novak, masseuse – présente le lundi et le jeudi', 'Madame Novak est là mercredi ?'],
    ['es', 'Milena Novak, masajista – los lunes y jueves', '¿Está la señora Novak el miércoles?'],
    ['it', 'Milena Novak, massaggiatrice – il lunedì e il giovedì', "La signora Novak c'è mercoledì?"],
  ])('%s, called by a form of address: %s', async (language, card, question) => {
    expect(await askShop(says(card), question, language)).toMatch(/^(?:Nein|No|Nee|Non)\. .*Milena/u);
  });

  it.each([
    ['de', 'Jonas Birk, Physiotherapeut', 'Milena Novak, Masseurin', 'Wer macht die Massagen?', 'Milena'],
    ['en', 'Jonas Birch, physiotherapist', 'Milena Novak, masseuse', 'Who does the massages?', 'Milena'],
  ])('%s: who does it is who is called so', async (language, one, other, question, expected) => {
    const answer = await askShop(says(one, other, 'Massage: 28 €'), question, language);
    expect(answer).toContain(expected);
    expect(answer).not.toContain('Jonas');
  });

  it('is no line of a list and the next one together', async () => {
    const answer = await askShop(
      says('Resi Auer, Wirtin', 'Lukas Eder, Serviceleitung', 'Toni Auer, Koch'),
      'Wer ist der Koch?',
      'de',
    );
    expect(answer).toContain('Toni Auer');
    expect(answer).not.toContain('Lukas');
  });
});

describe('who does what, beside others of the team', () => {
  it.each([
    [
      'de',
      [
        'Wiebke Auer – Leitung',
        'Dörte Birk – Mantrailing, freitags und sonntags auf dem Platz',
        'Mantrailing: 89 €',
      ],
      'Wer macht das Mantrailing?',
      'Dörte',
    ],
    [
      'pl',
      ['Paweł Lis – właściciel', 'Krzysztof Maj – rowery elektryczne, w warsztacie we wtorki i piątki'],
      'Kto się zajmuje rowerami elektrycznymi?',
      'Krzysztof',
    ],
  ])('%s: is told by what stands behind the name', async (language, lines, question, expected) => {
    const answer = await askShop(says(...lines), question, language);
    expect(answer).toContain(expected);
    expect(answer).not.toMatch(unsure);
  });
});

describe('a team under a heading that is written like two names', () => {
  it('is told by the names in its own lines', async () => {
    const team = ['Toni Auer, Küchenchef', 'Resi Auer, Wirtin', 'Lukas Eder, Serviceleitung'];
    const answer = await askShop(says('<h2>Küche und Service</h2>', ...team), 'Wer ist der Wirt?', 'de');
    expect(answer).toContain('Resi Auer');
    expect(answer).not.toContain('Lukas');
  });
});

describe('who was just spoken of by a line of the team', () => {
  it.each([
    [
      'de',
      'Jonas Birk, Physiotherapeut\nMilena Novak, Masseurin – montags und donnerstags im Haus',
      ['Wer macht die Massagen?', 'Ist sie am Freitag da?'],
      /^Nein\. .*Milena/u,
    ],
    [
      'en',
      'Jonas Birch, physiotherapist\nMilena Novak, masseuse – in on Mondays and Thursdays',
      ['Who does the massages?', 'Is she in on Thursday?'],
      /^Yes\. .*Milena/u,
    ],
  ])('%s: is meant by a pronoun', async (language, text, said, expected) => {
    const team = { url: 'https://shop.example/', heading: 'Team', text };
    expect(await lastSaid(agentOf(knowledge(language, [], [team]), 'general'), said)).toMatch(expected);
  });
});

describe('a list is not explained by what stands behind it', () => {
  it('is told without the next sentence', async () => {
    const list = '<ul><li>Ostrzenie nart</li><li>Smarowanie nart</li><li>Wypożyczalnia nart</li></ul>';
    const answer = await askShop(says(list, 'Nie naprawiamy hulajnóg.'), 'Wypożyczacie narty?', 'pl');
    expect(answer).not.toContain('hulajnóg');
  });
});

describe('whom to call while it is closed', () => {
  it.each([
    ['en', 'Outside opening hours call 07700 900456.', "Who do I call when you're closed?"],
    ['de', 'Außerhalb der Öffnungszeiten: 0171 5550199.', 'Wen rufe ich an, wenn ihr zu habt?'],
    [
      'de',
      'Außerhalb der Sprechzeiten sprechen Sie auf den Anrufbeantworter, wir rufen zurück.',
      'Wen rufe ich an, wenn ihr zu habt?',
    ],
    ['nl', 'Buiten openingstijden: 06 55501234.', 'Wie kan ik bellen als jullie dicht zijn?'],
    [
      'fr',
      "En dehors des heures d'ouverture, appelez le 06 55 50 14 21.",
      "J'appelle qui quand vous êtes fermés ?",
    ],
    ['es', 'Fuera de horario, llame al 600 555 014.', '¿A quién llamo cuando está cerrado?'],
    ['it', 'Fuori orario chiamate il 333 5550142.', 'Chi chiamo quando siete chiusi?'],
  ])('%s: %s', async (language, line, question) => {
    const others = ['Tel. 01628 555210', 'Rufen Sie uns an oder schreiben Sie uns.'];
    expect(await askShop(says(...others, line), question, language)).toContain(line);
  });
});

describe('how long it takes', () => {
  it.each([
    [
      'en',
      priceList(["Children's workshop (90 minutes)", '£25'], ['Trial lesson (60 minutes)', '£45']),
      "The children's workshop is for children from 6 to 12 years, every Wednesday at 2 pm.",
      "How long is the children's workshop?",
      '90 minutes',
    ],
    [
      'de',
      priceList(['Kinderkurs (90 Minuten)', '25 €'], ['Probestunde (60 Minuten)', '45 €']),
      'Der Kinderkurs ist für Kinder von 6 bis 12 Jahren, jeden Mittwoch um 14 Uhr.',
      'Wie lange dauert der Kinderkurs?',
      '90 Minuten',
    ],
  ])('%s: not by how old who comes is', async (language, prices, ages, question, expected) => {
    expect(await askShop(says(prices, ages), question, language)).toContain(expected);
  });

  it('is a length in brackets, and no hour', async () => {
    const prices = priceList(['Proefles draaien (2 uur)', '€ 45'], ['Beginnerscursus (8 lessen)', '€ 320']);
    expect(await askShop(says(prices), 'Hoe lang duurt de proefles?', 'nl')).toContain('2 uur');
  });
});

describe('what comes with a dish', () => {
  it.each([
    [
      'de',
      'Schweinebraten mit Knödel und Krautsalat 15,90 €',
      'Forelle mit Kartoffeln 19,90 €',
      'Was ist beim Schweinebraten dabei?',
      'Knödel',
    ],
    [
      'es',
      'Lomo asado con patatas y pimientos 15,90 €',
      'Trucha con ensalada 19,90 €',
      '¿Qué lleva el lomo asado?',
      'patatas',
    ],
  ])('%s: is told by its name', async (language, dish, other, question, expected) => {
    const menu = `<ul><li>${dish}</li><li>${other}</li></ul>`;
    const answer = await askShop(says(menu), question, language);
    expect(answer).toContain(expected);
    expect(answer).not.toMatch(unsure);
  });

  it('is told by what the price of an offer includes', async () => {
    const line = 'W cenę przeglądu pełnego wliczone jest mycie roweru i smarowanie łańcucha.';
    const answer = await askShop(
      says(priceList(['Przegląd pełny', '220 zł'], ['Wymiana dętki', '30 zł']), line),
      'Co wchodzi w skład pełnego przeglądu?',
      'pl',
    );
    expect(answer).toContain(line);
    expect(answer).not.toMatch(unsure);
  });

  it.each([
    ['Nachspeisen', 'Was gibt es zum Nachtisch?'],
    ['Desserts', 'Was habt ihr als Nachspeise?'],
  ])('%s: %s', async (heading, question) => {
    const menu = `<h3>${heading}</h3><ul><li>Apfelstrudel 6,90 €</li><li>Kaiserschmarrn 10,50 €</li></ul>`;
    expect(await askShop(says(menu), question, 'de')).toContain('Kaiserschmarrn');
  });
});

describe('when the room is free', () => {
  it.each([
    [
      'de',
      'Anreise ab 15 Uhr, Abreise bis 10:30 Uhr.',
      'Zimmer können bis drei Tage vor Anreise kostenlos storniert werden.',
      'Ab wann kann man ins Zimmer?',
    ],
    [
      'es',
      'Entrada a partir de las 15:00, salida hasta las 10:00.',
      'Las habitaciones se pueden cancelar gratis hasta tres días antes de la llegada.',
      '¿Desde qué hora podemos entrar en la habitación?',
    ],
    [
      'fr',
      "Arrivée à partir de 15h, départ jusqu'à 10h.",
      "Annulation gratuite des chambres jusqu'à trois jours avant l'arrivée.",
      'À partir de quand peut-on entrer dans la chambre ?',
    ],
  ])('%s: is not until when one may call off', async (language, line, rule, question) => {
    const answer = await askShop(says(line, rule), question, language);
    expect(answer).toContain('15');
    expect(answer).not.toContain(rule);
  });
});

describe('how one enrols', () => {
  it.each([
    ['en', 'Enrol with the form on this site or by phone.', 'Can I enrol online?'],
    ['fr', "L'inscription se fait par le formulaire du site ou par téléphone.", "Comment je m'inscris ?"],
    ['nl', 'Inschrijven doe je via het formulier op deze site of telefonisch.', 'Hoe schrijf ik me in?'],
    ['ja', 'お申し込みはこのサイトのフォームかお電話で。', 'どうやって申し込めばいいですか？'],
  ])('%s: %s', async (language, line, question) => {
    const answer = await askShop(says(line), question, language);
    expect(answer).toContain(line);
    expect(answer).not.toMatch(unsure);
  });
});

describe('where somebody comes to', () => {
  it.each(['Kommt ihr auch nach Altenau?', 'Fahrt ihr nach Neudorf raus?'])('%s', async (question) => {
    const line = 'Mit Verordnung kommen wir auch zu Ihnen nach Hause: in Weidach, Neudorf und Altenau.';
    const answer = await askShop(says(line), question, 'de');
    expect(answer).toContain(line);
    expect(answer).not.toMatch(unsure);
  });
});

describe('a length beside what a business is called after', () => {
  it('asks the price of that', async () => {
    const prices = priceList(['Willow massage (20 minutes)', '£28'], ['Willow massage (40 minutes)', '£52']);
    const answer = await askShop(says(prices), 'How much is half an hour of Willow?');
    expect(answer).toContain('£52');
    expect(answer).not.toMatch(unsure);
  });
});

describe('what only shares words with the question', () => {
  it('is no price for a child where one asks whether it may come', async () => {
    const prices = priceList(['Strzyżenie damskie', '110 zł'], ['Strzyżenie dzieci do 10 lat', '50 zł']);
    const answer = await askShop(
      says(prices, 'Dzieci mają u nas kącik zabaw. Zwierząt prosimy nie przyprowadzać.'),
      'Mogę przyjść z dzieckiem?',
      'pl',
    );
    expect(answer).toContain('kącik zabaw');
  });
});

describe('asked in few words', () => {
  it.each([
    [
      'nl',
      'We zitten naast het museum. Parkeren is gratis op het plein.',
      'Naast wat zitten jullie?',
      /museum/,
    ],
    ['pl', 'Po godzinach prosimy o SMS: 603 555 027.', 'Gdzie pisać po godzinach?', /603/],
    ['pl', 'Salon mieści się nad piekarnią.', 'Nad czym to jest?', /piekarnią/],
    ['de', 'Telefon 04841 555 0177', 'Wie lautet die Nummer?', /0177/],
    ['de', 'Deichweg 21, 25813 Husum', 'Wie finde ich hin?', /Deichweg/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says('Wtorek 10:00–19:00', line), question, language)).toMatch(expected);
  });
});
