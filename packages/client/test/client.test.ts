import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PDF, PNG, startTestServer, type TestServer } from '../../server/src/http/testing/test-server.js';
import {
  type Description,
  undeclaredProperties,
} from '../../server/src/http/testing/undeclared-properties.js';
import { AccessError, Assay, evidenceOf, InvalidRequestError, NotFoundError } from '../src/index.js';

/** The server of this process has to answer meanwhile, so nothing here waits in its stead. */
const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let server: TestServer;
let assay: Assay;
/** Route and status of every answer, and properties of answers that the published description does not name. */
const answers = new Set<string>();
const undeclared: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const description = (await (await fetch(`${server.localUrl}/openapi.json`)).json()) as Description;
  assay = new Assay({
    baseUrl: `${server.localUrl}/`,
    apiKey: server.key,
    async fetch(request) {
      const response = await fetch(request);
      if (response.headers.get('content-type')?.startsWith('application/json')) {
        const { method, url } = request;
        const answer = { method, path: new URL(url).pathname, status: response.status };
        const name = `${method} ${answer.path} ${answer.status}`;
        const body = await response.clone().json();
        answers.add(name);
        undeclared.push(
          ...undeclaredProperties(description, { ...answer, body }).map((at) => `${name}: ${at}`),
        );
      }
      return response;
    },
  });
});
afterAll(() => server.end());

