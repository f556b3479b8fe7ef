import { CHECKS, measuredRates } from '@assay/forensics';
import { expect, test } from 'vitest';
import { areRatesCurrent } from '../scripts/write-rates.js';

test('reports say the rates of docs/rates (npm run rates takes them)', () => {
  expect(areRatesCurrent()).toBe(true);
});

test('rates are those of files that chose no bound, where there are such', () => {
  expect(measuredRates('pdf.covered-content')).toMatchObject([
    { collection: 'real-pdfs', manipulated: [37, 77], honest: [0, 144] },
    { collection: 'pdf-held-out', manipulated: [57, 184], honest: [0, 132] },
  ]);
  expect(measuredRates('pdf.thumbnails')).toEqual([]);
  // A check that had nothing to look at on any of these files is not said to have erred on none.
  expect(measuredRates('semantic.bank-name')).toEqual([]);
  for (const { id } of CHECKS)
    for (const { manipulated, honest } of measuredRates(id))
      for (const [found, of] of [manipulated, honest]) expect(found).toBeLessThanOrEqual(of);
});
