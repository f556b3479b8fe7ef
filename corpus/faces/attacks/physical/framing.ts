import { type PaperPose, photoToPlane } from '../../../photo/paper-pose.js';
import { between } from '../attack.js';

/** How a flat thing of some proportions stands in the camera's picture. */
export interface Framing {
  readonly width: number;
  readonly height: number;
  /** Whether its edges lie inside the picture. */
  readonly showsBorder: boolean;
  /** From a pixel to the thing's own 0..1 coordinates; outside them lies beyond its edges. */
  readonly planeAt: (x: number, y: number) => { readonly u: number; readonly v: number };
}

/** Longer side of a picture of a face, pixels. */
const LONG_SIDE_PX = [900, 1400] as const;

/**
 * Draws a viewing angle up to about 15 degrees, and either a close-up or a view with edges. @param aspect
 * width over height
 */
export function drawnFraming(
  random: () => number,
  aspect: number,
  longSidePx: readonly [number, number] = LONG_SIDE_PX,
): Framing {
  const longSide = Math.round(between(random, ...longSidePx));
  const width = aspect >= 1 ? longSide : Math.round(longSide * Math.max(0.5, aspect));
  const height = aspect >= 1 ? Math.round(longSide / Math.min(2, aspect)) : longSide;
  const showsBorder = random() < 0.5;
  const margin = showsBorder ? between(random, 0.04, 0.14) : -between(random, 0.02, 0.15);
  const corner = (x: number, y: number): [number, number] => [
    width * (x + (x === 0 ? margin : -margin) + between(random, -0.025, 0.025)),
    height * (y + (y === 0 ? margin : -margin) + between(random, -0.025, 0.025)),
  ];
  const pose: PaperPose = {
    topLeft: corner(0, 0),
    topRight: corner(1, 0),
    bottomRight: corner(1, 1),
    bottomLeft: corner(0, 1),
  };
  return { width, height, showsBorder, planeAt: photoToPlane(pose) };
}
