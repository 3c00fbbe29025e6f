/** Questions with their answers in the forms that sites give them. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const asked = [
  ['Do you accept walk-ins?', 'Yes, if a chair is free.'],
  ['When will my order be ready?', 'Within three working days.'],
] as const;
const title = 'Frequently asked questions';

function faqsOf(body: string, language = 'en', path = ''): { question: string; answer: string }[] {
  const html = `<html lang=${language}><body>${body}</body></html>`;
  return valuesOf(readPage({ url: `https://business.example/${path}`, html }).facts, 'faq');
}

const each = (form: (question: string, answer: string) => string): string =>
  asked.map(([question, answer]) => form(question, answer)).join('');

describe('questions with their answers', () => {
  it.each([
    [
      'as rows of a table',
      `<h2>${title}</h2><table>${each((q, a) => `<tr><td>${q}</td><td>${a}</td></tr>`)}</table>`,
    ],
    [
      'with letters in boxes of their own',
      `<h2>${title}</h2>${each((q, a) => `<div><i>Q</i><p>${q}</p></div><div><i>A</i><p>${a}</p></div>`)}`,
    ],
    ['numbered without a space', `<h2>${title}</h2>${each((q, a) => `<h3>1.${q}</h3><p>${a}</p>`)}`],
    ['with numbered letters', `<h2>${title}</h2>${each((q, a) => `<p>Q1: ${q}</p><p>A1: ${a}</p>`)}`],
    [
      'below a title that is no heading',
      `<div class=t>${title}</div>${each((q, a) => `<div>${q}</div><div>${a}</div>`)}`,
    ],
    [
      'as what callers are quoted with, under numbered headings',
      `<h1>${title}</h1>${each((q, a) => `<h3>Question 1:</h3><p>‘${q}’</p><h3>Answer:</h3><p>${a}</p>`)}`,
    ],
    [
      'in short bold words before their answer',
      `<h2>${title}</h2>${each((q, a) => `<p><b>${q}</b> ${a}</p>`)}`,
    ],
    [
      'in boxes that a button controls',
      `<h2>${title}</h2>${each((q, a) => `<div><h3><button aria-expanded=false aria-controls=${q.length}>${q}</button></h3><div id=${q.length} hidden>${a}</div></div>`)}`,
    ],
    [
      'in an element of their own before that of the answer',
      `<h2>${title}</h2>${each((q, a) => `<div class=faq><span class=q>${q}</span><span class=a>${a}</span></div>`)}`,
    ],
    [
      'in panels that fold',
      `<h2>${title}</h2>${each((q, a) => `<div class=accordion><button aria-expanded=false>${q}</button><div class=panel><p>${a}</p></div></div>`)}`,
    ],
  ])('%s', (_, html) => {
    expect(faqsOf(html)).toEqual(asked.map(([question, answer]) => ({ question, answer })));
  });

  it('on a page whose address says so', () => {
    expect(
      faqsOf(
        each((q, a) => `<p>${q}</p><p>${a}</p>`),
        'en',
        'faq.html',
      ),
    ).toHaveLength(asked.length);
  });

  it.each([
    ['es', '<h2>Preguntas</h2><p><b>¿Hay aparcamiento?</b> Sí, gratuito.</p>', '¿Hay aparcamiento?'],
    ['ja', '<p><b>駐車場はありますか？</b></p><p>建物の裏に3台分ございます。</p>', '駐車場はありますか？'],
    [
      'ja',
      '<h2>よくある質問</h2><p>Q 予約は必要ですか？</p><p>A お電話でお願いします。</p>',
      '予約は必要ですか？',
    ],
  ])('%s: %s', (language, html, question) => {
    expect(faqsOf(html, language).map((one) => one.question)).toEqual([question]);
  });
});

describe('what leads on is no question of a customer', () => {
  it.each([
    ['en', 'Still have questions?'],
    ['en', 'Ready to book?'],
    ['de', 'Noch Fragen?'],
    ['es', '¿Tienes dudas?'],
    ['fr', 'Une question ?'],
    ['it', 'Hai altre domande?'],
    ['nl', 'Nog vragen?'],
  ])('%s: %s', (language, text) => {
    const html = `<h2>FAQ</h2>${each((q, a) => `<h3>${q}</h3><p>${a}</p>`)}<h3>${text}</h3><p>555 0142</p>`;
    expect(faqsOf(html, language).map(({ question }) => question)).toEqual(
      asked.map(([question]) => question),
    );
  });

  it('nor what is said to win a reader in Japanese', () => {
    expect(faqsOf('<p><b>肩こりでお困りではありませんか？</b></p><p>お任せください。</p>', 'ja')).toEqual([]);
  });
});

const plain = [
  ['What should I bring along?', 'A towel and a bottle of water.'],
  ['Is there a place for bicycles?', 'Yes, behind the house.'],
  ['Which languages does the staff speak?', 'English, Dutch and some Polish.'],
] as const;
const plainly = (form: (question: string, answer: string) => string): string =>
  plain.map(([question, answer]) => form(question, answer)).join('');

describe('questions that nothing sets off', () => {
  it.each([
    ['on lines of their own in running text', `<p>${plainly((q, a) => `${q}<br>${a}<br><br>`)}</p>`],
    ['in paragraphs', plainly((q, a) => `<p>${q}</p><p>${a}</p>`)],
    ['in boxes', plainly((q, a) => `<div><div class=ask>${q}</div><p>${a}</p></div>`)],
    ['with items behind them', plainly((q, a) => `<p>${q}</p><ul><li>${a}</li></ul>`)],
  ])('%s', (_, html) => {
    expect(faqsOf(html)).toEqual(plain.map(([question, answer]) => ({ question, answer })));
  });

  it('in boxes that are called after them and hold the answer too, which is no title to fold', () => {
    const boxed = plainly(
      (q, a) =>
        `<div class=question><div class=question-head><p>${q}</p></div><p class=question-answer>${a}</p></div>`,
    );
    expect(faqsOf(`<h2>FAQ</h2>${boxed}`)).toEqual(plain.map(([question, answer]) => ({ question, answer })));
  });

  it('are questions where they come in numbers', () => {
    const [[question, answer]] = plain;
    expect(faqsOf(`<h2>The course</h2><p>${question}</p><p>${answer}</p>`)).toEqual([]);
  });

  it('and so is what stands in boxes like theirs', () => {
    const further = '<div><div class=ask>And the sauna? What does it cost?</div><p>It is included.</p></div>';
    const html = plainly((q, a) => `<div><div class=ask>${q}</div><p>${a}</p></div>`) + further;
    expect(faqsOf(html).at(-1)).toEqual({
      question: 'And the sauna? What does it cost?',
      answer: 'It is included.',
    });
  });
});

describe('headings that ask', () => {
  it('may ask twice, and be answered by a heading', () => {
    const html =
      '<h2>What is a wheel alignment? And when do I need one?</h2><h4>After every change of springs.</h4>' +
      '<h2>How long does it take?</h2><p>About an hour.</p>';
    expect(faqsOf(html)).toEqual([
      {
        question: 'What is a wheel alignment? And when do I need one?',
        answer: 'After every change of springs.',
      },
      { question: 'How long does it take?', answer: 'About an hour.' },
    ]);
  });

  it('say nothing where each card answers them differently', () => {
    const card = (part: string, cause: string): string =>
      `<div class=card><h3>${part}</h3><h4>Why does it break?</h4><p>${cause}</p></div>`;
    expect(faqsOf(card('Zips', 'They are pulled too hard.') + card('Soles', 'They dry out.'))).toEqual([]);
  });

  it.each([
    ['en', 'Who are we?', 'Where are we?'],
    ['en', 'Why Northfield Tiles?', 'Have you lost a filling?'],
    ['de', 'Wer sind wir?', 'Wie arbeiten wir?'],
    ['es', '¿Quiénes somos?', '¿Cómo trabajamos?'],
    ['fr', 'Qui sommes-nous ?', 'Comment travaillons-nous ?'],
    ['it', 'Chi siamo?', 'Dove siamo?'],
    ['pt', 'Quem somos?', 'O que fazemos?'],
    ['nl', 'Wie zijn wij?', 'Wat doen we?'],
    ['pl', 'Co robimy?', 'Gdzie jesteśmy?'],
    ['ro', 'Cine suntem?', 'Ce oferim?'],
  ])('are the business’s own where it presents itself: %s, %s', (language, one, other) => {
    const html = `<h3>${one}</h3><p>Northfield, since 1987.</p><h3>${other}</h3><p>At the old mill.</p>`;
    expect(faqsOf(html, language)).toEqual([]);
  });
});

describe('what a form asks is no question of a customer', () => {
  it.each([
    '<fieldset><legend>How should we reach you?</legend><p>By telephone</p></fieldset>',
    '<div><label>How did you hear of us?</label> <p>From friends</p></div>',
    plainly((question) => `<p>${question}</p><p>Yes No</p>`),
  ])('%s', (html) => {
    expect(faqsOf(`<main><form>${html}</form></main><p>Thank you.</p>`)).toEqual([]);
  });

  it('but a form around a whole page asks nothing', () => {
    const html = plainly((question, answer) => `<p>${question}</p><p>${answer}</p>`);
    expect(faqsOf(`<form>${html}</form>`)).toHaveLength(plain.length);
  });
});

describe('titles that fold in a list of questions', () => {
  const fold = (title: string, text: string): string =>
    `<section><h2 data-accordion-title>${title}</h2><div><p>${text}</p></div></section>`;

  it('stand for questions, and what asks below them belongs to the answer', () => {
    const html =
      `<h1>${title}</h1>` +
      fold('Payment', 'Cash or card.') +
      fold('Jobs', 'Would you fit in?</p><p>Write to us.');
    expect(faqsOf(html)).toEqual([
      { question: 'Payment', answer: 'Cash or card.' },
      { question: 'Jobs', answer: 'Would you fit in? Write to us.' },
    ]);
  });
});

it('a list of what is offered answers a question and is offered', () => {
  const html =
    '<h2>Our services</h2>' +
    '<h3>Which services do you bring to the house?</h3><ul><li>Hoof trimming</li><li>Vaccination</li><li>Dental care</li></ul>' +
    '<h3>How far do you drive?</h3><p>Twenty miles.</p>';
  const { facts } = readPage({
    url: 'https://business.example/',
    html: `<html lang=en><body>${html}</body></html>`,
  });
  expect(valuesOf(facts, 'faq')).toHaveLength(2);
  expect(valuesOf(facts, 'service').map(({ name }) => name)).toEqual([
    'Hoof trimming',
    'Vaccination',
    'Dental care',
  ]);
});

describe('questions that a click unfolds', () => {
  const told = asked.map(([question, answer]) => ({ question, answer }));

  it.each([
    [
      'buttons without a name',
      each((q, a) => `<div><button><b>${q}</b> <i>+</i></button><div>${a}</div></div>`),
    ],
    [
      'boxes to tick that a style sheet uses',
      each((q, a) => `<input type=checkbox id="${q}"><label for="${q}">${q}</label><div>${a}</div>`),
    ],
  ])('%s', (_, body) => {
    expect(faqsOf(`<h2>${title}</h2>${body}`)).toEqual(told);
  });

  it.each([
    ['a button of a form', '<form><button>Need a hand?</button></form>'],
    [
      'a box to tick in a form',
      '<div><form><input type=checkbox id=a><label for=a>Are you a member?</label><div>Tick it.</div></form></div>',
    ],
  ])('are not %s', (_, body) => {
    expect(faqsOf(`<h2>${title}</h2>${body}`)).toEqual([]);
  });
});

describe('headings of a list of questions without the mark', () => {
  const headed = (...entries: [string, string][]): string =>
    entries.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join('');

  it.each([
    ['en', title, 'Do you accept walk-ins', 'Yes, if a chair is free.'],
    ['de', 'Häufige Fragen', 'Wie lange dauert eine Reparatur', 'Etwa drei Werktage.'],
    ['fr', 'Questions fréquentes', 'Comment puis-je payer', 'Par carte ou en espèces.'],
    ['it', 'Domande frequenti', 'Come posso pagare', 'Con carta o in contanti.'],
    ['es', 'Preguntas frecuentes', 'Cómo puedo pagar', 'Con tarjeta o en efectivo.'],
    ['nl', 'Veelgestelde vragen', 'Hoe kan ik betalen', 'Met pin of contant.'],
  ])('%s: %s', (language, heading, question, answer) => {
    expect(faqsOf(`<h2>${heading}</h2>${headed([question, answer])}`, language)).toEqual([
      { question, answer },
    ]);
  });

  it('ask nothing where they end as statements do, or stand between questions that fold', () => {
    const folding = each((q, a) => `<details><summary>${q}</summary><p>${a}</p></details>`);
    const html = `<h2>${title}</h2>${headed(['What York asks us.', 'No small print.'], ['Storm damage?', 'Call us now.'])}`;
    expect(faqsOf(`${html}${folding}`).map(({ question }) => question)).toEqual(asked.map(([q]) => q));
  });

  it('ask nothing where they do not begin like questions', () => {
    expect(faqsOf(`<h2>${title}</h2>${headed(['Deliveries', 'Within five miles.'])}`)).toEqual([]);
    expect(faqsOf(headed(['How we work', 'With care.']))).toEqual([]);
  });
});

describe('a page with very many boxes to tick', () => {
  it('is read in little time', () => {
    const boxes = Array.from(
      { length: 1_500 },
      (_, at) => `<input type=checkbox id=b${at}><label for=b${at}>Is ${at} open?</label><div>Yes.</div>`,
    );
    const start = performance.now();
    faqsOf(`<h2>${title}</h2><div>${boxes.join('')}</div>`);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('a box that says itself whether it is unfolded', () => {
  it('is no question, but the button in it is', () => {
    const item = (question: string, answer: string): string =>
      `<div aria-expanded=false><button aria-expanded=false><span>${question}</span></button><div><p>${answer}</p></div></div>`;
    const html =
      item('Do you take walk-ins?', 'Before noon.') + item('Is there parking?', 'Behind the shop.');
    expect(faqsOf(html)).toEqual([
      { question: 'Do you take walk-ins?', answer: 'Before noon.' },
      { question: 'Is there parking?', answer: 'Behind the shop.' },
    ]);
  });
});

describe('two questions in what folds, without a title for them', () => {
  it.each([
    ['buttons', (q: string, a: string) => `<button class=accordion>${q}</button><div class=panel>${a}</div>`],
    ['boxes', (q: string, a: string) => `<div class=faq-q>${q}</div><div class=faq-a>${a}</div>`],
    [
      'cards',
      (q: string, a: string) => `<div class=faq-item><div class=faq-q>${q}</div><div>${a}</div></div>`,
    ],
    [
      'labels of boxes to tick',
      (q: string, a: string) =>
        `<div><input type=checkbox id=${q.length}><label for=${q.length}>${q}</label><div>${a}</div></div>`,
    ],
  ])('%s', (_, form) => {
    expect(faqsOf(each(form))).toEqual(asked.map(([question, answer]) => ({ question, answer })));
  });

  it.each([
    ['buttons', '<button aria-expanded=true>', '<button>', '</button>'],
    ['headings', '<h3><button aria-expanded=true>', '<h3><button>', '</button></h3>'],
  ])('of which markup unfolds one: %s', (_, opened, closed, end) => {
    const [[one, first], [other, second]] = asked;
    const html = `${opened}${one}${end}<div>${first}</div>${closed}${other}${end}<div>${second}</div>`;
    expect(faqsOf(html)).toEqual(asked.map(([question, answer]) => ({ question, answer })));
  });
});
