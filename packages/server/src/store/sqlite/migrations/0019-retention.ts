/** How long records are kept, and what keeps them in spite of it. */
export const RETENTION = `
CREATE TABLE retention (
  organization_id INTEGER NOT NULL REFERENCES organization,
  record_kind TEXT NOT NULL,
  days INTEGER NOT NULL,
  PRIMARY KEY (organization_id, record_kind)
) STRICT, WITHOUT ROWID;

-- On a record, or on a tag: then tag is JSON, [name, value], as the list index has it.
CREATE TABLE legal_hold (
  hold_id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL REFERENCES organization,
  record_kind TEXT,
  record_id INTEGER,
  tag TEXT,
  reason TEXT NOT NULL,
  created_at_micros INTEGER NOT NULL,
  CHECK ((tag IS NULL) = (record_kind IS NOT NULL AND record_id IS NOT NULL))
) STRICT;
CREATE INDEX legal_hold_by_organization ON legal_hold (organization_id);

-- Records of the other kinds are found by age in the table submission.
CREATE INDEX analysis_by_age ON analysis (organization_id, created_at_micros, analysis_id);
`;
