import type { Picture } from '../papers/treatments/picture.js';
import type { Dice } from '../pdf-forgeries/dice.js';
import { type Capture, colorScan, DAYLIGHT, grayScan, POOR_LIGHT, photograph } from './captures.js';
import { type CopierMode, photocopy, type Sheet } from './copier.js';

/** One way in which an identity document reaches the reader. */
export interface Kind {
  readonly name: string;
  /** `gray-original`: the real document, seen without color; whether it is a copy cannot be told. */
  readonly is: 'photocopy' | 'original' | 'grey-original';
  /** @param card as printed, 600 pixels to an inch */
  readonly make: (card: Picture, dice: Dice) => Promise<Capture>;
}

/** Dots of the screens that office copiers and laser printers write, to an inch. */
const SCREENS = [85, 100, 106, 133, 141, 150];
const rolledScreen = (dice: Dice): CopierMode => ({
  kind: 'screen',
  linesPerInch: dice.pick(SCREENS),
  angleDegrees: dice.pick([45, 45, 37, 18]),
});
const rolledMode = (dice: Dice): CopierMode => (dice.chance(0.7) ? rolledScreen(dice) : { kind: 'text' });
const SCAN_DPI = [150, 200, 300];

const whole = (picture: Picture): Sheet => ({ picture, card: { x1: 0, y1: 0, x2: 1, y2: 1 } });

/** An old or bleached card, or one printed in pale colors. */
function faded(card: Picture, share: number): Picture {
  const rgb = new Uint8Array(card.rgb.length);
  for (let offset = 0; offset < rgb.length; offset += 3) {
    const luma = 0.299 * card.rgb[offset]! + 0.587 * card.rgb[offset + 1]! + 0.114 * card.rgb[offset + 2]!;
    for (let channel = offset; channel < offset + 3; channel++)
      rgb[channel] = Math.round(luma + share * (card.rgb[channel]! - luma));
  }
  return { ...card, rgb };
}

export const KINDS: readonly Kind[] = [
  {
    name: 'screen-grey-scan',
    is: 'photocopy',
    make: async (card, dice) =>
      grayScan(await photocopy(card, rolledScreen(dice), dice), dice.pick(SCAN_DPI), dice),
  },
  {
    name: 'text-grey-scan',
    is: 'photocopy',
    make: async (card, dice) =>
      grayScan(await photocopy(card, { kind: 'text' }, dice), dice.pick(SCAN_DPI), dice),
  },
  {
    name: 'copy-colour-scan',
    is: 'photocopy',
    make: async (card, dice) =>
      colorScan(await photocopy(card, rolledMode(dice), dice), dice.pick(SCAN_DPI), dice),
  },
  {
    name: 'copy-photo',
    is: 'photocopy',
    make: async (card, dice) => photograph(await photocopy(card, rolledMode(dice), dice), DAYLIGHT, dice),
  },
  {
    name: 'copy-poor-light',
    is: 'photocopy',
    make: async (card, dice) => photograph(await photocopy(card, rolledMode(dice), dice), POOR_LIGHT, dice),
  },
  {
    name: 'colour-scan',
    is: 'original',
    make: (card, dice) => colorScan(whole(card), dice.pick(SCAN_DPI), dice),
  },
  { name: 'photo', is: 'original', make: (card, dice) => photograph(whole(card), DAYLIGHT, dice) },
  { name: 'poor-light', is: 'original', make: (card, dice) => photograph(whole(card), POOR_LIGHT, dice) },
  {
    name: 'faded-photo',
    is: 'original',
    make: (card, dice) => photograph(whole(faded(card, 0.4)), DAYLIGHT, dice),
  },
  {
    name: 'grey-scan',
    is: 'grey-original',
    make: (card, dice) => grayScan(whole(card), dice.pick(SCAN_DPI), dice),
  },
];
