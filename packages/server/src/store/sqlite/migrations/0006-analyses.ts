/**
 * Analyses: examined files of the older interface, kept without their originals and listed by who and what
 * they belong to.
 */
export const ANALYSES = `
CREATE TABLE analysis (
  analysis_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization,
  media_type TEXT NOT NULL,
  file_type TEXT NOT NULL,
  file_name TEXT NOT NULL,
  file_size_bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  model TEXT NOT NULL,
  model_version TEXT NOT NULL,
  engine_version TEXT NOT NULL,
  likelihood_tenths INTEGER NOT NULL,
  fraud_severity TEXT NOT NULL,
  classification TEXT NOT NULL,
  received_at_micros INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL
) STRICT;

-- Apart from the row above, for the same reason as detection_content. All columns are JSON.
CREATE TABLE analysis_content (
  analysis_id INTEGER PRIMARY KEY REFERENCES analysis,
  caller_references TEXT NOT NULL,
  reasoning TEXT NOT NULL,
  checks TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;
INSERT INTO id_lease VALUES ('analysis', 1);

-- The blocks of analyses are like those of detections, without words. The tags of their scopes are JSON [field, value] of a caller's reference.
`;
