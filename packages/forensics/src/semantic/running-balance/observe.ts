import { unionBox } from '@assay/media';
import type { PlacedObservation } from '../../observation.js';
import { asRead } from '../equations/as-read.js';
import { residualOf } from '../equations/equation.js';
import type { Break, Repair } from '../equations/find-breaks.js';
import { strengthOf } from '../equations/measure.js';
import { fittingInStyle, inStyleOf } from '../equations/printed-value.js';
import type { ReadBreak } from '../equations/reading-doubts.js';

/** What a break in the chain of balances means for the reader. */
export const observe = (broken: ReadBreak): PlacedObservation =>
  asRead(broken, (one) =>
    one.repair ? { measure: strengthOf(one), evidence: evidenceOf(one, one.repair) } : unresolved(one),
  );

function evidenceOf(broken: Break, repair: Repair): PlacedObservation['evidence'] {
  const { figure } = repair;
  const fitting = fittingInStyle(repair);
  const place = { page: figure.page, boundingBox: figure.box, before: fitting, after: figure.raw };
  const line = repair.label === '' ? 'a line' : `"${repair.label}"`;
  if (isBalance(broken, repair)) {
    return {
      code: 'BALANCE_CONTRADICTED',
      kind: 'validation',
      summary: `The balance after ${line} is printed as ${figure.raw}; the balances and amounts around it ask for ${fitting}.`,
      ...place,
    };
  }
  if (repair.fitting === 0) {
    const subject = repair.label === '' ? 'A line' : line;
    return {
      code: 'ROW_WITHOUT_EFFECT',
      kind: 'validation',
      summary: `${subject} is printed with an amount of ${figure.raw}, and the balance behind it is that of the line before.`,
      page: figure.page,
      boundingBox: figure.box,
    };
  }
  return {
    code: 'AMOUNT_CONTRADICTED',
    kind: 'validation',
    summary: `The amount of ${line} is printed as ${figure.raw}; ${witnesses(broken)} ask for ${fitting}, unless a line is missing.`,
    ...place,
  };
}

/** A balance stands first or last among the terms of its equation; amounts stand between. */
const isBalance = ({ equations }: Break, { figure }: Repair): boolean =>
  equations.some(
    ({ kind, terms }) =>
      kind === 'balance' && [terms[0], terms.at(-1)].some((term) => term?.figure === figure),
  );

const witnesses = ({ equations }: Break): string =>
  equations.some(({ kind }) => kind === 'deposits' || kind === 'withdrawals')
    ? 'the balances around it and the printed total'
    : 'the balances around it';

function unresolved(broken: Break): PlacedObservation {
  const [equation, closing] = broken.equations;
  const last = equation?.terms.at(-1);
  if (!equation || !last) throw new RangeError('expected a break with an equation of some terms');
  const { figure, label } = last;
  const amounts = equation.terms
    .slice(1)
    .flatMap((term) => (term.figure.page === figure.page ? [term.figure.box] : []));
  const fitting = inStyleOf(figure, figure.units + residualOf(equation));
  const stated = closing?.terms[0]?.figure;
  const summary = `The balance after "${label}" is printed as ${figure.raw}; the balance before it and the amounts between make ${fitting}`;
  return {
    measure: strengthOf(broken),
    evidence: {
      code: 'BALANCE_DOES_NOT_FOLLOW',
      kind: 'validation',
      summary: stated
        ? `${summary}, and the balances from there on miss the closing balance of ${stated.raw} by as much.`
        : `${summary}.`,
      page: figure.page,
      boundingBox: unionBox(amounts) ?? figure.box,
      before: fitting,
      after: figure.raw,
    },
  };
}
