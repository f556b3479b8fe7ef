import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { observeReadings } from './observe.js';

/**
 * Finds files of which two PDF readers show different values: a file can be made so that its examiner sees
 * another one.
 */
export const readerDifference = defineCheck({
  id: 'pdf.reader-difference',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-readers',
  weight: 'fact',
  needs: ['pages', 'secondReading'],
  calibration: CALIBRATION,
  examine({ pages, secondReading }) {
    if (secondReading.kind === 'unreadable') {
      const because =
        secondReading.reason === 'too-large'
          ? 'The file is too large to be read by a second reader, too.'
          : 'A second PDF reader cannot open the file, so there are no two readings to compare.';
      return { kind: 'not-applicable', because };
    }
    const isPageCountEqual = secondReading.pageCount === pages.pageCount;
    const read = secondReading.pages.filter((page) => page !== undefined && page.texts.length > 0).length;
    if (read === 0 && isPageCountEqual) {
      return {
        kind: 'not-applicable',
        obstacle: 'no-text',
        because: 'A second PDF reader finds no text on the pages.',
      };
    }
    const finding = findingOfStrongest(observeReadings(pages, secondReading), pages, {
      nothing: MEASURE.agree,
      drawnFrom: MEASURE.valueDiffers,
      highest: MEASURE.valueDiffers,
      summary: `Two PDF readers find the same values on ${read === 1 ? 'the page' : `the ${read} pages`} that both read.`,
    });
    // That readers agree on a value does not say how it came there: nothing is cleared by it.
    return { kind: 'examined', finding: { ...finding, shareOfDocument: 0 } };
  },
});
