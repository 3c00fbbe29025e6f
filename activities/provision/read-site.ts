/** Step `readSite`: fetches the business's site and keeps its pages. */
import { Context } from '@temporalio/activity';
import { noteStep } from '../../db/operation-progress.ts';
import { listKnownPages, replaceSitePages } from '../../db/site-pages.ts';
import type { OperationRow } from '../../db/operations.ts';
import { newId } from '../../domain/ids.ts';
import { stepIndex } from '../../domain/operations.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { unpackText } from '../../sites/packed-text.ts';
import type { ReadProgress } from '../../sites/types.ts';
import { siteFailure } from '../errors.ts';
import { whileHeartbeating } from '../heartbeat.ts';
import { runStep } from '../step.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { notesOf } from './reading-notes.ts';

/**
 * Reads the site within its budgets, heartbeating the pages read so far. A later reading, also one for
 * another agent of the account, asks for the pages that are kept by their validators, and writes what changed; what is gone from the site goes.
 */
export async function readSite(
  { db, siteReader, readerVersion, crawlBudget }: ProvisionDependencies,
  input: StepInput,
): Promise<string> {
  let progress: ReadProgress | undefined;
  const read = async (operation: OperationRow<'provision_agent'>) => {
    const context = Context.current();
    try {
      const reading = await siteReader.read(operation.request.businessUrl, {
        budget: crawlBudget,
        known: await listKnownPages(db, input.accountId, input.agentId, {
          businessUrl: operation.request.businessUrl,
          readerVersion,
        }),
        signal: context.cancellationSignal,
        onProgress: (now) => {
          progress = now;
        },
      });
      const pages = reading.pages.map(({ content, contentHash, etag, lastModified, ...page }) => ({
        id: newId('document'),
        url: content.url,
        title: content.title,
        language: content.language ?? null,
        text: unpackText(content.text),
        contentJson: unpackText(content.contentJson),
        linksJson: unpackText(page.linksJson),
        contentHash,
        etag,
        lastModified,
        // A page that a browser would have filled is read again: there may be one by then.
        readerVersion: page.isThin ? '' : readerVersion,
        isUnchanged: page.isUnchanged === true,
      }));
      const notes = notesOf(reading);
      if (notes.length === 0 && context.info.attempt === 1)
        return await replaceSitePages(db, input.accountId, input.agentId, pages);
      const index = stepIndex('provision_agent', 'readSite');
      await db.transaction(async (tx) => {
        await replaceSitePages(tx, input.accountId, input.agentId, pages);
        await noteStep(tx, input.accountId, input.operationId, index, notes);
      });
    } catch (error) {
      throw siteFailure(error, context.info.attempt);
    }
  };
  return await whileHeartbeating(
    () => runStep(db, input, { kind: 'provision_agent', step: 'readSite' }, read),
    () => progress,
  );
}
