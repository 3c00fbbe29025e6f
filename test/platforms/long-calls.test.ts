/** Eight of the longest test-calls that the contract allows, at once, at the real runtime: everybody else goes on. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLocalPlatform } from '../../platforms/local/local-platform.ts';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { runtimeApiKey, startRuntime, type RuntimeProcess } from './runtime-process.ts';
import { newReference, sampleAgent, sampleKnowledge } from './samples.ts';

const calls = 8;
const mostTurns = 50;
const longestTurn = 2000;

let runtime: RuntimeProcess;
let api: TestApi;
let dropDatabase: () => Promise<void>;
let owner: TestAccount;
let stranger: TestAccount;
let ownAgent: string;
let strangersAgent: string;

const topics = [
  'parking',
  'espresso',
  'terrace',
  'birthday cakes',
  'delivery',
  'allergies',
  'the garden',
  'gift cards',
];
/** As much as a larger site says. */
const passages = Array.from({ length: 60 }, (_, n) => ({
  url: `https://elm-street-cafe.example/${n}`,
  heading: `About ${topics[n % topics.length]} ${n}`,
  text: `Ask us about ${topics[n % topics.length]} number ${n}. ${'We are glad to help you with all of it. '.repeat(10)}`,
}));

/** The longest turns that the contract allows, no two alike. */
const turnsOf = (call: number) =>
  Array.from({ length: mostTurns }, (_, n) => {
    const topic = topics[(call + n) % topics.length];
    return `What about ${topic} number ${n + call * mostTurns}? `.repeat(100).slice(0, longestTurn);
  });

beforeAll(async () => {
  const database = await createTestDatabase({ template: 'empty' });
  dropDatabase = database.drop;
  runtime = await startRuntime(database.url);
  const { baseUrl } = runtime;
  const platform = createLocalPlatform({ baseUrl, apiKey: runtimeApiKey, timeoutMs: 120_000 });
  api = await startTestApi({ platform });
  const deploy = async (account: TestAccount, knowledge: ReturnType<typeof sampleKnowledge>) => {
    const knowledgeBaseId = (await platform.createKnowledgeBase(newReference('knowledge_base'), knowledge))
      .id;
    const { id } = await platform.createAgent(newReference('agent'), sampleAgent(knowledgeBaseId));
    const number = await platform.acquireNumber(newReference('phone_number'), { label: 'desk' });
    await platform.assignNumber(number.id, id);
    const { agentId } = await makeAgent(api.db, account.accountId);
    await api.db('agents').where({ id: agentId }).update({ phone_number: number.e164 });
    return agentId;
  };
  [owner, stranger] = [await api.makeAccount(), await api.makeAccount()];
  ownAgent = await deploy(owner, sampleKnowledge({ passages }));
  strangersAgent = await deploy(stranger, sampleKnowledge());
});
afterAll(async () => {
  await api.close();
  await runtime.stop('SIGTERM');
  await dropDatabase();
});

it('keeps nobody waiting until they are over', async () => {
  let ended = 0;
  const long = Array.from({ length: calls }, (_, n) =>
    api
      .request('POST', `/v2/agents/${ownAgent}/test-calls`, {
        token: owner.token,
        json: { turns: turnsOf(n) },
      })
      .finally(() => (ended += 1)),
  );
  const { token } = stranger;
  const others: [string, () => Promise<{ status: number }>][] = [
    ['health of the runtime', () => fetch(`${runtime.baseUrl}/healthz`)],
    ['health of the API', () => api.request('GET', '/healthz')],
    ['readiness of the API', () => api.request('GET', '/readyz')],
    ["another account's agents", () => api.request('GET', '/v2/agents', { token })],
    ["the account's own agents", () => api.request('GET', '/v2/agents', { token: owner.token })],
    [
      "another account's call",
      () =>
        api.request('POST', `/v2/agents/${strangersAgent}/test-calls`, {
          token,
          json: { turns: ['When are you open?'] },
        }),
    ],
  ];
  const seen = [];
  for (const [what, ask] of others) {
    const { status } = await ask();
    seen.push([what, status, ended]);
  }
  expect(seen).toEqual(others.map(([what]) => [what, 200, 0]));
  const answers = await Promise.all(long);
  expect(answers.map(({ status, body }) => [status, Object.keys(body['turns'] ?? []).length])).toEqual(
    answers.map(() => [200, 1 + 2 * mostTurns]),
  );
});
