/** Who changes his mind, is angry, or leaves nothing but a number is heard with all that he tells. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const number = '0117 496 0111';
const askNumber = (language: string): string => phrasesFor(language).slots['phone_number']!.ask;
const agent = (language: string, template: string) =>
  agentOf(
    knowledge(language, [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '09:00', '23:00', '9 - 23')]),
    template,
    'Europe/London',
  );

describe('an appointment that somebody has and would like to move', () => {
  it.each([
    ['en', 'I have an appointment on Monday, could we move it to Friday?', 'Monday.*Friday'],
    ['de', 'Ich habe am Montag einen Termin, können wir den auf Freitag verschieben?', 'Montag.*Freitag'],
    ['es', 'Tengo cita mañana, ¿se puede pasar al viernes?', 'mañana.*viernes'],
    ['fr', 'J’ai rendez-vous lundi, on peut le décaler à vendredi ?', 'lundi.*vendredi'],
    ['it', 'Ho un appuntamento lunedì, possiamo spostarlo a venerdì?', 'lunedì.*venerdì'],
    ['pt', 'Tenho consulta amanhã, pode-se mudar para sexta?', 'amanhã.*sexta'],
    ['nl', 'Ik heb maandag een afspraak, kunnen we die naar vrijdag verzetten?', 'maandag.*vrijdag'],
    ['pl', 'Mam wizytę w poniedziałek, czy możemy ją przełożyć na piątek?', 'poniedziałek.*piątek'],
    ['ro', 'Am programare luni, se poate muta pe vineri?', 'luni.*vineri'],
    ['ja', '月曜日に予約していますが、金曜日に変更できますか', '月曜日.*金曜日'],
  ])('is a message with both days, %s: %s', async (language, wish, days) => {
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const text = await lastSaid(agent(language, 'salon'), [wish, number, name]);
    expect(text).toMatch(new RegExp(`${phrasesFor(language).slots['message']!.label}.*${days}`, 'u'));
  });

  it.each([
    ['en', 'I need to cancel my appointment tomorrow', "No wait, don't cancel it, move it to Monday"],
    ['it', 'Devo disdire l’appuntamento di domani', 'No, un attimo, non disdire, spostiamolo a lunedì'],
    ['ja', '明日の予約をキャンセルしたいです', 'あ、やっぱり月曜に変更できますか'],
  ])('after it was called off is told in the message, %s', async (language, off, moved) => {
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const text = await lastSaid(agent(language, 'salon'), [off, number, name, moved]);
    const { label } = phrasesFor(language).slots['message']!;
    expect(text).toContain(`${label}: ${off}; ${moved}`);
  });
});

describe('another hour, once all was noted', () => {
  it.each([
    ['de', 'Eins noch, können wir auf halb drei gehen?', '14:30'],
    ['fr', 'on peut passer à quatorze heures trente ?', '14 h 30'],
    ['ro', 'putem trece la 14:30?', '14:30'],
  ])('is no question about the hours, %s: %s', async (language, later, told) => {
    const said = [tableWishes[language]!, 'Ann Marsh', number, wordsFor(language).say.yesWord, later];
    expect(await lastSaid(agent(language, 'restaurant'), said)).toContain(told);
  });
});

describe('what is said with anger', () => {
  it.each([
    ['de', 'Scheiße, ich will einen Menschen sprechen!'],
    ['es', 'Joder, quiero hablar con una persona'],
    ['pl', 'Kurwa, chcę rozmawiać z człowiekiem'],
  ])('asks for a person, %s: %s', async (language, said) => {
    const { person } = wordsFor(language).say;
    expect(await lastSaid(agent(language, 'salon'), [said])).toBe(`${person} ${askNumber(language)}`);
  });

  it('answers what was asked', async () => {
    const said = [tableWishes['en']!, 'Ann Marsh', `What a stupid machine. ${number}`];
    expect(await lastSaid(agent('en', 'restaurant'), said)).toContain(number);
  });

  it('and alone is answered calmly', async () => {
    expect(await lastSaid(agent('de', 'salon'), ['So eine Scheiße'])).toBe(wordsFor('de').say.calm);
  });

  it('is a complaint for the team', async () => {
    const text = await lastSaid(agent('nl', 'restaurant'), [
      'Jullie zijn altijd te duur, dat is belachelijk',
    ]);
    expect(text).toContain(askNumber('nl'));
    expect(text).toContain(wordsFor('nl').say.startMessage);
  });
});

describe('nothing but a number', () => {
  it.each(['0117 496 0111', 'Hello, 0117 496 0111, thanks'])('begins a message: %s', async (said) => {
    expect(await lastSaid(agent('en', 'salon'), [said])).toBe(
      `${wordsFor('en').say.startMessage} ${phrasesFor('en').slots['caller_name']!.ask}`,
    );
  });

  it('but a question about one does not', async () => {
    expect(await lastSaid(agent('en', 'salon'), ['Is your number 0117 496 0111?'])).not.toContain(
      wordsFor('en').say.startMessage,
    );
  });
});
