/** Health, and the description of the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getOpenApi, healthz, readyz } from '../../contract/endpoints/meta.ts';
import { ApiError } from '../../contract/errors.ts';
import { createOpenApiDocument } from '../../contract/openapi/index.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function metaRoutes({ db, temporalReachable, publicUrl }: Services): Route[] {
  const openApi = createOpenApiDocument(publicUrl);
  return [
    route(healthz)(() => Promise.resolve({ body: { status: 'ok' } })),

    route(readyz)(async () => {
      const [database, temporal] = await Promise.all([
        answersInTime(db.raw('select 1')),
        temporalReachable(),
      ]);
      if (!database)
        throw new ApiError('UNAVAILABLE', 'The database does not answer.', { retryAfterSeconds: 2 });
      return { body: { status: 'ok', checks: { database: 'ok', temporal: temporal ? 'ok' : 'failed' } } };
    }),

    route(getOpenApi)(() => Promise.resolve({ body: openApi })),
  ];
}

const longestCheckMs = 2000;

/** Whether it resolves before whoever asks for readiness has lost patience. */
async function answersInTime(check: PromiseLike<unknown>): Promise<boolean> {
  const answered = Promise.resolve(check).then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, sleep(longestCheckMs, false, { ref: false })]);
}
