/** Everyday questions in other words than those of the page, in all languages: what it says is told, where it is silent nothing is. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const says = (...lines: string[]): Record<string, string> => ({
  '': `<h2>Willow</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`,
});
const silent =
  /take your number|Ihre Nummer|su número|votre numéro|suo numero|seu número|uw nummer|numer telefonu|numărul|お電話番号/;

describe('what costs nothing, in any form of the word', () => {
  it.each([
    ['es', 'Plazas de aparcamiento gratuitas detrás del taller.', '¿Hay que pagar por aparcar?', /gratuitas/],
    ['fr', 'Places de stationnement gratuites derrière l’atelier.', 'Le parking est payant ?', /gratuites/],
    ['it', 'Posti auto gratuiti dietro la bottega.', 'Il parcheggio si paga?', /gratuiti/],
    ['pt', 'Lugares de estacionamento gratuitos atrás da loja.', 'O estacionamento é pago?', /gratuitos/],
    ['ro', 'Locuri de parcare gratuite în curte.', 'Parcarea se plătește?', /gratuite/],
    ['de', 'Kostenlose Stellplätze hinter der Werkstatt.', 'Kostet das Parken etwas?', /Kostenlose/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });
});

describe('work that is offered', () => {
  it.each([
    ['en', 'We are hiring a baker.', 'Can I work for you?', /baker/],
    ['de', 'Aushilfe für samstags gesucht.', 'Kann ich bei Ihnen arbeiten?', /samstags/],
    ['es', 'Oferta de empleo: panadero de noche.', '¿Puedo trabajar con ustedes?', /panadero/],
    ['it', 'Posizioni aperte: fornaio di notte.', 'Posso lavorare da voi?', /fornaio/],
    ['pl', 'Zatrudnimy piekarza na noc.', 'Czy mogę u was pracować?', /piekarza/],
    ['nl', 'Vacature: bakker voor de nacht.', 'Kan ik bij jullie werken?', /bakker/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });

  it.each([
    ['es', 'Trabajamos con masa madre.', '¿Tienen trabajo?'],
    ['it', 'Lavoriamo a mano.', 'Avete posti di lavoro?'],
    ['de', 'Auf alle Arbeiten geben wir zwei Jahre Garantie.', 'Kann ich bei Ihnen arbeiten?'],
    ['pl', 'Na wszystkie prace dajemy gwarancję.', 'Czy zatrudniacie?'],
  ])('%s is not the work that is done: %s', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });
});

describe('where somebody works', () => {
  it.each([
    ['en', 'We work in Lindham, Croft and Hale.', 'Which areas do you cover?', /Lindham/],
    ['de', 'Wir arbeiten in Lindheim, Kroft und Hall.', 'In welchen Orten arbeiten Sie?', /Lindheim/],
    ['es', 'Trabajamos en Lindosa, Crofa y Hala.', '¿Vienen a Crofa?', /Crofa/],
    [
      'fr',
      'Nous intervenons à Lindoux, Croffe et Halle.',
      'Vous intervenez dans quels secteurs ?',
      /Lindoux/,
    ],
    ['it', 'Lavoriamo a Lindosa, Croffa e Alla.', 'Venite a Croffa?', /Croffa/],
    ['nl', 'Wij werken in Lindum, Krofte en Halle.', 'Komen jullie ook in Krofte?', /Krofte/],
    ['ro', 'Lucrăm în Lindești, Crofta și Hala.', 'În ce zone lucrați?', /Lindești/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });

  it('is told before where it delivers', async () => {
    const pages = says('We deliver within 10 miles.', 'We work in Lindham, Croft and Hale.');
    expect(await askShop(pages, 'Which areas do you cover?')).toMatch(/Lindham/);
  });

  it.each([
    ['de', 'Wir fahren nach Kroft.', 'In welchen Orten arbeiten Sie?'],
    ['it', 'Lavoriamo a regola d’arte, con passione.', 'In quali zone lavorate?'],
  ])('%s: %s says nothing of that', async (language, line, question) => {
    expect(await askShop(says(line), question, language)).toMatch(silent);
  });
});

describe('languages', () => {
  it.each([
    ['en', 'We speak Dutch and Polish.', 'Which languages do you speak?', /Polish/],
    ['de', 'Wir sprechen Deutsch und Polnisch.', 'Welche Sprachen sprechen Sie?', /Polnisch/],
    ['es', 'Hablamos español y francés.', '¿Qué idiomas hablan?', /francés/],
    ['pl', 'Mówimy po polsku i angielsku.', 'W jakich językach mówicie?', /angielsku/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });

  it('are not named by hours of speaking', async () => {
    const text = await askShop(says('Sprechzeiten am Vormittag.'), 'Spricht jemand Türkisch?', 'de');
    expect(text).toMatch(silent);
  });
});

describe('who cannot come, what to wear, what is paid first', () => {
  it.each([
    ['fr', 'Annulation gratuite jusqu’à la veille.', 'Que se passe-t-il si je ne peux pas venir ?', /veille/],
    ['it', 'Si può disdire gratis fino a 24 ore prima.', 'Cosa succede se non posso venire?', /24 ore/],
    ['nl', 'Annuleren kan tot 24 uur van tevoren.', 'Wat gebeurt er als ik niet kan komen?', /24 uur/],
    ['ro', 'Puteți anula cu 24 de ore înainte.', 'Ce se întâmplă dacă nu pot ajunge?', /24 de ore/],
    ['es', 'Traiga ropa cómoda y una toalla.', '¿Qué me pongo?', /ropa/],
    ['fr', 'Apportez une tenue confortable.', 'Comment faut-il s’habiller ?', /tenue/],
    ['nl', 'Neem makkelijke kleding mee.', 'Wat moet ik aantrekken?', /kleding/],
    ['de', 'Bei der Buchung wird eine Anzahlung fällig.', 'Muss ich etwas im Voraus zahlen?', /Anzahlung/],
    ['de', 'Bei der Buchung wird eine Anzahlung von 50 € fällig.', 'Wie hoch ist die Anzahlung?', /50/],
    ['it', 'L’ingresso è senza gradini.', 'È accessibile ai disabili?', /gradini/],
    ['ro', 'Intrarea este fără trepte.', 'Pot intra cu scaunul rulant?', /trepte/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });
});

describe('who leads, how long a guarantee is, how many may come', () => {
  it.each([
    ['nl', 'De bakkerij wordt geleid door Anna Berkman.', 'Wie leidt het bedrijf?', /Berkman/],
    ['pt', 'A padaria é gerida por Ana Bétula.', 'Quem é o chefe?', /Bétula/],
    ['en', 'We give a two-year guarantee on all our work.', 'How long is the guarantee?', /two-year/],
    ['es', 'Damos dos años de garantía en todos los trabajos.', '¿Cuánto dura la garantía?', /dos años/],
    ['it', 'Diamo due anni di garanzia su tutti i lavori.', 'Quanto dura la garanzia?', /due anni/],
    ['en', 'We have room for groups of up to 40 people.', 'How big can a group be?', /40/],
    ['nl', 'Wij hebben plaats voor groepen tot 40 personen.', 'Hoe groot mag een groep zijn?', /40/],
    ['ro', 'Câinii în lesă sunt bineveniți.', 'Sunt acceptați câinii?', /lesă/],
  ])('%s: %s', async (language, line, question, expected) => {
    expect(await askShop(says(line), question, language)).toMatch(expected);
  });
});
