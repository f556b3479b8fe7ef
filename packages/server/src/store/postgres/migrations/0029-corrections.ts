/**
 * What people say of the fields of parsed documents, beside what was read. A server of the version before deletes
 * records, and what people said goes with them.
 */
export const CORRECTIONS = `
-- Rows are only ever added.
CREATE TABLE parse_correction (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id integer NOT NULL REFERENCES organization,
  parse_id bigint NOT NULL REFERENCES parsing ON DELETE CASCADE,
  person_id bigint NOT NULL REFERENCES person,
  at_micros bigint NOT NULL,
  -- NULL where it is about the whole document.
  path text COLLATE "C",
  change text NOT NULL,
  -- JSON, as is the box.
  read_value text,
  is_value text,
  page integer,
  box text
);
CREATE INDEX parse_correction_by_record ON parse_correction (parse_id, path, entry_id);
`;
