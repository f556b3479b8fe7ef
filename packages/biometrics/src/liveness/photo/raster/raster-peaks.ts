import type { RgbImage } from '@assay/media';
import { type FaceArea, lumaAt } from '../face-area.js';
import { WINDOW, windowSpectra } from './window-spectrum.js';

/** Windows across and down a face: more tell nothing new, and hostile sizes must not cost more. */
const MOST_WINDOWS_ACROSS = 7;
/** Cycles in a window below which faces themselves have strong lines. */
const LOWEST_CYCLES = 7;
/** Standard deviation of the logarithm of one periodogram value (pi over root six), in nats. */
const LOG_PERIODOGRAM_DEVIATION = Math.PI / Math.sqrt(6);

/** How far the sharpest line of a spectrum stands out of its surroundings. */
export interface RasterPeaks {
  /** In nats of power above the median around it, mean over the windows. */
  readonly lumaNats: number;
  /** The same of red minus blue. */
  readonly chromaNats: number;
  /** The same for lines that run exactly along rows or columns; the larger of both. */
  readonly axisNats: number;
  /** Deviations by which chance moves such a value: `lumaNats / noiseNats` is a significance. */
  readonly noiseNats: number;
}

/**
 * Looks for a lattice that runs through the whole face at one frequency: the grid of a display, its beat with
 * the camera's own grid (moire), or the dots of a print.
 *
 * Logarithms of the windows' spectra are averaged, so that a line must be in most of them to count; a strand
 * of hair or the rim of glasses is in few. Frequencies of JPEG's blocks, and of edges that run exactly along
 * rows and columns, are left out.
 * @returns undefined when the face holds no whole window
 */
export function rasterPeaks(image: RgbImage, area: FaceArea): RasterPeaks | undefined {
  if (area.width < WINDOW || area.height < WINDOW) return undefined;
  const [luma, chroma] = [new Float64Array(WINDOW * WINDOW), new Float64Array(WINDOW * WINDOW)];
  const power = [new Float64Array(WINDOW * WINDOW), new Float64Array(WINDOW * WINDOW)] as const;
  const means = [new Float64Array(WINDOW * WINDOW), new Float64Array(WINDOW * WINDOW)] as const;
  const corners = windowCorners(area);
  for (const { left, top } of corners) {
    cut(image, left, top, luma, chroma);
    windowSpectra(luma, chroma, power);
    for (const channel of [0, 1] as const) {
      for (let at = 0; at < WINDOW * (WINDOW / 2 + 1); at++)
        means[channel][at]! += Math.log(power[channel][at]! + 1) / corners.length;
    }
  }
  for (const mean of means) fillTurned(mean);
  return {
    lumaNats: sharpestLine(means[0]),
    chromaNats: sharpestLine(means[1]),
    axisNats: Math.max(sharpestLineOnAxes(means[0]), sharpestLineOnAxes(means[1])),
    noiseNats: LOG_PERIODOGRAM_DEVIATION / Math.sqrt(corners.length),
  };
}

/** The upper half of a spectrum of real samples from its lower half. */
function fillTurned(spectrum: Float64Array): void {
  for (let v = WINDOW / 2 + 1; v < WINDOW; v++)
    for (let u = 0; u < WINDOW; u++)
      spectrum[v * WINDOW + u] = spectrum[(WINDOW - v) * WINDOW + ((WINDOW - u) % WINDOW)]!;
}

function windowCorners({ left, top, width, height }: FaceArea): { left: number; top: number }[] {
  const places = (start: number, length: number): number[] => {
    const count = Math.min(MOST_WINDOWS_ACROSS, 1 + Math.floor((length - WINDOW) / (WINDOW / 2)));
    return Array.from(
      { length: count },
      (_, index) => start + Math.floor((length - WINDOW) * (count === 1 ? 0.5 : index / (count - 1))),
    );
  };
  return places(top, height).flatMap((y) => places(left, width).map((x) => ({ left: x, top: y })));
}

