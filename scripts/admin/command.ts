/** What a command of `npm run admin` is: one file each, listed in `index.ts`. */
import type { parseArgs, ParseArgsOptionsConfig } from 'node:util';
import type { Db } from '../../db/client.ts';

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>;

export interface AdminContext {
  env: NodeJS.ProcessEnv;
  /** Prints one line. */
  say: (line: string) => void;
  /** Connects at the first call; closed when the command ends. */
  db: () => Promise<Db>;
  /** The command's own arguments; throws AdminError for options that it does not have. */
  parse: <const O extends ParseArgsOptionsConfig>(options: O) => Parsed<O>;
  /** The error for arguments that do not fit. */
  usage: () => AdminError;
}

export interface AdminCommand {
  name: string;
  /** `name ARGUMENT [--option]`. */
  usage: string;
  /** One sentence. */
  summary: string;
  run: (context: AdminContext) => Promise<void>;
}

/** Printed without a stack trace. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
