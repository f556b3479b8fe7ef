import { box, fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { mendPoints } from './mend-points.js';

function line(text: string, reading: number): TextLine {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    box: box(index / 10, 0.1, (index + 0.8) / 10, 0.12),
    reading: fraction(reading),
  }));
  return { page: 1, words, box: box(0, 0.1, 1, 0.12), emWidth: 0.01 };
}
const mended = (text: string, reading = 0.9): string =>
  mendPoints(line(text, reading))
    .words.map((word) => word.text)
    .join(' ');

test.each([
  ['Transfer To Account. ..2119', 'Transfer To Account ...2119'],
  ['Transfer To Account..2119', 'Transfer To Account ...2119'],
  ['Transfer To Account...2119', 'Transfer To Account ...2119'],
  ['Transfer To Account ..2119', 'Transfer To Account ...2119'],
  ['Paid at St. 2119 Main St. .50', 'Paid at St. 2119 Main St. .50'],
  ['PO. Box 3370 PO Box 12', 'P.O. Box 3370 PO Box 12'],
  ['Banco Norte S.A', 'Banco Norte S.A.'],
  ['NORTE, S.A, COL. SOL, C.P 11550, S.A. de C.V', 'NORTE, S.A., COL. SOL, C.P. 11550, S.A. de C.V.'],
])('%s', (recognised, expected) => {
  expect(mended(recognised)).toBe(expected);
});

test('what a text layer says stays as it is', () => {
  expect(mended('Account..2119 PO. Box S.A', 1)).toBe('Account..2119 PO. Box S.A');
});
