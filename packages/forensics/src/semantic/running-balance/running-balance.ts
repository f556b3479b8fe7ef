import { defineCheck } from '../../check.js';
import { pageSizesOf } from '../../page-sizes.js';
import { isOfRow, solveAccounts } from '../equations/account-breaks.js';
import { findingOf } from '../equations/finding.js';
import { type ReadBreak, readBreaks } from '../equations/reading-doubts.js';
import { readPages } from '../labeled-values/read-pages.js';
import { CALIBRATION } from './calibration.js';
import { foreignPages } from './foreign-pages.js';
import { observe } from './observe.js';

/** With more breaks than this share of the balances that follow, the table was not understood. */
const MAX_BREAKS_SHARE = 0.2;
/** A short table may have two edited rows. */
const BREAKS_ALWAYS_BELIEVED = 2;

/** Finds rows of an account's activity after which the running balance is not what the amounts make it. */
export const runningBalance = defineCheck({
  id: 'semantic.running-balance',
  version: '1.5.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-arithmetic',
  weight: 'fact',
  needs: ['figures'],
  optional: ['pages', 'raster', 'rereader', 'text'],
  calibration: CALIBRATION,
  async examine({ figures, rereader, text, ...sizes }) {
    const accounts = solveAccounts(figures);
    if (accounts.length === 0) {
      return {
        kind: 'not-applicable',
        because: 'The document has no table of amounts with a running balance that could be read.',
      };
    }
    const breaks: ReadBreak[] = [];
    for (const account of accounts) {
      const ofRows = account.breaks.filter((one) => isOfRow(one, account.rowFigures));
      breaks.push(...(await readBreaks(ofRows, account, rereader)));
    }
    const following = accounts.flatMap(({ holding }) =>
      holding.filter(({ kind }) => kind === 'balance'),
    ).length;
    const provable = breaks.filter(({ equations }) =>
      equations.some(({ established }) => established),
    ).length;
    if (provable > Math.max(BREAKS_ALWAYS_BELIEVED, MAX_BREAKS_SHARE * following)) {
      return {
        kind: 'not-applicable',
        because: `${provable} of the running balances do not follow: the table was not understood.`,
      };
    }
    const holds = `${following} running balances follow from the ones before them.`;
    const { pages } = sizes;
    const foreign = text ? foreignPages(readPages({ pages, text }), figures.accounts) : [];
    return {
      kind: 'examined',
      finding: findingOf([...breaks.map(observe), ...foreign], holds, pageSizesOf(sizes), figures),
    };
  },
});
