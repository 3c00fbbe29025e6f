/** Rules of a house that cost its callers money: what makes a sentence one, in all languages, and where it may stand. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const toldOn = (language: string, body: string, kind: 'policy' | 'other' = 'policy'): string[] =>
  readPage({
    url: 'https://larch.example/',
    html: `<html lang=${language}><title>Larch</title><body>${body}</body></html>`,
  }).facts.flatMap((fact) => (fact.kind === kind ? [fact.value.text] : []));

describe('plain sentences that are rules', () => {
  it.each([
    ['en', 'Check-out is at 10:30 on all days.'],
    ['en', 'No check-ins beyond 9 p.m., sorry.'],
    ['en', 'We require a minimum of a two nights stay.'],
    ['en', 'Minimum order of $25 for all tiffins.'],
    ['en', 'We accommodate children ages 12 and above.'],
    ['en', 'Extra guests are welcome for a fee of $15 each.'],
    ['en', 'All sittings require a $40 deposit.'],
    ['en', 'A charge of £5 applies to late pick-ups.'],
    ['en', 'All pups must be vaccinated against kennel cough.'],
    ['en', 'Sorry, no personal checks.'],
    ['en', 'Changes need 48 hours’ notice.'],
    ['en', 'All bookings must be made by phone.'],
    ['en', 'No pets.'],
    ['en', 'Your first consultation is free.'],
    ['en', 'All prices are plus GST.'],
    ['en', 'We are fully booked until the autumn.'],
    ['en', 'We are not taking new patients this year.'],
    ['de', 'Anreise ab 15 Uhr, Abreise bis 10 Uhr.'],
    ['de', 'Der Mindestaufenthalt beträgt drei Nächte.'],
    ['de', 'Kinder bis 3 Jahre schlafen kostenlos.'],
    ['de', 'Jede weitere Person zahlt 12 Euro.'],
    ['de', 'Termine bitte 24 Stunden vorher absagen.'],
    ['de', 'Anmeldung ausschließlich telefonisch.'],
    ['de', 'Das Erstgespräch ist kostenlos.'],
    ['de', 'Alle Hunde müssen geimpft sein.'],
    ['de', 'Wir sind bis Mai ausgebucht.'],
    ['es', 'Estancia mínima de dos noches.'],
    ['es', 'Niños menores de 5 años gratis.'],
    ['es', 'Avísenos con 24 horas de antelación.'],
    ['es', 'No aceptamos tarjetas.'],
    ['es', 'La primera visita es gratuita.'],
    ['es', 'Citas solo por teléfono.'],
    ['fr', 'Arrivées à partir de 16h, départs avant 10h.'],
    ['fr', 'Séjour minimum de deux nuits.'],
    ['fr', 'Gratuit pour les enfants de moins de 4 ans.'],
    ['fr', 'Personne supplémentaire : 15 € par nuit.'],
    ['fr', 'Le premier rendez-vous est gratuit.'],
    ['fr', 'Nous ne prenons plus de nouveaux patients.'],
    ['it', 'Soggiorno minimo di due notti.'],
    ['it', 'Non si accettano animali.'],
    ['it', 'La prima visita è gratuita.'],
    ['it', 'Si riceve solo su appuntamento.'],
    ['it', 'Supplemento di 10 euro per la culla.'],
    ['pt', 'Estadia mínima de duas noites.'],
    ['pt', 'Não aceitamos cartões.'],
    ['pt', 'Atendemos apenas por marcação.'],
    ['pt', 'Avise com 24 horas de antecedência.'],
    ['pt', 'A primeira consulta é gratuita.'],
    ['nl', 'Inchecken kan vanaf 15:00.'],
    ['nl', 'Wij werken uitsluitend op afspraak.'],
    ['nl', 'Geen huisdieren, helaas.'],
    ['nl', 'Kinderen onder 4 jaar zijn gratis.'],
    ['nl', 'Alle prijzen zijn exclusief btw.'],
    ['nl', 'Wij nemen nu geen nieuwe klanten aan.'],
    ['pl', 'Minimalny pobyt to dwie noce.'],
    ['pl', 'Nie przyjmujemy kart.'],
    ['pl', 'Wizyty odwołujemy 24 godziny wcześniej.'],
    ['pl', 'Pierwsza konsultacja jest bezpłatna.'],
    ['pl', 'Dzieci do 5 lat mieszkają bezpłatnie.'],
    ['ro', 'Sejur minim de două nopți.'],
    ['ro', 'Nu acceptăm carduri.'],
    ['ro', 'Primim doar cu programare.'],
    ['ro', 'Prima consultație este gratuită.'],
    ['ro', 'Anunțați cu 24 de ore înainte.'],
    ['ja', 'チェックインは15時からです。'],
    ['ja', '完全予約制です。'],
    ['ja', 'カードは使えません。'],
    ['ja', 'キャンセルは2日前までにお願いします。'],
    ['ja', '初回相談は無料です。'],
  ])('%s: %s', (language, sentence) => {
    expect(toldOn(language, `<p>${sentence}</p>`)).toEqual([sentence]);
    expect(toldOn(language, `<ul><li>${sentence}</li></ul>`)).toEqual([sentence]);
  });
});

describe('where rules stand', () => {
  it.each([
    [
      'a heading that is a sentence',
      '<h3>Call us to set a date. All sittings require a $40 deposit.</h3>',
      ['All sittings require a $40 deposit.'],
    ],
    ['a tile of label and text', '<div><h4>Check-out</h4><p>10:30</p></div>', ['Check-out: 10:30']],
    ['a term with its text', '<dl><dt>Pets</dt><dd>Not allowed</dd></dl>', ['Pets: Not allowed']],
    [
      'a row of a table',
      '<table><tr><td>Minimum stay</td><td>3 nights</td></tr><tr><td>Deposit</td><td>$100 on arrival</td></tr></table>',
      ['Minimum stay: 3 nights', 'Deposit: $100 on arrival'],
    ],
    [
      'below a heading of rules',
      '<h3>Boarding requirements</h3><p>Every pup should be on flea drops.</p>',
      ['Every pup should be on flea drops.'],
    ],
    [
      'a sentence that a break cuts',
      '<p>All bookings must be<br>made by phone, please.</p>',
      ['All bookings must be made by phone, please.'],
    ],
    [
      'behind what would name a maker',
      '<p>Bookings must be made by phone with us.</p>',
      ['Bookings must be made by phone with us.'],
    ],
    ['behind a typed mark', '<p>* No personal checks.</p>', ['No personal checks.']],
  ])('%s', (_, body, told) => {
    expect(toldOn('en', body)).toEqual(told);
  });
});

describe('what holds a word of rules and is none', () => {
  it.each([
    ['en', 'a note in brackets', '<p>[DRAFT · Solicitor advertising · Guarantee pending review]</p>'],
    [
      'en',
      'badges in a row',
      '<p>Licensed &amp; Insured Oregon Permit Fernworks Certified Installer Code Guarantee Rating A+</p>',
    ],
    ['en', 'a dish', '<p>Pumpkin dumplings tossed in a cashew and tomato gravy.</p>'],
    ['en', 'an entry of a list', '<ul><li>Gift cards for shops on the high street</li></ul>'],
    [
      'en',
      'what a shop of a template does',
      '<p>In our demo shop payment is simulated and nothing is charged.</p>',
    ],
    ['en', 'a customer', '<p>“They refund no-shows and never charge for parking.”</p>'],
    ['en', 'what somebody does', '<p>I handle payroll deposits for all of my clients, no matter where.</p>'],
    ['en', 'forms', '<p>An email address is required.</p>'],
    ['de', 'a product', '<p>Rauchige Paprika und Lieferanten aus der Region.</p>'],
    ['pt', 'a promise', '<p>O espaço seguro para falar das emoções e crescer por dentro.</p>'],
    ['ro', 'a dish', '<p>Platou cu cardamom și brânză de la munte.</p>'],
    ['fr', 'a promise', '<p>La livraison rapide et le sourire de toute une équipe.</p>'],
  ])('%s: %s', (language, _, body) => {
    expect(toldOn(language, body)).toEqual([]);
  });

  it('tells of badges in a line those that are rules', () => {
    const body = '<p>Free parking behind the barn · No pets · Terrace with a view</p>';
    expect(toldOn('en', body)).toEqual(['Free parking behind the barn', 'No pets']);
  });
});

describe('a rule that says not of what it is one', () => {
  it('has its heading', () => {
    expect(toldOn('en', '<h3>Salami</h3><p>Minimum order of 5 kg</p>')).toEqual([
      'Salami: Minimum order of 5 kg',
    ]);
    expect(toldOn('de', '<h3>Bratwurst</h3><p>Mindestens 5 Personen</p>')).toEqual([
      'Bratwurst: Mindestens 5 Personen',
    ]);
  });

  it('has the sentence before it', () => {
    const body =
      '<p>Please cancel two days ahead. This advance notice is only asked so that others can come.</p>';
    expect(toldOn('en', body)).toEqual([
      'Please cancel two days ahead. This advance notice is only asked so that others can come.',
    ]);
    expect(toldOn('en', '<p>This advance notice can help other people.</p>')).toEqual([]);
  });
});
