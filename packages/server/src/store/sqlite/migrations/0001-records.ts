/**
 * Organizations, keys, detections with their files, and the list index (docs/decisions/0003-list-index.md).
 */
export const RECORDS = `
CREATE TABLE organization (
  organization_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO organization (name) VALUES ('default');

CREATE TABLE api_key (
  api_key_id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL REFERENCES organization,
  name TEXT NOT NULL,
  permissions TEXT NOT NULL,
  key_sha256 BLOB NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX api_key_by_organization ON api_key (organization_id);

CREATE TABLE id_lease (
  kind TEXT PRIMARY KEY,
  next_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO id_lease VALUES ('detection', 1);

CREATE TABLE detection (
  detection_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization,
  media_type TEXT NOT NULL,
  file_type TEXT NOT NULL,
  file_name TEXT NOT NULL,
  file_size_bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  model TEXT NOT NULL,
  model_version TEXT NOT NULL,
  engine_version TEXT NOT NULL,
  likelihood_tenths INTEGER NOT NULL,
  fraud_severity TEXT NOT NULL,
  classification TEXT NOT NULL,
  country TEXT NOT NULL,
  document_type TEXT,
  page_count INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL
) STRICT;

-- Apart from the row above, so that reading many names or sizes does not read many reports. All columns are JSON.
CREATE TABLE detection_content (
  detection_id INTEGER PRIMARY KEY REFERENCES detection,
  reasoning TEXT NOT NULL,
  checks TEXT NOT NULL,
  tags TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;

CREATE TABLE stored_file (
  stored_name TEXT PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  detection_id INTEGER NOT NULL REFERENCES detection
) STRICT, WITHOUT ROWID;

CREATE TABLE idempotency_key (
  organization_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  request_sha256 TEXT NOT NULL,
  detection_id INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL,
  PRIMARY KEY (organization_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at_micros);

-- A set of detections that a list can ask for: all of an organization (tag '') or those with one tag (JSON [name, value]).
CREATE TABLE list_scope (
  scope_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  tag TEXT NOT NULL,
  entry_count INTEGER NOT NULL,
  -- 1 once the scope is large enough to have its entries in list_entry.
  is_sorted INTEGER NOT NULL DEFAULT 0,
  UNIQUE (organization_id, tag)
) STRICT;

-- What a scope holds, by ascending id, in blocks. entries, all little-endian: the uint32 offsets of the ids from first_id,
-- then as many uint32 seconds of their times, then as many uint16 likelihoods in tenths of a percent,
-- then as many uint16 of packed words (media type, severity and the like).
CREATE TABLE list_block (
  scope_id INTEGER NOT NULL,
  first_id INTEGER NOT NULL,
  entry_count INTEGER NOT NULL,
  entries BLOB NOT NULL,
  PRIMARY KEY (scope_id, first_id)
) STRICT, WITHOUT ROWID;

-- A large scope in the order of each sort key, with what the range filters look at beside each entry.
CREATE TABLE list_entry (
  scope_id INTEGER NOT NULL,
  sort_key_id INTEGER NOT NULL,
  key ANY NOT NULL,
  detection_id INTEGER NOT NULL,
  created_second INTEGER NOT NULL,
  likelihood_tenths INTEGER NOT NULL,
  PRIMARY KEY (scope_id, sort_key_id, key, detection_id)
) STRICT, WITHOUT ROWID;
`;
