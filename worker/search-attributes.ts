/** Makes sure that Temporal knows our search attributes: starting a workflow with an unknown one is refused. */
import type { Client } from '@temporalio/client';
import { searchAttributeNames } from '../workflows/names.ts';

/** `INDEXED_VALUE_TYPE_KEYWORD` of Temporal's API. */
const keyword = 2;

/** Registers the ones that are missing in the namespace; needs a right that a hosted Temporal may not grant. */
export async function ensureSearchAttributes(client: Client, namespace: string): Promise<void> {
  const { operatorService } = client.connection;
  const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
  const missing = Object.values(searchAttributeNames).filter((name) => !(name in customAttributes));
  if (missing.length === 0) return;
  try {
    await operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map((name) => [name, keyword])),
    });
  } catch (error) {
    throw new Error(
      `Register these search attributes of type Keyword in ${namespace}: ${missing.join(', ')}`,
      {
        cause: error,
      },
    );
  }
}
