/** How long records are kept, and what keeps them in spite of it. */
export const RETENTION = `
CREATE TABLE retention (
  organization_id integer NOT NULL REFERENCES organization,
  record_kind text NOT NULL,
  days integer NOT NULL,
  PRIMARY KEY (organization_id, record_kind)
);
-- On a record, or on a tag: then tag is JSON, [name, value].
CREATE TABLE legal_hold (
  hold_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id integer NOT NULL REFERENCES organization,
  record_kind text,
  record_id bigint,
  tag text COLLATE "C",
  reason text NOT NULL,
  created_at_micros bigint NOT NULL,
  CHECK ((tag IS NULL) = (record_kind IS NOT NULL AND record_id IS NOT NULL))
);
CREATE INDEX legal_hold_by_organization ON legal_hold (organization_id);
`;