/** Luma and red minus blue of a window, without their means. */
function cut(
  { width, rgb }: RgbImage,
  left: number,
  top: number,
  luma: Float64Array,
  chroma: Float64Array,
): void {
  let [lumaSum, chromaSum] = [0, 0];
  for (let y = 0, at = 0; y < WINDOW; y++) {
    for (let x = 0, from = ((top + y) * width + left) * 3; x < WINDOW; x++, at++, from += 3) {
      lumaSum += luma[at] = lumaAt(rgb, from);
      chromaSum += chroma[at] = rgb[from]! - rgb[from + 2]!;
    }
  }
  for (let at = 0; at < luma.length; at++) {
    luma[at]! -= lumaSum / luma.length;
    chroma[at]! -= chromaSum / luma.length;
  }
}

/**
 * The largest height of a value over the median of the frame of values three and four away, apart from the
 * axes.
 */
function sharpestLine(logPower: Float64Array): number {
  const frame = new Float64Array(FRAME.length);
  let sharpest = 0;
  for (let v = 0; v < WINDOW / 2; v++) {
    for (let u = 1 - WINDOW / 2; u < WINDOW / 2; u++) {
      if (!isTelling(u, v)) continue;
      const height = valueAt(logPower, u, v);
      if (NEIGHBORS.some((step) => valueAt(logPower, u + step.u, v + step.v) > height)) continue;
      let lower = 0;
      for (let index = 0; index < FRAME.length; index++) {
        const value = valueAt(logPower, u + FRAME[index]!.u, v + FRAME[index]!.v);
        frame[index] = value;
        if (height - value > sharpest) lower++;
      }
      // The median lies no lower than that, so that sorting can be spared.
      if (lower <= FRAME.length >> 1) continue;
      sharpest = Math.max(sharpest, height - frame.sort()[FRAME.length >> 1]!);
    }
  }
  return sharpest;
}

/**
 * The same on the axes, where the edges of things and of JPEG's blocks lie: over the median of the axis
 * itself, without multiples of an eighth and their neighbors.
 */
function sharpestLineOnAxes(logPower: Float64Array): number {
  let sharpest = 0;
  for (let cycles = LOWEST_CYCLES; cycles < WINDOW / 2 - 1; cycles++) {
    if ((cycles + 1) % 8 <= 2) continue;
    for (const along of [
      (at: number) => valueAt(logPower, at, 0),
      (at: number) => valueAt(logPower, 0, at),
    ]) {
      const height = along(cycles);
      if (along(cycles - 1) > height || along(cycles + 1) > height) continue;
      const frame = AXIS_FRAME.map((step) => along(cycles + step)).sort((a, b) => a - b);
      sharpest = Math.max(sharpest, height - (frame[2]! + frame[3]!) / 2);
    }
  }
  return sharpest;
}

const valueAt = (logPower: Float64Array, u: number, v: number): number =>
  logPower[((v + WINDOW) % WINDOW) * WINDOW + ((u + WINDOW) % WINDOW)]!;

const NEIGHBORS = [
  { u: -1, v: 0 },
  { u: 1, v: 0 },
  { u: 0, v: -1 },
  { u: 0, v: 1 },
] as const;

const AXIS_FRAME = [-5, -4, -3, 3, 4, 5] as const;

const FRAME = Array.from({ length: 81 }, (_, index) => ({
  u: (index % 9) - 4,
  v: Math.floor(index / 9) - 4,
})).filter(({ u, v }) => Math.max(Math.abs(u), Math.abs(v)) >= 3);

function isTelling(u: number, v: number): boolean {
  if (Math.hypot(u, v) < LOWEST_CYCLES) return false;
  if (Math.abs(u) <= 1 || Math.abs(v) <= 1) return false;
  return u % 8 !== 0 || v % 8 !== 0;
}
