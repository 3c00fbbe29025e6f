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

  it.each([
    ['failing_since', null, '2026-01-31T09:30:00.000Z'],
    ['last_used_at', '2026-01-31T09:30:00.000Z', '2026-01-31T09:31:00.000Z'],
  ])('lets a change through though %s has moved, and none where anything else has', (name, before, after) => {
    const read = etagOf(JSON.stringify({ ...body, [name]: before }));
    readPrecondition(read).requireMatch({ ...body, [name]: after });
    expect(() => readPrecondition(read).requireMatch({ name: 'Else', [name]: before })).toThrow(ApiError);
    expect(isKnown(read, etagOf(JSON.stringify({ ...body, [name]: after })))).toBe(false);
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
