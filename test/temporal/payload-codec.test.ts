/** What leaves for Temporal is unreadable without the key; what was stored in clear before still reads. */
import { describe, expect, it } from '@jest/globals';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { newId } from '../../domain/ids.ts';
import { createPayloadCodec } from '../../temporal/payload-codec.ts';
import { endpointSummary, labels, operationDetails, operationSummary } from '../../workflows/labels.ts';

const oldKey = Buffer.alloc(32, 3);
const newKey = Buffer.alloc(32, 4);
const codec = createPayloadCodec(oldKey);
const toPayload = (value: unknown) => defaultPayloadConverter.toPayload(value);
const encode = async (value: unknown, by = codec) => (await by.encode([toPayload(value)]))[0] as Payload;
const decode = async (payload: Payload, by = codec) =>
  defaultPayloadConverter.fromPayload<unknown>((await by.decode([payload]))[0] as Payload);
const metadataOf = (payload: Payload, name: string) => Buffer.from(payload.metadata?.[name] ?? []).toString();

describe('a payload', () => {
  it.each([
    ['an object', { message: 'canary-7' }],
    ['a text', 'canary-7'],
    ['an empty text', ''],
    ['bytes', new TextEncoder().encode('canary-7')],
    ['nothing', undefined],
    ['null', null],
    ['long', 'canary-7'.repeat(100_000)],
    ['a text that begins as a label does', `${labels.readSite} canary-7`],
    ['a label within an object', { label: labels.readSite, other: 'canary-7' }],
    ['an object that begins as details do', { definition: { type: 'canary-7' }, other: 1 }],
  ])('that is %s is encrypted and comes back', async (_, value) => {
    const stored = await encode(value);
    expect(metadataOf(stored, 'encoding')).toBe('binary/encrypted');
    expect(Buffer.from(stored.data ?? []).toString('latin1')).not.toContain('canary-7');
    expect(await decode(stored)).toEqual(value);
  });

  it('is never encrypted alike twice', async () => {
    expect((await encode('same')).data).not.toEqual((await encode('same')).data);
  });

  it('stored in clear before reads as it is', async () => {
    const before = toPayload({ operationId: 'op' });
    expect(await codec.decode([before])).toEqual([before]);
  });

  it('among others keeps its place', async () => {
    const values = ['a', labels.deliver, { b: 1 }, undefined];
    const stored = await codec.encode(values.map(toPayload));
    expect(await Promise.all(stored.map((payload) => decode(payload)))).toEqual(values);
  });
});

describe('exchanging the key', () => {
  const both = createPayloadCodec(newKey, oldKey);

  it('what the previous one encrypted still reads, and new payloads need the new one alone', async () => {
    expect(await decode(await encode('from before'), both)).toBe('from before');
    expect(await decode(await encode('from now', both), createPayloadCodec(newKey))).toBe('from now');
    await expect(codec.decode([await encode('from now', both)])).rejects.toThrow();
  });

  it('without the previous one is refused by a message that names both, not by garbage', async () => {
    const stored = await encode('x');
    const id = metadataOf(stored, 'encryption-key-id');
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    await expect(createPayloadCodec(newKey).decode([stored])).rejects.toThrow(
      new RegExp(`encrypted with key ${id}; known are [0-9a-f]{16}$`),
    );
  });
});

describe('labels', () => {
  it.each([
    ...Object.values(labels),
    operationSummary('Provision', newId('agent')),
    operationSummary('Update', newId('agent')),
    operationSummary('Delete', newId('agent')),
    operationDetails(newId('operation'), newId('account')),
    endpointSummary(newId('webhook')),
  ])('stay readable: %s', async (label) => {
    expect(await encode(label)).toEqual(toPayload(label));
  });

  it('current details stay readable', async () => {
    const answer = { definition: { type: 'provisionAgent' }, currentDetails: 'Active' };
    expect(await encode(answer)).toEqual(toPayload(answer));
  });
});

describe('refuses', () => {
  it.each(['data', 'key id', 'nothing but a nonce'])('a payload that was changed: %s', async (what) => {
    const stored = await encode('x');
    const data = Buffer.from(stored.data ?? []);
    data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
    const changed: Record<string, Payload> = {
      data: { ...stored, data },
      'key id': { ...stored, metadata: { ...stored.metadata, 'encryption-key-id': Buffer.from('0') } },
      'nothing but a nonce': { ...stored, data: data.subarray(0, 12) },
    };
    await expect(codec.decode([changed[what] as Payload])).rejects.toThrow();
  });

  it('a key of the wrong length', () => {
    expect(() => createPayloadCodec(Buffer.alloc(16))).toThrow('32 bytes');
  });
});
