/** Figures of reading begin at what people said of fields in a span of time. */
export const CORRECTIONS_BY_TIME = `
CREATE INDEX parse_correction_by_time ON parse_correction (organization_id, at_micros);
`;
