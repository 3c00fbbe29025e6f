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
  inflateRawSync,
} from 'node:zlib';
import { FetchError } from './fetch-error.ts';

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

/**
 * `contentEncoding` is the header's value, empty where there is none. Throws `FetchError` (`too-large`, `bad-answer`,
 * `connection-reset` for a compressed body that was cut short).
 */
export async function readBody(
  source: Readable,
  contentEncoding: string,
  limits: BodyLimits,
): Promise<BodyRead> {
  const chunks: Buffer[] = [];
  const packed: Buffer[] = [];
  let size = 0;
  let truncated = false;
  try {
    for await (const chunk of await decode(source, contentEncoding, limits.maxBytes, packed)) {
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
  } catch (error) {
    const whole = wholeDespite(error, contentEncoding, Buffer.concat(packed), limits.maxBytes);
    return { body: join([whole], whole.length), truncated: false };
  }
  return { body: join(chunks, size), truncated };
}

/** What browsers take for a whole body where Node sees an error; rethrows the error of all others. */
function wholeDespite(error: unknown, contentEncoding: string, packed: Buffer, maxBytes: number): Buffer {
  const coding = contentEncoding.trim().toLowerCase();
  const isGzip = coding === 'gzip' || coding === 'x-gzip';
  // Node takes what follows a gzip stream for another one, where browsers take it for nothing.
  if (isGzip && isZlibError(error, 'incorrect header check'))
    return inflateFirst(packed, true, maxBytes).data;
  if (!isZlibError(error, 'unexpected end of file')) throw error;
  if (packed.length === 0) return packed;
  if (!isGzip && coding !== 'deflate') throw error;
  const { data, restLength } = inflateFirst(packed, isGzip, maxBytes, error as Error);
  // With more behind it, it is a further stream that was cut short.
  if (restLength > (isGzip ? gzipTrailer : zlibTrailer)) throw error;
  return data;
}

/** A checksum, and for gzip a length, of which nobody but tools for archives asks. */
const gzipTrailer = 8;
const zlibTrailer = 4;

const isZlibError = (error: unknown, message: string): boolean =>
  (error as { message?: unknown }).message === message;

/**
 * The first stream of gzip (RFC 1952, 2.3) or zlib data (RFC 1950, 2.2) without its trailer, and how much stands behind it.
 * Throws `otherwise` where its last block is not there.
 */
function inflateFirst(packed: Buffer, isGzip: boolean, maxBytes: number, otherwise?: Error) {
  try {
    const deflated = packed.subarray(isGzip ? gzipHeaderLength(packed) : zlibHeaderLength);
    // The types do not know what `info` returns: the engine, which tells how much of its input it read.
    const { buffer, engine } = inflateRawSync(deflated, {
      maxOutputLength: maxBytes,
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { data: buffer, restLength: deflated.length - engine.bytesWritten };
  } catch (error) {
    const isLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    if (isLarge) throw new FetchError('too-large', { cause: error });
    throw otherwise ?? new FetchError('bad-answer', { cause: error });
  }
}

const zlibHeaderLength = 2;

function gzipHeaderLength(packed: Buffer): number {
  if (packed.readUInt16BE(0) !== 0x1f8b) throw new FetchError('bad-answer');
  const flags = packed[3] ?? 0;
  let length = 10;
  if (flags & 4) length += 2 + packed.readUInt16LE(length);
  for (const named of [flags & 8, flags & 16]) if (named) length = packed.indexOf(0, length) + 1;
  if (flags & 2) length += 2;
  return length;
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
  packed: Buffer[],
): Promise<AsyncIterable<unknown>> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length === 0) return source;
  if (codings.length > maxCodings) throw new FetchError('bad-answer');
  // Codings are listed in the order they were applied (RFC 9110, 8.4), so they come off from the end.
  let decoded = pipeline(source, limitInput(maxBytes, packed), (_error) => undefined) as unknown as Readable;
  for (const coding of codings.reverse()) {
    decoded = pipeline(decoded, await createDecoder(coding, decoded), (_error) => undefined);
  }
  return decoded;
}

/** A stream of empty compressed blocks decodes to nothing for ever: the input has a cap too. It is kept in `packed`. */
function limitInput(maxBytes: number, packed: Buffer[]) {
  return async function* (source: AsyncIterable<Buffer>) {
    let left = maxBytes + 65_536;
    for await (const chunk of source) {
      left -= chunk.length;
      if (left < 0) throw new FetchError('too-large');
      packed.push(chunk);
      yield chunk;
    }
  };
}

async function createDecoder(coding: string, source: Readable) {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return (await startsLikeZlib(source)) ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
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
