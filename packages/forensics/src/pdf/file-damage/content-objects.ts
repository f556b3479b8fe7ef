import { isArray, isRef, type PdfObject, type PdfStructure } from '@assay/media';

const isTo = (part: PdfObject | undefined, num: number): boolean => isRef(part) && part.num === num;

/**
 * The page, from 1, whose drawing instructions object `num` holds today; undefined for any other object.
 * /Contents is a stream, an array of streams, or a reference to such an array (ISO 32000-2, table 31), which
 * pages may share.
 */
export function pageDrawnBy(pdf: PdfStructure, num: number): number | undefined {
  const revision = pdf.revisions.at(-1);
  if (!revision) return undefined;
  const arrays = new Map<number, boolean>();
  const holds = (contents: PdfObject | undefined): boolean => {
    if (!isRef(contents)) return isArray(contents) && contents.items.some((part) => isTo(part, num));
    if (contents.num === num) return true;
    const known = arrays.get(contents.num);
    if (known !== undefined) return known;
    const resolved = revision.resolve(contents);
    const isHolding = isArray(resolved) && resolved.items.some((part) => isTo(part, num));
    arrays.set(contents.num, isHolding);
    return isHolding;
  };
  const page = revision.pages().find(({ dict }) => holds(dict.entries.get('Contents')));
  return page && page.index + 1;
}
