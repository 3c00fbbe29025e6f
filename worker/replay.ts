/** Replays workflow histories on today's code: a history that does not is one that a deployment would break. */
import { Worker } from '@temporalio/worker';
import { ensureWorkflowBundle } from './bundle.ts';

/** A history in Temporal's JSON, as its UI and CLI export it and `npm run replay -- --save` writes it. */
export interface SavedHistory {
  workflowId: string;
  history: unknown;
}

/** What went wrong by workflow id; empty when every history replays. */
export async function replayHistories(histories: readonly SavedHistory[]): Promise<Map<string, Error>> {
  const failures = new Map<string, Error>();
  const options = { workflowBundle: { codePath: await ensureWorkflowBundle() } };
  for (const { workflowId, history } of histories) {
    try {
      await Worker.runReplayHistory(options, history, workflowId);
    } catch (error) {
      failures.set(workflowId, error as Error);
    }
  }
  return failures;
}
