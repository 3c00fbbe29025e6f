/** What leaves for Temporal is unreadable without the key; what was stored in clear before still reads. */
import { describe, expect, it } from '@jest/globals';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { newId } from '../../domain/ids.ts';
import { createPayloadCodec } from '../../temporal/payload-codec.ts';
import { endpointSummary, labels, operationDetails, operationSummary } from '../../workflows/labels.ts';

const codec = createPayloadCodec(Buffer.alloc(32, 3));
const toPayload = (value: unknown) => defaultPayloadConverter.toPayload(value);
const encode = async (value: unknown) => (await codec.encode([toPayload(value)]))[0] as Payload;
const encodingOf = (payload: Payload) => Buffer.from(payload.metadata?.['encoding'] ?? []).toString();

describe('a payload', () => {
  it.each([
    ['an object', { message: 'canary-7' }],
    ['a text', 'canary-7'],
    ['bytes', new TextEncoder().encode('canary-7')],
    ['nothing', undefined],
    ['a text that begins as a label does', `${labels.readSite} canary-7`],
    ['an object that begins as details do', { definition: { type: 'canary-7' }, other: 1 }],
  ])('that is %s is encrypted and comes back', async (_, value) => {
    const stored = await encode(value);
    expect(encodingOf(stored)).toBe('binary/encrypted');
    expect(Buffer.from(stored.data ?? []).toString('latin1')).not.toContain('canary-7');
    const [opened] = await codec.decode([stored]);
    expect(defaultPayloadConverter.fromPayload(opened as Payload)).toEqual(value);
  });

  it('is never encrypted alike twice', async () => {
    expect((await encode('same')).data).not.toEqual((await encode('same')).data);
  });

  it('stored in clear before reads as it is', async () => {
    const before = toPayload({ operationId: 'op' });
    expect(await codec.decode([before])).toEqual([before]);
  });
});

describe('labels', () => {
  it.each([
    ...Object.values(labels),
    operationSummary('Provision', newId('agent')),
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
  it('a payload of another key, and names both', async () => {
    const other = createPayloadCodec(Buffer.alloc(32, 4));
    await expect(other.decode([await encode('x')])).rejects.toThrow(/encrypted with key [0-9a-f]{16}/);
  });

  it('a payload that was changed', async () => {
    const stored = await encode('x');
    const data = Buffer.from(stored.data ?? []);
    data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
    await expect(codec.decode([{ ...stored, data }])).rejects.toThrow();
  });

  it('a key of the wrong length', () => {
    expect(() => createPayloadCodec(Buffer.alloc(16))).toThrow('32 bytes');
  });
});
