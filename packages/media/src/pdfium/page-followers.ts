import type { ReadPaint } from './types.js';

type Made<T> = { readonly value: T } | { readonly error: unknown };

/** Those who want something made of each page as it is read, so that no page is read once for each of them. */
export class PageFollowers {
  readonly #tellers: ((page: ReadPaint) => void)[] = [];
  readonly #read: (index: number) => unknown;

  /** @param read reads a page, which ends in {@link tell}; what it throws is thrown to whoever asks */
  constructor(read: (index: number) => unknown) {
    this.#read = read;
  }

  /** @returns what is made of a page, kept; what `make` threw is thrown to whoever asks for it, and to nobody else */
  add<T>(make: (page: ReadPaint) => T): (index: number) => T {
    const made = new Map<number, Made<T>>();
    this.#tellers.push((page) => {
      if (!made.has(page.index))
        made.set(
          page.index,
          outcomeOf(() => make(page)),
        );
    });
    return (index) => {
      if (!made.has(index)) this.#read(index);
      const known = made.get(index);
      if (!known) throw new TypeError(`page ${index} was read without being told of`);
      if ('error' in known) throw known.error;
      return known.value;
    };
  }

  tell(page: ReadPaint): void {
    for (const teller of this.#tellers) teller(page);
  }
}

function outcomeOf<T>(make: () => T): Made<T> {
  try {
    return { value: make() };
  } catch (error) {
    return { error };
  }
}
