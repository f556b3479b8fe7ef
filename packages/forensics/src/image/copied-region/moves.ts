import type { AlikePair } from './alike-places.js';
import type { Keypoints } from './keypoints.js';

/** A turn, a change of size and a shift: (x, y) goes to (a x - b y + dx, b x + a y + dy). */
export interface Move {
  readonly a: number;
  readonly b: number;
  readonly dx: number;
  readonly dy: number;
}

/** Places that all went the same way. */
export interface MovedPlaces {
  readonly move: Move;
  /** Where the first place of each pair lies, in the plane of the keypoints. */
  readonly from: readonly { readonly x: number; readonly y: number }[];
}

/** Fewer places agree by chance, and often; the pixels decide. */
const LEAST_AGREEING = 3;
/**
 * How far around one pair others are asked, how far off they may land, and how much their turns may differ
 * (pixels, radians).
 */
const [AROUND, OFF, TURNED] = [80, 2.5, 0.35];
/** A copy was made a little larger or smaller at most. */
const [LEAST_SIZE, LARGEST_SIZE] = [0.8, 1.25];
/** Pairs looked at, the most alike first. */
const MOST_PAIRS = 3000;
/** Moves that are held against the pixels. */
const MOST_MOVES = 10;
const CELLS_IN_A_ROW = 10_000;
/** Members of a group that are tried in pairs. */
const TRIED = 12;

interface Vector {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly turn: number;
  readonly cosine: number;
  readonly sine: number;
}

/** Finds groups of neighbors that went the same way, the largest first. */
export function findMoves(keypoints: Keypoints, pairs: readonly AlikePair[]): readonly MovedPlaces[] {
  const vectors = [...pairs]
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_PAIRS)
    .map((pair) => vectorOf(keypoints, pair));
  const cells = new Map<number, number[]>();
  vectors.forEach(({ fromX, fromY }, index) => {
    const cell = cellOf(fromX, fromY);
    const known = cells.get(cell);
    if (known) known.push(index);
    else cells.set(cell, [index]);
  });
  const groups = vectors
    .map((vector) => agreeingWith(vector, vectors, cells))
    .filter((group) => group.length >= LEAST_AGREEING)
    .sort((one, other) => other.length - one.length);
  const taken = new Set<number>();
  const moves: MovedPlaces[] = [];
  for (const group of groups) {
    if (moves.length === MOST_MOVES) break;
    const free = group.filter((index) => !taken.has(index));
    if (distinct(free, vectors) < LEAST_AGREEING) continue;
    const fitted = fit(free, vectors);
    if (!fitted) continue;
    for (const index of fitted.members) taken.add(index);
    for (const index of free) taken.add(index);
    moves.push({
      move: fitted.move,
      from: fitted.members.map((index) => ({ x: vectors[index]!.fromX, y: vectors[index]!.fromY })),
    });
  }
  return moves;
}

const cellOf = (x: number, y: number): number =>
  Math.floor(x / AROUND) + Math.floor(y / AROUND) * CELLS_IN_A_ROW;

/** The vectors around that agree with one, itself included. */
function agreeingWith(
  vector: Vector,
  vectors: readonly Vector[],
  cells: ReadonlyMap<number, readonly number[]>,
): number[] {
  const group: number[] = [];
  const middle = cellOf(vector.fromX, vector.fromY);
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      for (const index of cells.get(middle + down * CELLS_IN_A_ROW + across) ?? [])
        if (agrees(vector, vectors[index]!)) group.push(index);
    }
  }
  return group;
}

/** Always from the upper place to the lower, so that the two ends do not mix. */
function vectorOf({ x, y, angle }: Keypoints, { first, second }: AlikePair): Vector {
  const [from, to] =
    y[first]! < y[second]! || (y[first]! === y[second]! && x[first]! < x[second]!)
      ? [first, second]
      : [second, first];
  const turn = wrapped(angle[to]! - angle[from]!);
  return {
    fromX: x[from]!,
    fromY: y[from]!,
    toX: x[to]!,
    toY: y[to]!,
    turn,
    cosine: Math.cos(turn),
    sine: Math.sin(turn),
  };
}

