/** What callers ask of every trade: how soon they hear back, whether they may write, and what happens if it is not right. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { ask } from './converse.ts';

const told = async (language: string, line: string, question: string, word: string): Promise<boolean> => {
  const said = await ask(language, [], line, question);
  const { unknown, mayITakeYourNumber } = wordsFor(language).say;
  return said.includes(word) && !said.includes(unknown) && !said.includes(mayITakeYourNumber);
};

describe('how soon a message is answered', () => {
  it.each([
    ['en', 'We reply to every message within 36 hours.', 'How quickly do you answer messages?'],
    ['en', 'We get back to you within 36 hours.', 'How soon will you get back to me?'],
    ['de', 'Wir antworten auf jede Anfrage binnen 36 Stunden.', 'Wie schnell antworten Sie?'],
    ['es', 'Respondemos a las consultas en un plazo de 36 horas.', '¿Cuánto tardan en contestar?'],
    ['fr', 'Nous répondons à vos demandes sous 36 heures.', 'Vous répondez en combien de temps ?'],
    ['it', 'Rispondiamo alle richieste entro 36 ore.', 'In quanto tempo mi rispondete?'],
    ['pt', 'Respondemos aos pedidos em 36 horas.', 'Quanto tempo demoram a responder?'],
    ['pl', 'Na zapytania odpowiadamy w ciągu 36 godzin.', 'Jak szybko państwo odpowiadają?'],
    ['ro', 'Răspundem la solicitări în 36 de ore.', 'Cât de repede răspundeți?'],
    ['ja', 'お問い合わせには36時間以内に返信いたします。', 'いつ返事をもらえますか？'],
  ])('%s: %s — %s', async (language, line, question) => {
    expect(await told(language, line, question, '36')).toBe(true);
  });

  it.each([
    ['en', 'The answer to damp walls takes 36 hours to dry.', 'When can I collect my coat?'],
    ['de', 'Die Lieferung dauert 36 Stunden.', 'Wie schnell antworten Sie?'],
  ])('%s: %s does not answer %s', async (language, line, question) => {
    expect(await told(language, line, question, '36')).toBe(false);
  });
});

describe('whether callers may write', () => {
  it.each([
    ['en', 'Or find us on WhatsApp, whenever you like.', 'Can I text you?'],
    ['de', 'Oder per WhatsApp, wann immer es Ihnen passt.', 'Kann ich Ihnen aufs Handy schreiben?'],
    ['es', 'O por WhatsApp, cuando quiera.', '¿Puedo mandarles un mensaje?'],
    ['fr', 'Ou par WhatsApp, quand vous voulez.', 'Puis-je vous envoyer un message ?'],
    ['it', 'Oppure su WhatsApp, quando volete.', 'Posso mandarvi un messaggio?'],
    ['pt', 'Ou por WhatsApp, quando quiser.', 'Posso mandar uma mensagem?'],
    ['nl', 'Of via WhatsApp, wanneer u maar wilt.', 'Kan ik een berichtje sturen?'],
    ['pl', 'Albo przez WhatsApp, kiedy tylko państwo chcą.', 'Czy mogę wysłać wiadomość?'],
    ['ro', 'Sau pe WhatsApp, oricând doriți.', 'Pot să vă trimit un mesaj?'],
  ])('%s: %s — %s', async (language, line, question) => {
    expect(await told(language, line, question, 'WhatsApp')).toBe(true);
  });

  it('what is written by hand is no message', async () => {
    expect(await told('en', 'Handwritten menus, new every week.', 'Can I text you?', 'menus')).toBe(false);
  });
});

describe('what happens where somebody is not content', () => {
  it.each([
    ['en', 'If a seam opens, our guarantee covers it.', 'What if I’m not happy with it?', 'guarantee'],
    ['de', 'Auf jede Naht geben wir Garantie.', 'Was passiert, wenn ich nicht zufrieden bin?', 'Garantie'],
    ['es', 'Cada costura tiene garantía de dos años.', '¿Y si no me gusta el resultado?', 'garantía'],
    ['it', 'Ogni cucitura ha la garanzia.', 'E se non sono soddisfatto?', 'garanzia'],
    ['nl', 'Op elke naad geven wij garantie.', 'Wat als ik niet tevreden ben?', 'garantie'],
  ])('%s: %s — %s', async (language, line, question, word) => {
    expect(await told(language, line, question, word)).toBe(true);
  });
});

describe('everyday words for what trades do', () => {
  it.each([
    [
      'pl',
      'Obszar działania: Zielonka i okolice (Lipno, Brzozów, Wierzbica).',
      'Czy dojeżdża pan do Wierzbicy?',
      'Wierzbica',
    ],
    [
      'fr',
      'Notre équipe intervient sur tout Valmont et dans les Collines.',
      'Est-ce que vous intervenez dans les Collines ?',
      'Collines',
    ],
    [
      'en',
      'We give medication as your vet has told us to.',
      'She’s on tablets, would you give them to her?',
      'medication',
    ],
    [
      'de',
      'Medikamente geben wir nach Plan des Tierarztes.',
      'Geben Sie meiner Katze ihre Tabletten?',
      'Medikamente',
    ],
    ['de', 'Mindestaufenthalt: 3 Nächte.', 'Kann ich auch nur eine einzige Nacht bleiben?', '3 Nächte'],
    ['fr', 'Direction : Paul et Anne Ferrand', 'Qui dirige le club ?', 'Ferrand'],
    [
      'en',
      'With over fifteen years of work in the trade, I know every loom.',
      'How long have you been doing this work?',
      'fifteen',
    ],
    ['pt', 'Desde os anos 60 a tecer cestos.', 'Faz tempo que vocês estão no ramo?', '60'],
  ])('%s: %s — %s', async (language, line, question, word) => {
    expect(await told(language, line, question, word)).toBe(true);
  });

  it.each([
    [
      'en',
      'Our tablet weaving course starts in May.',
      'Do you take my old car to the scrap yard?',
      'weaving',
    ],
    ['de', 'Wir gehen mit jedem Hund dreimal spazieren.', 'Reparieren Sie Anhänger?', 'spazieren'],
  ])('%s: %s does not answer %s', async (language, line, question, word) => {
    expect(await told(language, line, question, word)).toBe(false);
  });
});
