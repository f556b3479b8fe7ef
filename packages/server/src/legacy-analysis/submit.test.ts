import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { decodeRaster } from '@assay/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedNameOf } from '../blobs/blob-paths.js';
import { setOrganizationBands } from '../detection/bands.js';
import { DETECTION_MODELS } from '../detection/models.js';
import { analysisForm, PDF, PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

interface Analysis {
  readonly analysisId: number;
  readonly likelihood: number;
  readonly fileCreatedOn: number;
  readonly timestamp: number;
  readonly heatmapBase64: string;
  readonly modelResults: {
    readonly technicalChecks: readonly { readonly checkId: string; readonly status: string }[];
  };
  readonly [field: string]: unknown;
}
const resultOf = async <Result = Analysis>(response: Response): Promise<Result> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: Result }).result;
};
const detailOf = async (response: Response): Promise<{ loc: string[]; type: string }[]> => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { detail: { loc: string[]; type: string }[] }).detail;
};
const pictureOf = (dataUri: string): Uint8Array => {
  const [, base64] = /^data:image\/png;base64,([A-Za-z0-9+/]+=*)$/.exec(dataUri) ?? [];
  return new Uint8Array(Buffer.from(base64 as string, 'base64'));
};
const example = async (fileName: string) => {
  const bytes = await readFile(new URL(`../../../../examples/${fileName}`, import.meta.url));
  return { file: new Blob([bytes]), fileName };
};

test('a submission is answered with the whole record and nothing else', async () => {
  const before = Date.now() / 1000;
  const response = await server.analyze({
    file: new Blob([PDF]),
    fileName: 'statement.pdf',
    companyId: 'co-1',
    customerName: 'Añá 👩‍💻',
  });
  const result = await resultOf(response);
  expect(result).toEqual({
    analysisId: expect.any(Number),
    fileName: 'statement.pdf',
    size: PDF.length,
    mediaType: 'document',
    fileType: 'pdf',
    fileCreatedOn: expect.any(Number),
    sha256: createHash('sha256').update(PDF).digest('hex'),
    model: 'document-model',
    modelVersion: DETECTION_MODELS.document.version,
    engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    timestamp: expect.any(Number),
    likelihood: expect.any(Number),
    reasoning: expect.any(Array),
    classification: expect.stringMatching(/^(verified|unverified|rejected)$/),
    fraudSeverity: expect.stringMatching(/^(No Fraud Detected|Possible Fraud|Confirmed Fraud)$/),
    companyId: 'co-1',
    companyName: null,
    customerId: null,
    customerName: 'Añá 👩‍💻',
    documentId: null,
    heatmapBase64: expect.any(String),
    modelResults: { technicalChecks: expect.any(Array) },
  });
  expect(result.fileCreatedOn).toBeGreaterThanOrEqual(before);
  expect(result.timestamp).toBeGreaterThanOrEqual(result.fileCreatedOn);
  expect(result.timestamp).toBeLessThanOrEqual(Date.now() / 1000);
});

test('a document at which nothing was marked has a heatmap of one transparent pixel', async () => {
  const { heatmapBase64 } = await resultOf(
    await server.analyze({ file: new Blob([PDF]), fileName: 'empty.pdf' }),
  );
  const png = pictureOf(heatmapBase64);
  expect(await decodeRaster(png, 'png')).toMatchObject({ width: 1, height: 1 });
  // Behind signature and header lies one chunk of data: a filter byte and the four samples of the pixel.
  expect(png.subarray(24, 26)).toEqual(Uint8Array.of(8, 6));
  expect(new Uint8Array(inflateSync(png.subarray(41)))).toEqual(new Uint8Array(5));
});

test.each([
  ['document-model', 'document', 'statement-edited.pdf'],
  ['us-id-model', 'document', 'statement-edited.pdf'],
  ['object-model', 'object', 'receipt-edited.jpg'],
])('%s judges as %s does, by the same checks', async (model, detectionModel, fileName) => {
  const legacy = await resultOf(await server.analyze({ ...(await example(fileName)), model }));
  const detection = await resultOf<Analysis & { files: { url: string }[] }>(
    await server.submit({ ...(await example(fileName)), model: detectionModel }),
  );
  expect(legacy).toMatchObject({
    model,
    modelVersion: detection.modelVersion,
    likelihood: detection.likelihood,
    classification: detection.classification,
    reasoning: detection.reasoning,
  });
  // Analyses are not compared with earlier submissions.
  const ofTheFile = detection.modelResults.technicalChecks.filter(
    ({ checkId }) => checkId !== 'semantic.earlier-submission' && checkId !== 'provenance.issuer-habits',
  );
  expect(legacy.modelResults.technicalChecks).toEqual(ofTheFile);
  const heatmapUrl = detection.files[1]?.url;
  if (heatmapUrl === undefined) return;
  const heatmap = await server.request(new URL(heatmapUrl).pathname);
  expect(pictureOf(legacy.heatmapBase64)).toEqual(new Uint8Array(await heatmap.arrayBuffer()));
});

