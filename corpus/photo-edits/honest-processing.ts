import type { Dice } from '../pdf-forgeries/dice.js';
import { fromSharp, type Pixels, toSharp } from './pixels.js';

/** What people do to a whole photograph without changing what it shows. */
export const HONEST_PROCESSING: readonly {
  readonly name: string;
  process(photo: Pixels, dice: Dice): Promise<Pixels>;
}[] = [
  { name: 'cropped', process: (photo, dice) => fromSharp(toSharp(photo).extract(cutOf(photo, dice))) },
  {
    name: 'brighter',
    process: (photo, dice) => fromSharp(toSharp(photo).modulate({ brightness: dice.between(85, 125) / 100 })),
  },
  {
    name: 'contrast',
    process: (photo, dice) =>
      fromSharp(toSharp(photo).linear(dice.between(105, 130) / 100, -dice.between(5, 20))),
  },
  {
    name: 'sharpened',
    process: (photo, dice) => fromSharp(toSharp(photo).sharpen({ sigma: dice.between(7, 20) / 10 })),
  },
  { name: 'straightened', process: straightened },
  { name: 'turned', process: (photo, dice) => fromSharp(toSharp(photo).rotate(dice.pick([90, 180, 270]))) },
  {
    name: 'saturated',
    process: (photo, dice) => fromSharp(toSharp(photo).modulate({ saturation: dice.between(70, 140) / 100 })),
  },
  { name: 'denoised', process: (photo) => fromSharp(toSharp(photo).median(3)) },
  {
    name: 'other_gamma',
    process: (photo, dice) =>
      fromSharp(toSharp(photo).gamma(dice.between(11, 22) / 10, dice.between(11, 22) / 10)),
  },
];

function cutOf(
  { width, height }: Pixels,
  dice: Dice,
): { left: number; top: number; width: number; height: number } {
  const [across, down] = [dice.between(70, 95) / 100, dice.between(70, 95) / 100];
  const [newWidth, newHeight] = [Math.floor(width * across), Math.floor(height * down)];
  return {
    left: dice.between(0, width - newWidth),
    top: dice.between(0, height - newHeight),
    width: newWidth,
    height: newHeight,
  };
}

/** Turned by a degree or two, and cut to what is left without corners. */
async function straightened(photo: Pixels, dice: Dice): Promise<Pixels> {
  const degrees = (dice.chance(0.5) ? 1 : -1) * (dice.between(5, 25) / 10);
  const turned = await fromSharp(toSharp(photo).rotate(degrees, { background: '#000' }));
  const edge =
    Math.ceil(Math.sin((Math.abs(degrees) * Math.PI) / 180) * Math.max(photo.width, photo.height)) + 2;
  const [width, height] = [turned.width - 2 * edge, turned.height - 2 * edge];
  return fromSharp(toSharp(turned).extract({ left: edge, top: edge, width, height }));
}
