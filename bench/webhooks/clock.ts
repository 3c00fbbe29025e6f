/** One clock for all processes of this machine. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;
