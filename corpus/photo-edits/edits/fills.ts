import type { Dice } from '../../pdf-forgeries/dice.js';
import { colorAt, type Mask, type Pixels } from '../pixels.js';
import { maskOf, type Region, rollRegion } from '../region.js';
import { paint } from './copies.js';
import type { Edited } from './types.js';

/**
 * Rounds of spreading the surroundings inward, at each of the sizes of the picture that a fill goes through.
 */
const ROUNDS = 40;
const SMALLEST_SIDE = 16;

/** Removal by diffusion: what is around flows in, smooth and without grain. */
export function fillSmoothly(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const mask = maskOf(region, photo, 0);
  const { left, top, width, height } = around(region, photo);
  const channels = [0, 1, 2].map((channel) => {
    const values = new Float32Array(width * height);
    const known = new Uint8Array(width * height);
    for (let at = 0; at < values.length; at++) {
      const pixel = (top + Math.floor(at / width)) * photo.width + left + (at % width);
      values[at] = photo.rgb[pixel * 3 + channel] ?? 0;
      known[at] = mask.amounts[pixel] === 0 ? 1 : 0;
    }
    return diffused({ width, height, values, known });
  });
  const rgb = photo.rgb.slice();
  const at = (x: number, y: number, channel: number): number =>
    channels[channel]?.[(y - top) * width + x - left] ?? 0;
  paint(rgb, mask, (x, y) => [at(x, y, 0), at(x, y, 1), at(x, y, 2)]);
  return { pixels: { ...photo, rgb }, mask, notes: `diffusion; radius ${Math.round(region.radius)}` };
}

/** One channel of an area, and which of its places are known. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  readonly known: Uint8Array;
}

/** The membrane over what is not known: first at half the size, then smoothed at this one. */
export function diffused({ width, height, values, known }: Field): Float32Array {
  const filled = values.slice();
  if (Math.min(width, height) > SMALLEST_SIDE) {
    const half = halved({ width, height, values, known });
    const coarse = diffused(half);
    for (let at = 0; at < filled.length; at++) {
      if (known[at] === 1) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      filled[at] =
        coarse[Math.min(half.height - 1, y >> 1) * half.width + Math.min(half.width - 1, x >> 1)] ?? 0;
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < filled.length; at++) {
      if (known[at] === 1) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      const left = filled[x > 0 ? at - 1 : at] ?? 0;
      const right = filled[x < width - 1 ? at + 1 : at] ?? 0;
      const above = filled[y > 0 ? at - width : at] ?? 0;
      const below = filled[y < height - 1 ? at + width : at] ?? 0;
      filled[at] = (left + right + above + below) / 4;
    }
  }
  return filled;
}

function halved({ width, height, values, known }: Field): Field {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = {
    width: columns,
    height: rows,
    values: new Float32Array(columns * rows),
    known: new Uint8Array(columns * rows),
  };
  for (let at = 0; at < half.values.length; at++) {
    const [x, y] = [(at % columns) * 2, Math.floor(at / columns) * 2];
    let sum = 0;
    let count = 0;
    for (const from of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
      if (from >= known.length || known[from] !== 1) continue;
      sum += values[from] ?? 0;
      count++;
    }
    half.values[at] = count > 0 ? sum / count : 128;
    half.known[at] = count > 0 ? 1 : 0;
  }
  return half;
}

/** Patches tried for each place, and their side as a share of the region's radius. */
const PATCHES_TRIED = 60;

/**
 * Removal by patches: each place is filled with the piece of the surroundings that fits best to what is there
 * already.
 */
export function fillWithPatches(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const mask = maskOf(region, photo, 0);
  const side = Math.max(8, Math.round(region.radius / 3));
  const rgb = photo.rgb.slice();
  const pixels = { ...photo, rgb };
  const open = mask.amounts.slice();
  const { left, top, width, height } = around(region, photo);
  for (let y = top; y < top + height; y += side) {
    for (let x = left; x < left + width; x += side)
      fillPlace(pixels, { mask, open }, { x, y, side, region }, dice);
  }
  return { pixels, mask, notes: `patches of ${side}; radius ${Math.round(region.radius)}` };
}

function fillPlace(
  pixels: Pixels,
  { mask, open }: { readonly mask: Mask; readonly open: Uint8Array },
  {
    x,
    y,
    side,
    region,
  }: { readonly x: number; readonly y: number; readonly side: number; readonly region: Region },
  dice: Dice,
): void {
  const overlap = Math.max(2, side >> 2);
  const [fromX, fromY, size] = [Math.max(0, x - overlap), Math.max(0, y - overlap), side + 2 * overlap];
  let best: { dx: number; dy: number; cost: number } | undefined;
  for (let attempt = 0; attempt < PATCHES_TRIED; attempt++) {
    const angle = dice.between(0, 628) / 100;
    const distance = region.radius * (1.5 + dice.between(0, 100) / 60);
    const [dx, dy] = [Math.round(Math.cos(angle) * distance), Math.round(Math.sin(angle) * distance)];
    const cost = costOf(pixels, open, mask, { fromX, fromY, size, dx, dy });
    if (cost !== undefined && (!best || cost < best.cost)) best = { dx, dy, cost };
  }
  if (!best) return;
  const { width, height, rgb } = pixels;
  for (let row = fromY; row < Math.min(height, fromY + size); row++) {
    for (let column = fromX; column < Math.min(width, fromX + size); column++) {
      const pixel = row * width + column;
      if ((open[pixel] ?? 0) === 0) continue;
      const color = colorAt(pixels, column + best.dx, row + best.dy);
      rgb.set(color, pixel * 3);
      if (row < y + side && column < x + side) open[pixel] = 0;
    }
  }
}

/** The difference to what is known around; undefined where the piece is no honest part of the picture. */
function costOf(
  { width, height, rgb }: Pixels,
  open: Uint8Array,
  mask: Mask,
  { fromX, fromY, size, dx, dy }: { fromX: number; fromY: number; size: number; dx: number; dy: number },
): number | undefined {
  let sum = 0;
  let count = 0;
  for (let row = fromY; row < fromY + size; row += 2) {
    for (let column = fromX; column < fromX + size; column += 2) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= width || y >= height || (mask.amounts[y * width + x] ?? 0) > 0)
        return undefined;
      if (row >= height || column >= width || (open[row * width + column] ?? 0) > 0) continue;
      sum += Math.abs((rgb[(row * width + column) * 3 + 1] ?? 0) - (rgb[(y * width + x) * 3 + 1] ?? 0));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function around({ centerX, centerY, radius }: Region, { width, height }: Pixels) {
  const reach = Math.ceil(radius * 1.6);
  const left = Math.max(0, Math.floor(centerX - reach));
  const top = Math.max(0, Math.floor(centerY - reach));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(centerX + reach)) - left,
    height: Math.min(height, Math.ceil(centerY + reach)) - top,
  };
}
