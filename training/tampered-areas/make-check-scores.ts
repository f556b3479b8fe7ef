/**
 * `node scripts/run-source.mjs training/tampered-areas/make-check-scores.ts FOLDER OUT.json`: what the checks
 * of pixels say of every file of `FOLDER/manifest.csv`, for `score.py` to hold a network against: the sum of
 * their log-likelihood ratios, as the judge adds them, and the measure of each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodeJpegCoefficients,
  decodeRaster,
  readImageMetadata,
  SNIFF_LENGTH_BYTES,
  sniff,
  Views,
} from '@assay/media';
import { parseCsv } from '../../evaluation/csv.js';
import { recompressionHistory } from '../../packages/forensics/src/image/recompression-history/recompression-history.js';
import { repeatedGlyphs } from '../../packages/forensics/src/image/repeated-glyphs/repeated-glyphs.js';
import { textIsland } from '../../packages/forensics/src/image/text-island/text-island.js';
import { thumbnailMismatch } from '../../packages/forensics/src/image/thumbnail-mismatch/thumbnail-mismatch.js';
import { type AnyCheck, runCheck } from '../../packages/forensics/src/run-check.js';
import { logLikelihoodRatio } from '../../packages/forensics/src/verdict/calibration.js';

/** Each of a group of its own: their ratios add up. */
const CHECKS_OF_PIXELS: readonly AnyCheck[] = [
  recompressionHistory,
  repeatedGlyphs,
  textIsland,
  thumbnailMismatch,
];

async function scored(bytes: Uint8Array) {
  const format = sniff(bytes.subarray(0, SNIFF_LENGTH_BYTES));
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new RangeError('expected a JPEG, PNG or WebP');
  const views = new Views({
    raster: () => decodeRaster(bytes, format),
    metadata: async () => readImageMetadata(bytes),
    ...(format === 'jpeg' ? { jpeg: async () => decodeJpegCoefficients(bytes) } : {}),
  });
  const measures: Record<string, number> = {};
  let sum = 0;
  for (const check of CHECKS_OF_PIXELS) {
    const outcome = await runCheck(views, check, {});
    if (outcome.kind !== 'examined') continue;
    measures[check.id] = outcome.finding.measure;
    sum += logLikelihoodRatio(check.calibration, outcome.finding.measure);
  }
  return { logLikelihoodRatio: sum, measures };
}

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined)
  throw new RangeError('expected make-check-scores.ts FOLDER OUT.json');
const scores: Record<string, Awaited<ReturnType<typeof scored>>> = {};
for (const { file = '' } of parseCsv(readFileSync(join(folder, 'manifest.csv'), 'utf8'))) {
  scores[file] = await scored(new Uint8Array(readFileSync(join(folder, file))));
}
writeFileSync(out, `${JSON.stringify(scores, null, 1)}\n`);
