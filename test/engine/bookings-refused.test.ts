/** What the site says of bookings, and what is asked of them: neither stands in the way of another booking. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '09:00', '23:00', 'daily 9-23');
const page = (text: string) => ({ url: 'https://site.example/', heading: '', text });
const house = (language: string, ...lines: string[]) =>
  agentOf(knowledge(language, [week], lines.map(page)), 'restaurant', 'Europe/Berlin');

describe('bookings that are refused for some', () => {
  const forBrunch: Record<string, string> = {
    en: 'We do not take reservations for brunch.',
    de: 'Für den Brunch nehmen wir keine Reservierungen an.',
    es: 'Para el brunch no aceptamos reservas.',
    fr: 'Nous ne prenons pas de réservation pour le brunch.',
    it: 'Per il brunch non accettiamo prenotazioni.',
    pt: 'Não aceitamos reservas para o brunch.',
    nl: 'Voor de brunch zijn er geen reserveringen mogelijk.',
    pl: 'Na brunch nie przyjmujemy rezerwacji.',
    ro: 'Pentru brunch nu acceptăm rezervări.',
    ja: 'ブランチのご予約は受け付けておりません。',
  };
  it.each(Object.entries(forBrunch))('are taken for others, %s: %s', async (language, rule) => {
    const said = await lastSaid(house(language, rule), [tableWishes[language]!]);
    expect(said).toContain(wordsFor(language).say.startBooking);
  });

  it.each([
    ['We do not take bookings on Sundays.', 'A table for two on Saturday at seven, please'],
    ['No reservations, except for groups of eight or more.', "I'd like to book a table"],
    [
      'We do not take reservations.\nTo book a table for dinner, call 0131 496 0188.',
      "I'd like to book a table",
    ],
  ])('%s %s', async (rule, wish) => {
    expect(await lastSaid(house('en', ...rule.split('\n')), [wish])).toContain('I’ll note your request');
  });

  it.each([
    ['en', 'We do not take reservations for brunch.', "I'd like to book a table for brunch"],
    [
      'de',
      'Für den Brunch nehmen wir keine Reservierungen an.',
      'Ich möchte einen Tisch für den Brunch reservieren',
    ],
    ['en', 'We do not take bookings on Sundays.', 'A table for two on Sunday at seven, please'],
    [
      'fr',
      'Nous ne prenons pas de réservation le dimanche.',
      'Je voudrais réserver une table dimanche à 19 h',
    ],
  ])('are refused to who wishes just those, %s: %s', async (language, rule, wish) => {
    const said = await lastSaid(house(language, rule), [wish]);
    expect(said).toBe(wordsFor(language).say.quote(rule));
  });
});

describe('bookings that are refused to all', () => {
  it.each([
    ['en', 'We do not take reservations, first come, first served.'],
    ['de', 'Wir nehmen keine Reservierungen an.'],
    ['es', 'No aceptamos reservas.'],
    ['fr', 'Nous ne prenons pas de réservation.'],
    ['it', 'Non accettiamo prenotazioni.'],
    ['pt', 'Não aceitamos reservas.'],
    ['nl', 'Er zijn geen reserveringen mogelijk.'],
    ['pl', 'Nie przyjmujemy rezerwacji.'],
    ['ro', 'Nu acceptăm rezervări.'],
    ['ja', '当店ではご予約は受け付けておりません。'],
  ])('are not taken, %s: %s', async (language, rule) => {
    const said = await lastSaid(house(language, rule), [tableWishes[language]!]);
    expect(said).toBe(wordsFor(language).say.quote(rule));
  });
});

describe('a service that is asked for with a word for booking', () => {
  const asked: Record<string, [string, string, string]> = {
    en: ['Scalp ritual', 'Can I book a scalp ritual?', 'Could I book scalp ritual with Jorun?'],
    de: ['Kopfhautkur', 'Kann ich eine Kopfhautkur buchen?', 'Könnte ich bei Jorun eine Kopfhautkur buchen?'],
    es: [
      'Ritual capilar',
      '¿Puedo reservar un ritual capilar?',
      '¿Podría reservar un ritual capilar con Jorun?',
    ],
    fr: [
      'Rituel capillaire',
      'Je peux réserver un rituel capillaire ?',
      'Puis-je réserver un rituel capillaire avec Jorun ?',
    ],
    it: [
      'Rituale capelli',
      'Posso prenotare un rituale capelli?',
      'Potrei prenotare un rituale capelli con Jorun?',
    ],
    pt: [
      'Ritual capilar',
      'Posso marcar um ritual capilar?',
      'Posso reservar um ritual capilar com a Jorun?',
    ],
    nl: [
      'Hoofdhuidkuur',
      'Kan ik een hoofdhuidkuur boeken?',
      'Kan ik een hoofdhuidkuur reserveren bij Jorun?',
    ],
    pl: ['Rytuał włosów', 'Czy mogę zarezerwować rytuał włosów?', 'Czy mogę umówić się na rytuał włosów?'],
    ro: ['Ritual capilar', 'Pot rezerva un ritual capilar?', 'Aș putea programa un ritual capilar?'],
    ja: ['ヘッドスパ', 'ヘッドスパの予約はできますか', 'ヘッドスパを予約できますか？'],
  };
  it.each(Object.entries(asked))('begins a request, %s: %s', async (language, [name, ...wishes]) => {
    const about = `Jorun: ${name}`;
    const facts = [week, service(name, '48 €', 48), fact('policy', { text: about }, about)];
    const salon = agentOf(knowledge(language, facts), 'salon', 'Europe/Berlin');
    const { say } = wordsFor(language);
    for (const wish of wishes) {
      const said = await lastSaid(salon, [wish]);
      expect(said.startsWith(say.startBooking) ? 'begun' : `${wish} ${said}`).toBe('begun');
    }
  });

  it('is told what the site says of booking it', async () => {
    const rule = 'Scalp rituals can only be booked by telephone.';
    const facts = [week, service('Scalp ritual', '48 €', 48)];
    const salon = agentOf(knowledge('en', facts, [page(rule)]), 'salon', 'Europe/Berlin');
    expect(await lastSaid(salon, ['Can I book a scalp ritual?'])).toContain(rule);
  });
});
