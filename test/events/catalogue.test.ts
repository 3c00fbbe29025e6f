/** The catalogue of events: complete, consistent, and served as it is. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  eventCatalogue,
  eventJsonSchema,
  eventSchemaOf,
  eventTypes,
  exampleEvent,
  parseEventData,
} from '../../contract/events/index.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

const payloadTargetBytes = 20_000;

describe('the catalogue', () => {
  it('has the twelve types of the contract', () => {
    expect([...eventTypes].sort()).toEqual([
      'agent.activated',
      'agent.deleted',
      'agent.provisioning_failed',
      'agent.updated',
      'call.completed',
      'call.extractions_ready',
      'call.started',
      'call.transcript_ready',
      'extraction.low_confidence',
      'kb.synced',
      'kb.update_proposed',
      'webhook.disabled',
    ]);
  });

  it.each(eventTypes)('%s has an example that its schema and its JSON Schema take', (type) => {
    const example = exampleEvent(type);
    expect(eventSchemaOf(type).parse(example)).toEqual(example);
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(eventJsonSchema(type));
    expect({ valid: validate(example), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(validate({ ...example, event_type: 'other' })).toBe(false);
    expect(Buffer.byteLength(JSON.stringify(example))).toBeLessThan(payloadTargetBytes);
  });

  it('names an agent in the examples of all that happens to agents', () => {
    const without = eventTypes.filter((type) => exampleEvent(type).agent_id === undefined);
    expect(without).toEqual(['webhook.disabled']);
  });

  it.each(eventTypes)('%s refuses data with a member that it does not know', (type) => {
    const data = { ...eventCatalogue[type].example, surprise: 1 };
    expect(() => parseEventData(type, data as never)).toThrow(/surprise/);
  });
});

describe('GET /v2/event-types', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('lists every type with description, JSON Schema and example', async () => {
    const { token } = await api.makeAccount();
    const response = await api.request('GET', '/v2/event-types', { token });
    const { data, next_cursor: next } = response.body as unknown as {
      data: { event_type: string; description: string; json_schema: unknown; example: unknown }[];
      next_cursor: null;
    };
    expect(next).toBeNull();
    expect(data.map((entry) => entry.event_type)).toEqual(eventTypes);
    expect(data.every((entry) => entry.description.endsWith('.'))).toBe(true);
    expect(data[0]?.json_schema).toEqual(eventJsonSchema(eventTypes[0]));
  });
});
