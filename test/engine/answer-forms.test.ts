/** An answer has the form that was asked for: an amount, an hour, a number, a place. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { sentencesOf } from '../../domain/prompt/quote.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const passage = (heading: string, text: string) => ({ url: 'https://site.example/info', heading, text });
const named = fact('name', { text: 'Quellmoos' }, 'Quellmoos');
const located = fact(
  'address',
  { street: 'Quellgasse 7', city: 'Moosbach', printed: 'Quellgasse 7, 9999 Moosbach' },
  'Quellgasse 7, 9999 Moosbach',
);

const ask = (known: ReturnType<typeof knowledge>, text: string): Promise<string> =>
  lastSaid(agentOf(known, 'general', 'Europe/Vienna'), [text]);

const offers = (language: string, ...services: [string, string?][]) =>
  knowledge(language, [
    named,
    ...services.map(([name, price]) => service(name, price, price === undefined ? undefined : 1)),
  ]);

describe('prices in other words than the list has', () => {
  it.each([
    ['de', 'Frische Suppenhühner kg', '5,80 €', 'Was kostet ein Kilo Suppenhühner?', /5,80/],
    ['de', 'Suppenhühner', '5,80 € / kg', 'Was kostet ein Kilo Suppenhühner?', /5,80/],
    ['it', 'Pecorino fresco', '14 € al kg', 'Quanto costa un chilo di pecorino fresco?', /14 €/],
    ['fr', 'Tomates anciennes', '4,50 € le kg', 'Combien coûte un kilo de tomates anciennes ?', /4,50/],
    ['pl', 'Pstrąg wędzony', '60 zł za kg', 'Ile kosztuje kilogram pstrąga wędzonego?', /60 zł/],
    ['nl', 'Losse les', '€ 48', 'Wat kost een losse zwemles?', /€ 48/],
    ['en', 'Hourly rate', '$70', 'How much do you charge for labour?', /\$70/],
  ])('%s: %s %s', async (language, name, price, question, expected) => {
    const known = offers(language, [name, price], ['Gutschein', '20 €']);
    expect(await ask(known, question)).toMatch(expected);
  });
});

describe('no amount, no price', () => {
  it.each([
    ['pt', 'Vitrificação VX45', 'Quanto custa a vitrificação?'],
    ['en', 'Ceramic coating CX9', 'How much is the ceramic coating?'],
    ['de', 'Keramikversiegelung K30', 'Was kostet die Keramikversiegelung?'],
  ])('%s: a service with a number in its name has none', async (language, name, question) => {
    const known = knowledge(language, [named, service(name)], [passage('', name)]);
    expect((await engineSays(known, question)).isUnknown).toBe(true);
  });

  it('does not take the answer to another question for a price', async () => {
    const known = knowledge('en', [
      named,
      fact(
        'faq',
        {
          question: 'Why a complete boiler check?',
          answer: 'Checks find faults before winter, after 10 years above all.',
        },
        'Why a complete boiler check? Checks find faults before winter, after 10 years above all.',
      ),
    ]);
    expect((await engineSays(known, 'How much is the complete boiler check?')).isUnknown).toBe(true);
  });

  it('still says no where a fee is asked for with yes or no', async () => {
    const known = knowledge('en', [
      named,
      fact(
        'faq',
        { question: 'Do I have to pay a joining fee?', answer: 'No. You start when you like.' },
        'Do I have to pay a joining fee? No. You start when you like.',
      ),
    ]);
    expect(await ask(known, 'Do I have to pay a joining fee?')).toBe('No. You start when you like.');
  });

  it('does not sell breakfast where a room is asked for', async () => {
    const url = 'https://site.example/rooms';
    const known = knowledge(
      'en',
      [
        named,
        fact('service', { name: 'Breakfast', price_text: 'from $5', price_min: 5 }, 'Breakfast from $5', url),
      ],
      [{ url, heading: 'Rooms', text: 'Contact us for rates.\nBreakfast from $5' }],
    );
    expect((await engineSays(known, 'What does a room cost?')).text).not.toContain('$5');
    expect(await ask(known, 'What does breakfast cost?')).toContain('$5');
  });
});

async function engineSays(known: ReturnType<typeof knowledge>, question: string) {
  const text = await ask(known, question);
  return { text, isUnknown: text.includes(wordsFor(known.language).say.mayITakeYourNumber) };
}

describe('hours and numbers', () => {
  it.each([
    [
      'es',
      '¿A partir de qué hora podemos entrar en la casa?',
      'Casa Quellmoos abrió la casa en el año 2017.',
    ],
    ['de', 'Ab wie viel Uhr können wir in die Hütte?', 'Die Hütte gehört uns seit 2011.'],
    ['en', 'From what time can we enter the cabin?', 'We built the cabin in 2014.'],
    ['fr', 'À partir de quelle heure peut-on entrer dans le chalet ?', 'Le chalet date de 1998.'],
    ['fr', 'Combien de chambres avez-vous ?', 'Supplément chambre individuelle 20€'],
    [
      'fr',
      'À quelle heure faut-il rendre les clés du gîte ?',
      'Le gîte domine la vallée des Deux-Sapins, le départ des sentiers.',
    ],
    ['pl', 'Ile kosztuje domek za osobę?', 'Nasze domki mają miejsce dla 6 osób.'],
  ])('%s: %s is not answered by a year or an amount', async (language, question, text) => {
    const known = knowledge(language, [named], [passage('Quellmoos', text)]);
    expect((await engineSays(known, question)).isUnknown).toBe(true);
  });

  it.each([
    ['fr', 'Combien de chambres avez-vous ?', 'Nous avons 8 chambres doubles.', /8 chambres/],
    ['en', 'When do you have the lunch specials?', 'Lunch Specials: Mon. – Fri. 11 a.m. – 3 p.m.', /11.*3 p/],
    [
      'fr',
      'À combien de kilomètres du lac êtes-vous ?',
      'Le chalet vous attend à 6 km du lac, en lisière de forêt.',
      /6 km/,
    ],
    ['es', '¿A cuántos kilómetros están de la playa?', 'La casa está a 12 km de la playa.', /12 km/],
    ['nl', 'Hoe lang duurt een luxe massage?', 'Luxe massage (1 ½ uur): rug, nek en voeten.', /1 ½ uur/],
    ['en', 'How long is the relaxing facial?', 'Relaxing facial (¾ hour): mask and massage.', /¾ hour/],
    ['de', 'Wie lange dauert die Fußpflege?', 'Fußpflege – ca. 50 min, mit Lack: auf Wunsch.', /50 min/],
    ['pl', 'Od ilu złotych są bukiety?', 'Bukiety sa u nas juz od 35 zlotych!', /35 zlotych/],
  ])('%s: %s', async (language, question, text, expected) => {
    expect(await ask(knowledge(language, [named], [passage('Quellmoos', text)]), question)).toMatch(expected);
  });

  it.each([
    ['*Dr. Ada Birch signs nothing. Ask her.', 2],
    ['Gabinet prowadzi lek. wet. Ada Brzoza.', 1],
    ['We treat pain after work comp. injuries.', 1],
    ['Lunch on weekdays, 11 a.m. – 3 p.m. only', 1],
    ['Open 9 a.m. to 5 p.m. daily. Closed on Sunday.', 2],
    ['We close at 5 p.m. Please ring before you come.', 2],
    ['The practice belongs to Mr. Ashby. He trained in Leeds.', 2],
    ['Fragen Sie Dr. Lind am Empfang.', 1],
    ['The yard lies on U.S. Highway 12. Come and see.', 2],
    ['Bei Notfällen, z.B. Rohrbruch, rufen Sie an. Wir kommen.', 2],
    ['Verantwortlich nach § 18 Abs. 2 ist Ida Lind. Anschrift wie oben.', 2],
    ['Jesteśmy przy ul. Lipowej. Zapraszamy.', 2],
    ['Llámenos, p.ej. Los lunes. Le esperamos.', 2],
    ['Neem iets mee, bijv. Een handdoek. Tot dan.', 2],
  ])('counts the sentences of %j', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
});

describe('until when', () => {
  const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '10:00', '19:30', '10:00-19:30');
  it.each(['何時まで受け付けていますか？', '何時まで診てもらえますか？'])('%s', async (question) => {
    expect(await ask(knowledge('ja', [named, week]), question)).toMatch(/19時30分|19:30|19時半/);
  });
});

describe('who', () => {
  const known = knowledge(
    'es',
    [named],
    [
      passage('Marta Quiroga', 'Especialista en retratos'),
      passage('Iván Duarte', 'Director, especialista en paisajes'),
    ],
  );
  it.each([
    ['¿Quién hace retratos?', /Marta Quiroga/],
    ['¿Quién hace los paisajes?', /Iván Duarte/],
  ])('tells the name with the work: %s', async (question, expected) => {
    expect(await ask(known, question)).toMatch(expected);
  });

  it('does not tell the work without a name', async () => {
    const nameless = knowledge('es', [named], [passage('', 'Director, especialista en paisajes')]);
    expect((await engineSays(nameless, '¿Quién hace los paisajes?')).isUnknown).toBe(true);
  });
});

describe('where', () => {
  const hint = passage('Quellmoos', 'Hühner und Gänse werden auf unserem Hof artgerecht gehalten.');
  it.each([
    ['de', 'Wo finde ich Ihren Hof?'],
    ['de', 'Wo sind Sie denn zu finden?'],
    ['de', 'Wo kann man Sie finden?'],
    ['en', 'Where can I find your farm?'],
    ['es', '¿Dónde os puedo encontrar?'],
    ['fr', 'Où peut-on vous trouver ?'],
    ['it', 'Dove vi posso trovare?'],
    ['pt', 'Onde posso encontrar a vossa loja?'],
    ['nl', 'Waar kan ik jullie vinden?'],
    ['pl', 'Gdzie mogę was znaleźć?'],
    ['pl', 'Gdzie dokładnie się znajdujecie?'],
    ['de', 'Wo genau liegt denn Ihr Hof?'],
    ['es', '¿En qué parte de Moosbach queda el estudio?'],
    ['ro', 'Unde vă găsesc?'],
    ['ro', 'Unde vă pot găsi?'],
  ])('%s: %s', async (language, question) => {
    const known = knowledge(language, [named, located], [hint]);
    expect(await ask(known, question)).toContain('Quellgasse 7');
  });

  it('reads the way where no address was read', async () => {
    const known = knowledge('ro', [named], [passage('Cum ajungi la noi', 'Service Lunca, DN72, Moosbach.')]);
    expect(await ask(known, 'Unde vă găsesc?')).toContain('DN72');
  });
});

describe('numbers for messages', () => {
  const phone = fact('phone', { e164: '+5515990000001', printed: '(15) 99000-0001' }, '(15) 99000-0001');
  it.each([
    ['pt', 'Qual é o WhatsApp de vocês?'],
    ['it', 'Qual è il vostro WhatsApp?'],
    ['en', 'What is your WhatsApp number?'],
    ['de', 'Wie ist Ihre WhatsApp-Nummer?'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(knowledge(language, [named, phone]), question)).toContain('99000-0001');
  });
});

describe('the language of short pages under a wrong declaration', () => {
  const read = (lang: string, body: string) => {
    const html = `<html lang="${lang}"><head><title>Quellmoos</title></head><body>${body}</body></html>`;
    return composeKnowledge([readPage({ url: 'https://site.example/', html })], {
      url: 'https://site.example/',
      readAt: new Date('2026-03-04T15:00:00Z'),
    }).language;
  };
  it('is that of its small words, where none is of the declared one', () => {
    const dates = '17.04. bis 18.04. 23.04. bis 24.04. 14.05. bis 15.05. 21.05. bis 22.05. 09.07. bis 10.07.';
    const body = `<p>Skip to content</p><p>Home Menu Kontakt Quellmoos Gasse Moosbach Tel E-Mail Impressum Menu Datenschutz Zeiten Quellmoos Heuriger Termine ${dates}</p><p>Gruppen gegen Voranmeldung auch an anderen Tagen möglich, für Fragen rufen Sie uns an und wir freuen uns auf Besuch.</p>`;
    expect(read('en-US', body)).toBe('de');
  });
  it('stays the declared one where its own small words stand beside foreign names', () => {
    expect(
      read(
        'en',
        '<h1>Menu</h1><p>Penne al ragù, pollo con funghi e salsiccia di Parma. All of our pasta is made by hand and served with the bread that you like.</p>',
      ),
    ).toBe('en');
  });
});
