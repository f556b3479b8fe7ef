import type { RgbImage } from '@assay/media';
import type { InferenceSession } from 'onnxruntime-node';
import type { Quad } from '../types.js';
import type { OutputClass } from './alphabet.js';
import { CROP_HEIGHT, cropped, cropWidth } from './crop.js';
import { type Ink, inkOf } from './ink.js';
import type { CropCharacter, readCrop } from './read-crop.js';

/** What was read along a line, and the line's ink: both in pixels of its crop. */
export interface QuadReading {
  readonly characters: readonly CropCharacter[];
  readonly ink: Ink;
}

/** Cuts a line out of an image and reads it, crop by crop. */
export async function readQuad(
  read: typeof readCrop,
  session: InferenceSession,
  image: RgbImage,
  quad: Quad,
  classes: readonly OutputClass[],
): Promise<QuadReading> {
  const crop = cropped(image, quad, cropWidth(quad));
  const ink = inkOf(crop);
  const characters: CropCharacter[] = [];
  for (const [from, to] of piecesOf(ink)) {
    const ofPiece = await read(
      session,
      from === 0 && to === crop.width ? crop : columnsOf(crop, from, to),
      classes,
    );
    characters.push(...ofPiece.map((character) => ({ ...character, x: character.x + from })));
  }
  return { characters, ink };
}

function columnsOf({ width, rgb }: RgbImage, from: number, to: number): RgbImage {
  const part = new Uint8Array((to - from) * CROP_HEIGHT * 3);
  for (let y = 0; y < CROP_HEIGHT; y++)
    part.set(rgb.subarray((y * width + from) * 3, (y * width + to) * 3), y * (to - from) * 3);
  return { width: to - from, height: CROP_HEIGHT, rgb: part };
}

/** Widest crop given to the model at once. */
export const MAX_PIECE_WIDTH = 960;

/** Where within the last part of a piece the cut may lie. */
const CUT_ZONE = 0.5;

/**
 * Cuts a long crop where the widest gaps in its ink are: from, to (one past the last) of each piece,
 * touching.
 */
export function piecesOf({ width, columns }: Pick<Ink, 'width' | 'columns'>): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  while (width - from > MAX_PIECE_WIDTH) {
    const cut = widestGapMiddle(
      columns,
      from + Math.round(MAX_PIECE_WIDTH * (1 - CUT_ZONE)),
      from + MAX_PIECE_WIDTH,
    );
    pieces.push([from, cut]);
    from = cut;
  }
  pieces.push([from, width]);
  return pieces;
}

/** The end of the zone when it has no gap. */
function widestGapMiddle(columns: Uint8Array, from: number, to: number): number {
  let [middle, widest, start] = [to, 0, from];
  for (let x = from; x <= to; x++) {
    if (columns[x] === 0 && x < to) continue;
    if (x - start > widest) [middle, widest] = [Math.round((start + x) / 2), x - start];
    start = x + 1;
  }
  return middle;
}
