/** Why a request got no answer, told apart so that callers can decide whether to wait, and in words for clients. */

export type FetchErrorKind =
  | 'name-not-found'
  | 'name-lookup-failed'
  | 'connection-refused'
  | 'connection-reset'
  | 'network-unreachable'
  | 'timeout'
  | 'tls'
  | 'too-many-redirects'
  | 'too-large'
  | 'bad-answer';

const phrases: Record<FetchErrorKind, string> = {
  'name-not-found': 'its name does not exist in the DNS',
  'name-lookup-failed': 'its name could not be looked up',
  'connection-refused': 'the connection was refused',
  'connection-reset': 'the connection was closed before the answer was complete',
  'network-unreachable': 'there is no route to it',
  timeout: 'it did not answer in time',
  tls: 'no secure connection could be made, its certificate is not valid or its TLS is too old',
  'too-many-redirects': 'it redirects too many times',
  'too-large': 'its answer is too large',
  'bad-answer': 'its answer is not valid HTTP',
};

/** `message` is safe for clients: it holds no address, port or text from the network; `cause` may. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly kind: FetchErrorKind;
  constructor(kind: FetchErrorKind, options?: { cause?: unknown }) {
    super(phrases[kind], options);
    this.kind = kind;
  }
}

const kindsByCode: Record<string, FetchErrorKind> = {
  ENOTFOUND: 'name-not-found',
  ENODATA: 'name-not-found',
  ENONAME: 'name-not-found',
  EBADNAME: 'name-not-found',
  EAI_AGAIN: 'name-lookup-failed',
  ESERVFAIL: 'name-lookup-failed',
  EREFUSED: 'name-lookup-failed',
  ETIMEOUT: 'name-lookup-failed',
  EBADRESP: 'name-lookup-failed',
  ECONNREFUSED: 'connection-refused',
  ECONNRESET: 'connection-reset',
  EPIPE: 'connection-reset',
  /** A compressed body that ends before its stream does. */
  Z_BUF_ERROR: 'connection-reset',
  ZSTD_error_srcSize_wrong: 'connection-reset',
  UND_ERR_SOCKET: 'connection-reset',
  UND_ERR_CLOSED: 'connection-reset',
  UND_ERR_DESTROYED: 'connection-reset',
  EHOSTUNREACH: 'network-unreachable',
  ENETUNREACH: 'network-unreachable',
  EADDRNOTAVAIL: 'network-unreachable',
  EACCES: 'network-unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  EPROTO: 'tls',
};

/** OpenSSL's verification results, as Node puts them in `code`. */
const certificateCode =
  /^(?:ERR_(?:TLS|SSL|OSSL)_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_(?:CA|PURPOSE)|HOSTNAME_MISMATCH)/;

/** Classifies whatever Node or undici threw for one request. */
export function toFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const code = codeOf(error);
  const kind = kindsByCode[code] ?? (certificateCode.test(code) ? 'tls' : 'bad-answer');
  return new FetchError(kind, { cause: error });
}

/** Several addresses tried: the first failure stands for all of them. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
