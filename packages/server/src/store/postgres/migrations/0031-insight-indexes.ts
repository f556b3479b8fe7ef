/** An organization's own figures read the span of time that they are asked of, and of detections the columns alone. */
export const INSIGHT_INDEXES = `
CREATE INDEX detection_figures ON detection (organization_id, created_at_micros)
  INCLUDE (fraud_severity, likelihood_tenths, document_type, country);
CREATE INDEX review_entry_by_time ON review_entry (organization_id, at_micros);
-- Few among many.
CREATE INDEX submission_drawn ON submission (organization_id, created_at_micros) WHERE drawn = 1;
`;
