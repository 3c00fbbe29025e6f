/** The faults of a fault run: SIGKILL of one process, sometimes of two, each followed by a restart. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildName, Stack } from '../stack/stack.ts';

const victims: readonly ChildName[] = ['api', 'worker', 'temporal', 'postgres', 'runtime'];

/** Every fifth fault takes a second process along while the first is coming up. */
const doubleEvery = 5;
const recoveryTimeoutMs = 90_000;

/** One fault: who was killed when, and when everything answered again (ms since 1970). */
export interface Fault {
  kills: { victim: ChildName; at: number }[];
  backAt: number;
}

export interface FaultOptions {
  stack: Stack;
  faults: number;
  /** 0 ≤ x < 1, so that a run can be repeated. */
  random: () => number;
  say: (line: string) => void;
}

/** Kills until `faults` have been survived; throws when the stack does not come up again. */
export async function injectFaults({ stack, faults, random, say }: FaultOptions): Promise<Fault[]> {
  const survived: Fault[] = [];
  const kill = () => {
    const victim = victims[Math.floor(random() * victims.length)] as ChildName;
    const at = Date.now();
    stack.kill(victim, 'SIGKILL');
    return { victim, at };
  };
  while (survived.length < faults) {
    const kills = [kill()];
    if ((survived.length + 1) % doubleEvery === 0) {
      await sleep(random() * 400);
      kills.push(kill());
    }
    const killedAt = performance.now();
    await stack.waitReady(recoveryTimeoutMs);
    const seconds = ((performance.now() - killedAt) / 1000).toFixed(1);
    survived.push({ kills, backAt: Date.now() });
    const names = kills.map(({ victim }) => victim).join(' and ');
    say(`fault ${String(survived.length).padStart(3)}  killed ${names}, back after ${seconds} s`);
    await sleep(200 + random() * 1300);
  }
  return survived;
}
