import type { PageRendering } from './types.js';

/** Pixels kept: six letter pages at 1,400 pixels, or two at 2,400. */
const MAX_KEPT_BYTES = 40 * 1024 * 1024;

interface Kept {
  readonly of: object;
  readonly key: string;
  readonly rendering: PageRendering;
}

/** The renderings made last of a file and its earlier saves; of all together a bounded number of bytes. */
export class RecentRenderings {
  /** The one asked for last stands last. */
  #kept: Kept[] = [];

  /** @param key names the rendering among those of the document `of` */
  get(of: object, key: string, draw: () => PageRendering): PageRendering {
    const known = this.#kept.find((kept) => kept.of === of && kept.key === key);
    const latest = known ?? { of, key, rendering: draw() };
    this.#kept = [...this.#kept.filter((kept) => kept !== known), latest];
    let sizeBytes = this.#kept.reduce((sum, { rendering }) => sum + rendering.rgba.length, 0);
    while (sizeBytes > MAX_KEPT_BYTES) sizeBytes -= this.#kept.shift()!.rendering.rgba.length;
    return latest.rendering;
  }
}
