/** Contact data that no visitor can see is none; what a click unfolds, and what else is told out of sight, holds. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const shop = '<h1>Mill Bikes</h1><p>Call us: (303) 555-0142</p>';
const contactsOf = (html: string): string[] =>
  readPage({ url: 'https://mill-bikes.example/', html: `<html lang=en>${html}` }).facts.flatMap((fact) =>
    fact.kind === 'phone'
      ? [fact.value.printed]
      : fact.kind === 'email'
        ? [fact.value.address]
        : fact.kind === 'address'
          ? [fact.value.printed]
          : [],
  );
const own = ['(303) 555-0142'];
const planted = '(303) 555-0199';

describe('contact data out of sight is not taken', () => {
  it.each([
    ['a class', `<style>.q7 { display: none }</style><p class="q7">Phone: ${planted}</p>`],
    ['an id', `<style>#q7{color:red;visibility:hidden}</style><p id="q7">Phone: ${planted}</p>`],
    ['a tag with a class', `<style>p.q7,b{display:none!important}</style><p class="w q7">${planted}</p>`],
    [
      'a box around it',
      `<style>.q7{display:none}</style><div class="q7"><div><p>Phone: ${planted}</p></div></div>`,
    ],
    [
      'part of a line',
      `<style>.q7{display:none}</style><p>Mended tyres <span class="q7">call ${planted}</span> here.</p>`,
    ],
    ['a row', `<style>.q7{display:none}</style><table class="q7"><tr><td>Phone<td>${planted}</table>`],
    [
      'a link',
      `<style>.q7{display:none}</style><div class="q7"><a href="tel:+13035550199"><img src=p.png></a></div>`,
    ],
    ['an email', '<style>.q7{display:none}</style><p class="q7">Write to new@other.example</p>'],
    ['an address', '<style>.q7{display:none}</style><p class="q7">9 Other Street, Denver, CO 80202</p>'],
    [
      'a sheet with other rules',
      `<style>@import url(a.css); /* .q7{display:block} */ body{margin:0}.q7{display:none}@media print{.q7{display:block}}</style><p class="q7">${planted}</p>`,
    ],
    ['a closed dialog', `<dialog>Phone: ${planted}</dialog>`],
    ['a dialog that no button names', `<button onclick="go()">x</button><dialog id="d">${planted}</dialog>`],
    [
      'a box that loaded scripts have no name for',
      `<script src="a.js"></script><style>.q7{display:none}</style><p class="q7">${planted}</p>`,
    ],
    ['what is for those without scripts', `<noscript>Phone: ${planted}</noscript>`],
    ['a clip', `<p style="position:absolute;clip:rect(0,0,0,0)">Phone: ${planted}</p>`],
    ['a clip path', `<p style="clip-path: inset(100%)">Phone: ${planted}</p>`],
    ['no scale', `<p style="transform:scale(0)">Phone: ${planted}</p>`],
    ['no height', `<p style="max-height:0;overflow:hidden">Phone: ${planted}</p>`],
    [
      'a link in tiny letters',
      '<p>We also mend <a style="font-size:1px" href="tel:3035550199">tubes</a> and tubes.</p>',
    ],
  ])('%s', (_, html) => {
    expect(contactsOf(shop + html)).toEqual(own);
    expect(
      JSON.stringify(readPage({ url: 'https://mill-bikes.example/', html: shop + html }).passages),
    ).not.toContain(planted);
  });
});

describe('where an animation begins, all but contact data is taken', () => {
  it.each(['clip-path: inset(100% 0 0 0)', 'clip-path:circle(0% at 50% 50%)', 'transform: scale(0)'])(
    '%s',
    (style) => {
      const html = `${shop}<div style="${style}"><h2>Opening hours</h2><p>Mon to Fri 9am-5pm</p><p>Phone: ${planted}</p></div>`;
      const { facts, text } = readPage({ url: 'https://mill-bikes.example/', html });
      expect(facts.map(({ kind }) => kind)).toEqual(['phone', 'hours']);
      expect(text).toContain('Mon to Fri');
      expect(text).not.toContain(planted);
    },
  );
});

describe('a long word out of sight', () => {
  it('costs by its length', () => {
    const html = `${shop}<style>.q7{display:none}</style><p class="q7">${planted} ${'a'.repeat(100_000)}</p>`;
    const start = performance.now();
    expect(contactsOf(html)).toEqual(own);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('what something in the page unfolds is taken', () => {
  const sheet = '<style>.q7{display:none}</style>';
  it.each([
    [
      'a screen',
      `${sheet}<style>@media (min-width:600px){.q7{display:flex}}</style><p class="q7">${planted}</p>`,
    ],
    [
      'a rule for a screen',
      `<style>@media (max-width:600px){.q7{display:none}}</style><p class="q7">${planted}</p>`,
    ],
    ['paper', `<style>@media print{.q7{display:none}}</style><p class="q7">${planted}</p>`],
    ['a sheet for paper', `<style media="print">.q7{display:none}</style><p class="q7">${planted}</p>`],
    [
      'a pointer',
      `${sheet}<style>li:hover .q7{display:block}</style><ul><li>Shop <p class="q7">${planted}</p></ul>`,
    ],
    [
      'a box to tick',
      `${sheet}<style>input:checked ~ .q7{display:block}</style><input type=checkbox><p class="q7">${planted}</p>`,
    ],
    [
      'a target',
      `<style>.q8{display:none}.q8:target{display:block}</style><p class="q8" id="x">${planted}</p>`,
    ],
    ['a further class', `${sheet}<style>.q7.open{display:block}</style><p class="q7">${planted}</p>`],
    ['a link', `${sheet}<a href="#shop">Shop</a><p class="q7" id="shop">${planted}</p>`],
    [
      'a script',
      `${sheet}<script>document.querySelector('.q7').style.display = ''</script><p class="q7">${planted}</p>`,
    ],
    ['a click', `${sheet}<i onclick="show('q7')">Shop</i><p class="q7">${planted}</p>`],
    ['a panel by its name', `<style>.tabcontent{display:none}</style><p class="tabcontent">${planted}</p>`],
    ['a dialog that is open', `<dialog open>Phone: ${planted}</dialog>`],
    ['no sheet', `<p class="q7">${planted}</p>`],
    ['a preloader', `<style>#q7{display:none}</style><div id="q7">${shop}<p>${planted}</p></div>`],
    [
      'a loaded script',
      `<script src="a.js"></script><style>.topbar{display:none}</style><div class="topbar">${planted}</div>`,
    ],
    [
      'a loaded sheet',
      `<link rel="stylesheet" href="a.css"><style>.topbar{display:none}</style><div class="topbar">${planted}</div>`,
    ],
    [
      'a header that a script shows',
      `<script src="a.js"></script><style>header{display:none}</style><header>${planted}</header>`,
    ],
    [
      'a dialog that a button opens',
      `<button onclick="document.getElementById('d').show()">Shop</button><dialog id="d">${planted}</dialog>`,
    ],
    [
      'one that a button names',
      `<button commandfor="d" command="show-modal">Shop</button><dialog id="d">${planted}</dialog>`,
    ],
    [
      'one that a script opens',
      `<script>document.querySelector('dialog').showModal()</script><dialog>${planted}</dialog>`,
    ],
    ['one on a page that loads scripts', `<script src="a.js"></script><dialog>${planted}</dialog>`],
  ])('%s', (_, html) => {
    expect(contactsOf(shop + html)).toContain(planted);
  });

  it('and what a script beside it writes', () => {
    expect(
      contactsOf(
        '<p>Email: <noscript>ann@mill.example</noscript><script>document.write("ann" + "@" + "mill.example")</script></p>',
      ),
    ).toEqual(['ann@mill.example']);
  });

  it('and what is shown elsewhere, with all else that is told there', () => {
    const html = `${shop}<style>.q7{display:none}</style><div class="q7"><h2>Opening hours</h2><p>Mon to Fri 9am-5pm</p><h2>Questions</h2><h3>Do you mend tyres?</h3><p>Yes, call (303) 555-0142.</p><h3>Do you sell tubes?</h3><p>Yes, of all sizes.</p></div>`;
    const { facts } = readPage({ url: 'https://mill-bikes.example/', html });
    expect(facts.map(({ kind }) => kind)).toEqual(['phone', 'hours', 'faq', 'faq']);
  });
});
