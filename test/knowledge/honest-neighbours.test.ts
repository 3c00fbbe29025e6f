/** What looks like amounts, names and descriptions that are left out, and is none of them. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

describe('what has a price', () => {
  it.each([
    ['<ul><li>Screen repair $99 with warranty</li></ul>', ['Screen repair 99-99 USD']],
    ['<ul><li>Wash; cut; blow dry $45</li></ul>', ['Wash; cut; blow dry 45-45 USD']],
    [
      '<h2>Services</h2><h3>Hair colour</h3><p>Full head tint $60</p><h3>Nail care</h3><p>Gel manicure $30</p>',
      ['Full head tint 60-60 USD', 'Gel manicure 30-30 USD'],
    ],
    [
      '<h2>Services</h2><h3>Haircuts</h3><p>Men’s cut, $25</p><h3>Beards</h3><p>Beard trim, $15</p>',
      ['Men’s cut 25-25 USD', 'Beard trim 15-15 USD'],
    ],
    [
      '<table><tr><th>Service</th><th>Price</th></tr><tr><td>Haircut</td><td>25</td></tr><tr><td>Balayage</td><td>$120</td></tr></table>',
      ['Haircut 25-25 USD', 'Balayage 120-120 USD'],
    ],
  ])('%s', (html, expected) => {
    expect(servicesOf(html)).toEqual(expected);
  });
});

describe('the name', () => {
  it.each([
    [
      'Cherry Lane',
      '<title>Cherry Lane</title><h1>Cherry Lane</h1><p>A restaurant by the river.</p><p>14 Cherry Lane, Leeds LS1 4DY</p><footer>© 2026 Cherry Lane</footer>',
    ],
    [
      'Elm Garage',
      '<title>Elm Garage</title><h1>Elm Garage</h1><footer>Designed by Pixel Forge © 2026</footer>',
    ],
    ['Elektro 2000 GmbH', '<title>Start</title><h1>Willkommen</h1><footer>© Elektro 2000 GmbH</footer>'],
    ['Optik 2000 GmbH', '<title>Start</title><h1>Willkommen</h1><footer>© 2026 Optik 2000 GmbH</footer>'],
    [
      'Oak Dental',
      '<title>Home</title><h1>Welcome</h1><footer>© Oak Dental 2026. All rights reserved.</footer>',
    ],
  ])('%s', (name, html) => {
    const url = 'https://x17.example/';
    expect(valuesOf(composeKnowledge([readPage({ url, html })], { url }).facts, 'name')).toEqual([
      { text: name },
    ]);
  });
});
