import { parsePdf, readContent } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startsOnPixels } from './pixel-positions.js';

type Place = readonly [x: number, y: number];

/** Texts of one glyph at places in pixels from the upper left corner of a page of 800 by 1,000, as Chromium prints them. */
function printed(places: readonly Place[], text = '<0024> Tj'): boolean {
  const shown = places.map(([x, y]) => `BT /F1 11 Tf 1 0 0 -1 ${x} ${y} Tm ${text} ET`);
  const bytes = buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 750]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    4: stream(`.75 0 0 -.75 0 750 cm\n${shown.join('\n')}`),
    5: '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    6: '<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/DW 500>>',
  });
  return startsOnPixels(readContent(parsePdf(bytes)).page(0).runs, 0, 750);
}

const whole = fc.integer({ min: 0, max: 700 });
/** Thirty texts in fifteen columns. */
const places = fc
  .tuple(
    fc.uniqueArray(whole, { minLength: 15, maxLength: 15 }),
    fc.array(whole, { minLength: 30, maxLength: 30 }),
  )
  .map(([columns, rows]) => rows.map((y, index): Place => [columns[index % columns.length]!, y]));

describe('texts on whole pixels', () => {
  it('are told wherever they stand', () => {
    fc.assert(
      fc.property(places, (at) => printed(at)),
      { numRuns: 25 },
    );
  });

  it('are not told when a tenth of them lies between pixels, as text set at the right does', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (at, off) => {
        expect(printed(at.map(([x, y], index): Place => [index % 10 === 0 ? x + off : x, y]))).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it('are not told of a page of few columns, of few texts, or of text that is not set by a browser', () => {
    const grid = Array.from({ length: 30 }, (_, index): Place => [40 + 20 * index, 50 + 20 * index]);
    expect(printed(grid)).toBe(true);
    expect(printed(grid.map(([x, y]) => [x % 180, y]))).toBe(false);
    expect(printed(grid.slice(0, 19))).toBe(false);
    expect(printed(grid, '(ab) Tj')).toBe(false);
  });
});
