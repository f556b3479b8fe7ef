import type { RgbImage } from '@assay/media';
import { between } from '../faces/attacks/attack.js';
import type { Scene } from '../faces/attacks/physical/camera.js';
import { lightAt } from '../faces/attacks/physical/flat-picture.js';
import type { Framing } from '../faces/attacks/physical/framing.js';
import { valueNoise } from '../photo/value-noise.js';

/**
 * How light a place of the printed sheet is, 0 ink to 1 paper. @param px the place, in pixels of the photo
 * along and down the sheet
 */
type Printing = (
  u: number,
  v: number,
  px: { readonly across: number; readonly down: number },
  channel: 0 | 1 | 2,
) => number;

/** A sheet on a table: fiber, a lamp to one side, a slight curl. */
function sheet(framing: Framing, printing: Printing, random: () => number): Scene {
  const paper = between(random, 0.72, 0.88);
  const curl = between(random, -0.12, 0.12);
  const lamp = between(random, -0.35, 0.35);
  const table = between(random, 0.05, 0.4);
  const seed = Math.floor(random() * 1e6);
  return (x, y, channel) => {
    const { u, v } = framing.planeAt(x, y);
    const shade = 1 + lamp * (u - 0.5) + curl * Math.cos(Math.PI * (u + v));
    if (u < 0 || v < 0 || u > 1 || v > 1)
      return table * (0.6 + 0.4 * valueNoise(x / 90, y / 14, seed + channel)) * shade;
    const fiber = 0.97 + 0.06 * (valueNoise(x / 1.7, y / 1.7, seed) - 0.5);
    return (
      paper * fiber * shade * printing(u, v, { across: u * framing.width, down: v * framing.height }, channel)
    );
  };
}

/** Printed without a screen: an inkjet's drops and a laser's text are finer than the camera sees. */
export const plainPaper = (page: RgbImage, framing: Framing, random: () => number): Scene =>
  sheet(framing, (u, v, _, channel) => 0.05 + 0.95 * lightAt(page, u, v, channel), random);

/** Customary angles of offset printing in degrees (cyan, magenta, yellow), and a laser printer's one. */
const OFFSET_ANGLES_DEGREES = [15, 75, 0] as const;
const LASER_ANGLES_DEGREES = [45, 45, 45] as const;
/** Pixels of the photo to a dot: 100 to 200 dots to an inch, seen by cameras from some distance or near. */
const DOT_PITCH_PX = [2, 7] as const;

const screened =
  (anglesDegrees: readonly [number, number, number]) =>
  (page: RgbImage, framing: Framing, random: () => number): Scene => {
    const pitch = between(random, ...DOT_PITCH_PX);
    const turned = anglesDegrees.map((degrees) => (degrees * Math.PI) / 180);
    const isGray = new Set(anglesDegrees).size === 1;
    return sheet(
      framing,
      (u, v, { across, down }, channel) => {
        const angle = turned[channel]!;
        const along = (across * Math.cos(angle) + down * Math.sin(angle)) / pitch;
        const beside = (down * Math.cos(angle) - across * Math.sin(angle)) / pitch;
        const threshold = 0.5 + 0.25 * (Math.cos(2 * Math.PI * along) + Math.cos(2 * Math.PI * beside));
        return lightAt(page, u, v, isGray ? 1 : channel) > threshold ? 1 : 0.06;
      },
      random,
    );
  };

export const offsetPrint = screened(OFFSET_ANGLES_DEGREES);
export const laserPrint = screened(LASER_ANGLES_DEGREES);

/**
 * A security ground: two families of fine waved lines, each in a pale ink of its own, under all that is
 * printed.
 */
export function securityPaper(page: RgbImage, framing: Framing, random: () => number): Scene {
  const families = [0, 1].map(() => ({
    pitch: between(random, 2.5, 9),
    angle: between(random, 0, Math.PI),
    sway: between(random, 0, 12),
    swell: between(random, 40, 200),
    ink: [between(random, 0.35, 1), between(random, 0.35, 1), between(random, 0.35, 1)] as const,
  }));
  return sheet(
    framing,
    (u, v, { across, down }, channel) => {
      let light = 0.05 + 0.95 * lightAt(page, u, v, channel);
      for (const { pitch, angle, sway, swell, ink } of families) {
        const along = across * Math.cos(angle) + down * Math.sin(angle);
        const beside = down * Math.cos(angle) - across * Math.sin(angle) + sway * Math.sin(along / swell);
        if (beside / pitch - Math.floor(beside / pitch) < 0.35) light *= ink[channel]!;
      }
      return light;
    },
    random,
  );
}
