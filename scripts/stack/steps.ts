/** Progress on the terminal: one line a long step, with how long it took. */

export interface Reporter {
  /** A plain line. */
  line(text: string): void;
  /** Runs `work` and prints `label` with its duration; `work` may return a remark to print after it. */
  step<T>(label: string, work: () => Promise<T>, remark?: (result: T) => string | undefined): Promise<T>;
}

export function formatDuration(durationMs: number): string {
  if (durationMs < 1_000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${(durationMs / 1_000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A reporter that hands its lines to `write`; pass a function that ignores them for silence. */
export function createReporter(write: (line: string) => void): Reporter {
  return {
    line: write,
    async step(label, work, remark) {
      const startedAt = performance.now();
      const took = () => formatDuration(performance.now() - startedAt);
      try {
        const result = await work();
        const extra = remark?.(result);
        write(`  ✓ ${label} (${took()})${extra === undefined ? '' : ` · ${extra}`}`);
        return result;
      } catch (error) {
        write(`  ✗ ${label} (${took()})`);
        throw error;
      }
    },
  };
}
