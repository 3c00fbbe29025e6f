/** `/docs`: the OpenAPI document for people, rendered by Swagger UI from this process, so it works offline. */
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Middleware } from 'koa';
import { ApiError } from '../../contract/errors.ts';

const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files: Record<string, string> = {
  '/docs/swagger-ui.css': 'text/css; charset=utf-8',
  '/docs/swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Switchboard API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</html>
`;

/** What is tried out goes to where the page came from: by another name of the service (localhost) the policy would stop it. */
const start = `SwaggerUIBundle({
  url: '/v2/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href);
    return Object.assign(request, { url: location.origin + pathname + search });
  },
});
`;

/** Scripts and styles from here alone; Swagger UI sets style attributes from script, which this policy allows. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function docsPage(): Middleware {
  return async (ctx, next) => {
    if (!(ctx.path === '/docs' || ctx.path.startsWith('/docs/'))) {
      await next();
      return;
    }
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('METHOD_NOT_ALLOWED', `${ctx.method} is not possible here.`);
    }
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'public, max-age=300');
    const type = files[ctx.path];
    if (ctx.path === '/docs' || ctx.path === '/docs/') {
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = page;
    } else if (ctx.path === '/docs/start.js') {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.body = start;
    } else if (type !== undefined) {
      ctx.type = type;
      ctx.body = createReadStream(path.join(assets, path.basename(ctx.path)));
    } else {
      await next();
    }
  };
}
