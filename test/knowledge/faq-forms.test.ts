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
    ['with numbered letters', `<h2>${title}</h2>${each((q, a) => `<p>Q1: ${q}</p><p>A1: ${a}</p>`)}`],
    [
      'below a title that is no heading',
      `<div class=t>${title}</div>${each((q, a) => `<div>${q}</div><div>${a}</div>`)}`,
    ],
    [
      'in short bold words before their answer',
      `<h2>${title}</h2>${each((q, a) => `<p><b>${q}</b> ${a}</p>`)}`,
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
