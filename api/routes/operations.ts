/** Operations: one row a poll. */
import { getOperation, listOperations } from '../../contract/endpoints/operations.ts';
import { listResources, listResourcesOf } from '../../db/ledger.ts';
import { findOperation, listOperations as listOperationRows } from '../../db/operations.ts';
import { answerList, listScope } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { pollingHeaders, presentOperation } from '../present/operation.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function operationRoutes({ db, sealer }: Services): Route[] {
  return [
    route(getOperation)(async ({ params, caller }) => {
      const operation = await findOperation(db, caller.accountId, params.operation_id);
      if (!operation) throw notFound('operation');
      const resources =
        operation.status === 'failed' ? await listResources(db, caller.accountId, operation.id) : undefined;
      return { body: presentOperation(operation, resources), headers: pollingHeaders(operation) };
    }),

    route(listOperations)(async ({ query, caller }) => {
      const { scope } = listScope(caller.accountId, listOperations.id, query);
      const page = await answerList({
        sealer,
        scope,
        query,
        fetch: (request) => listOperationRows(db, caller.accountId, query, request),
        keyOf: (row) => row.id,
        present: (row) => row,
      });
      const failed = page.data.filter((row) => row.status === 'failed').map((row) => row.id);
      const resources = await listResourcesOf(db, caller.accountId, failed);
      return {
        body: { ...page, data: page.data.map((row) => presentOperation(row, resources.get(row.id))) },
      };
    }),
  ];
}
