/** The outbox: what happened to submissions, written with what happened. */
export const EVENTS = `
CREATE TABLE event (
  -- Within an organization in the order of commits: whoever writes one holds a lock until then.
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text COLLATE "C" NOT NULL UNIQUE,
  organization_id integer NOT NULL REFERENCES organization,
  type text NOT NULL,
  record_kind text NOT NULL,
  -- NULL where there is no record.
  record_id bigint,
  at_micros bigint NOT NULL,
  -- JSON.
  data text NOT NULL
);
CREATE INDEX event_by_organization ON event (organization_id, sequence);
CREATE INDEX event_by_record ON event (record_kind, record_id) WHERE record_id IS NOT NULL;
CREATE INDEX event_by_age ON event (at_micros);
`;
