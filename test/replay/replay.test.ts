/** Every workflow history ever released replays on today's code (G9). Never change a file here; add new ones. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { replayHistories } from '../../worker/replay.ts';
import { workflowTypes } from '../../workflows/names.ts';

const folder = path.join(import.meta.dirname, 'histories');
const names = readdirSync(folder).map((file) => path.basename(file, '.json'));

interface History {
  events: {
    workflowExecutionStartedEventAttributes?: { workflowType: { name: string } };
    activityTaskScheduledEventAttributes?: { activityType: { name: string } };
  }[];
}
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as History;

beforeAll(() => {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { forward: {}, filter: 'OFF' } },
  });
});

describe('stored histories', () => {
  it('cover every workflow: what came to be, what failed, and what was cancelled', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...['active', 'platform-unavailable', 'site-unreachable', 'sweep'],
        ...['active-at-once', 'active-platform-late', 'active-beside', 'active-made-beside-again'],
        ...['update-active', 'update-name', 'update-number', 'update-rejected', 'update-canceled'],
        ...['delete-active', 'delete-refused'],
        ...['endpoint-failing', 'endpoint-continued', 'retention'],
      ]),
    );
  });

  it('are there of each type of workflow', () => {
    const typeOf = (name: string) =>
      read(name).events[0]?.workflowExecutionStartedEventAttributes?.workflowType.name;
    expect(new Set(names.map(typeOf))).toEqual(new Set(Object.values(workflowTypes)));
  });

  it.each(names)('%s replays', async (name) => {
    const failures = await replayHistories([{ workflowId: name, history: read(name) }]);
    expect([...failures.values()]).toEqual([]);
  });

  it('that today’s code would not have written are found', async () => {
    const history = read('active');
    const scheduled = history.events.find((event) => event.activityTaskScheduledEventAttributes);
    (scheduled as Required<History['events'][0]>).activityTaskScheduledEventAttributes.activityType.name =
      'somethingElse';
    const failures = await replayHistories([{ workflowId: 'changed', history }]);
    expect([...failures.keys()]).toEqual(['changed']);
  });

  it('hold nothing of a client: ids, codes and clock times only', () => {
    for (const name of names) {
      const text = JSON.stringify(read(name));
      const payloads = [...text.matchAll(/"data":"([A-Za-z0-9+/=]+)"/g)].map((match) =>
        Buffer.from(match[1] ?? '', 'base64').toString('utf8'),
      );
      expect(payloads.filter((payload) => /trattoria|bellafiore|@|http/i.test(payload))).toEqual([]);
    }
  });
});
