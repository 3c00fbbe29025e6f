/** What a failed home page means for the client: code, words, and whether waiting helps. */
import { domainToUnicode } from 'node:url';
import { STATUS_CODES } from 'node:http';
import { AddressRefused, type RefusalReason } from '../outbound/address-refused.ts';
import type { FetchError, FetchErrorKind } from '../outbound/fetch-error.ts';
import type { StandIn } from './stand-in.ts';
import { SiteError } from './types.ts';

const retryableKinds: Record<FetchErrorKind, boolean> = {
  'name-not-found': false,
  'name-lookup-failed': true,
  'connection-refused': true,
  'connection-reset': true,
  'network-unreachable': true,
  timeout: true,
  tls: false,
  'too-many-redirects': false,
  'too-large': false,
  'bad-answer': false,
};
/** What a site did whose reader was not let through. */
const refusals: Record<RefusalReason, string> = {
  'not-a-url': 'redirects to something that is not a web address',
  scheme: 'redirects to an address that does not start with http:// or https://',
  credentials: 'redirects to an address that carries a user name or password',
  'host-name': 'leads to an address that is not on the public internet',
  address: 'leads to an address that is not on the public internet',
};
/** Statuses below 500 that ask to come back later. */
const retryableStatuses = new Set([408, 425, 429]);

/** The host as its owner writes it. */
export function printHost(url: URL): string {
  return url.host.includes('xn--') ? url.host.replace(url.hostname, domainToUnicode(url.hostname)) : url.host;
}

/** `error` is what a guarded fetch threw for the home page or its robots.txt; `host` is who is to be named for it. */
export function toSiteError(error: AddressRefused | FetchError, host: string): SiteError {
  if (error instanceof AddressRefused) {
    return new SiteError('URL_NOT_ALLOWED', `${host} ${refusals[error.reason]}`, {
      retryable: false,
      cause: error,
    });
  }
  if (error.kind === 'too-large') return homeTooLarge(host, error);
  return new SiteError('SITE_UNREACHABLE', `${host} could not be reached: ${error.message}`, {
    retryable: retryableKinds[error.kind],
    cause: error,
  });
}

/** @param retryAfterMs as the site's `Retry-After` says; it means something only where waiting helps */
export function badStatus(host: string, status: number, retryAfterMs?: number): SiteError {
  const reason = STATUS_CODES[status];
  const retryable = status >= 500 || retryableStatuses.has(status);
  return new SiteError('SITE_UNREACHABLE', `${host} answered ${status}${reason ? ` ${reason}` : ''}`, {
    retryable,
    retryAfterMs: retryable ? retryAfterMs : undefined,
  });
}

export function robotsUnreachable(host: string, status: number): SiteError {
  const message = `${host} answered ${status} for its robots.txt, which means that it may not be read for now`;
  return new SiteError('SITE_UNREACHABLE', message, { retryable: true });
}

export function blockedByRobots(host: string, productToken: string): SiteError {
  const message = `The robots.txt of ${host} does not allow ${productToken} to read this page`;
  return new SiteError('SITE_BLOCKED_BY_ROBOTS', message, { retryable: false });
}

export function homeTooLarge(host: string, cause?: unknown): SiteError {
  return new SiteError('SITE_TOO_LARGE', `The home page of ${host} is too large to read`, {
    retryable: false,
    cause,
  });
}

export function homeNotHtml(host: string, mediaType: string): SiteError {
  const what = mediaType === 'text/html' ? 'binary data' : mediaType || 'data of no declared type';
  return new SiteError('SITE_EMPTY', `${host} answered with ${what}, not with a web page`, {
    retryable: false,
  });
}

export function homeUnreadable(host: string, cause: Error): SiteError {
  return new SiteError('SITE_EMPTY', `The home page of ${host} could not be read: ${cause.message}`, {
    retryable: false,
    cause,
  });
}

const emptinesses: Record<StandIn | 'shell' | 'nothing', string> = {
  challenge:
    'shows a check for people instead of its pages, and lets no programs in: only its owner can allow that',
  parked: 'has no website: its page says that the domain is for sale or parked',
  placeholder: 'has no website: it shows a page of its host or web server',
  listing: 'has no website: it shows a list of its files',
  login: 'has no text to read without logging in',
  shell: 'has no text to read without a browser: its pages are filled by scripts',
  nothing: 'has no text to read: it is empty, or shows its content in pictures only',
};

/** @param by what there is instead of text, where that is known */
export function siteEmpty(host: string, by: keyof typeof emptinesses = 'nothing'): SiteError {
  return new SiteError('SITE_EMPTY', `${host} ${emptinesses[by]}`, { retryable: false });
}

export function noAnswerInTime(host: string): SiteError {
  return new SiteError('SITE_UNREACHABLE', `${host} could not be reached: it did not answer in time`, {
    retryable: true,
  });
}
