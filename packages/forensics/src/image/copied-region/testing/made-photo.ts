import type { Raster } from '@assay/media';

/** A made photograph: uneven ground, things on it, and the grain of a sensor. */
export class MadePhoto {
  readonly width: number;
  readonly height: number;
  readonly #light: Float64Array;
  #state: number;

  constructor(width: number, height: number, seed = 1) {
    this.width = width;
    this.height = height;
    this.#state = seed;
    this.#light = new Float64Array(width * height).fill(128);
  }

  /** Spots of many sizes and shades, each at its own place: leaves, stones, a crowd. */
  scatter(spots: number): this {
    for (let spot = 0; spot < spots; spot++) {
      const [x, y] = [this.#roll() * this.width, this.#roll() * this.height];
      this.#spot(x, y, 2 + this.#roll() * 9, (this.#roll() - 0.5) * 90, this.#roll() * Math.PI);
    }
    return this;
  }

  /** The same window again and again, as a lens sees it: never at the same part of a pixel. */
  windows(stepX: number, stepY: number): this {
    for (let top = 10.3; top < this.height - stepY; top += stepY + 0.37) {
      for (let left = 8.6; left < this.width - stepX; left += stepX + 0.21)
        this.#window(left, top, stepX * 0.6, stepY * 0.7);
    }
    return this;
  }

  /** Light that falls off to a corner. */
  slope(depth: number): this {
    for (let at = 0; at < this.#light.length; at++) {
      this.#light[at]! +=
        depth * (((at % this.width) + Math.floor(at / this.width)) / (this.width + this.height) - 0.5);
    }
    return this;
  }

  /** @param deviation in steps of 0..255 */
  grain(deviation: number): this {
    for (let at = 0; at < this.#light.length; at++) this.#light[at]! += deviation * this.#normal();
    return this;
  }

  /** Puts what a rectangle shows, grain and all, somewhere else. */
  copy(from: { left: number; top: number; width: number; height: number }, left: number, top: number): this {
    const before = this.#light.slice();
    for (let y = 0; y < from.height; y++) {
      for (let x = 0; x < from.width; x++) {
        this.#light[(top + y) * this.width + left + x] = before[(from.top + y) * this.width + from.left + x]!;
      }
    }
    return this;
  }

  raster(orientation: Raster['orientation'] = 1): Raster {
    const rgb = new Uint8Array(this.width * this.height * 3);
    for (let at = 0; at < this.#light.length; at++)
      rgb.fill(Math.round(Math.min(255, Math.max(0, this.#light[at]!))), at * 3, at * 3 + 3);
    return { width: this.width, height: this.height, rgb, orientation };
  }

  #spot(x: number, y: number, radius: number, shade: number, angle: number): void {
    const reach = Math.ceil(radius * 2);
    for (let row = Math.max(0, Math.floor(y) - reach); row < Math.min(this.height, y + reach); row++) {
      for (
        let column = Math.max(0, Math.floor(x) - reach);
        column < Math.min(this.width, x + reach);
        column++
      ) {
        const [u, v] = [column - x, row - y];
        const along = (u * Math.cos(angle) + v * Math.sin(angle)) / radius;
        const across = (v * Math.cos(angle) - u * Math.sin(angle)) / (radius * 0.5);
        this.#light[row * this.width + column]! +=
          shade / (1 + Math.exp(5 * (Math.hypot(along, across) - 1)));
      }
    }
  }

  #window(left: number, top: number, width: number, height: number): void {
    const inside = (value: number, low: number, high: number): number =>
      Math.min(1, Math.max(0, value - low)) * Math.min(1, Math.max(0, high - value));
    for (let row = Math.floor(top) - 1; row < top + height + 1; row++) {
      for (let column = Math.floor(left) - 1; column < left + width + 1; column++) {
        if (row < 0 || column < 0 || row >= this.height || column >= this.width) continue;
        const frame = inside(column, left, left + width) * inside(row, top, top + height);
        const pane = inside(column, left + 3, left + width - 3) * inside(row, top + 3, top + height / 2);
        this.#light[row * this.width + column]! += 60 * frame - 110 * pane;
      }
    }
  }

  #roll(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#roll())) * Math.cos(2 * Math.PI * this.#roll());
  }
}
