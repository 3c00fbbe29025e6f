/** Entity tags of answers and the conditions that requests put on them (RFC 9110 §8.8.3, §13.1). */
import { createHash } from 'node:crypto';
import { ApiError } from '../contract/errors.ts';

/** What changes without anybody's request: no change of a client's can be lost by it. */
const movingMembers = ['failing_since', 'last_used_at'];

const digest = (text: string) => createHash('sha1').update(text).digest('base64url');

/**
 * The strong tag of a JSON body as it is sent. Where members of it move by themselves, what is before the dot is of the rest:
 * If-None-Match looks at all of it, If-Match at that alone.
 */
export function etagOf(body: string): string {
  const whole = digest(body);
  // Most answers have none: the text tells without being parsed.
  if (!movingMembers.some((name) => body.includes(`"${name}":`))) return `"${whole}"`;
  const value = JSON.parse(body) as Record<string, unknown>;
  if (!movingMembers.some((name) => Object.hasOwn(value, name))) return `"${whole}"`;
  const rest = Object.entries(value).filter(([name]) => !movingMembers.includes(name));
  return `"${digest(JSON.stringify(rest))}.${whole}"`;
}

const settledPart = (etag: string) => etag.replace(/\..*"$/, '"');

const listed = (header: string) => header.split(',').map((tag) => tag.trim());

/** Whether an answer with this tag is what the client has already: If-None-Match compares weakly (§13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined && listed(ifNoneMatch).some((tag) => ['*', etag, `W/${etag}`].includes(tag))
  );
}

export interface Precondition {
  /**
   * Throws `PRECONDITION_FAILED` unless all of the resource that somebody can change is still as the request's If-Match says
   * (§13.1.1). Call it inside the
   * transaction that changes the resource, after locking it, with what GET answers for it now.
   */
  requireMatch(representation: unknown): void;
  /** Throws where the request has a condition that nobody has checked: ignoring one would lose somebody's change. */
  assertChecked(): void;
}

/** The If-Match of a request, or none. */
export function readPrecondition(ifMatch: string | undefined): Precondition {
  let checked = ifMatch === undefined;
  return {
    requireMatch(representation) {
      checked = true;
      if (ifMatch === undefined) return;
      const etag = settledPart(etagOf(JSON.stringify(representation)));
      if (!listed(ifMatch).some((tag) => tag === '*' || settledPart(tag) === etag))
        throw new ApiError('PRECONDITION_FAILED', 'The resource is not as If-Match says.');
    },
    assertChecked() {
      if (!checked) throw new Error('the handler has not checked If-Match');
    },
  };
}
