import type { DocumentFields, DocumentText, PrintedFigures } from '@assay/media';
import { defineCheck } from '../../check.js';
import { pageSizesOf } from '../../page-sizes.js';
import { type AccountSolution, isOfRow, printedAmounts, solveAccounts } from '../equations/account-breaks.js';
import { type Break, findBreaks, type Solution } from '../equations/find-breaks.js';
import { findingOf } from '../equations/finding.js';
import { invoiceEquations } from '../equations/invoice-equations.js';
import { MEASURE, strengthOf } from '../equations/measure.js';
import { type ReadBreak, readBreaks } from '../equations/reading-doubts.js';
import { statementEquations } from '../equations/statement-equations.js';
import { stubEquations } from '../equations/stub-equations.js';
import { fieldsHaveUndatedPage } from '../equations/undated-pages.js';
import { printedPages } from '../printed-text/printed-pages.js';
import { CALIBRATION } from './calibration.js';
import { observe } from './observe.js';
import { totalEquations } from './total-equations.js';

/** With more breaks than this beyond the sums that hold, the tables were not understood. */
const MAX_BREAKS = 3;

/**
 * Finds totals that are not what the lines add up to, and products of quantity and price that are not the
 * amount.
 */
export const printedTotals = defineCheck({
  id: 'semantic.printed-totals',
  version: '1.13.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-arithmetic',
  weight: 'fact',
  needs: ['figures'],
  optional: ['pages', 'raster', 'rereader', 'fields', 'text'],
  calibration: CALIBRATION,
  async examine({ figures, fields, text, rereader, ...sizes }) {
    const ofTables = findBreaks(
      totalEquations(figures),
      printedAmounts(figures.amounts.map(({ figure }) => figure.units)),
    );
    const accounts = solveAccounts(figures);
    const ofFields = fields && !fieldsHaveUndatedPage(fields) ? solveFields(fields, figures) : NOTHING_SOLVED;
    const ofInvoice = text ? solveInvoice(text, figures) : NOTHING_SOLVED;
    const holding = [ofTables, ...accounts, ofFields, ofInvoice].flatMap((solution) =>
      solution.holding.filter(({ kind }) => kind !== 'balance'),
    ).length;
    const breaks: ReadBreak[] = [];
    for (const [solution, told] of [
      [ofTables, ofTables.breaks] as const,
      ...accounts.map((account) => [account, ofSummary(account)] as const),
    ]) {
      const supported = told.filter(isSupported);
      breaks.push(...(await readBreaks(supported, solution, rereader)));
    }
    // The same sums, read another way: told once, by the reading that says most of them.
    for (const again of [ofFields, ofInvoice]) {
      const told = again.breaks.filter(isSupported);
      if (strongest(told) <= strongest(breaks)) continue;
      breaks.splice(0, breaks.length, ...(await readBreaks(told, again, rereader)));
    }
    if (holding === 0 || breaks.length > Math.max(MAX_BREAKS, holding)) {
      return {
        kind: 'not-applicable',
        because: 'The document has no totals of which it could be read what they add up.',
      };
    }
    return {
      kind: 'examined',
      finding: findingOf(
        breaks.map(observe),
        `${holding} printed sums and products hold.`,
        pageSizesOf(sizes),
        figures,
      ),
    };
  },
});

const strongest = (breaks: readonly Break[]): number => Math.max(0, ...breaks.map(strengthOf));

const isSupported = (one: Break): boolean => strengthOf(one) > MEASURE.unsupported;

const NOTHING_SOLVED: Solution = { breaks: [], holding: [] };

function solveFields(fields: DocumentFields, { amounts }: PrintedFigures): Solution {
  const equations = [...statementEquations(fields, amounts), ...stubEquations(fields)];
  return findBreaks(equations, printedAmounts(amounts.map(({ figure }) => figure.units)));
}

/** With more breaks than this, the invoice was not understood: one value is changed, and what follows from it. */
const MAX_INVOICE_BREAKS = 2;

function solveInvoice(text: DocumentText, { amounts }: PrintedFigures): Solution {
  const pages = printedPages(text);
  const equations = invoiceEquations(pages);
  const solution = findBreaks(equations, printedAmounts(amounts.map(({ figure }) => figure.units)));
  return solution.breaks.filter(isSupported).length > MAX_INVOICE_BREAKS ? NOTHING_SOLVED : solution;
}

const ofSummary = ({ breaks, rowFigures }: AccountSolution): Break[] =>
  breaks.filter((one) => !isOfRow(one, rowFigures));
