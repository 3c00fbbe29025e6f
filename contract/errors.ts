/** The one catalogue of errors: what each code means over HTTP, whether waiting helps, and what to do. */
import { z } from 'zod';

export const recoveryActions = [
  'fix_request',
  'authenticate',
  'request_scope',
  'retry',
  'retry_with_new_key',
  'refetch',
  'add_credit',
  'choose_other_value',
  'fix_site',
  'contact_support',
] as const;
export type RecoveryAction = (typeof recoveryActions)[number];

interface ErrorDefinition {
  /** HTTP status; for codes that only operations carry, the status that a synchronous endpoint would use. */
  status: number;
  retryable: boolean;
  action: RecoveryAction;
  description: string;
  href?: string;
}

const define = <const T extends Record<string, ErrorDefinition>>(catalogue: T): T => catalogue;

export const errorCatalogue = define({
  INVALID_REQUEST: {
    status: 400,
    retryable: false,
    action: 'fix_request',
    description: 'Correct the fields named in details and send the request again.',
    href: '/docs',
  },
  INVALID_CURSOR: {
    status: 400,
    retryable: false,
    action: 'fix_request',
    description:
      'Start again without a cursor; a cursor belongs to the list and the filters that it came from.',
  },
  UNAUTHENTICATED: {
    status: 401,
    retryable: false,
    action: 'authenticate',
    description:
      'Get an access token from POST /v2/auth/token and send it as Authorization: Bearer; at the console endpoints, sign in by POST /v2/session.',
    href: '/v2/auth/token',
  },
  INVALID_CLIENT: {
    status: 401,
    retryable: false,
    action: 'authenticate',
    description: 'Check client_id and client_secret; a revoked key needs a new one.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    retryable: false,
    action: 'authenticate',
    description: 'Get a new access token from POST /v2/auth/token.',
    href: '/v2/auth/token',
  },
  CREDIT_EXHAUSTED: {
    status: 402,
    retryable: false,
    action: 'add_credit',
    description:
      'Add credit to the account, then ask again with a new Idempotency-Key; GET /v2/account/credit shows the ledger.',
    href: '/v2/account/credit',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retryable: false,
    action: 'request_scope',
    description: 'Ask for a token with the scope that details name; the API key must hold it.',
  },
  NOT_FOUND: {
    status: 404,
    retryable: false,
    action: 'fix_request',
    description: 'Check the path and the id; what it names may belong to another account or be gone.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    retryable: false,
    action: 'fix_request',
    description: 'Use one of the methods in the Allow header.',
    href: '/docs',
  },
  CONFLICT: {
    status: 409,
    retryable: false,
    action: 'refetch',
    description: 'Read the resource again: its state does not allow this now.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    retryable: true,
    action: 'retry',
    description:
      'The first request with this Idempotency-Key is still running; send the same request again shortly.',
  },
  PRECONDITION_FAILED: {
    status: 412,
    retryable: false,
    action: 'refetch',
    description:
      'The resource changed since you read it; read it again and repeat the change with its new ETag.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    retryable: false,
    action: 'fix_request',
    description: 'Send at most 1 MiB.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    retryable: false,
    action: 'fix_request',
    description: 'Send JSON with Content-Type: application/json; the OAuth endpoints take forms too.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    retryable: false,
    action: 'retry_with_new_key',
    description: 'This Idempotency-Key was used with another body; use a new key for a new request.',
  },
  URL_NOT_ALLOWED: {
    status: 422,
    retryable: false,
    action: 'choose_other_value',
    description: 'Give an http or https address on the public internet.',
  },
  RATE_LIMITED: {
    status: 429,
    retryable: true,
    action: 'retry',
    description: 'Wait for retry_after seconds, then send the request again.',
  },
  INTERNAL: {
    status: 500,
    retryable: true,
    action: 'retry',
    description:
      'Something broke on our side. Retry with the same Idempotency-Key; if it stays, tell us the request id.',
  },
  UPSTREAM_FAILED: {
    status: 502,
    retryable: true,
    action: 'retry',
    description: 'The voice platform did not answer as it should. Try again shortly.',
  },
  UNAVAILABLE: {
    status: 503,
    retryable: true,
    action: 'retry',
    description: 'The service is not ready. Retry after the time in retry_after.',
  },
  SITE_UNREACHABLE: {
    status: 502,
    retryable: true,
    action: 'fix_site',
    description: 'Check that the site opens in a browser, then send POST /v2/agents again.',
  },
  SITE_BLOCKED_BY_ROBOTS: {
    status: 422,
    retryable: false,
    action: 'fix_site',
    description: "Allow the user agent SwitchboardBot in the site's robots.txt, then start again.",
  },
  SITE_EMPTY: {
    status: 422,
    retryable: false,
    action: 'choose_other_value',
    description:
      'Give an address whose pages hold readable text about the business; text in pictures cannot be read, text that scripts show only where the service has a browser.',
  },
  SITE_TOO_LARGE: {
    status: 422,
    retryable: false,
    action: 'choose_other_value',
    description: 'Give a smaller page of the site, for example its contact or about page.',
  },
  PLATFORM_REJECTED: {
    status: 502,
    retryable: false,
    action: 'contact_support',
    description:
      'The voice platform refused the agent; the message says why. Change what it names, or choose another platform.',
  },
  PLATFORM_UNAVAILABLE: {
    status: 502,
    retryable: true,
    action: 'retry',
    description: 'The voice platform was down for too long. Everything was taken back; start again later.',
  },
  NO_NUMBER_AVAILABLE: {
    status: 422,
    retryable: false,
    action: 'choose_other_value',
    description: 'Leave area_code out or choose another one.',
  },
  CANCELED: {
    status: 409,
    retryable: false,
    action: 'retry_with_new_key',
    description:
      'The operation was cancelled and everything was taken back. Start a new one if you still want it.',
  },
  TIMED_OUT: {
    status: 504,
    retryable: true,
    action: 'retry',
    description: 'A step took longer than allowed. Everything was taken back; start again.',
  },
});

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

