/** Who is told of events, and how far that is. */
export const WEBHOOKS = `
CREATE TABLE webhook (
  webhook_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id integer NOT NULL REFERENCES organization,
  url text NOT NULL,
  description text NOT NULL,
  -- JSON.
  types text NOT NULL,
  -- JSON.
  kinds text NOT NULL,
  state text NOT NULL CHECK (state IN ('on', 'paused', 'off')),
  sealed_secret bytea NOT NULL,
  earlier_sealed_secret bytea,
  earlier_ends_at_micros bigint,
  failing_since_micros bigint,
  created_at_micros bigint NOT NULL
);
CREATE INDEX webhook_by_organization ON webhook (organization_id, webhook_id);

CREATE TABLE webhook_delivery (
  webhook_id bigint NOT NULL REFERENCES webhook ON DELETE CASCADE,
  sequence bigint NOT NULL REFERENCES event ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
  -- NULL once it ended.
  due_micros bigint,
  attempt integer NOT NULL DEFAULT 0,
  -- Attempts from before it was last sent again.
  earlier_attempts integer NOT NULL DEFAULT 0,
  -- JSON: the latest ones.
  tries text NOT NULL DEFAULT '[]',
  PRIMARY KEY (webhook_id, sequence)
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, due_micros, sequence) WHERE due_micros IS NOT NULL;
CREATE INDEX webhook_delivery_by_event ON webhook_delivery (sequence);
`;
