/**
 * Strips that a page is cut into, about a line of small print each, so that things are compared with those
 * near them.
 */
const STRIPS = 96;

/**
 * Comparisons on one page: a dense page striped row by row takes a fiftieth of it, and a hostile one a
 * second.
 */
export const MAX_COMPARISONS = 2_000_000;

/** The strip that a height of the page lies in; what lies outside of the page is in the first or the last. */
export const stripOf = (y: number): number => Math.min(STRIPS - 1, Math.max(0, Math.floor(y * STRIPS)));

/**
 * Things of a page by the strips that they stand in. Together they are looked at {@link MAX_COMPARISONS}
 * times and not once more.
 */
export class PageStrips<Thing> {
  readonly #strips: Thing[][] = Array.from({ length: STRIPS }, () => []);
  #left = MAX_COMPARISONS;

  /** @param to of a thing that stands in several strips, and is found in each */
  add(thing: Thing, from: number, to = from): void {
    for (let strip = stripOf(from); strip <= stripOf(to); strip++) this.#strips[strip]?.push(thing);
  }

  /** The things of the strips from one height to another; undefined once all comparisons are used up. */
  near(from: number, to = from): readonly Thing[] | undefined {
    const strips = this.#strips.slice(stripOf(from), stripOf(to) + 1);
    this.#left -= strips.reduce((sum, strip) => sum + strip.length, 0);
    return this.#left < 0 ? undefined : strips.flat();
  }
}
