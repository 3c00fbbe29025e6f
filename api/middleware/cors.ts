/** Lets pages of listed origins call the API from browsers (Fetch standard, "CORS protocol"). */
import type { Middleware } from 'koa';
import { answerHeaders } from '../../contract/openapi/headers.ts';

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-Request-Id',
  // Browsers keep it for no longer than two hours.
  'Access-Control-Max-Age': '7200',
};
const exposed = Object.keys(answerHeaders).join(', ');

/**
 * Answers preflights and lets pages read answers, under `/v2/`. Access tokens say who calls: pages of other origins never
 * send a cookie along, so the console's session is its own origin's alone.
 */
export function allowOrigins(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    const concerned = origins.length > 0 && ctx.path.startsWith('/v2/');
    if (concerned) ctx.vary('Origin');
    const origin = ctx.get('origin');
    if (concerned && origins.includes(origin)) {
      ctx.set('Access-Control-Allow-Origin', origin);
      if (ctx.method === 'OPTIONS' && ctx.get('access-control-request-method') !== '') {
        ctx.set(preflightHeaders);
        ctx.status = 204;
        return;
      }
      ctx.set('Access-Control-Expose-Headers', exposed);
    }
    await next();
  };
}
