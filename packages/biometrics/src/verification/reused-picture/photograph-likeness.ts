import { EXIF_TURNS, turned } from '@assay/media';
import { faceChip } from '../../alignment/face-chip.js';
import type { SeenFace } from '../seen-face.js';
import { type DetailPicture, detailOf } from './detail-picture.js';

/**
 * Where the search for the best fit starts: how two meshes of one photograph, printed small and taken again,
 * usually lie to each other.
 */
const SHIFTS_PX = [-3, -1.5, 0, 1.5, 3];
const TURNS_DEGREES = [-2, 0, 2];
const SCALES = [0.95, 1, 1.05];
/** A fourth of the samples tells the nearest start. */
const START_EVERY_PX = 2;
/** First step of the search from there, halved whenever no step helps, and how often at most. */
const FIRST_STEP: Move = { dx: 0.8, dy: 0.8, degrees: 1, scale: 0.025 };
const HALVINGS = 3;
/** No start is left further than this many steps; hostile pictures end here. */
const MAX_STEPS = 40;

/**
 * Starts lie so near to each other that one photograph is about .6 at the nearest or more: a search that
 * begins below this reaches no .95.
 */
const HOPELESS = 0.4;

/** The face without hair, background and collar: an ellipse of the chip. */
const FACE_RADIUS_X = 0.3;
const FACE_RADIUS_Y = 0.33;

/**
 * How much the fine shading of two aligned faces agrees: the largest normalized correlation over small moves,
 * the second face also mirrored. One photograph, printed or saved again, stays near 1; another photograph of
 * the same person does not, since light, expression and gaze differ.
 * @returns -1..1
 */
export function photographLikeness(a: SeenFace, b: SeenFace): number {
  const [chipA, chipB] = [faceChip(a.image, a.listed.face.mesh), faceChip(b.image, b.listed.face.mesh)];
  const still = detailOf(chipA);
  return Math.max(
    largestCorrelation(still, detailOf(chipB)),
    largestCorrelation(still, detailOf(turned(chipB, EXIF_TURNS[2]))),
  );
}

interface Move {
  readonly dx: number;
  readonly dy: number;
  readonly degrees: number;
  readonly scale: number;
}

/** The best of a coarse grid, then uphill from there by halves of a step. */
function largestCorrelation(still: DetailPicture, moved: DetailPicture): number {
  let best = { move: { dx: 0, dy: 0, degrees: 0, scale: 1 } as Move, value: -1 };
  const tryMove = (move: Move, every = 1): boolean => {
    const value = correlation(still, moved, move, every);
    if (value <= best.value) return false;
    best = { move, value };
    return true;
  };
  for (const degrees of TURNS_DEGREES) {
    for (const scale of SCALES)
      for (const dy of SHIFTS_PX)
        for (const dx of SHIFTS_PX) tryMove({ dx, dy, degrees, scale }, START_EVERY_PX);
  }
  best = { ...best, value: correlation(still, moved, best.move, 1) };
  if (best.value < HOPELESS) return best.value;
  for (let halving = 0, step = 0; halving <= HALVINGS && step < MAX_STEPS; step++) {
    const { move } = best;
    let helped = false;
    for (const name of ['dx', 'dy', 'degrees', 'scale'] as const) {
      for (const sign of [-1, 1])
        helped =
          tryMove({ ...move, [name]: move[name] + (sign * FIRST_STEP[name]) / 2 ** halving }) || helped;
    }
    if (!helped) halving++;
  }
  return best.value;
}

/** Normalized, over each `every`th row and column of the ellipse of the face; between samples on the line. */
function correlation(
  still: DetailPicture,
  moved: DetailPicture,
  { degrees, scale, dx, dy }: Move,
  every: number,
): number {
  const { sidePx } = still;
  const { samples } = moved;
  const middle = (sidePx - 1) / 2;
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180) * scale,
    Math.sin((degrees * Math.PI) / 180) * scale,
  ];
  const [reachX, reachY] = [FACE_RADIUS_X * sidePx, FACE_RADIUS_Y * sidePx];
  let count = 0;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = Math.ceil(middle - reachY); y <= middle + reachY; y += every) {
    const v = y - middle;
    const half = reachX * Math.sqrt(Math.max(0, 1 - (v / reachY) ** 2));
    for (let x = Math.ceil(middle - half); x <= middle + half; x += every) {
      const u = x - middle;
      const column = middle + cos * u - sin * v + dx;
      const row = middle + sin * u + cos * v + dy;
      if (column < 0 || row < 0 || column >= sidePx - 1 || row >= sidePx - 1) continue;
      const one = still.samples[y * sidePx + x]!;
      // Both are above 0.
      const left = column | 0;
      const top = row | 0;
      const right = column - left;
      const down = row - top;
      const at = top * sidePx + left;
      const upper = samples[at]! * (1 - right) + samples[at + 1]! * right;
      const lower = samples[at + sidePx]! * (1 - right) + samples[at + sidePx + 1]! * right;
      const other = upper * (1 - down) + lower * down;
      count++;
      sumA += one;
      sumB += other;
      squaresA += one * one;
      squaresB += other * other;
      products += one * other;
    }
  }
  const spread = Math.sqrt((squaresA - (sumA * sumA) / count) * (squaresB - (sumB * sumB) / count));
  return spread > 0 ? (products - (sumA * sumB) / count) / spread : 0;
}
