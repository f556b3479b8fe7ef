import { ungrouped } from '@assay/identifiers';
import { defineCheck, type Evidence } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import type { LabelledValue } from '../labelled-values/labelled-values.js';
import { readPages } from '../labelled-values/read-pages.js';
import { CALIBRATION } from './calibration.js';
import { CHECKERS, type Checker } from './checkers.js';
import { MEASURE } from './measure.js';

/** Numbers that hold by chance no more often than this together show that the document's numbers are real ones. */
const REAL_BY_CHANCE = 0.02;

interface CheckedValue {
  readonly value: LabelledValue;
  readonly checker: Checker;
  readonly holds: boolean;
}

/** Finds labelled numbers whose check digits do not fit them. */
export const identifierChecks = defineCheck({
  id: 'semantic.identifier-checks',
  version: '1.1.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-identifiers',
  weight: 'fact',
  needs: ['pages'],
  calibration: CALIBRATION,
  examine({ pages }) {
    const checked = distinct(readPages(pages).flatMap(({ values }) => values.flatMap(checkedValue)));
    if (checked.length === 0) return { kind: 'not-applicable', because: 'The document labels no number that has check digits.' };
    const failing = checked.filter(({ holds }) => !holds);
    const chance = checked.reduce((product, { holds, checker }) => (holds ? product * checker.byChance : product), 1);
    const convicting = chance <= REAL_BY_CHANCE && failing.some(({ checker }) => !checker.unreliable);
    const measure = convicting ? MEASURE.failingAmongHolding : MEASURE.failing;
    const found = failing.map((one) => ({ measure, evidence: evidenceOf(one) }));
    const summary = 'The check digits of all labelled numbers fit.';
    return {
      kind: 'examined',
      finding: findingOfStrongest(found, pages, { nothing: MEASURE.holding, highest: MEASURE.failingAmongHolding, summary }),
    };
  },
});

function checkedValue(value: LabelledValue): CheckedValue[] {
  const checker = CHECKERS[value.field];
  const read = checker?.read(value.text);
  return checker && read ? [{ value, checker, holds: read.holds }] : [];
}

/** A number that every page repeats is one number. */
const distinct = (checked: readonly CheckedValue[]): CheckedValue[] => [
  ...new Map(checked.map((one) => [`${one.value.field} ${ungrouped(one.value.text)}`, one])).values(),
];

const evidenceOf = ({ value, checker }: CheckedValue): Evidence => ({
  code: 'CHECK_DIGIT_FAILS',
  kind: 'validation',
  summary: `The check digits of the ${checker.name} "${value.text}" do not fit the number.`,
  page: value.page,
  boundingBox: value.box,
  after: value.text,
});
