/** Names that are told with more than a name, and what is no name though it answers the question for one. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid, play, tableWishes } from './converse.ts';

const restaurant = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');
const ask = (language: string, slot = 'caller_name'): string => phrasesFor(language).slots[slot]!.ask;
const number = '0117 496 0111';
const readOut = (language: string, ...said: string[]): Promise<string> =>
  lastSaid(restaurant(language), [tableWishes[language]!, ...said, number]);

describe('when somebody comes is no name', () => {
  const salon = (language: string) =>
    agentOf(knowledge(language, [service('Perm', '60', 60)]), 'salon', 'Europe/London');
  it.each([
    ['en', 'I would like to make an appointment', 'some time next week, Tuesday morning maybe', 'Kimmel'],
    ['de', 'Ich brauche einen Termin', 'irgendwann nächste Woche, wenn es geht', 'Kimmel'],
    ['es', 'Quisiera pedir cita', 'la semana que viene, el martes por la tarde si puede ser', 'Robles'],
    ['fr', 'Je voudrais prendre rendez-vous', 'la semaine prochaine, mardi matin peut-être', 'Marin'],
    ['it', 'Vorrei prendere un appuntamento', 'La prossima settimana, martedì sera se si può', 'Neri'],
    ['nl', 'Ik wil een afspraak maken', 'ergens volgende week, dinsdagavond als het kan', 'Kuiper'],
    ['pl', 'Chciałabym umówić wizytę', 'w przyszłym tygodniu, może we wtorek wieczorem', 'Nowak'],
    ['ro', 'Aș vrea să fac o programare', 'săptămâna viitoare, marți seara poate', 'Popa'],
    ['ja', '予約をお願いします', '来週あたりで', '松本です'],
  ])('%s: %s', async (language, wish, when, name) => {
    const said = await play(salon(language), [wish, when, name]);
    expect(said[1]).toContain(ask(language));
    expect(said[2]).not.toContain(ask(language));
  });

  it('keeps the words for it as the day', async () => {
    const said = ['Ich brauche einen Termin', 'irgendwann nächste Woche', 'Kimmel', 'Perm', '10 Uhr', number];
    expect(await lastSaid(salon('de'), said)).toContain('Tag: irgendwann nächste Woche');
  });

  it.each([
    ['de', 'Winter'],
    ['en', 'Summer Day'],
  ])('but a name that is a word for it is one, %s: %s', async (language, name) => {
    expect(await readOut(language, name)).toContain(name);
  });
});

describe('what is said of a name', () => {
  it.each([
    ['fr', ['Bellami', 'Le nom est faux, c’est Bellamy'], 'nom: Bellamy;'],
    ['de', ['Maier mit a-i'], 'Name: Maier;'],
    ['de', ['Vogt mit d-t'], 'Name: Vogt;'],
    ['nl', ['Rijkens met lange ij'], 'naam: Rijkens;'],
    ['pl', ['Anna Brzezińska, Brzezińska: B R Z E'], 'Anna Brzezińska;'],
    ['en', ['Ann Smithe', "no, it's Smith, S-M-I-T-H"], 'name: Ann Smith;'],
    ['nl', ['De Groot, Marleen de Groot'], 'naam: Marleen de Groot;'],
    ['ja', ['松本、松本花子です'], 'お名前: 松本花子、'],
    ['pl', ['Nowak, Piotr'], 'Piotr Nowak;'],
    ['de', ['Vogt, Sabine, Vogt mit d-t'], 'Name: Sabine Vogt;'],
    ['ja', ['松本花子お願いします'], 'お名前: 松本花子、'],
  ])('is no part of it, %s: %j', async (language, said, told) => {
    expect((await readOut(language, ...said)).replaceAll(' ;', ';')).toContain(told);
  });

  it.each([
    ['ja', 'もう少し遅くしてください'],
    ['nl', 'Een hond, Max'],
    ['de', 'Ein alter Opel, der braucht TÜV'],
    ['en', 'A terrier, Rex'],
  ])('nor is what is said of something else, %s: %s', async (language, said) => {
    expect(await lastSaid(restaurant(language), [tableWishes[language]!, said])).toContain(ask(language));
  });
});

describe('a kind of what is to be booked', () => {
  const salon = agentOf(
    knowledge('pl', [service('Strzyżenie damskie', '90 zł', 90), service('Strzyżenie męskie', '60 zł', 60)]),
    'salon',
    'Europe/Warsaw',
  );
  it('is no name, and another word is one', async () => {
    const wish = 'Chciałabym umówić wizytę na strzyżenie';
    expect(await lastSaid(salon, [wish, 'Damskie'])).toContain(ask('pl'));
    const said = [wish, 'Damskie', 'Nowak', 'w piątek o 15', number];
    expect(await lastSaid(salon, said)).toMatch(/Nowak; usługa: Strzyżenie damskie/);
    expect(await lastSaid(salon, [wish, 'Lis'])).not.toContain(ask('pl'));
  });
});

describe('a name at the end of the wish', () => {
  it.each([
    ['en', 'Anna Bell'],
    ['de', 'Josef Huber'],
    ['fr', 'Claire Marin'],
    ['pl', 'Piotr Nowak'],
  ])('is not asked for, %s', async (language, name) => {
    const [begun = ''] = await play(restaurant(language), [`${tableWishes[language]!}, ${name}`]);
    expect(begun).not.toContain(ask(language));
    expect(await lastSaid(restaurant(language), [`${tableWishes[language]!}, ${name}`, number])).toContain(
      name,
    );
  });

  it.each([
    ['de', 'Vielen Dank'],
    ['en', 'Garden Room'],
  ])('but other words are none, %s: %s', async (language, said) => {
    expect(await lastSaid(restaurant(language), [`${tableWishes[language]!}, ${said}`])).toContain(
      ask(language),
    );
  });
});

describe('a surname where the number of who leaves a message is asked for', () => {
  const dental = (language: string) => agentOf(knowledge(language, []), 'dental', 'Europe/London');
  const calledOff: Record<string, string> = {
    en: 'I need to cancel my appointment tomorrow',
    de: 'Ich muss meinen Termin morgen absagen',
    es: 'Tengo que anular mi cita de mañana',
    fr: 'Je dois annuler mon rendez-vous de demain',
    it: 'Devo disdire il mio appuntamento di domani',
    pt: 'Tenho de cancelar a minha consulta de amanhã',
    nl: 'Ik moet mijn afspraak morgen afzeggen',
    pl: 'Muszę odwołać wizytę jutro',
    ro: 'Trebuie să anulez programarea de mâine',
  };
  it.each([
    ['en', 'Kimmel'],
    ['de', 'Kimmel'],
    ['de', 'Vogt, Sabine, Vogt mit d-t'],
    ['es', 'Robles'],
    ['fr', 'Marchand'],
    ['it', 'Bonetti'],
    ['pt', 'Teixeira'],
    ['nl', 'Dijkstra'],
    ['pl', 'Nowak'],
    ['ro', 'Popescu'],
  ])('is kept, %s: %s', async (language, name) => {
    const said = await play(dental(language), [calledOff[language]!, name, number]);
    expect(said[1]).toBe(ask(language, 'phone_number'));
    expect(said[2]).toContain(name.split(',')[0]);
    expect(said[2]).not.toContain(ask(language));
  });

  it.each([
    ['en', 'Mobile'],
    ['en', 'Sure'],
    ['de', 'Handy'],
    ['de', 'Zahnschmerzen'],
  ])('but words that mean something else are none, %s: %s', async (language, word) => {
    const said = await play(dental(language), [calledOff[language]!, word, number]);
    expect(said[2]).toContain(ask(language));
  });
});
