import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { observeReadings } from './observe.js';

/** Finds files of which two PDF readers show different values: a file can be made so that its examiner sees another one. */
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
    const read = secondReading.pages.filter((page) => page !== undefined).length;
    const isPageCountEqual = secondReading.pageCount === pages.pageCount;
    if (read === 0 && isPageCountEqual) {
      return { kind: 'not-applicable', because: 'A second PDF reader can read no page of the file.' };
    }
    const finding = findingOfStrongest(observeReadings(pages, secondReading), pages, {
      nothing: MEASURE.agree,
      drawnFrom: MEASURE.valueDiffers,
      highest: MEASURE.valueDiffers,
      summary: `Two PDF readers find the same values on ${read === 1 ? 'the page' : `the ${read} pages`} that both read.`,
    });
    return { kind: 'examined', finding: { ...finding, shareOfDocument: Math.min(1, read / Math.max(1, pages.pageCount)) } };
  },
});
