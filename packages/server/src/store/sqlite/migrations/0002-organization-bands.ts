/**
 * Likelihood bounds of an organization's own, in tenths of a percent: both set, or both NULL where the
 * settings apply.
 */
export const ORGANIZATION_BANDS = `
ALTER TABLE organization ADD COLUMN medium_from_tenths INTEGER;
ALTER TABLE organization ADD COLUMN high_from_tenths INTEGER;
`;
