/** Messages and stacks of failures travel as a payload, so that the codec encrypts them. Loaded by path, also into workflows. */
import { DefaultFailureConverter } from '@temporalio/common';

export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
