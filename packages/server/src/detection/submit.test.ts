import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectionForm, PDF, PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { DETECTION_MODELS } from './models.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

type Json = Record<string, never>;
const resultOf = async (response: Response): Promise<Json> =>
  ((await response.json()) as { result: Json }).result;
const detailOf = async (response: Response): Promise<Json[]> => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { detail: Json[] }).detail;
};

test('a submission is answered with the whole record', async () => {
  const before = Math.floor(Date.now() / 1000);
  const response = await server.submit({
    file: new Blob([PDF]),
    fileName: 'statement.pdf',
    tags: '{"customerId":"c-1"}',
    country: 'mx',
  });
  expect(response.status).toBe(200);
  const result = await resultOf(response);
  const { detectionId, likelihood, timestamp, timestampISO } = result as unknown as Record<string, number>;
  expect(result).toEqual({
    detectionId: expect.any(Number),
    mediaType: 'document',
    fileType: 'pdf',
    fileName: 'statement.pdf',
    fileSize: PDF.length,
    sha256: createHash('sha256').update(PDF).digest('hex'),
    model: 'document',
    modelVersion: DETECTION_MODELS.document.version,
    engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    likelihood: expect.any(Number),
    fraudSeverity: expect.stringMatching(/^(low|medium|high)$/),
    classification: expect.stringMatching(/^(verified|unverified|rejected)$/),
    country: 'mx',
    documentType: null,
    pageCount: 1,
    reasoning: expect.any(Array),
    undecided: true,
    because: 'TOO_POOR',
    wouldHelp: expect.any(String),
    complete: true,
    missing: [],
    modelResults: { technicalChecks: expect.any(Array), arithmetic: expect.any(Object) },
    timestamp: expect.any(Number),
    timestampISO: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
    tags: [{ name: 'customerId', value: 'c-1' }],
    files: [
      {
        category: 'original_file',
        fileName: `fd_${detectionId}_statement.pdf`,
        fileSize: PDF.length,
        contentType: 'application/pdf',
        timestamp,
        timestampISO,
        url: `${server.baseUrl}/v1/files/fd_${detectionId}_statement.pdf`,
      },
    ],
  });
  expect(likelihood).toBeGreaterThanOrEqual(0);
  expect(likelihood).toBeLessThanOrEqual(100);
  expect(timestamp).toBeGreaterThanOrEqual(before);
  expect(Date.parse(`${timestampISO}Z`)).toBeGreaterThanOrEqual(before * 1000);

  const again = await server.request(`/v1/detection/${detectionId}`);
  expect(await resultOf(again)).toEqual(result);
});

