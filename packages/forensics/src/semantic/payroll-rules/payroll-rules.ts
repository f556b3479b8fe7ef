import { defineCheck } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { brazilianTaxes } from './brazil/rules.js';
import { CALIBRATION } from './calibration.js';
import { ficaRates } from './fica/rates.js';
import { ficaYearMaximum } from './fica/year-maximum.js';
import { hoursTimesRate, overtimeRate } from './hours-and-rates.js';
import { MEASURE } from './measure.js';
import { payPeriod } from './pay-period.js';
import type { FieldsByName } from './printed-value.js';
import type { RuleBreak } from './rule-break.js';
import { settle } from './settle.js';
import { type Stub, stubOf } from './stub.js';
import { w2Of } from './w2/form.js';
import { w2Rules } from './w2/rules.js';
import { yearProgress } from './year-progress.js';
import { yearToDateBelowCurrent } from './year-to-date.js';

const STUB_RULES: readonly ((stub: Stub) => RuleBreak[])[] = [
  ficaRates,
  ficaYearMaximum,
  yearToDateBelowCurrent,
  yearProgress,
  hoursTimesRate,
  overtimeRate,
  payPeriod,
  brazilianTaxes,
];

/** Breaks whose figures are looked at again: each asks for a reading or two. */
const MAX_BREAKS = 20;

/**
 * Finds pay stubs and W-2 forms that break what the law fixes of them: shares of pay, the wage base, the year
 * that holds its periods.
 */
export const payrollRules = defineCheck({
  id: 'semantic.payroll-rules',
  version: '1.1.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-arithmetic',
  weight: 'fact',
  needs: ['fields'],
  optional: ['pages', 'raster', 'rereader', 'text'],
  calibration: CALIBRATION,
  async examine({ fields: { fields }, rereader, text, ...views }) {
    const breaks = breaksOf(new Map(fields.map((field) => [field.name, field])));
    if (!breaks)
      return {
        kind: 'not-applicable',
        because: 'The document is no pay stub or W-2 form of which amounts could be read.',
      };
    const found = [...breaks].sort((one, other) => other.measure - one.measure).slice(0, MAX_BREAKS);
    const observations: Observation[] = [];
    // Strongest first, one after the other: a check is read so many places again.
    for (const one of found) observations.push(await settle(one, { rereader, text }));
    const summary = 'What could be read keeps to the rules of payroll.';
    const scale = { nothing: MEASURE.consistent, highest: MEASURE.contradicted, summary };
    return { kind: 'examined', finding: findingOfStrongest(observations, pageSizesOf(views), scale) };
  },
});

function breaksOf(fields: FieldsByName): RuleBreak[] | undefined {
  const form = w2Of(fields);
  if (form) return w2Rules(form);
  const stub = stubOf(fields);
  return stub && STUB_RULES.flatMap((rule) => rule(stub));
}
