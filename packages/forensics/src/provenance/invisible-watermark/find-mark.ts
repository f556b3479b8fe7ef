import type { Raster } from '@assay/media';
import { type Agreement, agreementOf, logExpectedFalseAlarms, meanByBit } from './agreement.js';
import { readBlocks, ZEROS } from './block-readings.js';
import { type Band, type ColorOrder, chromaBand } from './chroma-band.js';
import { PAYLOADS, type Payload } from './payloads.js';
import { unblurred } from './unblurred.js';

/** One way in which a program may have written a mark, and the picture been kept. */
interface Look {
  readonly order: ColorOrder;
  /** Gives the band as the program left it; may be made of what it is given, where that stands. */
  readonly restored: (band: Band) => Band;
  /** An index of `ZEROS`. */
  readonly zero: number;
}

/** A message that is looked for, and how well a picture agrees with it. */
export interface Mark {
  readonly payload: Payload;
  readonly look: Look;
  readonly agreement: Agreement;
}

const ORDERS: readonly ColorOrder[] = ['blue-first', 'red-first'];
/** As it is decoded, and, last, with the blending undone that decoding a JPEG brings. */
const RESTORATIONS: readonly Look['restored'][] = [(band) => band, unblurred];

/** From this rarity on a message is found: chance finds one in fewer than 1 of 10,000 unmarked pictures. */
export const FOUND_FROM = 4;

/**
 * A mark sits on the grid of blocks and falls apart beside it; what a picture shows - tiles, columns - stays.
 * README.md, "Measured", has what is left of either.
 */
const MOST_LEFT_OFF_GRID = 0.4;

/** How often chance is asked on one picture. */
export const LOOKS_AT_A_PICTURE = ORDERS.length * RESTORATIONS.length * ZEROS.length * PAYLOADS.length;

/**
 * A message is written again every few dozen blocks: of a larger picture its upper part, of this many pixels,
 * tells as much as all of it.
 */
const MOST_PIXELS = 6_000_000;

/** The upper part of a picture that is looked at; all of it where it is not large. */
function upperPart(raster: Raster): Raster {
  const height = Math.min(raster.height, Math.max(8, Math.floor(MOST_PIXELS / raster.width)));
  return { ...raster, height, rgb: raster.rgb.subarray(0, height * raster.width * 3) };
}

/** The message that a picture carries: of those found, the rarest. */
export function findMark(picture: Raster): Mark | undefined {
  const raster = upperPart(picture);
  let best: Mark | undefined;
  for (const mark of marksIn(raster)) {
    const isBetter = rarityOf(mark) >= FOUND_FROM && mark.agreement.value > (best?.agreement.value ?? 0);
    if (isBetter && (mark.payload.kind !== 'short-text' || leftOffGrid(mark, raster) <= MOST_LEFT_OFF_GRID))
      best = mark;
  }
  return best;
}

/**
 * Of ten to this power unmarked pictures at most one would agree so well with any message that is looked for;
 * below 0 where nothing is to be seen.
 */
export const rarityOf = ({ agreement }: Mark): number =>
  -logExpectedFalseAlarms(agreement.value, LOOKS_AT_A_PICTURE) / Math.LN10;

/**
 * The strength that is left of a mark where its grid of blocks is missed by one pixel each way, as a share of
 * that on the grid.
 */
export function leftOffGrid({ payload, look, agreement }: Mark, raster: Raster): number {
  const readings = readBlocks(look.restored(chromaBand(raster, look.order, 1)))[look.zero]!;
  return (
    agreementOf(meanByBit(readings, payload.bits.length), payload.bits, periodOf(payload)).strength /
    agreement.strength
  );
}

const BITS_OF_A_BYTE = 8;
const periodOf = ({ kind }: Payload): number => (kind === 'text' ? BITS_OF_A_BYTE : 1);

/** Every message as it is, found or not. */
export function* marksIn(raster: Raster): Generator<Mark> {
  for (const order of ORDERS) {
    const band = chromaBand(raster, order);
    for (const restored of RESTORATIONS) {
      for (const [zero, readings] of readBlocks(restored(band)).entries()) {
        for (const [payload, agreement] of agreementsIn(readings))
          yield { payload, look: { order, restored, zero }, agreement };
      }
    }
  }
}

function* agreementsIn(readings: Float32Array): Generator<readonly [Payload, Agreement]> {
  const byLength = new Map<number, Float64Array>();
  for (const payload of PAYLOADS) {
    const { length } = payload.bits;
    const means = byLength.get(length) ?? meanByBit(readings, length);
    byLength.set(length, means);
    yield [payload, agreementOf(means, payload.bits, periodOf(payload))];
  }
}
