/** A history as it was before the codec and the failure converter: for replays, and to be read by people. */
import type { Payload, PayloadCodec } from '@temporalio/common';
import { isEncrypted } from './payload-codec.ts';

/** A payload in Temporal's JSON: every byte string in base64. */
interface JsonPayload {
  metadata: Record<string, string>;
  data?: string;
}

/**
 * Decodes every payload of a history in Temporal's JSON, wherever it stands, and puts messages and stacks of failures
 * back into their places.
 * @param codec undefined where no key is at hand, which does for histories in clear
 */
export async function decodeHistory(json: unknown, codec: PayloadCodec | undefined): Promise<unknown> {
  if (Array.isArray(json)) return await Promise.all(json.map((item) => decodeHistory(item, codec)));
  if (typeof json !== 'object' || json === null) return json;
  if (isPayload(json)) return await decodePayload(json, codec);
  const members = Object.entries(json).map(
    async ([name, value]) => [name, await decodeHistory(value, codec)] as const,
  );
  const { encodedAttributes, ...rest } = Object.fromEntries(await Promise.all(members));
  return encodedAttributes === undefined || encodedAttributes === null
    ? rest
    : { ...rest, ...attributesOf(encodedAttributes as JsonPayload) };
}

/** One line of JSON for each event of a decoded history, with values where payloads were. */
export function eventLines(history: { events: readonly unknown[] }): string[] {
  const toValue = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && isPayload(value) ? valueOf(value) : value;
  return history.events.map((event) => JSON.stringify(event, toValue));
}

function valueOf({ metadata, data = '' }: JsonPayload): unknown {
  const bytes = Buffer.from(data, 'base64');
  const encoding = Buffer.from(metadata['encoding'] ?? '', 'base64').toString();
  return encoding === 'json/plain' ? (JSON.parse(bytes.toString('utf8')) as unknown) : bytes.toString('utf8');
}

function isPayload(json: object): json is JsonPayload {
  const metadata = 'metadata' in json ? json.metadata : undefined;
  return typeof metadata === 'object' && metadata !== null && 'encoding' in metadata;
}

async function decodePayload(json: JsonPayload, codec: PayloadCodec | undefined): Promise<JsonPayload> {
  const payload: Payload = {
    metadata: mapValues(json.metadata, (text) => Buffer.from(text, 'base64')),
    data: Buffer.from(json.data ?? '', 'base64'),
  };
  if (!isEncrypted(payload)) return json;
  if (codec === undefined) throw new Error('The history is encrypted: ENCRYPTION_KEY is needed to read it');
  const [{ metadata, data } = {}] = await codec.decode([payload]);
  return {
    metadata: mapValues(metadata ?? {}, toBase64),
    ...(data ? { data: toBase64(data) } : {}),
  };
}

/** What the failure converter took out of a failure. */
function attributesOf({ data }: JsonPayload): { message?: unknown; stackTrace?: unknown } {
  const { message, stack_trace: stackTrace } = JSON.parse(
    Buffer.from(data ?? '', 'base64').toString('utf8'),
  ) as Record<string, unknown>;
  return { message, stackTrace };
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
