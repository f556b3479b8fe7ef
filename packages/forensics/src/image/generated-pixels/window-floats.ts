/** Gives memory for a plane: zeros. */
export type Floats = (length: number) => Float32Array;

/** Memory of its own for each plane. */
export const newFloats: Floats = (length) => new Float32Array(length);

/**
 * Memory for the planes of one window, which the next one's get again: a window of 256 x 256 pixels takes some fifty, nine
 * windows 50 MB, and every 64 MB of new memory V8 walks its whole heap.
 */
export class WindowFloats {
  readonly #lent: Float32Array[] = [];
  readonly #spare = new Map<number, Float32Array[]>();

  readonly take: Floats = (length) => {
    const floats = this.#spare.get(length)?.pop()?.fill(0) ?? new Float32Array(length);
    this.#lent.push(floats);
    return floats;
  };

  /** All planes so far are done with. */
  takeBack(): void {
    for (const floats of this.#lent.splice(0)) {
      const alike = this.#spare.get(floats.length);
      if (alike) alike.push(floats);
      else this.#spare.set(floats.length, [floats]);
    }
  }
}
