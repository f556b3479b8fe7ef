import type { Dice } from '../../pdf-forgeries/dice.js';
import { fromSharp, type Pixels, toSharp } from '../../photo-edits/pixels.js';
import { grown, type Place } from '../print-places.js';
import { placesIn, WORD_GAP_PX } from './copies.js';
import { cut, lay, matchedTo } from './patches.js';
import type { CaptureEdit } from './types.js';

/** A word that differs in height by less is pasted as it is. */
const SCALED_FROM = 0.08;
/** How far the eye misses when it scales. */
const MISSED_PER_CENT = [94, 107] as const;

/** A word of another capture, brought to the size of the one it covers. */
export const spliceWord: CaptureEdit = async (capture, other, dice) => {
  const margin = dice.between(1, 3);
  const target = dice.pick(placesIn(capture, dice.between(...WORD_GAP_PX)));
  const source = grown(dice.pick(placesIn(other, dice.between(...WORD_GAP_PX))), margin, other);
  const covered = grown(target, margin, capture);
  const scale = (covered.height / source.height) * (dice.between(...MISSED_PER_CENT) / 100);
  let patch = cut(other, source);
  if (Math.abs(scale - 1) > SCALED_FROM) patch = await scaled(patch, scale);
  if (dice.chance(0.7)) patch = matchedTo(patch, cut(capture, covered));
  return {
    ...lay(capture, patch, covered, dice.pick([0, 0, 1, 2])),
    notes: `scaled ${scale.toFixed(2)} at ${covered.left} ${covered.top}`,
  };
};

const scaled = (patch: Pixels, scale: number): Promise<Pixels> =>
  fromSharp(
    toSharp(patch).resize({
      width: Math.max(3, Math.round(patch.width * scale)),
      height: Math.max(3, Math.round(patch.height * scale)),
      fit: 'fill',
    }),
  );

/** Draws of a place, of which the liveliest is where a picture is. */
const DRAWS = 8;

function liveliestPlace(pixels: Pixels, width: number, height: number, dice: Dice): Place {
  const liveliness = (place: Place): number => {
    const { rgb } = cut(pixels, place);
    const mean = rgb.reduce((sum, value) => sum + value, 0) / rgb.length;
    return rgb.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  return Array.from({ length: DRAWS }, () => ({
    left: dice.between(0, pixels.width - width),
    top: dice.between(0, pixels.height - height),
    width,
    height,
  })).reduce((best, place) => (liveliness(place) > liveliness(best) ? place : best));
}

/** A portrait-sized piece of another capture, scaled a little, over a piece of this one. */
export const replacePicture: CaptureEdit = async (capture, other, dice) => {
  const width = Math.round((Math.min(capture.width, other.width) * dice.between(10, 25)) / 100);
  const height = Math.round((width * dice.between(100, 140)) / 100);
  const scale = dice.between(70, 120) / 100;
  const source = liveliestPlace(other, width, height, dice);
  const patch = await scaled(cut(other, source), scale);
  const target = liveliestPlace(capture, patch.width, patch.height, dice);
  return {
    ...lay(capture, patch, target, dice.pick([0, 1, 2])),
    notes: `scaled ${scale.toFixed(2)} at ${target.left} ${target.top}`,
  };
};
