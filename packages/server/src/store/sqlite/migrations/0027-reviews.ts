/**
 * What people decide and say of records, and how far they are with each. What was there before waits for nobody: it was
 * decided elsewhere, if at all.
 */
export const REVIEWS = `
ALTER TABLE submission ADD COLUMN review TEXT NOT NULL DEFAULT 'none';
-- Who has taken it up, and until when nobody else gets it.
ALTER TABLE submission ADD COLUMN claimed_by INTEGER REFERENCES person;
ALTER TABLE submission ADD COLUMN claimed_until_ms INTEGER;
CREATE INDEX submission_by_review
  ON submission (organization_id, review, created_at_micros, record_kind, record_id);

-- Rows are only ever added; they go with the record.
CREATE TABLE review_entry (
  entry_id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL REFERENCES organization,
  record_kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  person_id INTEGER NOT NULL REFERENCES person,
  at_micros INTEGER NOT NULL,
  words TEXT NOT NULL,
  -- These are NULL in a comment; looked_at and versions are JSON.
  decision TEXT,
  reason TEXT,
  is_against INTEGER,
  looked_at TEXT,
  versions TEXT,
  FOREIGN KEY (record_kind, record_id) REFERENCES submission (record_kind, record_id) ON DELETE CASCADE
) STRICT;
CREATE INDEX review_entry_by_record ON review_entry (record_kind, record_id, entry_id);
`;
