/**
 * Lists 60 records of 5,000 transactions, which kept a server from answering for minutes and filled its memory.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/large-lists.ts [RECORDS=60] [TRANSACTIONS=5000]
 *
 * Needs the build. The records are written into the data folder as those from before records had a bound: 20,000
 * fields each. Asks for all of them with `limit=100`, with and without their fields, page after page, while
 * another client asks for /healthz; says how much the server's memory grew, how long /healthz took, and how far
 * its event loop was behind. Ends with 1 when it grew by more than 150 MB. Times are wall clock: run it on an
 * idle machine.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../packages/server/src/store/open.js';
import type { RecordedField } from '../../packages/server/src/store/parsing-types.js';
import { sampleParsing } from '../../packages/server/src/store/testing/sample-parsing.js';
import { forgetHighest, highestMb, residentMb } from '../resident-memory.js';
import { AttackedServer } from './attacked-server.js';

const MOST_GROWTH_MB = 150;
const [records = 60, transactions = 5_000] = process.argv.slice(2).map(Number);

/** Runs in the server: tells on SIGUSR2 how far its event loop was behind since it was last asked. */
const LOOP_MONITOR = `
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on('SIGUSR2', () => {
    const ms = (nanoseconds) => (nanoseconds / 1e6).toFixed(0);
    console.error('event loop behind: p99 ' + ms(delays.percentile(99)) + ' ms, most ' + ms(delays.max) + ' ms');
    delays.reset();
  });
`;

const field = (name: string, value: string | number): RecordedField => ({
  name,
  value,
  confidence: 0.98,
  source: 'text',
  page: 1,
  boundingBox: { x1: 0.12345, y1: 0.23456, x2: 0.34567, y2: 0.24567 },
});
const fields = Array.from({ length: transactions }, (_, at) => [
  field(`accounts[0].transactions[${at}].date`, '2026-05-12'),
  field(`accounts[0].transactions[${at}].description`, `CARD PAYMENT ${at} SAMPLE STORE`),
  field(`accounts[0].transactions[${at}].amount`, -12.5),
  field(`accounts[0].transactions[${at}].balance`, 1_250.75),
]).flat();

async function fill(dataDirectory: string): Promise<void> {
  const store = await openStore({ dataDirectory });
  for (let index = 0; index < records; index++) {
    const parseId = await store.reserveId('parse');
    await store.insertParsing(sampleParsing({ parseId, fields }));
  }
  await store.close();
}

const server = await AttackedServer.start({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(LOOP_MONITOR)}`,
});
await fill(server.folder);

const healthMs: number[] = [];
let isOver = false;
const health = (async () => {
  while (!isOver) {
    const startedMs = performance.now();
    await (await server.fetch('/healthz')).arrayBuffer();
    healthMs.push(performance.now() - startedMs);
    await sleep(10);
  }
})();

/** Asks for one list to its end. @returns its bytes, and in how many pages they came */
async function listAll(query: string): Promise<{ readonly bytes: number; readonly pages: number }> {
  let [bytes, pages, seen] = [0, 0, 0];
  while (seen < records) {
    const response = await server.fetch(`/v1/parse?limit=100&offset=${seen}${query}`);
    const text = await response.text();
    const { data = [] } = JSON.parse(text) as { data?: readonly unknown[] };
    if (!response.ok || data.length === 0) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
    bytes += text.length;
    pages += 1;
    seen += data.length;
  }
  return { bytes, pages };
}

let grewTooMuch = false;
for (const query of ['', '&include=fields']) {
  process.kill(server.processId, 'SIGUSR2');
  healthMs.length = 0;
  forgetHighest(server.processId);
  const beforeMb = residentMb(server.processId);
  const { bytes, pages } = await listAll(query);
  const growthMb = highestMb(server.processId) - beforeMb;
  const sorted = healthMs.toSorted((one, other) => one - other);
  const p99Ms = sorted[Math.floor(0.99 * sorted.length)] ?? Number.NaN;
  console.log(
    `limit=100${query}: ${(bytes / 1e6).toFixed(0)} MB in ${pages} pages, memory +${growthMb.toFixed(0)} MB, ` +
      `/healthz p99 ${p99Ms.toFixed(0)} ms of ${sorted.length}`,
  );
  grewTooMuch ||= growthMb > MOST_GROWTH_MB;
}
process.kill(server.processId, 'SIGUSR2');
isOver = true;
await health;
await server.stop();
process.exitCode = grewTooMuch ? 1 : 0;
