import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sniff } from '@assay/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.js';
import { readSettings } from '../settings.js';
import { type Analyst, startAnalyst } from '../workers/index.js';
import { differencesBetween } from './differences.js';
import { RecordError, readRecorded } from './recorded.js';
import { replay } from './replay.js';

const KEY = 'replay-test-key-of-40-characters-0000000';
const folder = mkdtempSync(join(tmpdir(), 'assay-replay-'));
const answers = new Map<string, Promise<string>>();
let server: RunningServer;
let analyst: Analyst;

beforeAll(async () => {
  server = await startServer(
    readSettings({
      PORT: '0',
      ASSAY_DATA_DIR: join(folder, 'data'),
      ASSAY_BOOTSTRAP_API_KEY: KEY,
      ASSAY_WORKERS: '1',
      ASSAY_LOG_LEVEL: 'silent',
    }),
  );
  analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 30_000, memoryLimitMb: 2048 });
});
afterAll(async () => {
  await Promise.all([server.stop(), analyst.close()]);
  rmSync(folder, { recursive: true });
});

const examplePath = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));

/** The whole answer to a submission; what several tests ask for is submitted once. */
function submitted(...asked: Parameters<typeof submit>): Promise<string> {
  const key = JSON.stringify(asked);
  const answer = answers.get(key) ?? submit(...asked);
  answers.set(key, answer);
  return answer;
}

async function submit(
  route: string,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([readFileSync(examplePath(name))]), name);
  const response = await fetch(`${server.baseUrl}${route}`, {
    method: 'POST',
    headers: { 'x-api-key': KEY },
    body: form,
  });
  return response.text();
}

const AS_OBJECT = { model: 'object' } as const;

function replayOf(path: string, record: string): ReturnType<typeof replay> {
  const bytes = readFileSync(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const format = sniff(bytes) ?? 'pdf';
  return replay(analyst, { path, format, sizeBytes: bytes.length, sha256 }, readRecorded(JSON.parse(record)));
}

test.each([
  ['statement-edited.pdf', { model: 'document' }],
  [
    'statement.pdf',
    { model: 'document', country: 'mx', document: 'financial/bank_statement', photocopy: 'false' },
  ],
  ['receipt-edited.jpg', AS_OBJECT],
])('a detection of %s as %o is the same again', async (name, fields) => {
  const record = await submitted('/v1/detection', name, fields);
  expect(await replayOf(examplePath(name), record)).toEqual({
    differences: [],
    takenFromRecord: [
      'semantic.earlier-submission',
      ...(fields === AS_OBJECT ? [] : ['provenance.issuer-habits']),
    ],
  });
});

test('a parsed document is the same again', async () => {
  const record = await submitted('/v1/parse', 'statement.pdf', { model: 'performance' });
  expect(await replayOf(examplePath('statement.pdf'), record)).toEqual({
    differences: [],
    takenFromRecord: [],
  });
});

test('what the record says otherwise is told, with both values; what contradicts other submissions is taken from it', async () => {
  const { result } = JSON.parse(await submitted('/v1/detection', 'receipt-edited.jpg', AS_OBJECT));
  const earlier = result.modelResults.technicalChecks.find(
    ({ checkId }: { checkId: string }) => checkId === 'semantic.earlier-submission',
  );
  earlier.details = 'It was not compared.';
  result.classification = 'rejected';
  result.pageCount = 3;
  const { differences } = await replayOf(examplePath('receipt-edited.jpg'), JSON.stringify(result));
  expect(differences.map(({ path }) => path)).toEqual(['classification', 'pageCount']);
  expect(differences[1]).toEqual({ path: 'pageCount', recorded: 3, replayed: 1 });
});

test('of another file no more is said than that it is one', async () => {
  const record = await submitted('/v1/detection', 'receipt-edited.jpg', AS_OBJECT);
  const path = join(folder, 'other.jpg');
  writeFileSync(path, readFileSync(examplePath('receipt.jpg')));
  const { differences } = await replayOf(path, record);
  expect(differences.map((one) => one.path)).toEqual(['sha256']);
});

test.each([
  ['a list', '{"items":[]}'],
  ['a verification', '{"verificationId":1}'],
  ['a detection as lists show it', '{"detectionId":1,"modelResults":{"technicalChecks":[]}}'],
  ['no object', '"record"'],
])('%s is no record that can be replayed', (_what, json) => {
  expect(() => readRecorded(JSON.parse(json))).toThrow(RecordError);
});

test('differences are named by path, checks by their id', () => {
  const checks = (status: string) => ({
    checks: [
      { checkId: 'a', status: 'PASS' },
      { checkId: 'b', status },
    ],
    list: [1],
  });
  expect(differencesBetween(checks('PASS'), checks('PASS'))).toEqual([]);
  expect(differencesBetween(checks('PASS'), { ...checks('FAIL'), list: [1, 2] })).toEqual([
    { path: 'checks[b].status', recorded: 'PASS', replayed: 'FAIL' },
    { path: 'list[1]', recorded: undefined, replayed: 2 },
  ]);
});
