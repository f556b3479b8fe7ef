import { type Box, boxArea, overlapArea } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';
import type { TrueBox } from '../true-boxes.js';

/** A box over more of the page than this points nowhere; as in `report/located.ts`. */
const LARGEST_POINTING_BOX = 0.25;

/** Share of the lower of two boxes' heights that they must have in common to be in one row. */
const LEAST_COMMON_HEIGHT = 0.5;

/** Where the checks that fail point, beside the place of the edit. */
export interface Pointing {
  /** Some box overlaps the edit. */
  readonly onEdit: boolean;
  /** Some box is at the height of the edit, on its page. */
  readonly inRow: boolean;
}

/** @param places of the edit; at least one */
export function pointingOf({ checks }: ExaminedFile, places: readonly TrueBox[]): Pointing {
  const boxes = checks
    .filter(({ status }) => status === 'FAIL')
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ page, boundingBox }) =>
      page !== undefined && boundingBox ? [{ page, box: boundingBox }] : [],
    )
    .filter(({ box }) => boxArea(box) <= LARGEST_POINTING_BOX);
  const some = (isMet: (box: Box, edit: Box) => boolean): boolean =>
    boxes.some(({ page, box }) => places.some((place) => place.page === page && isMet(box, place.box)));
  return { onEdit: some((box, edit) => overlapArea(box, edit) > 0), inRow: some(isInRowOf) };
}

function isInRowOf(box: Box, edit: Box): boolean {
  const common = Math.min(box.y2, edit.y2) - Math.max(box.y1, edit.y1);
  return common >= LEAST_COMMON_HEIGHT * Math.min(box.y2 - box.y1, edit.y2 - edit.y1);
}
