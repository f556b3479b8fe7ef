/**
 * Twenty organizations over HTTP: nineteen send a statement now and then and wait for its answer, first among
 * themselves, then beside one that sent 500 at once. Says how long the nineteen waited.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/flood.ts [ANSWERS=190] [LOAD=0.7] [FLOOD=500]
 *
 * Needs the build. Each of the nineteen pauses between two documents for a random time, so that together they keep the
 * two workers busy to the share LOAD of what these can do, which is measured first. Both rounds follow each other on one
 * server, each twice in turns, so that what else the machine does weighs on both. Ends with 1 when the 95th of 100
 * waits is more than twice as long beside the flood.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApiKey } from '../../packages/server/src/access/api-keys.js';
import { openStore } from '../../packages/server/src/store/open.js';
import { AttackedServer } from './attacked-server.js';

const OTHERS = 19;
const WORKERS = 2;
const MOST_RATIO = 2;
const WARMING = 10;
const [answers = 190, load = 0.7, flood = 500] = process.argv.slice(2).map(Number);
const bytes = readFileSync(fileURLToPath(new URL('../../examples/statement.pdf', import.meta.url)));

const server = await AttackedServer.start({ ASSAY_WORKERS: String(WORKERS) });
const store = await openStore({ dataDirectory: server.folder });
const keys: string[] = [];
for (let index = 0; index <= OTHERS; index++) {
  const organizationId = await store.organizationByName(`organization ${index}`);
  keys.push((await createApiKey(store, { organizationId, name: 'flood' })).key);
}
await store.close();
const [flooding = '', ...others] = keys;

/** Each document differs, so that none is known before. */
let documents = 0;
async function send(key: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const form = new FormData();
  form.set('model', 'performance');
  form.set('file', new Blob([bytes, `\n%${documents++}\n`]), 'statement.pdf');
  const response = await server.fetch('/v1/parse', {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': key, ...headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
}

/** What is left of the flood is taken back. */
async function endFlood(): Promise<number> {
  const headers = { 'x-api-key': flooding };
  let cancelled = 0;
  for (;;) {
    const response = await server.fetch('/v1/jobs?state=queued&limit=100', { headers });
    const { data } = (await response.json()) as { data: readonly { jobId: string }[] };
    if (data.length === 0) return cancelled;
    for (const { jobId } of data)
      await server.fetch(`/v1/jobs/${jobId}`, { method: 'DELETE', headers }).then((one) => one.arrayBuffer());
    cancelled += data.length;
  }
}

/** Milliseconds from one answer to the next while both workers are kept busy. */
async function pace(): Promise<number> {
  const lanes = others.slice(0, WORKERS + 1);
  const startedMs = performance.now();
  await Promise.all(
    lanes.map(async (key) => {
      for (let index = 0; index < WARMING; index++) await send(key);
    }),
  );
  return (performance.now() - startedMs) / (lanes.length * WARMING);
}

/** How long each of the nineteen waited for each answer, in milliseconds. */
async function round(meanPauseMs: number): Promise<number[]> {
  const waits: number[] = [];
  let left = answers;
  const sender = async (key: string): Promise<void> => {
    while (left-- > 0) {
      await sleep(-Math.log(1 - Math.random()) * meanPauseMs);
      const startedMs = performance.now();
      await send(key);
      waits.push(performance.now() - startedMs);
    }
  };
  await Promise.all(others.map(sender));
  return waits;
}

const p95 = (waits: readonly number[]): number =>
  waits.toSorted((one, other) => one - other)[Math.ceil(0.95 * waits.length) - 1] ?? Number.NaN;
const said = (waits: readonly number[]): string => `${p95(waits).toFixed(0)} ms of ${waits.length}`;

await pace();
const waits = { alone: [] as number[], flooded: [] as number[] };
for (let turn = 1; turn <= 2; turn++) {
  const paceMs = await pace();
  // With pauses of this mean each sends once in OTHERS * paceMs / load: what waits besides makes it a little less.
  const meanPauseMs = (OTHERS * paceMs) / load - WORKERS * paceMs;
  const alone = await round(meanPauseMs);
  for (let index = 0; index < flood; index++) await send(flooding, { prefer: 'respond-async' });
  const flooded = await round(meanPauseMs);
  const cancelled = await endFlood();
  console.log(
    `turn ${turn}: ${paceMs.toFixed(0)} ms a document; p95 alone ${said(alone)}, beside the flood ${said(flooded)}; ` +
      `${flood - cancelled} of the flood were taken`,
  );
  waits.alone.push(...alone);
  waits.flooded.push(...flooded);
}
const ratio = p95(waits.flooded) / p95(waits.alone);
console.log(
  `p95 alone ${said(waits.alone)}, beside the flood ${said(waits.flooded)}: ${ratio.toFixed(2)} times`,
);
await server.stop();
process.exitCode = ratio <= MOST_RATIO ? 0 : 1;
