/**
 * `node scripts/run-source.mjs training/tampered-areas/make-inputs.ts FOLDER OUT`: every file of
 * `FOLDER/manifest.csv` as the network is shown it, for `score.py`: `N.json` (sizes, grid, the manifest's
 * row), `N.rgb` (pixels) and `N.coefficients` (16-bit, whole blocks of luma, in rows).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJpegCoefficients, decodeRaster, SNIFF_LENGTH_BYTES, sniff, toLuma } from '@assay/media';
import { parseCsv } from '../../evaluation/csv.js';
import { findGridOrigin } from '../../packages/forensics/src/image/recompression-history/grid-origin.js';
import {
  blocksOfPlane,
  type LumaBlocks,
} from '../../packages/forensics/src/image/recompression-history/luma-blocks.js';

async function inputOf(bytes: Uint8Array) {
  const format = sniff(bytes.subarray(0, SNIFF_LENGTH_BYTES));
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new RangeError('expected a picture');
  const raster = await decodeRaster(bytes, format);
  const luma = format === 'jpeg' ? decodeJpegCoefficients(bytes).components[0] : undefined;
  if (luma) {
    const [columns, rows] = [raster.width >> 3, raster.height >> 3];
    const coefficients = new Int16Array(columns * rows * 64);
    for (let row = 0; row < rows; row++) {
      const from = row * luma.blocksPerLine * 64;
      coefficients.set(luma.coefficients.subarray(from, from + columns * 64), row * columns * 64);
    }
    return {
      raster,
      coefficients,
      columns,
      rows,
      table: [...luma.quantizationTable],
      origin: { x: 0, y: 0 },
    };
  }
  const plane = toLuma(raster);
  const blocks: LumaBlocks = blocksOfPlane(plane, findGridOrigin(plane));
  const { columns, rows, origin } = blocks;
  return {
    raster,
    coefficients: Int16Array.from(blocks.levels, Math.round),
    columns,
    rows,
    table: Array(64).fill(1),
    origin,
  };
}

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined) throw new RangeError('expected make-inputs.ts FOLDER OUT');
mkdirSync(out, { recursive: true });
for (const [index, row] of parseCsv(readFileSync(join(folder, 'manifest.csv'), 'utf8')).entries()) {
  const { raster, coefficients, ...blocks } = await inputOf(
    new Uint8Array(readFileSync(join(folder, row.file!))),
  );
  const { width, height, rgb } = raster;
  writeFileSync(join(out, `${index}.json`), JSON.stringify({ ...row, width, height, ...blocks }));
  writeFileSync(join(out, `${index}.rgb`), rgb);
  writeFileSync(join(out, `${index}.coefficients`), coefficients);
}
