import { type RgbImage, resized } from '@assay/media';
import type { InferenceSession } from 'onnxruntime-node';
import type { OutputClass } from './alphabet.js';
import { type CropCharacter, readCrop } from './read-crop.js';

/**
 * A crop with a character less likely than this is read a second time. Of 17,470 words of 72 page pictures
 * 98.98 % were found so, 98.83 % from .5 down at a tenth less time (2026-11-26).
 */
const DOUBTFUL = 0.65;

/**
 * How much wider a doubtful crop is made: the network's steps are wider than narrow letters of small print,
 * which it then leaves out (`Salem, R 97301`). With PP-OCRv4 on 66 pictures of the sixteenth made family 19
 * fields more were read right and one fewer (2026-11-26), of 39 real samples none. Where the surer reading
 * counted, of any length, 25 more and 7 fewer, and 3 fewer of the real ones: among as many letters the first
 * reading errs less. All crops drawn out lost as many fields by spaces as they won by letters, at a quarter
 * more time.
 */
const DRAWN_OUT = 1.25;

/** The reading with more letters may be so much less sure on average. */
const TOLERANCE = 0.02;

/**
 * Reads a crop, and where it does so with doubt, once more drawn out along the line, which counts where it
 * has more letters and is as sure. Lines of few possible characters, as of zones, are read without it: their
 * fillers were lost.
 */
export async function readSurely(
  session: InferenceSession,
  crop: RgbImage,
  classes: readonly OutputClass[],
): Promise<CropCharacter[]> {
  const read = await readCrop(session, crop, classes);
  if (read.every(({ probability }) => probability >= DOUBTFUL)) return read;
  const wide = resized(crop, Math.round(crop.width * DRAWN_OUT), crop.height);
  const again = await readCrop(session, wide, classes);
  const isFuller = again.length > read.length && meanOf(again) >= meanOf(read) - TOLERANCE;
  return isFuller
    ? again.map((character) => ({ ...character, x: (character.x * crop.width) / wide.width }))
    : read;
}

const meanOf = (characters: readonly CropCharacter[]): number =>
  characters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, characters.length);

/**
 * The odds of a character's likeliest step to this power are those that it was read right: the network shares
 * a letter's probability out among the steps that it lies on, and doubts what it reads. Where at least .9 is
 * said so, 8 of 326 amounts of very poor pictures were misread, of PP-OCRv4's 5 of 174
 * (`npm run evaluate -- rereading`, eight statements, 2026-11-26); of 14,150 words of ordinary pages those at
 * .6 to .7 of a step were right in 97.7 of 100, at .8 to .9 in 99.4.
 */
const SHARPENING = 5;

/** How likely a character is the right one, 0..1. @param probability its highest at a step, 0..1 */
export function chanceOfRight(probability: number): number {
  const right = probability ** SHARPENING;
  return right / (right + (1 - probability) ** SHARPENING);
}

/** Characters with their chances in place of their steps' probabilities. */
export const weighed = (characters: readonly CropCharacter[]): CropCharacter[] =>
  characters.map((character) => ({ ...character, probability: chanceOfRight(character.probability) }));
