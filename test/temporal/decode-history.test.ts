/** Histories are kept in clear: no key is needed to replay them, and people can read them. */
import { describe, expect, it } from '@jest/globals';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { decodeHistory, eventLines } from '../../temporal/decode-history.ts';
import { createPayloadCodec } from '../../temporal/payload-codec.ts';

const codec = createPayloadCodec(Buffer.alloc(32, 3));
const inJson = ({ metadata, data }: Payload) => ({
  metadata: Object.fromEntries(
    Object.entries(metadata ?? {}).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  ),
  data: Buffer.from(data ?? []).toString('base64'),
});
const clear = (value: unknown) => inJson(defaultPayloadConverter.toPayload(value));
const encrypted = async (value: unknown) =>
  inJson((await codec.encode([defaultPayloadConverter.toPayload(value)]))[0] as Payload);

const historyOf = (payload: object, failure: object) => ({
  events: [
    { eventId: '1', started: { input: { payloads: [payload] }, header: {}, attempt: 1 } },
    { eventId: '2', failed: { failure: { message: 'no', activityFailureInfo: {}, cause: failure } } },
  ],
});
const failureInClear = {
  message: 'bella.example does not answer',
  stackTrace: 'at readSite',
  applicationFailureInfo: { type: 'SITE_UNREACHABLE', details: { payloads: [clear({ retryable: true })] } },
};

describe('a history', () => {
  it('that is encrypted reads as one from before, messages and stacks in their places', async () => {
    const failure = {
      message: 'Encoded failure',
      stackTrace: '',
      encodedAttributes: await encrypted({
        message: failureInClear.message,
        stack_trace: failureInClear.stackTrace,
      }),
      applicationFailureInfo: {
        type: 'SITE_UNREACHABLE',
        details: { payloads: [await encrypted({ retryable: true })] },
      },
    };
    const history = historyOf(await encrypted({ operationId: 'op' }), failure);
    expect(await decodeHistory(history, codec)).toEqual(
      historyOf(clear({ operationId: 'op' }), failureInClear),
    );
  });

  it('in clear stays what it is, without a key', async () => {
    const history = historyOf(clear({ operationId: 'op' }), failureInClear);
    expect(await decodeHistory(history, undefined)).toEqual(history);
  });

  it('is shown an event a line, values where payloads were', () => {
    const lines = eventLines(historyOf(clear({ operationId: 'op' }), failureInClear));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { eventId: '1', started: { input: { payloads: [{ operationId: 'op' }] } } },
      {
        failed: {
          failure: { cause: { applicationFailureInfo: { details: { payloads: [{ retryable: true }] } } } },
        },
      },
    ]);
  });

  it('that is encrypted says which setting is missing', async () => {
    const history = historyOf(await encrypted('x'), failureInClear);
    await expect(decodeHistory(history, undefined)).rejects.toThrow('ENCRYPTION_KEY');
  });
});
