/**
 * What documents turned out to be, and which of those that the checks cleared were drawn at random to be looked at.
 * Of what was there before nothing was drawn.
 */
export const LABELS = `
-- Rows are only ever added; the last one of a detection counts, and all go with it.
CREATE TABLE label (
  label_id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL REFERENCES organization,
  detection_id INTEGER NOT NULL REFERENCES detection ON DELETE CASCADE,
  at_micros INTEGER NOT NULL,
  -- Who: a person, else a key or token as the audit log names it.
  person_id INTEGER REFERENCES person,
  credential TEXT,
  truth TEXT NOT NULL,
  basis TEXT,
  note TEXT NOT NULL
) STRICT;
CREATE INDEX label_by_detection ON label (detection_id, label_id);
CREATE INDEX label_by_time ON label (organization_id, at_micros);

ALTER TABLE submission ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
-- In tenths of a percent of what the checks cleared; NULL for that of the program.
ALTER TABLE organization ADD COLUMN drawn_tenths INTEGER;
`;
