import { describe, expect, it } from '@jest/globals';
import { saysNotFound } from '../../sites/not-found-page.ts';

const inTitle = (title: string) => saysNotFound({ title, text: 'We are sorry.' });
const inText = (line: string) =>
  saysNotFound({ title: 'Mill Road Café', text: `${line}\nBack to our home page` });

describe('a page is not there whose', () => {
  it.each([
    'Page not found',
    '404',
    'Error 404 – Mill Road Café',
    'Mill Road Café | Page Not Found (404)',
    'Oops! Page not found',
    '404: Not Found',
    'Seite nicht gefunden – Bäckerei',
    'Bäckerei » Hoppla, Seite nicht gefunden',
    'Página no encontrada - Peluquería',
    'Erreur 404 : page introuvable',
    'Pagina non trovata | Trattoria',
    'Página não encontrada – Padaria',
    'Oeps, pagina niet gevonden',
    'Nie znaleziono strony – Piekarnia',
    'Pagina nu a fost găsită - Frizerie',
    'ページが見つかりません | 寿司店',
  ])('title says so: %s', (title) => {
    expect(inTitle(title)).toBe(true);
  });

  it.each([
    '404 - Page not found',
    'Oops! That page can’t be found.',
    'Sorry, this page doesn’t exist.',
    'Diese Seite gibt es leider nicht mehr.',
    'Es tut uns leid! Die gesuchte Seite wurde nicht gefunden.',
    'Lo sentimos, la página que buscas no existe.',
    'Oups, cette page n’existe pas',
    'Spiacenti, la pagina richiesta non esiste.',
    'Ops! A página não foi encontrada.',
    'Helaas, deze pagina bestaat niet meer.',
    'Przepraszamy, strona, której szukasz, nie istnieje.',
    'Ne pare rău, pagina căutată nu există.',
    'お探しのページは見つかりませんでした。',
  ])('headline says so: %s', (line) => {
    expect(inText(line)).toBe(true);
  });
});

describe('a page is there whose', () => {
  it.each([
    'Not found what you are looking for?',
    'Not found the right treatment? Ask us!',
    'Not found?',
    'Item not found',
    'My order was not found',
    'Nicht gefunden, was Sie suchen? Rufen Sie uns an!',
    'Das passende Rad nicht gefunden',
    '¿No encontrado lo que busca? Llámenos',
    'Pièce introuvable chez les autres',
    'Parola non trovata? Chiamateci',
    'Não encontrado o que procura? Fale conosco',
    'Niet gevonden wat u zoekt? Bel ons',
    'Nie znaleziono terminu? Zadzwoń',
    'Produsul nu a fost găsit la magazin',
    'サイズが見つかりません',
    'Room 404 has a sea view',
  ])('line only begins or ends like that: %s', (line) => {
    expect(inText(line)).toBe(false);
    expect(inTitle(line)).toBe(false);
  });

  it('text is long, or comes to that only far below', () => {
    expect(saysNotFound({ title: 'Page not found', text: 'We sell maps. '.repeat(200) })).toBe(false);
    expect(saysNotFound({ title: 'Maps', text: 'a\nb\nc\nd\nNot found' })).toBe(false);
  });
});
