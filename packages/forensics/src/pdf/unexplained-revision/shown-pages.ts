import {
  dictOf,
  equalObjects,
  type PdfDict,
  type PdfiumDocument,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
} from '@assay/media';
import { reachOf } from './object-reach.js';

/** A page where it can be read and drawn. */
export interface ShownPage {
  readonly pages: PdfiumDocument;
  readonly index: number;
}

/** A save that pages may have come through unchanged. */
interface Save {
  readonly before: PdfRevision;
  readonly after: PdfRevision;
  readonly pagesBefore: PdfiumDocument;
  readonly pagesAfter: PdfiumDocument;
  readonly changed: ReadonlySet<number>;
}

/** Entries of the catalog that decide what pages show. */
const CATALOG_KEYS = ['AcroForm', 'OCProperties'];

/**
 * Finds for a page of any version the latest version that has the same page, so that it is read and drawn
 * once however many saves lie between, and with today's where it is today's. The same page: its objects and
 * all that they reach are those of before (links to other pages and upwards apart), as are the document's
 * form and layers.
 */
export class ShownPages {
  readonly #saves: readonly Save[];
  readonly #isKept: readonly ((page: PdfPageNode) => boolean)[];

  /** @param saves each beginning where the one before it ends */
  constructor(saves: readonly Save[]) {
    this.#saves = saves;
    this.#isKept = saves.map(keepsPage);
  }

  /** @param version 0 = before the first save, n = after the n-th */
  at(version: number, page: PdfPageNode): ShownPage {
    const own = this.#saves[version]?.pagesBefore ?? this.#saves[version - 1]!.pagesAfter;
    let latest = own;
    for (const [ahead, save] of this.#saves.slice(version).entries()) {
      if (save.pagesAfter.pageCount !== own.pageCount || !this.#isKept[version + ahead]!(page)) break;
      latest = save.pagesAfter;
    }
    return { pages: latest, index: page.index };
  }
}

/** Answers for one save; walked on the first question about a page, and remembered. */
function keepsPage({ before, after, changed }: Save): (page: PdfPageNode) => boolean {
  const reaches = [reachOf(before, changed), reachOf(after, changed)];
  const isTouched = (one: PdfObject | undefined, other: PdfObject | undefined): boolean =>
    !equalObjects(one ?? null, other ?? null, (left, right) => left.raw === right.raw) ||
    reaches.some((reach) => reach(one) || reach(other));
  let isFrameKept: boolean | undefined;
  let pagesAfter: ReadonlyMap<number, PdfPageNode> | undefined;
  const known = new Map<number, boolean>();
  return (page) => {
    const remembered = known.get(page.num);
    if (remembered !== undefined) return remembered;
    isFrameKept ??= CATALOG_KEYS.every(
      (key) => !isTouched(catalogOf(before)?.entries.get(key), catalogOf(after)?.entries.get(key)),
    );
    pagesAfter ??= new Map(after.pages().map((other) => [other.num, other]));
    const other = page.num === 0 ? undefined : pagesAfter.get(page.num);
    const isKept =
      isFrameKept &&
      other?.index === page.index &&
      String([other.mediaBox, other.cropBox, other.rotateDegrees]) ===
        String([page.mediaBox, page.cropBox, page.rotateDegrees]) &&
      !isTouched(withoutParent(page.dict), withoutParent(other.dict)) &&
      !isTouched(page.resources ?? undefined, other.resources ?? undefined);
    known.set(page.num, isKept);
    return isKept;
  };
}

const catalogOf = (revision: PdfRevision): PdfDict | null =>
  dictOf(revision.resolve(revision.trailer.entries.get('Root')));

/** A page tree written anew is no new page; what is inherited from it is compared apart. */
const withoutParent = ({ kind, entries }: PdfDict): PdfDict => ({
  kind,
  entries: new Map([...entries].filter(([key]) => key !== 'Parent')),
});
