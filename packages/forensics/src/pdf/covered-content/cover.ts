import { type Box, type PaintedObject, sharedBox } from '@assay/media';

/** A later object that may hide what was painted before it. */
export interface Cover {
  readonly object: PaintedObject;
  /** What it paints over, cut to its clip. */
  readonly areas: readonly Box[];
  /**
   * False for shapes known by the box around them only, and for blended ones: what lies in the box may still
   * show.
   */
  readonly exact: boolean;
}

/** Fill that lets less than this through hides what is under it for a reader. */
const MIN_OPACITY = 0.9;
/** Shapes of more segments (a rounded box has 9 to 17) are drawings, not patches. */
const MAX_PATCH_SEGMENTS = 24;
/** A stroke at least this thick can cover a row of small print, as a pen of correction fluid does. */
const MIN_STROKE_POINTS = 4;

/** Annotations that mark text and let it through by a blend mode. */
const TEXT_MARKUP = ['Highlight', 'Underline', 'StrikeOut', 'Squiggly'];

/** @returns undefined for an object that hides nothing */
export function coverOf(object: PaintedObject): Cover | undefined {
  if (object.blended && object.source.kind === 'annotation' && TEXT_MARKUP.includes(object.source.subtype))
    return undefined;
  const areas = areasOf(object);
  const visible = areas
    .map((area) => (object.clip ? sharedBox(area, object.clip) : area))
    .filter((area) => area.x2 > area.x1 && area.y2 > area.y1);
  if (visible.length === 0) return undefined;
  const exact =
    !object.blended &&
    (object.kind === 'image' || (object.kind === 'path' && object.rectangles !== undefined));
  return { object, areas: visible, exact };
}

function areasOf(object: PaintedObject): readonly Box[] {
  if (object.kind === 'text') return [];
  if (object.kind !== 'path') return [object.box];
  if (!object.filled) return object.strokeWidthPoints >= MIN_STROKE_POINTS ? [object.box] : [];
  if (object.fill && object.fill.opacity < MIN_OPACITY) return [];
  return object.rectangles ?? (object.segments <= MAX_PATCH_SEGMENTS ? [object.box] : []);
}
