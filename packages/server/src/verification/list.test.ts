import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, verificationForm } from '../http/testing/test-server.js';
import { VERIFICATION_SORT_KEYS } from '../store/verification-types.js';
import { compiledEngine } from '../testing/compiled-engine.js';
import { clip, pngOfColor } from './testing/pictures.js';

let server: TestServer;
const records: Record[] = [];

interface Record {
  verificationId: number;
  idFileName: string;
  idFileSize: number;
  selfieFileSize: number;
  timestamp: number;
  [field: string]: unknown;
}

beforeAll(async () => {
  server = await startTestServer(
    {},
    { engineModule: compiledEngine(new URL('./testing/color-verifier.ts', import.meta.url)) },
  );
  const anna = await pngOfColor([10, 200, 90]);
  const large = await pngOfColor([10, 200, 90], 640, 480);
  const submissions = [
    { idFile: [anna, 'c.png'], selfieFile: [anna, 'w.png'], tags: '{"customerId":"1","formula":"a=b=c"}' },
    {
      idFile: [large, 'a.png'],
      selfieFile: [await clip('avc.mp4'), 'z.mp4'],
      tags: '{"customerId":"1","x":"y"}',
    },
    { idFile: [anna, 'b.png'], selfieFile: [large, 'x.png'], tags: '{"customerId":"2"}' },
    { idFile: [large, 'd.png'], selfieFile: [await pngOfColor([1, 1, 1]), 'y.png'], country: 'br' },
  ] as const;
  for (const { idFile, selfieFile, ...fields } of submissions) {
    const form = verificationForm({ idFile: undefined, selfieFile: undefined, ...fields });
    form.append('idFile', idFile[0], idFile[1]);
    form.append('selfieFile', selfieFile[0], selfieFile[1]);
    records.push(((await (await server.verify(form)).json()) as { result: Record }).result);
  }
});
afterAll(() => server.end());

const list = async (query: string): Promise<{ totalCount: number; count: number; data: Record[] }> => {
  const response = await server.request(`/v1/verification${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { totalCount: number; count: number; data: Record[] };
};
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ idFileName }) => idFileName);

test('without parameters: the newest 25, newest first, as the records themselves', async () => {
  expect(await list('')).toEqual({ totalCount: 4, count: 4, data: [...records].reverse() });
});

test('limit and offset cut the page, the total stays', async () => {
  const page = { totalCount: 4, count: 2, data: [{ idFileName: 'b.png' }, { idFileName: 'a.png' }] };
  expect(await list('?limit=2&offset=1')).toMatchObject(page);
});

test.each([
  ['?sortBy=idFileName&direction=asc', ['a.png', 'b.png', 'c.png', 'd.png']],
  ['?sortBy=idFileName', ['d.png', 'c.png', 'b.png', 'a.png']],
  ['?sortBy=verificationId&direction=asc', ['c.png', 'a.png', 'b.png', 'd.png']],
  ['?sortBy=idFileSize&direction=asc', ['b.png', 'c.png', 'd.png', 'a.png']],
  ['?sortBy=selfieFileName&direction=asc', ['c.png', 'b.png', 'd.png', 'a.png']],
  ['?sortBy=selfieFileType&direction=asc', ['a.png', 'd.png', 'b.png', 'c.png']],
  ['?sortBy=verified&direction=asc', ['d.png', 'a.png', 'b.png', 'c.png']],
])('%s sorts, ties newest first', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each(VERIFICATION_SORT_KEYS)('sortBy=%s is known', async (key) =>
  expect((await list(`?sortBy=${key}&direction=asc`)).count).toBe(4),
);

test.each([
  ['?tagFilter=customerId=1', ['a.png', 'c.png']],
  ['?tagFilter=customerId=1&tagFilter=x=y', ['a.png']],
  ['?tagFilter=formula=a=b=c', ['c.png']],
  ['?tagFilter=customerid=1', []],
])('%s matches', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('a range of either size holds both of its ends, and both ranges must match', async () => {
  const [small, large] = [records[0]!.idFileSize, records[1]!.idFileSize];
  const [selfieOfC, selfieOfB] = [records[0]!.selfieFileSize, records[2]!.selfieFileSize];
  expect(await names(`?minIdFileSize=${large}`)).toEqual(['d.png', 'a.png']);
  expect(await names(`?maxIdFileSize=${small}`)).toEqual(['b.png', 'c.png']);
  expect(await names(`?minSelfieFileSize=${selfieOfC}&maxSelfieFileSize=${selfieOfC}`)).toContain('c.png');
  expect(await names(`?maxIdFileSize=${small}&minSelfieFileSize=${selfieOfB}&sortBy=idFileName`)).toEqual([
    'b.png',
  ]);
  expect(await names(`?minIdFileSize=${large + 1}`)).toEqual([]);
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
  ['minIdFileSize=-1', 'greater_than_equal'],
  ['maxSelfieFileSize=1.5', 'int_parsing'],
  ['maxTimestamp=2147483648', 'less_than_equal'],
  ['sortBy=parseId', 'enum'],
  ['direction=up', 'enum'],
  ['tagFilter==x', 'string_pattern_mismatch'],
])('%s is 422', async (query, type) => {
  const response = await server.request(`/v1/verification?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc: ['query', query.split('=')[0]], type }] });
});
