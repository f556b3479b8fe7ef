import type { PdfiumDocument, SecondReading, Word } from '@assay/media';
import type { Observation } from '../../observation.js';
import { quoted } from '../../observation.js';
import { unlessDamaged } from '../../unless-damaged.js';
import { countValues, differingValues } from './compare-values.js';
import { MEASURE } from './measure.js';

type Reading = Extract<SecondReading, { kind: 'read' }>;

/** Readers round boxes; a page that is another one differs by far more. */
const TOLERATED_POINTS = 1;

/**
 * Where more of a page's values differ, a font is read in two ways. A page made for one viewer keeps most of
 * its values.
 */
const MAX_SHARE_OF_VALUES = 0.5;

/** Fewer values have no share to speak of. */
const LEAST_VALUES_FOR_SHARE = 4;

/** What the two readings of a document do not agree on. */
export function observeReadings(pages: PdfiumDocument, reading: Reading): readonly Observation[] {
  const count: Observation[] =
    pages.pageCount === reading.pageCount
      ? []
      : [
          {
            measure: MEASURE.pageCountDiffers,
            evidence: {
              code: 'PAGE_COUNT_DIFFERS',
              kind: 'structure',
              summary: `One PDF reader finds ${pages.pageCount} pages in the file, another ${reading.pageCount}.`,
            },
          },
        ];
  return [
    ...count,
    ...reading.pages.slice(0, pages.pageCount).flatMap((_, index) => observePage(pages, reading, index)),
  ];
}

function observePage(pages: PdfiumDocument, reading: Reading, index: number): Observation[] {
  const second = reading.pages[index];
  const words = second && wordsOf(pages, index);
  if (!second || !words) return [];
  const { widthPoints, heightPoints } = pages.page(index);
  const page = index + 1;
  if (!isNear(widthPoints, second.widthPoints) || !isNear(heightPoints, second.heightPoints)) {
    const summary = 'Two PDF readers give this page different sizes, so what they read was not compared.';
    return [
      {
        measure: MEASURE.layoutDiffers,
        evidence: { code: 'PAGE_SIZE_DIFFERS', kind: 'structure', summary, page },
      },
    ];
  }
  const differences = differingValues(words, second.texts);
  const values = countValues(words);
  if (values >= LEAST_VALUES_FOR_SHARE && differences.length > MAX_SHARE_OF_VALUES * values) {
    const summary =
      'Two PDF readers read most values of this page differently, as with a font that does not say what its characters are.';
    return [
      {
        measure: MEASURE.layoutDiffers,
        evidence: { code: 'PAGE_READ_DIFFERENTLY', kind: 'structure', summary, page },
      },
    ];
  }
  return differences.map(({ shown, other }) => ({
    measure: MEASURE.valueDiffers,
    evidence: {
      code: 'VALUE_READ_DIFFERENTLY',
      kind: 'value_comparison',
      summary: `One PDF reader shows ${quoted(shown.text)} here and another ${quoted(other.text)}: the file holds both.`,
      page,
      boundingBox: shown.box,
      before: other.text,
      after: shown.text,
    },
  }));
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERATED_POINTS;

/** A page that PDFium cannot load has nothing to compare. */
const wordsOf = (pages: PdfiumDocument, index: number): readonly Word[] | undefined =>
  unlessDamaged(() => pages.text(index).words);
