/** Entity tags and the conditions on them, by RFC 9110 §13.1. */
import { describe, expect, it } from '@jest/globals';
import { etagOf, isKnown, readPrecondition } from '../../api/etags.ts';
import { ApiError } from '../../contract/errors.ts';

const body = { name: 'Desk' };
const etag = etagOf(JSON.stringify(body));

describe('If-Match', () => {
  it.each([
    ['is absent', undefined],
    ['is the tag', etag],
    ['is a list with the tag', `"other", ${etag}`],
    ['is *', '*'],
  ])('lets a change through where it %s', (_, header) => {
    const precondition = readPrecondition(header);
    precondition.requireMatch(body);
    precondition.assertChecked();
  });

  it.each([
    ['another tag', '"other"'],
    ['the tag, but weak', `W/${etag}`],
    ['the tag without quotes', etag.slice(1, -1)],
    ['nothing', ''],
  ])('refuses %s', (_, header) => {
    expect(() => readPrecondition(header).requireMatch(body)).toThrow(ApiError);
  });

  it('that nobody has checked is an error of ours', () => {
    expect(() => readPrecondition('"a"').assertChecked()).toThrow('If-Match');
  });
});

describe('If-None-Match', () => {
  it.each([
    [etag, true],
    [`W/${etag}`, true],
    [`"other", ${etag}`, true],
    ['*', true],
    ['"other"', false],
    [undefined, false],
  ])('%s is known: %s', (header, known) => {
    expect(isKnown(header, etag)).toBe(known);
  });
});
