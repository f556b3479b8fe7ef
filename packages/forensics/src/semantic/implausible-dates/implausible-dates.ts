import { defineCheck } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { possibleOrders } from '../labelled-values/calendar-dates.js';
import { type ReadPage, readPages, splitDocuments } from '../labelled-values/read-pages.js';
import { CALIBRATION } from './calibration.js';
import { datedAfterFile, type FileDays, fileDays } from './dated-after-file.js';
import { type DatedDocument, datedDocument } from './dated-document.js';
import { MEASURE } from './measure.js';
import { datedInOtherYear, dueBeforeIssued, periodReversed, rowInOtherYear, rowsOutsidePeriod } from './rules.js';
import { wrongWeekdays } from './weekdays.js';

const RULES = [periodReversed, rowsOutsidePeriod, rowInOtherYear, datedInOtherYear, dueBeforeIssued];

/** Finds printed dates that cannot be true together: a period without its transactions, a date in another year than all it belongs to. */
export const implausibleDates = defineCheck({
  id: 'semantic.implausible-dates',
  version: '1.0.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-dates',
  weight: 'fact',
  needs: ['pages'],
  optional: ['pdf'],
  calibration: CALIBRATION,
  examine({ pages, pdf }) {
    const read = readPages(pages);
    const file = pdf ? fileDays(pdf) : { created: undefined, saved: undefined };
    const documents = splitDocuments(read).filter((document) => isComparable(datedDocument(document), file));
    if (documents.length === 0) return { kind: 'not-applicable', because: 'The document prints no dates that could be compared.' };
    const found = documents.flatMap((document) => observe(document, file));
    const summary = 'The dates that the document prints can be true together.';
    return {
      kind: 'examined',
      finding: findingOfStrongest(found, pages, { nothing: MEASURE.consistent, highest: MEASURE.impossible, summary }),
    };
  },
});

const isComparable = ({ all, issued, paid }: DatedDocument, { saved }: FileDays): boolean =>
  all.length > 1 || (saved !== undefined && issued.length + paid.length > 0);

/** What is wrong whichever way the document's numeric dates are read. */
function observe(pages: readonly ReadPage[], file: FileDays): Observation[] {
  const document = datedDocument(pages);
  const byOrder = possibleOrders(document.all.map(({ date }) => date)).map((order) => [
    ...RULES.flatMap((rule) => rule(document, order)),
    ...wrongWeekdays(pages, order),
    ...datedAfterFile(document, order, file),
  ]);
  const [first = [], ...others] = byOrder;
  return first.filter((one) => others.every((list) => list.some((other) => isSame(one, other))));
}

const isSame = ({ evidence: one }: Observation, { evidence: other }: Observation): boolean =>
  one.code === other.code && one.page === other.page && one.after === other.after;
