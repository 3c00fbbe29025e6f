/** A worker for the bare workflow, with the slots of ours. Prints a line when it is ready. */
import path from 'node:path';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

const silent = new DefaultLogger('ERROR');
Runtime.install({
  logger: silent,
  shutdownSignals: ['SIGTERM'],
  telemetryOptions: { logging: { forward: {}, filter: 'ERROR' } },
});
const workflowBundle = await bundleWorkflowCode({
  workflowsPath: path.join(import.meta.dirname, 'bare-workflow.ts'),
  logger: silent,
});
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: process.env['TEMPORAL_ADDRESS'] ?? '' }),
  taskQueue: 'bench-bare',
  workflowBundle,
  activities: { nothing: () => Promise.resolve() },
  maxConcurrentActivityTaskExecutions: 60,
  maxConcurrentWorkflowTaskExecutions: 40,
});
const running = worker.run();
process.stdout.write('ready\n');
await running;
process.exit(0);
