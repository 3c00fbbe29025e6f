/** What is printed when everything runs: where to look next. */
import { join, relative } from 'node:path';
import type { Stack } from './stack.ts';

/** `path` as one would type it from the folder one is in. */
function shortest(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

export function banner(stack: Stack, startedIn: string): string {
  const rows: [string, string][] = [
    ['API', stack.baseUrl],
    ['Docs', `${stack.baseUrl}/docs`],
    ...(stack.temporalUiUrl === undefined ? [] : [['Temporal UI', stack.temporalUiUrl] as [string, string]]),
    ['Credentials', shortest(join(stack.dataDir, 'credentials.json'))],
    ['Logs', `${shortest(join(stack.dataDir, 'logs'))}/`],
    ...Object.entries(stack.sampleUrls).map(([name, url]): [string, string] => [
      'Sample site',
      `${url}  (${name})`,
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return [
    '',
    `Switchboard runs (started in ${startedIn}).`,
    '',
    ...lines,
    '',
    'Try next, in another terminal:  npm run demo',
    'Ctrl-C ends everything; a second `npm start` goes on where this one ended.',
    '',
  ].join('\n');
}
