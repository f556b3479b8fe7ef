/** Who is told of events, and how far that is. */
export const WEBHOOKS = `
CREATE TABLE webhook (
  webhook_id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL REFERENCES organization,
  url TEXT NOT NULL,
  description TEXT NOT NULL,
  -- JSON.
  types TEXT NOT NULL,
  -- JSON.
  kinds TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('on', 'paused', 'off')),
  sealed_secret BLOB NOT NULL,
  earlier_sealed_secret BLOB,
  earlier_ends_at_micros INTEGER,
  failing_since_micros INTEGER,
  created_at_micros INTEGER NOT NULL
) STRICT;
CREATE INDEX webhook_by_organization ON webhook (organization_id);

CREATE TABLE webhook_delivery (
  webhook_id INTEGER NOT NULL REFERENCES webhook ON DELETE CASCADE,
  sequence INTEGER NOT NULL REFERENCES event ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
  -- NULL once it ended.
  due_micros INTEGER,
  attempt INTEGER NOT NULL DEFAULT 0,
  -- Attempts from before it was last sent again.
  earlier_attempts INTEGER NOT NULL DEFAULT 0,
  -- JSON: the latest ones.
  tries TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (webhook_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, due_micros) WHERE due_micros IS NOT NULL;
CREATE INDEX webhook_delivery_by_event ON webhook_delivery (sequence);
`;
