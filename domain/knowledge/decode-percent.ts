/** Decodes what stands percent-encoded in addresses of strangers. */

/** The text decoded; as it is where it is encoded wrongly. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
