import type { Raster } from '@assay/media';
import type { PixelBox } from '../components.js';

/**
 * Which of the seven strokes each digit has: top, upper left, upper right, middle, lower left, lower right,
 * bottom.
 */
const STROKES = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

/** How digits are put on a page. */
export interface Print {
  /** Left and top of the first digit, pixels; fractions are the phase that a scanner meets it at. */
  readonly x: number;
  readonly y: number;
  /** Pixels over which an edge goes from paper to ink; a scan has 2 and more, software drawing 1. */
  readonly softness: number;
}

/** Digits are this large, and this far apart, in pixels. */
const DIGIT = { width: 8, height: 15, advance: 12, stroke: 2.4 };
const [PAPER, INK] = [226, 52];

/** Park and Miller's generator, 0..1. */
export function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A gray page to print digits on, then to scan. */
export class Page {
  readonly width: number;
  readonly height: number;
  readonly #luma: Float64Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#luma = new Float64Array(width * height).fill(PAPER);
  }

  /** Prints seven-stroke digits. @returns the box of their ink, whole pixels */
  print(digits: string, { x, y, softness }: Print): PixelBox {
    for (const [index, digit] of [...digits].entries())
      this.#digit(Number(digit), x + index * DIGIT.advance, y, softness);
    const right = x + (digits.length - 1) * DIGIT.advance + DIGIT.width;
    return {
      left: Math.floor(x),
      top: Math.floor(y),
      right: Math.ceil(right),
      bottom: Math.ceil(y + DIGIT.height),
    };
  }

  /**
   * Fills rows of numbers of three to five digits, at phases of no pattern when `jitter` is 1, at whole
   * pixels when it is 0.
   */
  printRows(
    seed: number,
    { softness, jitter }: { readonly softness: number; readonly jitter: number },
  ): this {
    const next = lehmer(seed);
    for (let y = 16; y + 30 < this.height; y += 27) {
      for (let x = 14; x + 70 < this.width; x += 80) {
        const digits = Array.from({ length: 3 + Math.floor(next() * 3) }, () => Math.floor(next() * 10)).join(
          '',
        );
        this.print(digits, { x: x + jitter * next(), y: y + jitter * next(), softness });
      }
    }
    return this;
  }

  /** Adds grain of so many levels, either way. */
  grain(levels: number, seed = 7): this {
    const next = lehmer(seed);
    for (let at = 0; at < this.#luma.length; at++)
      this.#luma[at] = this.#luma[at]! + (next() + next() - 1) * levels;
    return this;
  }

  /** Lays a piece of the page over another place. */
  copy(from: PixelBox, left: number, top: number): PixelBox {
    const [width, height] = [from.right - from.left, from.bottom - from.top];
    for (let y = 0; y < height; y++) {
      const start = (from.top + y) * this.width + from.left;
      this.#luma.copyWithin((top + y) * this.width + left, start, start + width);
    }
    return { left, top, right: left + width, bottom: top + height };
  }

  /** Empties a place, grain and all. */
  clear({ left, top, right, bottom }: PixelBox): this {
    for (let y = top; y < bottom; y++) this.#luma.fill(PAPER, y * this.width + left, y * this.width + right);
    return this;
  }

  raster(): Raster {
    const rgb = new Uint8Array(this.width * this.height * 3);
    for (let at = 0; at < rgb.length; at++)
      rgb[at] = Math.max(0, Math.min(255, Math.round(this.#luma[Math.floor(at / 3)]!)));
    return { width: this.width, height: this.height, rgb, orientation: 1 };
  }

  #digit(digit: number, x: number, y: number, softness: number): void {
    const strokes = strokesOf(digit);
    for (let row = Math.floor(y) - 4; row < y + DIGIT.height + 4; row++) {
      for (let column = Math.floor(x) - 4; column < x + DIGIT.width + 4; column++) {
        let distance = softness;
        for (const stroke of strokes)
          distance = Math.min(distance, distanceTo(stroke, column + 0.5 - x, row + 0.5 - y));
        const cover = Math.max(0, Math.min(1, 0.5 - distance / softness));
        const at = row * this.width + column;
        this.#luma[at] = this.#luma[at]! + cover * (INK - this.#luma[at]!);
      }
    }
  }
}

function strokesOf(digit: number): PixelBox[] {
  const { width, height, stroke } = DIGIT;
  const middle = (height - stroke) / 2;
  const across = (top: number): PixelBox => ({ left: 0, top, right: width, bottom: top + stroke });
  const down = (left: number, top: number): PixelBox => ({
    left,
    top,
    right: left + stroke,
    bottom: top + height / 2,
  });
  const all = [
    across(0),
    down(0, 0),
    down(width - stroke, 0),
    across(middle),
    down(0, height / 2),
    down(width - stroke, height / 2),
    across(height - stroke),
  ];
  return all.filter((_, index) => STROKES[digit]![index] === '1');
}

/** From a point to the edge of a rectangle; negative inside. */
function distanceTo({ left, top, right, bottom }: PixelBox, x: number, y: number): number {
  const [dx, dy] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)];
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}
