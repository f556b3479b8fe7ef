/** People of the console, their sessions, the audit chain, and what keys got with them. */
export const ACCOUNTS = `
ALTER TABLE organization ADD COLUMN display_name TEXT;

ALTER TABLE api_key ADD COLUMN expires_at_ms INTEGER;
ALTER TABLE api_key ADD COLUMN last_used_at_ms INTEGER;
ALTER TABLE api_key ADD COLUMN created_by TEXT;
-- JSON: networks in CIDR notation; NULL for any.
ALTER TABLE api_key ADD COLUMN allowed_networks TEXT;

CREATE TABLE person (
  person_id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE membership (
  person_id INTEGER NOT NULL REFERENCES person,
  organization_id INTEGER NOT NULL REFERENCES organization,
  -- JSON.
  roles TEXT NOT NULL,
  PRIMARY KEY (person_id, organization_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  session_id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_sha256 BLOB NOT NULL UNIQUE,
  person_id INTEGER NOT NULL REFERENCES person,
  organization_id INTEGER NOT NULL REFERENCES organization,
  created_at_ms INTEGER NOT NULL,
  seen_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX session_by_person ON session (person_id);

-- At most one row: the link that may make the first person.
CREATE TABLE setup_link (
  setup_link_id INTEGER PRIMARY KEY CHECK (setup_link_id = 1),
  token_sha256 BLOB NOT NULL,
  ends_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE audit_event (
  sequence INTEGER PRIMARY KEY,
  organization_id INTEGER,
  at_ms INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  object TEXT NOT NULL,
  -- JSON.
  detail TEXT NOT NULL,
  previous_sha256 TEXT NOT NULL,
  sha256 TEXT NOT NULL
) STRICT;
`;
