/**
 * Submissions found by any part of their text through an index of three characters each (FTS5): without it a list
 * by text looks at every row. The index goes by the row's number, which stays when the file is compacted.
 * `marks` as submission-text.ts writes them. What is deleted leaves the index at once, not at its next merge.
 */
export const TEXT_FILTER = `
CREATE TABLE numbered_submission (
  -- In the order in which records came to be.
  sequence INTEGER PRIMARY KEY,
  record_kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL,
  -- NULL but for detections.
  band TEXT,
  -- Number, names, SHA-256 and tags in lower case, a line each.
  searched TEXT NOT NULL,
  -- What lists filter by, as characters that no text has.
  marks TEXT NOT NULL,
  -- JSON, as the list answers with it.
  row TEXT NOT NULL
) STRICT;
INSERT INTO numbered_submission
  (record_kind, record_id, organization_id, created_at_micros, band, searched, marks, row)
SELECT record_kind, record_id, organization_id, created_at_micros, band, replace(searched, char(0), ' '),
  char(63728, 57344 + organization_id / 4096 % 4096, 57344 + organization_id % 4096)
  || char(63729, 57344,
    57344 + CASE record_kind WHEN 'detection' THEN 0 WHEN 'parse' THEN 1 ELSE 2 END)
  || CASE WHEN band IS NULL THEN '' ELSE char(63730, 57344,
    57344 + CASE band WHEN 'low' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END) END
  || (SELECT char(63731, 57344 + month / 4096, 57344 + month % 4096) FROM (SELECT
    12 * strftime('%Y', created_at_micros / 1000000, 'unixepoch')
    + strftime('%m', created_at_micros / 1000000, 'unixepoch') - 1 AS month)),
  row
FROM submission ORDER BY created_at_micros, record_kind, record_id;
DROP TABLE submission;
ALTER TABLE numbered_submission RENAME TO submission;
CREATE UNIQUE INDEX submission_by_record ON submission (record_kind, record_id);
CREATE INDEX submission_by_time ON submission (organization_id, created_at_micros, record_kind, record_id);
CREATE INDEX submission_by_kind ON submission (organization_id, record_kind, created_at_micros);
CREATE INDEX submission_by_band ON submission (organization_id, band, created_at_micros);

CREATE VIRTUAL TABLE submission_text USING fts5 (
  searched, marks, content = 'submission', content_rowid = 'sequence',
  tokenize = 'trigram case_sensitive 1', detail = none
);
INSERT INTO submission_text (submission_text, rank) VALUES ('secure-delete', 1);
INSERT INTO submission_text (submission_text) VALUES ('rebuild');
`;