test('an edited statement is answered with evidence that names page, place and both values, and with a heatmap', async () => {
  const edited = await readFile(new URL('../../../../examples/statement-edited.pdf', import.meta.url));
  const result = await resultOf(
    await server.submit({ file: new Blob([edited]), fileName: 'statement-edited.pdf' }),
  );
  const { technicalChecks } = result.modelResults as unknown as {
    technicalChecks: Record<string, unknown>[];
  };
  const revision = technicalChecks.find(({ checkId }) => checkId === 'pdf.unexplained-revision');
  expect(revision).toMatchObject({
    type: 'DOCUMENT_STRUCTURE',
    status: 'FAIL',
    version: expect.any(String),
    details: expect.any(String),
  });
  expect(revision?.evidence).toContainEqual(
    expect.objectContaining({
      page: expect.any(Number),
      boundingBox: expect.any(Object),
      before: expect.any(String),
      after: expect.any(String),
    }),
  );
  const heatmaps = (result.files as unknown as Record<string, unknown>[]).filter(
    ({ category }) => category === 'heatmap',
  );
  expect(heatmaps[0]).toMatchObject({
    fileName: `fd_${result.detectionId}_heatmap_1.png`,
    contentType: 'image/png',
    page: expect.any(Number),
  });
  const heatmap = await server.request(new URL(String(heatmaps[0]?.url)).pathname);
  expect(heatmap.headers.get('content-type')).toBe('image/png');
  expect([...new Uint8Array(await heatmap.arrayBuffer()).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);

  const evidence = technicalChecks.flatMap((check) => check.evidence as Record<string, unknown>[]);
  const marks = evidence.filter(({ mark }) => mark !== undefined);
  expect(marks.find(({ mark }) => mark === 1)).toMatchObject({ before: 'MARISOL QUINTERO', page: 1 });
  const files = result.files as unknown as Record<string, unknown>[];
  const markedPages = files.filter(({ category }) => category === 'marked_page');
  expect(markedPages.map(({ page }) => page)).toEqual(
    [...new Set(marks.map(({ page }) => page as number))].sort((one, other) => one - other),
  );
  expect(markedPages[0]).toMatchObject({
    fileName: `fd_${result.detectionId}_marked_1.webp`,
    contentType: 'image/webp',
    page: 1,
  });
  const marked = await server.request(new URL(String(markedPages[0]?.url)).pathname);
  expect(marked.headers.get('content-type')).toBe('image/webp');
  const bytes = new Uint8Array(await marked.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect(Math.max(width, height)).toBe(1600);
  expect(bytes.length).toBeLessThan(400_000);
});

test('a photo with a finding is marked as it is displayed; what has no finding has no marked page', async () => {
  const receipt = await readFile(new URL('../../../../examples/receipt-edited.jpg', import.meta.url));
  const edited = await resultOf(await server.submit({ file: new Blob([receipt]), fileName: 'receipt.jpg' }));
  const files = edited.files as unknown as { category: string; url: string; page?: number }[];
  const marked = files.find(({ category }) => category === 'marked_page');
  expect(marked).toMatchObject({ page: 1 });
  const clean = await resultOf(await server.submit({ file: new Blob([PDF]), fileName: 'empty.pdf' }));
  expect(clean.files as unknown as unknown[]).toHaveLength(1);
});

describe('the content decides what a file is', () => {
  test.each([
    [PNG, 'a.pdf', 'application/pdf', 'png', 'image'],
    [PDF, 'a.png', 'image/png', 'pdf', 'document'],
  ])('%#: not its name, not its declared type', async (bytes, fileName, type, fileType, mediaType) => {
    const result = await resultOf(await server.submit({ file: new Blob([bytes], { type }), fileName }));
    expect(result).toMatchObject({ fileType, mediaType, fileName });
  });

  test.each([
    ['object', PDF, 'file_type'],
    ['document', new TextEncoder().encode('hello'), 'file_type'],
    ['document', new Uint8Array(), 'file_empty'],
    ['document', PNG.subarray(0, 20), 'file_undecodable'],
    ['object', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'file_undecodable'],
  ])('%#: the %s model refuses what it cannot take', async (model, bytes, type) => {
    const detail = await detailOf(
      await server.submit({ model, file: new Blob([bytes]), fileName: 'secret-name.pdf' }),
    );
    expect(detail).toMatchObject([{ loc: ['body', 'file'], type }]);
    expect(JSON.stringify(detail)).not.toMatch(/secret-name|hello/);
  });
});

describe('country is a hint', () => {
  test.each([
    [' MX ', 'mx'],
    ['Br', 'br'],
    ['de', 'us'],
    ['', 'us'],
    [undefined, 'us'],
  ])('%j becomes %s', async (country, expected) => {
    expect(await resultOf(await server.submit({ country }))).toMatchObject({ country: expected });
  });
});

describe('the document override', () => {
  test.each(['bank_statement', 'financial/bank_statement'])(
    '%s is stored as <group>/<type>',
    async (document) => {
      expect(await resultOf(await server.submit({ document }))).toMatchObject({
        documentType: 'financial/bank_statement',
      });
    },
  );

  test('an unknown one is answered with the nearest names', async () => {
    const [issue] = await detailOf(await server.submit({ document: 'bank_statment' }));
    expect(issue).toMatchObject({
      loc: ['body', 'document'],
      input: 'bank_statment',
      ctx: { nearest: expect.arrayContaining(['financial/bank_statement']) },
    });
    expect(issue?.msg).toContain('financial/bank_statement');
  });
});

test.each(['true', 'FALSE', '1', '0', 'Yes', 'no', 'on', 'OFF'])('photocopy takes %j', async (photocopy) => {
  expect((await server.submit({ photocopy })).status).toBe(200);
});

test('everything that is wrong with a form is told at once', async () => {
  const form = detectionForm({
    model: 'both',
    file: undefined,
    tags: '[1]',
    photocopy: 'maybe',
    document: 'x',
  });
  const detail = await detailOf(await server.submit(form));
  expect(detail.map(({ loc, type }) => [...((loc ?? []) as string[]), type])).toEqual([
    ['body', 'model', 'enum'],
    ['body', 'file', 'missing'],
    ['body', 'tags', 'dict_type'],
    ['body', 'photocopy', 'bool_parsing'],
    ['body', 'document', 'document_type_unknown'],
  ]);
});

test('a form ends at the second value of a field: that alone is told', async () => {
  const form = detectionForm({ model: 'both', tags: '[1]' });
  form.append('country', 'us');
  form.append('country', 'mx');
  expect(await detailOf(await server.submit(form))).toMatchObject([
    { loc: ['body', 'country'], type: 'multiple_values' },
  ]);
});

test('a model and exactly one file are required, the file as a file', async () => {
  expect(await detailOf(await server.submit(new FormData()))).toMatchObject([
    { loc: ['body', 'model'], type: 'missing' },
    { loc: ['body', 'file'], type: 'missing' },
  ]);
  expect(await detailOf(await server.submit({ model: undefined }))).toMatchObject([
    { loc: ['body', 'model'], type: 'missing' },
  ]);
  expect(await detailOf(await server.submit({ file: '%PDF-' }))).toMatchObject([
    { loc: ['body', 'file'], type: 'file_expected' },
  ]);
  const two = detectionForm();
  two.append('file', new Blob([PNG]), 'second.png');
  expect(await detailOf(await server.submit(two))).toMatchObject([
    { loc: ['body', 'file'], type: 'multiple_values', ctx: { actual_length: 2 } },
  ]);
});

test('unknown fields and files are ignored', async () => {
  const form = detectionForm();
  for (const name of ['constructor', '__proto__', 'extra']) form.append(name, 'x');
  form.append('attachment', new Blob([PDF]), 'other.pdf');
  expect((await server.submit(form)).status).toBe(200);
});

test('a submission that was refused leaves no file behind', async () => {
  await server.submit({ tags: 'not json' });
  await server.submit({ file: new Blob([PNG.subarray(0, 20)]) });
  await expect.poll(() => server.uploadsOnTheirWay()).toEqual([]);
});

test('another organization sees nothing of a record', async () => {
  const { detectionId } = await resultOf(await server.submit({ tags: '{"customerId":"only-ours"}' }));
  const headers = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  const foreign = await server.request(`/v1/detection/${detectionId}`, { headers });
  expect([foreign.status, await foreign.json()]).toEqual([
    404,
    { statusCode: 404, error: 'Not Found', message: 'No such record.', code: 'RECORD_NOT_FOUND' },
  ]);
  expect((await server.request(`/v1/files/fd_${detectionId}_picture.png`, { headers })).status).toBe(404);
  expect(await (await server.request('/v1/detection', { headers })).json()).toEqual({
    totalCount: 0,
    count: 0,
    data: [],
  });
});

test.each([
  ['0', 404],
  ['-1', 404],
  ['999999999', 404],
  ['99999999999999999999999', 404],
  ['abc', 422],
  ['1.5', 422],
  ['1e1', 422],
])('GET /v1/detection/%s is %d', async (id, status) => {
  const response = await server.request(`/v1/detection/${id}`);
  expect(response.status).toBe(status);
  if (status === 422)
    expect(await detailOf(response)).toMatchObject([
      { loc: ['path', 'detectionId'], type: 'int_parsing', input: id },
    ]);
});

test('the models are listed as the contract says', async () => {
  const models = await (await server.request('/v1/detection-models')).json();
  expect(models).toMatchObject([
    {
      name: 'document',
      category: 'fraud-detection',
      validInputTypes: ['image', 'document'],
      validFileTypes: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    },
    {
      name: 'object',
      category: 'fraud-detection',
      validInputTypes: ['image'],
      validFileTypes: ['jpg', 'jpeg', 'png', 'webp'],
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    },
  ]);
});
