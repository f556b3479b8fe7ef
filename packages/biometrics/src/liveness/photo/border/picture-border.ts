import { type Plane, type RgbImage, resized, sizeWithin } from '@assay/media';
import { pyramidOf } from '../../../faces/square/pyramid.js';
import type { PixelBox } from '../../../types.js';
import { lumaAt } from '../face-area.js';
import { acrossAt, clearestEdge, coverageOf, crossing, type StraightEdge } from './straight-edge.js';

/** Edges of displays and sheets are long: this much detail is enough, and bounds the cost. */
const LONGEST_SIDE = 256;
/**
 * How much wider than the face an edge must run. The one below the face then crosses the body, where a room
 * has no straight edges.
 */
const SPAN_FACES = 1.5;
/**
 * A bar of one color, as apps add them: its brightness varies by less than this (levels, standard
 * deviation).
 */
const PLAIN_BAR_DEVIATION = 1.5;

export type BorderSide = 'top' | 'bottom' | 'left' | 'right';

/** A rectangle around a face. */
export interface PictureBorder {
  /**
   * Share of each side, corner to corner, along which it is seen as a straight step of brightness; 0 where
   * there is none.
   */
  readonly coverage: Readonly<Record<BorderSide, number>>;
}

/**
 * Looks for the straight edges of a display or a sheet around a face: the four clearest lines, measured from
 * corner to corner.
 */
export function pictureBorder(image: RgbImage, face: PixelBox): PictureBorder {
  const size = sizeWithin(image, LONGEST_SIDE);
  // Halved as often as leaves twice the size, which the search for faces has done already.
  const { pixels } = pyramidOf(image).levelFor(image.width / (2 * size.width));
  const plane = lumaPlane(resized(pixels, size.width, size.height));
  const scale = size.width / image.width;
  const box = { x1: face.x1 * scale, y1: face.y1 * scale, x2: face.x2 * scale, y2: face.y2 * scale };
  const [reachX, reachY] = [((box.x2 - box.x1) * SPAN_FACES) / 2, ((box.y2 - box.y1) * SPAN_FACES) / 2];
  const [middleX, middleY] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const acrossFace = {
    spanFrom: Math.max(0, middleX - reachX),
    spanTo: Math.min(plane.width - 1, middleX + reachX),
  };
  const alongFace = {
    spanFrom: Math.max(0, middleY - reachY),
    spanTo: Math.min(plane.height - 1, middleY + reachY),
  };
  const top = clearestEdge(plane, { direction: 'level', from: 3, to: box.y1 - 2, ...acrossFace });
  const bottom = clearestEdge(plane, {
    direction: 'level',
    from: box.y2 + 2,
    to: plane.height - 4,
    ...acrossFace,
  });
  const left = clearestEdge(plane, { direction: 'upright', from: 3, to: box.x1 - 2, ...alongFace });
  const right = clearestEdge(plane, {
    direction: 'upright',
    from: box.x2 + 2,
    to: plane.width - 4,
    ...alongFace,
  });
  return { coverage: sideCoverage(plane, { top, bottom, left, right }) };
}

function sideCoverage(
  plane: Plane,
  edges: Readonly<Record<BorderSide, StraightEdge | undefined>>,
): Record<BorderSide, number> {
  const { top, bottom, left, right } = edges;
  const level = (edge: StraightEdge | undefined, beyond: 'before' | 'after'): number => {
    if (!edge || isPlainBar(plane, 'level', edge, beyond)) return 0;
    const from = left ? crossing(edge, left).x : 0;
    const to = right ? crossing(edge, right).x : plane.width - 1;
    return coverageOf(plane, 'level', (along) => acrossAt(edge, along), from, to);
  };
  const upright = (edge: StraightEdge | undefined, beyond: 'before' | 'after'): number => {
    if (!edge || isPlainBar(plane, 'upright', edge, beyond)) return 0;
    const from = top ? crossing(top, edge).y : 0;
    const to = bottom ? crossing(bottom, edge).y : plane.height - 1;
    return coverageOf(plane, 'upright', (along) => acrossAt(edge, along), from, to);
  };
  return {
    top: level(top, 'before'),
    bottom: level(bottom, 'after'),
    left: upright(left, 'before'),
    right: upright(right, 'after'),
  };
}

/**
 * Whether everything beyond an edge is of one brightness: a bar or a corner that a program filled, not a
 * thing before the camera.
 */
function isPlainBar(
  { width, height, samples }: Plane,
  direction: 'level' | 'upright',
  edge: StraightEdge,
  beyond: 'before' | 'after',
): boolean {
  const [lengthAlong, lengthAcross] = direction === 'level' ? [width, height] : [height, width];
  const [stepAlong, stepAcross] = direction === 'level' ? [1, width] : [width, 1];
  let [sum, squares, count] = [0, 0, 0];
  for (let along = 0; along < lengthAlong; along++) {
    const across = acrossAt(edge, along);
    const from = beyond === 'before' ? 0 : Math.max(0, Math.ceil(across) + 4);
    const to = beyond === 'before' ? Math.min(lengthAcross - 1, Math.floor(across) - 4) : lengthAcross - 1;
    for (let place = from; place <= to; place++) {
      const value = samples[along * stepAlong + place * stepAcross]!;
      sum += value;
      squares += value * value;
      count++;
    }
  }
  return count === 0 || squares / count - (sum / count) ** 2 < PLAIN_BAR_DEVIATION ** 2;
}

function lumaPlane({ width, height, rgb }: RgbImage): Plane {
  return {
    width,
    height,
    samples: Float32Array.from({ length: width * height }, (_, index) => lumaAt(rgb, index * 3)),
  };
}
