/**
 * `node scripts/run-source.mjs corpus/capture-edits/make-capture-edits.ts OUT [--seed N] [--layouts FAMILY] [--pairs
 * N]`: made documents as phones and scanners see them, edited afterwards and saved beside honest twins. See README.md.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FAMILIES, FAMILY_CHOICE, type FamilyName, isFamilyName, KINDS } from '../papers/families.js';
import { print } from '../papers/treatments/print.js';
import { type Dice, diceFrom } from '../pdf-forgeries/dice.js';
import { WORK_FOLDER } from '../pdf-forgeries/tools.js';
import type { Pixels } from '../photo-edits/pixels.js';
import {
  jpegHigher,
  jpegLower,
  png,
  resized,
  screenshot,
  smallMessenger,
  webp,
} from '../photo-edits/save-chains.js';
import { Series } from '../photo-edits/series.js';
import { asSavedByDevice, rollPhoneSave, rollScannerSave } from './captures/first-save.js';
import { photographedByPhone } from './captures/phone.js';
import { scanned } from './captures/scanner.js';
import { TECHNIQUES } from './techniques.js';

const USAGE = `make-capture-edits.ts OUT [--seed N] [--layouts ${FAMILY_CHOICE}] [--pairs N]`;
const [PAGE_DPI, CARD_DPI] = [190, 420];
/** Edits that are made of one capture. */
const EDITS_PER_CAPTURE = 2;
/** Seven chains and twelve techniques have no common divisor, so that all pairs of them come in turn. */
const CHAINS = [jpegHigher, png, webp, jpegLower, resized, screenshot, smallMessenger] as const;

const DEVICES = {
  phone: { capture: photographedByPhone, rollSave: rollPhoneSave },
  scan: { capture: scanned, rollSave: rollScannerSave },
} as const;

interface Capture {
  readonly device: keyof typeof DEVICES;
  readonly source: string;
  readonly pixels: Pixels;
  readonly quality: number;
  readonly firstSave: string;
}

/** A document of the family, seen by one of the devices. */
async function makeCapture(
  family: FamilyName,
  index: number,
  device: keyof typeof DEVICES,
  dice: Dice,
): Promise<Capture> {
  const kind = KINDS[index % KINDS.length];
  const composers = kind?.composers(FAMILIES[family]);
  if (!kind || !composers) throw new RangeError('expected a kind of document');
  const printed = print(await dice.pick(composers)(dice));
  const [page] = await printed.pictures(printed.pdfPath === undefined ? CARD_DPI : PAGE_DPI);
  if (!page) throw new RangeError('expected a page');
  const { capture, rollSave } = DEVICES[device];
  const save = rollSave(dice);
  return {
    device,
    source: `${family} ${kind.name}`,
    pixels: await asSavedByDevice(await capture(page, dice), save),
    quality: save.quality,
    firstSave: `q${save.quality} table ${save.table} ${save.chroma}`,
  };
}

async function make(folder: string, family: FamilyName, seed: number, pairs: number): Promise<void> {
  const series = new Series(folder);
  const donors: Partial<Record<keyof typeof DEVICES, Capture>> = {};
  let turn = 0;
  for (let index = 0; turn < pairs; index++) {
    const dice = diceFrom(seed * 10_007 + index);
    const device = index % 2 === 0 ? 'phone' : 'scan';
    const capture = await makeCapture(family, Math.floor(index / 2), device, dice);
    const donor = donors[device];
    donors[device] = capture;
    if (!donor) continue;
    for (let edit = 0; edit < EDITS_PER_CAPTURE && turn < pairs; edit++, turn++)
      await addPair(series, capture, donor, turn, dice);
  }
  console.log(`${pairs} pairs`);
}

async function addPair(
  series: Series,
  capture: Capture,
  donor: Capture,
  turn: number,
  dice: Dice,
): Promise<void> {
  const technique = TECHNIQUES[turn % TECHNIQUES.length];
  const chain = CHAINS[turn % CHAINS.length]?.(dice, capture.quality);
  if (!technique || !chain) throw new RangeError('expected a technique and a chain');
  const { name } = technique;
  const origin = {
    pair: turn + 1,
    kind: capture.device,
    firstSave: capture.firstSave,
    source: capture.source,
  };
  try {
    const { pixels, mask, notes } = await technique.edit(capture.pixels, donor.pixels, dice);
    await series.add(origin, chain, pixels, { technique: name, tampered: true, mask, notes });
    await series.add(origin, chain, capture.pixels, { technique: name, tampered: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(`pair ${origin.pair}, ${name}: ${error.message}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, layouts: { type: 'string' }, pairs: { type: 'string' } },
});
const [folder] = positionals;
const [seed, pairs, layouts] = [
  Number(values.seed ?? 1),
  Number(values.pairs ?? 84),
  values.layouts ?? 'papers',
];
if (
  folder === undefined ||
  !isFamilyName(layouts) ||
  ![seed, pairs].every((value) => Number.isInteger(value) && value >= 1)
) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else {
  try {
    await make(resolve(folder), layouts, seed, pairs);
  } finally {
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
