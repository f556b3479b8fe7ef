import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Box, encodePng } from '@assay/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPdf, stream } from '../../../media/src/pdf/testing/build-pdf.js';
import { PDF, PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { PARSING_MODELS } from './models.js';
import { licensePdf, licensePng } from './testing/made-license.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_MAX_UPLOAD_MB: '1' });
});
afterAll(() => server.end());

interface ParseRecord {
  readonly parseId: number;
  readonly documentType: string;
  readonly confidence: number;
  readonly parsedData: Record<string, unknown>;
  readonly fields: Record<
    string,
    { value: unknown; confidence: number; source: string; page: number; boundingBox?: Box }
  >;
  readonly pageCount: number;
  readonly pagesUnread: number;
  readonly files: readonly { readonly fileName: string; readonly url: string }[];
  readonly [name: string]: unknown;
}
const resultOf = async (response: Response): Promise<ParseRecord> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: ParseRecord }).result;
};
const detailOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { detail: { loc: string[]; type: string }[] }).detail;
};

test('a parsed document is answered with the whole record, which can be fetched again, as can its file', async () => {
  const response = await server.parse({
    file: new Blob([PDF]),
    fileName: 'página.pdf',
    tags: '{"customerId":"c-1"}',
    country: ' MX ',
  });
  const result = await resultOf(response);
  const { parseId, timestamp, timestampISO } = result;
  expect(result).toEqual({
    parseId: expect.any(Number),
    mediaType: 'document',
    fileType: 'pdf',
    fileName: 'página.pdf',
    fileSize: PDF.length,
    model: 'performance',
    modelVersion: PARSING_MODELS.performance.version,
    country: 'mx',
    documentType: 'unknown',
    documentClass: null,
    confidence: 0,
    parsedData: {},
    fields: {},
    pageCount: 1,
    pagesUnread: 0,
    fieldsUnwritten: 0,
    partsUnread: [],
    complete: true,
    timestamp: expect.any(Number),
    timestampISO: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
    tags: [{ name: 'customerId', value: 'c-1' }],
    files: [
      {
        category: 'original_file',
        fileName: `parse_${parseId}_página.pdf`,
        fileSize: PDF.length,
        contentType: 'application/pdf',
        timestamp,
        timestampISO,
        url: `${server.baseUrl}/v1/files/parse_${parseId}_p%C3%A1gina.pdf`,
      },
    ],
  });
  expect(await resultOf(await server.request(`/v1/parse/${parseId}`))).toEqual(result);

  const file = await server.request(new URL(result.files[0]!.url).pathname);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  expect(file.headers.get('etag')).toBe(`"${sha256}"`);
});

test.each([
  ['PDF', 'text', () => licensePdf()],
  ['picture', 'ocr', () => licensePng()],
] as const)(
  'a license as %s gives its printed values, each with source, page and place',
  async (_what, source, make) => {
    const result = await resultOf(
      await server.parse({ model: 'light', file: new Blob([await make()]), fileName: 'licence' }),
    );
    expect(result).toMatchObject({
      documentType: 'idDocument',
      documentClass: 'identity/driver_license',
      parsedData: { licenseNumber: '90817263', dateOfBirth: '1990-04-12', expirationDate: '2031-04-12' },
    });
    const fields = Object.entries(result.fields);
    for (const [name, { value, ...field }] of fields) {
      expect(value).toBe(result.parsedData[name]);
      expect([field.source, field.page]).toEqual([source, 1]);
    }
    const { x1, y1, x2, y2 } = result.fields.licenseNumber?.boundingBox ?? { x1: 0, y1: 0, x2: 0, y2: 0 };
    expect(x1).toBeGreaterThan(0.15);
    expect(x2).toBeLessThan(0.6);
    expect((y1 + y2) / 2).toBeCloseTo(0.23, 1);
    expect(result.confidence).toBeCloseTo(
      fields.reduce((sum, [, { confidence }]) => sum + confidence, 0) / fields.length,
      3,
    );
    expect(result.confidence).toBeGreaterThan(0.5);
  },
);

