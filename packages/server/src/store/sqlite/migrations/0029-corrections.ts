/** What people say of the fields of parsed documents, beside what was read. */
export const CORRECTIONS = `
-- Rows are only ever added; they go with the record.
CREATE TABLE parse_correction (
  entry_id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL REFERENCES organization,
  parse_id INTEGER NOT NULL REFERENCES parsing ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES person,
  at_micros INTEGER NOT NULL,
  -- NULL where it is about the whole document.
  path TEXT,
  change TEXT NOT NULL,
  -- JSON, as is the box.
  read_value TEXT,
  is_value TEXT,
  page INTEGER,
  box TEXT
) STRICT;
CREATE INDEX parse_correction_by_record ON parse_correction (parse_id, path, entry_id);
`;
