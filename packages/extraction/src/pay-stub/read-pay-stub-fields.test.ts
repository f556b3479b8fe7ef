import type { Homography } from '@assay/media';
import { expect, test } from 'vitest';
import { readStub, stubValues } from './testing/read-stub.js';

test('a page that is no pay stub gives no totals', () => {
  expect(stubValues('Dear tenant,\nthe heating will be read on Monday.\nYours, the office')).toEqual({});
});

test('figures that do not add up are less sure than figures that do', () => {
  const page = (net: string) =>
    `Gross Pay  1,000.00\nTotal Taxes  150.00\nTotal Deductions  50.00\nNet Pay  ${net}`;
  const sure = (net: string) =>
    readStub(page(net), 'us').find(({ name }) => name === 'currentPeriodNetPay')?.confidence ?? 0;
  expect(sure('800.00')).toBeGreaterThan(sure('810.00'));
});

test('an endless table gives a bounded number of lines', () => {
  const page = `Earnings   Current   YTD\n${'Regular   10.00   20.00\n'.repeat(2_000)}`;
  const lines = readStub(page, 'us').filter(({ name }) => name.endsWith('.description'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(100);
});

test('boxes lie on the page as displayed', () => {
  const upsideDown: Homography = [-1, 0, 1, 0, -1, 1, 0, 0, 1];
  const box = (upright?: Homography) =>
    readStub('\nNet Pay   800.00\nGross Pay   900.00', 'us', upright).find(({ name }) =>
      name.endsWith('NetPay'),
    )?.box;
  const straight = box();
  expect(box(upsideDown)?.x1).toBeCloseTo(1 - (straight?.x2 ?? 0), 9);
  expect(box(upsideDown)?.y2).toBeCloseTo(1 - (straight?.y1 ?? 0), 9);
});
