/** Whether one has to book: a rule for all goes before what holds for some things or times alone. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const paws = {
  '': '<h1>Bramble Paws</h1><h2>Prices</h2><ul><li>Full groom $60</li><li>Ear clean $12</li></ul><h2>Visits</h2><p>We see all guests by appointment. Ear cleans are walk-in on Saturday mornings.</p>',
};
const salon = {
  '': '<h1>Salon Distel</h1><h2>Preise</h2><ul><li>Bartschnitt 14 €</li><li>Dauerwelle 70 €</li></ul><p>Wir arbeiten mit Termin. Bartschnitte mittwochs auch ohne Termin.</p>',
};
const atelier = {
  '': '<h1>Atelier Fougère</h1><h2>Tarifs</h2><ul><li>Ourlet 12 €</li><li>Nettoyage de tapis 40 €</li></ul><p>Les ourlets se font sans rendez-vous le jeudi. Nous recevons sur rendez-vous.</p>',
};
const taller = {
  '': '<h1>Taller Retama</h1><h2>Precios</h2><ul><li>Cambio de aceite 60 €</li><li>Pastillas de freno 180 €</li></ul><p>El cambio de aceite se hace sin cita los lunes. Trabajamos con cita previa.</p>',
};

describe('a rule for all, and an exception beside it', () => {
  it.each([
    ['en', paws, 'Do I need an appointment?', /all guests by appointment\. Ear cleans are walk-in/],
    ['de', salon, 'Muss ich einen Termin machen?', /arbeiten mit Termin\. Bartschnitte mittwochs/],
    ['fr', atelier, 'Il faut prendre rendez-vous ?', /recevons sur rendez-vous\. Les ourlets/],
    ['es', taller, '¿Hace falta pedir cita?', /con cita previa\. El cambio de aceite/],
  ])('%s: both where nothing is named', async (language, pages, question, expected) => {
    expect(await askShop(pages, question, language)).toMatch(expected);
  });

  it.each([
    ['en', paws, 'Do I need an appointment for a full groom?', /by appointment/, /walk-in|\$60/],
    ['de', salon, 'Brauche ich für eine Dauerwelle einen Termin?', /mit Termin/, /ohne Termin|70/],
    ['fr', atelier, 'Il faut un rendez-vous pour un nettoyage de tapis ?', /sur rendez-vous/, /sans|40/],
    ['es', taller, '¿Necesito cita para las pastillas de freno?', /con cita previa/, /sin cita|180/],
  ])('%s: the rule alone for what is no exception', async (language, pages, question, expected, wrong) => {
    const text = await askShop(pages, question, language);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(wrong);
  });

  it.each([
    ['en', paws, 'Do I need an appointment for an ear clean?', /walk-in/],
    ['de', salon, 'Brauche ich für einen Bartschnitt einen Termin?', /ohne Termin/],
    ['es', taller, '¿Necesito cita para el cambio de aceite?', /sin cita/],
  ])('%s: the exception for what it is about', async (language, pages, question, expected) => {
    expect(await askShop(pages, question, language)).toMatch(expected);
  });
});

const house = (line: string) => ({ '': `<h1>Barn</h1><p>${line}</p>` });

describe('a rule on how many may book', () => {
  it.each([
    [
      'en',
      'We don’t take bookings for fewer than five.',
      'A table for two on Friday, please',
      /fewer than five/,
    ],
    [
      'de',
      'Unter fünf Personen nehmen wir keine Reservierungen an.',
      'Ich möchte am Freitag einen Tisch für zwei Personen reservieren',
      /Unter fünf Personen/,
    ],
    [
      'es',
      'No aceptamos reservas para menos de cinco personas.',
      'Quisiera reservar una mesa para dos personas el viernes',
      /menos de cinco/,
    ],
    [
      'nl',
      'Wij nemen geen reserveringen aan voor minder dan vijf personen.',
      'Ik wil vrijdag een tafel voor twee personen reserveren',
      /minder dan vijf/,
    ],
  ])('%s: is told before the request begins', async (language, line, wish, told) => {
    expect(await askShop(house(line), wish, language)).toMatch(told);
  });

  it('is not told where nobody says how many come', async () => {
    const line = 'We don’t take bookings for fewer than five.';
    expect(await askShop(house(line), 'I’d like to book a table on Friday')).not.toContain('fewer');
  });
});
