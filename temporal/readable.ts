/** Which payloads stay in clear, so that operators can read Temporal's UI: our own labels, and nothing else. */
import type { Payload } from '@temporalio/common';
import { labelPatterns, labels } from '../workflows/labels.ts';

const fixed: ReadonlySet<string> = new Set(Object.values(labels));

/** Long enough for every label, so that large payloads are not parsed. */
const maxLabelBytes = 200;
/** How the SDK's answer to the UI's question for current details begins; answers to queries are not stored. */
const details = Buffer.from('{"definition":{"type":"');

export function isReadable({ metadata, data }: Payload): boolean {
  if (!data || Buffer.from(metadata?.['encoding'] ?? []).toString() !== 'json/plain') return false;
  if (details.equals(data.subarray(0, details.length))) return isDetails(Buffer.from(data).toString());
  if (data.byteLength > maxLabelBytes || data[0] !== 0x22) return false;
  const text = JSON.parse(Buffer.from(data).toString()) as string;
  return fixed.has(text) || labelPatterns.some((pattern) => pattern.test(text));
}

function isDetails(json: string): boolean {
  return Object.keys(JSON.parse(json) as object).join() === 'definition,currentDetails';
}
