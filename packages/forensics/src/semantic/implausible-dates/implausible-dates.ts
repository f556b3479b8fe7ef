import { defineCheck } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { possibleOrders } from '../labeled-values/calendar-dates.js';
import { type ReadPage, readPages, splitDocuments } from '../labeled-values/read-pages.js';
import { doubtUnconfirmed, type RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { datedAfterSubmission } from './after-submission.js';
import { CALIBRATION } from './calibration.js';
import { datedAfterFile, type FileDays, fileDays } from './dated-after-file.js';
import { type DatedDocument, datedDocument } from './dated-document.js';
import { withFieldDates } from './field-dates.js';
import { MEASURE } from './measure.js';
import { rowOutOfOrder, rowOutsidePeriod } from './row-rules.js';
import {
  datedInOtherYear,
  dueBeforeIssued,
  paidBeforePeriod,
  periodReversed,
  rowInOtherYear,
  rowsOutsidePeriod,
} from './rules.js';
import { wrongWeekdays } from './weekdays.js';

const RULES = [
  periodReversed,
  rowsOutsidePeriod,
  rowOutsidePeriod,
  rowInOtherYear,
  rowOutOfOrder,
  datedInOtherYear,
  paidBeforePeriod,
  dueBeforeIssued,
];

/**
 * Finds printed dates that cannot be true together, or not yet: a period without its transactions, a date in
 * another year than all it belongs to.
 */
export const implausibleDates = defineCheck({
  id: 'semantic.implausible-dates',
  version: '2.1.2',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-dates',
  weight: 'fact',
  needs: ['text'],
  optional: ['pages', 'raster', 'pdf', 'fields', 'rereader', 'receivedOn'],
  calibration: CALIBRATION,
  async examine(views) {
    const { pdf, fields, rereader, receivedOn } = views;
    const days: KnownDays = {
      ...(pdf ? fileDays(pdf) : { created: undefined, saved: undefined }),
      received: receivedOn === undefined ? undefined : Date.parse(receivedOn) / 86_400_000,
    };
    const parts = splitDocuments(readPages(views));
    const documents = parts.map((pages) => ({ pages, dated: datedDocument(pages) }));
    // Fields are those of the whole file.
    const [only] = documents;
    const known =
      only && documents.length === 1 && fields
        ? [{ ...only, dated: withFieldDates(only.dated, fields, only.pages) }]
        : documents;
    const comparable = known.filter(({ dated }) => isComparable(dated, days));
    if (comparable.length === 0)
      return { kind: 'not-applicable', because: 'The document prints no dates that could be compared.' };
    const found = await doubtUnconfirmed(
      comparable.flatMap((document) => observe(document, days)),
      rereader,
      MEASURE.doubted,
    );
    const summary = 'The dates that the document prints can be true together.';
    const scale = {
      nothing: MEASURE.consistent,
      highest: MEASURE.impossible,
      drawnFrom: MEASURE.odd,
      summary,
    };
    return { kind: 'examined', finding: findingOfStrongest(found, pageSizesOf(views), scale) };
  },
});

/** Days that the document itself does not print, since 1970-01-01; undefined where unknown. */
interface KnownDays extends FileDays {
  /** Of the submission. */
  readonly received: number | undefined;
}

interface Part {
  readonly pages: readonly ReadPage[];
  readonly dated: DatedDocument;
}

const isComparable = ({ all, issued, paid }: DatedDocument, { saved, received }: KnownDays): boolean =>
  all.length > 1 || ((saved !== undefined || received !== undefined) && issued.length + paid.length > 0);

/** What is wrong whichever way the document's numeric dates are read. */
function observe({ pages, dated }: Part, days: KnownDays): RestingObservation[] {
  const { received } = days;
  const byOrder = possibleOrders(dated.all.map(({ date }) => date)).map((order) => [
    ...RULES.flatMap((rule) => rule(dated, order)),
    ...wrongWeekdays(pages, order),
    ...datedAfterFile(dated, order, days),
    ...(received === undefined ? [] : datedAfterSubmission(dated, order, received)),
  ]);
  const [first = [], ...others] = byOrder;
  return first.flatMap((one) => {
    const alike = others.map((list) => list.filter((other) => isSame(one, other)));
    const weakest = alike.map((list) =>
      list.reduce((most, { measure }) => Math.max(most, measure), Number.NEGATIVE_INFINITY),
    );
    return weakest.every(Number.isFinite) ? [{ ...one, measure: Math.min(one.measure, ...weakest) }] : [];
  });
}

const isSame = ({ evidence: one }: Observation, { evidence: other }: Observation): boolean =>
  one.code === other.code && one.page === other.page && one.after === other.after;