test('a statement is named with its country, and believed little by the model that does not cover it', async () => {
  const file = new Blob([await readFile(new URL('../../../../examples/statement.pdf', import.meta.url))]);
  const covered = await resultOf(await server.parse({ file, fileName: 'statement.pdf' }));
  const uncovered = await resultOf(await server.parse({ model: 'light', file, fileName: 'statement.pdf' }));
  const told = {
    documentType: 'bankStatement.us',
    documentClass: 'financial/bank_statement',
    pageCount: 2,
    pagesUnread: 0,
  };
  expect(covered).toMatchObject(told);
  expect(uncovered).toMatchObject(told);
  expect(uncovered.parsedData).toEqual(covered.parsedData);
  for (const { confidence } of Object.values(uncovered.fields)) expect(confidence).toBeLessThanOrEqual(0.5);
});

test('the text layer of a hundred pages is read on all of them', async () => {
  const pages = Array.from({ length: 100 }, (_, index) => index + 10);
  const words = Array.from(
    { length: 9 },
    (_, row) => `${row === 0 ? 20 : 0} ${row === 0 ? 180 : -18} Td (one two three four five) Tj`,
  );
  const file = buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count 100>>`,
    3: stream(`BT /F1 12 Tf ${words.join('\n')} ET`),
    4: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Object.fromEntries(
      pages.map((page) => [
        page,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
      ]),
    ),
  });
  const result = await resultOf(
    await server.parse({ file: new Blob([Uint8Array.from(file)]), fileName: 'pages.pdf' }),
  );
  expect(result).toMatchObject({ documentType: 'unknown', pageCount: 100, pagesUnread: 0 });
});

test('a picture with nothing on it is an honest record: no class, no field, no confidence', async () => {
  const white = await encodePng(new Uint8Array(400 * 300 * 4).fill(255), 400, 300);
  const result = await resultOf(
    await server.parse({ model: 'light', file: new Blob([Uint8Array.from(white)]), fileName: 'white.png' }),
  );
  expect(result).toMatchObject({
    mediaType: 'image',
    documentType: 'unknown',
    confidence: 0,
    parsedData: {},
    fields: {},
    pageCount: 1,
  });
});

test('one pixel is a record, too', async () => {
  expect(await resultOf(await server.parse({ file: new Blob([PNG]), fileName: 'pixel.png' }))).toMatchObject({
    fileType: 'png',
    documentType: 'unknown',
    parsedData: {},
  });
});

test('an omitted, empty or unknown country is us', async () => {
  for (const country of [undefined, '', 'de', 'USA']) {
    expect(await resultOf(await server.parse({ country }))).toMatchObject({ country: 'us' });
  }
});

describe('what is wrong is told at once', () => {
  test('an empty form', async () => {
    const detail = await detailOf(await server.parse(new FormData()));
    expect(detail.map(({ loc, type }) => [loc.join('.'), type])).toEqual([
      ['body.model', 'missing'],
      ['body.file', 'missing'],
    ]);
  });

  test.each([
    ['another model', { model: 'document' }, 'body.model', 'enum'],
    ['a model in capitals', { model: 'Light' }, 'body.model', 'enum'],
    ['text in place of a file', { file: 'text' }, 'body.file', 'file_expected'],
    ['a file of another kind', { file: new Blob(['GIF89a, more or less']) }, 'body.file', 'file_type'],
    ['an empty file', { file: new Blob([]) }, 'body.file', 'file_empty'],
    ['tags that are no object', { tags: '[1]' }, 'body.tags', 'dict_type'],
    ['half a PNG', { file: new Blob([PNG.subarray(0, 30)]) }, 'body.file', 'file_undecodable'],
    ['a PDF without pages', { file: new Blob(['%PDF-1.7\n']) }, 'body.file', 'file_undecodable'],
  ])('%s', async (_what, fields, loc, type) => {
    const detail = await detailOf(await server.parse(fields));
    expect(detail.map((issue) => [issue.loc.join('.'), issue.type])).toEqual([[loc, type]]);
    expect(await server.uploadsOnTheirWay()).toEqual([]);
  });

  test('a body that is no form is 415, an upload beyond the limit 413', async () => {
    const text = await server.request('/v1/parse', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(415);
    const large = await server.parse({ file: new Blob([PDF, new Uint8Array(1024 * 1024)]) });
    expect(large.status).toBe(413);
  });

  test('an id that is no number, and one that nobody has', async () => {
    expect((await server.request('/v1/parse/abc')).status).toBe(422);
    expect((await server.request('/v1/parse/999999')).status).toBe(404);
  });
});

describe('Idempotency-Key', () => {
  test('the same key and form get the first record again; with another form, or for a detection, it is 409', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const first = await resultOf(await server.parse({}, headers));
    expect(await resultOf(await server.parse({}, headers))).toEqual(first);
    expect((await server.parse({ country: 'br' }, headers)).status).toBe(409);
    expect(
      (await server.submit({ model: 'document', file: new Blob([PDF]), fileName: 'empty.pdf' }, headers))
        .status,
    ).toBe(409);
  });

  test('a refused submission does not use its key up', async () => {
    const headers = { 'idempotency-key': 'mended' };
    expect((await server.parse({ model: 'none' }, headers)).status).toBe(422);
    expect((await server.parse({ file: new Blob(['%PDF-1.7\n']) }, headers)).status).toBe(422);
    expect((await server.parse({}, headers)).status).toBe(200);
  });

  test('twins that arrive together make one record and get one answer', async () => {
    const headers = { 'idempotency-key': 'twins' };
    const total = async () =>
      ((await (await server.request('/v1/parse')).json()) as { totalCount: number }).totalCount;
    const before = await total();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => (await server.parse({}, headers)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  test('a key that a detection answered is not free', async () => {
    const headers = { 'idempotency-key': 'detected' };
    await server.submit({}, headers);
    expect((await server.parse({}, headers)).status).toBe(409);
  });
});

describe('access', () => {
  test('reading asks for parse:read, submitting for parse:write', async () => {
    const reads = { 'x-api-key': await server.createKey({ permissions: ['parse:read'] }) };
    const writes = {
      'x-api-key': await server.createKey({ permissions: ['parse:write', 'detection:read'] }),
    };
    for (const path of ['/v1/parse', '/v1/parsing-models']) {
      expect((await server.request(path, { headers: reads })).status).toBe(200);
      expect((await server.request(path, { headers: writes })).status).toBe(403);
    }
    expect((await server.parse({}, reads)).status).toBe(403);
    const { parseId } = await resultOf(await server.parse({}, writes));
    expect((await server.request(`/v1/parse/${parseId}`, { headers: writes })).status).toBe(403);
    expect((await server.request('/v1/parse', { headers: { 'x-api-key': 'nobody' } })).status).toBe(401);
  });

  test('another organization finds neither record nor file, and lists nothing', async () => {
    const { parseId, files } = await resultOf(await server.parse({}));
    const headers = { 'x-api-key': await server.createKey({ organization: 'other' }) };
    expect((await server.request(`/v1/parse/${parseId}`, { headers })).status).toBe(404);
    expect((await server.request(new URL(files[0]!.url).pathname, { headers })).status).toBe(404);
    expect(await (await server.request('/v1/parse', { headers })).json()).toEqual({
      totalCount: 0,
      count: 0,
      data: [],
    });
  });
});

test('the models are described as the contract describes them', async () => {
  const models = (await (await server.request('/v1/parsing-models')).json()) as Record<string, unknown>[];
  const both = {
    description: expect.any(String),
    tags: expect.any(Array),
    category: 'document-parsing',
    validInputTypes: ['image', 'document'],
    validFileTypes: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
    ownedBy: 'assay',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  };
  expect(models).toEqual([
    { name: 'light', ...both },
    { name: 'performance', ...both },
  ]);
});
