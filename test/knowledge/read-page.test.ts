/** What a page is made of: title, language, links, text and passages; whatever its markup looks like. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://shop.example/dir/page.html';
const read = (html: string) => readPage({ url, html });

describe('addresses', () => {
  it('makes links absolute, drops fragments and keeps each once', () => {
    const { links } = read(
      '<a href="a.html#x">A</a><a href=/b?q=1 rel=nofollow>B</a><a href="a.html">Again</a><a href="#top">Top</a>',
    );
    expect(links).toEqual([
      { url: 'https://shop.example/dir/a.html', text: 'A', nofollow: false, parts: ['A'] },
      { url: 'https://shop.example/b?q=1', text: 'B', nofollow: true },
      { url, text: 'Top', nofollow: false },
    ]);
  });

  it('reads image maps, frames, image links and base', () => {
    const { links } = read(
      '<base href="https://shop.example/x/"><frame src=menu.htm name=menu><iframe src=f.html title=Form></iframe><map><area href=c.html alt=Contact></map><a href=p.html><img src=i.gif alt="Prices"></a>',
    );
    expect(links.map(({ url: link, text }) => [link.slice(20), text])).toEqual(
      [
        ['/x/menu.htm', 'menu'],
        ['/x/f.html', 'Form'],
        ['/x/c.html', 'Contact'],
        ['/x/p.html', 'Prices'],
      ].map(([path, text]) => [path!, text]),
    );
  });

  it('takes the pieces that scripts put into the page for frames', () => {
    const { links } = read(
      '<div id=top></div><div w3-include-html="nav.html"></div><div data-include="/parts/hours.html"></div><div ng-include="\'parts/map.html\'"></div>' +
        `<script>fetch('footer.html').then((r) => r.text()); $("#side").load("/parts/side.htm"); fetch("/api/items.json"); load("https://other.example/x.html")</script>` +
        '<script src="fetch(\'no.html\')"></script><a href="nav.html">Menu</a>',
    );
    expect(links.map(({ url: link, framed }) => [new URL(link).pathname, framed])).toEqual([
      ['/dir/nav.html', true],
      ['/parts/hours.html', true],
      ['/dir/parts/map.html', true],
      ['/dir/footer.html', true],
      ['/parts/side.htm', true],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'mailto:a@b.example',
    'tel:1',
    'ftp://x.example/',
    'http://[',
    'data:text/html,x',
  ])('leaves out %s', (href) => {
    expect(read(`<a href="${href}">x</a>`).links).toEqual([]);
  });

  it('takes a canonical address of its own origin only', () => {
    expect(read('<link rel=canonical href="/real">').canonicalUrl).toBe('https://shop.example/real');
    expect(read('<link rel=canonical href="https://other.example/real">').canonicalUrl).toBeUndefined();
  });

  it('follows a refresh', () => {
    expect(read('<meta http-equiv="Refresh" content="0; URL=\'/home.htm\'">').metaRefreshUrl).toBe(
      'https://shop.example/home.htm',
    );
  });

  it.each([
    ['window.location.href="/start.html"', 'https://shop.example/start.html'],
    ["location = 'de/';", 'https://shop.example/dir/de/'],
    ["<!--\nwindow.location.replace('start.html')\n//-->", 'https://shop.example/dir/start.html'],
    ['function go() { location.href = "/start.html" }', undefined],
    ['if (isPhone) location.href = "/m/"', undefined],
    ['location.href = "#top"', undefined],
  ])('follows a script that does nothing else: %s', (script, url) => {
    expect(read(`<script>${script}</script>`).metaRefreshUrl).toBe(url);
  });
});

describe('language', () => {
  it.each([
    ['declared', '<html lang="de-AT"><p>Kuchen</p>', 'de'],
    [
      'found by its words',
      '<p>Wir sind ein kleiner Betrieb und backen das Brot für Sie jeden Tag mit viel Liebe in der Stadt</p>',
      'de',
    ],
    [
      'declared wrongly',
      '<html lang=en><p>Wir sind ein kleiner Betrieb und backen das Brot für Sie jeden Tag mit viel Liebe in der Stadt</p>',
      'de',
    ],
    ['in Japanese letters', '<p>わたしたちは小さなパン屋です。毎日おいしいパンを焼いています。</p>', 'ja'],
  ])('%s', (_, html, language) => {
    expect(read(html).language).toBe(language);
  });

  it('is that of the words where a template declares none', () => {
    const html =
      '<html lang=zxx><h2>Horario</h2><p>Lunes a viernes de 9:00 a 14:00 y los sábados cerrado, con cita previa para todos los tratamientos de la clínica</p>';
    expect(read(html).language).toBe('es');
  });

  it('is not the declared one in a price list of few words that are all of another', () => {
    const offers = [
      'Tuns si coafat',
      'Vopsit cu produse naturale',
      'Manichiura',
      'Pedichiura pentru picioare obosite',
    ];
    const more = [
      'Masaj la spate',
      'Epilat pe fata',
      'Machiaj de mireasa',
      'Extensii cu par natural',
      'Tratament',
    ];
    const lines = [...offers, ...more].map(
      (offer, at) => `<p>${offer} - ${at + 3}0 lei ESTETIK BEAUTY STUDIO PREMIUM LINE</p>`,
    );
    expect(read(`<html lang=en>${lines.join('')}`).language).toBe('ro');
  });

  it('is not refuted by a word that other languages use too', () => {
    const lines = 'Monday 9:00 am Flow. Tuesday 6:00 am Yin. Friday 7:00 am Flow. Sunday 8:00 am Slow.';
    expect(read(`<html lang=en><p>${lines}</p>`).language).toBe('en');
  });

  it('stays open where nothing tells it', () => {
    expect(read('<p>Bonjour</p>').language).toBeUndefined();
  });
});

describe('text', () => {
  it('leaves out what is no statement of the business', () => {
    const page = read(
      '<nav><a href=a>Home</a></nav><div id=cookie-consent><p>We use cookies</p></div><script>x</script><style>y</style><template>z</template>' +
        '<p hidden>h</p><p>Real text.</p><p>Lorem ipsum dolor sit amet.</p><p>Add a photo here</p><noscript>Enable JavaScript</noscript>',
    );
    expect(page.text).toBe('Real text.\nEnable JavaScript');
  });

  it('leaves out menus that are only lists of links', () => {
    expect(
      read('<ul><li><a href=a>Home</a><li><a href=b>About</a><li><a href=c>Shop</a></ul><p>Text</p>').text,
    ).toBe('Text');
  });

  it('keeps the text of folded panels', () => {
    expect(
      read(
        '<details><summary>More</summary>Inside</details><div class=accordion-body style="display: none">Panel</div>',
      ).text,
    ).toBe('More\nInside\nPanel');
  });

  it('keeps a hidden part to which a link of the page leads', () => {
    const html =
      '<a href="#contact">Contact</a><p>Hello</p><div id=contact style="display:none">Call us</div><div id=x style="display:none">Lost</div>';
    expect(read(html).text).toContain('Call us');
    expect(read(html).text).not.toContain('Lost');
  });

  it.each([
    ['unclosed cells', '<table><tr><td>Tea<td>$2<tr><td>Cake<td>$4</table>', 'Tea $2\nCake $4'],
    [
      'nested layout tables',
      '<table><tr><td><table><tr><td>One</table><td><table><tr><td>Two</table></table>',
      'One\nTwo',
    ],
    ['closing tags without opening ones', '</p></div>A</b></i><p>B</font>C', 'A\nBC'],
    ['a font that closes outside its table', '<font><table><tr><td>A</font><tr><td>B</table>C', 'A\nB\nC'],
    ['unclosed headings', '<h1>A<h2>B<p>C', 'A\nB\nC'],
    ['soft hyphens', '<p>Friseur&shy;salon</p>', 'Friseursalon'],
  ])('reads %s', (_, html, text) => {
    expect(read(html).text).toBe(text);
  });
});

describe('passages', () => {
  it.each([
    ['N.B. Lessons stop in August.'],
    ['Please note: lessons stop in August.'],
    ['Hinweis: Im August ist kein Unterricht.'],
    ['Attention : pas de cours en août.'],
    ['Uwaga: w sierpniu nie ma zajęć.'],
    ['※8月は休講です。'],
  ])('keeps a note that is set apart as a quotation: %s', (note) => {
    const told = (text: string) => read(`<h2>Lessons</h2><p>Every week.</p><blockquote>${text}</blockquote>`);
    expect(told(note).passages.some(({ text }) => text.includes(note))).toBe(true);
    const praise = 'Notes became music under her hands!';
    expect(told(praise).passages.some(({ text }) => text.includes(praise))).toBe(false);
  });

  it('stand under their headings', () => {
    expect(
      read('<title>T</title><p>Intro here</p><h2>Parking</h2><p>Behind the house.</p><ul><li>Free</li></ul>')
        .passages,
    ).toEqual([
      { url, heading: 'T', text: 'Intro here' },
      { url, heading: 'Parking', text: 'Behind the house.\nFree' },
    ]);
  });

  it('are cut at sentences and stay below 600 characters', () => {
    const sentence = 'This is one of many sentences about our little shop. ';
    const { passages } = read(`<p>${sentence.repeat(40)}</p>`);
    expect(passages.length).toBeGreaterThan(3);
    expect(passages.every(({ text }) => text.length <= 600 && text.endsWith('.'))).toBe(true);
  });
});

describe('questions and answers', () => {
  it.each([
    ['headings that ask', '<h3>Do you deliver?</h3><p>Yes, daily.</p>', 'Do you deliver?', 'Yes, daily.'],
    ['details', '<details><summary>Parking</summary><p>No.</p></details><h2>x</h2>', undefined, undefined],
    [
      'details that ask',
      '<details><summary>Is there parking?</summary><p>No.</p></details>',
      'Is there parking?',
      'No.',
    ],
    [
      'definition lists',
      '<dl><dt>Do you cut curls?</dt><dd>Gladly.</dd></dl>',
      'Do you cut curls?',
      'Gladly.',
    ],
    [
      'bold questions',
      '<p><b>Can I bring my dog?</b> Yes, on a lead.</p>',
      'Can I bring my dog?',
      'Yes, on a lead.',
    ],
    [
      'Q and A',
      '<p>Q: Do you cater?</p><p>A: Up to fifty people.</p>',
      'Do you cater?',
      'Up to fifty people.',
    ],
  ])('by %s', (_, html, question, answer) => {
    const expected = question === undefined ? [] : [{ question, answer }];
    expect(valuesOf(read(`<html lang=en>${html}`).facts, 'faq')).toEqual(expected);
  });

  it('leave out what stands beside the fields of a form', () => {
    const { passages } = readPage({
      url: 'https://fern.example/',
      html: '<p>We collect on Mondays.</p><div><label>How many items?</label><input></div><div><label>Phone</label> <select></select></div>',
    });
    expect(passages.map(({ text }) => text)).toEqual(['We collect on Mondays.']);
  });

  it('end before the footer', () => {
    const { facts } = read(
      '<html lang=en><h3>Do you deliver?</h3><p>Yes, daily.</p><footer><p>12 Main St</p></footer>',
    );
    expect(valuesOf(facts, 'faq')).toEqual([{ question: 'Do you deliver?', answer: 'Yes, daily.' }]);
  });

  it.each([
    '<h2>Are you new to Harbour Yoga?</h2><p>Here is what happens in a first class.</p>',
    '<h2>What can our team do for you?</h2><p>We film weddings and fairs.</p>',
    '<h2>Ready to book?</h2><p>Call us.</p>',
    '<h2>Questions?</h2><p>Call us.</p>',
    '<p>How lovely is that? We think so.</p>',
  ])('%s is none', (html) => {
    expect(valuesOf(read(`<html lang=en>${html}`).facts, 'faq')).toEqual([]);
  });
});

describe('structured data', () => {
  it('is read though broken: comments, trailing commas, raw line breaks, a cut end', () => {
    const json =
      '<script type="application/ld+json">/* x */ {"@type":"Dentist","name":"A\nB","telephone":"+44 117 496 0123",,"openingHours":["Mo-Fr 09:00-17:00",],"email":"a@b.example"</script>';
    const { facts } = read(json);
    expect(valuesOf(facts, 'phone')).toEqual([{ e164: '+441174960123', printed: '+44 117 496 0123' }]);
    expect(valuesOf(facts, 'hours')).toEqual([
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00', closed: false },
    ]);
    expect(valuesOf(facts, 'email')).toEqual([{ address: 'a@b.example' }]);
  });

  it('of microdata, RDFa and hCard is read alike', () => {
    const address = { street: '5 Elm Road', city: 'Leeds', postal_code: 'LS1 4AP' };
    const micro =
      '<div itemscope itemtype="https://schema.org/Store"><div itemprop=address itemscope itemtype="https://schema.org/PostalAddress"><b itemprop=streetAddress>5 Elm Road</b> <b itemprop=addressLocality>Leeds</b> <b itemprop=postalCode>LS1 4AP</b></div></div>';
    const rdfa = micro
      .replaceAll('itemscope itemtype="https://schema.org/', 'typeof="')
      .replaceAll('itemprop', 'property');
    const hcard =
      '<div class=vcard><b class="fn org">Elm</b> <i class=adr><b class=street-address>5 Elm Road</b> <b class=locality>Leeds</b> <b class=postal-code>LS1 4AP</b></i></div>';
    for (const html of [micro, rdfa, hcard])
      expect(valuesOf(read(html).facts, 'address')).toEqual([expect.objectContaining(address)]);
  });

  it('takes equal times for closed and dates for a label', () => {
    const json = (rest: string): string =>
      `<script type="application/ld+json">{"@type":"Store","openingHoursSpecification":{"@type":"OpeningHoursSpecification","dayOfWeek":"Sunday",${rest}}}</script>`;
    expect(valuesOf(read(json('"opens":"00:00","closes":"00:00"')).facts, 'hours')[0]).toMatchObject({
      days: ['sun'],
      closed: true,
    });
    expect(
      valuesOf(
        read(json('"opens":"10:00","closes":"14:00","validFrom":"2030-12-01","validThrough":"2030-12-24"'))
          .facts,
        'hours',
      )[0],
    ).toMatchObject({ label: '2030-12-01 – 2030-12-24' });
  });
});
