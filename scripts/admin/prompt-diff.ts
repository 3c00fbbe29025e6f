/** `prompt-diff AGENT [A] [B]`: what changed between two versions of an agent's prompt, and which facts changed it. */
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { findFacts } from '../../db/knowledge.ts';
import { findAgentOwner } from '../../db/system-accounts.ts';
import { findVersion, listVersions } from '../../db/versions.ts';
import { comparePrompts, type ComparedPrompt } from '../../domain/prompt/compare-prompts.ts';
import { AdminError, type AdminCommand } from './command.ts';

async function readVersion(
  db: Db,
  accountId: AccountId,
  agentId: string,
  number: number,
): Promise<ComparedPrompt> {
  const version = await findVersion(db, accountId, agentId, number);
  if (version === null) throw new AdminError(`${agentId} has no version ${String(number)}.`);
  return {
    number,
    systemPrompt: version.system_prompt,
    greeting: version.greeting,
    language: version.language,
    facts: await findFacts(db, accountId, agentId, version.knowledge_number),
  };
}

export const promptDiff: AdminCommand = {
  name: 'prompt-diff',
  usage: 'prompt-diff AGENT_ID [A] [B]',
  summary:
    'Compares the prompts of versions A and B line by line, with the facts behind changed lines; without B the live version, without both the last two.',
  async run({ parse, usage, say, db: connect }) {
    const { positionals } = parse({});
    const [agentId, ...given] = positionals;
    if (agentId === undefined || given.length > 2 || given.some((each) => !/^[1-9]\d{0,8}$/.test(each)))
      throw usage();
    const db = await connect();
    const accountId = await findAgentOwner(db, agentId);
    if (accountId === null) throw new AdminError(`There is no agent ${agentId}.`);
    const [live, previous] = await listVersions(db, accountId, agentId, { limit: 2, after: undefined });
    const a = given[0] === undefined ? previous?.number : Number(given[0]);
    const b = given[1] === undefined ? live?.number : Number(given[1]);
    if (a === undefined || b === undefined)
      throw new AdminError(`${agentId} has one version: there is nothing to compare.`);
    const [before, after] = [
      await readVersion(db, accountId, agentId, a),
      await readVersion(db, accountId, agentId, b),
    ];
    const lines = comparePrompts(before, after);
    if (lines.length === 0) say(`Versions ${String(a)} and ${String(b)} have the same prompt.`);
    for (const line of lines) say(line);
  },
};
