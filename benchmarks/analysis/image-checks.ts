/**
 * The checks of a document's pixels, on its photo at 2 and at 12 megapixels in one process, beside the floor:
 * libvips decoding it. `node scripts/run-source.mjs benchmarks/analysis/image-checks.ts [rounds=3]`
 * Processor time, warm. What checks share is laid to the one that asks first. Ends with 1 when the checks
 * take over 1 second at 2 megapixels or over 4 at 12, or when the process, the code and the photo among it,
 * ever held more than 600 MB.
 */
import { CHECKS } from '@assay/forensics';
import { decodeJpegCoefficients, decodeRaster, median, type ViewName } from '@assay/media';
import sharp from 'sharp';
import { processorSeconds, warmMedianSeconds } from '../processor-time.js';
import { samplePhoto } from './sample-documents.js';

const SIZES = [
  { width: 1195, height: 1673, mostSeconds: 1 },
  { width: 2928, height: 4099, mostSeconds: 4 },
];
const MOST_MEMORY_MB = 600;
const PIXEL_VIEWS: ReadonlySet<ViewName> = new Set<ViewName>(['raster', 'jpeg']);
const checks = CHECKS.filter(
  ({ id, needs }) =>
    id.startsWith('image.') && needs.length > 0 && needs.every((name) => PIXEL_VIEWS.has(name)),
);

const rounds = Number(process.argv[2] ?? 3);
const line = (name: string, seconds: number, more = ''): string =>
  `${name.padEnd(34)}${(1000 * seconds).toFixed(0).padStart(7)}  ${more}`;
const middle = (values: readonly number[]): number => median(values) ?? Number.NaN;

/** Processor seconds of each check on a photo that was just opened. */
async function look(photo: Uint8Array): Promise<readonly number[]> {
  const views = { raster: await decodeRaster(photo, 'jpeg'), jpeg: decodeJpegCoefficients(photo) };
  const seconds: number[] = [];
  for (const check of checks) seconds.push(await processorSeconds(async () => check.examine(views)));
  return seconds;
}

const receipt = (await samplePhoto()).bytes;
let missed = 0;
for (const { width, height, mostSeconds } of SIZES) {
  const photo = await sharp(receipt).resize(width, height, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer();
  const floor = await warmMedianSeconds(rounds, () => decodeRaster(photo, 'jpeg'));
  await look(photo);
  const looks: (readonly number[])[] = [];
  for (let round = 0; round < rounds; round++) looks.push(await look(photo));
  const all = middle(looks.map((one) => one.reduce((sum, seconds) => sum + seconds, 0)));
  console.log(`\n${width} x ${height} pixels: processor ms, median of ${rounds} rounds`);
  for (const [index, { id }] of checks.entries())
    console.log(line(id, middle(looks.map((one) => one[index] ?? Number.NaN))));
  const isKept = all <= mostSeconds;
  if (!isKept) missed += 1;
  console.log(
    line(
      'all',
      all,
      `bound ${mostSeconds} s: ${isKept ? 'kept' : 'MISSED'}; ${(all / floor).toFixed(1)} times the floor`,
    ),
  );
  console.log(line('floor: libvips decodes it', floor));
}
const memoryMb = process.resourceUsage().maxRSS / 1024;
if (memoryMb > MOST_MEMORY_MB) missed += 1;
console.log(
  `\nmost memory ${memoryMb.toFixed(0)} MB, bound ${MOST_MEMORY_MB}: ${memoryMb <= MOST_MEMORY_MB ? 'kept' : 'MISSED'}`,
);
process.exit(missed === 0 ? 0 : 1);
