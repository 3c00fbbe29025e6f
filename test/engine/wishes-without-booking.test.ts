/** Wishes to come, to be seen or to stay that name no booking. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid, pagesOf, play } from './converse.ts';

const agent = (language: string, template: string, lines = '') =>
  agentOf(knowledge(language, [], lines === '' ? [] : pagesOf(lines)), template, 'Europe/Berlin');

const begins = async (language: string, template: string, said: string): Promise<void> => {
  expect(await lastSaid(agent(language, template), [said])).toContain(wordsFor(language).say.startBooking);
};

describe('whoever is to be looked at on a day', () => {
  it.each([
    ['en', "My cat hasn't eaten in two days and I'm worried, can someone see her today?"],
    ['en', "Can you squeeze my dog in today? He's limping"],
    ['en', 'Could a vet look at my dog today?'],
    ['en', 'My dog needs his rabies shot, can I bring him Saturday at 10?'],
    ['de', 'Meine Katze frisst seit zwei Tagen nicht, kann sie heute jemand ansehen?'],
    ['de', 'Könnte sich ein Tierarzt heute meinen Hund ansehen?'],
    ['de', 'Mein Hund braucht seine Impfung, kann ich ihn am Samstag um 10 bringen?'],
    ['es', 'Mi gata no come desde hace dos días, ¿la puede ver alguien hoy?'],
    ['es', '¿Me hacen un hueco hoy para mi perro? Cojea'],
    ['fr', "Mon chat ne mange plus depuis deux jours, quelqu'un peut le voir aujourd'hui ?"],
    ['fr', "Pourriez-vous prendre mon chien aujourd'hui ? Il boite"],
    ['it', 'Un veterinario potrebbe vedere il mio cane oggi?'],
    ['it', 'Il mio cane deve fare il vaccino, posso portarlo sabato alle 10?'],
    ['pt', 'Conseguem encaixar o meu cão hoje? Está a coxear'],
    ['pt', 'O meu cão precisa da vacina, posso levá-lo sábado às 10?'],
    ['nl', 'Mijn kat eet al twee dagen niet, kan iemand haar vandaag zien?'],
    ['nl', 'Kan een dierenarts vandaag naar mijn hond kijken?'],
    ['pl', 'Czy możecie dziś przyjąć mojego psa? Kuleje'],
    ['pl', 'Mój pies potrzebuje szczepienia, czy mogę go przywieźć w sobotę o 10?'],
    ['ro', 'Ar putea un veterinar să vadă câinele meu azi?'],
    ['ro', 'Câinele meu are nevoie de vaccin, pot să îl aduc sâmbătă la 10?'],
    ['ja', '今日、犬を診ていただけますか'],
  ])('wants to come, %s: %s', async (language, said) => begins(language, 'vet', said));

  it('whatever sentence comes near', async () => {
    const near = 'A dental cleaning takes about two hours. We do not offer boarding for cats.';
    const said = "My cat hasn't eaten in two days, can someone see her today?";
    expect(await lastSaid(agent('en', 'vet', near), [said])).not.toContain('boarding');
  });

  it('but guests of a hotel book no room by it', async () => {
    const said = 'Can someone look at the TV in our room today?';
    expect(await lastSaid(agent('en', 'hotel'), [said])).not.toContain(wordsFor('en').say.startBooking);
  });

  it('but a dog that comes along is none', async () => {
    const rule = 'Dogs are welcome on the terrace.';
    const said = 'Can I bring my dog on Saturday at seven?';
    expect(await lastSaid(agent('en', 'restaurant', rule), [said])).toContain(rule);
  });
});

describe('a first visit', () => {
  it.each([
    ['en', "I'd like a first visit for my son on Monday at four"],
    ['de', 'Ich hätte gern einen Ersttermin für meinen Sohn'],
    ['es', 'Quería una primera visita para mi hijo el lunes a las cuatro'],
    ['fr', 'Je voudrais une première consultation pour mon fils lundi à 16 h'],
    ['it', 'Vorrei una prima visita per mio figlio'],
    ['pt', 'Queria uma primeira consulta para o meu filho'],
    ['nl', 'Ik wil graag een eerste afspraak voor mijn zoon'],
    ['pl', 'Chciałbym pierwszą wizytę dla syna'],
    ['ro', 'Aș dori o primă consultație pentru fiul meu'],
    ['ja', '息子の初診をお願いしたいのですが'],
  ])('is wished for, %s: %s', async (language, said) => begins(language, 'dental', said));
});

describe('several who would like to come', () => {
  it.each([
    ['en', "We'd like to come Sunday evening, eight of us"],
    ['fr', 'Nous voudrions venir dimanche soir à huit'],
    ['it', 'Vorremmo venire domenica sera in otto'],
    ['pl', 'Chcielibyśmy przyjść w niedzielę wieczorem w osiem osób'],
  ])('want a table, %s: %s', async (language, said) => begins(language, 'restaurant', said));
});

describe('a room by its name, and when', () => {
  it.each([
    ['en', "I'd like the suite for the first week of May, from the 2nd to the 9th"],
    ['de', 'Ich hätte gern die Suite für die erste Maiwoche, vom 2. bis 9. Mai'],
    ['es', 'Quisiera la suite para la primera semana de mayo, del 2 al 9'],
    ['fr', 'Je voudrais la suite pour la première semaine de mai, du 2 au 9'],
    ['it', 'Vorrei la suite per la prima settimana di maggio, dal 2 al 9'],
    ['pt', 'Queria a suite para a primeira semana de maio, de 2 a 9'],
    ['nl', 'Ik wil graag de suite voor de eerste week van mei, van 2 tot 9 mei'],
    ['pl', 'Chciałbym apartament na pierwszy tydzień maja, od 2 do 9 maja'],
    ['ro', 'Aș dori apartamentul pentru prima săptămână din mai, din 2 până în 9'],
    ['ja', '5月2日から9日までスイートをお願いします'],
  ])('is a stay, %s: %s', async (language, said) => begins(language, 'hotel', said));

  it('is noted', async () => {
    const rooms = [service('Camera Viola', '90 €', 90), service('Camera Ambra', '120 €', 120)];
    const inn = agentOf(knowledge('it', rooms), 'hotel', 'Europe/Berlin');
    const said = [
      'Vorrei prenotare la camera Viola dal 10 al 12 maggio',
      'Anna Conti',
      '333 12 34 567',
      'due',
    ];
    expect(await lastSaid(inn, said)).toContain('camera: Camera Viola');
  });
});

it('a day for a service stays a wish beside the name of the caller', async () => {
  const salon = agentOf(knowledge('en', [service('Haircut', '$30', 30)]), 'salon', 'Europe/Berlin');
  const [begun] = await play(salon, ["Could you do Friday at 9 for a haircut? I'm Tom Hill"]);
  expect(begun).toMatch(/number/);
});
