/** What activities on agents need of the outside; given once by the worker. */
import type { Db } from '../db/client.ts';
import type { LanguageEngine } from '../engine/types.ts';
import type { PlatformRegistry } from '../platforms/registry.ts';

export interface AgentDependencies {
  db: Db;
  platforms: PlatformRegistry;
  engine: LanguageEngine;
  /** How long a platform that is away is waited for before the operation fails. */
  platformPatienceMs: number;
}
