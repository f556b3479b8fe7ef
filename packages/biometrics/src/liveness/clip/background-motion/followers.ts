import { fittedSimilarity, mapped, type Similarity } from '../../../alignment/similarity.js';
import type { PixelBox } from '../../../types.js';
import type { LumaPicture, TrackedFrame } from '../face-track.js';

/** How many pieces of the surroundings went along with the face. */
export interface Surroundings {
  readonly followed: number;
  /** Pieces with texture that a movement would show on. */
  readonly lookedAt: number;
}

const PIECE_PX = 16;
/** Mean step between neighbors, in levels: on a plainer piece no movement shows. */
const LEAST_TEXTURE_LEVELS = 3;
/** Where the face's movement takes a piece less far, going along and standing still look alike. */
const LEAST_WAY_PX = 2.5;
/** A piece went along if it matches there this much better than where it was. */
const CLEARLY_BETTER = 0.7;
/**
 * Hair and ears go along with every face: the surroundings begin beyond this much of the face's own width and
 * height.
 */
const HAIR_SHARE = 0.35;

/**
 * Looks at the pieces of the picture beside and above the head (shoulders go along with a living head, too)
 * between two frames.
 * @returns undefined without a face in both
 */
export function surroundingsBetween(before: TrackedFrame, after: TrackedFrame): Surroundings | undefined {
  if (!before.face || !after.face) return undefined;
  const scale = before.frameLuma.width / before.width;
  const small = ({ mesh }: NonNullable<TrackedFrame['face']>) =>
    mesh.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const carried = fittedSimilarity(small(before.face), small(after.face));
  const heads = [before.face.box, after.face.box].map((box) => headOf(box, scale));
  let [followed, lookedAt] = [0, 0];
  for (const { x, y } of piecesOf(before.frameLuma)) {
    if (heads.some((head) => overHead(head, x, y)) || texture(before.frameLuma, x, y) < LEAST_TEXTURE_LEVELS)
      continue;
    const way = wayOf(carried, x, y);
    if (Math.hypot(way.x, way.y) < LEAST_WAY_PX) continue;
    const along = leastDifference(
      before.frameLuma,
      after.frameLuma,
      x,
      y,
      Math.round(way.x),
      Math.round(way.y),
    );
    const still = leastDifference(before.frameLuma, after.frameLuma, x, y, 0, 0);
    if (along === undefined || still === undefined) continue;
    lookedAt++;
    if (along < CLEARLY_BETTER * still) followed++;
  }
  return { followed, lookedAt };
}

const wayOf = (carried: Similarity, x: number, y: number): { x: number; y: number } => {
  const middle = { x: x + PIECE_PX / 2, y: y + PIECE_PX / 2 };
  const to = mapped(carried, middle);
  return { x: to.x - middle.x, y: to.y - middle.y };
};

function* piecesOf({ width, height }: LumaPicture): Generator<{ x: number; y: number }> {
  for (let y = 0; y + PIECE_PX <= height; y += PIECE_PX)
    for (let x = 0; x + PIECE_PX <= width; x += PIECE_PX) yield { x, y };
}

function headOf({ x1, y1, x2, y2 }: PixelBox, scale: number): PixelBox {
  const [aside, above] = [HAIR_SHARE * (x2 - x1), 1.5 * HAIR_SHARE * (y2 - y1)];
  return { x1: (x1 - aside) * scale, y1: (y1 - above) * scale, x2: (x2 + aside) * scale, y2: y2 * scale };
}

/** Over the head, or below its chin. */
const overHead = (head: PixelBox, x: number, y: number): boolean =>
  y + PIECE_PX > head.y2 || (x + PIECE_PX > head.x1 && x < head.x2 && y + PIECE_PX > head.y1);

function texture({ width, samples }: LumaPicture, x: number, y: number): number {
  let steps = 0;
  for (let row = y; row < y + PIECE_PX - 1; row++) {
    for (let column = x, at = row * width + x; column < x + PIECE_PX - 1; column++, at++) {
      steps += Math.abs(samples[at + 1]! - samples[at]!) + Math.abs(samples[at + width]! - samples[at]!);
    }
  }
  return steps / (2 * (PIECE_PX - 1) ** 2);
}

/** The least mean difference at a way and one pixel around it; undefined where it leaves the picture. */
function leastDifference(
  before: LumaPicture,
  after: LumaPicture,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number | undefined {
  const inside = (place: number, size: number): boolean => place >= 0 && place + PIECE_PX <= size;
  if (!inside(x + dx, after.width) || !inside(y + dy, after.height)) return undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let right = dx - 1; right <= dx + 1; right++) {
    for (let down = dy - 1; down <= dy + 1; down++) {
      if (inside(x + right, after.width) && inside(y + down, after.height))
        least = Math.min(least, difference(before, after, x, y, right, down));
    }
  }
  return least;
}

function difference(
  before: LumaPicture,
  after: LumaPicture,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  let sum = 0;
  for (let row = 0; row < PIECE_PX; row++) {
    const from = (y + row) * before.width + x;
    const to = (y + row + dy) * after.width + x + dx;
    for (let column = 0; column < PIECE_PX; column++)
      sum += Math.abs(before.samples[from + column]! - after.samples[to + column]!);
  }
  return sum / PIECE_PX ** 2;
}
