/**
 * Latency of every kind of list over N records with 3 N tags in PostgreSQL, of the list of all kinds, and of inserts with
 * links, with the processor time of the server beside it: a server of its own, with a gigabyte of buffers and durable
 * commits. `node scripts/run-source.mjs benchmarks/store/postgres-lists.ts [N=1000000] [rounds=1] [whole|short] [parts]`
 */

import { readFileSync } from 'node:fs';
import { Database } from '../../packages/server/src/store/postgres/database.js';
import { migrate } from '../../packages/server/src/store/postgres/migrate.js';
import { openPostgresStore } from '../../packages/server/src/store/postgres/open.js';
import type { RecordStore } from '../../packages/server/src/store/types.js';
import { fillPostgres } from './fill-postgres.js';
import { LatencyTable } from './latencies.js';
import { queries } from './query-classes.js';
import { type Contents, randomFractions, sampleRecord } from './sample-records.js';

const count = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 1);
const contents: Contents = process.argv[4] === 'short' ? 'short' : 'whole';
const random = randomFractions(7);

const { startPostgres } = (await import(
  new URL('../../testing/servers/postgres.mjs', import.meta.url).href
)) as {
  startPostgres: (options: readonly string[]) => Promise<{ url: string; stop: () => Promise<void> }>;
};

/** Of a machine with 4 GB for the database. */
const SIZED = [
  'shared_buffers=1GB',
  'effective_cache_size=3GB',
  'work_mem=32MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=4GB',
  'random_page_cost=1.1',
];

/**
 * Processor time that the server and its connections to this database have used, in milliseconds: to the nanosecond,
 * and not stretched by what else runs on the machine (`schedstat`, Linux kernel documentation, scheduler/sched-stats).
 */
function usedMs(serverId: number, otherDatabases: readonly string[]): number {
  const children = readFileSync(`/proc/${serverId}/task/${serverId}/children`, 'latin1').trim().split(' ');
  return [String(serverId), ...children].reduce((sum, id) => {
    try {
      // `postgres: user database host what`
      const [, ofDatabase = ''] =
        /^postgres: \S+ (\S+) /.exec(readFileSync(`/proc/${id}/cmdline`, 'latin1')) ?? [];
      if (otherDatabases.includes(ofDatabase)) return sum;
      return sum + Number(readFileSync(`/proc/${id}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
}

async function measureLists(store: RecordStore, used: () => number): Promise<void> {
  const [byFilter, bySort, overall] = [new LatencyTable(), new LatencyTable(), new LatencyTable()];
  const lists: { usedMs: number; clockMs: number; text: string }[] = [];
  for (const { filter, query } of queries(rounds, random)) {
    const before = { used: used(), clock: performance.now() };
    const list = (): Promise<unknown> => store.listDetections(1, query);
    await overall
      .of('all lists')
      .measureUsing(used, () =>
        byFilter.of(filter).measureUsing(used, () => bySort.of(query.sortBy).measureUsing(used, list)),
      );
    const text = `${filter}, by ${query.sortBy} ${query.direction} from ${query.offset}`;
    lists.push({ usedMs: used() - before.used, clockMs: performance.now() - before.clock, text });
  }
  byFilter.print(
    'Lists of 100 by filter (all sort keys, both directions, offsets 0 to 10,000, exact totals)',
  );
  bySort.print('The same by sort key');
  overall.print('Overall');
  console.log('what took the database longest');
  for (const { usedMs, clockMs, text } of lists
    .toSorted((one, other) => other.usedMs - one.usedMs)
    .slice(0, 25))
    console.log(`  ${usedMs.toFixed(0)} ms, ${clockMs.toFixed(0)} by the clock: ${text}`);
}

const SUBMISSION_LISTS = {
  'all, newest first': {},
  'by kind': { kind: 'detection' },
  'by band': { band: 'high' },
  'by check': { checkId: 'pdf.unexplained-revision' },
  'a week of long ago': { fromMicros: 1_733_000_000_000_000, toMicros: 1_733_604_800_000_000 },
  'by a frequent text': { text: 'statement' },
  'by a rare text': { text: 'd-77' },
} as const;

async function measureSubmissions(store: RecordStore, used: () => number): Promise<void> {
  const table = new LatencyTable();
  for (let round = 0; round < 10 * rounds; round++)
    for (const [name, query] of Object.entries(SUBMISSION_LISTS))
      for (const offset of [0, 1000])
        await table
          .of(name)
          .measureUsing(used, () =>
            store.listSubmissions(1, { limit: 50, offset, ...query }).catch(() => undefined),
          );
  table.print('The list of all kinds');
}

async function measureInserts(store: RecordStore, used: () => number): Promise<void> {
  const table = new LatencyTable();
  for (let round = 0; round < 300; round++) {
    const detectionId = await store.reserveId('detection');
    const record = sampleRecord(detectionId - 1, count, random);
    const probes = Array.from({ length: 60 }, () => Math.floor(random() * 2 ** 47));
    await table.of('look and insert with dossier and 60 probes').measureUsing(used, async () => {
      const { through } = await store.findEarlier(1, probes, Date.now() * 1000);
      const dossiers = [{ probes, sealed: Buffer.alloc(4000) }];
      await store.insertDetection(record, undefined, { dossiers, lookedThrough: through, links: [] });
    });
    const plainId = await store.reserveId('detection');
    await table
      .of('floor: insert without')
      .measureUsing(used, () => store.insertDetection(sampleRecord(plainId - 1, count, random)));
  }
  table.print('Inserts, one at a time');
}

/** A server on this machine that is there, and may be filled already; one of its own otherwise. */
const given = process.env.ASSAY_TEST_DATABASE_URL;
const server = given ? { url: given, stop: async () => undefined } : await startPostgres(SIZED);
try {
  const database = new Database({ url: server.url, connections: 1 });
  await migrate(database);
  const [newest] = (await database.get<[number | null]>('SELECT max(detection_id) FROM detection'))!;
  if ((newest ?? 0) < count) await fillPostgres(database, count, contents);
  const [size, connectionId] = (await database.get<[number, number]>(
    'SELECT pg_database_size(current_database()), pg_backend_pid()',
  ))!;
  const serverId = parentOf(connectionId);
  const others = await database.all<[string]>(
    'SELECT datname::text FROM pg_database WHERE datname <> current_database()',
  );
  await database.close();
  console.log(
    `${count} records, ${(size / count).toFixed(0)} bytes each; cpu is the database's processor time`,
  );
  const store = await openPostgresStore({ url: server.url });
  const used = (): number => usedMs(serverId, others.flat());
  const parts = { lists: measureLists, submissions: measureSubmissions, inserts: measureInserts };
  for (const [name, measure] of Object.entries(parts))
    if (!process.argv[5] || process.argv[5].split(',').includes(name)) await measure(store, used);
  await store.close();
} finally {
  await server.stop();
}

function parentOf(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
