/** Every command of `npm run admin`, as the help lists them. */
import { account } from './account.ts';
import type { AdminCommand } from './command.ts';
import { credit } from './credit.ts';
import { invite } from './invite.ts';
import { key } from './key.ts';
import { promptDiff } from './prompt-diff.ts';
import { reseal } from './reseal.ts';

export const commands: readonly AdminCommand[] = [invite, account, credit, key, promptDiff, reseal];
