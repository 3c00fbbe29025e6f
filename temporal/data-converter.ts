/** How everything that talks to Temporal writes and reads payloads: the same for clients, workers and replays. */
import path from 'node:path';
import type { DataConverter } from '@temporalio/common';
import { createPayloadCodec } from './payload-codec.ts';

/** The bundle of the workflows must be built with it too. */
export const failureConverterPath = path.join(import.meta.dirname, 'failure-converter.ts');

/** @param encryptionKey 32 bytes, `ENCRYPTION_KEY` */
export function createDataConverter(encryptionKey: Uint8Array): DataConverter {
  return { failureConverterPath, payloadCodecs: [createPayloadCodec(encryptionKey)] };
}
