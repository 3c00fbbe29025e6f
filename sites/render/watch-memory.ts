/** Ends a Chromium one of whose processes grows beyond its share: scripts have a heap limit, pages have none. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

const intervalMs = 250;
const pageBytes = 4_096;

export interface MemoryWatch {
  isExceeded(): boolean;
  stop(): void;
}

/** Looks while it is on; only Linux tells, elsewhere it sees nothing. */
export function watchMemory(browser: Browser, maxProcessMb: number): MemoryWatch {
  let isOver = false;
  let isExceeded = false;

  async function look(): Promise<void> {
    const session = await browser.newBrowserCDPSession();
    while (!isOver && browser.isConnected()) {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const sizes = await Promise.all(processInfo.map(({ id }) => residentMb(id)));
      if (Math.max(0, ...sizes) > maxProcessMb) {
        isExceeded = true;
        await browser.close();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
    await session.detach();
  }

  // The browser may go at any moment, and with it whom we ask.
  if (process.platform === 'linux') look().catch(() => undefined);
  return { isExceeded: () => isExceeded, stop: () => (isOver = true) };
}

/** 0 where the process is gone, or in another name space than ours. */
async function residentMb(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * pageBytes) / 2 ** 20;
}
