import { type RgbImage, resized } from '@assay/media';
import { between } from '../faces/attacks/attack.js';
import type { Scene } from '../faces/attacks/physical/camera.js';
import type { Framing } from '../faces/attacks/physical/framing.js';
import type { Subpixels } from '../faces/attacks/physical/screen.js';
import { srgbToLinear } from '../photo/photo-image.js';
import { valueNoise } from '../photo/value-noise.js';

/** How a display shows a page to the camera. */
export interface DisplayDesign {
  readonly subpixels: Subpixels;
  /** Pixels of the photo to a pixel of the display, drawn evenly between these. */
  readonly pitchPx: readonly [number, number];
}

const LINEAR = Float32Array.from({ length: 256 }, (_, coded) => srgbToLinear(coded / 255));

/**
 * A page as the display's own pixels, each a group of colored lights; black that glows a little, a
 * reflection of the room, a dark bezel.
 */
export function displayed(
  page: RgbImage,
  framing: Framing,
  { subpixels, pitchPx }: DisplayDesign,
  random: () => number,
): Scene {
  const columns = Math.round(framing.width / between(random, ...pitchPx));
  const rows = Math.round((columns * page.height) / page.width);
  const shown = resized(page, columns, rows).rgb;
  const black = between(random, 0.002, 0.02);
  const reflection = {
    u: random(),
    v: random(),
    strength: between(random, 0, 0.1),
    reach: between(random, 0.15, 0.5),
  };
  const bezel = between(random, 0.01, 0.04);
  const room = between(random, 0.05, 0.5);
  const seed = Math.floor(random() * 1e6);
  return (x, y, channel) => {
    const { u, v } = framing.planeAt(x, y);
    if (u < 0 || v < 0 || u >= 1 || v >= 1) {
      const onBezel = u > -bezel && v > -bezel && u < 1 + bezel && v < 1 + bezel;
      return onBezel ? 0.012 : room * (0.5 + 0.5 * valueNoise(x / 160, y / 160, seed + channel));
    }
    const own = LINEAR[shown[(Math.floor(v * rows) * columns + Math.floor(u * columns)) * 3 + channel]!]!;
    const away = Math.hypot(u - reflection.u, v - reflection.v) / reflection.reach;
    const emitted = (own * (1 - black) + black) * subpixels(u * columns, v * rows, channel);
    return 0.8 * emitted + reflection.strength * Math.exp(-away * away);
  };
}
