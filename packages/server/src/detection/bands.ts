import type { VerdictPolicy } from '@assay/forensics';
import type { RecordStore } from '../store/types.js';

/** Likelihoods have one decimal: a finer bound would lie between two of them. */
export const isWholeTenths = (percent: number): boolean => Math.round(percent * 10) / 10 === percent;

/**
 * Gives an organization its own bounds, or takes them back (undefined): it is then judged by those of the
 * settings. Counts from its next submission on, in every process; records keep the band that they were given.
 * @throws RangeError unless 0 < medium < high <= 100, both with at most one decimal
 */
export async function setOrganizationBands(
  store: RecordStore,
  organizationId: number,
  bands: VerdictPolicy | undefined,
): Promise<void> {
  if (bands) {
    const { mediumFrom, highFrom } = bands;
    if (!(mediumFrom > 0 && mediumFrom < highFrom && highFrom <= 100)) {
      throw new RangeError(
        `expected 0 < medium < high <= 100, received medium ${mediumFrom} and high ${highFrom}`,
      );
    }
    if (![mediumFrom, highFrom].every(isWholeTenths)) {
      throw new RangeError(
        `expected bounds with at most one decimal, received medium ${mediumFrom} and high ${highFrom}`,
      );
    }
  }
  await store.setOrganizationPolicy(organizationId, bands);
}
