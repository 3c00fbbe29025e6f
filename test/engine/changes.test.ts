/** Bookings that are called off or moved, and a person who is asked for in the middle of a request. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { agentOf, dental, knowledge } from './businesses.ts';
import { lastSaid, play, replyTo } from './converse.ts';

const agent = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');

describe('a booking that is to be moved or called off', () => {
  it.each([
    ['en', 'Can I move my reservation?'],
    ['en', 'I need to reschedule'],
    ['en', 'Can I cancel my booking?'],
    ['de', 'Kann ich meine Reservierung verschieben?'],
    ['es', '¿Puedo cambiar mi reserva?'],
    ['fr', 'Je voudrais déplacer mon rendez-vous'],
    ['it', 'Vorrei spostare il mio appuntamento'],
    ['pt', 'Queria remarcar a minha consulta'],
    ['nl', 'Kan ik mijn afspraak verzetten?'],
    ['pl', 'Chciałbym przełożyć wizytę'],
    ['ro', 'Vreau să mut rezervarea'],
    ['ja', '予約の日時を変更したいのですが'],
  ])('is asked for, and no other is begun, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language), [said])).toBe(
      `${wordsFor(language).say.startMessage} ${phrasesFor(language).slots['booking']!.ask}`,
    );
  });

  it('is noted with the new time, the number and the name', async () => {
    const said = ['Can I change my booking?', 'Friday at 7', 'Saturday at 8', '0117 496 0111', 'Ines Lund'];
    expect(await lastSaid(agent('en'), said)).toMatch(
      /booking: Friday at 7; new day and time: Saturday at 8; phone number: 0117 496 0111; name: Ines Lund; message: Can I change/,
    );
  });

  it('is not asked for what was told', async () => {
    const { ask } = phrasesFor('en').slots['new_time']!;
    expect(await lastSaid(agent('en'), ['I need to move my appointment tomorrow'])).toContain(ask);
    const [, next] = await play(agent('en'), ['Can I move my booking to Friday?', 'tomorrow at 7']);
    expect(next).toContain('What number');
    expect(await lastSaid(agent('en'), ['I have to cancel my table for Friday'])).toContain('What number');
  });

  it('comes behind what the site says of it, and a question of rules begins nothing', async () => {
    const practice = agentOf(dental, 'dental', 'America/Chicago');
    const { text, sources } = await replyTo(practice, 'Can I cancel my appointment?');
    expect(text).toMatch(/24 hours ahead.*Which booking is it/);
    expect(sources).not.toEqual([]);
    expect((await replyTo(practice, 'How much does it cost to cancel my appointment?')).text).not.toContain(
      'Which booking',
    );
  });
});

it('a person who is asked for in a request is told what was begun', async () => {
  const said = [
    'Book a table for four tomorrow at noon',
    'Ines Lund',
    'can I talk to a real person?',
    '0117 496 0111',
  ];
  expect(await lastSaid(agent('en'), said)).toMatch(
    /name: Ines Lund; message: number of people: 4; day: Saturday, March 7; time: noon/,
  );
});

describe('what is said beside the open question', () => {
  const plain = agentOf(knowledge('en', []), 'general', 'Europe/London');
  const german = agentOf(knowledge('de', []), 'general', 'Europe/Berlin');

  it('is another day and time for the same request', async () => {
    const said = [
      "I'd like to come in on Monday at 9 am",
      'OK, then Tuesday at 11 am',
      'Maria Lopez',
      '0117 496 0111',
      'A leaking tap',
    ];
    const told = await lastSaid(plain, said);
    expect(told).toContain('Tuesday');
    expect(told).toContain('11 am');
    expect(told).toContain('matter: A leaking tap');
    expect(told).not.toContain('Monday');
  });

  it('keeps the day of a time that no question asks for', async () => {
    const said = [
      'Ich hätte gern einen Termin am Montag um zehn',
      'dann Dienstag um halb elf',
      'Ana Müller',
      '0711 555 0123',
      'Haare schneiden',
    ];
    expect(await lastSaid(german, said)).toMatch(/Dienstag.*10[.:]30 Uhr/);
  });

  it('makes a name whole that was told in part, and is taken back by a plain yes', async () => {
    const said = [
      "I'd like to come in on Monday at 9 am",
      "it's under Smith",
      '0117 496 0111',
      'A leaking tap',
      'John Smith',
    ];
    expect(await lastSaid(plain, said)).toContain('name: John Smith');
    expect(await lastSaid(plain, [...said, 'no'])).toBe('What should I change?');
    expect(await lastSaid(plain, [...said, 'no', "yes, that's right"])).toContain('name: John Smith');
    expect(await lastSaid(plain, [...said, 'no', "yes, that's right", 'yes'])).toMatch(
      /^Thank you, I’ve noted it/,
    );
  });

  it('is the matter, where the site holds it', async () => {
    const clinic = agentOf(dental, 'dental', 'America/Los_Angeles');
    const said = ["I'd like an appointment", 'jane doe', 'porcelain crown'];
    const [open, ...told] = (await play(clinic, [...said, '206 555 0101', 'Tuesday', '10 am'])).slice(1);
    expect(told.at(-1)).toMatch(/name: Jane Doe.*porcelain crown/);
    expect(told[0]).toBe(open);
  });
});
