/** What provisioning needs beyond what all activities on agents do. */
import type { ReadBudget, SiteReader } from '../../sites/types.ts';
import type { AgentDependencies } from '../dependencies.ts';

export interface ProvisionDependencies extends AgentDependencies {
  siteReader: SiteReader;
  /** Pages that another version understood are understood again. */
  readerVersion: string;
  crawlBudget: ReadBudget;
}
