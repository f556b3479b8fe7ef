import { expect, test } from 'vitest';
import { dossierOf } from '../contradictions/testing/dossier.js';
import { compareDossiers } from './compare-dossiers.js';

const STUB = {
  employerName: 'Ferry Tooling',
  employeeName: 'Beatrix Yamada',
  employeeSSN: '219-09-4521',
  payDate: '2026-03-13',
};
const compare = (bonus: Readonly<Record<string, number>>) =>
  compareDossiers(
    dossierOf('financial/paystub', { ...STUB, ...bonus }),
    dossierOf('financial/paystub', { ...STUB, currentPeriodGrossPay: 2000, currentPeriodNetPay: 1600 }),
    () => ({ sharedBy: 1, of: 100 }),
  );
const strengthOf = (bonus: Parameters<typeof compare>[0]) =>
  compare(bonus).links.find(({ linkType }) => linkType === 'shared_identifier')?.strength;

test('a bonus paid on the day of the salary makes the link no stronger; a changed net pay does', () => {
  expect(compare({ currentPeriodGrossPay: 500, currentPeriodNetPay: 390 }).contradictions).not.toEqual([]);
  expect(strengthOf({ currentPeriodGrossPay: 500, currentPeriodNetPay: 390 })).toBe('medium');
  expect(strengthOf({ currentPeriodNetPay: 1900 })).toBe('critical');
});
