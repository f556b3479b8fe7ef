import { defineCheck, type Finding } from '../../check.js';
import { heatOfEvidence } from '../../heatmap/evidence-heat.js';
import { possibleOrders } from '../labelled-values/calendar-dates.js';
import { type ReadPage, readPages, splitDocuments } from '../labelled-values/read-pages.js';
import { afterLastSave, lastSaveDay } from './after-last-save.js';
import { CALIBRATION } from './calibration.js';
import { datedDocument } from './dated-document.js';
import { MEASURE } from './measure.js';
import type { DateObservation } from './observation.js';
import { datedInOtherYear, dueBeforeIssued, periodReversed, rowInOtherYear, rowsOutsidePeriod } from './rules.js';
import { wrongWeekdays } from './weekdays.js';

const RULES = [periodReversed, rowsOutsidePeriod, rowInOtherYear, datedInOtherYear, dueBeforeIssued];
/** Evidence beyond this many items is not listed. */
const MAX_EVIDENCE = 100;

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
    const documents = splitDocuments(read).filter((document) => datedDocument(document).all.length > 1);
    if (documents.length === 0) return { kind: 'not-applicable', because: 'The document prints no two full dates that could be compared.' };
    const savedDay = pdf && lastSaveDay(pdf);
    const found = documents.flatMap((document) => observe(document, savedDay)).sort((one, other) => other.measure - one.measure);
    return { kind: 'examined', finding: findingOf(found, pages) };
  },
});

/** What is wrong whichever way the document's numeric dates are read. */
function observe(pages: readonly ReadPage[], savedDay: number | undefined): DateObservation[] {
  const document = datedDocument(pages);
  const byOrder = possibleOrders(document.all.map(({ date }) => date)).map((order) => [
    ...RULES.flatMap((rule) => rule(document, order)),
    ...wrongWeekdays(pages, order),
    ...(savedDay === undefined ? [] : afterLastSave(document, order, savedDay)),
  ]);
  const [first = [], ...others] = byOrder;
  return first.filter((one) => others.every((list) => list.some((other) => isSame(one, other))));
}

const isSame = ({ evidence: one }: DateObservation, { evidence: other }: DateObservation): boolean =>
  one.code === other.code && one.page === other.page && one.after === other.after;

function findingOf(found: readonly DateObservation[], pages: Parameters<typeof heatOfEvidence>[1]): Finding {
  const [strongest] = found;
  return {
    measure: strongest?.measure ?? MEASURE.consistent,
    summary: strongest?.evidence.summary ?? 'The dates that the document prints can be true together.',
    evidence: found.slice(0, MAX_EVIDENCE).map(({ evidence }) => evidence),
    heat: heatOfEvidence(
      found.map(({ evidence, measure }) => ({ evidence, intensity: measure / MEASURE.impossible })),
      pages,
    ),
  };
}
