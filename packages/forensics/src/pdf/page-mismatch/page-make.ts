import {
  dictOf,
  isRef,
  type PdfDict,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
} from '@assay/media';

/**
 * What a page is set with: one print of a document declares each font once and shares it between its pages.
 */
export interface PageMake {
  /** Object numbers of the fonts in the page's resources and in those of its forms. */
  readonly fontObjects: ReadonlySet<number>;
  /** Their names without subset prefixes. */
  readonly fontNames: ReadonlySet<string>;
}

/** Forms in forms are followed this deep; printing programs nest one or two. */
const MAX_FORM_DEPTH = 3;
/** Resource dictionaries looked into for one page. */
const MAX_DICTS_PER_PAGE = 200;

export function pageMake(revision: PdfRevision, page: PdfPageNode | undefined): PageMake {
  const make = { fontObjects: new Set<number>(), fontNames: new Set<string>() };
  let dictsLeft = MAX_DICTS_PER_PAGE;
  const read = (resources: PdfDict | null, depth: number): void => {
    if (!resources || depth > MAX_FORM_DEPTH || dictsLeft-- <= 0) return;
    for (const [, font] of entriesOf(revision, resources, 'Font')) {
      if (isRef(font)) make.fontObjects.add(font.num);
      make.fontNames.add(fontName(revision, font));
    }
    for (const [, form] of entriesOf(revision, resources, 'XObject')) {
      const dict = dictOf(revision.resolve(form));
      if (dict?.entries.has('Resources'))
        read(dictOf(revision.resolve(dict.entries.get('Resources'))), depth + 1);
    }
  };
  read(page?.resources ?? null, 0);
  return make;
}

const entriesOf = (
  revision: PdfRevision,
  resources: PdfDict,
  category: string,
): readonly [string, PdfObject][] => [
  ...(dictOf(revision.resolve(resources.entries.get(category)))?.entries ?? []),
];

function fontName(revision: PdfRevision, font: PdfObject): string {
  const base = revision.resolve(dictOf(revision.resolve(font))?.entries.get('BaseFont'));
  return typeof base === 'object' && base?.kind === 'name' ? base.name.replace(/^[A-Z]{6}\+/, '') : '';
}

export const shareAny = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((item) => other.has(item));