test('the committed types are those of the committed descriptions; `npm run openapi` makes them', async () => {
  const program = `import { generateTypes, TYPES } from '${new URL('../generate.mjs', import.meta.url)}';
    const made = Object.entries(TYPES).map(async ([from, to]) => [to, await generateTypes(from)]);
    process.stdout.write(JSON.stringify(await Promise.all(made)));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const made = JSON.parse(stdout) as [path: string, types: string][];
  expect(made).toHaveLength(2);
  for (const [path, types] of made) expect(types).toBe(await readFile(here(`../${path}`), 'utf8'));
});

test('a detection: made, read, listed by its tag, its links, its report, its file', async () => {
  const file = { content: new Blob([PDF]), name: 'empty.pdf' };
  const made = await assay.detections.create({ file, model: 'document', tags: { customerId: 'c-17' } });
  expect(made).toMatchObject({ fileName: 'empty.pdf', tags: [{ name: 'customerId', value: 'c-17' }] });
  expect(await assay.detections.get(made.detectionId)).toEqual(made);

  await assay.detections.create({ file: PNG, model: 'object', tags: { customerId: 'other' } });
  const ids: number[] = [];
  for await (const { detectionId } of assay.detections.list({
    tags: { customerId: 'c-17' },
    maxLikelihood: 100,
  }))
    ids.push(detectionId);
  expect(ids).toEqual([made.detectionId]);

  expect(await assay.detections.links(made.detectionId)).toMatchObject({ count: 0, links: [] });
  expect(evidenceOf(made, 'pdf.unexplained-revision')).toEqual([]);
  const [original] = made.files;
  if (!original) throw new Error('no file');
  const report = await assay.detections.report(made.detectionId);
  expect(report.headers.get('content-type')).toBe('application/pdf');
  const kept = await assay.files.get(original);
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(PDF);
});

test('a document that is read, and a pair that is compared', async () => {
  const parsed = await assay.parses.create({
    file: { content: PDF, name: 'empty.pdf' },
    model: 'performance',
  });
  expect(await assay.parses.get(parsed.parseId)).toEqual(parsed);
  const pair = await assay.verifications.create({ idFile: PNG, selfieFile: PNG, country: 'mx' });
  expect(await assay.verifications.get(pair.verificationId)).toEqual(pair);
  const both = await assay.verifications.create({ idFile: PNG, idBackFile: PNG, selfieFile: PNG });
  expect(both.files.map(({ category }) => category)).toEqual(['id', 'id', 'face']);
});

test('a submission that is not waited for: its job ends with the record, or with what was wrong', async () => {
  const job = await assay.detections.enqueue({ file: PNG, model: 'object' });
  expect(job).toMatchObject({ kind: 'detection', attempt: 0 });
  const ended = await assay.jobs.wait(job.jobId);
  expect(ended.state).toBe('done');
  expect(await assay.detections.get(ended.recordId ?? 0)).toMatchObject({ model: 'object' });
  expect(await assay.jobs.get(job.jobId)).toEqual(ended);
  await expect(assay.jobs.cancel(job.jobId)).rejects.toMatchObject({ status: 409 });
  const noPdf = new Blob(['%PDF-1.4 and nothing else']);
  const refused = await assay.jobs.wait(
    (await assay.parses.enqueue({ file: noPdf, model: 'performance' })).jobId,
  );
  expect([refused.state, refused.refusal?.detail[0]?.type]).toEqual(['refused', 'file_undecodable']);
  await expect(assay.jobs.wait(job.jobId, { signal: AbortSignal.abort() })).rejects.toThrow();
  await expect(assay.jobs.get('0b7f1c9e-1f6b-4c2d-9a57-3f0f5d2f9a10')).rejects.toBeInstanceOf(NotFoundError);
});

test('events: what happened since the last one that was dealt with', async () => {
  let last: string | undefined;
  for await (const { cursor } of assay.events.list()) last = cursor;
  const { parseId } = await assay.parses.create({ file: PDF, model: 'performance' });
  await assay.detections.create({ file: PNG, model: 'object' });
  const told: unknown[] = [];
  for await (const { type, data } of assay.events.list({
    ...(last !== undefined && { after: last }),
    types: ['parse.completed'],
  }))
    told.push([type, data.parseId]);
  expect(told).toEqual([['parse.completed', parseId]]);
});

test('what was used is told by day and kind', async () => {
  await assay.parses.create({ file: PDF, model: 'performance' });
  const { data, quota } = await assay.usage({ from: '2020-01-01', to: '2999-12-31' });
  expect(data.map(({ kind }) => kind)).toContain('parse');
  expect(quota).toBeUndefined();
});

test('a capture session is drawn, shown, and refuses a picture', async () => {
  const session = await assay.captureSessions.create();
  expect(session.instructions).toHaveLength(4);
  expect(await assay.captureSessions.get(session.captureSessionId)).toEqual(session);
  const { captureSessionId } = session;
  await expect(
    assay.verifications.create({ idFile: PNG, selfieFile: PNG, captureSessionId }),
  ).rejects.toBeInstanceOf(InvalidRequestError);
});

test('records are deleted, and a hold on one keeps it', async () => {
  const all = new Assay({ baseUrl: server.localUrl, apiKey: await server.createKey({}) });
  const { detectionId } = await all.detections.create({ file: PNG, model: 'object' });
  const record = { kind: 'detection', recordId: detectionId } as const;
  const { holdId } = await all.retention.placeHold({ record, reason: 'case 9' });
  await expect(all.detections.delete(detectionId)).rejects.toMatchObject({ status: 409 });
  await all.retention.liftHold(holdId);
  await all.detections.delete(detectionId);
  await expect(all.detections.get(detectionId)).rejects.toBeInstanceOf(NotFoundError);
  for (const records of [all.parses, all.verifications])
    await expect(records.delete(4711)).rejects.toBeInstanceOf(NotFoundError);
});

test('a hold is placed, listed and lifted; records are kept for as long as is said', async () => {
  const { retention } = new Assay({ baseUrl: server.localUrl, apiKey: await server.createKey({}) });
  const hold = await retention.placeHold({
    tag: { name: 'customerId', value: 'c-9' },
    reason: 'case 9',
  });
  expect(await retention.holds()).toEqual([hold]);
  await retention.liftHold(hold.holdId);
  await expect(retention.liftHold(hold.holdId)).rejects.toBeInstanceOf(NotFoundError);
  const set = { kind: 'parse', days: 30, isOwn: true };
  expect(await retention.set('parse', 30)).toContainEqual(set);
  await retention.takeBack('parse');
  expect(await retention.get()).toContainEqual({ kind: 'parse', days: 0, isOwn: false });
});

test('an access token decides alone, and a wrong one is told as such', async () => {
  const other = new Assay({ baseUrl: server.localUrl, apiKey: server.key, accessToken: async () => 'none' });
  await expect(other.detections.get(1)).rejects.toBeInstanceOf(AccessError);
});

test('models, and what is not there', async () => {
  expect((await assay.detections.models()).map(({ name }) => name)).toContain('document');
  expect((await assay.parses.models()).map(({ name }) => name)).toContain('light');
  await expect(assay.detections.get(4711)).rejects.toBeInstanceOf(NotFoundError);
  await expect(assay.detections.create({ file: new Blob([]), model: 'document' })).rejects.toBeInstanceOf(
    InvalidRequestError,
  );
});

test('no answer above held a property that the published description does not name', () => {
  expect(answers.size).toBeGreaterThan(15);
  expect(undeclared).toEqual([]);
});

test('it installs alone into an empty folder, and works there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-client-'));
  try {
    await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const npm = async (...args: string[]): Promise<string> =>
      (await run('npm', args, { cwd: folder })).stdout;
    const require = createRequire(import.meta.url);
    const openapiFetch = dirname(dirname(require.resolve('openapi-fetch')));
    const helpers = join(dirname(openapiFetch), 'openapi-typescript-helpers');
    const packed: string[] = [];
    for (const path of [here('..'), openapiFetch, helpers]) {
      const [{ filename }] = JSON.parse(await npm('pack', path, '--json')) as [{ filename: string }];
      packed.push(`./${filename}`);
    }
    await npm('install', '--offline', '--no-audit', '--no-fund', ...packed);
    await writeFile(
      join(folder, 'try.mjs'),
      `import { openAsBlob } from 'node:fs';
       import { Assay, NotFoundError } from '@assay/client';
       const assay = new Assay({ baseUrl: process.env.ASSAY_URL, apiKey: process.env.ASSAY_KEY });
       const content = await openAsBlob(process.env.ASSAY_FILE);
       const made = await assay.detections.create({ file: { content, name: 'receipt.jpg' }, model: 'object' });
       const missing = await assay.detections.get(4711).catch((error) => error instanceof NotFoundError);
       console.log(JSON.stringify([made.fileName, made.classification, missing]));`,
    );
    const env = {
      ...process.env,
      ASSAY_URL: server.localUrl,
      ASSAY_KEY: server.key,
      ASSAY_FILE: here('../../../examples/receipt.jpg'),
    };
    const answer = (await run(process.execPath, ['try.mjs'], { cwd: folder, env })).stdout;
    expect(JSON.parse(answer)).toEqual(['receipt.jpg', expect.any(String), true]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
