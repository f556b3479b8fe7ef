/** The outbox: what happened to submissions, written with what happened. */
export const EVENTS = `
CREATE TABLE event (
  -- In the order of commits: there is one writer at a time.
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL UNIQUE,
  organization_id INTEGER NOT NULL REFERENCES organization,
  type TEXT NOT NULL,
  record_kind TEXT NOT NULL,
  -- NULL where there is no record.
  record_id INTEGER,
  at_micros INTEGER NOT NULL,
  -- JSON.
  data TEXT NOT NULL
) STRICT;
CREATE INDEX event_by_organization ON event (organization_id, sequence);
CREATE INDEX event_by_record ON event (record_kind, record_id) WHERE record_id IS NOT NULL;
CREATE INDEX event_by_age ON event (at_micros);
`;
