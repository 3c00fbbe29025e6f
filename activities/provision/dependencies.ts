/** What the provisioning activities need of the outside; given once by the worker. */
import type { Db } from '../../db/client.ts';
import type { LanguageEngine } from '../../engine/types.ts';
import type { PlatformRegistry } from '../../platforms/registry.ts';
import type { ReadBudget, SiteReader } from '../../sites/types.ts';

export interface ProvisionDependencies {
  db: Db;
  platforms: PlatformRegistry;
  siteReader: SiteReader;
  /** Pages that another version understood are understood again. */
  readerVersion: string;
  crawlBudget: ReadBudget;
  engine: LanguageEngine;
  /** How long a platform that is away is waited for before the operation fails. */
  platformPatienceMs: number;
}
