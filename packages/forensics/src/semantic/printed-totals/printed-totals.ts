import { defineCheck } from '../../check.js';
import { isOfRow, printedAmounts, solveAccounts } from '../equations/account-breaks.js';
import { findBreaks } from '../equations/find-breaks.js';
import { findingOf } from '../equations/finding.js';
import { MEASURE, strengthOf } from '../equations/measure.js';
import { CALIBRATION } from './calibration.js';
import { observe } from './observe.js';
import { totalEquations } from './total-equations.js';

/** With more breaks than this beyond the sums that hold, the tables were not understood. */
const MAX_BREAKS = 3;

/** Finds totals that are not what the lines add up to, and products of quantity and price that are not the amount. */
export const printedTotals = defineCheck({
  id: 'semantic.printed-totals',
  version: '1.0.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-arithmetic',
  weight: 'fact',
  needs: ['figures', 'pages'],
  calibration: CALIBRATION,
  examine({ figures, pages }) {
    const ofTables = findBreaks(totalEquations(figures), printedAmounts(figures.amounts.map(({ figure }) => figure.units)));
    const accounts = solveAccounts(figures);
    const ofSummaries = accounts.flatMap(({ breaks, rowFigures }) => breaks.filter((one) => !isOfRow(one, rowFigures)));
    const holding = [ofTables, ...accounts].flatMap((solution) => solution.holding.filter(({ kind }) => kind !== 'balance')).length;
    const breaks = [...ofTables.breaks, ...ofSummaries].filter((one) => strengthOf(one) > MEASURE.unsupported);
    if (holding === 0 || breaks.length > Math.max(MAX_BREAKS, holding)) {
      return { kind: 'not-applicable', because: 'The document has no totals of which it could be read what they add up.' };
    }
    return { kind: 'examined', finding: findingOf(breaks.map(observe), `${holding} printed sums and products hold.`, pages) };
  },
});
