import {
  isArray,
  isDict,
  isRef,
  type PdfDict,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
} from '@assay/media';

/** Object numbers of what pages are made of, in one revision. */
export interface ObjectNumbers {
  /** Of the fonts that the pages name, by their dictionaries. */
  readonly fonts: ReadonlyMap<PdfDict, number>;
  /** The highest among the pages and the first stream of each: what comes in later streams may be added. */
  readonly highestOfPages: number;
  /** Of the catalog, with which many programs end a file. */
  readonly catalog: number;
}

/** What the pages name by reference; a font that is written into a page's resources has no number. */
export function objectNumbersOf(nodes: readonly PdfPageNode[], revision: PdfRevision): ObjectNumbers {
  const fonts = new Map<PdfDict, number>();
  let highestOfPages = 0;
  for (const { num, dict, resources } of nodes) {
    highestOfPages = Math.max(highestOfPages, num, firstContentNumber(dict));
    const named = revision.resolve(resources?.entries.get('Font'));
    if (!isDict(named)) continue;
    for (const value of named.entries.values()) {
      if (!isRef(value)) continue;
      const font = revision.resolve(value);
      if (isDict(font)) fonts.set(font, value.num);
    }
  }
  return { fonts, highestOfPages, catalog: numberOf(revision.trailer.entries.get('Root')) };
}

function firstContentNumber({ entries }: PdfDict): number {
  const contents = entries.get('Contents');
  return numberOf(isArray(contents) ? contents.items[0] : contents);
}

const numberOf = (value: PdfObject | undefined): number => (isRef(value) ? value.num : 0);