export const errorDetailSchema = z.object({
  path: z.string().describe('Where in the request, e.g. `payload.business_url`'),
  message: z.string(),
});
export type ErrorDetail = z.infer<typeof errorDetailSchema>;

export const errorObjectSchema = z
  .object({
    code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    retryable: z.boolean().describe('True where the same request can succeed later'),
    retry_after: z.number().int().optional().describe('Seconds to wait before a retry'),
    recovery: z.object({
      action: z.enum(recoveryActions),
      description: z.string(),
      href: z.string().optional(),
    }),
    details: z.array(errorDetailSchema).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorObject = z.infer<typeof errorObjectSchema>;

export const errorBodySchema = z.object({ error: errorObjectSchema }).meta({ id: 'ErrorBody' });

export interface ErrorOptions {
  /** Overrides the catalogue where an instance knows better (a 404 of a site is not mended by waiting). */
  retryable?: boolean;
  retryAfterSeconds?: number;
  details?: ErrorDetail[];
  cause?: unknown;
}

/** A failure whose code and message are meant for the client. Everything else becomes a generic INTERNAL. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly details: ErrorDetail[] | undefined;
  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? errorCatalogue[code].retryable;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
  }
}

/** The wire form of an error, for HTTP answers and failed operations alike. */
export function toErrorObject(
  error: Pick<ApiError, 'code' | 'message' | 'retryable' | 'retryAfterSeconds' | 'details'>,
  requestId: string,
): ErrorObject {
  const { action, description, href } = errorCatalogue[error.code] as ErrorDefinition;
  return {
    code: error.code,
    message: error.message,
    retryable: error.retryable,
    ...(error.retryAfterSeconds === undefined ? {} : { retry_after: error.retryAfterSeconds }),
    recovery: { action, description, ...(href === undefined ? {} : { href }) },
    ...(error.details === undefined ? {} : { details: error.details }),
    request_id: requestId,
  };
}
