/** Headers that every answer carries. */
import type { Middleware } from 'koa';

export const securityHeaders = {
  // JSON needs nothing from a browser; the docs page sets its own, wider policy.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export function setSecurityHeaders(): Middleware {
  return async (ctx, next) => {
    ctx.set(securityHeaders);
    await next();
  };
}
