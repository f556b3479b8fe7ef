/** Movements that people are asked for while a selfie clip is made. */
export const CAPTURE_SESSIONS = `
CREATE TABLE capture_session (
  capture_session_id TEXT PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization,
  -- JSON.
  instructions TEXT NOT NULL,
  created_at_micros INTEGER NOT NULL,
  expires_at_micros INTEGER NOT NULL,
  -- The submission that it was used for.
  job_id TEXT
) STRICT;
CREATE INDEX capture_session_by_end ON capture_session (organization_id, expires_at_micros);
`;
