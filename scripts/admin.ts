/** `npm run admin -- COMMAND …`: what operators do to accounts. `npm run admin -- help` lists the commands. */
import { parseArgs } from 'node:util';
import { commands } from './admin/index.ts';
import { AdminError, type AdminContext } from './admin/command.ts';
import { openDatabase } from './admin/database.ts';
import { StackError } from './stack/errors.ts';
import type { Db } from '../db/client.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function help(): void {
  say('Usage: npm run admin -- COMMAND …\n');
  for (const { usage, summary } of commands) say(`  ${usage}\n      ${summary}\n`);
  say('The database is DATABASE_URL, else that of the `npm start` that runs on DATA_DIR (.data).');
}

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return help();
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new AdminError(`There is no command ${name}. \`npm run admin -- help\` lists them.`, 2);
  if (args.includes('--help')) return say(`npm run admin -- ${command.usage}\n\n${command.summary}`);
  let db: Db | undefined;
  const context: AdminContext = {
    env: process.env,
    say,
    db: async () => (db ??= await openDatabase(process.env)),
    parse: (options) => {
      try {
        return parseArgs({ args, allowPositionals: true, options });
      } catch (error) {
        throw new AdminError(`${(error as Error).message}\nUsage: npm run admin -- ${command.usage}`, 2);
      }
    },
    usage: () => new AdminError(`Usage: npm run admin -- ${command.usage}`, 2),
  };
  try {
    await command.run(context);
  } finally {
    await db?.destroy();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof AdminError || error instanceof StackError;
  process.exitCode = error instanceof AdminError ? error.exitCode : 1;
  process.stderr.write(`${known ? error.message : String((error as Error).stack)}\n`);
}
