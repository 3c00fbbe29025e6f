/** The Koa application: what every request goes through on its way to a route, and what is no route. */
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import { ApiError } from '../contract/errors.ts';
import { errorBoundary, requestContext, type RequestState } from './middleware/context.ts';
import { allowOrigins } from './middleware/cors.ts';
import { setSecurityHeaders } from './middleware/headers.ts';
import type { Route } from './route.ts';
import { docsPage } from './routes/docs.ts';
import { allRoutes } from './routes/index.ts';
import { serve } from './serve.ts';
import type { Services } from './services.ts';

type State = RequestState;

/** Builds the Koa application over its services; binds nothing. */
export function createApp(services: Services, routes: readonly Route[] = allRoutes(services)): Koa<State> {
  const app = new Koa<State>();
  app.use(requestContext(services.log));
  app.use(setSecurityHeaders());
  app.use(allowOrigins(services.corsOrigins));
  app.use(errorBoundary());
  app.use(refuseOddHeaders);
  app.use(docsPage());
  const router = new Router<State>({ exclusive: true, sensitive: true, strict: true });
  for (const route of routes) {
    const path = route.endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.register(path, [route.endpoint.method.toLowerCase()], (ctx) => serve(ctx, route, services));
  }
  app.use(router.routes());
  app.use(refuseUnmatched(router));
  app.on('error', (error: unknown) => {
    // What handlers throw is answered before it comes here: these are clients that left in the middle of an answer.
    if (lostConnection.has((error as NodeJS.ErrnoException).code ?? ''))
      services.log.debug({ err: error }, 'a client left');
    else services.log.error({ err: error }, 'response failed');
  });
  return app;
}

const lostConnection: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * HTTP/1.1 has one Host, though it may be empty (RFC 9112 §3.2), and knows one expectation (RFC 9110 §10.1.1). Node would refuse
 * the others without a body and a request id.
 */
async function refuseOddHeaders(ctx: Context, next: () => Promise<void>): Promise<void> {
  const { host, expect = '100-continue' } = ctx.req.headers;
  if (host === undefined && ctx.req.httpVersion === '1.1')
    throw new ApiError('INVALID_REQUEST', 'The request has no Host header.');
  if ((ctx.req.headersDistinct['host'] ?? []).length > 1)
    throw new ApiError('INVALID_REQUEST', 'The request has two Host headers.');
  if (expect.toLowerCase() !== '100-continue')
    throw new ApiError('INVALID_REQUEST', 'Nothing but 100-continue can be expected.');
  await next();
}

/** 405 with `Allow` where the path exists with another method, else 404. */
function refuseUnmatched(router: Router<State>) {
  return (ctx: Context) => {
    const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
    if (methods.size === 0)
      throw new ApiError('NOT_FOUND', 'There is nothing at this path; /docs lists what there is.');
    ctx.set('Allow', [...methods].sort().join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED', `${ctx.method} is not possible here.`);
  };
}
