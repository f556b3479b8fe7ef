import { expect, test } from 'vitest';
import { inShort, picturedViewsOf } from '../testing/examine-text.js';
import { printedTotals } from './printed-totals.js';

const STUB = `
                              Current                YTD
  Wages                      2,890.44          14,538.23
  Overtime                     700.42           3,566.82
  Gross earnings             3,590.86          18,105.05`;
const EDITED = STUB.replace('14,538.23', '19,538.23');
const shortOf = async (...of: Parameters<typeof picturedViewsOf>) =>
  inShort(await printedTotals.examine(picturedViewsOf(...of)));

test('a picture of a stub whose sums hold is honest', async () => {
  expect(await shortOf(STUB)).toEqual([0]);
});

test('a figure that both readings give is contradicted by the column', async () => {
  const [measure, ...evidence] = await shortOf(EDITED);
  expect(measure).toBe(2);
  expect(evidence).toEqual(['TOTAL_DOES_NOT_ADD_UP|23,105.05|18,105.05']);
});

test('where any figure of the column is read otherwise the second time, nobody is accused', async () => {
  expect(await shortOf(EDITED, 0.97, { '19,538.23': '14,538.23' })).toEqual([
    1,
    'READING_DOUBT|23,105.05|18,105.05',
  ]);
});
