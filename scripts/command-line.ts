/** How the programs take their arguments, and say what is wrong with them. */

/** Prints `message` and ends the program. */
export function leave(message: string, exitCode = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

/**
 * What `read` makes of the command line. Where it throws, as `parseArgs` does, the first line of the message and `usage` are
 * printed, and the program ends with 2.
 */
export function commandLine<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n', 1);
    return leave(`${message}\nusage: ${usage}`, 2);
  }
}
