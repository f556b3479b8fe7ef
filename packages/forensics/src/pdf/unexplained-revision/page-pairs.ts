import type { PdfPageNode } from '@assay/media';

/** One page across a save; one side is missing when the save added or removed it. */
export type PagePair =
  | { readonly kind: 'kept'; readonly before: PdfPageNode; readonly after: PdfPageNode }
  | { readonly kind: 'added'; readonly after: PdfPageNode }
  | { readonly kind: 'removed'; readonly before: PdfPageNode };

/**
 * Matches pages by object number. A page that went and one that came at the same place are one page under
 * another number: some tools rewrite the page object, and a replaced page is to be compared with what it
 * replaced.
 */
export function pairPages(before: readonly PdfPageNode[], after: readonly PdfPageNode[]): PagePair[] {
  const earlierByNumber = new Map(before.map((page) => [page.num, page]));
  const laterNumbers = new Set(after.map((page) => page.num));
  const leftOverByIndex = new Map(
    before.filter((page) => !laterNumbers.has(page.num)).map((page) => [page.index, page]),
  );
  const pairs = after.map((page): PagePair => {
    const earlier = earlierByNumber.get(page.num) ?? leftOverByIndex.get(page.index);
    if (!earlier) return { kind: 'added', after: page };
    earlierByNumber.delete(earlier.num);
    leftOverByIndex.delete(earlier.index);
    return { kind: 'kept', before: earlier, after: page };
  });
  const removed = [...leftOverByIndex.values()].map((page): PagePair => ({ kind: 'removed', before: page }));
  return [...pairs, ...removed];
}
