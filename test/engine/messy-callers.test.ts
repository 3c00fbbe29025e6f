/** Callers who think aloud, correct themselves in mid-sentence, ask whether a day suits, or give a number as it sounds. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid, pagesOf, play, tableWishes } from './converse.ts';

const agent = (language: string, template: string, services: string[] = []) =>
  agentOf(
    knowledge(
      language,
      services.map((name) => service(name)),
    ),
    template,
    'Europe/London',
  );
const readOut = (language: string, ...said: string[]): Promise<string> =>
  lastSaid(agent(language, 'restaurant'), [tableWishes[language]!, ...said]);

describe('sounds of thinking', () => {
  it.each([
    ['en', 'um, Nora, uh, Brandt', 'name: Nora, Brandt'],
    ['en', 'erm Nora Brandt', 'name: Nora Brandt'],
    ['de', 'äh, Nora Brandt', 'Name: Nora Brandt'],
    ['es', 'eh, Nora Prieto', 'nombre: Nora Prieto'],
    ['fr', 'euh, Nora Petit', 'nom: Nora Petit'],
    ['it', 'ehm, Nora Conti', 'nome: Nora Conti'],
    ['pt', 'hum, Nora Pinto', 'nome: Nora Pinto'],
    ['nl', 'uhm, Nora de Boer', 'naam: Nora de Boer'],
    ['pl', 'yyy, Nora Lis', 'Nora Lis'],
    ['ro', 'ăă, Nora Pop', 'Nora Pop'],
    ['ja', 'えっと、山本です', 'お名前: 山本'],
    ['ja', 'あのー、山本です', 'お名前: 山本'],
  ])('are no part of a name, %s: %s', async (language, said, told) => {
    const number = '0117 496 0111';
    expect(await readOut(language, said, number)).toContain(told.replace('Nora, Brandt', 'Nora'));
  });

  it('are no yes and no unit', async () => {
    expect(await readOut('en', 'Nora Brandt', '0117 496 0111', 'uh huh')).toBe(wordsFor('en').say.noted);
  });
});

describe('a name that is told once more', () => {
  it.each([
    ['en', 'Nora Brandt I mean Nora Brand', 'name: Nora Brand;'],
    ['de', 'Nora Brandt ich meine Nora Brand', 'Name: Nora Brand;'],
    ['en', "I'm Nora, Nora Brandt", 'name: Nora Brandt;'],
    ['de', 'Mein Name ist Brandt, Nora Brandt', 'Name: Nora Brandt;'],
    ['es', 'soy Nora, Nora Prieto', 'nombre: Nora Prieto;'],
    ['fr', 'je suis Nora, Nora Petit', 'nom: Nora Petit'],
    ['it', 'sono Nora, Nora Conti', 'nome: Nora Conti;'],
    ['nl', 'ik ben Nora, Nora Bakker', 'naam: Nora Bakker;'],
  ])('is heard as a whole, %s: %s', async (language, said, told) => {
    expect(await readOut(language, said, '0117 496 0111')).toContain(told);
  });

  it('is set right after all was noted, where the caller only asks to wait', async () => {
    const said = ['Nora Brandt', '0117 496 0111', 'yes', "oh wait, it's Norah Brandt"];
    expect(await readOut('en', ...said)).toContain('name: Norah Brandt;');
  });
});

describe('the end of a number', () => {
  it.each([
    ['en', 'no, sorry, eighty two', '0117 496 0182'],
    ['de', 'nein, Entschuldigung, zweiundachtzig', '0117 496 0182'],
    ['es', 'no, perdón, ochenta y dos', '0117 496 0182'],
    ['it', 'no, scusi, ottantadue', '0117 496 0182'],
    ['en', 'no, it ends in a seven', '0117 496 0197'],
    ['de', 'nein, am Ende sieben', '0117 496 0197'],
  ])('is said again, %s: %s', async (language, said, told) => {
    expect(await readOut(language, 'Nora Brandt', '0117 496 0191', said)).toContain(told);
  });
  it('is no hour', async () => {
    expect(await readOut('en', 'Nora Brandt', '0117 496 0191', 'no, sorry, one')).toContain('0117 496 0191');
  });
});

describe('a number that is written as it sounds', () => {
  it.each([
    ['ゼロキューゼロ、イチニーサンヨン、ゴーロクナナハチ', '09012345678'],
    ['れいさんの、いちにいさんよんの、ごーろくななはちです', '0312345678'],
  ])('is heard: %s', async (said, told) => {
    expect(await readOut('ja', '山本です', said)).toContain(`電話番号: ${told}`);
  });
  it('is heard in pieces, and a name that sounds like one is a name', async () => {
    const told = await readOut('ja', 'にしさんです', 'ゼロキューゼロ', 'イチニーサンヨンゴーロクナナハチ');
    expect(told).toContain('にしさん');
    expect(told).toContain('09012345678');
  });
});

const begins = (language: string): string => wordsFor(language).say.startBooking;

describe('whether a day suits', () => {
  it.each([
    ['en', 'Can you do Thursday at four?'],
    ['en', 'Would Thursday work?'],
    ['de', 'Geht Donnerstag um vier?'],
    ['es', '¿Puede ser el jueves?'],
    ['fr', 'Jeudi, c’est possible ?'],
    ['it', 'Va bene giovedì?'],
    ['pt', 'Pode ser na quinta-feira?'],
    ['nl', 'Kan donderdag om vier uur?'],
    ['pl', 'Czy czwartek jest możliwy, czy pasuje czwartek?'],
    ['ro', 'Se poate joi?'],
    ['ja', '木曜日の16時は大丈夫ですか？'],
  ])('begins a request, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [said])).toContain(begins(language));
  });
  it.each([
    ['en', 'Would Sunday work?'],
    ['de', 'Geht das am Sonntag?'],
    ['fr', 'Dimanche, c’est possible ?'],
    ['nl', 'Kan dat zondag?'],
  ])('begins none on a day without hours, %s: %s', async (language, said) => {
    const week = hours(['tue', 'wed', 'thu', 'fri'], '09:00', '17:00', 'Tue-Fri 9-5');
    const salon = agentOf(knowledge(language, [fact('name', { text: 'Lind' }, 'Lind'), week]), 'salon');
    expect(await lastSaid(salon, [said])).not.toContain(begins(language));
  });
  it.each([
    ['en', 'Can you do a balayage?'],
    ['it', 'Va bene anche il cane?'],
    ['fr', 'C’est possible de payer par carte ?'],
    ['es', '¿Puede ser con tarjeta?'],
  ])('is not what is asked here, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [said])).not.toContain(begins(language));
  });
  it.each([
    ['en', 'I’d like an appointment on Friday', 'at three, is that OK?', 'time: 3'],
    ['de', 'Ich hätte gern einen Termin am Freitag', 'um fünfzehn Uhr, geht das?', 'Uhrzeit: 15'],
    ['es', 'Quiero pedir cita para el viernes', 'a las once, ¿puede ser?', 'hora: 11:00'],
    ['fr', 'Je voudrais un rendez-vous vendredi', 'à quinze heures, c’est possible ?', 'heure: 15 h'],
    ['pt', 'Queria marcar para sexta', 'às onze, pode ser?', 'hora: 11:00'],
    ['nl', 'Ik wil een afspraak op vrijdag', 'om elf uur, kan dat?', 'tijd: 11 uur'],
  ])('is told of the open request, %s: %s', async (language, wish, said, told) => {
    const turns = [wish, said, 'Nora Brandt', '0117 496 0191', 'Massage'];
    expect((await play(agent(language, 'salon', ['Massage']), turns)).join(' ')).toContain(told);
  });
});

describe('a wish without a verb', () => {
  it.each([
    ['en', 'An appointment for a perm please'],
    ['de', 'Einen Termin zum Färben bitte'],
    ['es', 'Cita para un corte, por favor'],
    ['fr', 'C’est pour un rendez-vous'],
    ['it', 'Un appuntamento per un taglio, per favore'],
    ['pt', 'Uma marcação para cortar, por favor'],
    ['nl', 'Een afspraak voor knippen graag'],
    ['pl', 'Wizytę na strzyżenie poproszę'],
    ['ro', 'O programare la tuns, vă rog'],
  ])('begins a request, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [said])).toContain(begins(language));
  });
  it.each([
    ['en', 'What does an appointment for a perm cost?'],
    ['de', 'Was kostet ein Termin zum Färben?'],
  ])('asks no price, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [said])).not.toContain(begins(language));
  });
  it('asks whether something is done, where no day is named', async () => {
    const told = await lastSaid(agent('en', 'medical'), ['Can I get my ears syringed?']);
    expect(told).not.toContain(begins('en'));
    expect(await lastSaid(agent('en', 'medical'), ['I need to get my ears syringed'])).toContain(
      begins('en'),
    );
  });
});

describe('who cannot come before an hour', () => {
  it.each([
    ['en', 'My tooth hurts, I can’t come before five'],
    ['de', 'Mein Zahn tut weh, ich kann nicht vor fünf Uhr kommen'],
    ['fr', 'J’ai mal aux dents, je ne peux pas venir avant 17 heures'],
    ['it', 'Mi fa male un dente, non posso venire prima delle 17'],
    ['es', 'Me duele una muela, no puedo ir antes de las 17:00'],
  ])('calls nothing off, %s: %s', async (language, said) => {
    const told = await lastSaid(agent(language, 'dental'), [said]);
    expect(told).not.toContain(phrasesFor(language).slots['booking']!.ask);
  });
});

describe('who only says that he calls off', () => {
  it.each([
    ['en', 'Hi, I need to cancel'],
    ['de', 'Ich muss leider absagen'],
    ['es', 'Tengo que anular'],
    ['fr', 'Je dois annuler'],
    ['it', 'Vorrei disdire'],
    ['pt', 'Preciso de cancelar'],
    ['nl', 'Ik moet afzeggen'],
    ['pl', 'Muszę odwołać'],
    ['ro', 'Trebuie să anulez'],
    ['ja', 'キャンセルしたいのですが'],
  ])('is asked which booking, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [said])).toContain(
      phrasesFor(language).slots['booking']!.ask,
    );
  });
  it.each(['I need to cancel my newsletter', 'How late can I cancel?'])(
    'is not who says %s',
    async (said) => {
      expect(await lastSaid(agent('en', 'salon'), [said])).not.toContain(
        phrasesFor('en').slots['booking']!.ask,
      );
    },
  );
});

it('takes no street for a name', async () => {
  const told = await readOut('it', 'Via Verdi 12', 'Nora Conti', '0117 496 0191');
  expect(told).toContain('nome: Nora Conti');
});

describe('a day in the place of another', () => {
  it('is the new one where it stands before the word', async () => {
    const told = await lastSaid(agent('en', 'restaurant'), ['Could we do Saturday instead?']);
    expect(told).toContain(phrasesFor('en').slots['booking']!.ask);
    expect(told).not.toContain(phrasesFor('en').slots['new_time']!.ask);
  });
  it('is set right in what was just noted', async () => {
    const said = ['Nora Brandt', '0117 496 0191', 'yes', 'could we do Thursday instead?'];
    expect(await readOut('en', ...said)).toContain('day: Thursday');
  });
  it.each([
    ['es', 'el jueves o si no el viernes', 'jueves o si no el viernes'],
    ['de', 'Donnerstag oder wenn nicht Freitag', 'Donnerstag oder wenn nicht Freitag'],
  ])('stays beside the first choice, %s: %s', async (language, said, told) => {
    const wish = { es: 'Quiero pedir cita', de: 'Ich hätte gern einen Termin' }[language]!;
    const turns = [wish, 'Nora Brandt', '0117 496 0191', 'Massage', said, '11:00', '11:00'];
    expect((await play(agent(language, 'salon', ['Massage']), turns)).join(' ')).toContain(told);
  });
});

describe('people and services', () => {
  it.each([
    ['nas będzie sześcioro', 'osób: 6'],
    ['będzie nas pięcioro', 'osób: 5'],
  ])('counts %s', async (said, told) => {
    const turns = [`Chcę zarezerwować stolik na jutro o 13:00, ${said}`, 'Nora Lis', '22 496 01 91'];
    expect((await play(agent('pl', 'restaurant'), turns)).at(-1)).toContain(told);
  });
  it('keeps a wish that is more than one service in the words of the caller', async () => {
    const known = agent('en', 'salon', ['Blow dry', 'Perm']);
    const told = await play(known, [
      'I want to book a perm and a blow dry on Friday at three',
      'Nora Brandt',
      '0117 496 0191',
    ]);
    expect(told.at(-1)).toContain('Blow dry, Perm');
  });
  it.each([
    ['en', 'Can I get hold of Greta on Friday?'],
    ['de', 'Kann ich Greta am Freitag erreichen?'],
    ['fr', 'Je peux joindre Greta vendredi ?'],
  ])('passes on who is wanted on the line, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [said])).toContain(wordsFor(language).say.person);
  });
  it('takes no word for a person that the site writes small', async () => {
    const known = knowledge(
      'en',
      [fact('name', { text: 'The Mat' }, 'The Mat')],
      pagesOf('We teach tai chi and barre every Monday.'),
    );
    const told = await lastSaid(agentOf(known, 'fitness', 'Europe/London'), [
      'Is Barre available on Monday?',
    ]);
    expect(told).not.toContain(begins('en'));
  });
  it.each([
    ['en', 'hang on, let me check my calendar'],
    ['fr', 'attendez, je regarde mon agenda'],
    ['de', 'Moment, ich schaue kurz in den Kalender'],
  ])('gives time to look at a calendar, %s: %s', async (language, said) => {
    expect(await lastSaid(agent(language, 'salon'), [tableWishes[language]!, said])).toBe(
      wordsFor(language).say.takeYourTime,
    );
  });
});
