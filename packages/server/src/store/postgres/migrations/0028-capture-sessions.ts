/** Movements that people are asked for while a selfie clip is made. */
export const CAPTURE_SESSIONS = `
CREATE TABLE capture_session (
  capture_session_id text COLLATE "C" PRIMARY KEY,
  organization_id integer NOT NULL REFERENCES organization,
  -- JSON.
  instructions text NOT NULL,
  created_at_micros bigint NOT NULL,
  expires_at_micros bigint NOT NULL,
  -- The submission that it was used for.
  job_id text COLLATE "C"
);
CREATE INDEX capture_session_by_end ON capture_session (organization_id, expires_at_micros);
`;
