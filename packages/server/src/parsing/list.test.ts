import { afterAll, beforeAll, expect, test } from 'vitest';
import { PDF, PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { PARSE_SORT_KEYS } from '../store/parsing-types.js';

let server: TestServer;
const records: Record[] = [];

interface Record {
  parseId: number;
  fileName: string;
  timestamp: number;
  [field: string]: unknown;
}

beforeAll(async () => {
  server = await startTestServer();
  const submissions = [
    { fileName: 'c.pdf', tags: '{"customerId":"1","formula":"a=b=c"}' },
    { fileName: 'a.png', file: new Blob([PNG]), tags: '{"customerId":"1","x":"y"}' },
    { fileName: 'b.pdf', model: 'light', tags: '{"customerId":"2"}' },
    { fileName: 'd.pdf', country: 'br' },
  ];
  for (const submission of submissions) {
    const response = await server.parse(submission);
    records.push(((await response.json()) as { result: Record }).result);
  }
});
afterAll(() => server.end());

const list = async (query: string): Promise<{ totalCount: number; count: number; data: Record[] }> => {
  const response = await server.request(`/v1/parse${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { totalCount: number; count: number; data: Record[] };
};
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ fileName }) => fileName);

test('without parameters: the newest 25, newest first, without how each value was read', async () => {
  const listed = [...records].reverse().map(({ fields: _left, ...record }) => record);
  expect(await list('')).toEqual({ totalCount: 4, count: 4, data: listed });
});

test('with include=fields as the records themselves; nothing else can be included', async () => {
  expect((await list('?include=fields')).data).toEqual([...records].reverse());
  expect((await server.request('/v1/parse?include=evidence')).status).toBe(422);
});

test('limit and offset cut the page, the total stays', async () => {
  expect(await list('?limit=2&offset=1')).toMatchObject({
    totalCount: 4,
    count: 2,
    data: [{ fileName: 'b.pdf' }, { fileName: 'a.png' }],
  });
});

test.each([
  ['?sortBy=fileName&direction=asc', ['a.png', 'b.pdf', 'c.pdf', 'd.pdf']],
  ['?sortBy=fileName', ['d.pdf', 'c.pdf', 'b.pdf', 'a.png']],
  ['?sortBy=parseId&direction=asc', ['c.pdf', 'a.png', 'b.pdf', 'd.pdf']],
  ['?sortBy=mediaType', ['a.png', 'd.pdf', 'b.pdf', 'c.pdf']],
  ['?sortBy=fileSize&direction=asc', ['a.png', 'd.pdf', 'b.pdf', 'c.pdf']],
  ['?sortBy=confidence&direction=asc', ['d.pdf', 'b.pdf', 'a.png', 'c.pdf']],
])('%s sorts, ties newest first', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each(PARSE_SORT_KEYS)('sortBy=%s is known', async (key) =>
  expect((await list(`?sortBy=${key}&direction=asc`)).count).toBe(4),
);

test.each([
  ['?tagFilter=customerId=1', ['a.png', 'c.pdf']],
  ['?tagFilter=customerId=1&tagFilter=x=y', ['a.png']],
  ['?tagFilter=formula=a=b=c', ['c.pdf']],
  ['?tagFilter=customerid=1', []],
  [`?minFileSize=${PDF.length}`, ['d.pdf', 'b.pdf', 'c.pdf']],
  [`?maxFileSize=${PNG.length}`, ['a.png']],
  [
    `?minFileSize=${PNG.length}&maxFileSize=${PDF.length}&sortBy=fileName&direction=asc`,
    ['a.png', 'b.pdf', 'c.pdf', 'd.pdf'],
  ],
  [`?minFileSize=${PDF.length + 1}`, []],
])('%s matches', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('a range of time holds both of its ends', async () => {
  const times = records.map(({ timestamp }) => timestamp);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  expect((await list(`?minTimestamp=${first}&maxTimestamp=${last}`)).totalCount).toBe(4);
  expect((await list(`?minTimestamp=${last + 1}`)).totalCount).toBe(0);
  expect((await list(`?maxTimestamp=${first - 1}`)).totalCount).toBe(0);
});

test.each([
  ['limit=0', 'greater_than_equal'],
  ['limit=101', 'less_than_equal'],
  ['offset=-1', 'greater_than_equal'],
  ['minFileSize=-1', 'greater_than_equal'],
  ['maxFileSize=1.5', 'int_parsing'],
  ['maxTimestamp=2147483648', 'less_than_equal'],
  ['sortBy=detectionId', 'enum'],
  ['direction=up', 'enum'],
  ['tagFilter==x', 'string_pattern_mismatch'],
])('%s is 422', async (query, type) => {
  const response = await server.request(`/v1/parse?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc: ['query', query.split('=')[0]], type }] });
});
