import type { ObjectLoader } from '../object-loader.js';
import { readPages } from '../page-tree.js';
import type { PdfSource } from '../source.js';
import { EMPTY_DICT, isDict } from '../syntax/values.js';
import type {
  ObjectChange,
  PdfDict,
  PdfObject,
  PdfPageNode,
  PdfRevision,
  PdfStream,
  XrefEntry,
  XrefForm,
} from '../types.js';
import { findChanges } from './changes.js';
import type { History } from './history.js';

/** One save's view of the file. Objects, changes and pages are found when first asked for, and kept. */
export class Revision implements PdfRevision {
  readonly index: number;
  readonly #source: PdfSource;
  readonly #history: History;
  readonly #loader: ObjectLoader;
  readonly #locate: (num: number) => XrefEntry | undefined;
  #objects: ReadonlyMap<number, XrefEntry> | undefined;
  #changes: readonly ObjectChange[] | undefined;
  #pages: readonly PdfPageNode[] | undefined;

  constructor(source: PdfSource, history: History, loader: ObjectLoader, index: number) {
    this.index = index;
    this.#source = source;
    this.#history = history;
    this.#loader = loader;
    this.#locate = (num) => history.entry(num, index);
  }

  get endOffsetBytes(): number {
    return this.#history.saves[this.index]!.endOffsetBytes;
  }

  get xrefForm(): XrefForm {
    return this.#history.saves[this.index]!.form;
  }

  get trailer(): PdfDict {
    return this.#history.saves[this.index]!.trailer;
  }

  get objects(): ReadonlyMap<number, XrefEntry> {
    this.#objects ??= this.#history.objects(this.index);
    return this.#objects;
  }

  get changes(): readonly ObjectChange[] {
    this.#changes ??= findChanges(this.#history, this.#loader, this.index);
    return this.#changes;
  }

  object(num: number): PdfObject {
    return this.#loader.load(num, this.#locate);
  }

  resolve(value: PdfObject | undefined): PdfObject {
    return this.#loader.follow(value, this.#locate);
  }

  streamBytes(stream: PdfStream): Uint8Array {
    return this.#loader.decode(stream, this.#locate).bytes;
  }

  pages(): readonly PdfPageNode[] {
    this.#pages ??= readPages({
      catalog: this.#catalog() ?? EMPTY_DICT,
      resolve: (value) => this.resolve(value),
      object: (num) => this.object(num),
      objectNums: () => [...this.objects.keys()].sort((left, right) => left - right),
      onRepaired: () => this.#source.noteRepair('PAGE_TREE_REPAIRED', `revision ${this.index}`),
    });
    return this.#pages;
  }

  /**
   * An update's trailer must repeat /Root (7.5.6); where it does not, the save it was appended to is asked.
   */
  #catalog(): PdfDict | null {
    for (let save = this.#history.saves[this.index] ?? null; save; save = save.parent) {
      const catalog = this.resolve(save.trailer.entries.get('Root'));
      if (isDict(catalog)) return catalog;
    }
    return null;
  }
}
