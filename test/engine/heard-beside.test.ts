/** What callers tell beside what they are asked for. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const agent = (language: string, template: string) =>
  agentOf(knowledge(language, []), template, 'Europe/Berlin');

describe('the hour before a name', () => {
  it.each([
    'Can I book a haircut Friday at 9, I’m Tom Hill, 208 555 0190',
    "Can I book a haircut Friday at 10:30, I'm Tom Hill, 208 555 0190",
    'A haircut Friday at 9 please, Tom Hill, 208 555 0190, I need an appointment',
  ])('is no number of a house: %s', async (said) => {
    expect(await lastSaid(agent('en', 'salon'), [said])).toContain('Which service would you like?');
  });
});

describe('an animal', () => {
  it.each([
    ['en', "I'd like to book a checkup for my rabbit, her name is Pepper", 'rabbit', 'Pepper'],
    [
      'de',
      'Ich hätte gern einen Termin für mein Meerschweinchen, der Name: sie heißt Luna',
      'Meerschweinchen',
      'Luna',
    ],
    ['es', 'Quiero una cita para mi conejo, él se llama Toby', 'conejo', 'Toby'],
    ['fr', 'Je voudrais un rendez-vous pour ma chatte, elle s’appelle Mina', 'chatte', 'Mina'],
    ['it', 'Vorrei un appuntamento per il mio cane, lui si chiama Fido', 'cane', 'Fido'],
    ['pt', 'Queria uma consulta para o meu gato, ele chama-se Pingo', 'gato', 'Pingo'],
    ['nl', 'Ik wil een afspraak voor mijn konijn, hij heet Bolle', 'konijn', 'Bolle'],
    ['pl', 'Chcę umówić wizytę dla królika, wabi się Filip', 'królika', 'Filip'],
    ['ro', 'Vreau o programare pentru iepurele meu, îl cheamă Puf', 'iepurele', 'Puf'],
  ])(
    'is known by its kind and its name, which is not the caller’s, %s: %s',
    async (language, wish, kind, pet) => {
      const [begun = '', ...others] = await play(agent(language, 'vet'), [wish, 'Ann Marsh', '0157 8899001']);
      expect(begun).toContain(wordsFor(language).say.startBooking);
      const last = await lastSaid(agent(language, 'vet'), [
        wish,
        'Ann Marsh',
        '0157 8899001',
        wordsFor(language).weekdays.fri[0]!,
        wordsFor(language).weekdays.fri[0]!,
      ]);
      expect([...others, last].join(' ')).toContain(pet);
      expect([...others, last].join(' ')).toContain(kind);
      expect(last).toContain('Ann Marsh');
    },
  );
});

describe('more of what is called off', () => {
  it.each([
    [
      'en',
      'I need to cancel my appointment for tomorrow',
      'it was at 3 with Dr. Brandt',
      'at 3 with Dr. Brandt',
    ],
    ['de', 'Ich muss meinen Termin morgen absagen', 'um drei bei Katrin', 'um drei bei Katrin'],
    ['es', 'Tengo que anular mi cita de mañana', 'era a las tres con Marta', 'a las tres con Marta'],
    [
      'fr',
      'Je dois annuler ma réservation de samedi',
      'c’était pour six personnes à 20 h',
      'six personnes à 20 h',
    ],
    ['it', 'Devo disdire la prenotazione di sabato', 'era per sei persone alle 20', 'sei persone alle 20'],
    ['pt', 'Tenho de cancelar a minha consulta de amanhã', 'era às três com a Marta', 'às três com a Marta'],
    ['nl', 'Ik moet mijn afspraak morgen afzeggen', 'het was om drie uur bij Eva', 'om drie uur bij Eva'],
    ['pl', 'Muszę odwołać wizytę jutro', 'była o 15:00 u Marty', 'o 15:00 u Marty'],
    ['ro', 'Trebuie să anulez programarea de mâine', 'era la ora trei cu Marta', 'la ora trei cu Marta'],
  ])('is kept, %s: %s', async (language, first, more, kept) => {
    const said = [first, 'Ann Marsh', more, '0157 8899001'];
    expect(await lastSaid(agent(language, 'dental'), said)).toContain(kept);
  });
});

describe('while another time is asked for', () => {
  const open = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo - Fr 9 - 18');
  it.each([
    ['en', "I'd like an appointment on Monday at 8 am", 'Lena Hoffmann with two fs', 'at ten am'],
    ['de', 'Ich möchte einen Termin am Montag um 8 Uhr', 'Lena Hoffmann mit zwei f', 'um zehn Uhr'],
    ['it', 'Vorrei un appuntamento lunedì alle 8', 'Lena Hoffmann con due f', 'alle 10'],
  ])('a name with its letters is one, %s', async (language, wish, name, time) => {
    const salon = agentOf(knowledge(language, [open]), 'salon', 'Europe/Berlin');
    const said = [wish, name, time, '0157 8899001', 'Spa'];
    expect(await lastSaid(salon, said)).toContain('Lena Hoffmann;');
  });
});

describe('the last digit', () => {
  it.each([
    ['en', "I'd like an appointment on Friday at 10, 0157 8899001", 'wait, the last digit is a two'],
    [
      'de',
      'Ich möchte einen Termin am Freitag um 10, 0157 8899001',
      'Moment, die letzte Ziffer ist eine zwei',
    ],
    ['es', 'Quiero una cita el viernes a las 10, 0157 8899001', 'espere, la última cifra es un dos'],
    [
      'fr',
      'Je voudrais un rendez-vous vendredi à 10 h, 0157 8899001',
      'attendez, le dernier chiffre est un deux',
    ],
    ['it', 'Vorrei un appuntamento venerdì alle 10, 0157 8899001', "aspetti, l'ultima cifra è un due"],
    ['pt', 'Queria marcar para sexta às 10, 0157 8899001', 'espere, o último dígito é um dois'],
    ['nl', 'Ik wil een afspraak op vrijdag om 10 uur, 0157 8899001', 'wacht, het laatste cijfer is een twee'],
    ['pl', 'Chcę umówić wizytę w piątek o 10, 0157 8899001', 'chwileczkę, ostatnia cyfra to dwa'],
    ['ro', 'Vreau o programare vineri la 10, 0157 8899001', 'stați, ultima cifră este doi'],
    ['ja', '金曜日の10時に予約したいです、0157-8899001', 'すみません、最後は2です'],
  ])('is set right, %s: %s', async (language, wish, righted) => {
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const last = await lastSaid(agent(language, 'salon'), [wish, righted, name, 'Spa']);
    expect(last.replace(/[\s-]/gu, '')).toContain('01578899002');
  });
});

describe('a number that is not given', () => {
  it.each([
    ['es', 'Quisiera una habitación del 10 al 12 de mayo para dos personas', 'el número prefiero no darlo'],
    ['it', 'Vorrei una camera dal 10 al 12 maggio per due persone', 'il numero preferisco non darlo'],
    ['pt', 'Queria um quarto de 10 a 12 de maio para duas pessoas', 'o número prefiro não dar'],
  ])('is not asked for, where the name is asked for, %s', async (language, wish, refused) => {
    const last = await lastSaid(agent(language, 'hotel'), [wish, refused, 'Paolo Conti']);
    expect(last).toContain('Paolo Conti');
    expect(last).toContain(wordsFor(language).say.confirm([]).split(/[:：]/u)[0]!);
  });
});

describe('a no with thanks', () => {
  it.each([
    ['en', 'No thanks'],
    ['de', 'Nein danke'],
    ['es', 'No, gracias'],
    ['fr', 'Non merci'],
    ['it', 'No grazie'],
    ['pt', 'Não, obrigado'],
    ['nl', 'Nee, dank u'],
    ['pl', 'Nie, dziękuję'],
    ['ro', 'Nu, mulțumesc'],
    ['ja', 'いいえ、ありがとうございます'],
  ])('ends the call, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'general'), [said])).toBe(wordsFor(language).say.goodbye);
  });

  it('but no problem does not', async () => {
    expect(await lastSaid(agent('en', 'general'), ['no problem, thanks'])).toBe(wordsFor('en').say.thanks);
  });
});
