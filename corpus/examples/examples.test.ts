import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeJpegCoefficients } from '@assay/media';
import { readPdfiumBinary } from '@assay/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLicense } from '../documents/license.js';
import { statementPdf } from '../documents/statement.js';
import { editedStatementPdf } from '../documents/statement-edits.js';

const example = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../examples/${name}`, import.meta.url)));

test('the committed statements are what `npm run examples` writes, byte for byte', () => {
  const statement = statementPdf();
  expect(example('statement.pdf').equals(statement.bytes)).toBe(true);
  expect(example('statement-edited.pdf').equals(editedStatementPdf(statement).bytes)).toBe(true);
});

// libjpeg's versions may differ in single bits: shape and tables are compared, not bytes.
test.each([
  ['receipt.jpg', 4],
  ['receipt-edited.jpg', 2],
])('%s is a photo of two megapixels with 4:2:0 color and %i as its first luma step', (name, firstStep) => {
  const bytes = example(name);
  const { width, height, components } = decodeJpegCoefficients(bytes);
  expect([width, height]).toEqual([1200, 1680]);
  expect(
    components.map(({ horizontalSampling, verticalSampling }) => [horizontalSampling, verticalSampling]),
  ).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ]);
  expect(components[0]?.quantizationTable[0]).toBe(firstStep);
  expect(bytes.length).toBeLessThan(700_000);
});

// The bytes follow libpng's version, the pixels do not.
test('licence.png shows what `npm run examples` draws, and is small', async () => {
  const committed = example('licence.png');
  const drawn = await drawLicense(await readPdfiumBinary());
  const [kept, expected] = await Promise.all([
    sharp(committed).raw().toBuffer(),
    sharp(drawn).raw().toBuffer(),
  ]);
  expect(kept.equals(expected)).toBe(true);
  expect(committed.length).toBeLessThan(100_000);
});
