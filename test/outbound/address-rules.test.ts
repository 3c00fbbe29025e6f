import { describe, expect, it } from '@jest/globals';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { isPublicAddress } from '../../outbound/address-rules.ts';
import { parseAllowList } from '../../outbound/allow-list.ts';

const publicAddresses = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.254',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '191.255.255.255',
  '192.0.1.1',
  '192.0.3.1',
  '192.167.255.255',
  '192.169.0.1',
  '198.17.255.255',
  '198.20.0.1',
  '203.0.112.255',
  '203.0.114.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
  '2a00:1450:4001:80b::200e',
  '2001:200::1',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
];

const refusedAddresses: Record<string, string[]> = {
  'this network (0/8)': ['0.0.0.0', '0.1.2.3', '0.255.255.255'],
  'private (10/8, 172.16/12, 192.168/16)': [
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
  ],
  'carrier-grade NAT (100.64/10)': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
  'link-local and metadata': [
    '169.254.0.1',
    '169.254.169.254',
    '169.254.170.2',
    'fe80::1',
    'febf::1',
    'fe80::1%eth0',
  ],
  'metadata at other addresses': ['168.63.129.16', 'fd00:ec2::254', '192.0.0.192'],
  'IETF assignments and documentation': [
    '192.0.0.1',
    '192.0.0.170',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.255',
    '2001:db8::1',
    '3fff::1',
    '3fff:fff::1',
  ],
  'AS112, AMT, 6to4 relays': [
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.175.48.1',
    '2620:4f:8000::1',
  ],
  benchmarking: ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  'multicast, reserved, broadcast': [
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    'ff02::1',
  ],
  'unspecified and IPv4-compatible': ['::', '::127.0.0.1', '::8.8.8.8', '::7f00:1'],
  'IPv4-mapped': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:0:0',
  ],
  'IPv4-translated': ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::8.8.8.8', '64:ff9b:1::a00:1'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ISATAP: ['2a00:1450:4001:80b:0:5efe:7f00:1', '2a00:1450:4001:80b:200:5efe:a00:1'],
  'unique-local and site-local': ['fc00::1', 'fdff:ffff::1', 'fec0::1'],
  'ORCHID, discard, SRv6, 6bone, unassigned': [
    '2001:10::1',
    '2001:20::1',
    '100::1',
    '5f00::1',
    '3ffe::1',
    '4000::1',
  ],
  'no addresses at all': [
    '',
    'localhost',
    'example.com',
    '1.2.3',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '1.2.3.4.',
    ':::',
  ],
};

describe('isPublicAddress', () => {
  it.each(publicAddresses)('passes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  describe.each(Object.entries(refusedAddresses))('refuses %s', (_name, addresses) => {
    it.each(addresses)('%s', (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
  });
});

describe('createAddressPolicy', () => {
  const allowList = parseAllowList('127.0.0.1:8081');

  it('refuses a public address that is this machine', () => {
    const policy = createAddressPolicy({ allowList, listOwnAddresses: () => ['8.8.4.4'] });
    // However it is written.
    for (const same of ['::ffff:8.8.4.4', '64:ff9b::808:404', '::ffff:808:404'])
      expect(policy.permits(same)).toBe(false);
    expect([policy.permits('8.8.4.4'), policy.permits('8.8.8.8')]).toEqual([false, true]);
  });

  it('exempts by host and port, and never permits the address itself', () => {
    const policy = createAddressPolicy({ allowList });
    expect(policy.exempts('127.0.0.1', 8081)).toBe(true);
    expect(policy.exempts('127.0.0.1', 8082)).toBe(false);
    expect(policy.permits('127.0.0.1')).toBe(false);
  });
});
