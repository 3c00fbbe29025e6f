import { describe, expect, it } from '@jest/globals';
import { openForFile, pathsOf, realReadPage, skippedOf, type Answer } from './support.ts';

const { serve, openReader } = openForFile(realReadPage);
const reader = openReader();

async function readAll(pages: Record<string, Answer>) {
  const { origin } = await serve(pages);
  return await reader.read(origin);
}

const html = (head: string, body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`;
const leadsTo = (...paths: string[]) =>
  `<nav>${paths.map((path) => `<a href="${path}">Page ${path}</a>`).join(' ')}</nav>`;

describe('pages that name another one as their canonical', () => {
  const head = '<title>Harbour Barbers</title><link rel="canonical" href="/">';
  const home = html(
    head,
    `${leadsTo('/hours.html', '/contact.html', '/prices.html')}<p>Harbour Barbers cut hair by the old pier.</p>
     <p>Beard trim £9</p><p>Haircut £15</p>`,
  );

  it('are read where a template has copied the link into pages of other texts, titles alike', async () => {
    const reading = await readAll({
      '/': home,
      '/hours.html': html(head, '<p>Monday to Friday 9am-6pm, Saturday 10am-4pm.</p>'),
      '/contact.html': html(head, '<p>Call us: 0113 496 0123. We are at 4 Pier Road, Leeds LS1 4AB.</p>'),
      '/prices.html': html(head, '<p>Haircut £18</p><p>Beard trim £9</p>'),
    });
    expect(pathsOf(reading).toSorted()).toEqual(['/', '/contact.html', '/hours.html', '/prices.html']);
    expect(reading.skipped).toEqual([]);
  });

  it('are left out where all that they say stands there too: parts of it, in another order', async () => {
    const reading = await readAll({
      '/': home,
      '/prices.html': html(head, '<p>Haircut £15</p><p>Beard trim £9</p>'),
      '/hours.html': html(head, '<p>HARBOUR BARBERS cut hair by the old pier</p>'),
    });
    expect(pathsOf(reading)).toEqual(['/']);
    expect(skippedOf(reading)).toMatchObject({ '/prices.html': 'duplicate', '/hours.html': 'duplicate' });
  });
});

it('pages of one text are read where their markup states different things', async () => {
  const branch = (telephone: string) => `<title>Branch</title><script type="application/ld+json">
    {"@context":"https://schema.org","@type":"HairSalon","name":"Harbour Barbers","telephone":"${telephone}"}</script>`;
  const text = '<p>This branch of Harbour Barbers is open every day but Sunday.</p>';
  const reading = await readAll({
    '/': html('<title>Home</title>', `${leadsTo('/pier', '/park', '/again')}<p>We have two branches.</p>`),
    '/pier': html(branch('+44 113 496 0123'), text),
    '/park': html(branch('+44 113 496 0456'), text),
    '/again': html(branch('+44 113 496 0123'), `${text}<!-- another body -->`),
  });
  expect(pathsOf(reading)).toHaveLength(3);
  expect(Object.values(skippedOf(reading))).toEqual(['duplicate']);
});

describe('pages that say "not found", with status 200,', () => {
  const address = '<p>4 Pier Road, Leeds LS1 4AB</p><p>Call 0113 496 0123</p>';
  const home = (...paths: string[]) =>
    html('<title>Harbour Barbers</title>', `${leadsTo(...paths)}<p>Welcome.</p>${address}`);

  it('are left out, also where they repeat how to get in touch', async () => {
    const lost = `<h1>404 - Page not found</h1><p>Sorry, this is not here.</p>`;
    const reading = await readAll({
      '/': home('/hours', '/lost', '/also-lost'),
      '/hours': html('<title>Hours</title>', '<p>Monday to Friday 9am-6pm</p>'),
      '/lost': html('<title>Harbour Barbers</title>', lost),
      '/also-lost': html('<title>Page not found – Harbour Barbers</title>', `<p>Gone.</p>${address}`),
    });
    expect(pathsOf(reading)).toEqual(['/', '/hours']);
    expect(skippedOf(reading)).toEqual({ '/lost': 'status', '/also-lost': 'status' });
  });

  it('are read where a business only begins like that, or states something there', async () => {
    const title = '<title>Harbour Barbers</title>';
    const reading = await readAll({
      '/': home('/contact', '/prices', '/faq', '/leistungen', '/odd'),
      '/contact': html(title, '<p>Not found what you are looking for?</p><p>Call 0113 496 0456</p>'),
      '/prices': html(title, '<p>Not found the right treatment? Ask us!</p><p>Haircut £15</p>'),
      '/faq': html(title, '<p>Item not found</p><p>Ask at the counter, we order it for you.</p>'),
      '/leistungen': html(
        title,
        '<p>Bartpflege</p><p>Nicht gefunden, was Sie suchen? Fragen Sie uns!</p>',
        'de',
      ),
      '/odd': html(title, '<p>Not found</p><p>Monday to Friday 9am-6pm</p>'),
    });
    expect(pathsOf(reading)).toHaveLength(6);
  });
});
