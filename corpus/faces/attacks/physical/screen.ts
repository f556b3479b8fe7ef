import { valueNoise } from '../../../photo/value-noise.js';
import { between, oneOf, type Simulator } from '../attack.js';
import { drawnCamera, photographed } from './camera.js';
import { lightAt } from './flat-picture.js';
import { drawnFraming } from './framing.js';

/** Share of a stripe that emits: the rest is the black matrix between the subpixels. */
const EMITTING_SHARE = 0.78;

/** How bright a color's subpixels are at a place, in display pixels; the mean is 1. */
export type Subpixels = (x: number, y: number, channel: 0 | 1 | 2) => number;

/** Three upright stripes in each pixel, as LCDs have them; scaled so that the mean is 1. */
export const stripes: Subpixels = (x, y, channel) => {
  const across = (x - Math.floor(x)) * 3 - channel;
  const down = y - Math.floor(y);
  return across > 0.1 && across < 0.1 + EMITTING_SHARE && down > 0.08 && down < 0.92
    ? 3 / (EMITTING_SHARE * 0.84)
    : 0;
};

/**
 * Diamond: green in every pixel, red and blue in every other one, as phones' OLEDs have them; scaled so that
 * the mean is 1.
 */
export const diamonds: Subpixels = (x, y, channel) => {
  if (channel === 1)
    return Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5) < 0.3 ? 1 / (Math.PI * 0.09) : 0;
  const offset = channel === 0 ? 0 : 1;
  const [column, row] = [Math.round(x), Math.round(y)];
  return (column + row + offset) % 2 === 0 && Math.hypot(x - column, y - row) < 0.38
    ? 2 / (Math.PI * 0.1444)
    : 0;
};

/**
 * A photo shown on a display and photographed: subpixels, raised black, the room's reflection, perspective, a
 * bezel when its edges are seen, and the camera's own sampling, whose beat with the subpixels is the moire.
 */
export const physicalScreen: Simulator = (photo, random) => {
  const framing = drawnFraming(random, photo.width / photo.height);
  const camera = drawnCamera(random, framing.width, framing.height);
  const subpixels = oneOf(random, [stripes, stripes, diamonds]);
  const displayPixelsAcross = framing.width * between(random, 0.55, 1.6);
  const displayPixelsDown = (displayPixelsAcross * framing.height) / framing.width;
  const black = between(random, 0.004, 0.03);
  const gamma = between(random, 0.9, 1.15);
  const narrowing = between(random, 0, 0.2);
  const reflection = {
    u: random(),
    v: random() * 0.6,
    strength: between(random, 0, 0.12),
    reach: between(random, 0.15, 0.5),
  };
  const bezelWidth = between(random, 0.01, 0.04);
  const room = between(random, 0.05, 0.5);
  const seed = Math.floor(random() * 1e6);
  const image = photographed(
    (x, y, channel) => {
      const { u, v } = framing.planeAt(x, y);
      if (u < 0 || v < 0 || u > 1 || v > 1) {
        const onBezel = u > -bezelWidth && v > -bezelWidth && u < 1 + bezelWidth && v < 1 + bezelWidth;
        return onBezel ? 0.012 : room * (0.5 + 0.5 * valueNoise(x / 160, y / 160, seed + channel));
      }
      const own = lightAt(photo, u, v, channel);
      const gray =
        narrowing > 0 ? (lightAt(photo, u, v, 0) + lightAt(photo, u, v, 1) + lightAt(photo, u, v, 2)) / 3 : 0;
      const shown = (own * (1 - narrowing) + gray * narrowing) ** gamma;
      const away = Math.hypot(u - reflection.u, v - reflection.v) / reflection.reach;
      const emitted =
        (shown * (1 - black) + black) * subpixels(u * displayPixelsAcross, v * displayPixelsDown, channel);
      return emitted + black + reflection.strength * Math.exp(-away * away);
    },
    camera,
    random,
  );
  return { image, kind: 'screen', showsBorder: framing.showsBorder };
};
