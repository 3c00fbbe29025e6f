/** Which IP addresses belong to the public internet, by the IANA special-purpose registries. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Block = [prefix: string, bits: number];

/** What ipaddr.js calls unicast and is nevertheless nobody's website. */
const refusedV4: Block[] = [
  // Azure's host agent: a public address that answers only inside a virtual machine.
  ['168.63.129.16', 32],
];

const refusedV6: Block[] = [
  ['3ffe::', 16], // 6bone, returned (RFC 3701)
  ['2001:db8::', 32],
];

const globalUnicastV6: Block = ['2000::', 3];
/** Translators that reach the IPv4 address in the last 32 bits: IPv4-mapped (RFC 4291), NAT64 (RFC 6052). */
const embeddingV6: Block[] = [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

/**
 * Whether `ip` (a textual IPv4 or IPv6 address, no brackets) is a globally reachable unicast address.
 * Anything special-purpose by RFC 6890 and its successors is not; nor are 6to4, Teredo and ISATAP, whatever
 * they embed. IPv4-mapped and NAT64 addresses are judged by the IPv4 address inside. Anything that is no
 * address is not public.
 */
export function isPublicAddress(ip: string): boolean {
  const address = parseAddress(ip);
  if (address === undefined) return false;
  return address instanceof ipaddr.IPv4 ? isPublicV4(address) : isPublicV6(address);
}

/** One way to write an address, IPv4 where one is embedded in it: "::ffff:8.8.8.8" is 8.8.8.8. As it is where it is none. */
export const canonicalAddress = (ip: string): string => parseAddress(ip)?.toString() ?? ip;

/** The IPv4 address inside one of IPv6 in its place; undefined for what is no address, and for those of a zone. */
function parseAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const version = isIP(ip);
  if (version === 0 || ip.includes('%')) return undefined;
  if (version === 4) return ipaddr.IPv4.parse(ip);
  const address = parseV6(ip);
  return embeddingV6.some(isIn(address)) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

const isIn =
  (address: ipaddr.IPv6) =>
  ([prefix, bits]: Block): boolean =>
    address.match(ipaddr.IPv6.parse(prefix), bits);

/** By way of the URL parser: ipaddr.js takes the compatible `::8.8.8.8` for the mapped `::ffff:8.8.8.8`. */
function parseV6(ip: string): ipaddr.IPv6 {
  return ipaddr.IPv6.parse(new URL(`http://[${ip}]/`).hostname.slice(1, -1));
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return (
    address.range() === 'unicast' && !refusedV4.some(([p, bits]) => address.match(ipaddr.IPv4.parse(p), bits))
  );
}

function isPublicV6(address: ipaddr.IPv6): boolean {
  const inBlock = isIn(address);
  if (!inBlock(globalUnicastV6) || refusedV6.some(inBlock)) return false;
  return address.range() === 'unicast' && !isIsatap(address);
}

/** ISATAP (RFC 5214) puts 0:5efe or 200:5efe before an IPv4 address in the interface identifier. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, low] = address.parts;
  return low === 0x5efe && (high === 0 || high === 0x200);
}
