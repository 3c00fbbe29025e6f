/** Who asks for an account is told it, and who asks for the name, the place or the number in other words is told those. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, fact, knowledge } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';

const account = (text: string) => fact('other', { text }, `https://links.example/${text}`);

const bakery = (language: string, lines = '') =>
  agentOf(
    knowledge(
      language,
      [
        fact('name', { text: 'Larix Ofen' }, 'Larix Ofen'),
        fact('phone', { e164: '+4930555014', printed: '030 555 014' }, '030 555 014'),
        fact('phone', { e164: '+4915237650142', printed: '01523 7650142' }, '01523 7650142'),
        fact(
          'address',
          { street: 'Gasse 7', city: 'Talburg', printed: 'Gasse 7, 01234 Talburg, Waldland' },
          'Gasse 7, 01234 Talburg, Waldland',
        ),
        account('Instagram: @larixofen'),
        account('Facebook: @larix.bread'),
        account('WhatsApp: +4915237650142'),
      ],
      pagesOf(lines),
    ),
    'general',
    'Europe/Berlin',
  );

const ask = (language: string, question: string, lines?: string) =>
  lastSaid(bakery(language, lines), [question]);

describe('an account', () => {
  it.each([
    ['en', 'Are you on Instagram?'],
    ['en', 'What are you called on Insta?'],
    ['de', 'Wie heißt ihr auf Instagram?'],
    ['de', 'Habt ihr Instagram?'],
    ['es', '¿Tienen Instagram?'],
    ['fr', 'Vous avez un compte Instagram ?'],
    ['it', 'Come vi trovo su Instagram?'],
    ['nl', 'Zitten jullie op Instagram?'],
    ['pl', 'Jak się nazywacie na Instagramie?'],
    ['pt', 'Como vos encontro no Instagram?'],
    ['ro', 'Aveți Instagram?'],
    ['ja', 'インスタはありますか？'],
  ])('%s: %s', async (language, question) => {
    const said = await ask(language, question);
    expect(said).toContain('Instagram: @larixofen');
    expect(said).not.toContain('Facebook');
  });

  it.each([
    ['en', 'Are you on social media?'],
    ['de', 'Seid ihr in den sozialen Netzwerken?'],
  ])('%s: all of them to who names none: %s', async (language, question) => {
    const said = await ask(language, question);
    expect(said).toContain('@larixofen');
    expect(said).toContain('@larix.bread');
  });

  it.each([
    ['en', 'Can I message you on WhatsApp?'],
    ['es', '¿Les puedo escribir por WhatsApp?'],
    ['nl', 'Kan ik jullie ook appen?'],
    ['pt', 'Qual é o WhatsApp?'],
  ])('%s: as the site prints its number: %s', async (language, question) => {
    expect(await ask(language, question)).toContain('WhatsApp: 01523 7650142');
  });

  it('is none that the site does not link to', async () => {
    const said = await ask('en', 'Do you have a TikTok account?');
    expect(said).not.toContain('larix');
    expect(said).toContain(wordsFor('en').say.mayITakeYourNumber);
  });

  it('answers no question for anything else', async () => {
    expect(await ask('en', 'Do you have a sourdough course?')).not.toContain('@larix');
  });
});

describe('the name of the business', () => {
  it.each([
    ['en', 'What’s the name of the place I’ve reached?'],
    ['de', 'Wie heißt Ihr Laden?'],
    ['es', '¿Cómo se llama el negocio?'],
    ['fr', 'Comment s’appelle votre boutique ?'],
    ['it', 'Come si chiama il locale?'],
    ['nl', 'Hoe heet de zaak?'],
    ['pl', 'Jak się nazywa firma?'],
    ['pt', 'Qual é o nome da loja?'],
    ['ro', 'Cum se numește firma?'],
    ['ja', 'お店の名前は？'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, question)).toContain('Larix Ofen');
  });
});

describe('what sounds alike', () => {
  it.each([
    ['en', 'Do I need to give my company name for the invoice?', 'Larix Ofen'],
    ['en', 'The zip on my bag is broken, can you fix it?', 'Talburg'],
    ['fr', 'C’est un prix fixe ?', '030 555 014'],
  ])('%s: %s', async (language, question, contact) => {
    expect(await ask(language, question)).not.toContain(contact);
  });
});

describe('where it is, by a part of the address', () => {
  it.each([
    ['en', 'And what state is that?'],
    ['en', 'Which village are you in?'],
    ['en', 'And the postal code, for my GPS?'],
    ['de', 'In welchem Bundesland ist das?'],
    ['de', 'Wie ist die Postleitzahl?'],
    ['es', '¿En qué población están ustedes?'],
    ['fr', 'Vous êtes dans quelle commune ?'],
    ['it', 'Mi dice la via esatta?'],
    ['nl', 'In welke provincie is dat?'],
    ['pl', 'Na jakiej ulicy państwo są?'],
    ['pt', 'Em que rua ficam?'],
    ['ro', 'În ce județ sunteți?'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, question)).toContain('Talburg');
  });
});

describe('the number, however it is called', () => {
  it.each([
    ['en', 'What number do I ring to get a quote?'],
    ['en', 'I’d like the office number, please.'],
    ['en', 'Do you have another number?'],
    ['de', 'Wie lautet Ihre Natelnummer?'],
    ['de', 'Unter welcher Nummer kann ich einen Termin ausmachen?'],
    ['es', '¿Tienen un teléfono fijo?'],
    ['pl', 'Pod jakim numerem mogę się zapisać?'],
    ['pt', 'Dê-me o vosso número, por favor.'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, question, 'We write quotes within a day.')).toContain('030 555 014');
  });

  it('is the one that the site labels so', async () => {
    const lines = 'Office: 030 555 014\nWorkshop: 01523 7650142';
    expect(await ask('en', 'What is the number of the workshop?', lines)).toBe(
      'Our website says: Workshop: 01523 7650142',
    );
  });
});

describe('whatever an account is called', () => {
  it.each([
    ['en', 'Do you have a Facebook page?', '@larix.bread'],
    ['en', 'What’s your Instagram handle?', '@larixofen'],
    ['de', 'Haben Sie eine Facebook-Seite?', '@larix.bread'],
    ['fr', 'Vous avez une page Facebook ?', '@larix.bread'],
    ['es', '¿Tienen página de Facebook?', '@larix.bread'],
    ['it', 'Avete una pagina Facebook?', '@larix.bread'],
    ['pt', 'Têm página no Facebook?', '@larix.bread'],
    ['nl', 'Hebben jullie een Facebookpagina?', '@larix.bread'],
    ['pl', 'Macie stronę na Facebooku?', '@larix.bread'],
    ['ro', 'Aveți pagină de Facebook?', '@larix.bread'],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, question)).toContain(expected);
  });
});

it('a number for messages alone is not told beside the number to call', async () => {
  const link = 'https://wa.me/4915237650142';
  const agent = agentOf(
    knowledge('en', [
      fact('name', { text: 'Larix Ofen' }, 'Larix Ofen'),
      fact('phone', { e164: '+4930555014', printed: '030 555 014' }, '030 555 014'),
      fact('phone', { e164: '+4915237650142', printed: '+4915237650142' }, link),
    ]),
    'general',
    'Europe/Berlin',
  );
  const said = await lastSaid(agent, ['What is your phone number?']);
  expect(said).toContain('030 555 014');
  expect(said).not.toContain('7650142');
});
