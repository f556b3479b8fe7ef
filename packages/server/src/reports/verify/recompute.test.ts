import { judge } from '@assay/forensics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  check,
  found,
  policies,
  report,
  reports,
} from '../../../../forensics/src/verdict/testing/made-reports.js';
import { problemOfArithmetic } from './recompute.js';

test('whatever the judge reckoned can be reckoned again', () => {
  fc.assert(
    fc.property(reports, policies, (all, policy) => {
      const { likelihood, arithmetic } = judge(all, policy);
      // As it stands in a file.
      const read = JSON.parse(JSON.stringify(arithmetic));
      expect(problemOfArithmetic(read, likelihood)).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

test('a number, a weight, a step or a bound that was changed is noticed', () => {
  const { likelihood, arithmetic } = judge([
    report(check('x.1', 'a'), found(4.1)),
    report(check('x.2', 'b'), found(3.2)),
    report(check('x.3', 'c'), found(4.9)),
  ]);
  const [prior, first, ...rest] = arithmetic.steps;
  if (!prior || !first) throw new Error('no steps');
  expect(problemOfArithmetic(arithmetic, likelihood)).toBeUndefined();
  const problem = (changed: Partial<typeof arithmetic>, said: number = likelihood) =>
    problemOfArithmetic({ ...arithmetic, ...changed }, said);
  expect(problem({}, 12)).toBe('it ends at 99.9, and the record says 12');
  expect(problem({ prior: 0.5 as typeof arithmetic.prior })).toBe('it does not begin with its prior');
  expect(problem({ steps: [prior, { ...first, adds: 1 }, ...rest] })).toMatch(
    /no check of the group c weighs 1/,
  );
  expect(problem({ steps: [prior, { ...first, logOdds: 1 }, ...rest] })).toMatch(/does not add up/);
  expect(problem({ steps: [prior, ...rest] })).toBeDefined();
  expect(problem({ terms: arithmetic.terms.slice(1) })).toMatch(/no check of the group a/);
});
