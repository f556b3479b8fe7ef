/** What organizations use, by day and kind, and how much they may. */
export const USAGE = `
CREATE TABLE usage_day (
  organization_id INTEGER NOT NULL REFERENCES organization,
  -- UTC, YYYY-MM-DD.
  day TEXT NOT NULL,
  record_kind TEXT NOT NULL,
  documents INTEGER NOT NULL,
  pages INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  processor_ms INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day, record_kind)
) STRICT, WITHOUT ROWID;

-- In a calendar month; NULL for as much as one likes.
CREATE TABLE quota (
  organization_id INTEGER PRIMARY KEY REFERENCES organization,
  documents INTEGER,
  pages INTEGER
) STRICT;

CREATE INDEX analysis_job_unended ON analysis_job (organization_id) WHERE state IN ('queued', 'running');
`;
