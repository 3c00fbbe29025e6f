import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeHtml } from '../../sites/decode-html.ts';

const texts = {
  de: 'Unsere Öffnungszeiten: täglich 8–18 Uhr. Grüße aus Köln, Preis: 5 €',
  fr: 'Fermé le lundi, déjeuner à 12 h. Réservez dès à présent votre soirée',
  pl: 'Zakład fryzjerski czynny od poniedziałku do piątku. Strzyżenie męskie, żel, gęś, źródło',
  ro: 'Program de luni până vineri. Serviciile noastre: tunsoare, vopsit, coafură. Preţuri începând de la 50 lei. Vă aşteptăm',
  tr: 'Çalışma saatleri: Pazartesi, Cuma. Bizi arayın, şubelerimiz İstanbul ve İzmir',
  ru: 'Часы работы: с понедельника по пятницу. Звоните нам по телефону',
  el: 'ώρες λειτουργίας: Δευτέρα έως Παρασκευή. Καλέστε μας για ραντεβού',
  ja: '当店の営業時間は午前10時から午後8時までです。ご予約はお電話でどうぞ。',
  zh: '我们的营业时间是周一至周五上午九点到下午六点。欢迎来电预约。',
  ko: '영업시간은 월요일부터 금요일까지 오전 9시부터 오후 6시까지입니다.',
};
type Language = keyof typeof texts;

function htmlOf(language: Language, head = ''): string {
  return `<!doctype html><html lang="${language}"><head>${head}<style>body{color:#333}</style></head><body><p>${texts[language]}</p></body></html>`;
}

const legacy: [Language, string][] = [
  ['de', 'windows-1252'],
  ['fr', 'iso-8859-1'],
  ['pl', 'windows-1250'],
  ['pl', 'iso-8859-2'],
  ['ro', 'iso-8859-2'],
  ['tr', 'windows-1254'],
  ['ru', 'windows-1251'],
  ['ru', 'koi8-r'],
  ['el', 'iso-8859-7'],
  ['ja', 'shift_jis'],
  ['ja', 'euc-jp'],
  ['zh', 'gb18030'],
  ['zh', 'big5'],
  ['ko', 'euc-kr'],
];
const traditional = '我們的營業時間是週一至週五上午九點到下午六點。歡迎來電預約。';
const textOf = (language: Language, charset: string) => (charset === 'big5' ? traditional : texts[language]);

function encode(language: Language, charset: string, head = ''): Buffer {
  return iconv.encode(htmlOf(language, head).replace(texts[language], textOf(language, charset)), charset);
}

describe.each(legacy)('decodeHtml reads %s in %s', (language, charset) => {
  it.each([
    ['declared in the header', `text/html; charset="${charset}"`, ''],
    ['declared in the page', 'text/html', `<meta charset=${charset}>`],
    [
      'declared the old way, far down',
      'text/html',
      `${' '.repeat(2_000)}<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`,
    ],
    ['declared by nobody', 'text/html', ''],
    ['declared UTF-8', 'text/html; charset=utf-8', '<meta charset="utf-8">'],
    [
      'declared Latin-1 by a server that says so of everything',
      'text/html; charset=ISO-8859-1',
      `<meta charset="${charset}">`,
    ],
    ['declared Latin-1 by the server alone', 'text/html; charset=ISO-8859-1', ''],
    ['declared by a name that does not exist', 'text/html; charset=none', ''],
  ])('%s', (_case, contentType, head) => {
    expect(decodeHtml(encode(language, charset, head), contentType)).toContain(textOf(language, charset));
  });
});

