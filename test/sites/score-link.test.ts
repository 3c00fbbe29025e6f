import { describe, expect, it } from '@jest/globals';
import { scoreLink } from '../../sites/score-link.ts';

function score(path: string, text = '', more: Partial<Parameters<typeof scoreLink>[0]> = {}): number {
  const url = new URL(path, 'https://a.example/');
  return scoreLink({
    url,
    text,
    nofollow: false,
    depth: 1,
    siteLanguage: undefined,
    startFolder: '/',
    ...more,
  });
}

describe('scoreLink puts what callers ask about before the rest', () => {
  it.each([
    ['en', '/opening-hours', '/contact-us', '/our-services', '/menu.html', '/PriceList.aspx', '/faq'],
    [
      'de',
      '/oeffnungszeiten.html',
      '/kontakt',
      '/leistungen/',
      '/speisekarte',
      '/preise',
      '/haeufige-fragen',
    ],
    ['es', '/horarios', '/contacto', '/servicios', '/nuestra-carta', '/tarifas', '/preguntas-frecuentes'],
    ['fr', '/horaires', '/nous-contacter', '/prestations', '/notre-carte', '/tarifs', '/foire-aux-questions'],
    ['it', '/orari', '/contatti', '/servizi', '/piatti', '/listino', '/domande-frequenti'],
    ['pt', '/horario', '/fale-conosco', '/servicos', '/ementa', '/precos', '/perguntas-frequentes'],
    [
      'nl',
      '/openingstijden',
      '/contact',
      '/behandelingen',
      '/menukaart',
      '/tarieven',
      '/veelgestelde-vragen',
    ],
    ['pl', '/godziny-otwarcia', '/kontakt', '/uslugi', '/karta-dan', '/cennik', '/pytania'],
    ['ro', '/program', '/contact', '/servicii', '/meniu', '/preturi', '/intrebari-frecvente'],
    ['ja', '/営業時間', '/お問い合わせ', '/診療案内', '/メニュー', '/料金', '/よくある質問'],
  ])('in %s, by address', (_language, ...useful) => {
    const others = ['/', '/page-7', '/blog/2024/05/summer', '/impressions', '/tag/x', '/login', '/a/b/c/d'];
    expect(Math.min(...useful.map((path) => score(path)))).toBeGreaterThan(
      Math.max(...others.map((path) => score(path))),
    );
  });

  it.each([
    'Opening hours',
    'Öffnungszeiten',
    'OEFFNUNGSZEITEN',
    'Horários',
    'Heures d’ouverture',
    'Nasze usługi',
    'Prețuri',
    'アクセス・地図',
    'Quiénes somos',
    'À propos',
  ])('by the text "%s" of a link that says nothing else', (text) => {
    expect(score('/p/17', text)).toBeGreaterThan(score('/p/17', 'Lorem ipsum') + 5);
  });
});

it('scoreLink trusts an address and a text that agree', () => {
  expect(score('/contact', 'Contact')).toBeGreaterThan(score('/contact'));
  expect(score('/contact', 'Contact')).toBeGreaterThan(score('/p/17', 'Contact'));
});

describe('scoreLink puts after the rest', () => {
  it.each([
    '/blog/',
    '/news',
    '/author/ann',
    '/cart',
    '/wp-login.php',
    '/search?q=x',
    '/2023/11/',
    '/datenschutz',
    '/?replytocom=3',
  ])('%s', (path) => {
    expect(score(path)).toBeLessThan(score('/something'));
  });

  it('links marked nofollow, deep ones, and queries', () => {
    expect(score('/contact', '', { nofollow: true })).toBeLessThan(score('/contact'));
    expect(score('/contact', '', { depth: 3 })).toBeLessThan(score('/contact'));
    expect(score('/contact?a=1&b=2')).toBeLessThan(score('/contact'));
  });

  it('dated pages', () => {
    expect(score('/2024/05/menu')).toBeLessThan(score('/x/y/menu') - 5);
    expect(score('/menu-2024-05-01')).toBeLessThan(score('/menu-card') - 5);
  });

  it('pages in another language than the home page', () => {
    const german = (path: string) => score(path, '', { siteLanguage: 'de' });
    expect(german('/de/kontakt')).toBe(score('/de/kontakt'));
    for (const path of ['/en/contact', '/fr-ch/contact', '/contact?lang=en']) {
      expect(german(path)).toBeLessThan(score(path));
    }
  });

  it('pages outside the folder that the client named', () => {
    const inEnglish = { startFolder: '/en/' };
    expect(score('/contact', '', inEnglish)).toBeLessThan(score('/en/contact', '', inEnglish));
  });
});

it('scoreLink takes broken escapes as they are', () => {
  expect(score('/kontakt%')).toBeGreaterThan(5);
});
