/** Ways to see that a child does its job. Each throws while it does not. */
import { Connection } from '@temporalio/client';

/** `url` must answer 2xx. */
export async function probeHttp(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}

/** The gRPC health service at `address` must say that the frontend serves. */
export async function probeTemporal(address: string): Promise<void> {
  const connection = await Connection.connect({ address, connectTimeout: 2_000 });
  try {
    const deadline = Date.now() + 2_000;
    await connection.withDeadline(deadline, async () => {
      await connection.healthService.check({ service: 'temporal.api.workflowservice.v1.WorkflowService' });
      await connection.workflowService.describeNamespace({ namespace: 'default' });
    });
  } finally {
    await connection.close();
  }
}

/** A process without a port says that it is ready in its log. */
export function probeLog(message: string): (logText: () => Promise<string>) => Promise<void> {
  return async (logText) => {
    if (!(await logText()).includes(message)) throw new Error(`no "${message}" in the log yet`);
  };
}
