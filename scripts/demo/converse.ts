/** A conversation with the deployed agent in the terminal; where nobody types, a few questions are asked instead. */
import { createInterface } from 'node:readline/promises';
import type { Agent } from '../../contract/schemas/agents.ts';
import type { Client } from '../../client/src/index.ts';

/** Turns that a conversation by script may have (the contract's limit for test calls). */
const mostTurns = 50;

export async function converse(
  client: Client,
  agent: Agent,
  questions: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const said: string[] = [];
  say(`\nTalk to ${agent.business_name} (an empty line ends):`);
  say(`\nagent   ${agent.greeting}`);

  /** The whole conversation is held again with one turn more: the agent answers the same until then. */
  async function ask(text: string): Promise<void> {
    said.push(text);
    const { turns } = await client.createTestCall({
      path: { agent_id: agent.agent_id },
      body: { turns: said },
    });
    const reply = turns.at(-1);
    say(`agent   ${reply?.text ?? ''}`);
    for (const { url, quote } of reply?.sources ?? []) say(`        └ ${url} “${shorten(quote)}”`);
  }

  if (!process.stdin.isTTY) {
    const typed = await readPiped();
    for (const question of typed.length > 0 ? typed : questions) {
      say(`you     ${question}`);
      await ask(question);
    }
    return;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    while (said.length < mostTurns) {
      const line = await terminal.question('you     ').catch(() => '');
      if (line.trim() === '') break;
      await ask(line.trim());
    }
  } finally {
    terminal.close();
  }
}

const shorten = (quote: string) => (quote.length > 100 ? `${quote.slice(0, 99)}…` : quote);

/** Lines of a pipe; none where standard input is closed or empty. */
async function readPiped(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '' && lines.length < mostTurns) lines.push(line.trim());
  }
  return lines;
}
