/**
 * What documents turned out to be, and which of those that the checks cleared were drawn at random to be looked at.
 * Of what was there before nothing was drawn. A server of the version before draws nothing, and deletes records with
 * their labels.
 */
export const LABELS = `
-- Rows are only ever added; the last one of a detection counts, and all go with it.
CREATE TABLE label (
  label_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id integer NOT NULL REFERENCES organization,
  detection_id bigint NOT NULL REFERENCES detection ON DELETE CASCADE,
  at_micros bigint NOT NULL,
  -- Who: a person, else a key or token as the audit log names it.
  person_id bigint REFERENCES person,
  credential text,
  truth text NOT NULL,
  basis text,
  note text NOT NULL
);
CREATE INDEX label_by_detection ON label (detection_id, label_id);
CREATE INDEX label_by_time ON label (organization_id, at_micros);

ALTER TABLE submission ADD COLUMN drawn integer NOT NULL DEFAULT 0;
-- In tenths of a percent of what the checks cleared; NULL for that of the program.
ALTER TABLE organization ADD COLUMN drawn_tenths integer;
`;
