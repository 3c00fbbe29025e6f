import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { kindOf, mayBeRead } from '../../sites/sniff-content.ts';

const html = Buffer.from('<!DOCTYPE html><html><body>hi</body></html>');
const utf16 = (text: string, mark: number[] = []) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);

describe('mayBeRead', () => {
  it.each([
    'text/html',
    'TEXT/HTML; charset=x',
    'application/xhtml+xml',
    '',
    'text/plain',
    'application/octet-stream',
    'application/pdf',
  ])('wants to see a body of type "%s"', (type) => expect(mayBeRead(type)).toBe(true));

  it.each(['image/png', 'text/css', 'application/json', 'video/mp4', 'text/html-not'])(
    'does not for "%s"',
    (type) => expect(mayBeRead(type)).toBe(false),
  );
});

describe('kindOf', () => {
  it.each<[string, Buffer, string]>([
    ['a page', html, 'text/html'],
    ['words without any tag, declared HTML', Buffer.from('We are closed today.'), 'text/html'],
    ['a page of unknown type', html, 'application/octet-stream'],
    ['a fragment without a type', Buffer.from('\n <center><font size=2>Welcome</font></center>'), ''],
    ['a page served as plain text', html, 'text/plain'],
    [
      'XHTML served as XML',
      Buffer.from('<?xml version="1.0"?><html xmlns="x"><body/></html>'),
      'application/xml',
    ],
    ['Shift_JIS', Buffer.from([0x3c, 0x70, 0x3e, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67]), 'text/html'],
    ['UTF-16 with a mark', utf16('<html><body>hi', [0xff, 0xfe]), 'text/html'],
    ['UTF-16 without a mark', utf16('<html><body>hi'), 'text/html'],
    [
      'Japanese in UTF-16',
      utf16('<html><body>営業時間は九時から五時まで、月曜定休', [0xff, 0xfe]),
      'text/html',
    ],
    ['Japanese without a mark', utf16('<p>営業時間は九時から五時まで、月曜定休'), 'text/html'],
    ['Polish in UTF-16', utf16('<html><body>zażółć gęślą jaźń – ćma'), 'text/html'],
    ['dashes with the great end first', utf16('<p>9 – 5 – – –', [0xff, 0xfe]).swap16(), 'text/html'],
  ])('takes %s for a page', (_case, body, type) => {
    expect(kindOf(body, type)).toBe('html');
  });

  it.each<[string, Buffer, string]>([
    ['a PNG declared HTML', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'text/html'],
    ['gzip declared HTML', gzipSync(html), 'text/html'],
    [
      'noise declared HTML',
      Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7) % 256)),
      'text/html',
    ],
    ['zeros declared HTML', Buffer.alloc(500), 'text/html'],
    ['plain text', Buffer.from('Dear reader, 1 < 2'), 'text/plain'],
    ['a feed', Buffer.from('<?xml version="1.0"?><rss><channel></channel></rss>'), 'application/xml'],
  ])('refuses %s', (_case, body, type) => {
    expect(kindOf(body, type)).toBeUndefined();
  });

  it.each<[string, Buffer, string]>([
    ['as it is declared', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    ['declared HTML', Buffer.from('%PDF-1.7\n<html>'), 'text/html'],
    ['behind a mark and empty lines', Buffer.from('\ufeff\r\n\r\n%PDF-1.4\n'), 'application/octet-stream'],
  ])('knows a PDF, %s', (_case, body, type) => {
    expect(kindOf(body, type)).toBe('pdf');
  });

  it('takes a page about PDFs for a page', () => {
    expect(kindOf(Buffer.from('<html><p>Files begin with %PDF-1.7'), 'text/html')).toBe('html');
  });
});
