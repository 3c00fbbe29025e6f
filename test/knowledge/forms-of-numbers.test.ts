/** Numbers with letters, masks and ends that count on; addresses of mail in words. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import type { Knowledge } from '../../domain/knowledge/types.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

function knowledgeOf(end: string, text: string): Knowledge {
  const url = `https://shop.${end}/`;
  const html = `<html lang=${end.length === 2 ? end : 'en'}><title>Shop</title><h1>Shop</h1><p>${text}</p>`;
  return composeKnowledge([readPage({ url, html })], { url });
}

const phonesOf = (end: string, text: string): (string | undefined)[] =>
  valuesOf(knowledgeOf(end, text).facts, 'phone').map(({ e164 }) => e164);

describe('numbers that stand for others', () => {
  it.each([
    ['com', 'Call 503-555-XXXX'],
    ['com', 'Call 503-5XX-XXXX'],
    ['com', 'Call 1-800-XXX-XXXX'],
    ['com', 'Call 1-800-555-XXXX'],
    ['com', 'Call 503-555-NNNN'],
    ['com', 'Model 250-RTX4090'],
    ['de', 'Tel: +49 (0) 40 000 000'],
    ['fr', 'Tél. 02 00 00 00 00'],
  ])('%s: %s is none', (end, text) => {
    expect(phonesOf(end, text)).toEqual([]);
  });

  it.each([
    ['com', 'Call 1-800-BLOSSOM', '+18002567766'],
    ['com', 'Call 503-CUT-TREE', '+15032888733'],
    ['com', 'Call 1-800-4MY-TREE', '+18004698733'],
    ['de', 'Tel. 0228 300 000', '+49228300000'],
    ['de', 'Tel. +49 30 2000 0000', '+493020000000'],
  ])('%s: %s is one', (end, text, expected) => {
    expect(phonesOf(end, text)).toEqual([expected]);
  });

  it('two with letters in a line are two', () => {
    expect(phonesOf('com', 'Call 1-800-BLOSSOM today or 1-800-CUT-TREE')).toEqual([
      '+18002567766',
      '+18002888733',
    ]);
  });
});

describe('three numbers of which two are told by their ends', () => {
  it.each([
    ['de', 'Tel: 030 2312 4470 / 71 / 72', ['+493023124470', '+493023124471', '+493023124472']],
    ['pl', 'tel. 12 422 12 34/35/36', ['+48124221234', '+48124221235', '+48124221236']],
    ['it', 'Tel. 045 800 1234 / 5 / 6', ['+390458001234', '+390458001235', '+390458001236']],
    ['co.uk', 'Call +44 (0) 1392 496 200 / 201 / 202', ['+441392496200', '+441392496201', '+441392496202']],
    ['co.uk', 'Call 01392 496200 / 496201 / 496202', ['+441392496200', '+441392496201', '+441392496202']],
    // Areas and whole numbers.
    ['de', 'Tel. 06582 / 73277 / 0664 / 3770802', ['+49658273277', '+496643770802']],
    [
      'co.uk',
      'Tel. 0113 496 0123 / 0113 496 0124 / 0113 496 0125',
      ['+441134960123', '+441134960124', '+441134960125'],
    ],
  ])('%s: %s', (end, text, expected) => {
    expect(phonesOf(end, text)).toEqual(expected);
  });
});

it.each([
  ['co.uk', 'bookings AT finch-yoga DOT co DOT uk', 'bookings@finch-yoga.co.uk'],
  ['com.au', 'dana at finch dot com dot au', 'dana@finch.com.au'],
  ['com', 'info AT finch DOT com. We reply.', 'info@finch.com'],
  ['com', 'info AT finch DOT com DOT Call us', 'info@finch.com'],
])('an address in words ends where its host does: %s: %s', (end, text, expected) => {
  expect(valuesOf(knowledgeOf(end, text).facts, 'email')).toEqual([{ address: expected }]);
});

describe('a number right behind an address, or alone below it, needs no label and no groups', () => {
  it.each([
    ['co.uk', '4 Mill Lane, Leeds LS1 4AP | 01134960123', ['+441134960123']],
    ['de', 'Lindenweg 4, 53111 Bonn | 0228123466', ['+49228123466']],
    ['com', '12 Elm St, Austin, TX 78701 | 5125550142', ['+15125550142']],
    ['fr', '4 rue Haute<br>75011 Paris<br>0142685300', ['+33142685300']],
    ['es', 'Calle Mayor 4, 28013 Madrid, 91 366 48 20 | hola@tilo.es', ['+34913664820']],
    ['pt', 'Rua Augusta 4, 1100-053 Lisboa, 213 460 100', ['+351213460100']],
    ['pl', 'ul. Polna 4, 31-019 Kraków, 12 422 12 34', ['+48124221234']],
    ['no', 'Storgata 4, 0155 Oslo, 22 12 34 56', ['+4722123456']],
    // Other numbers, and such that another word stands before.
    ['pl', 'ul. Polna 4, 31-019 Kraków, NIP 6761234567', []],
    ['co.uk', '4 Mill Lane, Leeds LS1 4AP. Company number 07123456', []],
    ['com', '12 Elm St, Austin, TX 78701 | 2024', []],
    ['de', 'Wir liefern. Lagerplatz 0228123466', []],
  ])('%s: %s', (end, text, expected) => {
    expect(phonesOf(end, text)).toEqual(expected);
  });
});
