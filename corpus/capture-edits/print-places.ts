import type { Pixels } from '../photo-edits/pixels.js';

/** A rectangle of whole pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Half the window that tells print from paper, and how much darker than it print is. */
const WINDOW_PX = 24;
const DARKER = { levels: 18, share: 0.12 };
/** Of what counts as a character or word. */
const HEIGHT_PX = [8, 60] as const;
const WIDTH_PX = [4, 360] as const;

/** Of green: 1 = darker than what is around. */
export function printMask({ width, height, rgb }: Pixels): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += rgb[(y * width + x) * 3 + 1]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - WINDOW_PX), Math.min(height, y + WINDOW_PX + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - WINDOW_PX), Math.min(width, x + WINDOW_PX + 1)];
      const at = (row: number, column: number): number => sums[row * (width + 1) + column]!;
      const mean =
        (at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)) /
        ((bottom - top) * (right - left));
      if (mean - rgb[(y * width + x) * 3 + 1]! > Math.max(DARKER.levels, DARKER.share * mean))
        mask[y * width + x] = 1;
    }
  }
  return mask;
}

/**
 * Where print stands that is no further apart than `gapPx` along a line: characters for 1, words for more.
 */
export function printPlaces(pixels: Pixels, gapPx: number): Place[] {
  const { width, height } = pixels;
  const joined = joinedAlongRows(printMask(pixels), width, gapPx);
  const places: Place[] = [];
  for (let start = 0; start < joined.length; start++) {
    if (joined[start] === 1) places.push(clearPiece(joined, start, width, height));
  }
  return places.filter(
    ({ width: across, height: down }) => isWithin(across, WIDTH_PX) && isWithin(down, HEIGHT_PX),
  );
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

function joinedAlongRows(mask: Uint8Array, width: number, gapPx: number): Uint8Array {
  const joined = mask.slice();
  for (let at = 0, last = -1; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    if (last >= 0 && at - last <= gapPx && Math.floor(last / width) === Math.floor(at / width))
      joined.fill(1, last, at);
    last = at;
  }
  return joined;
}

/** The box of what hangs together with `start`, which is taken out of the mask. */
function clearPiece(mask: Uint8Array, start: number, width: number, height: number): Place {
  const open = [start];
  mask[start] = 0;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        if (mask[next] === 0) continue;
        mask[next] = 0;
        open.push(next);
      }
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The place and some pixels around it, as far as the picture goes. */
export function grown({ left, top, width, height }: Place, by: number, picture: Pixels): Place {
  const [newLeft, newTop] = [Math.max(0, left - by), Math.max(0, top - by)];
  return {
    left: newLeft,
    top: newTop,
    width: Math.min(picture.width, left + width + by) - newLeft,
    height: Math.min(picture.height, top + height + by) - newTop,
  };
}
