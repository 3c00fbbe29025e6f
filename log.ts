/** Structured logs: one JSON line an event on stdout, with secrets kept out by name. */
import { pino, type Logger } from 'pino';

/** Members that must never be printed, wherever an object brings them along. */
const secretPaths = ['authorization', 'client_secret', 'access_token', 'apiKey', 'password'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
);

/** @param service the process, e.g. `api` */
export function createLog(service: string, level: string): Logger {
  return pino({ level, base: { service }, redact: { paths: secretPaths, censor: '[secret]' } });
}
