/** Who it is, where the site speaks as one person, names who leads, or has one doctor. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { ask } from './converse.ts';

describe('who introduces himself', () => {
  it.each([
    ['en', 'My name is Ada Birch and I am a potter with a kiln by the sea.', 'Who is the owner?'],
    ['en', 'I’m Ada, and I throw every pot by hand.', 'Who runs the place?'],
    ['de', 'Mein Name ist Ada Birk und ich drehe jede Schale selbst.', 'Wer ist die Inhaberin?'],
    ['es', 'Me llamo Ada Robles y hago cada pieza a mano.', '¿Quién es la dueña?'],
    ['fr', 'Je m’appelle Ada Bouleau et je tourne chaque pièce à la main.', 'Qui est la propriétaire ?'],
    ['it', 'Mi chiamo Ada Betulla e lavoro ogni pezzo a mano.', 'Chi è la titolare?'],
    ['pt', 'O meu nome é Ada Bétula e faço cada peça à mão.', 'Quem é a dona?'],
    ['nl', 'Mijn naam is Ada Berk en ik draai elke kom met de hand.', 'Wie is de eigenaar?'],
    ['pl', 'Nazywam się Ada Brzoza i każdą misę toczę ręcznie.', 'Kto jest właścicielem?'],
    ['ro', 'Mă numesc Ada Mesteacăn și lucrez fiecare vas de mână.', 'Cine este proprietarul?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain('Ada');
  });

  it.each([
    ['en', 'I am a potter with a kiln by the sea.', 'Who is the owner?'],
    ['en', 'I’m Ada. || My name is Tom.', 'Who is the owner?'],
    ['en', 'My name is Ada Birch and I am a dental hygienist.', 'Who is the dentist?'],
    ['de', 'Ich bin Mutter, Töpferin und Köchin.', 'Wer ist die Inhaberin?'],
  ])('%s: %s does not say it', async (language, line, question) => {
    const said = await ask(language, [], line.replace(' || ', '\n'), question);
    expect(said).toContain(wordsFor(language).say.mayITakeYourNumber);
  });
});

describe('by whom it is led', () => {
  it.each([
    ['en', 'The pottery is now run by Ada, the granddaughter.', 'Who runs the pottery?'],
    ['es', 'El taller está dirigido por Ada desde hace años.', '¿Quién es el director?'],
    ['fr', 'L’atelier est dirigé par Ada depuis longtemps.', 'Qui dirige l’atelier ?'],
    ['it', 'Oggi la bottega è gestita interamente da Ada.', 'Chi gestisce la bottega?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain('Ada');
  });
});

describe('the only doctor', () => {
  const mentions = (title: string): string =>
    [
      `${title} Ada Birch sees you in town.`,
      `Ask ${title} Birch on the day.`,
      `${title} Birch makes visits.`,
    ].join('\n');
  it.each([
    ['en', 'Dr.', "What's the doctor's name?"],
    ['en', 'Dr.', 'What is the doctor called?'],
    ['en', 'Dr', 'Who is the doctor?'],
  ])('%s, %s: %s', async (language, title, question) => {
    expect(await ask(language, [], mentions(title), question)).toContain(`${title} Ada Birch`);
  });

  it('is told nobody of where there are two', async () => {
    const said = await ask(
      'en',
      [],
      `${mentions('Dr.')}\nDr. Tom Hale is away.`,
      "What's the doctor's name?",
    );
    expect(said).not.toContain('Our website says: Dr. Ada Birch');
  });

  it('is no receptionist', async () => {
    expect(await ask('en', [], mentions('Dr.'), 'Who is the receptionist?')).not.toContain('Ada');
  });
});

describe('nobody introduces himself', () => {
  it.each([
    ['en', 'I’m Vegan-friendly. || The lodge is run by Jane Birch.', 'Who is the owner?', 'Vegan'],
    [
      'en',
      'We use Dr. Weissdorn soap.\nThe Dr. Weissdorn facial is new.\nAsk the owner for Dr. Weissdorn sets.',
      'What is the doctor called?',
      ': Dr. Weissdorn',
    ],
    [
      'de',
      'Wir arbeiten mit Dr. Weissdorn.\nDr. Weissdorn gibt es im Laden.\nDr. Weissdorn seit 1967.',
      'Wie heißt der Doktor?',
      ': Dr. Weissdorn',
    ],
  ])('%s: %s', async (language, pages, question, never) => {
    expect(await ask(language, [], pages.replaceAll(' || ', '\n'), question)).not.toContain(never);
  });
});

describe('the doctor who is named twice', () => {
  const lines = 'You are seen by Dr J Edward Birch himself.\nDr Birch cares for each who comes.';

  it('is told with the initials', async () => {
    expect(await ask('en', [], lines, 'What’s the doctor’s name?')).toContain('Dr J Edward Birch');
  });

  it('also beside a label with somebody else', async () => {
    expect(
      await ask('en', [], `${lines}\nPEMF-100, Dr Poplar Video, Article`, 'Who is the doctor?'),
    ).toContain('Birch');
  });
});
