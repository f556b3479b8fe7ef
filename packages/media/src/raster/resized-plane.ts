import { type Taps, type TapsBetween, tapsFor } from './taps.js';

/** One channel, of whatever numbers. */
interface SamplePlane {
  readonly width: number;
  readonly height: number;
  /** Row-major, length `width * height`. */
  readonly samples: Uint8Array | Uint16Array | Float32Array;
}

/** {@link tapsFor}, worked out once: the frames of a clip are all resized alike. */
export function rememberedTaps(): TapsBetween {
  const known = new Map<string, readonly Taps[]>();
  return (from, to) => {
    const key = `${from} ${to}`;
    const taps = known.get(key) ?? tapsFor(from, to);
    known.set(key, taps);
    return taps;
  };
}

/**
 * A plane at another size, by the rule of {@link tapsFor}. Color differences of videos are taken to lie in
 * the middle of the pixels that they belong to; where they are sited at the left, they come a quarter of
 * their width off, which no use of ours sees.
 * @returns row-major, length `width * height`, in the plane's own range
 */
export function resizedPlane(
  plane: SamplePlane,
  width: number,
  height: number,
  tapsBetween: TapsBetween = tapsFor,
): Float32Array {
  if (width === plane.width && height === plane.height) return new Float32Array(plane.samples);
  const resized = new Float32Array(width * height);
  const resizing = resizingOf(plane, width, height, tapsBetween);
  for (let y = 0; y < height; y++) addRow(resizing, y, resized, y * width);
  return resized;
}

/**
 * The rows of {@link resizedPlane}, one at a time, for whoever needs some of them and each only once.
 * @returns a row, from 0, in memory that the next one takes; to be asked for in order
 */
export function resizedRows(plane: SamplePlane, width: number, height: number): (y: number) => Float32Array {
  const row = new Float32Array(width);
  const resizing = resizingOf(plane, width, height, tapsFor);
  return (y) => {
    addRow(resizing, y, row.fill(0), 0);
    return row;
  };
}

interface Resizing {
  readonly plane: SamplePlane;
  readonly across: RowTaps;
  readonly down: readonly Taps[];
  /**
   * A source row is part of two resized rows at most when reducing, of the next few when enlarging: the last
   * two are kept.
   */
  readonly kept: { row: number; readonly samples: Float32Array }[];
}

const resizingOf = (
  plane: SamplePlane,
  width: number,
  height: number,
  tapsBetween: TapsBetween,
): Resizing => ({
  plane,
  across: sideBySide(tapsBetween(plane.width, width)),
  down: tapsBetween(plane.height, height),
  kept: [
    { row: -1, samples: new Float32Array(width) },
    { row: -1, samples: new Float32Array(width) },
  ],
});

/** Adds a row of the resized plane to zeros that begin at `start`. */
function addRow(
  { plane, across, down, kept }: Resizing,
  y: number,
  resized: Float32Array,
  start: number,
): void {
  const { first, weights } = down[y]!;
  for (let tap = 0; tap < weights.length; tap++) {
    const row = first + tap;
    const slot = kept[row & 1]!;
    if (slot.row !== row) {
      resizeRow(plane, row, across, slot.samples);
      slot.row = row;
    }
    addWeighted(resized, start, slot.samples, weights[tap]!);
  }
}

/** Taps of a row, one after the other. */
interface RowTaps {
  readonly firsts: Int32Array;
  /** Where the weights of each begin, and of the last one end. */
  readonly starts: Int32Array;
  readonly weights: Float32Array;
}

function sideBySide(taps: readonly Taps[]): RowTaps {
  const firsts = Int32Array.from(taps, ({ first }) => first);
  const starts = new Int32Array(taps.length + 1);
  for (let index = 0; index < taps.length; index++)
    starts[index + 1] = starts[index]! + taps[index]!.weights.length;
  const weights = new Float32Array(starts[taps.length]!);
  for (let index = 0; index < taps.length; index++) weights.set(taps[index]!.weights, starts[index]!);
  return { firsts, starts, weights };
}

function resizeRow(
  { width, samples }: SamplePlane,
  row: number,
  { firsts, starts, weights }: RowTaps,
  resized: Float32Array,
): void {
  const start = row * width;
  // Half the width is the commonest, and takes half the time without weights (25 frames of 720 lines: 98 ms
  // to 49, 2026-11-22).
  if (resized.length * 2 === width) {
    for (let x = 0, from = start; x < resized.length; x++, from += 2)
      resized[x] = (samples[from]! + samples[from + 1]!) / 2;
    return;
  }
  for (let x = 0, tap = 0; x < resized.length; x++) {
    let sum = 0;
    for (let from = start + firsts[x]!, end = starts[x + 1]!; tap < end; tap++, from++)
      sum += samples[from]! * weights[tap]!;
    resized[x] = sum;
  }
}

function addWeighted(sums: Float32Array, start: number, samples: Float32Array, weight: number): void {
  for (let x = 0; x < samples.length; x++) sums[start + x]! += samples[x]! * weight;
}
