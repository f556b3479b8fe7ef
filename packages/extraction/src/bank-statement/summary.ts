import type { AccountActivity, LabelledFigure } from '@assay/media';
import { labelledAbove } from '../layout/label-above.js';
import type { Row } from '../layout/rows.js';
import { type SummaryRole, summaryRole } from './labels.js';

type Summary = Pick<AccountActivity, SummaryRole>;

/** A role is printed once or twice; more are another table's. */
const MAX_PER_ROLE = 8;

/** Opening and closing balance and the totals, where labels to the left or above name them. */
export function findSummary(rows: readonly Row[]): Summary {
  const found: Record<SummaryRole, LabelledFigure[]> = {
    opening: [],
    closing: [],
    deposits: [],
    withdrawals: [],
  };
  const add = (folded: string, labelled: LabelledFigure) => {
    const role = summaryRole(folded);
    if (role && found[role].length < MAX_PER_ROLE) found[role].push(labelled);
  };
  for (const [index, row] of rows.entries()) {
    for (const { folded, label, figures } of row.entries) {
      const last = figures.filter(({ isMoney }) => isMoney).at(-1);
      if (last && row.date === undefined) add(folded, { label, figure: last.figure });
    }
    for (const { folded, labelled } of labelledAbove(rows, index)) add(folded, labelled);
  }
  return found;
}
