/** What submissions are found by, and the links between them (docs/decisions/0010-evidence-links.md). */
export const LINKS = `
-- The organization's keys are derived from it and the operator's secret.
ALTER TABLE organization ADD COLUMN link_salt BLOB;
UPDATE organization SET link_salt = randomblob(32);
-- Submissions that are kept to be found, and the sequence of the newest there ever was.
ALTER TABLE organization ADD COLUMN submission_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE organization ADD COLUMN last_sequence INTEGER NOT NULL DEFAULT 0;

-- Tells whether the operator's secret is the one that everything here was keyed by.
CREATE TABLE link_secret (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  check_value BLOB NOT NULL
) STRICT;

-- A submission is one dossier, or two where a part of it has an end of its own: both under one sequence, which ascends in
-- the order of COMMIT, as ids do not.
CREATE TABLE dossier (
  dossier_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  detection_id INTEGER NOT NULL REFERENCES detection,
  -- NULL: kept as long as the detection.
  expires_at_micros INTEGER,
  -- Its rows of dossier_probe, so that they can go with it: 6 bytes each, little-endian.
  probes BLOB NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX dossier_by_sequence ON dossier (organization_id, sequence);
CREATE INDEX dossier_by_detection ON dossier (detection_id);
CREATE INDEX dossier_by_end ON dossier (expires_at_micros) WHERE expires_at_micros IS NOT NULL;

-- Who shares a probe is one range, the newest at its end.
CREATE TABLE dossier_probe (
  organization_id INTEGER NOT NULL,
  probe INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (organization_id, probe, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE evidence_link (
  link_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  source_detection_id INTEGER NOT NULL REFERENCES detection,
  related_detection_id INTEGER NOT NULL REFERENCES detection,
  link_type TEXT NOT NULL,
  evidence_type TEXT NOT NULL,
  evidence_value BLOB NOT NULL,
  -- 0 low to 3 critical.
  strength INTEGER NOT NULL,
  source_check_type TEXT,
  related_source_check_type TEXT,
  -- JSON.
  metadata TEXT NOT NULL,
  created_at_micros INTEGER NOT NULL
) STRICT;
-- From either end, strongest first and then newest: read backwards.
CREATE INDEX evidence_link_by_source ON evidence_link (source_detection_id, strength, created_at_micros);
CREATE INDEX evidence_link_by_related ON evidence_link (related_detection_id, strength, created_at_micros);
`;
