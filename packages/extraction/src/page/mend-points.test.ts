import { expect, test } from 'vitest';
import { mendedText } from '../testing/mended-text.js';
import { mendPoints } from './mend-points.js';

const mended = (text: string, reading?: number): string => mendedText(mendPoints, text, reading);

test.each([
  ['Transfer To Account. ..2119', 'Transfer To Account ...2119'],
  ['Transfer To Account..2119', 'Transfer To Account ...2119'],
  ['Transfer To Account...2119', 'Transfer To Account ...2119'],
  ['Transfer To Account ..2119', 'Transfer To Account ...2119'],
  ['Paid at St. 2119 Main St. .50', 'Paid at St. 2119 Main St. .50'],
  ['PO. Box 3370 PO Box 12', 'P.O. Box 3370 PO Box 12'],
  ['Banco Norte S.A', 'Banco Norte S.A.'],
  ['NORTE, S.A, COL. SOL, C.P 11550, S.A. de C.V', 'NORTE, S.A., COL. SOL, C.P. 11550, S.A. de C.V.'],
])('%s', (recognized, expected) => {
  expect(mended(recognized)).toBe(expected);
});

test('what a text layer says stays as it is', () => {
  expect(mended('Account..2119 PO. Box S.A', 1)).toBe('Account..2119 PO. Box S.A');
});
