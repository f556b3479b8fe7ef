import { ungrouped } from '@assay/identifiers';
import { defineCheck, type Evidence } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import type { LabeledValue } from '../labeled-values/labeled-values.js';
import { readPages } from '../labeled-values/read-pages.js';
import { doubtUnconfirmed } from '../reading-doubt/doubt-unconfirmed.js';
import { CALIBRATION } from './calibration.js';
import { CHECKERS, type Checker } from './checkers.js';
import { MEASURE } from './measure.js';
import { isPlaceholder } from './placeholder.js';

/**
 * Numbers that hold by chance no more often than this together show that the document's numbers are real
 * ones.
 */
const REAL_BY_CHANCE = 0.02;

interface CheckedValue {
  readonly value: LabeledValue;
  readonly checker: Checker;
  readonly holds: boolean;
}

/** Finds labeled numbers whose check digits do not fit them. */
export const identifierChecks = defineCheck({
  id: 'semantic.identifier-checks',
  version: '2.1.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-identifiers',
  weight: 'fact',
  needs: ['text'],
  optional: ['pages', 'raster', 'rereader'],
  calibration: CALIBRATION,
  async examine(views) {
    const checked = distinct(readPages(views).flatMap(({ values }) => values.flatMap(checkedValue)));
    if (checked.length === 0)
      return { kind: 'not-applicable', because: 'The document labels no number that has check digits.' };
    const chance = checked.reduce(
      (product, { holds, checker }) => (holds ? product * checker.byChance : product),
      1,
    );
    const failing = checked
      .filter(({ holds }) => !holds)
      .map(({ value, checker }) => {
        const measure =
          chance <= REAL_BY_CHANCE && !checker.unreliable ? MEASURE.failingAmongHolding : MEASURE.failing;
        return { measure, evidence: evidenceOf(value, checker), restsOn: [value] };
      });
    const found = await doubtUnconfirmed(failing, views.rereader, MEASURE.doubted);
    const summary = 'The check digits of all labeled numbers fit.';
    const scale = {
      nothing: MEASURE.holding,
      highest: MEASURE.failingAmongHolding,
      drawnFrom: MEASURE.failing,
      summary,
    };
    return { kind: 'examined', finding: findingOfStrongest(found, pageSizesOf(views), scale) };
  },
});

function checkedValue(value: LabeledValue): CheckedValue[] {
  if (isPlaceholder(ungrouped(value.text))) return [];
  const checker = CHECKERS[value.field];
  const read = checker?.read(value.text);
  return checker && read ? [{ value, checker, holds: read.holds }] : [];
}

/** A number that every page repeats is one number. */
const distinct = (checked: readonly CheckedValue[]): CheckedValue[] => [
  ...new Map(checked.map((one) => [`${one.value.field} ${ungrouped(one.value.text)}`, one])).values(),
];

const evidenceOf = (value: LabeledValue, checker: Checker): Evidence => ({
  code: 'CHECK_DIGIT_FAILS',
  kind: 'validation',
  summary: `The check digits of the ${checker.name} "${value.text}" do not fit the number.`,
  page: value.page,
  boundingBox: value.box,
  after: value.text,
});
