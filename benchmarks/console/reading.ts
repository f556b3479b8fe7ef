/**
 * Latency of what the console reads, over HTTP and N records, beside the floor of an answer without a store.
 * `node scripts/run-source.mjs benchmarks/console/reading.ts [N=1000000] [rounds=300]`
 */
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from '../../packages/server/src/console/testing/console-caller.js';
import { startTestServer } from '../../packages/server/src/http/testing/test-server.js';
import { filledDatabase } from '../store/fill-database.js';
import { LatencyTable } from '../store/latencies.js';
import { randomFractions } from '../store/sample-records.js';

const count = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 300);
const random = randomFractions(7);

/** Every filter of the list alone, and the two that people use together. */
const LISTS: Readonly<Record<string, string>> = {
  'list: first page': '',
  'list: page 50': '?page=50',
  'list: high': '?band=high',
  'list: detections, medium': '?kind=detection&band=medium',
  'list: by a check that many failed': '?check=pdf.unexplained-revision',
  'list: by a check that none failed': '?check=pdf.covered-content',
  'list: one month': '?from=2025-01-01&to=2025-01-31',
};

/** What people look for: each is kept as a view first, as the console does. */
const TEXTS: readonly (readonly [name: string, text: string, search?: string])[] = [
  ['list: a text that a third has', 'statement.pdf'],
  ['list: the same, high, one month', 'statement.pdf', '&band=high&from=2025-01-01&to=2025-01-31'],
  ['list: a tag that 0.01 % have', 'customerId=C4711'],
  ['list: a SHA-256', `${'0'.repeat(59)}abcde`],
  ['list: four digits', '4711'],
  ['list: a text that none has', 'no such text'],
  ['list: frequent parts, none with all', 'statement.web'],
];

const dataDirectory = mkdtempSync(join(tmpdir(), 'assay-console-bench-'));
copyFileSync(filledDatabase(count), join(dataDirectory, 'assay.db'), constants.COPYFILE_FICLONE);
const server = await startTestServer({ ASSAY_DATA_DIR: dataDirectory, ASSAY_LOG_LEVEL: 'silent' });
try {
  const call = await setUp(server);
  const read = async (path: string): Promise<ArrayBuffer> => {
    const response = await call('GET', path);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.arrayBuffer();
  };
  const table = new LatencyTable();
  const searches = await Promise.all(
    TEXTS.map(async ([name, text, search = '']) => {
      const kept = await call('POST', '/views', { filters: { text } });
      const { viewId } = (await kept.json()) as { viewId: string };
      return [name, `/submissions?view=${viewId}${search}`] as const;
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    await table
      .of('floor: /healthz')
      .measure(async () => (await fetch(`${server.localUrl}/healthz`)).arrayBuffer());
    await table.of('floor: the session').measure(() => read('/session'));
    for (const [name, search] of Object.entries(LISTS))
      await table.of(name).measure(() => read(`/submissions${search}`));
    for (const [name, path] of searches) await table.of(name).measure(() => read(path));
    const id = 1 + Math.floor(random() * count);
    await table.of('record').measure(() => read(`/detections/${id}`));
    await table.of('audit: first page').measure(() => read('/audit'));
  }
  table.print(`The console over ${count} records`);
} finally {
  await server.end();
  rmSync(dataDirectory, { recursive: true, force: true });
}
