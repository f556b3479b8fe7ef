/** An organization's own figures read the span of time that they are asked of, and of its rows the columns alone. */
export const INSIGHT_INDEXES = `
CREATE INDEX detection_by_time ON detection
  (organization_id, created_at_micros, fraud_severity, likelihood_tenths, document_type, country);
CREATE INDEX parsing_by_time ON parsing (organization_id, created_at_micros, document_type, country);
CREATE INDEX verification_by_time ON verification (organization_id, created_at_micros, country);
CREATE INDEX review_entry_by_time ON review_entry (organization_id, at_micros);
-- Few among many.
CREATE INDEX submission_drawn ON submission (organization_id, created_at_micros) WHERE drawn = 1;
`;
