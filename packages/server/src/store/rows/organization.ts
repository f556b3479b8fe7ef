import type { VerdictPolicy } from '@assay/forensics';
import { tenthsOf } from './columns.js';

export type PolicyColumns = readonly [mediumFromTenths: number | null, highFromTenths: number | null];

export const policyOfColumns = ([medium, high]: PolicyColumns): VerdictPolicy | undefined =>
  medium === null || high === null ? undefined : { mediumFrom: medium / 10, highFrom: high / 10 };

/** @throws RangeError for a bound that is not whole tenths of a percent */
export const policyColumnsOf = (policy: VerdictPolicy | undefined): PolicyColumns =>
  policy ? [tenthsOf(policy.mediumFrom), tenthsOf(policy.highFrom)] : [null, null];
