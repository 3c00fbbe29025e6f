/** Finding members that stand twice, however they are written and wherever they stand. */
import { describe, expect, it } from '@jest/globals';
import { findDuplicateMembers } from '../../api/middleware/duplicate-members.ts';

describe('members that stand twice', () => {
  it.each([
    ['with equal values', '{"a":1,"a":1}', ['a']],
    ['with other values', '{"a":1,"b":2,"a":{}}', ['a']],
    ['three times', '{"a":1,"a":1,"a":1}', ['a']],
    ['spelled with escapes', '{"a":1,"\\u0061":1}', ['a']],
    ['empty', '{"":1,"":1}', ['']],
    ['in an object', '{"p":{"x":1,"x":1},"q":{"x":1}}', ['p.x']],
    ['in an array', '{"p":[0,[{"x":1},{"y":",","y":"{"}]]}', ['p[1][1].y']],
    ['after objects and arrays', '{"a":{"b":[]},"c":[{"a":1}],"a":[]}', ['a']],
    ['two of them', '[{"a":1,"a":1,"b":[],"b":[]}]', ['[0].a', '[0].b']],
  ])('%s are found with their path', (_, text, paths) => {
    expect(findDuplicateMembers(text, 200)).toEqual(paths);
  });

  it.each([
    ['values that look like names', '{"a":"a","b":["a","a","a"],"c":{"a":"b"}}'],
    ['text with quotes, braces and commas', '{"a":"\\",\\"a\\":{","b":"\\\\","c":"}"}'],
    ['the same name at another level', '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}'],
    ['names of every object', '{"__proto__":1,"constructor":1,"toString":1}'],
    ['no object', '["a","a"]'],
  ])('are not seen in %s', (_, text) => {
    expect(findDuplicateMembers(text, 200)).toEqual([]);
  });

  it('are found below any depth, and paths stay short', () => {
    const depth = 100_000;
    const text = `${'{"ab":['.repeat(depth)}{"x":1,"x":1}${']}'.repeat(depth)}`;
    const [path = ''] = findDuplicateMembers(text, 200);
    expect(path).toHaveLength(200);
  });
});
