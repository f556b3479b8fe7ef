/**
 * Latency of every kind of list over N records with 3 N tags, beside the floor of reading a page by primary
 * key; then what lists and inserts do to each other and to the event loop.
 * `node scripts/run-source.mjs benchmarks/store/lists.ts [N=1000000] [rounds=2] [whole|short]`
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSqliteStore, type RecordStore } from '../../packages/server/src/store/index.js';
import { filledDatabase } from './fill-database.js';
import { type Latencies, LatencyTable } from './latencies.js';
import { queries } from './query-classes.js';
import { randomFractions, sampleRecord } from './sample-records.js';

const count = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 2);
const random = randomFractions(7);

/** One list at a time. */
async function measureLists(store: RecordStore): Promise<void> {
  const [byFilter, bySort, overall] = [new LatencyTable(), new LatencyTable(), new LatencyTable()];
  for (const { filter, query } of queries(rounds, random)) {
    await overall
      .of('all lists')
      .measure(() =>
        byFilter
          .of(filter)
          .measure(() => bySort.of(query.sortBy).measure(() => store.listDetections(1, query))),
      );
  }
  byFilter.print(
    'Lists of 100 by filter (all sort keys, both directions, offsets 0 to 10,000, exact totals)',
  );
  bySort.print('The same by sort key');
  for (let i = 0; i < 500; i++) {
    const detectionId = 1 + Math.floor(random() * (count - 100));
    await overall.of('floor: 100 records one by one by primary key').measure(async () => {
      await Promise.all(Array.from({ length: 100 }, (_, next) => store.findDetection(1, detectionId + next)));
    });
    await overall.of('floor: first page, newest first, no filter').measure(() =>
      store.listDetections(1, {
        limit: 100,
        offset: 0,
        sortBy: 'detectionId',
        direction: 'desc',
        tags: [],
      }),
    );
  }
  overall.print('Overall');
}

/** Inserts at a steady pace, alone and then beside two clients that list without pause. */
async function measureInsertsBesideLists(store: RecordStore): Promise<void> {
  const table = new LatencyTable();
  await insertFor(5_000, store, table.of('insert alone'));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const work = queries(1, random);
  let inserting = true;
  let next = 0;
  const list = async () => {
    while (inserting) {
      const { query } = work[next++ % work.length]!;
      await table.of('list beside inserts').measure(() => store.listDetections(1, query));
    }
  };
  delay.enable();
  await Promise.all([
    insertFor(8_000, store, table.of('insert beside lists')).then(() => {
      inserting = false;
    }),
    list(),
    list(),
  ]);
  delay.disable();
  table.print('Inserts every 20 ms, and two clients that list all the time');
  const millisecondsAt = (percent: number) => (delay.percentile(percent) / 1e6).toFixed(1);
  console.log(
    `event-loop delay of the main thread: p50 ${millisecondsAt(50)}, p99 ${millisecondsAt(99)}, max ${(delay.max / 1e6).toFixed(1)} ms`,
  );
}

async function insertFor(durationMs: number, store: RecordStore, latencies: Latencies): Promise<void> {
  const endMs = performance.now() + durationMs;
  while (performance.now() < endMs) {
    const detectionId = await store.reserveId('detection');
    await latencies.measure(() => store.insertDetection(sampleRecord(detectionId - 1, count, random)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const path = filledDatabase(count, process.argv[4] === 'short' ? 'short' : 'whole');
const startedMs = performance.now();
const store = await openSqliteStore({ path });
console.log(`${count} records; opened in ${(performance.now() - startedMs).toFixed(0)} ms (from sources)`);
await measureLists(store);
await measureInsertsBesideLists(store);
await store.close();
