/** Exit code 0 when the address in the first argument answers with 2xx within two seconds; for container health checks. */
const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
