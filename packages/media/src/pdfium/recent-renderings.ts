interface Kept<T> {
  readonly of: object;
  readonly key: string;
  readonly made: T;
}

/** The drawings made last of a file and its earlier saves; of all together a bounded number of bytes. */
export class Recenternderings<T> {
  /** The one asked for last stands last. */
  #kept: Kept<T>[] = [];
  readonly #maxBytes: number;
  readonly #bytesOf: (made: T) => number;

  constructor(maxBytes: number, bytesOf: (made: T) => number) {
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
  }

  /** @param key names the drawing among those of the document `of` */
  get(of: object, key: string, make: () => T): T {
    const known = this.#kept.find((kept) => kept.of === of && kept.key === key);
    const latest = known ?? { of, key, made: make() };
    this.#kept = [...this.#kept.filter((kept) => kept !== known), latest];
    let sizeBytes = this.#kept.reduce((sum, { made }) => sum + this.#bytesOf(made), 0);
    while (sizeBytes > this.#maxBytes) sizeBytes -= this.#bytesOf(this.#kept.shift()!.made);
    return latest.made;
  }
}
