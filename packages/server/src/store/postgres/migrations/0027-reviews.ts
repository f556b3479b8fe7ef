/**
 * What people decide and say of records, and how far they are with each. What was there before waits for nobody: it was
 * decided elsewhere, if at all. A server of the version before deletes records, and what people said goes with them.
 */
export const REVIEWS = `
ALTER TABLE submission ADD COLUMN review text COLLATE "C" NOT NULL DEFAULT 'none';
-- Who has taken it up, and until when nobody else gets it.
ALTER TABLE submission ADD COLUMN claimed_by bigint REFERENCES person;
ALTER TABLE submission ADD COLUMN claimed_until_ms bigint;
CREATE INDEX submission_by_review
  ON submission (organization_id, review, created_at_micros, record_kind, record_id);
-- Rows are only ever added.
CREATE TABLE review_entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id integer NOT NULL REFERENCES organization,
  record_kind text COLLATE "C" NOT NULL,
  record_id bigint NOT NULL,
  person_id bigint NOT NULL REFERENCES person,
  at_micros bigint NOT NULL,
  words text NOT NULL,
  -- These are NULL in a comment; looked_at and versions are JSON.
  decision text,
  reason text,
  is_against integer,
  looked_at text,
  versions text,
  FOREIGN KEY (record_kind, record_id) REFERENCES submission (record_kind, record_id) ON DELETE CASCADE
);
CREATE INDEX review_entry_by_record ON review_entry (record_kind, record_id, entry_id);
`;
