/** An answer ends with its own box, and before links that only call to act; one question is told once. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://business.example/faq';
const faqsOf = (body: string): { question: string; answer: string }[] =>
  valuesOf(readPage({ url, html: `<html lang=en><body><h1>FAQ</h1>${body}</body></html>` }).facts, 'faq');

const box = (question: string, answer: string): string =>
  `<div class=one><button>${question}</button><div class=answer><p>${answer}</p></div></div>`;
const asked = ['Do you mend clocks?', 'Do you buy clocks?'] as const;
const answers = ['Yes, clocks of all kinds.', 'Only such as still run.'] as const;
const told = asked.map((question, at) => ({ question, answer: answers[at]! }));
const [first, second] = asked.map((question, at) => box(question, answers[at]!)) as [string, string];

describe('the end of an answer', () => {
  it.each([
    [
      'a button behind its box',
      `${first}${second}<div><a href="tel:1">Call 555 0123</a></div><p>Fees & terms</p>`,
    ],
    ['a line behind its box', `${first}<p>Clocks and their owners</p>${second}<p>More of us</p>`],
  ])('comes before %s', (_, body) => {
    expect(faqsOf(body)).toEqual(told);
  });

  it.each([
    ['a link', '<p><a href=book>Book a visit</a></p>'],
    ['a button', '<p>Get started!</p>'],
  ])('comes before %s that only calls to act', (_, call) => {
    const body = asked.map((question, at) => `<h3>${question}</h3><p>${answers[at]}</p>${call}`).join('');
    expect(faqsOf(body)).toEqual(told);
  });

  it.each([
    [
      'How can I book?',
      '<p>You can book by phone or by email:</p><p><a href="tel:15550123">555 0123</a></p><p><a href="mailto:a@b.example">a@b.example</a></p>',
      'You can book by phone or by email: 555 0123 a@b.example',
    ],
    [
      'How do I reach you?',
      '<p>By telephone.</p><p><a href="tel:15550123">Call 555 0123</a></p>',
      'By telephone. Call 555 0123',
    ],
    [
      'Where do I park?',
      '<p>You will find a car park here:</p><p><a href=map>Mill Lane, Ashby</a></p>',
      'You will find a car park here: Mill Lane, Ashby',
    ],
    [
      'Which cards do you take?',
      '<p>Those:</p><p><a href=visa>Visa</a></p><p>Amex</p><p>Cash</p>',
      'Those: Visa Amex Cash',
    ],
    [
      'Where can I read more?',
      '<p>Please read our terms first.</p><p><a href=terms>House rules</a></p>',
      'Please read our terms first. House rules',
    ],
  ])('comes behind what was asked for: %s', (question, answer, expected) => {
    const body = `<h3>${question}</h3>${answer}<h3>${asked[1]}</h3><p>No.</p>`;
    expect(faqsOf(body)[0]!.answer).toBe(expected);
  });

  it('comes before a call in its own line', () => {
    const body = `${box(asked[0], `${answers[0]} <a href=more>How we work →</a>`)}${box(asked[1], `${answers[1]} Get started!`)}`;
    expect(faqsOf(body)).toEqual(told);
  });

  it('comes behind a further paragraph, also where a link stands between', () => {
    const long = 'We look at each of them for an hour before we say what it costs to mend it.';
    const body = `<h3>${asked[0]}</h3><p>${answers[0]}</p><p><a href=fees>Our fees</a></p><p>${long}</p><h3>${asked[1]}</h3><p>${answers[1]}</p>`;
    expect(faqsOf(body)[0]!.answer).toBe(`${answers[0]} Our fees ${long}`);
  });
});

describe('a question', () => {
  it.each([['Do you mend clocks? /'], ['Do you mend clocks? •'], ['Do you mend clocks? ★']])(
    'keeps no ornament: %s',
    (question) => {
      expect(faqsOf(`<h3>${question}</h3><p>Yes.</p><h3>${asked[1]}</h3><p>No.</p>`)[0]!.question).toBe(
        asked[0],
      );
    },
  );

  it('is told once where markup has the same answer to it in other words', () => {
    const answer = 'Yes, we mend clocks of all kinds in our own workshop.';
    const entry = (name: string, text: string): object => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    });
    const markup = JSON.stringify([
      { '@type': 'LocalBusiness', name: 'Elm & Co' },
      {
        '@type': 'FAQPage',
        mainEntity: [
          entry('Does Elm & Co mend clocks?', answer),
          entry('Is Elm & Co open on Sundays?', 'No.'),
        ],
      },
    ]);
    const html = `<html lang=en><body><script type="application/ld+json">${markup}</script><h1>FAQ</h1>${box(asked[0], answer)}${second}</body></html>`;
    const { facts } = composeKnowledge([readPage({ url, html })], { url });
    expect(valuesOf(facts, 'faq').map(({ question }) => question)).toEqual([
      ...asked,
      'Is Elm & Co open on Sundays?',
    ]);
  });

  it('is told beside another one with the same answer', () => {
    const answer = 'Please ask us by telephone, for that depends on the clock.';
    expect(
      faqsOf(`${box('What does cleaning cost?', answer)}${box('How long must I wait?', answer)}`),
    ).toHaveLength(2);
  });

  it.each([
    ['Do you accept credit cards?', 'Do you accept debit cards?'],
    ['Is it free for children under 12?', 'Is it free for children over 12?'],
    ['Do you mend clocks from 1920?', 'Do you mend clocks from 1820?'],
  ])('is told beside another with the same answer: %s %s', (...questions) => {
    const answer = 'Yes, of course, please ask us for it at the desk.';
    const body = questions.map((question) => box(question, answer)).join('');
    expect(faqsOf(body).map(({ question }) => question)).toEqual(questions);
  });
});

describe('what ends a page', () => {
  it.each(['<a href="#top">Back to top</a>', '<a href="#">Top ↑</a>', 'Top ▲'])('is no answer: %s', (up) => {
    const body = asked
      .map((question, at) => `<h3>${question}</h3><p>${answers[at]}</p><p>${up}</p>`)
      .join('');
    expect(faqsOf(body)).toEqual(told);
  });

  const HOUSE = '<p>Elm & Co, 12 Mill Lane, Ashby</p><p>Tel 555 010 0123</p><p>a@elm.example</p>';

  it('is where and how the house is reached', () => {
    const body = asked.map((question, at) => `<h3>${question}</h3><p>${answers[at]}</p>`).join('');
    expect(faqsOf(body + HOUSE)).toEqual(told);
  });

  it.each([
    ['is your phone number', 'Here it is.'],
    ['can I contact you', 'In many ways.'],
    ['do I book', 'By telephone:'],
  ])('stays where it was asked for: %s', (question, lead) => {
    const body = `<h3>${asked[0]}</h3><p>${answers[0]}</p><h3>How ${question}?</h3><p>${lead}</p>${HOUSE}`;
    expect(faqsOf(body)[1]!.answer).toContain('555 010 0123');
  });
});