describe.each(Object.keys(texts) as Language[])('decodeHtml reads %s in UTF-8', (language) => {
  it.each([
    ['declared', 'text/html; charset=utf-8', ''],
    ['declared by nobody', '', ''],
    ['declared Latin-1', 'text/html; charset=ISO-8859-1', '<meta charset="iso-8859-1">'],
    [
      'declared Windows-1252 in the page',
      'text/html',
      '<meta http-equiv=content-type content="text/html;charset=windows-1252">',
    ],
    ['declared Shift_JIS', 'text/html; charset=Shift_JIS', ''],
    ['declared GBK', 'text/html; charset=GBK', ''],
    ['declared UTF-16', 'text/html; charset=utf-16', '<meta charset="utf-16">'],
  ])('%s', (_case, contentType, head) => {
    expect(decodeHtml(Buffer.from(htmlOf(language, head)), contentType)).toContain(texts[language]);
  });

  it('with a byte order mark, whatever is declared, and without the mark', () => {
    const text = decodeHtml(Buffer.from(`\ufeff${htmlOf(language)}`), 'text/html; charset=windows-1251');
    expect(text).toBe(htmlOf(language));
  });

  it('with a damaged character', () => {
    const damaged = Buffer.concat([Buffer.from(htmlOf(language)), Buffer.from([0xe9])]);
    expect(decodeHtml(damaged, 'text/html')).toContain(texts[language]);
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${htmlOf(language)}`, 'utf16le'), 'text/html'],
    ['UTF-16 declared', Buffer.from(htmlOf(language), 'utf16le'), 'text/html; charset=utf-16le'],
    ['UTF-16 declared UTF-8', Buffer.from(htmlOf(language), 'utf16le'), 'text/html; charset=utf-8'],
    ['big-endian UTF-16', Buffer.from(`\ufeff${htmlOf(language)}`, 'utf16le').swap16(), 'text/html'],
  ])('and in %s', (_case, bytes, contentType) => {
    expect(decodeHtml(bytes, contentType)).toContain(texts[language]);
  });
});

describe('decodeHtml reads', () => {
  it('ISO-2022-JP, declared or not', () => {
    const bytes = Buffer.from('<p>\x1b$B1D6H;~4V\x1b(B 10:00</p>', 'latin1');
    expect(decodeHtml(bytes, 'text/html; charset=iso-2022-jp')).toBe('<p>営業時間 10:00</p>');
    expect(decodeHtml(bytes, 'text/html')).toBe('<p>営業時間 10:00</p>');
  });

  it('four characters of declared Shift_JIS', () => {
    expect(decodeHtml(iconv.encode('営業時間', 'shift_jis'), 'text/html; charset=sjis')).toBe('営業時間');
  });

  it('two characters of declared GBK that would be valid UTF-8', () => {
    expect(decodeHtml(Buffer.from([0xc4, 0xa3, 0xc4, 0xa3]), 'text/html; charset=gb2312')).toBe('模模');
  });

  it('the charset of the page where the server declares another and letters decide', () => {
    const html = `<meta charset=windows-1250><p>${texts.pl}</p>`;
    expect(decodeHtml(iconv.encode(html, 'windows-1250'), 'text/html; charset=iso-8859-1')).toBe(html);
  });

  it.each(['Üdvözöljük, időpont foglalás', 'Nyitvatartás: hétfőtől péntekig'])(
    'a few words of a declared language: %s',
    (words) => {
      const html = `<html lang="hu"><p>${words}</p></html>`;
      expect(decodeHtml(iconv.encode(html, 'iso-8859-2'), 'text/html')).toBe(html);
    },
  );

  it('the quotes and the euro sign of Windows in what is declared Latin-1', () => {
    expect(decodeHtml(Buffer.from([0x93, 0x35, 0x20, 0x80, 0x94]), 'text/html; charset=iso-8859-1')).toBe(
      '“5 €”',
    );
  });

  it.each([
    ['UTF-8', 'utf8', 'text/html; charset=utf-8'],
    ['UTF-16', 'utf16le', 'text/html; charset=utf-16le'],
  ] as const)('what browsers read where %s holds NUL', (_case, charset, contentType) => {
    const html =
      '<title>\0Müller</title><h1>\0Bäcker\0ei</h1><a href="/a\0b">Brot</a><p>und Süßes, jeden Tag</p>';
    expect(decodeHtml(Buffer.from(html, charset), contentType)).toBe(html.replaceAll('\0', ''));
  });

  it('UTF-16 with half a pair', () => {
    const html = `<p>Brot ${'\ud83d'} und Süßes</p>`;
    expect(decodeHtml(Buffer.from(html, 'utf16le'), 'text/html')).toBe('<p>Brot  und Süßes</p>');
  });

  it('control characters of what was encoded twice as Latin-1', () => {
    const html = '<p>Öffnungszeiten, Öle, Äpfel und Überweisungen</p>';
    const twice = iconv.decode(Buffer.from(html), 'latin1');
    expect(twice).toContain('\x96');
    expect(decodeHtml(Buffer.from(twice), 'text/html; charset=utf-8')).toBe(html);
  });

  it.each(['de', 'fr', 'pl', 'ru'] as const)('%s that was encoded twice', (language) => {
    const twice = iconv.decode(Buffer.from(texts[language]), 'latin1');
    const asWindows = new Map(
      Array.from({ length: 32 }, (_, i) => [i + 128, iconv.decode(Buffer.from([i + 128]), 'win1252')]),
    );
    const mistaken = twice.replace(/[\x80-\x9f]/g, (c) => {
      const shown = asWindows.get(c.charCodeAt(0))!;
      return shown === '\ufffd' ? c : shown;
    });
    expect(decodeHtml(Buffer.from(`<p>${mistaken}</p>`), 'text/html; charset=utf-8')).toBe(
      `<p>${texts[language]}</p>`,
    );
  });

  it.each([
    '<p>Müller, not MÃ¼ller, BÃ¤ckerei or SÃ¼ÃŸes</p>',
    '<p>The mistake looks like Ã¼.</p>',
    '<p>SÃO JOSÉ, ÂÃâ</p>',
  ])('what only speaks of that as it is: %s', (html) =>
    expect(decodeHtml(Buffer.from(html), 'text/html; charset=utf-8')).toBe(html),
  );

  it('plain ASCII and nothing', () => {
    expect(decodeHtml(Buffer.from('hello'), '')).toBe('hello');
    expect(decodeHtml(Buffer.alloc(0), '')).toBe('');
  });

  it('bytes that make no text without failing', () => {
    const noise = Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 193 + 128) % 256));
    expect(typeof decodeHtml(noise, 'text/html; charset=x-user-defined')).toBe('string');
  });
});
