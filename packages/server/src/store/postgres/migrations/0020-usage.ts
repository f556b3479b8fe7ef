/** What organizations use, by day and kind, and how much they may. */
export const USAGE = `
CREATE TABLE usage_day (
  organization_id integer NOT NULL REFERENCES organization,
  -- UTC, YYYY-MM-DD.
  day text COLLATE "C" NOT NULL,
  record_kind text COLLATE "C" NOT NULL,
  documents bigint NOT NULL,
  pages bigint NOT NULL,
  bytes bigint NOT NULL,
  processor_ms bigint NOT NULL,
  PRIMARY KEY (organization_id, day, record_kind)
);
-- In a calendar month; NULL for as much as one likes.
CREATE TABLE quota (
  organization_id integer PRIMARY KEY REFERENCES organization,
  documents bigint,
  pages bigint
);
CREATE INDEX analysis_job_unended ON analysis_job (organization_id) WHERE state IN ('queued', 'running');
`;
