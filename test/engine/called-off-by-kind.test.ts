/** What is called off or moved goes by many names, whatever it is that a business books. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const agent = (language: string, template: string) =>
  agentOf(knowledge(language, []), template, 'Europe/London');

describe('what was booked is called off by its own name', () => {
  it.each([
    ['en', 'hotel', "I'd like to cancel our room"],
    ['en', 'general', 'I want to cancel my lesson'],
    ['de', 'general', 'Ich möchte meine Fahrstunde absagen'],
    ['de', 'hotel', 'Wir müssen unseren Aufenthalt stornieren, kann ich das hier?'],
    ['es', 'general', 'Quiero cancelar mi clase'],
    ['fr', 'general', 'Je voudrais annuler mon cours'],
    ['it', 'hotel', 'Vorrei disdire il soggiorno'],
    ['pt', 'general', 'Queria desmarcar a minha aula'],
    ['nl', 'general', 'Ik wil mijn les afzeggen'],
    ['pl', 'hotel', 'Chciałbym odwołać nasz pobyt'],
    ['ro', 'hotel', 'Vreau să anulez sejurul'],
    ['ja', 'general', 'レッスンをキャンセルしたいのですが'],
  ])('%s %s: %s', async (language, template, said) => {
    expect(await lastSaid(agent(language, template), [said])).toBe(
      `${wordsFor(language).say.startMessage} ${phrasesFor(language).slots['booking']!.ask}`,
    );
  });
});

describe('what was booked is moved by its own name', () => {
  it.each([
    ['en', 'I need to move my lesson'],
    ['de', 'Ich muss meine Fahrstunde verschieben'],
    ['es', 'Necesito mover mi clase'],
    ['fr', 'Je dois déplacer mon cours'],
    ['it', 'Devo spostare la lezione'],
    ['pt', 'Preciso de remarcar a minha aula'],
    ['nl', 'Ik moet mijn les verzetten'],
    ['pl', 'Muszę przełożyć lekcję'],
    ['ro', 'Trebuie să mut lecția'],
    ['ja', 'レッスンの日時を変更したいです'],
  ])('%s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'general'), [said])).toBe(
      `${wordsFor(language).say.startMessage} ${phrasesFor(language).slots['booking']!.ask}`,
    );
  });
});

describe('whoever has to, wanted to or cannot', () => {
  it.each([
    ['en', 'I wanted to cancel an appointment'],
    ['de', 'Ich wollte einen Termin absagen'],
    ['es', 'Tengo que anular mi cita'],
    ['es', 'Tenemos que cancelar la cita'],
    ['es', 'Quería anular una cita'],
    ['fr', 'Je voulais annuler un rendez-vous'],
    ['fr', "Il faut que j'annule mon rendez-vous"],
    ['it', 'Volevo disdire la prenotazione'],
    ['it', 'Dovrei disdire un appuntamento'],
    ['pt', 'Tenho que cancelar a minha consulta'],
    ['nl', 'Ik wilde een afspraak afzeggen'],
    ['pl', 'Chciałem odwołać wizytę'],
    ['ro', 'Voiam să anulez o programare'],
    ['ja', '予約をキャンセルしなければなりません'],
  ])('calls off what was booked, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'dental'), [said])).toBe(
      `${wordsFor(language).say.startMessage} ${phrasesFor(language).slots['booking']!.ask}`,
    );
  });

  it.each([
    ['es', 'Tengo que cambiar mi cita del jueves'],
    ['es', 'No puedo ir a mi cita del jueves'],
    ['it', "Non posso venire all'appuntamento di giovedì"],
    ['pt', 'Não posso ir à minha consulta de quinta-feira'],
    ['pl', 'Nie mogę przyjść na wizytę w czwartek'],
    ['ro', 'Nu pot veni la programarea de joi'],
  ])('tells the team of the day, %s: %s', async (language, said) => {
    const last = await lastSaid(agent(language, 'dental'), [said]);
    expect(last).toContain(wordsFor(language).say.startMessage);
  });

  it.each([
    ['es', 'Tengo que pedir una cita'],
    ['pt', 'Tenho que marcar uma consulta'],
  ])('books what he has to, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'dental'), [said])).toContain(wordsFor(language).say.startBooking);
  });
});

describe('who cannot come and asks what it costs', () => {
  const rule = 'Missed appointments are charged in full.';
  const practice = agentOf(
    knowledge('en', [fact('policy', { text: rule }, rule)]),
    'dental',
    'Europe/London',
  );

  it('begins no new request', async () => {
    const said = await lastSaid(practice, [
      "I have an appointment tomorrow and I can't make it, will I be charged?",
    ]);
    expect(said).toContain(wordsFor('en').say.startMessage);
    expect(said).not.toContain(wordsFor('en').say.startBooking);
  });

  it('tells nothing yet where he only asks what would be', async () => {
    const said = await lastSaid(practice, ["What happens if I can't come tomorrow?"]);
    expect(said).not.toContain(wordsFor('en').say.startMessage);
  });
});

it('who is asked which booking it is may tell his name', async () => {
  const said = ['I want to cancel my visit', 'Sarah Cole', '0117 496 0111'];
  expect(await lastSaid(agent('en', 'home_services'), said)).toMatch(
    /booking: Sarah Cole;.*name: Sarah Cole/,
  );
});
