/**
 * `node scripts/run-source.mjs training/generated-pixels/make-measured-copies.ts FOLDER OUT.jsonl training|evaluation
 * [COPIES=2]`: what `image.generated-pixels` measures of copies of a folder's pictures. For training, COPIES of
 * each, treated at random, and only of pictures whose license allows it; for evaluation those of
 * `npm run evaluate -- generated`. Files that cannot be decoded are named and left out.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeRaster, SNIFF_LENGTH_BYTES, sniff } from '@assay/media';
import { seededRandom } from '../../corpus/seeded-random.js';
import { parseCsv } from '../../evaluation/csv.js';
import { COPIES, writeCopies } from '../../evaluation/generated/copies.js';
import { parseGeneratedManifest } from '../../evaluation/generated/read-generated-corpus.js';
import { measuredFeatures } from '../../packages/forensics/src/image/generated-pixels/measured-features.js';
import { ALLOWED_LICENSES } from './allowed-licenses.js';
import type { MeasuredCopy } from './measured-copies.js';
import { treatedCopy } from './treated-copy.js';

const SEED = 20261125;
/** Features are written with so many digits: more are rounding of 32-bit sums. */
const DIGITS = 6;

const [folder, out, kind, copies = '2'] = process.argv.slice(2);
if (!folder || !out || (kind !== 'training' && kind !== 'evaluation'))
  throw new RangeError('expected FOLDER OUT training|evaluation');

const manifest = readFileSync(join(folder, 'manifest.csv'), 'utf8');
const licenses = new Map(parseCsv(manifest).map(({ file = '', license = '' }) => [file, license]));
const pictures = parseGeneratedManifest(manifest).map((picture) => ({
  ...picture,
  license: licenses.get(picture.file) ?? '',
}));
type Picture = (typeof pictures)[number];

writeFileSync(out, '');

async function measure(
  { file, tampered, source, license }: Picture,
  copy: string,
  bytes: Uint8Array,
): Promise<void> {
  const format = sniff(bytes.subarray(0, SNIFF_LENGTH_BYTES));
  if (!format || format === 'pdf') throw new RangeError('not a picture');
  const features = measuredFeatures(await decodeRaster(bytes, format));
  if (!features) return;
  const measured: MeasuredCopy = {
    file,
    generated: tampered,
    source,
    license,
    copy,
    features: Array.from(features, (value) => Number(value.toPrecision(DIGITS))),
  };
  appendFileSync(out!, `${JSON.stringify(measured)}\n`);
}

async function attempt(picture: Picture, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`${picture.file}: ${error instanceof Error ? error.message : error}`);
  }
}

if (kind === 'training') {
  for (const [index, picture] of pictures.filter(({ license }) => ALLOWED_LICENSES.has(license)).entries()) {
    const dice = seededRandom(SEED + index);
    const bytes = readFileSync(join(folder, picture.file));
    for (let copy = 0; copy < Number(copies); copy++)
      await attempt(picture, async () =>
        measure(picture, `treated ${copy + 1}`, await treatedCopy(bytes, dice)),
      );
    if (index % 50 === 0) console.error(`${index} pictures`);
  }
} else {
  const temporary = mkdtempSync(join(tmpdir(), 'assay-generated-'));
  for (const copy of COPIES) {
    const from = await writeCopies(copy, folder, pictures, temporary);
    for (const picture of pictures)
      await attempt(picture, async () =>
        measure(picture, copy, new Uint8Array(readFileSync(join(from, picture.file)))),
      );
    console.error(copy);
  }
  rmSync(temporary, { recursive: true, force: true });
}
