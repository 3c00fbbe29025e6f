/** Reads a request body: JSON (or a form at the OAuth endpoints), within limits, strictly. */
import type { IncomingMessage } from 'node:http';
import { parse as parseStrictJson } from 'lossless-json';
import getRawBody from 'raw-body';
import { ApiError, type ErrorDetail } from '../../contract/errors.ts';
import { findDuplicateMembers } from './duplicate-members.ts';
import { longestPath, mostDetails } from './validate.ts';

const maxBodyBytes = 1024 * 1024;
const emptyObject = Buffer.from('{}');

export interface ReadBody {
  value: unknown;
  /** The bytes; those of an empty object where none came. */
  raw: Buffer;
  /** What no body may hold, whatever its schema: duplicate members, and text that PostgreSQL could not carry. */
  issues: ErrorDetail[];
}

/**
 * The parsed body, an empty object where none came and none has to; its issues are the caller's to refuse, together with those of its schema.
 * @param mayBeAbsent asked only where none came
 * @throws ApiError `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`; `INVALID_REQUEST` for what is no JSON at all
 */
export async function readBody(
  request: IncomingMessage,
  style: 'json' | 'oauth',
  mayBeAbsent: () => boolean,
): Promise<ReadBody> {
  const mediaType = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isJson = mediaType === 'application/json' || /^application\/[\w.-]+\+json$/.test(mediaType);
  const isForm = style === 'oauth' && mediaType === 'application/x-www-form-urlencoded';
  const raw = await readRaw(request);
  if (raw.length === 0 && mayBeAbsent()) return { value: {}, raw: emptyObject, issues: [] };
  if (!isJson && !isForm) {
    const wanted = `Send JSON with Content-Type: application/json${style === 'oauth' ? ', or a form' : ''}.`;
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', wanted);
  }
  const text = decodeUtf8(raw);
  const issues: ErrorDetail[] = [];
  const value = isForm ? parseForm(text, issues) : parseJson(text, issues);
  noteUnstorable(value, issues);
  return { value, raw, issues };
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

function parseJson(text: string, details: ErrorDetail[]): unknown {
  try {
    // It would not tell of duplicates whose values are equal, nor where they stand.
    const value = parseStrictJson(text, null, { parseNumber: Number, onDuplicateKey: () => undefined });
    for (const path of findDuplicateMembers(text, longestPath)) note(details, path, 'stands twice');
    return value;
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : 'is nested too deeply';
    throw new ApiError('INVALID_REQUEST', 'The body is not JSON as it should be.', {
      details: [{ path: '', message: message.slice(0, 300) }],
    });
  }
}

/** Parameters without a value count as left out (RFC 6749 §3.2). */
function parseForm(text: string, details: ErrorDetail[]): Record<string, string> {
  const seen = new Set<string>();
  const fields: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (seen.has(name)) note(details, name, 'stands twice');
    seen.add(name);
    if (value !== '') fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

/** Notes NUL and lone surrogates anywhere, names included, and `__proto__`; walks without recursion. */
function noteUnstorable(root: unknown, details: ErrorDetail[]): void {
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  for (let next = open.pop(); next !== undefined && details.length < mostDetails; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isStorable(value)) note(details, path, unstorable);
    } else if (value !== null && typeof value === 'object') {
      const isArray = Array.isArray(value);
      for (const [name, member] of Object.entries(value)) {
        if (!isStorable(name)) note(details, path, unstorable);
        const memberPath = isArray ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
        // It would be lost on the way through JavaScript, so it is refused even where names are free.
        if (name === '__proto__') note(details, memberPath, 'is not a possible name');
        else open.push({ value: member, path: memberPath.slice(0, longestPath) });
      }
    }
  }
}

const unstorable = 'holds a NUL character or a lone surrogate';
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Paths come from the client and are cut to a length that a log can bear. */
function note(details: ErrorDetail[], path: string, message: string): void {
  if (details.length < mostDetails) details.push({ path: path.slice(0, longestPath), message });
}
