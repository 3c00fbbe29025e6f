/** By when something has to be ordered or booked, and until when one may write. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { fact, hours, phone } from './businesses.ts';
import { ask } from './converse.ts';

const open = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '08:00', '18:30', '8-18.30');
const mail = fact('email', { address: 'hello@ateliernord.example' }, 'hello@ateliernord.example');

const asked = [
  [
    'en',
    'Order by 4 pm for the next day.',
    [
      'By when do I have to order for tomorrow?',
      'What time do I have to order by?',
      'Until when can I place an order for tomorrow?',
      'How late can I order for Saturday?',
      'When do I need to order?',
    ],
  ],
  [
    'de',
    'Vorbestellungen bitte bis 16 Uhr am Vortag.',
    [
      'Bis wann muss ich für morgen bestellen?',
      'Wann muss ich spätestens bestellen?',
      'Bis wie viel Uhr kann ich für morgen bestellen?',
      'Bis spätestens wann muss ich bestellen?',
    ],
  ],
  [
    'es',
    'Los pedidos se hacen antes de las 16:00 del día anterior.',
    [
      '¿Hasta qué hora puedo pedir para mañana?',
      '¿Hasta cuándo se puede encargar?',
      '¿Cuándo tengo que hacer el pedido?',
    ],
  ],
  [
    'fr',
    'Commandez avant 16h pour le lendemain.',
    [
      'Jusqu’à quelle heure puis-je commander pour demain ?',
      'Avant quelle heure faut-il commander ?',
      'Quand dois-je commander au plus tard ?',
    ],
  ],
  [
    'it',
    'Ordini entro le 16:00 per il giorno dopo.',
    [
      'Entro quando devo ordinare per domani?',
      'Fino a che ora posso ordinare per domani?',
      'Entro che ora bisogna ordinare?',
    ],
  ],
  [
    'pt',
    'Encomendas até às 16:00 do dia anterior.',
    ['Até que horas posso encomendar para amanhã?', 'Até quando tenho de encomendar?'],
  ],
  [
    'nl',
    'Bestel voor 16:00 uur voor de volgende dag.',
    [
      'Tot hoe laat kan ik voor morgen bestellen?',
      'Tot wanneer kan ik bestellen?',
      'Wanneer moet ik uiterlijk bestellen?',
    ],
  ],
  [
    'pl',
    'Zamówienia przyjmujemy do 16:00 na następny dzień.',
    ['Do której mogę zamówić na jutro?', 'Do kiedy trzeba zamówić?'],
  ],
  [
    'ro',
    'Comenzile se fac până la ora 16:00 pentru ziua următoare.',
    ['Până când trebuie să comand pentru mâine?', 'Până la ce oră pot comanda pentru mâine?'],
  ],
  [
    'ja',
    'ご注文は前日の16:00までにお願いします。',
    ['明日の注文は何時までですか？', 'いつまでに注文が必要ですか？'],
  ],
] as const;

const cases = asked.flatMap(([language, line, questions]) =>
  questions.map((question) => [language, question, line] as const),
);

describe('the last moment to order', () => {
  it.each(cases)('%s: %s', async (language, question, line) => {
    expect(await ask(language, [open], line, question)).toContain(line.replace(/[.。]$/u, ''));
  });

  it.each(cases)('%s, where the site has opening hours alone: %s', async (language, question) => {
    const said = await ask(language, [open, phone], '', question);
    expect(said).toContain(wordsFor(language).say.mayITakeYourNumber);
    expect(said).not.toMatch(/18|0142/);
  });
});

describe('until when one may write', () => {
  it.each([
    ['en', 'Until when can I e-mail you the photos?'],
    ['de', 'Bis wann kann ich Ihnen die Fotos mailen?'],
    ['es', '¿Hasta cuándo puedo mandar las fotos por correo electrónico?'],
    ['fr', 'Jusqu’à quand puis-je vous envoyer un e-mail ?'],
    ['it', 'Entro quando devo scrivervi una mail?'],
    ['nl', 'Tot wanneer kan ik jullie mailen?'],
  ])('%s: is told by no address', async (language, question) => {
    expect(await ask(language, [mail], '', question)).not.toContain('hello@');
  });

  it.each([
    ['en', 'What e-mail address do I write to when I am late?'],
    ['de', 'An welche E-Mail-Adresse schreibe ich, wenn ich zu spät komme?'],
  ])('%s: the address is told where it is asked for', async (language, question) => {
    expect(await ask(language, [mail], '', question)).toContain('hello@');
  });
});
