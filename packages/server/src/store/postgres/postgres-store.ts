import type { RecordKind } from '../record-types.js';
import { recordMethods } from '../rows/record-methods.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { RecordStore } from '../types.js';
import type { Database } from './database.js';
import { Ids } from './ids.js';
import { Folding } from './lists/changes.js';
import { listRows } from './lists/list.js';
import { OF_CALLERS, operationsOver, READS, SINGLE, WRITES } from './operations.js';
import { deleteRecord, findRow, insertRecord } from './records.js';

/**
 * {@link RecordStore} over a PostgreSQL database.
 * @param callers connections that look up who is asking, and nothing that may take long
 */
export function postgresStore(database: Database, callers: Database): RecordStore {
  const folding = new Folding(database);
  const ids: Readonly<Record<RecordKind, Ids>> = {
    detection: new Ids(database, 'detection'),
    parse: new Ids(database, 'parse'),
    verification: new Ids(database, 'verification'),
    analysis: new Ids(database, 'analysis'),
  };
  return {
    ...operationsOver(OF_CALLERS, (work) => work(callers)),
    ...operationsOver(SINGLE, (work) => work(database)),
    ...operationsOver(READS, (work) => database.read(work)),
    ...operationsOver(WRITES, (work) => database.write(work)),
    ...recordMethods({
      insert: async (insert, along) => {
        await database.write((queries) => insertRecord(queries, insert, along));
        folding.soon();
      },
      find: (kind, organizationId, id) => findRow(database, RECORD_TABLES[kind], organizationId, id),
      list: (kind, organizationId, query) => listRows(database, RECORD_TABLES[kind], organizationId, query),
    }),
    reserveId: (kind) => ids[kind].next(),
    deleteRecord: async (organizationId, kind, id) => {
      const storedNames = await database.write((queries) => deleteRecord(queries, organizationId, kind, id));
      folding.soon();
      return storedNames;
    },
    ping: async () => {
      const sql = 'SELECT 1 FROM organization LIMIT 1';
      await Promise.all([database.run(sql), callers.run(sql)]);
    },
    close: async () => {
      await folding.close();
      await Promise.all([database.close(), callers.close()]);
    },
  };
}
