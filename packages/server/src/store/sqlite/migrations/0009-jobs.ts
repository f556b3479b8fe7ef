/**
 * Submissions from their acceptance to their end. `request` is emptied at the end: it names the file and its
 * tags, which the record holds from then on.
 */
export const JOBS = `
CREATE TABLE analysis_job (
  job_id TEXT PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization,
  kind TEXT NOT NULL CHECK (kind IN ('detection', 'parse', 'verification', 'analysis')),
  state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'refused', 'failed', 'cancelled')),
  attempt INTEGER NOT NULL,
  lease_until_micros INTEGER,
  request TEXT NOT NULL,
  idempotency_key TEXT,
  request_sha256 TEXT,
  record_id INTEGER,
  issues TEXT,
  failure TEXT,
  created_at_micros INTEGER NOT NULL,
  ended_at_micros INTEGER
) STRICT;
CREATE INDEX analysis_job_queued ON analysis_job (created_at_micros) WHERE state = 'queued';
CREATE INDEX analysis_job_running ON analysis_job (lease_until_micros) WHERE state = 'running';
CREATE INDEX analysis_job_by_organization ON analysis_job (organization_id, created_at_micros);
CREATE INDEX analysis_job_by_key ON analysis_job (organization_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE INDEX analysis_job_by_record ON analysis_job (kind, record_id) WHERE record_id IS NOT NULL;
CREATE INDEX analysis_job_ended ON analysis_job (ended_at_micros) WHERE ended_at_micros IS NOT NULL;
`;
