/** What `npm run demo` makes of its argument. */
import { describe, expect, it } from '@jest/globals';
import { chooseSite } from '../../scripts/demo/sites.ts';

const served = { trattoria: 'http://127.0.0.1:8101/', dental: 'http://127.0.0.1:8102/' };

describe('a demo', () => {
  it('is made from a sample by its name, the first where none is given', () => {
    expect(chooseSite('dental', served)).toMatchObject({ url: served.dental, template: 'dental' });
    expect(chooseSite(undefined, served)).toMatchObject({ url: served.trattoria, template: 'restaurant' });
  });

  it('is made from any address', () => {
    expect(chooseSite('shop.example', served)).toMatchObject({ url: 'shop.example', template: 'general' });
  });

  it('names the samples where the name is none of them', () => {
    expect(() => chooseSite('nosuchsample', served)).toThrow(/nosuchsample.*trattoria, dental, friseur/);
  });

  it('says where the samples are not served', () => {
    expect(() => chooseSite('friseur', {})).toThrow(/not served/);
  });
});
