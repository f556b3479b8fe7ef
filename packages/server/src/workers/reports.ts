import { type CheckReport, checksOf } from '@assay/forensics';
import type { Examination } from './types.js';

/**
 * Joins what a worker said with the registry's checks again (their calibration does not travel), for `judge`.
 */
export function toReports({ subject, checks }: Examination): CheckReport[] {
  return checks.map(({ checkId, outcome }) => {
    const check = checksOf(subject).find(({ id }) => id === checkId);
    if (!check) throw new TypeError(`the registry has no check "${checkId}" of ${subject}s`);
    return { check, outcome };
  });
}
