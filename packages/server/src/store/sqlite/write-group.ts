import type { Connection } from './connection.js';
import { addToListIndex } from './list-index/insert.js';
import { WRITES, type WriteGroup } from './operations.js';
import { failureOf, type Request, type Response } from './protocol.js';

/**
 * Does all requests in one transaction, so that they share one sync of the disk. A request that fails alone
 * (a taken key, a constraint) is answered alone; when the commit fails, all are.
 */
export function writeTogether(connection: Connection, requests: readonly Request[]): readonly Response[] {
  try {
    return connection.writeTransaction(() => {
      const group: WriteGroup = { connection, inserted: [] };
      const responses = requests.map((request) => perform(group, request));
      addToListIndex(connection, group.inserted);
      return responses;
    });
  } catch (error) {
    const failure = failureOf(error);
    return requests.map(({ requestId }) => ({ requestId, ok: false, failure }));
  }
}

function perform(group: WriteGroup, { requestId, operation, parameters }: Request): Response {
  const write = WRITES[operation as keyof typeof WRITES] as (
    group: WriteGroup,
    ...parameters: readonly unknown[]
  ) => unknown;
  try {
    return { requestId, ok: true, value: write(group, ...parameters) };
  } catch (error) {
    // Without the transaction the rest of the group would commit piece by piece.
    if (!group.connection.inTransaction) throw error;
    return { requestId, ok: false, failure: failureOf(error) };
  }
}
