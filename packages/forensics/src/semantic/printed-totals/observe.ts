import type { PlacedObservation } from '../../observation.js';
import { asRead } from '../equations/as-read.js';
import { type Equation, residualOf } from '../equations/equation.js';
import type { Break, Repair } from '../equations/find-breaks.js';
import { strengthOf } from '../equations/measure.js';
import { fittingInStyle, inStyleOf } from '../equations/printed-value.js';
import type { ReadBreak } from '../equations/reading-doubts.js';

/** What a sum or a product that does not hold means for the reader. */
export const observe = (broken: ReadBreak): PlacedObservation =>
  asRead(broken, (one) => ({
    measure: strengthOf(one),
    evidence: one.repair ? contradicted(one, one.repair) : notTheSum(one),
  }));

function contradicted(
  { equations }: Break,
  { figure, label, fitting }: Repair,
): PlacedObservation['evidence'] {
  const value = fittingInStyle({ figure, fitting });
  return {
    code: 'FIGURE_CONTRADICTED',
    kind: 'validation',
    summary: `"${label}" is printed as ${figure.raw}; ${WITNESSES[equations.length > 1 ? 'several' : 'one']} ${value}.`,
    page: figure.page,
    boundingBox: figure.box,
    before: value,
    after: figure.raw,
  };
}

const WITNESSES = {
  several: 'the other figures that it is calculated with all ask for',
  one: 'the figures beside it ask for',
};

function notTheSum({ equations }: Break): PlacedObservation['evidence'] {
  const [equation] = equations;
  const last = equation?.terms.at(-1);
  if (!equation || !last) throw new RangeError('expected a break with an equation of some terms');
  const { figure, label } = last;
  const value = inStyleOf(figure, figure.units - last.sign * residualOf(equation));
  return {
    code: 'TOTAL_DOES_NOT_ADD_UP',
    kind: 'validation',
    summary: `"${label}" is printed as ${figure.raw}; ${PARTS[equation.kind]} ${value}.`,
    page: figure.page,
    boundingBox: figure.box,
    before: value,
    after: figure.raw,
  };
}

const PARTS: Readonly<Record<Equation['kind'], string>> = {
  balance: 'the amounts before it make',
  opening: 'the first balance asks for',
  closing: 'the last balance is',
  summary: 'opening balance, deposits and withdrawals make',
  deposits: 'the deposits listed add up to',
  withdrawals: 'the withdrawals listed add up to',
  activity: 'the opening balance and the transactions listed make',
  sum: 'the lines above it add up to',
  lines: 'the lines of its kind add up to',
  'by-rate': 'the amounts of its rates add up to',
  product: 'the figures beside it make',
  factor: 'the amount beside it asks for',
  tax: 'its rate makes',
  reading: 'the other reading and what was used make',
  due: 'the total less what was paid is',
  net: 'gross less deductions is',
  'invoice-total': 'subtotal and taxes make',
};
