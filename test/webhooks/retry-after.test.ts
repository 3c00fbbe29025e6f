/** What receivers, sites and platforms may ask for by `Retry-After`. */
import { describe, expect, it } from '@jest/globals';
import { readRetryAfterMs } from '../../domain/retry-after.ts';

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12_000],
    ['9'.repeat(400), 2 ** 31 * 1000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('of %s is a time to wait', (header, ms) => {
    expect(readRetryAfterMs(header)).toBe(ms);
  });

  it('of a date is the time that is left', () => {
    const header = new Date(Date.now() + 3_600_000).toUTCString();
    expect(readRetryAfterMs(header)).toBeGreaterThan(3_590_000);
    expect(readRetryAfterMs(header)).toBeLessThanOrEqual(3_600_000);
  });

  it.each([['soon'], ['-3'], ['1.5'], ['1e9'], [''], ['Mon 12'], ['Xyz, 99 Abc 2024 00:00:00 GMT']])(
    'of %j asks for nothing',
    (header) => {
      expect(readRetryAfterMs(header)).toBeUndefined();
    },
  );

  it('that is missing or stands twice asks for nothing', () => {
    expect(readRetryAfterMs(undefined)).toBeUndefined();
    expect(readRetryAfterMs(['1', '2'])).toBeUndefined();
  });
});
