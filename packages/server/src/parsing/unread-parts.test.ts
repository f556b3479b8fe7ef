import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPdf, onePage, stream } from '../../../media/src/pdf/testing/build-pdf.js';
import { PDF, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { compiledEngine } from '../testing/compiled-engine.js';
import { MISDEEDS, type Misdeed } from './testing/dying-readers.js';
import { licensePdf } from './testing/made-license.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    { engineModule: compiledEngine(new URL('./testing/dying-readers.ts', import.meta.url)) },
  );
});
afterAll(() => server.end());

interface ParseRecord {
  readonly parseId: number;
  readonly [name: string]: unknown;
}

async function parse(file: Uint8Array<ArrayBuffer>): Promise<ParseRecord> {
  const response = await server.parse({ file: new Blob([file]), fileName: 'card.pdf' });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: ParseRecord }).result;
}

/** As many as a bar code has: of a page with fewer rules no picture is made to look for one. */
const BARS = Array.from({ length: 20 }, (_, index) => `${50 + 2 * index} 160 1 10 re`).join(' ');
/** A corner painted with what the readers are asked to do, and bars that mean nothing. */
const corner = (misdeed: Misdeed): string =>
  `${MISDEEDS[misdeed].map((value) => value / 255).join(' ')} rg 0 160 40 40 re f 0 g ${BARS} f`;
/** The card with its text, and a page without any. */
const cardAsking = (misdeed: Misdeed) => licensePdf(corner(misdeed));
const scanAsking = (misdeed: Misdeed) =>
  Uint8Array.from(buildPdf({ ...onePage(''), 4: stream(corner(misdeed)) }));

const incidents = () =>
  server.log.flatMap(({ incident }) => (incident === undefined ? [] : [incident as Record<string, unknown>]));

test('a file that kills the decoder of bar codes keeps its printed fields, and the record says that codes were not read', async () => {
  const result = await parse(cardAsking('abortDecoding'));
  expect(result).toMatchObject({
    documentType: 'idDocument',
    parsedData: { licenseNumber: '90817263', dateOfBirth: '1990-04-12' },
    pagesUnread: 0,
    partsUnread: ['codes'],
  });
  expect(incidents()).toContainEqual(
    expect.objectContaining({ kind: 'worker-died', stage: 'reading codes', cause: 'crash' }),
  );
  const again = await server.request(`/v1/parse/${result.parseId}`);
  expect(await again.json()).toEqual({ result });
});

test('a decoder that throws costs the same, and what it said of the document is in no log', async () => {
  expect(await parse(cardAsking('throwDecoding'))).toMatchObject({
    documentType: 'idDocument',
    partsUnread: ['codes'],
  });
  expect(incidents()).toContainEqual(expect.objectContaining({ kind: 'reading-broken', part: 'codes' }));
  expect(JSON.stringify(server.log)).not.toContain('4711');
});

test('when reading text dies, no page counts as read', async () => {
  expect(await parse(scanAsking('abortRecognizing'))).toMatchObject({
    documentType: 'unknown',
    parsedData: {},
    pageCount: 1,
    pagesUnread: 1,
    partsUnread: ['text'],
  });
});

test('when every reader dies, the record is there and says so; the next document is read', async () => {
  expect(await parse(scanAsking('abortBoth'))).toMatchObject({
    fields: {},
    confidence: 0,
    partsUnread: ['text', 'codes'],
  });
  expect(await parse(licensePdf())).toMatchObject({ documentType: 'idDocument', partsUnread: [] });
});

test('pages of a scan behind the eighth are counted as unread', async () => {
  const pages = Array.from({ length: 11 }, (_, index) => index + 10);
  const scan = buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    3: stream('0.5 g 10 10 60 30 re f'),
    ...Object.fromEntries(
      pages.map((page) => [page, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 80 50]/Contents 3 0 R>>']),
    ),
  });
  expect(await parse(Uint8Array.from(scan))).toMatchObject({
    pageCount: 11,
    pagesUnread: 3,
    partsUnread: [],
  });
});

test('a document without anything to read has no unread part', async () => {
  expect(await parse(PDF)).toMatchObject({ pageCount: 1, pagesUnread: 0, partsUnread: [] });
});
