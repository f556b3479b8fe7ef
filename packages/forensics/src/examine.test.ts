import { DecodeError, Views } from '@assay/media';
import { expect, test } from 'vitest';
import { defineCheck, type Examined } from './check.js';
import { examine } from './examine.js';
import type { AnyCheck } from './run-check.js';

const NOTHING: Examined = { kind: 'examined', finding: { measure: 0, summary: '', evidence: [], heat: [] } };
const SETTLED = {
  version: '1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'g',
  weight: 'fact',
  calibration: { points: [], source: '' },
} as const;
const bytesCheck = (id: string, examineBytes: () => Examined): AnyCheck =>
  defineCheck({ ...SETTLED, id, needs: ['bytes'], examine: examineBytes });
const views = () => new Views({ bytes: async () => Uint8Array.of(1) });

test('a check that throws costs its own outcome only', async () => {
  const broken: unknown[] = [];
  const reports = await examine(
    views(),
    [
      bytesCheck('throws', () => {
        throw new Error('ours');
      }),
      bytesCheck('runs', () => NOTHING),
    ],
    { onBroken: (id, error) => broken.push([id, (error as Error).message]) },
  );
  expect(reports.map(({ outcome }) => outcome.kind)).toEqual(['broken', 'examined']);
  expect(broken).toEqual([['throws', 'ours']]);
});

test('a view that cannot be decoded is told from a fault of ours', async () => {
  const hostile = new Views({ bytes: () => Promise.reject(new DecodeError('NOT_DECODABLE', 'no marker')) });
  const [report] = await examine(hostile, [bytesCheck('asks', () => NOTHING)]);
  expect(report?.outcome).toEqual({ kind: 'broken', errorCode: 'DECODER_FAILED' });
});

test('a check is not listed for a format that lacks what it needs', async () => {
  const needsPdf = defineCheck({ ...SETTLED, id: 'pdf', needs: ['pdf'], examine: () => NOTHING });
  expect(await examine(views(), [needsPdf])).toEqual([]);
});

test('optional views are handed over where there are any, and only those named', async () => {
  const seen: string[][] = [];
  const check = defineCheck({
    ...SETTLED,
    id: 'curious',
    needs: ['bytes'],
    optional: ['jpeg'],
    examine: (given) => {
      seen.push(Object.keys(given));
      return NOTHING;
    },
  });
  await examine(views(), [check]);
  expect(seen).toEqual([['bytes']]);
});

test('a skipped check is listed with what ended it and is not run', async () => {
  const started: string[] = [];
  const [report] = await examine(
    views(),
    [
      bytesCheck('hung', () => {
        throw new Error('must not run');
      }),
    ],
    { skip: new Map([['hung', 'TIME_LIMIT']]), onStart: (id) => started.push(id) },
  );
  expect(report?.outcome).toEqual({ kind: 'broken', errorCode: 'TIME_LIMIT' });
  expect(started).toEqual([]);
});

test('a check whose arithmetic ends in no number is broken, not clean', async () => {
  const divides = bytesCheck('divides', () => ({
    kind: 'examined',
    finding: { measure: 0 / 0, summary: '', evidence: [], heat: [] },
  }));
  const [report] = await examine(views(), [divides]);
  expect(report?.outcome).toEqual({ kind: 'broken', errorCode: 'CHECK_FAILED' });
});
