/** Lists that the site itself calls services, and names over what describes them in small letters. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const list = (heading: string, entries: readonly string[]): string =>
  `<main><section><h2>${heading}</h2><div class="servicios-content"><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul></div></section></main>`;

describe('entries under a heading of services are services', () => {
  it.each([
    [
      'es',
      'Nuestros servicios de mudanza',
      [
        'Mudanzas de hogares y viviendas',
        'Carga y descarga profesional',
        'Planificación logística personalizada',
      ],
    ],
    [
      'es',
      'Servicios de vaciado',
      ['Vaciado de pisos completos', 'Vaciado de locales y oficinas', 'Vaciado de trasteros y almacenes'],
    ],
    [
      'ro',
      'Servicii asigurate:',
      ['- montaj releu de protecție', '- realizarea împământării la case', '- înlocuire tablou electric'],
    ],
    [
      'fr',
      'Nos prestations de peinture',
      ['Figurines de jeu', 'Décors détaillés', 'Prototypes personnalisés'],
    ],
    ['en', 'Our studio services', ['4K editing', 'Motion graphics and animation', 'Dolly and crane shots']],
  ])('%s: %s', (language, heading, entries) => {
    const bare = entries.map((entry) => entry.replace(/^- /, ''));
    expect(servicesOf(list(heading, entries), language).sort()).toEqual(bare.sort());
  });

  it.each([
    ['en', 'Why our services?', ['We turn up on time', 'We keep it tidy', 'We know our trade']],
    ['en', 'Service areas', ['Lindham', 'Croft', 'Easter Mill']],
    [
      'es',
      '¿Por qué elegir nuestros servicios?',
      ['Llegamos a la hora', 'Lo dejamos limpio', 'Sabemos lo que hacemos'],
    ],
  ])('%s: but not under “%s”', (language, heading, entries) => {
    expect(servicesOf(list(heading, entries), language)).toEqual([]);
  });
});

describe('small letters describe the name before them', () => {
  it('with a picture before it and no classes', () => {
    const card = (sign: string, name: string, said: string): string =>
      `<div class=svc><span class=ico>${sign}</span><b>${name}</b><small>${said}</small></div>`;
    const html = `<h2>What we do</h2><div class=grid>${card('⚡', 'Charger Installation', 'Level 2 chargers for homes, shops &amp; lots')}${card('🏢', 'Commercial Electrical', 'Offices, shops, new construction')}${card('🔧', 'Inspections', 'Code compliance, violations &amp; upkeep')}</div>`;
    expect(servicesOf(html)).toEqual(['Charger Installation', 'Commercial Electrical', 'Inspections']);
  });

  it('between the name and its price', () => {
    const row = (name: string, small: string, price: string): string =>
      `<li><span>${name} <small>${small}</small></span><b>${price}</b></li>`;
    const html = `<h2>Prices</h2><ul>${row('Quick Glow', 'Peeling only, 30min', '£37')}${row('Long Glow', 'peeling, mask and massage', '£47')}</ul>`;
    expect(servicesOf(html)).toEqual(['Quick Glow 37-37 GBP', 'Long Glow 47-47 GBP']);
  });

  it('in a box beside the price, from a number or a word for areas on', () => {
    const row = (name: string, small: string, price: string): string =>
      `<div class=row><div class=name>${name}<small>${small}</small></div><div class=price>${price}</div></div>`;
    const html = `<h2>Prices</h2><div>${row('Standard day care', '9–4, full day', '£27.50')}${row('Collection', 'Per journey, Bath area', '£30')}</div>`;
    expect(servicesOf(html)).toEqual(['Standard day care 27.5-27.5 GBP', 'Collection 30-30 GBP']);
  });
});

it('names what the columns are of, in a table whose rows are sizes', () => {
  const html =
    '<h2>Grooming</h2><table><tr><th>pet size</th><th>bath &amp; tidy (starting from)</th><th>full groom</th></tr><tr><td>small</td><td>$50</td><td>$70</td></tr><tr><td>x large</td><td>$100</td><td>$135</td></tr></table>';
  expect(servicesOf(html)).toEqual([
    'bath & tidy, small 50- USD',
    'full groom, small 70-70 USD',
    'bath & tidy, x large 100- USD',
    'full groom, x large 135-135 USD',
  ]);
});
