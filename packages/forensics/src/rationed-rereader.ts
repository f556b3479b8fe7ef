import type { PlaceRereader } from '@assay/media';

/**
 * Places that one check may have read again. The reader has a limit for all checks of a document together,
 * which a check of sums alone would use up: a statement that is out of order has hundreds of figures. Checks
 * ask for their strongest observations first.
 */
const MAX_PLACES_PER_CHECK = 24;

/** The document's rereader for one check: what is asked beyond the limit is not read. */
export function rationedRereader(rereader: PlaceRereader): PlaceRereader {
  const asked = new Set<string>();
  return {
    async reread(page, place) {
      const key = [page, place.x1, place.y1, place.x2, place.y2].join(' ');
      if (!asked.has(key) && asked.size === MAX_PLACES_PER_CHECK) return undefined;
      asked.add(key);
      return rereader.reread(page, place);
    },
  };
}