test('a rejected document has the contract’s phrase, a heatmap, and bounds of the organization move its verdict', async () => {
  const edited = await example('statement-edited.pdf');
  const rejected = await resultOf(await server.analyze(edited));
  expect(rejected).toMatchObject({ classification: 'rejected', fraudSeverity: 'Confirmed Fraud' });
  expect(pictureOf(rejected.heatmapBase64).length).toBeGreaterThan(200);

  const store = await openStore(server);
  const headers = { 'x-api-key': await server.createKey({ organization: 'lenient' }) };
  const organizationId = await store.organizationByName('lenient');
  await setOrganizationBands(store, organizationId, { mediumFrom: rejected.likelihood, highFrom: 100 });
  const undecided = await resultOf(await server.analyze(edited, headers));
  expect(undecided).toMatchObject({
    likelihood: rejected.likelihood,
    classification: 'unverified',
    fraudSeverity: 'Possible Fraud',
  });
  await store.close();
});

describe('the references', () => {
  test.each([
    ['', null],
    ['null', null],
    [undefined, null],
    ['NULL', 'NULL'],
    [' a ', ' a '],
    ['é'.repeat(1024), 'é'.repeat(1024)],
  ])('%j is kept as %j', async (documentId, expected) => {
    expect(await resultOf(await server.analyze({ documentId }))).toMatchObject({ documentId: expected });
  });

  test('one that is too long or holds U+0000 is refused and named', async () => {
    const form = analysisForm({ companyId: '👩'.repeat(1025), customerId: 'a\u0000' });
    const detail = await detailOf(await server.analyze(form));
    expect(detail.map(({ loc, type }) => [...loc, type])).toEqual([
      ['body', 'companyId', 'string_too_long'],
      ['body', 'customerId', 'string_unicode'],
    ]);
    expect(JSON.stringify(detail)).not.toContain('👩');
  });

  test('one that is sent twice is refused and named', async () => {
    const form = analysisForm();
    form.append('documentId', '1');
    form.append('documentId', '2');
    const detail = await detailOf(await server.analyze(form));
    expect(detail.map(({ loc, type }) => [...loc, type])).toEqual([
      ['body', 'documentId', 'multiple_values'],
    ]);
  });
});

describe('what is refused', () => {
  test.each(['document', 'US-ID-MODEL', 'null', ''])('the model %j', async (model) => {
    expect(await detailOf(await server.analyze({ model }))).toMatchObject([
      { loc: ['body', 'model'], type: 'enum' },
    ]);
  });

  test('a form without model and file names both', async () => {
    expect(await detailOf(await server.analyze(new FormData()))).toMatchObject([
      { loc: ['body', 'model'], type: 'missing' },
      { loc: ['body', 'file'], type: 'missing' },
    ]);
  });

  test.each([
    ['object-model', PDF, 'file_type'],
    ['us-id-model', new TextEncoder().encode('hello'), 'file_type'],
    ['document-model', new Uint8Array(), 'file_empty'],
    ['document-model', PNG.subarray(0, 20), 'file_undecodable'],
  ])('%#: what the %s cannot take', async (model, bytes, type) => {
    expect(await detailOf(await server.analyze({ model, file: new Blob([bytes]) }))).toMatchObject([
      { loc: ['body', 'file'], type },
    ]);
  });

  test('a body that is no form, 415; a file that is too large, 413', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.request('/v1/analysis', { method: 'POST', headers, body: '{}' })).status).toBe(415);
    const small = await startTestServer({ ASSAY_MAX_UPLOAD_MB: '1' });
    try {
      expect((await small.analyze({ file: new Blob([PNG, new Uint8Array(1024 * 1024)]) })).status).toBe(413);
    } finally {
      await small.end();
    }
  });

  test('a key without the permission', async () => {
    const withKey = async (permission: 'detection:write' | 'analysis:read' | 'analysis:write') => ({
      'x-api-key': await server.createKey({ permissions: [permission] }),
    });
    expect((await server.analyze({}, await withKey('detection:write'))).status).toBe(403);
    expect((await server.analyze({}, await withKey('analysis:read'))).status).toBe(403);
    expect((await server.request('/v1/analysis', { headers: await withKey('analysis:write') })).status).toBe(
      403,
    );
    expect((await server.analyze({}, await withKey('analysis:write'))).status).toBe(200);
    expect((await server.request('/v1/analysis', { headers: await withKey('analysis:read') })).status).toBe(
      200,
    );
  });
});

test('under one Idempotency-Key the first answer comes again, and another form is 409', async () => {
  const headers = { 'idempotency-key': 'legacy' };
  const edited = await example('statement-edited.pdf');
  const first = await server.analyze({ ...edited, companyId: '1' }, headers);
  const again = await server.analyze({ ...edited, companyId: '1' }, headers);
  expect([again.status, await again.text()]).toEqual([200, await first.text()]);
  expect((await server.analyze({ ...edited, companyId: '2' }, headers)).status).toBe(409);
  expect((await server.submit({ ...edited }, headers)).status).toBe(409);
});

test('the original is kept nowhere; a stored heatmap is for its own organization', async () => {
  const root = join(server.dataDirectory, 'files');
  const storedNames = async () =>
    (await readdir(root, { recursive: true })).flatMap((path) => storedNameOf(path) ?? []);
  const earlier = await storedNames();
  const { analysisId } = await resultOf(await server.analyze(await example('statement-edited.pdf')));
  expect((await storedNames()).filter((name) => !earlier.includes(name))).toEqual([
    `analysis_${analysisId}_heatmap.png`,
  ]);
  expect(await server.uploadsOnTheirWay()).toEqual([]);
  const path = `/v1/files/analysis_${analysisId}_heatmap.png`;
  const headers = { 'x-api-key': await server.createKey({ organization: 'curious' }) };
  expect([(await server.request(path)).status, (await server.request(path, { headers })).status]).toEqual([
    200, 404,
  ]);
});
