import type { Pages } from '../api/types.js';

/** The last save before the first one that changed the page: what the page was at first. Undefined where none did. */
export function earlierSave({ revisions }: Pages, page: number): number | undefined {
  const changed = revisions.find(({ index, pagesChanged }) => index > 1 && pagesChanged.includes(page));
  return changed && changed.index - 1;
}
