/** Links by which people join, who signs in by an identity provider, and the audit log of one organization. */
export const PEOPLE = `
CREATE TABLE invitation (
  invitation_id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_sha256 BLOB NOT NULL UNIQUE,
  organization_id INTEGER NOT NULL REFERENCES organization,
  -- JSON.
  roles TEXT NOT NULL,
  invited_by INTEGER NOT NULL REFERENCES person,
  ends_at_ms INTEGER NOT NULL
) STRICT;

-- A person of an identity provider is known by these two and by nothing else.
CREATE TABLE identity (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  person_id INTEGER NOT NULL UNIQUE REFERENCES person,
  PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX membership_by_organization ON membership (organization_id, person_id);

CREATE INDEX audit_event_by_organization ON audit_event (organization_id, sequence);
CREATE INDEX audit_event_by_actor ON audit_event (organization_id, actor, sequence);
CREATE INDEX audit_event_by_object ON audit_event (organization_id, object, sequence);
`;
