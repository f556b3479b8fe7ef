/**
 * The list of all kinds: a row a record, so that a list reads no reports. Records from before get what their
 * own rows say; the strongest finding is known of later ones.
 */
export const SUBMISSIONS = `
CREATE TABLE submission (
  record_kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL,
  -- NULL but for detections.
  band TEXT,
  -- Number, names, SHA-256 and tags in lower case, a line each.
  searched TEXT NOT NULL,
  -- JSON, as the list answers with it.
  row TEXT NOT NULL,
  PRIMARY KEY (record_kind, record_id)
) STRICT;
CREATE INDEX submission_by_time ON submission (organization_id, created_at_micros, record_kind, record_id);
CREATE INDEX submission_by_kind ON submission (organization_id, record_kind, created_at_micros);
CREATE INDEX submission_by_band ON submission (organization_id, band, created_at_micros);

CREATE TABLE submission_check (
  organization_id INTEGER NOT NULL,
  check_id TEXT NOT NULL,
  record_kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  PRIMARY KEY (organization_id, check_id, record_kind, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX submission_check_by_record ON submission_check (record_kind, record_id);

INSERT INTO submission
SELECT 'detection', detection_id, organization_id, created_at_micros, fraud_severity,
  lower(detection_id || char(10) || file_name || char(10) || sha256),
  json_object('kind', 'detection', 'id', detection_id, 'name', file_name, 'fileType', file_type,
    'documentType', document_type, 'pageCount', page_count, 'likelihood', likelihood_tenths / 10.0,
    'band', fraud_severity, 'tags', json(tags), 'country', country,
    'at', strftime('%Y-%m-%dT%H:%M:%fZ', created_at_micros / 1000000.0, 'unixepoch'))
FROM detection JOIN detection_content USING (detection_id);
INSERT INTO submission
SELECT 'parse', parse_id, organization_id, created_at_micros, NULL,
  lower(parse_id || char(10) || file_name || char(10) || sha256),
  json_object('kind', 'parse', 'id', parse_id, 'name', file_name, 'fileType', file_type,
    'documentType', document_type, 'pageCount', page_count, 'confidence', confidence,
    'tags', json(tags), 'country', country,
    'at', strftime('%Y-%m-%dT%H:%M:%fZ', created_at_micros / 1000000.0, 'unixepoch'))
FROM parsing JOIN parsing_content USING (parse_id);
INSERT INTO submission
SELECT 'verification', verification_id, organization_id, created_at_micros, NULL,
  lower(verification_id || char(10) || id_file_name || char(10) || selfie_file_name),
  json_object('kind', 'verification', 'id', verification_id, 'name', id_file_name, 'fileType', id_file_type,
    'documentType', NULL, 'pageCount', 1, 'verified', json(CASE verified WHEN 1 THEN 'true' ELSE 'false' END),
    'tags', json(tags), 'country', country,
    'at', strftime('%Y-%m-%dT%H:%M:%fZ', created_at_micros / 1000000.0, 'unixepoch'))
FROM verification JOIN verification_content USING (verification_id);

-- Filters of a list that hold text: they stay here, and the address names them by their number.
CREATE TABLE list_view (
  view_id TEXT PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  filter_text TEXT NOT NULL,
  ends_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
