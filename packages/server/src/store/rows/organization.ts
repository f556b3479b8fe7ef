import type { VerdictPolicy } from '@assay/forensics';
import type { Organization } from '../types.js';
import { tenthsOf } from './columns.js';

export type PolicyColumns = readonly [mediumFromTenths: number | null, highFromTenths: number | null];

export const policyOfColumns = ([medium, high]: PolicyColumns): VerdictPolicy | undefined =>
  medium === null || high === null ? undefined : { mediumFrom: medium / 10, highFrom: high / 10 };

/** @throws RangeError for a bound that is not whole tenths of a percent */
export const policyColumnsOf = (policy: VerdictPolicy | undefined): PolicyColumns =>
  policy ? [tenthsOf(policy.mediumFrom), tenthsOf(policy.highFrom)] : [null, null];

export const ORGANIZATION_COLUMNS =
  'organization_id, name, test_of, closed_at_ms, medium_from_tenths, high_from_tenths';
export type OrganizationRow = readonly [
  id: number,
  name: string,
  testOf: number | null,
  closedAtMs: number | null,
  ...PolicyColumns,
];

export function organizationOfRow([id, name, testOf, closedAtMs, ...columns]: OrganizationRow): Organization {
  const policy = policyOfColumns(columns);
  return {
    id,
    name,
    ...(policy && { policy }),
    ...(testOf !== null && { testOf }),
    ...(closedAtMs !== null && { isClosed: true }),
  };
}

/** Those that a name stands for. */
export const IS_NAMED = 'test_of IS NULL AND closed_at_ms IS NULL';

/**
 * SQL for whose settings apply to the organization of a parameter: what is sent in test mode is judged, kept and
 * limited as what is meant.
 * @param parameter like `?1` or `$1`
 */
export const whoseSettings = (parameter: string): string =>
  `coalesce((SELECT test_of FROM organization WHERE organization_id = ${parameter}), ${parameter})`;

/** Begins with a character that no name from outside may hold. */
export const testNameOf = (organizationId: number): string => `\u0001test mode of ${organizationId}`;
export const erasedNameOf = (organizationId: number): string => `\u0001erased ${organizationId}`;

/** What still names an erased organization after its records, in an order that keeps references whole. */
export const ERASED_WITH_ORGANIZATION = [
  'event',
  'idempotency_key',
  'list_view',
  'capture_session',
  'usage_day',
  'quota',
  'retention',
] as const;
/** What lets somebody in, or something out: gone when an organization is closed. Memberships go before all. */
export const CLOSED_WITH_ORGANIZATION = [
  'api_key',
  'webhook',
  'invitation',
  'session',
  'analysis_job',
] as const;
/** Of who is nowhere else: the row stays, since its id is in the audit log. */
export const erasedAddressOf = (personId: number): string => `\u0001erased ${personId}`;
