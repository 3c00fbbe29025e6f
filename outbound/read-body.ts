/** Reads a response body, decompressed, up to a cap that compression cannot stretch. */
import { once } from 'node:events';
import { pipeline, type Readable } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/** Truncated streams are common on the web: what arrived is used. */
const lenientZlib = { finishFlush: constants.Z_SYNC_FLUSH };
/** RFC 9659: a zstd content coding needs a window of 8 MiB at most. */
const zstdWindowLog = 23;
/** Nobody applies more than two codings; each one is a stage of memory. */
const maxCodings = 2;

interface BodyLimits {
  /** Decompressed bytes. */
  maxBytes: number;
  overflow: 'reject' | 'truncate';
}

interface BodyRead {
  /** Owns its memory, so it can be transferred to a worker thread. */
  body: Buffer<ArrayBuffer>;
  truncated: boolean;
}

/** `contentEncoding` is the header's value, empty where there is none. Throws `FetchError` (`too-large`, `bad-answer`). */
export async function readBody(
  source: Readable,
  contentEncoding: string,
  limits: BodyLimits,
): Promise<BodyRead> {
  const chunks: Buffer[] = [];
  let size = 0;
  let truncated = false;
  for await (const chunk of await decode(source, contentEncoding, limits.maxBytes)) {
    const room = limits.maxBytes - size;
    if ((chunk as Buffer).length > room) {
      if (limits.overflow === 'reject') throw new FetchError('too-large');
      chunks.push((chunk as Buffer).subarray(0, room));
      size += room;
      truncated = true;
      break;
    }
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { body: join(chunks, size), truncated };
}

function join(chunks: Buffer[], size: number): Buffer<ArrayBuffer> {
  const body = Buffer.allocUnsafeSlow(size);
  let offset = 0;
  for (const chunk of chunks) offset += chunk.copy(body, offset);
  return body;
}

async function decode(
  source: Readable,
  contentEncoding: string,
  maxBytes: number,
): Promise<AsyncIterable<unknown>> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length === 0) return source;
  if (codings.length > maxCodings) throw new FetchError('bad-answer');
  // Codings are listed in the order they were applied (RFC 9110, 8.4), so they come off from the end.
  let decoded = pipeline(source, limitInput(maxBytes), (_error) => undefined) as unknown as Readable;
  for (const coding of codings.reverse()) {
    decoded = pipeline(decoded, await createDecoder(coding, decoded), (_error) => undefined);
  }
  return decoded;
}

/** A stream of empty compressed blocks decodes to nothing for ever: the input has a cap too. */
function limitInput(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let left = maxBytes + 65_536;
    for await (const chunk of source) {
      left -= chunk.length;
      if (left < 0) throw new FetchError('too-large');
      yield chunk;
    }
  };
}

async function createDecoder(coding: string, source: Readable) {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenientZlib);
    case 'deflate':
      return (await startsLikeZlib(source)) ? createInflate(lenientZlib) : createInflateRaw(lenientZlib);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLog } });
    default:
      throw new FetchError('bad-answer');
  }
}

/** `deflate` means zlib (RFC 9110, 8.4.1.2), but some servers send it raw. */
async function startsLikeZlib(source: Readable): Promise<boolean> {
  await Promise.race([once(source, 'readable'), once(source, 'end')]);
  const first = source.read() as Buffer | null;
  if (first === null) return true;
  source.unshift(first);
  return ((first[0] ?? 0) & 0x0f) === 8;
}
