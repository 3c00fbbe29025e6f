import { describe, expect, it } from '@jest/globals';
import { AddressRefused } from '../../outbound/address-refused.ts';
import { checkUrl, checkUrlAndName } from '../../outbound/check-url.ts';
import { fakeLookup, policyAllowing } from './support.ts';

const policy = policyAllowing('127.0.0.1:8081,dev.internal');

function refusalOf(url: string): AddressRefused {
  try {
    checkUrl(url, policy);
  } catch (error) {
    return error as AddressRefused;
  }
  throw new Error(`${url} was not refused`);
}

describe('checkUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['http://EXAMPLE.com./a?b#c', 'http://example.com/a?b#c'],
    ['http://100.63.255.254/', 'http://100.63.255.254/'],
    ['http://100.128.0.1:8080/', 'http://100.128.0.1:8080/'],
    ['http://0x08080808/', 'http://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['http://nothing-here.invalid/', 'http://nothing-here.invalid/'],
    ['http://127.0.0.1:8081/x', 'http://127.0.0.1:8081/x'],
    ['https://dev.internal/', 'https://dev.internal/'],
  ])('passes %s', (url, normalized) => {
    expect(checkUrl(url, policy).href).toBe(normalized);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://127.0.0.1../',
    'http://①②⑦.⓪.⓪.①/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http:\\\\127.0.0.1\\',
    'http://0/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://100.64.0.1/',
    'http://192.168.1.1:8080/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fc00::1]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://127.0.0.1:8082/',
  ])('refuses the address in %s', (url) => {
    expect(refusalOf(url)).toMatchObject({ name: 'AddressRefused', reason: 'address' });
  });

  it.each([
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://ｌｏｃａｌｈｏｓｔ/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.lan/',
    'http://nas.home.arpa/',
    'http://wiki.corp/',
    'http://localhost.localdomain/',
    'http://intranet/',
    'http://localhost../',
    'http://example.com../',
    'http://a..example.com/',
  ])('refuses the name in %s', (url) => {
    expect(refusalOf(url).reason).toBe('host-name');
  });

  it.each([
    ['ftp://example.com/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://127.0.0.1:6379/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,hi', 'scheme'],
    ['http://user@example.com/', 'credentials'],
    ['http://example.com:pw@127.0.0.1/', 'credentials'],
    ['http://:pw@example.com/', 'credentials'],
    ['example.com', 'not-a-url'],
    ['', 'not-a-url'],
    ['http://', 'not-a-url'],
    ['http://256.256.256.256/', 'not-a-url'],
    ['http://[::1', 'not-a-url'],
    ['http://exa mple.com/', 'not-a-url'],
    ['http://example.com:99999/', 'not-a-url'],
  ])('refuses %s as %s', (url, reason) => {
    expect(refusalOf(url).reason).toBe(reason);
  });
});

describe('checkUrl refuses a port that nobody can connect to', () => {
  it.each(['http://example.com:0/', 'https://8.8.8.8:00/'])('%s', (url) => {
    expect(refusalOf(url)).toMatchObject({ reason: 'not-a-url', message: 'A web address has no port 0' });
  });
});

describe('checkUrlAndName', () => {
  const lookup = fakeLookup({
    'shop.example': ['93.184.215.14', '2606:4700::1'],
    'inside.example': ['10.0.0.7'],
    'inside6.example': ['fd12::7'],
    'mixed.example': ['93.184.215.14', '192.168.0.9'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'dev.internal': ['127.0.0.1'],
  });

  it.each(['https://shop.example/a', 'https://dev.internal/', 'http://8.8.8.8/', 'http://[2606:4700::1]/'])(
    'passes %s',
    async (url) => {
      expect((await checkUrlAndName(url, { policy, lookup })).href).toBe(url);
    },
  );

  it.each(['inside.example', 'inside6.example', 'mixed.example', 'mapped.example'])(
    'refuses %s without telling where it leads',
    async (host) => {
      const check = checkUrlAndName(`http://${host}/`, { policy, lookup });
      await expect(check).rejects.toThrow(
        new AddressRefused('address', `${host} leads to an address that is not on the public internet`),
      );
    },
  );

  it('refuses by the text before it asks the name server', async () => {
    const asked = fakeLookup({});
    await expect(checkUrlAndName('http://x.local/', { policy, lookup: asked })).rejects.toThrow(
      AddressRefused,
    );
    expect(asked.calls).toEqual([]);
  });

  it('passes a name that does not resolve: that is unreachable, not refused', async () => {
    expect((await checkUrlAndName('http://gone.example/', { policy, lookup })).hostname).toBe('gone.example');
  });

  it('passes a name whose server hangs, after the time limit', async () => {
    const hanging = () => new Promise<never>(() => undefined);
    const url = await checkUrlAndName('http://slow.example/', { policy, lookup: hanging, timeoutMs: 20 });
    expect(url.hostname).toBe('slow.example');
  });
});
