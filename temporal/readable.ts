/** Which payloads stay in clear, so that operators can read Temporal's UI: our own labels, and nothing else. */
import type { Payload } from '@temporalio/common';
import { labelPatterns, labels } from '../workflows/labels.ts';

const fixed: ReadonlySet<string> = new Set(Object.values(labels));

/** Long enough for every label, so that large payloads are not looked through. */
const maxLabelBytes = 200;
/** How the SDK answers the UI's question for current details. Answers to questions are not stored. */
const details = Buffer.from('{"definition":{"type":"');

export function isReadable({ metadata, data }: Payload): boolean {
  if (!data || Buffer.from(metadata?.['encoding'] ?? []).toString() !== 'json/plain') return false;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.subarray(0, details.length).equals(details)) return isDetails(bytes.toString());
  if (bytes.byteLength > maxLabelBytes) return false;
  const text = unquote(bytes.toString());
  return fixed.has(text) || labelPatterns.some((pattern) => pattern.test(text));
}

function isDetails(json: string): boolean {
  return Object.keys(JSON.parse(json) as object).join() === 'definition,currentDetails';
}

/** No label has a character that JSON escapes. */
function unquote(json: string): string {
  return json.startsWith('"') && json.endsWith('"') ? json.slice(1, -1) : '';
}
