/** A second question in the words of a statement is answered beside the first one, and a title ends no question. */
import { describe, expect, it } from '@jest/globals';
import { clausesOf } from '../../engine/builtin/language/clauses.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { hours, phone } from './businesses.ts';
import { ask } from './converse.ts';

const saturday = hours(['sat'], '09:00', '13:00', 'Sat 9-13');

/** A language, a line with what is asked for secondly, a turn that asks for the hours and for it, and what is told of both. */
const joined: [string, string, string, string, string][] = [
  ['en', 'Parking: free spaces in the yard', "Are you open Saturday and there's parking", '9 am', 'yard'],
  ['de', 'Bar oder mit Karte zahlen', 'Haben Sie Samstag auf und man kann mit Karte zahlen?', '9 ', 'Karte'],
  [
    'es',
    'Pago en efectivo o con tarjeta',
    '¿Abren el sábado y se puede pagar con tarjeta?',
    '9:00',
    'tarjeta',
  ],
  ['fr', 'Parking gratuit dans la cour', 'Vous êtes ouverts samedi et il y a un parking ?', '9 h', 'cour'],
  [
    'it',
    'Si paga in contanti o con carta',
    'Siete aperti sabato e si può pagare con carta?',
    '9:00',
    'carta',
  ],
  ['pt', 'Pagamento em dinheiro ou com cartão', 'Abrem no sábado e dá para pagar com cartão?', '9', 'cartão'],
  ['nl', 'Contant of met pin betalen', 'Zijn jullie zaterdag open en je kunt met pin betalen?', '9', 'pin'],
  ['pl', 'Płatność gotówką lub kartą', 'Czy w sobotę jest otwarte i da się zapłacić kartą?', '9:00', 'kartą'],
  ['ro', 'Plata cu cardul sau cash', 'Sunteți deschiși sâmbătă și putem plăti cu cardul?', '9:00', 'cardul'],
];

describe('a question joined to another', () => {
  it.each(joined)('%s: is answered beside it', async (language, line, question, time, told) => {
    const said = await ask(language, [phone, saturday], line, question);
    expect(said).toContain(time);
    expect(said).toContain(told);
  });

  it('is none where nothing is asked before it', () => {
    const said = 'I am hungry and there is parking.';
    expect(clausesOf(said, wordsFor('en'))).toEqual([said]);
  });
});

describe('a title', () => {
  it.each([
    [
      'en',
      'Dr. Orla Finch :: She works Tuesday and Thursday.',
      'Is Dr. Finch in on Friday?',
      'Tuesday and Thursday',
    ],
    [
      'en',
      'Mrs. Orla Finch :: She works Tuesday and Thursday.',
      'Is Mrs. Finch in on Friday?',
      'Tuesday and Thursday',
    ],
    [
      'de',
      'Dr. Orla Finke :: Sie arbeitet dienstags und donnerstags.',
      'Ist Dr. Finke am Freitag da?',
      'dienstags',
    ],
    ['es', 'Dra. Orla Fines :: Trabaja martes y jueves.', '¿La Dra. Fines trabaja los viernes?', 'martes'],
    ['it', 'Dott. Orlo Fini :: Lavora martedì e giovedì.', 'Il Dott. Fini lavora il venerdì?', 'martedì'],
    ['pt', 'Dra. Orla Fino :: Trabalha terça e quinta.', 'A Dra. Fino trabalha na sexta-feira?', 'terça'],
    [
      'nl',
      'Mevr. Orla Fink :: Zij werkt op dinsdag en donderdag.',
      'Werkt Mevr. Fink op vrijdag?',
      'dinsdag',
    ],
  ])('%s: is not cut from the name', async (language, card, question, days) => {
    const open = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '17:00', 'Mon-Fri 9-17');
    const other = 'Dr. Bram Vale :: Dr. Vale is away until May.';
    const said = await ask(language, [phone, open], `${card}\n${other}`, question);
    expect(said).toContain(days);
    expect(said).not.toMatch(/Vale|17|5 pm/u);
  });

  it('that is a word of its own ends its sentence', async () => {
    const said = await ask(
      'de',
      [phone, saturday],
      'Info :: Im Hof.',
      'Ich rufe an für meine Frau. Haben Sie Samstag auf?',
    );
    expect(said).toContain('9 ');
  });
});
