import { describe, expect, it } from '@jest/globals';
import { parseAllowList } from '../../outbound/allow-list.ts';

describe('parseAllowList', () => {
  it.each([
    ['127.0.0.1:8080', '127.0.0.1', 8080],
    ['127.0.0.1', '127.0.0.1', 9],
    ['Sample.Test', 'sample.test', 80],
    [' a.test:81 , b.test:82,', 'b.test', 82],
    ['::1', '::1', 443],
    ['[::1]:8443', '[::1]', 8443],
    ['[0:0:0:0:0:0:0:1]:8443', '::1', 8443],
    ['bücher.test', 'xn--bcher-kva.test', 80],
    ['0x7f.1:80', '127.0.0.1', 80],
  ])('%s lets %s on port %d through', (setting, host, port) => {
    expect(parseAllowList(setting).permits(host, port)).toBe(true);
  });

  it.each([
    ['', '127.0.0.1', 80],
    ['127.0.0.1:8080', '127.0.0.1', 8081],
    ['127.0.0.1', 'localhost', 80],
    ['sample.test', 'www.sample.test', 80],
    ['sample.test', 'sample.test.evil.com', 80],
    ['[::1]:80', '::1:80', 443],
  ])('%s does not let %s on port %d through', (setting, host, port) => {
    expect(parseAllowList(setting).permits(host, port)).toBe(false);
  });

  it('keeps the entries as written, for the warning at start', () => {
    expect(parseAllowList('a.test, 127.0.0.1:80').entries).toEqual(['a.test', '127.0.0.1:80']);
  });

  it.each([
    'http://a.test',
    'a.test/path',
    'a.test:0',
    'a.test:70000',
    'user@a.test',
    'a test',
    ':80',
    'a:b:c',
  ])('rejects the entry %s by name', (entry) => {
    expect(() => parseAllowList(entry)).toThrow(JSON.stringify(entry));
  });
});
