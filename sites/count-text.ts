/** How much a text says. */

const lookedAt = 5_000;
const letterOrDigit = /^[\p{L}\p{N}]/u;

/** Letters and digits of a text, as far as anybody here wants to know: a few thousand. */
export function countText(text: string): number {
  const end = Math.min(text.length, lookedAt);
  let count = 0;
  for (let i = 0; i < end; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 128 ? isAsciiWord(code) : isWordAt(text, i)) count += 1;
  }
  return count;
}

function isAsciiWord(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
}

/** Characters of two code units count where they begin. */
function isWordAt(text: string, index: number): boolean {
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(index) ?? 0));
}
