import { EXIF_TURNS, type PdfiumDocument } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import { type PerceivedPage, perceivedPage } from '../../perceptual/perceived.js';
import type { Fingerprint } from '../../types.js';
import { ifDecodable } from '../if-decodable.js';

/** Pages looked at: what is submitted again is told by its first pages, and a page costs 15 ms. */
const MAX_PAGES = 3;
/** Details of a page take about a kilobyte: a dossier has room for those of two. */
const MAX_PAGES_WITH_DETAIL = 2;
/**
 * Longer side of a page drawn. PDFium sets glyphs on whole pixels: drawn smaller, lines of text would lie
 * elsewhere than in a picture of the page.
 */
const DRAWN_SIDE_PX = 1000;

/**
 * What the first pages look like: of a PDF as drawn, of a picture as displayed. `extent` is the share of the
 * page that is ink, `detail` the ink of each cell of its content. Blank and nearly blank pages, and those
 * that cannot be drawn, have none.
 */
export const pageImage = defineFingerprinter({
  id: 'page-image',
  needs: [],
  optional: ['pages', 'raster'],
  take({ pages, raster }) {
    if (raster) return ofPicture(perceivedPage(raster, EXIF_TURNS[raster.orientation]));
    return pages ? ofPages(pages) : [];
  },
});

const ofPages = (pages: PdfiumDocument): Fingerprint[] =>
  Array.from({ length: Math.min(pages.pageCount, MAX_PAGES) }, (_, index) => index).flatMap((index) => {
    const seen = ifDecodable(() => pages.drawn(index, DRAWN_SIDE_PX, (drawn) => perceivedPage(drawn)));
    return fingerprintOf(seen, index + 1);
  });

function fingerprintOf(seen: PerceivedPage | undefined, page: number): Fingerprint[] {
  if (!seen) return [];
  const { hash, detail, inkShare } = seen;
  return [
    {
      kind: 'page-image',
      part: 'page',
      page,
      value: { form: 'bits', bits: hash },
      extent: inkShare,
      ...(page <= MAX_PAGES_WITH_DETAIL && { detail }),
    },
  ];
}

/**
 * A cut copy of a picture without margins is found by the middle, if not by the whole; pages of a PDF have
 * margins, and three of them enough probes.
 */
function ofPicture(seen: PerceivedPage | undefined): Fingerprint[] {
  const whole = fingerprintOf(seen, 1);
  if (!seen?.middleHash) return whole;
  return [
    ...whole,
    { kind: 'page-image', part: 'middle', page: 1, value: { form: 'bits', bits: seen.middleHash } },
  ];
}
