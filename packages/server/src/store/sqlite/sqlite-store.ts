import { leastIdAt } from '../record-ids.js';
import type { RecordKind } from '../record-types.js';
import { recordMethods } from '../rows/record-methods.js';
import type { RecordStore } from '../types.js';
import { IdLease } from './id-lease.js';
import { linkingInsert } from './links/insert-linking.js';
import { READS, WRITES } from './operations.js';
import type { Reads, Writes } from './protocol.js';
import type { StoreThread } from './thread.js';

/**
 * {@link RecordStore} over one SQLite file.
 * @param callers looks up who is asking, and nothing that may take long: nobody waits behind a list to be let in
 */
export function sqliteStore(
  writer: StoreThread<Writes>,
  readers: readonly StoreThread<Reads>[],
  callers: StoreThread<Reads>,
): RecordStore {
  /** The reader with the fewest requests waiting; the second is started when the first is busy. */
  const reader = (): StoreThread<Reads> =>
    readers.reduce((least, one) => (one.waitingCount < least.waitingCount ? one : least));
  const ids = idsOf(writer, callers);
  return {
    ...operationsOf(READS, reader),
    ...operationsOf(WRITES, () => writer),
    ...recordMethods({
      insert: (insert, { claim, linking, lease, usage }) =>
        writer.call('insertRecord', insert, claim, linking && linkingInsert(linking), lease, usage),
      find: (kind, organizationId, id) => reader().call('findRecord', kind, organizationId, id),
      list: (kind, organizationId, query) => reader().call('listRecords', kind, organizationId, query),
    }),
    reserveId: ids,
    findOrganization: (name) => callers.call('findOrganization', name),
    // Almost always there already, and then no reason to wait for the writer.
    organizationByName: async (name) =>
      (await callers.call('findOrganization', name)) ?? (await writer.call('organizationByName', name)),
    findApiKey: (keySha256) => callers.call('findApiKey', keySha256),
    findSession: (tokenSha256) => callers.call('findSession', tokenSha256),
    ping: async () => {
      const beside = [callers, ...readers].filter(({ isRunning }) => isRunning);
      await Promise.all([writer.call('ping'), ...beside.map((thread) => thread.call('ping'))]);
    },
    close: async () => {
      await Promise.all([callers, ...readers].map((thread) => thread.close()));
      await writer.close();
    },
  };
}

function idsOf(writer: StoreThread<Writes>, callers: StoreThread<Reads>): RecordStore['reserveId'] {
  const leaseOf = (kind: RecordKind): IdLease =>
    new IdLease((least, count) => writer.call('leaseIds', kind, least, count));
  const leases: Readonly<Record<RecordKind, IdLease>> = {
    detection: leaseOf('detection'),
    parse: leaseOf('parse'),
    verification: leaseOf('verification'),
    analysis: leaseOf('analysis'),
  };
  /** Whether there is more than one organization; for good, once it is. */
  let isShared = false;
  return async (kind) => {
    // The other organization may have been made by another process.
    isShared ||= await callers.call('isShared');
    return leases[kind].next(isShared ? leastIdAt(Date.now()) : 0);
  };
}

/** Operations of a thread as methods that ask it. */
type Asked<Callable> = {
  [Name in keyof Callable]: Callable[Name] extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Promise<Result>
    : never;
};

/** @param operations their names are asked of the thread; nothing of them runs here */
function operationsOf<Callable extends { [Name in keyof Callable]: (...parameters: never[]) => unknown }>(
  operations: { readonly [Name in keyof Callable]: unknown },
  thread: () => StoreThread<Callable>,
): Asked<Callable> {
  const names = Object.keys(operations) as (keyof Callable & string)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...parameters: Parameters<Callable[typeof name]>) => thread().call(name, ...parameters),
    ]),
  ) as Asked<Callable>;
}
