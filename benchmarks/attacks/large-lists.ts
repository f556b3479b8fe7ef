/**
 * Lists 60 records of 5,000 transactions, which kept a server from answering for minutes and filled its memory.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/large-lists.ts [RECORDS=60] [TRANSACTIONS=5000]
 *
 * Needs the build. The records are written into the data folder as those from before records had a bound: 20,000
 * fields each. Asks for all of them with `limit=100`, with and without their fields, page after page, while
 * another client asks for /healthz; says how much the server's memory grew, how long /healthz took, and how far
 * its event loop was behind, beside the same without a list. Ends with 1 when it grew by more than 150 MB. Times are
 * wall clock, so they fail nothing: hold them against those without a list, on a machine that does nothing else.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../packages/server/src/store/open.js';
import type { RecordedField } from '../../packages/server/src/store/parsing-types.js';
import { sampleParsing } from '../../packages/server/src/store/testing/sample-parsing.js';
import { forgetHighest, highestMb, residentMb } from '../resident-memory.js';
import { AttackedServer } from './attacked-server.js';

const MOST_GROWTH_MB = 150;
const [records = 60, transactions = 5_000] = process.argv.slice(2).map(Number);

/** Where the server tells how far its event loop was behind. */
const DELAYS = join(tmpdir(), `assay-event-loop-${process.pid}.json`);

/**
 * Runs in the server: tells on SIGUSR2, of the time since it was last asked, how far its event loop was behind, and how
 * much processor time its thread used between two looks that are due every 5 ms: what a turn keeps it, on a busy
 * machine too (`schedstat`, Linux kernel documentation, scheduler/sched-stats).
 */
const LOOP_MONITOR = `
  import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
  import { readFileSync, renameSync, writeFileSync } from 'node:fs';
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const turns = createHistogram();
  const usedNs = () => Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'ascii').split(' ')[0]);
  let lastNs = usedNs();
  setInterval(() => {
    const nowNs = usedNs();
    turns.record(Math.max(1, nowNs - lastNs));
    lastNs = nowNs;
  }, 5).unref();
  process.on('SIGUSR2', () => {
    const ms = (histogram) => ({ p99: histogram.percentile(99) / 1e6, most: histogram.max / 1e6 });
    const said = JSON.stringify({ behind: ms(delays), kept: ms(turns) });
    delays.reset();
    turns.reset();
    writeFileSync('${DELAYS}.part', said);
    renameSync('${DELAYS}.part', '${DELAYS}');
  });
`;

interface Milliseconds {
  readonly p99: number;
  readonly most: number;
}

async function loopDelays(): Promise<{ readonly behind: Milliseconds; readonly kept: Milliseconds }> {
  rmSync(DELAYS, { force: true });
  process.kill(server.processId, 'SIGUSR2');
  while (!existsSync(DELAYS)) await sleep(10);
  return JSON.parse(readFileSync(DELAYS, 'utf8'));
}

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
  ASSAY_WORKERS: '1',
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

/** Does something and says what it did to the server. @returns how much the server's memory grew, in MB */
async function watched(what: string, work: () => Promise<string>): Promise<number> {
  await loopDelays();
  healthMs.length = 0;
  forgetHighest(server.processId);
  const beforeMb = residentMb(server.processId);
  const done = await work();
  const growthMb = highestMb(server.processId) - beforeMb;
  const { behind, kept } = await loopDelays();
  const sorted = healthMs.toSorted((one, other) => one - other);
  const p99Ms = sorted[Math.floor(0.99 * sorted.length)] ?? Number.NaN;
  console.log(
    `${what}: ${done}, memory +${growthMb.toFixed(0)} MB, /healthz p99 ${p99Ms.toFixed(0)} ms of ${sorted.length}, ` +
      `event loop behind p99 ${behind.p99.toFixed(0)} ms, at most ${behind.most.toFixed(0)}, ` +
      `kept p99 ${kept.p99.toFixed(1)} ms of processor time, at most ${kept.most.toFixed(1)}`,
  );
  return growthMb;
}

const QUIET_MS = 5_000;
await watched('without a list', async () => {
  await sleep(QUIET_MS);
  return `${QUIET_MS / 1000} s`;
});
let grewTooMuch = false;
for (const query of ['', '&include=fields']) {
  const growthMb = await watched(`limit=100${query}`, async () => {
    const { bytes, pages } = await listAll(query);
    return `${(bytes / 1e6).toFixed(0)} MB in ${pages} pages`;
  });
  grewTooMuch ||= growthMb > MOST_GROWTH_MB;
}
isOver = true;
await health;
await server.stop();
rmSync(DELAYS, { force: true });
process.exitCode = grewTooMuch ? 1 : 0;
