import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBases, parseListed, readBases } from './bases.js';

const HEADING = 'sha256,kind,country,publisher,producer,pages,standing,split,source,commit,path,terms';
const line = (standing: string, split: string) =>
  `${HEADING}\nab,invoice,us,Shop,FOP,1,${standing},${split},owner/name,c0,a.pdf,MIT\n`;

it('a base has a split, and a file with made-up values has none', () => {
  expect(parseBases(line('as published', 'count'))[0]?.split).toBe('count');
  expect(parseBases(line('anonymised', ''))[0]?.standing).toBe('anonymised');
  expect(() => parseBases(line('as published', ''))).toThrow('split');
  expect(() => parseBases(line('anonymised', 'count'))).toThrow('split');
});

it('no publisher is in two splits, and no file is listed twice', () => {
  const splits = new Map<string, string>();
  for (const { publisher, split, standing } of readBases()) {
    if (standing !== 'as published') continue;
    expect(splits.get(publisher) ?? split, publisher).toBe(split);
    splits.set(publisher, split);
  }
  const digests = readBases().map(({ sha256 }) => sha256);
  expect(new Set(digests).size).toBe(digests.length);
});

it.each([
  'fresh-honest.csv',
  'unseen-honest.csv',
  'unseen-honest-2.csv',
  'unseen-honest-3.csv',
  'unseen-honest-4.csv',
  'unseen-e-invoices.csv',
])('%s: files of no repository that has a base', (list) => {
  const text = readFileSync(new URL(list, import.meta.url), 'utf8');
  const fresh = text.trim().split('\n').slice(1);
  const sources = new Set(readBases().map(({ source }) => source));
  expect(fresh.filter((row) => sources.has(row.split(',')[1] ?? ''))).toEqual([]);
  expect(new Set(fresh.map((row) => row.split(',')[0])).size).toBe(fresh.length);
});

it.each([2, 3, 4].map((list) => `unseen-honest-${list}.csv`))(
  'no project of %s is in both of its sets',
  (list) => {
    const text = readFileSync(new URL(list, import.meta.url), 'utf8');
    const setOf = new Map<string, string>();
    for (const row of text.trim().split('\n').slice(1)) {
      const [source = '', set = ''] = [row.split(',')[1], row.split(',')[7]];
      expect(['A', 'B'], row).toContain(set);
      expect(setOf.get(source) ?? set, source).toBe(set);
      setOf.set(source, set);
    }
  },
);

it('a list gives the documents as published of one set', () => {
  const heading = 'sha256,source,commit,path,producer,pages,standing,set';
  const row = (digest: string, rest: string) => `${digest},owner/name,c0,a.pdf,FOP,1,${rest}`;
  const csv = [
    heading,
    row('aa', 'as published,A'),
    row('bb', 'as published,B'),
    row('cc', 'altered,B'),
  ].join('\n');
  expect(parseListed(`${csv}\n`, 'B').map(({ sha256, publisher }) => [sha256, publisher])).toEqual([
    ['bb', 'owner/name'],
  ]);
});
