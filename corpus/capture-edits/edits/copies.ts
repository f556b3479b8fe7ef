import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Edited } from '../../photo-edits/edits/types.js';
import type { Pixels } from '../../photo-edits/pixels.js';
import { grown, type Place, printPlaces } from '../print-places.js';
import { cut, lay, matchedTo } from './patches.js';
import type { CaptureEdit } from './types.js';

/** Of how many places of the most alike size the target is one. */
const ALIKE_PLACES = 14;
/** Pixels between words along a line, so that those of one word are nearer. */
export const WORD_GAP_PX = [5, 11] as const;

/** Places of print; at least some of them, or there is nothing to copy. */
export function placesIn(capture: Pixels, gapPx: number, least = 4): readonly Place[] {
  const places = printPlaces(capture, gapPx);
  if (places.length < least)
    throw new RangeError(`expected ${least} places of print, found ${places.length}`);
  return places;
}

/** A place that is not the source, of nearly its size. */
export function alikePlace(source: Place, places: readonly Place[], dice: Dice): Place {
  const unlike = (place: Place): number =>
    Math.abs(place.height - source.height) + Math.abs(place.width - source.width) / 2;
  const others = places.filter((place) => place !== source).sort((a, b) => unlike(a) - unlike(b));
  return dice.pick(others.slice(0, ALIKE_PLACES));
}

function copied(capture: Pixels, from: Place, to: Pick<Place, 'left' | 'top'>, dice: Dice): Edited {
  const patch = cut(capture, from);
  const under = {
    ...to,
    width: Math.min(from.width, capture.width - to.left),
    height: Math.min(from.height, capture.height - to.top),
  };
  const matched = dice.chance(0.5) ? matchedTo(patch, cut(capture, under)) : patch;
  const notes = `from ${from.left} ${from.top} to ${to.left} ${to.top} size ${from.width} ${from.height}`;
  return { ...lay(capture, matched, to, dice.pick([0, 0, 1, 2])), notes };
}

function copyPlace(capture: Pixels, gapPx: number, dice: Dice): Edited {
  const places = placesIn(capture, gapPx);
  const source = dice.pick(places);
  const target = alikePlace(source, places, dice);
  const margin = dice.between(1, 3);
  return copied(capture, grown(source, margin, capture), grown(target, margin, capture), dice);
}

export const copyCharacter: CaptureEdit = (capture, _other, dice) => copyPlace(capture, 1, dice);
export const copyWord: CaptureEdit = (capture, _other, dice) =>
  copyPlace(capture, dice.between(...WORD_GAP_PX), dice);

/** Some words and the paper around them, laid somewhere else. */
export const copyBlock: CaptureEdit = (capture, _other, dice) => {
  const around = dice.pick(placesIn(capture, dice.between(...WORD_GAP_PX)));
  const [width, height] = [
    dice.between(60, Math.min(220, capture.width >> 1)),
    dice.between(30, Math.min(140, capture.height >> 1)),
  ];
  const left = Math.min(capture.width - width, Math.max(0, around.left - dice.between(0, width >> 1)));
  const top = Math.min(capture.height - height, Math.max(0, around.top - dice.between(0, height >> 1)));
  const to = { left: dice.between(0, capture.width - width), top: dice.between(0, capture.height - height) };
  return copied(capture, { left, top, width, height }, to, dice);
};

/** A line of print, laid over another one. */
export const moveRow: CaptureEdit = (capture, _other, dice) => {
  const places = placesIn(capture, dice.between(20, 40));
  const source = dice.pick(places.filter(({ width }) => width > 60));
  const target = alikePlace(source, places, dice);
  const width = Math.min(capture.width - source.left, dice.between(source.width, source.width * 2));
  return copied(
    capture,
    grown({ ...source, width }, 2, capture),
    grown({ ...source, top: target.top }, 2, capture),
    dice,
  );
};
