/** The refusal of an address, as its client may read it. */

export type RefusalReason = 'not-a-url' | 'scheme' | 'credentials' | 'host-name' | 'address';

/** The message names what the client gave and never the address that a name resolved to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly reason: RefusalReason;
  /** What is refused, where that is a host: a redirect may have led to it. */
  readonly host: string | undefined;
  constructor(reason: RefusalReason, message: string, host?: string) {
    super(message);
    this.reason = reason;
    this.host = host;
  }
}

/** For a host that is, or leads to, an address outside the public internet. */
export function refuseHost(host: string): AddressRefused {
  return new AddressRefused(
    'address',
    `${host} leads to an address that is not on the public internet`,
    host,
  );
}
