import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PDF, startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
const records: Record[] = [];

interface Record {
  detectionId: number;
  fileName: string;
  likelihood: number;
  timestamp: number;
  [field: string]: unknown;
}

/** As lists show it. */
function listedOf({ modelResults, ...record }: Record): Record {
  const { arithmetic: _, ...results } = modelResults as { arithmetic: unknown };
  return { ...record, modelResults: results } as Record;
}

beforeAll(async () => {
  server = await startTestServer();
  const submissions = [
    {
      model: 'document',
      file: new Blob([PDF]),
      fileName: 'c.pdf',
      country: 'mx',
      tags: '{"customerId":"1","formula":"a=b=c"}',
    },
    { model: 'object', fileName: 'a.png', country: 'us', tags: '{"customerId":"1","x":"y"}' },
    { model: 'object', fileName: 'b.png', country: 'br', tags: '{"customerId":"2"}' },
    { model: 'document', fileName: 'd.png', country: 'us' },
  ];
  for (const submission of submissions) {
    const response = await server.submit(submission);
    records.push(listedOf(((await response.json()) as { result: Record }).result));
  }
});
afterAll(() => server.end());

const list = async (query: string): Promise<{ totalCount: number; count: number; data: Record[] }> => {
  const response = await server.request(`/v1/detection${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { totalCount: number; count: number; data: Record[] };
};
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ fileName }) => fileName);

test.each([
  ['PUT', '/v1/detection', 'GET, HEAD, POST'],
  ['PATCH', '/v1/detection/1', undefined],
  ['POST', '/v1/detection-models', 'GET, HEAD'],
  ['DELETE', '/v1/parse', 'GET, HEAD, POST'],
])('%s %s is 405 and names what the path takes', async (method, path, allow) => {
  const response = await server.request(path, { method });
  expect(response.status).toBe(405);
  const named = response.headers.get('allow');
  if (allow === undefined) expect(named).toMatch(/^(DELETE, )?GET, HEAD$/);
  else expect(named).toBe(allow);
  expect(await response.json()).toMatchObject({ statusCode: 405, error: 'Method Not Allowed' });
});

test('a misspelled filter is 422 with the nearest name, and ignored with strict=false', async () => {
  const response = await server.request('/v1/detection?minLikelyhood=75');
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { detail: [{ loc: ['query', 'minLikelyhood'], ctx: { nearest: ['minLikelihood'] } }] },
  ]);
  expect((await server.request('/v1/detection?minLikelyhood=75&strict=false')).status).toBe(200);
  expect((await server.request('/v1/detection?strict=maybe')).status).toBe(422);
});

test('without parameters: the newest 25, newest first, as the records themselves', async () => {
  expect(await list('')).toEqual({ totalCount: 4, count: 4, data: [...records].reverse() });
});

test('limit and offset cut the page, the total stays', async () => {
  expect(await list('?limit=2&offset=1')).toMatchObject({
    totalCount: 4,
    count: 2,
    data: [{ fileName: 'b.png' }, { fileName: 'a.png' }],
  });
  expect(await list('?offset=99999999999999999999')).toEqual({ totalCount: 4, count: 0, data: [] });
});

test.each([
  ['?sortBy=fileName&direction=asc', ['a.png', 'b.png', 'c.pdf', 'd.png']],
  ['?sortBy=fileName', ['d.png', 'c.pdf', 'b.png', 'a.png']],
  ['?sortBy=detectionId&direction=asc', ['c.pdf', 'a.png', 'b.png', 'd.png']],
  ['?sortBy=model&direction=asc', ['d.png', 'c.pdf', 'b.png', 'a.png']],
  ['?sortBy=country&direction=asc', ['b.png', 'c.pdf', 'd.png', 'a.png']],
])('%s sorts, ties newest first', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each([
  'detectionId',
  'mediaType',
  'fileType',
  'fileName',
  'fileSize',
  'model',
  'likelihood',
  'fraudSeverity',
  'country',
  'classification',
  'timestamp',
])('sortBy=%s is known', async (key) => expect((await list(`?sortBy=${key}&direction=asc`)).count).toBe(4));

test.each([
  ['?tagFilter=customerId=1', ['a.png', 'c.pdf']],
  ['?tagFilter=customerId=1&tagFilter=x=y', ['a.png']],
  ['?tagFilter=customerId=1&tagFilter=customerId=2', []],
  ['?tagFilter=formula=a=b=c', ['c.pdf']],
  ['?tagFilter=formula%3Da%3Db%3Dc', ['c.pdf']],
  ['?tagFilter=customerId=', []],
  ['?tagFilter=customerid=1', []],
])('%s matches tags exactly, split at the first equals sign', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('likelihood and timestamp bounds are inclusive', async () => {
  const [{ likelihood, timestamp }] = records as [Record];
  expect(await names(`?minLikelihood=${likelihood}&maxLikelihood=${likelihood}`)).toContain('c.pdf');
  expect(await names(`?minLikelihood=${likelihood + 0.1}`)).not.toContain('c.pdf');
  expect(await names(`?minTimestamp=${timestamp}&maxTimestamp=${timestamp}`)).toContain('c.pdf');
  expect(await names(`?maxTimestamp=${timestamp - 1}`)).toEqual([]);
  expect(await names('?minTimestamp=2147483647')).toEqual([]);
});

test('unknown parameters are ignored', async () => {
  expect((await list('?page=3&sort=x&LIMIT=1&strict=false')).count).toBe(4);
});

test.each([
  ['limit=0', 'limit', 'greater_than_equal'],
  ['limit=101', 'limit', 'less_than_equal'],
  ['limit=ten', 'limit', 'int_parsing'],
  ['limit=1&limit=2', 'limit', 'multiple_values'],
  ['offset=-1', 'offset', 'greater_than_equal'],
  ['minLikelihood=-0.1', 'minLikelihood', 'greater_than_equal'],
  ['maxLikelihood=100.1', 'maxLikelihood', 'less_than_equal'],
  ['minTimestamp=2147483648', 'minTimestamp', 'less_than_equal'],
  ['maxTimestamp=-1', 'maxTimestamp', 'greater_than_equal'],
  ['maxTimestamp=1.5', 'maxTimestamp', 'int_parsing'],
  ['direction=down', 'direction', 'enum'],
  ['sortBy=sha256', 'sortBy', 'enum'],
  ['sortBy=', 'sortBy', 'enum'],
  ['tagFilter=customerId', 'tagFilter', 'string_pattern_mismatch'],
  ['tagFilter==1', 'tagFilter', 'string_pattern_mismatch'],
])('%s is 422 and names %s', async (query, field, type) => {
  const response = await server.request(`/v1/detection?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc: ['query', field], type }] });
});

test('all wrong parameters are named at once', async () => {
  const { detail } = (await (await server.request('/v1/detection?limit=0&offset=x&direction=up')).json()) as {
    detail: unknown[];
  };
  expect(detail).toHaveLength(3);
});

// The last of this file: it adds a record.
test('a list shows five pieces of evidence of a check, all of them with include=evidence', async () => {
  const edited = readFileSync(new URL('../../../../examples/statement-edited.pdf', import.meta.url));
  const answer = await server.submit({
    model: 'document',
    file: new Blob([edited]),
    fileName: 'edited.pdf',
    tags: '{"edited":"yes"}',
  });
  const found = ((await answer.json()) as { result: Record }).result;
  const most = ({ modelResults }: Record): number => {
    const { technicalChecks } = modelResults as { technicalChecks: { evidence: unknown[] }[] };
    return Math.max(...technicalChecks.map(({ evidence }) => evidence.length));
  };
  expect(most(found)).toBeGreaterThan(5);
  expect((await list('?tagFilter=edited=yes&include=evidence')).data).toEqual([listedOf(found)]);
  expect((await list('?tagFilter=edited=yes')).data.map(most)).toEqual([5]);
});
