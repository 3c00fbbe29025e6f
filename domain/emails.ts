/** Email addresses: one spelling each, so that nobody has two accounts by capitals. */
import { createHash } from 'node:crypto';

export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** What sign-in attempts on an address are counted under, whether or not it has an account. */
export function emailSubject(email: string): string {
  return `email/${createHash('sha256').update(normalizeEmail(email)).digest('base64url')}`;
}
