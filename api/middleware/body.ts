/** Reads a request body: JSON (or a form at the OAuth endpoints), within limits, strictly. */
import type { IncomingMessage } from 'node:http';
import { parse as parseStrictJson } from 'lossless-json';
import getRawBody from 'raw-body';
import { ApiError } from '../../contract/errors.ts';

const maxBodyBytes = 1024 * 1024;

/**
 * The parsed body. Duplicate members are refused, as is text that PostgreSQL or another JSON parser could not carry.
 * @throws ApiError `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `INVALID_REQUEST`
 */
export async function readBody(
  request: IncomingMessage,
  style: 'json' | 'oauth',
): Promise<{ value: unknown; raw: Buffer }> {
  const mediaType = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isJson = mediaType === 'application/json' || /^application\/[\w.-]+\+json$/.test(mediaType);
  const isForm = style === 'oauth' && mediaType === 'application/x-www-form-urlencoded';
  const raw = await readRaw(request);
  if (!isJson && !isForm) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON with Content-Type: application/json.');
  }
  const text = decodeUtf8(raw);
  const value = isForm ? parseForm(text) : parseJson(text);
  refuseUnstorableText(value);
  return { value, raw };
}

async function readRaw(request: IncomingMessage): Promise<Buffer> {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without Content-Encoding.');
  }
  try {
    return await getRawBody(request, {
      limit: maxBodyBytes,
      length: request.headers['content-length'] ?? null,
    });
  } catch (error) {
    const type = (error as { type?: string }).type;
    if (type === 'entity.too.large') {
      throw new ApiError('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MiB.');
    }
    throw new ApiError('INVALID_REQUEST', 'The body ended early.', { cause: error });
  }
}

function decodeUtf8(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    throw new ApiError('INVALID_REQUEST', 'The body is not UTF-8.', {
      details: [{ path: '', message: 'is not UTF-8' }],
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return parseStrictJson(text, null, { parseNumber: Number, onDuplicateKey: refuseDuplicate });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const message = error instanceof SyntaxError ? error.message : 'is nested too deeply';
    throw new ApiError('INVALID_REQUEST', 'The body is not JSON as it should be.', {
      details: [{ path: '', message: message.slice(0, 300) }],
    });
  }
}

function refuseDuplicate({ key }: { key: string }): never {
  throw new ApiError('INVALID_REQUEST', 'The body holds a member twice.', {
    details: [{ path: key.slice(0, 200), message: 'stands twice' }],
  });
}

function parseForm(text: string): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) {
      throw new ApiError('INVALID_REQUEST', 'A form member stands twice.', {
        details: [{ path: name, message: 'stands twice' }],
      });
    }
    fields[name] = value;
  }
  return { ...fields };
}

/** Refuses NUL and lone surrogates anywhere, names included; walks without recursion. */
function refuseUnstorableText(root: unknown): void {
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      refuseUnstorable(value, path);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, member] of Object.entries(value)) {
        refuseUnstorable(name, path);
        if (name === '__proto__') throw unknownMember(path === '' ? name : `${path}.${name}`);
        open.push({ value: member, path: path === '' ? name : `${path}.${name}` });
      }
    }
  }
}

/** It would be lost on the way through JavaScript, so it is refused even where names are free. */
const unknownMember = (path: string) =>
  new ApiError('INVALID_REQUEST', 'The body holds a member that is not possible.', {
    details: [{ path: path.slice(0, 200), message: 'is not a possible name' }],
  });

function refuseUnstorable(text: string, path: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new ApiError('INVALID_REQUEST', 'The body holds text that is not valid.', {
      details: [{ path: path.slice(0, 200), message: 'holds a NUL character or a lone surrogate' }],
    });
  }
}
