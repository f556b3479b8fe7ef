import type { XrefEntry } from '../types.js';
import type { Save } from './saves.js';

interface Listing {
  readonly saveIndex: number;
  readonly entry: XrefEntry;
}

/**
 * For each object the saves that listed it: answers where an object was at any revision without a map for
 * each.
 */
export class History {
  readonly saves: readonly Save[];
  readonly #listings = new Map<number, Listing[]>();
  #objectStreamNums: ReadonlySet<number> | undefined;
  readonly #parents: readonly number[];
  /** For each save the first of the unbroken row of saves, each the parent of the next, that ends with it. */
  readonly #rowStarts: readonly number[];

  /** @param saves oldest first */
  constructor(saves: readonly Save[]) {
    this.saves = saves;
    const indices = new Map(saves.map((save, index) => [save, index]));
    this.#parents = saves.map((save) => (save.parent === null ? -1 : indices.get(save.parent)!));
    const rowStarts: number[] = [];
    for (const [index, parent] of this.#parents.entries())
      rowStarts.push(parent === index - 1 && index > 0 ? rowStarts[parent]! : index);
    this.#rowStarts = rowStarts;
    for (const [saveIndex, save] of saves.entries()) {
      for (const [num, entry] of save.entries) {
        const listings = this.#listings.get(num);
        if (listings) listings.push({ saveIndex, entry });
        else this.#listings.set(num, [{ saveIndex, entry }]);
      }
    }
  }

  /**
   * What the cross-reference of revision `index` says of object `num`; undefined when it does not list it.
   */
  entry(num: number, index: number): XrefEntry | undefined {
    const listings = this.#listings.get(num);
    if (!listings) return undefined;
    let row = index;
    for (let at = listings.length - 1; at >= 0; at--) {
      const { saveIndex, entry } = listings[at]!;
      if (saveIndex > row) continue;
      while (saveIndex < this.#rowStarts[row]!) {
        row = this.#parents[this.#rowStarts[row]!]!;
        if (row < 0) return undefined;
      }
      if (saveIndex <= row) return entry;
    }
    return undefined;
  }

  /** Every object in force at revision `index`, free ones left out. */
  objects(index: number): Map<number, XrefEntry> {
    const objects = new Map<number, XrefEntry>();
    for (const num of this.#listings.keys()) {
      const entry = this.entry(num, index);
      if (entry && entry.kind !== 'free') objects.set(num, entry);
    }
    return objects;
  }

  /** True when save `index` lists an object again that holds other objects in the revision before. */
  replacesObjectStream(index: number): boolean {
    this.#objectStreamNums ??= new Set(
      this.saves.flatMap((save) =>
        [...save.entries.values()].flatMap((entry) =>
          entry.kind === 'in-object-stream' ? entry.streamNum : [],
        ),
      ),
    );
    const streamNums = this.#objectStreamNums;
    return [...this.saves[index]!.entries.keys()].some(
      (num) => streamNums.has(num) && this.entry(num, index - 1) !== undefined,
    );
  }

  /** True when revision `index` was appended to the one before it in the list. */
  continuesPrevious(index: number): boolean {
    return index > 0 && this.#parents[index] === index - 1;
  }
}
