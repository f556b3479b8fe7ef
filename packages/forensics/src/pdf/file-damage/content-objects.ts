import { isArray, isRef, type PdfStructure } from '@assay/media';

/** The page, from 1, whose drawing instructions object `num` holds today; undefined for any other object. */
export function pageDrawnBy(pdf: PdfStructure, num: number): number | undefined {
  const page = pdf.revisions
    .at(-1)
    ?.pages()
    .find(({ dict }) => {
      const contents = dict.entries.get('Contents');
      const parts = isArray(contents) ? contents.items : [contents];
      return parts.some((part) => isRef(part) && part.num === num);
    });
  return page && page.index + 1;
}
