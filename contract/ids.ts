/** TypeIDs: a prefix that names the noun, and a UUIDv7 in base 32, so ids sort by creation. */
import { z } from 'zod';

export const idPrefixes = {
  account: 'acc',
  operation: 'op',
  agent: 'agt',
  version: 'ver',
  phoneNumber: 'num',
  document: 'kbd',
  proposal: 'kbp',
  call: 'call',
  event: 'evt',
  webhook: 'whk',
  delivery: 'dlv',
  resource: 'res',
  key: 'key',
  invitation: 'inv',
  creditEntry: 'cre',
  session: 'ses',
} as const;
export type IdNoun = keyof typeof idPrefixes;

/** An id of one noun, as it stands in paths and bodies. */
export function idSchema(noun: IdNoun): z.ZodString {
  return z
    .string()
    .regex(
      new RegExp(`^${idPrefixes[noun]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`),
      `is not an id of kind ${idPrefixes[noun]}_…`,
    )
    .meta({ example: `${idPrefixes[noun]}_01h455vb4pex5vsknk084sn02q` });
}
