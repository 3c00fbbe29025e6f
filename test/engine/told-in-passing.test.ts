/** What callers tell before it is asked for, or beside the answer, is kept where it belongs. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const number = '0117 496 0111';
const daily = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '07:00', '23:00', '7 - 23');
const agent = (language: string, template: string, ...services: string[]) =>
  agentOf(
    knowledge(language, [daily, ...services.map((each) => service(each, '20', 20))]),
    template,
    'Europe/London',
  );
/** A Wednesday afternoon in March. */
const now = '2026-03-04T15:00:00Z';
const labelOf = (language: string, slot: string): string => phrasesFor(language).slots[slot]!.label;

describe('the number of a flat', () => {
  it.each([
    ['en', 'my kitchen tap is leaking', "it's 14B Mill Lane flat three", '14B Mill Lane flat three'],
    ['en', 'my kitchen tap is leaking', "it's 14 Mill Lane, flat 3", '14 Mill Lane, flat 3'],
    [
      'de',
      'Mein Wasserhahn tropft',
      'Lindenstraße 12, dritter Stock links',
      'Lindenstraße 12, dritter Stock links',
    ],
    ['fr', 'Mon robinet fuit', 'c’est au 12 rue du Lac, bâtiment B', '12 rue du Lac, bâtiment B'],
    [
      'es',
      'Se me ha roto el grifo',
      'calle de la Luna, 5, tercero izquierda',
      'calle de la Luna, 5, tercero izquierda',
    ],
    // When somebody is at home is nothing of it.
    ['en', 'my kitchen tap is leaking', '14 Mill Lane, tomorrow at five', '14 Mill Lane'],
  ])('is told with its street, %s: %s, %s', async (language, trouble, place, told) => {
    const said = [trouble, 'Ann Marsh', number, place];
    const text = await lastSaid(agent(language, 'home_services'), said, { now });
    expect(text).toMatch(new RegExp(`${labelOf(language, 'service_address')}: ${told}[;.]`, 'u'));
  });
});

describe('a vehicle', () => {
  it.each([
    [
      'en',
      "My car makes a grinding noise, it's a 2014 Ford Focus, can I bring it in on Monday?",
      '2014 Ford Focus',
    ],
    ['en', 'my ford focus is leaking oil', 'ford focus'],
    ['de', 'Mein Golf 6 von 2010 springt nicht an', 'Golf 6 von 2010'],
    ['fr', 'ma renault clio de 2016 ne démarre plus', 'renault clio de 2016'],
    ['it', 'La mia Fiat Panda del 2015 non parte', 'Fiat Panda del 2015'],
    ['es', 'Mi Seat Ibiza no arranca', 'Seat Ibiza'],
  ])('that is told with the trouble is not asked for again, %s: %s', async (language, wish, vehicle) => {
    const said = [wish, 'Ann Marsh', number, 'Friday', 'ten'];
    const { slots } = phrasesFor(language);
    const replies = await play(agent(language, 'auto_repair'), said, { now });
    expect(replies.join(' ')).not.toContain(slots['vehicle']!.ask);
    const day = { en: 'Friday', de: 'Freitag', fr: 'vendredi', it: 'venerdì', es: 'el viernes' }[language]!;
    const read = await lastSaid(agent(language, 'auto_repair'), [wish, 'Ann Marsh', number, day], { now });
    expect(read).toMatch(new RegExp(`${slots['vehicle']!.label}: ${vehicle} ?[;.]`, 'u'));
  });

  it('is none where somebody sits', async () => {
    const said = ['the back seat of my car is broken', 'Ann Marsh', number];
    expect(await lastSaid(agent('en', 'auto_repair'), said, { now })).toBe(
      phrasesFor('en').slots['vehicle']!.ask,
    );
  });
});

describe('an answer', () => {
  it.each([
    ['en', 'auto_repair', 'My car is leaking oil', "it's a Ford Focus", 'vehicle', 'Ford Focus'],
    ['de', 'auto_repair', 'Mein Auto springt nicht an', 'Das ist ein Opel Astra', 'vehicle', 'Opel Astra'],
    ['fr', 'auto_repair', 'Ma voiture ne démarre plus', 'c’est une Clio', 'vehicle', 'Clio'],
    ['nl', 'vet', 'Mijn kat eet niet meer', 'Poekie heet ze', 'pet_name', 'Poekie'],
    ['en', 'vet', 'My cat is not eating', "her name's Bella", 'pet_name', 'Bella'],
    ['it', 'vet', 'Il mio gatto non mangia', 'si chiama Micia', 'pet_name', 'Micia'],
  ])(
    'is kept without what leads to it, %s, %s: %s, %s',
    async (language, template, trouble, said, slot, kept) => {
      const day = { en: 'Friday', de: 'Freitag', fr: 'vendredi', it: 'venerdì', nl: 'vrijdag' }[language]!;
      const turns = [trouble, 'Ann Marsh', number, said, day];
      const text = await lastSaid(agent(language, template), turns, { now });
      const { slots } = phrasesFor(language);
      expect(text).toMatch(new RegExp(`${slots[slot]!.label}: ${kept} ?;`, 'u'));
      expect(text).toMatch(new RegExp(`${slots['caller_name']!.label}: Ann Marsh ?;`, 'u'));
    },
  );
});

describe('since when something is amiss', () => {
  it.each([
    ['en', "My brakes are squeaking, I'd like to bring it in on Monday", 'March 9'],
    ['de', 'Meine Bremsen quietschen seit Montag, ich würde gern am Donnerstag vorbeikommen', '5. März'],
    ['fr', 'mes freins grincent depuis lundi, je voudrais passer jeudi', '5 mars'],
  ])('is no day to come on, and another one is, %s: %s', async (language, wish, day) => {
    const said = [wish, 'Ann Marsh', number, 'Ford Focus'];
    const text = await lastSaid(agent(language, 'auto_repair'), said, { now });
    expect(text).toMatch(new RegExp(`${labelOf(language, 'preferred_date')}: [^;.]*${day}`, 'u'));
  });

  it('alone asks for the day', async () => {
    const said = ['My brakes are squeaking since Monday', 'Ann Marsh', number, 'Ford Focus'];
    expect(await lastSaid(agent('en', 'auto_repair'), said, { now })).toBe(
      phrasesFor('en').slots['preferred_date']!.ask,
    );
  });
});
