/** How everything that talks to Temporal writes and reads payloads: the same for clients and workers. */
import path from 'node:path';
import type { DataConverter } from '@temporalio/common';
import type { EncryptionKeys } from '../domain/encryption.ts';
import { createPayloadCodec } from './payload-codec.ts';

/** The bundle of the workflows must be built with it too. */
export const failureConverterPath = path.join(import.meta.dirname, 'failure-converter.ts');

export function createDataConverter(encryptionKeys: EncryptionKeys): DataConverter {
  return { failureConverterPath, payloadCodecs: [createPayloadCodec(...encryptionKeys)] };
}
