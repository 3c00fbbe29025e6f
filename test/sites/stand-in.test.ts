/** Pages that no business wrote end a reading; what only looks like one does not. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { standInOf } from '../../sites/stand-in.ts';
import { openForFile, pathsOf, realReadPage } from './support.ts';

const { serve, openReader } = openForFile(realReadPage);
const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const login =
  '<h1>Log in</h1><form><label>User name<input name=u></label><label>Password<input type=password></label><button>Log in</button></form>';
const request = '<noscript>You need to enable JavaScript to run this app.</noscript>';
const shell = `${request}<div id="root"></div><script src="/app.js"></script>`;

describe('a site is empty, and the message says how, where its home page', () => {
  it.each([
    [
      'asks for scripts alone',
      html('Bell', shell),
      'has no text to read without a browser: its pages are filled by scripts',
    ],
    [
      'is a template of scripts with its own description',
      html('Home', shell, '<meta name="description" content="Web site created using create-react-app">'),
      'has no text to read without a browser',
    ],
    [
      'is a check that a guard makes',
      html(
        'Just a moment...',
        '<h1>Checking your browser before accessing</h1><p>Please enable JavaScript and cookies to continue</p>',
      ),
      'shows a check for people instead of its pages',
    ],
    [
      'is the refusal of a guard',
      html(
        'Attention Required! | Cloudflare',
        '<h1 class="cf-headline">One more step</h1><p>Please complete the check.</p>',
      ),
      'shows a check for people',
    ],
    ['offers the domain', html('bellbakery.com', '<h1>This domain is for sale!</h1>'), 'for sale or parked'],
    [
      'offers the domain in German',
      html('bell.de', '<p>Diese Domain steht zum Verkauf.</p>'),
      'the domain is for sale or parked',
    ],
    [
      'is a list of files',
      html(
        'Index of /',
        '<h1>Index of /</h1><pre><a href="?C=N;O=D">Name</a> <a href="a.txt">a.txt</a></pre>',
      ),
      'shows a list of its files',
    ],
    ['is a form to log in', html('Log in', login), 'without logging in'],
    ['is a picture under a title', html('Bell', '<img src=x.jpg>'), 'shows its content in pictures only'],
  ])('%s', async (_case, home, message) => {
    const site = await serve({ '/': home });
    await expect(openReader().read(site.origin)).rejects.toMatchObject({
      code: 'SITE_EMPTY',
      retryable: false,
      message: expect.stringContaining(message),
    });
  });
});

describe('a site is read where', () => {
  it('files of a listed folder are pages, of which the list is none', async () => {
    const site = await serve({
      '/': html('Index of /', '<h1>Index of /</h1><a href="bakery.html">bakery.html</a>'),
      '/bakery.html': html('Bell Bakery', '<p>We bake bread every morning. Call (217) 523-4410.</p>'),
    });
    expect(pathsOf(await openReader().read(site.origin))).toEqual(['/bakery.html']);
  });

  it('a form to log in leads to pages that are open', async () => {
    const site = await serve({
      '/': html('Log in', `${login}<a href="/hours">Hours</a>`),
      '/hours': html('Hours', '<p>Open Monday to Friday 9:00 - 17:00</p>'),
    });
    expect(pathsOf(await openReader().read(site.origin))).toEqual(['/', '/hours']);
  });

  it('a page of nothing but data states what it is', async () => {
    const data = '{"@type":"Bakery","name":"Bell Bakery","telephone":"+1 217 523 4410"}';
    const site = await serve({ '/': html('', `<script type="application/ld+json">${data}</script>`) });
    const reading = await openReader().read(site.origin);
    expect(pathsOf(reading)).toEqual(['/']);
    expect(reading.thin).toEqual([]);
  });
});

const standIn = (page: string, url: string) => standInOf(page, readPage({ url, html: page }));

describe('a page stands in for a site where', () => {
  it.each([
    ['parked', 'bell.com is for sale', '<h1>bell.com is for sale</h1><p>Make an offer.</p>'],
    ['parked', 'bell.com', '<p>The domain name “Bell.com” is for sale.</p><p>Buy this domain: bell.com</p>'],
    ['challenge', 'Just a moment...', '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script>'],
    ['placeholder', 'Account Suspended', '<p>This Account has been suspended.</p><p>Contact your host.</p>'],
    ['placeholder', 'Welcome to nginx!', '<h1>Welcome to nginx!</h1><p>If you see this page, it works.</p>'],
    ['placeholder', 'bell.com', '<p>Diese Webseite wurde neu eingerichtet.</p>'],
    ['placeholder', 'Cuenta suspendida', '<h1>Esta cuenta ha sido suspendida</h1>'],
    ['challenge', 'bell.com', '<div class="g-recaptcha"></div><p>Please complete the security check</p>'],
    ['challenge', 'bell.com', '<div class="cf-x">Checking your browser before accessing bell.com.</div>'],
  ])('it is %s: %s', (kind, title, body) => {
    expect(standIn(html(title, body), 'https://www.bell.com/')).toBe(kind);
  });
});

describe('no page of a business is taken for one that stands in', () => {
  it.each([
    [
      'a house',
      html('12 Elm Road is for sale', '<p>This house in Springfield is for sale. Call (217) 523-4410.</p>'),
    ],
    ['a moment', html('Just a moment', '<p>Our café is called Just a Moment. Call (217) 523-4410.</p>')],
    [
      'a broker of domains',
      html(
        'Domains',
        `<p>Buy this domain or another one.</p><p>${'We sell domains to businesses of all kinds. '.repeat(20)}</p>`,
      ),
    ],
    ['a shop with a form to log in', html('Bell', `${login}<p>Open Monday to Friday 9:00 - 17:00</p>`)],
    ['a café of a moment', html('Just a Moment Café', '<p>Cakes and more, by the church.</p>')],
    ['a moment for oneself', html('Bell Spa', '<h1>Take just a moment for yourself</h1><p>Come in.</p>')],
    ['a moment in German', html('Bell', '<p>Einen Moment bitte … Auszeit in unserem Café</p>')],
    [
      'a name that guards use, on a site that a guard lets through',
      html(
        'Just a Moment',
        '<p>Cakes.</p><script data-cf-beacon="{}" src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
      ),
    ],
    [
      'a bank that speaks of accounts',
      html('Bell Bank', '<h1>Bell Bank</h1><p>Has your account been suspended? Ask us.</p>'),
    ],
    [
      'a shop that was suspended once and can be called',
      html('Bell', '<p>Account suspended</p><p>Call (217) 523-4410.</p>'),
    ],
    ['a car', html('Bell', '<p>Our BMW No.three is for sale</p>')],
    ['a book', html('Bell', '<p>Our book from amazon.com is for sale in the shop</p>')],
    [
      'a domain of a business that can be called',
      html('Bell', '<p>This domain is for sale</p><p>Call (217) 523-4410.</p>'),
    ],
    ['an index', html('Index of services', '<h1>Index of services</h1><p>Cutting, dyeing.</p>')],
  ])('%s', (_case, page) => {
    expect(standIn(page, 'https://a.example/')).toBeUndefined();
  });
});
