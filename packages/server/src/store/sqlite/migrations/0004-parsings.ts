/**
 * Parsed documents, beside detections: what both have in common - list index, stored files, answered keys -
 * now says of which kind of record it speaks.
 */
export const PARSINGS = `
CREATE TABLE parsing (
  parse_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization,
  media_type TEXT NOT NULL,
  file_type TEXT NOT NULL,
  file_name TEXT NOT NULL,
  file_size_bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  model TEXT NOT NULL,
  model_version TEXT NOT NULL,
  engine_version TEXT NOT NULL,
  country TEXT NOT NULL,
  document_type TEXT NOT NULL,
  document_class TEXT,
  confidence REAL NOT NULL,
  page_count INTEGER NOT NULL,
  pages_unread INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL
) STRICT;

-- Apart from the row above, for the same reason as detection_content. All columns are JSON.
CREATE TABLE parsing_content (
  parse_id INTEGER PRIMARY KEY REFERENCES parsing,
  fields TEXT NOT NULL,
  parts_unread TEXT NOT NULL,
  tags TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;
INSERT INTO id_lease VALUES ('parse', 1);

ALTER TABLE stored_file RENAME TO stored_file_of_detection;
CREATE TABLE stored_file (
  stored_name TEXT PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  record_kind TEXT NOT NULL,
  record_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO stored_file SELECT stored_name, organization_id, 'detection', detection_id FROM stored_file_of_detection;
DROP TABLE stored_file_of_detection;

ALTER TABLE idempotency_key RENAME COLUMN detection_id TO record_id;
ALTER TABLE idempotency_key ADD COLUMN record_kind TEXT NOT NULL DEFAULT 'detection';

-- A set of records of one kind that a list can ask for; otherwise as before.
ALTER TABLE list_scope RENAME TO list_scope_of_detections;
CREATE TABLE list_scope (
  scope_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  record_kind TEXT NOT NULL,
  tag TEXT NOT NULL,
  entry_count INTEGER NOT NULL,
  is_sorted INTEGER NOT NULL DEFAULT 0,
  UNIQUE (organization_id, record_kind, tag)
) STRICT;
INSERT INTO list_scope SELECT scope_id, organization_id, 'detection', tag, entry_count, is_sorted FROM list_scope_of_detections;
DROP TABLE list_scope_of_detections;

-- The blocks of parsings hold, in place of the likelihoods, as many float64 file sizes in bytes; the words are theirs.
ALTER TABLE list_entry RENAME COLUMN detection_id TO record_id;
-- The number beside the time that a range may limit: tenths of a percent of a detection, bytes of a parsed file.
ALTER TABLE list_entry RENAME COLUMN likelihood_tenths TO measure;
`;
