import type { ViewTypes } from './view-types.js';

export type ViewName = keyof ViewTypes;

/** How each view of one document is made. A maker may ask `views` for other views. */
export type ViewMakers = { [V in ViewName]?: (views: Views) => Promise<ViewTypes[V]> };

/**
 * The decoded views of one document: named, made on first use, kept, and shared by all checks. A view that
 * cannot be made rejects the same way for every check that asks.
 */
export class Views {
  readonly #made = new Map<ViewName, Promise<unknown>>();

  readonly #makers: ViewMakers;

  constructor(makers: ViewMakers) {
    this.#makers = makers;
  }

  offers(name: ViewName): boolean {
    return this.#makers[name] !== undefined;
  }

  /** @throws TypeError when this kind of document has no such view (ask {@link offers} first). */
  get<V extends ViewName>(name: V): Promise<ViewTypes[V]> {
    const make = this.#makers[name];
    if (!make) throw new TypeError(`no "${name}" view for this document`);
    let made = this.#made.get(name) as Promise<ViewTypes[V]> | undefined;
    if (!made) {
      made = make(this);
      this.#made.set(name, made);
    }
    return made;
  }
}
