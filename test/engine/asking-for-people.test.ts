import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { ask, lastSaid, play } from './converse.ts';

/** A business that has one line of hours and one service. */
const business = (language: string) =>
  agentOf(
    knowledge(language, [service('Perm', '£60', 60), hours(['mon', 'tue'], '09:00', '18:00', '9-18')]),
    'general',
    'Europe/London',
  );
const last = (language: string, said: readonly string[]): Promise<string> =>
  lastSaid(business(language), said);

const say = (language: string) => wordsFor(language).say;

const person: Record<string, readonly string[]> = {
  en: [
    'get me a human',
    'human please',
    'operator',
    'representative please',
    'let me speak with the manager',
    'I want to talk to a human',
    "I don't want to talk to a robot",
    'a real person, please',
  ],
  de: [
    'Geben Sie mir bitte einen Mitarbeiter',
    'Ich möchte mit einem echten Menschen sprechen',
    'Mitarbeiter bitte',
  ],
  es: ['Páseme con un operador', 'quiero hablar con una persona real', 'una persona, por favor'],
  fr: ['Passez-moi un conseiller', 'je veux parler à un humain', 'un humain, s’il vous plaît'],
  it: ['mi passi il responsabile', 'vorrei parlare con una persona vera', 'operatore'],
  pt: ['quero falar com um humano', 'passe-me o gerente', 'atendente, por favor'],
  nl: ['ik wil een mens spreken', 'geef me een medewerker', 'medewerker alstublieft'],
  pl: ['chcę rozmawiać z człowiekiem', 'proszę dać mi kierownika albo konsultanta', 'konsultant'],
  ro: ['vreau să vorbesc cu un om', 'dați-mi un operator', 'operator'],
  ja: ['人間と話したいです', 'オペレーターをお願いします', 'スタッフに代わってください'],
};

const wish: Record<string, string> = {
  en: "I'd like an appointment",
  de: 'Ich brauche einen Termin',
  es: 'quisiera pedir cita',
  fr: 'je voudrais prendre rendez-vous',
  it: 'vorrei prendere un appuntamento',
  pt: 'queria marcar uma consulta',
  nl: 'ik wil graag een afspraak maken',
  pl: 'chciałabym umówić wizytę',
  ro: 'aș vrea să fac o programare',
  ja: '予約をお願いします',
};

const pairs = Object.entries(person).flatMap(([language, texts]) =>
  texts.map((text) => [language, text] as const),
);

describe('a person is asked for', () => {
  it.each(pairs)('%s: %s', async (language, text) => {
    expect(await last(language, [text])).toContain(say(language).person);
  });

  it.each(pairs)('in a form, %s: %s', async (language, text) => {
    const [begun, answer] = await play(business(language), [wish[language]!, text]);
    expect(begun).toContain(phrasesFor(language).slots['caller_name']!.ask);
    expect(answer).toContain(say(language).person);
  });

  it.each([
    ['en', 'is the owner around?'],
    ['de', 'verbinden Sie mich bitte mit Frau Kern'],
    ['es', '¿me pasa con la encargada?'],
    ['fr', 'la patronne est là ?'],
    ['it', 'c’è il titolare?'],
    ['pt', 'pode passar-me ao gerente?'],
    ['nl', 'is de eigenaar er?'],
    ['pl', 'czy jest szefowa?'],
    ['ro', 'șeful este acolo?'],
  ])('or whether one is there, %s: %s', async (language, text) => {
    expect(await last(language, [text])).toContain(say(language).person);
  });

  it.each([
    ['en', 'who is the owner, and is there any parking around?'],
    ['de', 'geben Sie mir mal die Adresse'],
    ['es', 'no sé qué me pasa con el pelo, ¿hacen tratamientos?'],
    ['fr', 'qui est le patron de la maison ?'],
    ['it', 'chi è il titolare e c’è un parcheggio?'],
    ['pt', 'pode passar-me a fatura?'],
    ['nl', 'wie is de eigenaar en is er een parkeerplaats?'],
    ['ro', 'cine este proprietarul?'],
    ['ro', 'dați-mi o adresă'],
  ])('and none by how another question begins, %s: %s', async (language, text) => {
    expect(await last(language, [text])).not.toContain(say(language).person);
  });

  it('keeps the name and the number that were given', async () => {
    const said = ["I'd like an appointment", 'my name is Nora Westwood', '0117 496 0123', 'get me a human'];
    const answer = await last('en', said);
    expect(answer).toContain(say('en').person);
    const after = await last('en', [...said, 'my invoice is wrong']);
    expect(after).toContain('Nora Westwood');
    expect(after).toContain('0117 496 0123');
  });

  it.each([
    ['en', 'are you a real person?'],
    ['en', 'am I talking to a human?'],
    ['ro', 'vorbesc cu un om?'],
    ['de', 'Spreche ich mit einem Menschen?'],
    ['es', '¿Eres una persona real?'],
  ])('who asks what he is talking to is told, %s: %s', async (language, text) => {
    expect(await last(language, [text])).not.toContain(say(language).person);
  });

  it('takes a person for what the message is about', async () => {
    const said = [
      'can I leave a message?',
      '0117 496 0123',
      'Nora Westwood',
      'I want to talk to the manager',
    ];
    expect(await last('en', said)).toContain('I want to talk to the manager');
  });
});

describe('somebody who speaks a language', () => {
  it.each([
    ['en', 'Can I talk to someone in Polish?', 'We speak English and Polish.', /Polish/],
    ['de', 'Kann ich mit jemandem auf Polnisch sprechen?', 'Wir sprechen Deutsch und Polnisch.', /Polnisch/],
    ['es', '¿Puedo hablar con alguien en polaco?', 'Hablamos español y polaco.', /polaco/],
    ['fr', "Je peux parler à quelqu'un en polonais ?", 'Nous parlons français et polonais.', /polonais/],
    ['it', 'Posso parlare con qualcuno in polacco?', 'Parliamo italiano e polacco.', /polacco/],
    ['pt', 'Posso falar com alguém em polaco?', 'Falamos português e polaco.', /polaco/],
    ['nl', 'Kan ik met iemand in het Pools praten?', 'Wij spreken Nederlands en Pools.', /Pools/],
    ['pl', 'Czy mogę porozmawiać z kimś po niemiecku?', 'Mówimy po polsku i po niemiecku.', /niemiecku/],
    ['ro', 'Pot vorbi cu cineva în germană?', 'Vorbim română și germană.', /germană/],
    ['ja', 'ポーランド語で話せる人はいますか？', '日本語とポーランド語が話せます。', /ポーランド語/],
  ])('is asked for, and no person, %s', async (language, question, line, told) => {
    expect(await ask(language, [], line, question)).toMatch(told);
    expect(await ask(language, [], 'Opal', question)).not.toContain(say(language).person);
  });
});
