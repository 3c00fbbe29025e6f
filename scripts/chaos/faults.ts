/** The faults of a fault run: SIGKILL of one process, sometimes of two, each followed by a restart. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildName, Stack } from '../stack/stack.ts';

const victims: readonly ChildName[] = ['api', 'worker', 'temporal', 'postgres', 'runtime'];

/** Every fifth fault takes a second process along while the first is coming up. */
const doubleEvery = 5;
const recoveryTimeoutMs = 90_000;

export interface FaultOptions {
  stack: Stack;
  faults: number;
  /** 0 ≤ x < 1, so that a run can be repeated. */
  random: () => number;
  say: (line: string) => void;
}

/** Kills until `faults` have been survived; throws when the stack does not come up again. Returns how many. */
export async function injectFaults({ stack, faults, random, say }: FaultOptions): Promise<number> {
  const pick = (): ChildName => victims[Math.floor(random() * victims.length)] as ChildName;
  for (let fault = 1; fault <= faults; fault += 1) {
    const victim = pick();
    stack.kill(victim, 'SIGKILL');
    let second: ChildName | undefined;
    if (fault % doubleEvery === 0) {
      await sleep(random() * 400);
      second = pick();
      stack.kill(second, 'SIGKILL');
    }
    const killedAt = performance.now();
    await stack.waitReady(recoveryTimeoutMs);
    const seconds = ((performance.now() - killedAt) / 1000).toFixed(1);
    say(
      `fault ${String(fault).padStart(3)}  killed ${second ? `${victim} and ${second}` : victim}, back after ${seconds} s`,
    );
    await sleep(200 + random() * 1300);
  }
  return faults;
}
