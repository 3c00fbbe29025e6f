/** Who may be connected to: public addresses that are not this machine's own, and what the allow-list names. */
import { networkInterfaces } from 'node:os';
import { canonicalAddress, isPublicAddress } from './address-rules.ts';
import type { AllowList } from './allow-list.ts';

export interface AddressPolicy {
  /** Whether the allow-list lets this host of a URL through, wherever it leads. */
  exempts(hostname: string, port: number): boolean;
  /** Whether this IP address may be connected to. */
  permits(address: string): boolean;
}

export interface AddressPolicyOptions {
  allowList: AllowList;
  /** Addresses of this machine, public ones included; asked each time, since they change. */
  listOwnAddresses?: () => string[];
}

export function createAddressPolicy(options: AddressPolicyOptions): AddressPolicy {
  const listOwnAddresses = options.listOwnAddresses ?? listInterfaceAddresses;
  return {
    exempts: (hostname, port) => options.allowList.permits(hostname, port),
    permits: (address) =>
      isPublicAddress(address) &&
      !listOwnAddresses().map(canonicalAddress).includes(canonicalAddress(address)),
  };
}

function listInterfaceAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
}
