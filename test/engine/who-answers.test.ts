/** Who answers the telephone, who is wanted on it, and whether it is the right number. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play, tableWishes } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo-Fr 9-18');
const agent = (language: string) => agentOf(knowledge(language, [week]), 'restaurant', 'Europe/Berlin');
const robot = (language: string): string => wordsFor(language).say.robot(agent(language).businessName);

describe('who asks who speaks is told honestly', () => {
  it.each([
    ['en', 'Who is this?'],
    ['en', 'Am I talking to a real person?'],
    ['de', 'Und wie heißt du?'],
    ['de', 'Spreche ich mit einem echten Menschen?'],
    ['es', '¿Cómo se llama?'],
    ['es', '¿Estoy hablando con una persona?'],
    ['fr', 'C’est quoi votre nom ?'],
    ['fr', 'Est-ce que je parle à une vraie personne ?'],
    ['it', 'Pronto? Chi parla?'],
    ['it', 'Come si chiama?'],
    ['it', 'Sto parlando con una persona vera?'],
    ['pt', 'Com quem estou a falar?'],
    ['pt', 'A senhora é um robô?'],
    ['pt', 'Estou a falar com uma pessoa?'],
    ['nl', 'Praat ik met een echt mens?'],
    ['pl', 'Kto mówi?'],
    ['ro', 'Cine vorbește?'],
    ['ja', 'お名前は何ですか'],
  ])('%s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).toBe(robot(language));
  });

  it.each([
    ['en', 'Are you a robot? I want to talk to a human.'],
    ['de', 'Sind Sie ein Roboter? Ich möchte mit einem Menschen sprechen.'],
    ['es', '¿Es usted un robot? Quiero hablar con una persona.'],
  ])('%s: %s, and then the wish is followed', async (language, text) => {
    const said = await lastSaid(agent(language), [text]);
    expect(said).toContain(robot(language));
    expect(said).toContain(wordsFor(language).say.person);
  });

  it('and what is asked beside it', async () => {
    const said = await lastSaid(agent('en'), ['Are you a robot? When do you open on Monday?']);
    expect(said).toMatch(/AI assistant.*9 am/u);
  });
});

describe('who has a trade', () => {
  it.each([
    ['en', 'Let me speak to the chef, please'],
    ['de', 'Kann ich bitte mit dem Koch sprechen?'],
    ['es', 'Quiero hablar con la cocinera'],
    ['fr', 'Je voudrais parler au chef'],
    ['it', 'Vorrei parlare con il cuoco'],
    ['pt', 'Queria falar com o cozinheiro'],
    ['nl', 'Mag ik de kok spreken?'],
    ['pl', 'Chciałbym porozmawiać z kucharzem'],
    ['ro', 'Vreau să vorbesc cu bucătarul'],
    ['ja', 'シェフと話したいのですが'],
  ])('%s: %s is wanted on the line, in a request too', async (language, text) => {
    const { say } = wordsFor(language);
    expect(await lastSaid(agent(language), [text])).toContain(say.person);
    expect(await lastSaid(agent(language), [tableWishes[language]!, text])).toContain(say.person);
  });

  it.each([
    ['en', 'Can I talk to the chef about a nut allergy on the tasting menu?'],
    ['de', 'Wann kann ich mit dem Koch sprechen?'],
    ['fr', 'Le chef parle anglais ?'],
  ])('%s: %s is more than that', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).not.toContain(wordsFor(language).say.person);
  });
});

describe('another business', () => {
  it.each([
    ['en', 'Sorry, is this Marlowe’s?'],
    ['es', '¿Hablo con Marlowe?'],
    ['fr', 'Je suis bien chez Marlowe ?'],
    ['nl', 'Spreek ik met de slager?'],
    ['ja', 'マーロウさんですか'],
  ])('%s: %s is told apart', async (language, text) => {
    const { say } = wordsFor(language);
    const told = say.thisIs(agent(language).businessName);
    expect(await lastSaid(agent(language), [text])).toBe(`${say.no} ${told}`);
  });

  it.each(['Is this Monday?', 'Is this free?', 'Am I speaking to the owner?'])('%s', async (text) => {
    const { say } = wordsFor('en');
    expect(await lastSaid(agent('en'), [text])).not.toContain(say.thisIs(agent('en').businessName));
  });

  it.each([
    ['de', 'falsch verbunden'],
    ['nl', 'verkeerd nummer'],
    ['pl', 'pomyłka'],
    ['ja', '間違えました、すみません'],
  ])('%s: %s takes leave in the language that it is said in', async (language, text) => {
    const said = await lastSaid(agent('en'), ['Are you open tomorrow?', text]);
    expect(said).toBe(wordsFor(language).say.goodbye);
  });
});

describe('a request that is not settled yet', () => {
  it.each([
    ['en', 'Is that confirmed?', 'When will I hear from you?'],
    ['de', 'Steht der Termin jetzt?', 'Wann rufen Sie an?'],
    ['es', '¿Está confirmado?', '¿Cuándo me llaman?'],
    ['fr', 'C’est confirmé ?', 'Vous me rappelez quand ?'],
    ['it', 'È confermato?', 'Quando mi chiamate?'],
    ['pt', 'Está confirmado?', 'Quando é que ligam?'],
    ['nl', 'Staat het vast?', 'Wanneer bellen jullie?'],
    ['pl', 'Czy to już pewne?', 'Kiedy państwo zadzwonią?'],
    ['ro', 'E confirmat?', 'Când mă sunați?'],
    ['ja', '確定ですか', 'いつ電話もらえますか'],
  ])('%s: %s %s', async (language, isIt, when) => {
    const { say } = wordsFor(language);
    const wish = tableWishes[language]!;
    const [, settled, called] = await play(agent(language), [wish, isIt, when]);
    expect(settled).toContain(`${say.notYet} ${say.teamConfirms}`);
    expect(called).toContain(say.teamConfirms);
    const readOut = await play(agent(language), [wish, 'Ana Lopez', '0117 496 0111', isIt]);
    expect(readOut.at(-1)).toContain(`${say.notYet} ${say.teamConfirms}`);
    // What was read out once is not read out again.
    expect(readOut.at(-1)).toMatch(/[?？]$/u);
    expect(readOut.at(-1)).not.toContain('Ana Lopez');
  });

  it.each([
    ['de', 'Moment mal kurz'],
    ['en', 'Hang on a second'],
    ['nl', 'Momentje even'],
    ['it', 'Aspetti un attimo'],
  ])('%s: %s asks for time', async (language, text) => {
    const said = await lastSaid(agent(language), [tableWishes[language]!, text]);
    expect(said).toBe(wordsFor(language).say.takeYourTime);
  });
});
