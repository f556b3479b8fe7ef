import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { exchangesOf } from './exchanges.js';
import { findingOf } from './finding.js';
import { orderedFonts } from './first-page.js';
import { fontUses } from './font-use.js';
import { observeMissing, observeOrder } from './observations.js';
import { tokensOf } from './page-tokens.js';
import { subsetGlyphs } from './subset-glyphs.js';

/**
 * Finds text that embedded fonts were not made for: glyphs exchanged, added or taken away after the fonts
 * were subset.
 */
export const fontSubset = defineCheck({
  id: 'pdf.font-subset',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-font-subset',
  weight: 'fact',
  needs: ['pdf', 'content'],
  calibration: CALIBRATION,
  examine({ pdf, content }) {
    const revision = pdf.revisions[pdf.revisions.length - 1]!;
    const [node] = revision.pages();
    if (pdf.encryption?.readable === false || !node || content.pageCount > MAX_PAGES_EXAMINED)
      return NOTHING_TO_COMPARE;
    const subsets = fontUses(content, content.pageCount).map((use) => subsetGlyphs(use, revision));
    const ordered = orderedFonts(subsets);
    if (ordered.length === 0 && subsets.every(({ missing }) => missing.length === 0))
      return NOTHING_TO_COMPARE;
    const deviates = ordered.some(({ readings }) => readings.some((deviations) => deviations.length > 0));
    const tokens =
      deviates || subsets.some(({ missing }) => missing.length > 0) ? tokensOf(content.page(0), node) : [];
    const order = deviates
      ? observeOrder(ordered.map((font) => ({ font, found: exchangesOf(font, tokens) })))
      : [];
    const missing = subsets.flatMap((subset) => observeMissing(subset, tokens));
    if (ordered.length === 0 && missing.length === 0) return NOTHING_TO_COMPARE;
    const [left, bottom, right, top] = node.cropBox;
    const isTurned = node.rotateDegrees % 180 !== 0;
    const page = {
      width: isTurned ? top - bottom : right - left,
      height: isTurned ? right - left : top - bottom,
    };
    return {
      kind: 'examined',
      finding: findingOf([...(order === 'unclear' ? [] : order), ...missing], order === 'unclear', page),
    };
  },
});

const NOTHING_TO_COMPARE = {
  kind: 'not-applicable',
  because:
    'No embedded font numbers its glyphs in the order in which the first page shows them, so there is no order to break.',
} as const;
