import { lumaOf, type RgbImage } from '@assay/media';
import type { PixelBox } from '../types.js';
import { type GridPhase, isOutside, type Parts } from './places.js';

/** Rows and columns that are looked at in one part. */
const MOST_LINES = 120;
/** A step of more levels is an edge of what is shown. */
const LARGEST_STEP = 8;

/**
 * How much rows and columns step at each place of the grid of eight, beyond what they step beside it; levels
 * of luma.
 */
interface Steps {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** The grid that JPEG left on the card, and how strongly it stands in the card and in the portrait. */
export interface Grid {
  readonly phase: GridPhase;
  readonly inCard: number;
  readonly inPortrait: number;
}

export function gridOf(image: RgbImage, parts: Parts): Grid {
  const card = stepsIn(image, parts.card, parts.notCard);
  const portrait = stepsIn(image, parts.portrait, undefined);
  const phase = { x: largestAt(card.across), y: largestAt(card.down) };
  const strength = ({ across, down }: Steps): number =>
    (across[phase.x]! - median(across) + down[phase.y]! - median(down)) / 2;
  return { phase, inCard: strength(card), inPortrait: strength(portrait) };
}

function stepsIn(image: RgbImage, within: PixelBox, without: PixelBox | undefined): Steps {
  const across = new MeanSteps();
  const down = new MeanSteps();
  for (let y = within.y1; y < within.y2; y += everyOf(within.y2 - within.y1))
    across.add(
      image,
      { at: y * image.width, step: 1 },
      within.x1,
      within.x2,
      (x) => !without || isOutside(x, y, without),
    );
  for (let x = within.x1; x < within.x2; x += everyOf(within.x2 - within.x1))
    down.add(
      image,
      { at: x, step: image.width },
      within.y1,
      within.y2,
      (y) => !without || isOutside(x, y, without),
    );
  return { across: across.means(), down: down.means() };
}

const everyOf = (length: number): number => Math.max(1, Math.floor(length / MOST_LINES));

class MeanSteps {
  readonly #sums = new Float64Array(8);
  readonly #counts = new Float64Array(8);

  /**
   * Along one line, `step` pixels apart from pixel `at` on, the places `from` up to `to`; two more lie on
   * either side.
   */
  add(
    { rgb }: RgbImage,
    line: { readonly at: number; readonly step: number },
    from: number,
    to: number,
    counts: (place: number) => boolean,
  ): void {
    const lumaAt = (place: number): number => {
      const at = (line.at + place * line.step) * 3;
      return lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
    };
    const stepTo = (one: number, next: number): number => Math.min(LARGEST_STEP, Math.abs(next - one));
    let current = lumaAt(from);
    let before = stepTo(lumaAt(from - 2), lumaAt(from - 1));
    let here = stepTo(lumaAt(from - 1), current);
    for (let place = from; place < to; place++) {
      const next = lumaAt(place + 1);
      const after = stepTo(current, next);
      if (counts(place)) {
        this.#sums[place & 7]! += here - (before + after) / 2;
        this.#counts[place & 7]!++;
      }
      [before, here, current] = [here, after, next];
    }
  }

  means(): number[] {
    return Array.from(this.#sums, (sum, place) => sum / Math.max(1, this.#counts[place]!));
  }
}

const largestAt = (values: readonly number[]): number => values.indexOf(Math.max(...values));
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
