import { type Box, type PaintedObject, sharedBox } from '@assay/media';

/** A fill that lets less than this through hides what is under it. */
const MIN_OPACITY = 0.9;

/** A larger area is a page's ground. */
const GROUND_SHARE = 0.4;

/**
 * Marked text shows through, icons of notes and the boxes of forms lie over words that were never meant to be
 * read there.
 */
const USUAL_COVERS = [
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
  'Widget',
  'Text',
  'FileAttachment',
  'Link',
];

/**
 * The rectangles that an object paints opaque, cut to its clip: what was painted there before does not show.
 * Pictures are left out, since they may be transparent; other shapes, since only the box around them is
 * known.
 */
export function coversOf(object: PaintedObject): Box[] {
  if (
    object.kind !== 'path' ||
    object.blended ||
    !object.filled ||
    !object.fill ||
    object.fill.opacity < MIN_OPACITY
  )
    return [];
  if (object.source.kind === 'annotation' && USUAL_COVERS.includes(object.source.subtype)) return [];
  const areas = (object.rectangles ?? []).map((area) => (object.clip ? sharedBox(area, object.clip) : area));
  return areas.filter(({ x1, x2, y1, y2 }) => x2 > x1 && y2 > y1 && (x2 - x1) * (y2 - y1) <= GROUND_SHARE);
}
