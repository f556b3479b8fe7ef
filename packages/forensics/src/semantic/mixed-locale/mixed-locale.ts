import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { readPages, splitDocuments } from '../labeled-values/read-pages.js';
import { doubtUnconfirmed } from '../reading-doubt/doubt-unconfirmed.js';
import { CALIBRATION } from './calibration.js';
import { currencies } from './currencies.js';
import { dateOrders } from './date-orders.js';
import { decimalMarks } from './decimal-marks.js';
import { MEASURE } from './measure.js';
import { monthLanguages } from './month-languages.js';

/**
 * Finds single values that are written by the conventions of another country than all others of the document.
 */
export const mixedLocale = defineCheck({
  id: 'semantic.mixed-locale',
  version: '1.0.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-locale',
  weight: 'context',
  needs: ['text'],
  optional: ['pages', 'raster', 'rereader'],
  calibration: CALIBRATION,
  async examine(views) {
    const documents = splitDocuments(readPages(views)).map((pages) => pages.flatMap(({ lines }) => lines));
    if (!documents.flat().some(({ text }) => /\d[.,/-]\d{2}/u.test(text))) {
      return { kind: 'not-applicable', because: 'The document prints no amounts and no dates.' };
    }
    const found = documents.flatMap((lines) =>
      [decimalMarks, currencies, dateOrders, monthLanguages].flatMap((rule) => rule(lines)),
    );
    const observations = await doubtUnconfirmed(found, views.rereader, MEASURE.doubted);
    const summary = 'Amounts and dates are written by one convention.';
    const scale = { nothing: MEASURE.uniform, highest: MEASURE.mixed, drawnFrom: MEASURE.odd, summary };
    return { kind: 'examined', finding: findingOfStrongest(observations, pageSizesOf(views), scale) };
  },
});
