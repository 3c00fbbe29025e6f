/** How the business is reached: "how do I get hold of you?", "what's your website?" */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { fact, phone } from './businesses.ts';
import { ask } from './converse.ts';

const number = '503 555 0142';
const email = fact('email', { address: 'hello@nord.example' }, 'hello@nord.example');
const address = fact('address', { printed: 'Hill 5, 10115 Berlin' }, 'Hill 5, 10115 Berlin');
const all: Fact[] = [address, phone, email];

describe('how to get hold of somebody', () => {
  const asked = [
    ['en', 'How do I get hold of you?'],
    ['en', 'How can I reach you?'],
    ['de', 'Wie erreiche ich Sie?'],
    ['de', 'Wie komme ich mit Ihnen in Kontakt?'],
    ['es', '¿Cómo los localizo?'],
    ['fr', 'Comment entrer en contact avec vous ?'],
    ['it', 'Come mi metto in contatto con voi?'],
    ['pt', 'Como falo com vocês?'],
    ['nl', 'Hoe kan ik jullie bereiken?'],
    ['pl', 'Jak się z wami skontaktować?'],
    ['ro', 'Cum vă pot contacta?'],
    ['ja', 'どうやって連絡すればいいですか？'],
  ] as const;

  it.each(asked)('%s: %s', async (language, question) => {
    const said = await ask(language, all, '', question);
    expect(said).toContain(number);
    expect(said).not.toContain('Hill 5');
  });

  it.each(asked)('%s: by mail where there is no telephone: %s', async (language, question) => {
    expect(await ask(language, [address, email], '', question)).toContain('hello@nord.example');
  });

  it('tells the mail alone where that is asked for', async () => {
    const said = await ask('en', all, '', 'How do I reach you by e-mail?');
    expect(said).toContain('hello@nord.example');
    expect(said).not.toContain(number);
  });

  it('tells the way where that is asked for', async () => {
    expect(await ask('en', all, '', 'How do I get to you?')).toContain('Hill 5');
  });
});

describe('the website', () => {
  const asked = [
    ['en', "What's your website?"],
    ['en', 'Do you have a website?'],
    ['en', "What's the web address?"],
    ['de', 'Haben Sie eine Homepage?'],
    ['es', '¿Cuál es su página web?'],
    ['fr', 'Quel est votre site internet ?'],
    ['it', 'Qual è il vostro sito internet?'],
    ['pt', 'Qual é o vosso site?'],
    ['nl', 'Wat is jullie website?'],
    ['pl', 'Jaka jest wasza strona internetowa?'],
    ['ro', 'Aveți un site?'],
    ['ja', 'ホームページのアドレスは？'],
  ] as const;

  it.each(asked)('%s: %s', async (language, question) => {
    const said = await ask(language, all, '', question);
    expect(said).toContain('site.example');
    expect(said).not.toContain('Hill 5');
  });

  it('is no answer to what may be done on it', async () => {
    const said = await ask(
      'en',
      all,
      'Book a lesson on our website.',
      'Can I book a lesson on your website?',
    );
    expect(said).not.toContain('site.example');
  });
});

describe('on which number somebody is reached', () => {
  it.each([
    ['nl', 'Op welk nummer kan ik Anthony bereiken?', 'Anthony Berk bakt hier.'],
    ['de', 'Unter welcher Telefonnummer kann ich Anton erreichen?', 'Anton Birk backt hier.'],
  ])('%s: %s', async (language, question, line) => {
    expect(await ask(language, all, line, question)).toContain(number);
  });
});

it.each([['What is your mail id?'], ['What’s your mail address?']])('en: %s', async (question) => {
  expect(await ask('en', all, '', question)).toContain('hello@nord.example');
});
