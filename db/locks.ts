/** Advisory locks of the whole installation, by number: what must not happen in two processes at once. */
export const advisoryLocks = {
  /** One for all migrators: knex's own lock row would survive a crash in the middle. */
  migrate: 7_202_401,
  changeSigningKeys: 7_202_402,
  seed: 7_202_403,
} as const;
