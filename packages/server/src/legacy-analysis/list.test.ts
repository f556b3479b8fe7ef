import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PDF, startTestServer, type TestServer } from '../http/testing/test-server.js';

interface Analysis {
  readonly analysisId: number;
  readonly fileName: string;
  readonly likelihood: number;
  readonly fileCreatedOn: number;
  readonly timestamp: number;
}
interface Listed extends Omit<Analysis, 'timestamp'> {
  readonly timestamp: string;
  readonly responseTime: number;
  readonly fraudIQ: number;
}

let server: TestServer;
const records: Analysis[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const edited = await readFile(new URL('../../../../examples/statement-edited.pdf', import.meta.url));
  const submissions = [
    {
      file: new Blob([edited]),
      fileName: 'edited.pdf',
      companyId: '1',
      customerId: 'a',
      customerName: 'x=y&z',
    },
    { file: new Blob([PDF]), fileName: 'empty.pdf', companyId: '1', customerId: 'b', documentId: 'd' },
    { model: 'object-model', fileName: 'picture.png', companyId: '2', customerId: 'a', companyName: '1' },
    { model: 'us-id-model', fileName: 'card.png' },
  ];
  for (const submission of submissions) {
    records.push(((await (await server.analyze(submission)).json()) as { result: Analysis }).result);
  }
});
afterAll(() => server.end());

const list = async (
  query: string,
  headers = {},
): Promise<{ totalCount: number; count: number; data: Listed[] }> => {
  const response = await server.request(`/v1/analysis${query}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as { totalCount: number; count: number; data: Listed[] };
};
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ fileName }) => fileName);

test('without parameters: the newest first, as the records with time as text, duration and score', async () => {
  const { totalCount, count, data } = await list('');
  expect([totalCount, count]).toEqual([4, 4]);
  for (const [index, { timestamp, responseTime, fraudIQ, ...listed }] of data.entries()) {
    const { timestamp: seconds, ...record } = records[records.length - 1 - index]!;
    expect(listed).toEqual(record);
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    expect(Date.parse(`${timestamp}Z`) / 1000).toBeCloseTo(seconds, 2);
    expect(responseTime).toBeCloseTo(seconds - record.fileCreatedOn, 3);
    expect(responseTime).toBeGreaterThan(0);
    expect(fraudIQ).toBe(record.likelihood);
  }
});

test.each<[string, string[]]>([
  ['?limit=2&offset=1', ['picture.png', 'empty.pdf']],
  ['?sortBy=analysisId&direction=asc&limit=2', ['edited.pdf', 'empty.pdf']],
  ['?sortBy=timestamp', ['card.png', 'picture.png', 'empty.pdf', 'edited.pdf']],
  ['?sortBy=likelihood&limit=1', ['edited.pdf']],
  ['?companyId=1', ['empty.pdf', 'edited.pdf']],
  ['?companyId=1&sortBy=likelihood', ['edited.pdf', 'empty.pdf']],
  ['?companyId=1&customerId=a', ['edited.pdf']],
  ['?companyId=1&customerId=a&documentId=d', []],
  ['?companyId=1&customerId=b&documentId=d', ['empty.pdf']],
  ['?companyName=1', ['picture.png']],
  ['?customerName=x%3Dy%26z', ['edited.pdf']],
  ['?customerId=A', []],
  ['?customerId=', []],
  ['?customerId=null', []],
  ['?tagFilter=customerId%3Da', ['card.png', 'picture.png', 'empty.pdf', 'edited.pdf']],
] satisfies [string, string[]][])('%s answers %j', async (query, expected) =>
  expect(await names(query)).toEqual(expected),
);

test('the total counts all that match, whatever the page', async () => {
  expect(await list('?companyId=1&limit=1&offset=1')).toMatchObject({
    totalCount: 2,
    count: 1,
    data: [{ fileName: 'edited.pdf' }],
  });
  expect(await list('?offset=99999999999999999999')).toEqual({ totalCount: 4, count: 0, data: [] });
});

test.each([
  ['limit=0', 'limit', 'greater_than_equal'],
  ['limit=101', 'limit', 'less_than_equal'],
  ['offset=-1', 'offset', 'greater_than_equal'],
  ['direction=down', 'direction', 'enum'],
  ['sortBy=fileName', 'sortBy', 'enum'],
  ['customerId=a&customerId=b', 'customerId', 'multiple_values'],
])('%s is 422 and names %s', async (query, field, type) => {
  const response = await server.request(`/v1/analysis?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc: ['query', field], type }] });
});

test('another organization lists none of it, by no reference', async () => {
  const headers = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  expect(await list('', headers)).toEqual({ totalCount: 0, count: 0, data: [] });
  expect(await list('?companyId=1', headers)).toEqual({ totalCount: 0, count: 0, data: [] });
});
