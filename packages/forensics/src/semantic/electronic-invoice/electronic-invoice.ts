import type { ElectronicInvoice } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findingOfStrongest, type PlacedObservation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { weighed } from '../payment-codes/weigh.js';
import { printedPages } from '../printed-text/printed-pages.js';
import { CALIBRATION } from './calibration.js';
import { type Contradiction, isContradiction } from './claim.js';
import { compareInvoice } from './compare-invoice.js';
import { MEASURE } from './measure.js';

/**
 * Of the values that could be looked for, as many must be printed before one that is not says anything: the
 * pages may be another document's, and the file a template's sample.
 */
const LEAST_SHARE_PRINTED = 0.5;
const LEAST_PRINTED = 3;
/** Where a print leaves out more than half, as many values must agree for each that is another one. */
const LEAST_PRINTED_FOR_EACH_OTHER = 5;

/** Holds what the electronic invoice inside a PDF, or sent with it, states against what its pages print. */
export const electronicInvoice = defineCheck({
  id: 'semantic.electronic-invoice',
  version: '1.8.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-values',
  weight: 'fact',
  needs: ['electronicInvoices', 'text'],
  optional: ['pages', 'rereader'],
  calibration: CALIBRATION,
  async examine({ electronicInvoices, text, pages, rereader }) {
    const invoice = onlyInvoice(electronicInvoices);
    if (!invoice) {
      const because =
        electronicInvoices.length === 0
          ? 'The document carries no electronic invoice.'
          : electronicInvoices.some(({ sentBeside }) => sentBeside)
            ? 'The electronic invoice that was sent with the document has another number than the one inside it: nothing tells which of them it prints.'
            : 'The document carries several electronic invoices, and nothing tells which of them it prints.';
      return { kind: 'not-applicable', because };
    }
    const results = compareInvoice(invoice, printedPages(text));
    const printed = results.filter(({ kind }) => kind === 'printed').length;
    if (printed < LEAST_PRINTED) {
      return {
        kind: 'not-applicable',
        because: `Hardly a value of the electronic invoice ${placeOf(invoice)} is printed on the pages.`,
      };
    }
    const isItsPrint =
      printed >= LEAST_SHARE_PRINTED * results.length ||
      printed >= LEAST_PRINTED_FOR_EACH_OTHER * results.filter(isContradiction).length;
    const most = isItsPrint ? MEASURE.contradicts : MEASURE.doubtful;
    const observations: PlacedObservation[] = [];
    for (const contradiction of results
      .filter(isContradiction)
      .sort((one, other) => other.measure - one.measure)) {
      const observation = await weighed(compared(contradiction, invoice), rereader);
      observations.push({ ...observation, measure: Math.min(observation.measure, most) });
    }
    return {
      kind: 'examined',
      finding: findingOfStrongest(observations, pageSizesOf({ pages }), {
        nothing: MEASURE.fits,
        highest: MEASURE.contradicts,
        drawnFrom: MEASURE.doubtful,
        summary: `${printed} values of the electronic invoice ${placeOf(invoice)} are printed as it states them.`,
      }),
    };
  },
});

/** Some files carry one invoice in two forms; two invoices belong to two documents. */
function onlyInvoice(invoices: readonly ElectronicInvoice[]): ElectronicInvoice | undefined {
  const [first, ...others] = invoices;
  return others.every(({ number }) => number === first?.number) ? first : undefined;
}

const placeOf = ({ sentBeside }: ElectronicInvoice): string =>
  sentBeside ? 'sent with the file' : 'inside the file';

const compared = ({ code, measure, what, stated, printed }: Contradiction, invoice: ElectronicInvoice) => ({
  code,
  measure,
  summary: `The electronic invoice ${placeOf(invoice)} states ${what} as ${stated}; the page prints ${printed.text}.`,
  coded: stated,
  printed,
});
