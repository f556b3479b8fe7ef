import type { Dice } from '../../pdf-forgeries/dice.js';
import { diffused } from '../../photo-edits/edits/fills.js';
import type { Edited } from '../../photo-edits/edits/types.js';
import { fromSharp, type Pixels, toSharp } from '../../photo-edits/pixels.js';
import { grown, type Place, printMask } from '../print-places.js';
import { placesIn, WORD_GAP_PX } from './copies.js';
import { cut, lay, paperColor } from './patches.js';
import type { CaptureEdit } from './types.js';

const chosenWord = (capture: Pixels, dice: Dice): Place =>
  grown(dice.pick(placesIn(capture, dice.between(...WORD_GAP_PX))), dice.between(2, 5), capture);

const erased = (capture: Pixels, patch: Pixels, place: Place, dice: Dice): Edited => ({
  ...lay(capture, patch, place, dice.pick([0, 0, 1])),
  notes: `at ${place.left} ${place.top} size ${place.width} ${place.height}`,
});

/** One color, that of the paper around. */
export function flatFill(capture: Pixels, place: Place): Pixels {
  const color = paperColor(cut(capture, grown(place, 4, capture)));
  const rgb = Uint8Array.from({ length: place.width * place.height * 3 }, (_, at) => color[at % 3]!);
  return { width: place.width, height: place.height, rgb };
}

/** What is around flows in, smooth and without grain. */
export function diffusionFill(capture: Pixels, place: Place): Pixels {
  const area = grown(place, 3, capture);
  const patch = cut(capture, area);
  const inside = (at: number): boolean => {
    const [x, y] = [
      area.left + (at % area.width) - place.left,
      area.top + Math.floor(at / area.width) - place.top,
    ];
    return x >= 0 && y >= 0 && x < place.width && y < place.height;
  };
  const known = Uint8Array.from({ length: area.width * area.height }, (_, at) => (inside(at) ? 0 : 1));
  for (let channel = 0; channel < 3; channel++) {
    const values = Float32Array.from(known, (_, at) => patch.rgb[at * 3 + channel]!);
    diffused({ width: area.width, height: area.height, values, known }).forEach((value, at) => {
      patch.rgb[at * 3 + channel] = Math.round(value);
    });
  }
  return cut(patch, { ...place, left: place.left - area.left, top: place.top - area.top });
}

export const eraseFlat: CaptureEdit = (capture, _other, dice) => {
  const place = chosenWord(capture, dice);
  return erased(capture, flatFill(capture, place), place, dice);
};

export const eraseByDiffusion: CaptureEdit = (capture, _other, dice) => {
  const place = chosenWord(capture, dice);
  return erased(capture, diffusionFill(capture, place), place, dice);
};

/** A median over more than a letter's stroke, until print is gone. */
export const eraseByMedian: CaptureEdit = async (capture, _other, dice) => {
  const place = chosenWord(capture, dice);
  const area = grown(place, 12, capture);
  let pixels = cut(capture, area);
  for (let round = 0; round < 4; round++)
    pixels = await fromSharp(toSharp(pixels).median(dice.pick([9, 11, 13])));
  return erased(
    capture,
    cut(pixels, { ...place, left: place.left - area.left, top: place.top - area.top }),
    place,
    dice,
  );
};

/** Places looked at for blank paper. */
const DRAWS = 400;

/** Blank paper from near by, grain included. */
export const eraseByCloning: CaptureEdit = (capture, _other, dice) => {
  const place = chosenWord(capture, dice);
  const print = printMask(capture);
  const isBlank = ({ left, top }: Place): boolean => {
    for (let row = top; row < top + place.height; row++) {
      if (print.subarray(row * capture.width + left, row * capture.width + left + place.width).includes(1))
        return false;
    }
    return true;
  };
  for (let draw = 0; draw < DRAWS; draw++) {
    const reach = 40 + draw;
    const left = Math.min(capture.width - place.width, Math.max(0, place.left + dice.between(-reach, reach)));
    const top = Math.min(capture.height - place.height, Math.max(0, place.top + dice.between(-reach, reach)));
    const source = { ...place, left, top };
    if (!isBlank(source)) continue;
    const edited = erased(capture, cut(capture, source), place, dice);
    return { ...edited, notes: `${edited.notes} from ${left} ${top}` };
  }
  throw new RangeError('expected blank paper near the word');
};
