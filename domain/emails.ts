/** One spelling of an email address, so that nobody has two accounts by capitals. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
