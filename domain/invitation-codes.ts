/** Invitation codes: `inv_` and 128 random bits in the form of an id; only their hash is kept. */
import { createHash, randomBytes } from 'node:crypto';
import { idPrefixes } from '../contract/ids.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export function newInvitationCode(): { code: string; codeHash: string } {
  // An id's first letter carries three bits, the other 25 five each.
  const letters = [...randomBytes(26)].map((byte, index) => alphabet[byte % (index === 0 ? 8 : 32)]);
  const code = `${idPrefixes.invitation}_${letters.join('')}`;
  return { code, codeHash: hashInvitationCode(code) };
}

/** SHA-256, hex: 128 random bits need nothing slower. */
export function hashInvitationCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
