import { isCenteredIn } from '@assay/media';
import type { PageScene } from './page-scene.js';

/** From this share of the page on, a picture is what the page shows. */
const PAGE_PICTURE_SHARE = 0.4;
/**
 * Visible glyphs from which a page has text of its own beside such a picture: page and Bates numbers, dates
 * and stamps stay below.
 */
const MIN_GLYPHS_BESIDE_PICTURE = 40;

/**
 * True when a page shows text of its own, whose order of painting can be judged. A scan does not, with or
 * without recognized text, whether that is invisible or lies under the picture.
 */
export function hasLiveText({ glyphs, painted }: PageScene): boolean {
  const pictures = painted.filter(
    ({ kind, box: { x1, y1, x2, y2 } }) => kind === 'image' && (x2 - x1) * (y2 - y1) >= PAGE_PICTURE_SHARE,
  );
  if (pictures.length === 0) return glyphs.length > 0;
  const opaque = pictures.filter(({ blended }) => !blended);
  const live = glyphs.filter(
    ({ glyph, object }) =>
      !opaque.some(({ order, box }) => order > object.order && isCenteredIn(glyph.box, box)),
  );
  return live.length >= MIN_GLYPHS_BESIDE_PICTURE;
}
