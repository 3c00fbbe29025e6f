import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { looksLikeHtml, mayBeHtml } from '../../sites/sniff-content.ts';

const html = Buffer.from('<!DOCTYPE html><html><body>hi</body></html>');
const utf16 = (text: string, mark: number[] = []) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);

describe('mayBeHtml', () => {
  it.each([
    'text/html',
    'TEXT/HTML; charset=x',
    'application/xhtml+xml',
    '',
    'text/plain',
    'application/octet-stream',
  ])('wants to see a body of type "%s"', (type) => expect(mayBeHtml(type)).toBe(true));

  it.each(['application/pdf', 'image/png', 'text/css', 'application/json', 'video/mp4', 'text/html-not'])(
    'does not for "%s"',
    (type) => expect(mayBeHtml(type)).toBe(false),
  );
});

describe('looksLikeHtml', () => {
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
  ])('takes %s', (_case, body, type) => {
    expect(looksLikeHtml(body, type)).toBe(true);
  });

  it.each<[string, Buffer, string]>([
    ['a PDF declared HTML', Buffer.from('%PDF-1.7\n<html>'), 'text/html'],
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
    expect(looksLikeHtml(body, type)).toBe(false);
  });
});
