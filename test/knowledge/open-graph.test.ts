/** Contact data in the head of a page, as Open Graph has it. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const valuesOf = (metas: Record<string, string>) => {
  const head = Object.entries(metas).map(([name, text]) => `<meta property="${name}" content="${text}">`);
  const { facts } = readPage({
    url: 'https://fen-spa.example/',
    html: `<html lang=en><head><title>Fen Spa</title>${head.join('')}</head><body><h1>Fen Spa</h1><p>Stones.</p>`,
  });
  return facts.map(({ kind, value, source }) => ({ kind, value, quote: source.quote }));
};

describe('Open Graph', () => {
  it('tells phone, e-mail and address of a business', () => {
    const told = valuesOf({
      'business:contact_data:phone_number': '+44 1904 496 0103',
      'business:contact_data:email': 'hi@fen-spa.example',
      'business:contact_data:street_address': '8 Mill Row',
      'business:contact_data:locality': 'York',
      'business:contact_data:postal_code': 'YO1 8AS',
      'business:contact_data:country_name': 'United Kingdom',
    });
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'email', value: { address: 'hi@fen-spa.example' }, quote: 'hi@fen-spa.example' },
        {
          kind: 'address',
          value: expect.objectContaining({
            street: '8 Mill Row',
            city: 'York',
            postal_code: 'YO1 8AS',
            country: 'GB',
          }),
          quote: '8 Mill Row',
        },
        expect.objectContaining({ kind: 'phone', quote: '+44 1904 496 0103' }),
      ]),
    );
  });

  it('tells them by the names of its first version', () => {
    const told = valuesOf({
      'og:street-address': '8 Mill Row',
      'og:locality': 'York',
      'og:email': 'hi@fen-spa.example',
    });
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['address', 'email']);
  });

  it('tells nothing of an article, a picture or an empty field', () => {
    expect(
      valuesOf({ 'og:title': 'Fen Spa', 'og:image': '/a.jpg', 'og:email': '', 'article:author': 'Ann Lee' }),
    ).toEqual([]);
  });
});
