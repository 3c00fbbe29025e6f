/** The port of metrics is a convenience: where it is taken, delivering goes on. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { createMetrics } from '../../worker/metrics.ts';

it('a port that is taken is told of, and ends nothing', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const metrics = createMetrics(() => Promise.resolve({ healthySeconds: 0, failingSeconds: 0 }));
  const told = Promise.withResolvers<Error>();
  metrics.serve('127.0.0.1', (taken.address() as AddressInfo).port, told.resolve);
  expect(await told.promise).toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
});
