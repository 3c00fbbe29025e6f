/** Titles that only a style sheet sets apart: cards made of spans, words in a style of their own, the same words in two languages. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursOf } from '../support/hours-of.ts';
import { servicesOf } from '../support/services-of.ts';

const services = [
  ['Drain cleaning', 'We clear blocked sinks and main lines.'],
  ['Water heater repair', 'Tanks of all makes, on the same day.'],
  ['Leak detection', 'Without breaking any wall.'],
] as const;
const names = services.map(([name]) => name);
const page = (write: (name: string, text: string) => string): string =>
  `<h2>Our services</h2><div class="grid">${services.map(([name, text]) => write(name, text)).join('')}</div>`;

describe('cards that are links made of spans', () => {
  it('are told apart, and each title from its text', () => {
    const card = (name: string, text: string): string =>
      `<a class="card" href="/x"><span class="head"><span class="title">${name}</span><span>→</span></span><span class="text">${text}</span></a>`;
    expect(servicesOf(page(card))).toEqual(names);
  });

  it('are so in entries of a list', () => {
    const entry = (name: string, text: string): string =>
      `<li><a href="/x"><span class="t">${name}</span><span class="d">${text}</span></a></li>`;
    expect(servicesOf(page(entry).replaceAll('div', 'ul'))).toEqual(names);
  });

  it('leave links of a sentence within it', () => {
    const html =
      '<p>Call <a href="tel:+12175550134"><span>(217)</span> <span>555-0134</span></a> and ask for <a href="/a"><span>Ann</span> <span>Lee</span></a>.</p>';
    expect(readPage({ url: 'https://acme.example/', html }).text).toBe(
      'Call (217) 555-0134 and ask for Ann Lee.',
    );
  });
});

describe('a sentence right below a name in its box', () => {
  it('describes it, though it may be read as one', () => {
    const card = (name: string, text: string): string =>
      `<a class="card" href="/x"><div class="t">${name}</div><div class="d">${text}</div></a>`;
    const cards = [
      ['Heizungswartung', 'Wartung von Gas- und Ölheizungen durch geprüfte Monteure.'],
      ['Leckortung', 'Akustisch und mit Wärmebild, ohne Wände aufzubrechen.'],
      ['Badsanierung', 'Vom neuen Waschtisch bis zur begehbaren Dusche.'],
    ] as const;
    const html = `<h2>Unsere Leistungen</h2><div>${cards.map(([name, text]) => card(name, text)).join('')}</div>`;
    expect(servicesOf(html, 'de', 'https://bad.example/leistungen.html')).toEqual(
      cards.map(([name]) => name),
    );
  });
});

describe('words in a style of their own at the beginning of texts that begin alike', () => {
  it.each([
    ['a colour', (name: string) => `<span style="color: red">${name}</span>`],
    ['a class', (name: string) => `<span class="lead">${name}</span>`],
    ['a font', (name: string) => `<font color="red">${name}</font>`],
  ])('%s', (_, styled) => {
    const text = (name: string, said: string): string => `<p>${styled(name)} ${said}</p>`;
    expect(servicesOf(page(text))).toEqual(names);
  });

  it('are no titles where one text only begins so', () => {
    const text = `<p><span style="color: red">Drain cleaning</span> costs less than you think.</p>`;
    expect(servicesOf(`<h2>Our services</h2>${text}<p>Ask us.</p><p>Or write.</p>`)).toEqual([]);
  });
});

describe('lists within sentences', () => {
  it.each([
    [
      'en',
      'Our services',
      'Boiler installation, boiler servicing and boiler repairs. Call us any day.',
      ['Boiler installation', 'boiler servicing', 'boiler repairs'],
    ],
    [
      'de',
      'Unsere Leistungen',
      'Heizungswartung, Rohrreinigung und Badsanierung. Rufen Sie uns an.',
      ['Heizungswartung', 'Rohrreinigung', 'Badsanierung'],
    ],
  ])('are told apart, the last with its "and" in %s', (language, heading, text, told) => {
    expect(
      servicesOf(`<h1>${heading}</h1><p>${text}</p>`, language, 'https://acme.example/services.html'),
    ).toEqual(told);
  });
});

describe('parts of a line that signs join without a space', () => {
  it('are told apart', () => {
    const parts = names.map((name) => `<span>${name}</span><span class="dot">•</span>`).join('');
    expect(servicesOf(`<h2>Our services</h2><div class="track">${parts}</div>`)).toEqual(names);
  });
});

describe('the same words in two languages', () => {
  const twice = (es: string, gl: string, mark = 'data-lang'): string =>
    `<span ${mark}="es">${es}</span><span ${mark}="gl">${gl}</span>`;

  it.each(['data-lang', 'data-lang-block', 'data-language', 'lang', 'class'])(
    'are read in that of the page where %s marks them',
    (mark) => {
      const html = `<p>${twice('Martes, miércoles y jueves', 'Martes, mércores e xoves', mark)}: 16:00–18:00</p>`;
      expect(hoursOf(`<h2>Horario</h2>${html}`, 'es')).toEqual(['tue-thu 16:00-18:00']);
    },
  );

  it('are read in that of the page where classes such as "pt-only" mark them', () => {
    const row = (pt: string, en: string, rest: string): string =>
      `<tr><td><span class="pt-only x">${pt}</span><span class="en-only x">${en}</span></td><td>${rest}</td></tr>`;
    const closed = '<span class="pt-only">fechado</span><span class="en-only">closed</span>';
    const html = `<h2>Horário</h2><table>${row('Segunda a Sexta', 'Monday to Friday', '10:00 — 18:00')}${row('Domingo', 'Sunday', closed)}</table>`;
    expect(hoursOf(html, 'pt')).toEqual(['mon-fri 10:00-18:00', 'sun closed']);
  });

  it('are quoted as they stand, without the other language', () => {
    const html = `<html lang="es"><body><p>${twice('Lunes a viernes', 'Luns a venres')}: 9:00–14:00</p></body></html>`;
    const [hours] = readPage({ url: 'https://notaria.example/', html }).facts.filter(
      ({ kind }) => kind === 'hours',
    );
    const text = html.replace(/<[^>]*>/g, '');
    expect(text).toContain(hours!.source.quote);
    expect(hours!.source.quote).not.toContain('Luns');
  });

  it('are read in the first where the page has another', () => {
    const { text } = readPage({
      url: 'https://notaria.example/',
      html: `<html lang="en"><body><div>${twice('Abierto todo el año', 'Aberto todo o ano')}</div></body></html>`,
    });
    expect(text).toBe('Abierto todo el año');
  });

  it('are all read where no two stand beside each other', () => {
    const { text } = readPage({
      url: 'https://notaria.example/',
      html: '<html lang="es"><body><div><p lang="gl">Benvidos</p><p>Bienvenidos</p></div></body></html>',
    });
    expect(text).toBe('Benvidos\nBienvenidos');
  });
});