const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Whether another pair went as this one's turn and shift say. */
function agrees(one: Vector, other: Vector): boolean {
  const dx = other.fromX - one.fromX;
  const dy = other.fromY - one.fromY;
  const square = dx * dx + dy * dy;
  if (square > AROUND * AROUND) return false;
  const turned = Math.abs(one.turn - other.turn);
  if (Math.min(turned, 2 * Math.PI - turned) > TURNED) return false;
  const offX = one.toX + one.cosine * dx - one.sine * dy - other.toX;
  const offY = one.toY + one.sine * dx + one.cosine * dy - other.toY;
  // A change of size, and a turn that was read a little wrong, move what is further away more.
  const off = OFF + 0.12 * Math.sqrt(square);
  return offX * offX + offY * offY <= off * off;
}

/** Different places at both ends: one place that looks like many is one. */
function distinct(members: readonly number[], vectors: readonly Vector[]): number {
  const from = new Set(members.map((index) => `${vectors[index]!.fromX},${vectors[index]!.fromY}`));
  const to = new Set(members.map((index) => `${vectors[index]!.toX},${vectors[index]!.toY}`));
  return Math.min(from.size, to.size);
}

/**
 * The turn, size and shift that most of a group share, by pairs of its members; then all vectors of the
 * picture are asked, and least squares taken.
 */
function fit(
  group: readonly number[],
  vectors: readonly Vector[],
): { move: Move; members: readonly number[] } | undefined {
  let best: readonly number[] = [];
  const step = Math.max(1, Math.floor(group.length / TRIED));
  for (let one = 0; one < group.length; one += step) {
    for (let other = one + step; other < group.length; other += step) {
      const move = leastSquares([vectors[group[one]!]!, vectors[group[other]!]!]);
      if (!move || !isLikely(move)) continue;
      const members = group.filter((index) => distanceFrom(move, vectors[index]!) <= OFF);
      if (members.length > best.length) best = members;
    }
  }
  if (distinct(best, vectors) < LEAST_AGREEING) return undefined;
  const move = leastSquares(best.map((index) => vectors[index]!));
  if (!move || !isLikely(move)) return undefined;
  const members = vectors.flatMap((vector, index) => (distanceFrom(move, vector) <= OFF ? [index] : []));
  const refined = leastSquares(members.map((index) => vectors[index]!));
  return refined && isLikely(refined) ? { move: refined, members } : undefined;
}

function isLikely({ a, b }: Move): boolean {
  const size = Math.hypot(a, b);
  return size >= LEAST_SIZE && size <= LARGEST_SIZE;
}

const distanceFrom = ({ a, b, dx, dy }: Move, { fromX, fromY, toX, toY }: Vector): number =>
  Math.hypot(a * fromX - b * fromY + dx - toX, b * fromX + a * fromY + dy - toY);

function leastSquares(vectors: readonly Vector[]): Move | undefined {
  const count = vectors.length;
  const mean = (of: (vector: Vector) => number): number =>
    vectors.reduce((sum, vector) => sum + of(vector), 0) / count;
  const [fromX, fromY, toX, toY] = [
    mean((v) => v.fromX),
    mean((v) => v.fromY),
    mean((v) => v.toX),
    mean((v) => v.toY),
  ];
  let [along, across, square] = [0, 0, 0];
  for (const vector of vectors) {
    const [x, y, u, v] = [vector.fromX - fromX, vector.fromY - fromY, vector.toX - toX, vector.toY - toY];
    along += x * u + y * v;
    across += x * v - y * u;
    square += x * x + y * y;
  }
  if (square === 0) return undefined;
  const [a, b] = [along / square, across / square];
  return { a, b, dx: toX - a * fromX + b * fromY, dy: toY - b * fromX - a * fromY };
}
