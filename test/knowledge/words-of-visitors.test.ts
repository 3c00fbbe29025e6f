/** What visitors write below a page or into a guestbook states nothing of the business; its own remarks do. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const own = '<h1>Mill Bikes</h1><p>Call us: (303) 555-0142</p>';
const words =
  'Open Sundays 9am–5pm now. A new tube costs $2. Cancellation is free until midnight. Phone: (303) 555-0199';
const pageOf = (html: string) =>
  readPage({
    url: 'https://mill-bikes.example/',
    html: `<html lang=en>${own}${html}<footer><p>Open Mon to Fri 9am–5pm</p></footer>`,
  });
const kindsOf = (html: string): string[] => pageOf(html).facts.map(({ kind }) => kind);

describe('words of visitors are no facts', () => {
  it.each([
    [
      'a counted list',
      `<section class="comments"><h3>3 comments</h3><div class="comment"><b>Ann</b><p>${words}</p></div></section>`,
    ],
    ['a heading that counts them', `<h3>12 Comments</h3><div><h4>Ann</h4><p>${words}</p></div>`],
    ['a number behind', `<h3>Kommentare (2)</h3><p>${words}</p>`],
    ['what WordPress says', `<h2>One thought on “Spring”</h2><p>${words}</p>`],
    ['French', `<h3>5 commentaires</h3><p>${words}</p>`],
    ['Spanish', `<h3>1 comentario</h3><p>${words}</p>`],
    ['Italian', `<h3>4 commenti</h3><p>${words}</p>`],
    ['Dutch', `<h3>2 reacties</h3><p>${words}</p>`],
    ['Polish', `<h3>2 komentarze</h3><p>${words}</p>`],
    ['Romanian', `<h3>2 comentarii</h3><p>${words}</p>`],
    ['Japanese', `<h3>3件のコメント</h3><p>${words}</p>`],
    [
      'a list of WordPress',
      `<ol class="comment-list"><li><article class="comment-body"><footer class="comment-meta">Ann, ${words}</footer><p>${words}</p></article></ol>`,
    ],
    ['its area', `<div id="comments" class="comments-area"><p>Ann: ${words}</p></div>`],
    [
      'its form',
      `<div id="respond"><p><cite>Ann</cite> ${words}</p><p><cite>Bob</cite></p><form><textarea></textarea></form></div>`,
    ],
    ['Disqus', `<div id="disqus_thread"><p>${words}</p></div>`],
    ['authors', `<div id="comments"><div><span class="comment-author">Ann</span><p>${words}</p></div></div>`],
    [
      'dates',
      `<div class="post-comments"><p><time>1 May</time> ${words}</p><p><cite>Ann</cite> ${words}</p></div>`,
    ],
    ['a guestbook', `<div class="guestbook"><p>Ann, 1.5.2026: ${words}</p><p>Bob, 2.5.2026: Fine.</p></div>`],
    [
      'its entries',
      `<div id="guestbook"><div class="entry">${words}</div><div class="entry">Fine.</div></div>`,
    ],
    [
      'a count in a box of its own',
      `<main><div><h3>2 comments</h3></div><div><h4>Ann</h4><p>${words}</p></div></main>`,
    ],
    ['a page of one', `<h2>Guestbook</h2><h3>Ann</h3><p>${words}</p>`],
    [
      'a link',
      '<section class="comments"><h3>3 comments</h3><p>Ring <a href="tel:+13035550199">(303) 555-0199</a> or <a href="mailto:ann@other.example">Ann</a></p></section>',
    ],
  ])('%s', (_, html) => {
    expect(kindsOf(html)).toEqual(['phone', 'hours']);
    expect(JSON.stringify(pageOf(html))).not.toMatch(/555-0199|other\.example/);
  });

  it.each([
    ['de', 'Gästebuch'],
    ['fr', 'Livre d’or'],
    ['es', 'Libro de visitas'],
    ['it', 'Libro degli ospiti'],
    ['nl', 'Gastenboek'],
    ['pl', 'Księga gości'],
    ['pt', 'Livro de visitas'],
    ['ro', 'Carte de oaspeți'],
    ['ja', 'ゲストブック'],
  ])('a guestbook in %s', (language, heading) => {
    const html = `<html lang=${language}><h1>Mill Bikes</h1><h2>${heading}</h2><h3>Ann</h3><p>+44 117 496 0188</p>`;
    expect(readPage({ url: 'https://mill-bikes.example/', html }).facts).toEqual([]);
  });
});

describe('remarks of the business are', () => {
  it.each([
    ['a box with such a name', `<div class="comment"><p>Phone: (303) 555-0177</p></div>`],
    ['several', `<div class="comments"><p>Phone: (303) 555-0177</p><p>We mend tubes.</p></div>`],
    [
      'a form to comment in',
      '<div class="comments"><label class="name">Name</label><textarea class="comments"></textarea><p>Phone: (303) 555-0177</p></div>',
    ],
    ['a heading without a number', '<h2>Comments</h2><p>Phone: (303) 555-0177</p>'],
    ['a heading with none', '<h2>0 comments</h2><p>Phone: (303) 555-0177</p>'],
    ['answers by number', '<h2>10 responses to common questions</h2><p>Phone: (303) 555-0177</p>'],
    [
      'what stands below them',
      `<section class="comments"><h3>3 comments</h3><p>${words}</p></section><h3>Contact</h3><p>Phone: (303) 555-0177</p>`,
    ],
    [
      'a footer in a box left open',
      `<div class="comments"><h3>3 comments</h3><p>${words}</p><footer><p>Phone: (303) 555-0177</p></footer>`,
    ],
    [
      'what stands beside main',
      `<main><h2>2 comments</h2><p>${words}</p></main><aside><h3>Contact</h3><p>Phone: (303) 555-0177</p></aside>`,
    ],
    [
      'under a smaller heading, beside their article',
      `<article><h2>2 comments</h2><p>${words}</p></article><div><h3>Come by</h3><p>Phone: (303) 555-0177</p></div>`,
    ],
    [
      'at the side',
      `<h2>2 comments</h2><p>${words}</p><aside><h3>Find us</h3><p>Phone: (303) 555-0177</p></aside>`,
    ],
    ['under a heading of its own', '<h2>Kommentare 3</h2><h3>Contact</h3><p>Phone: (303) 555-0177</p>'],
    [
      'a form to write to it',
      '<div id="respond"><h2>Contact</h2><p>Phone: (303) 555-0177</p><form><textarea></textarea></form></div>',
    ],
    [
      'a book for guests',
      '<div id="guestbook"><h2>Your stay</h2><p>Check-in from 3 pm.</p><p>Phone: (303) 555-0177</p></div>',
    ],
    ['a link to a guestbook', '<p><a href="/g">Guestbook</a></p><p>Phone: (303) 555-0177</p>'],
  ])('%s', (_, html) => {
    expect(JSON.stringify(pageOf(html).facts)).toContain('555-0177');
    expect(JSON.stringify(pageOf(html).facts)).not.toContain('555-0199');
  });
});
