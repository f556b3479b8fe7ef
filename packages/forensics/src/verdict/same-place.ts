import { type Box, overlapArea } from '@assay/media';
import type { Evidence } from '../check.js';

/** The smaller of two boxes lies mostly in the larger. */
const SHARED_PLACE = 0.5;
/** A box over more than this share of the page is no place. */
const LARGEST_PLACE = 0.2;

/** Whether two observations are of one place. One that names no place, or all of a page, shares none. */
export function shareMostOfPlace(one: Evidence, other: Evidence): boolean {
  if (!one.boundingBox || !other.boundingBox || one.page !== other.page) return false;
  const areas = [areaOf(one.boundingBox), areaOf(other.boundingBox)];
  if (Math.max(...areas) > LARGEST_PLACE) return false;
  return overlapArea(one.boundingBox, other.boundingBox) > SHARED_PLACE * Math.min(...areas);
}

const areaOf = ({ x1, y1, x2, y2 }: Box): number => (x2 - x1) * (y2 - y1);
