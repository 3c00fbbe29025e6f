/** Headers that every answer carries. */
import type { Middleware } from 'koa';

/** JSON needs nothing from a browser; the docs page sets its own, wider policy. */
const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(): Middleware {
  return async (ctx, next) => {
    ctx.set('Content-Security-Policy', strictPolicy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    await next();
  };
}
