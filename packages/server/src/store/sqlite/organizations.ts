import type { Connection } from './connection.js';

export function findOrganization(connection: Connection, name: string): number | undefined {
  return connection.get<[number]>('SELECT organization_id FROM organization WHERE name = ?', [name])?.[0];
}

/** Makes the organization unless it is there; in a write transaction, so that two callers get the same one. */
export function organizationByName(connection: Connection, name: string): number {
  return (
    findOrganization(connection, name) ??
    connection.get<[number]>('INSERT INTO organization (name) VALUES (?) RETURNING organization_id', [name])![0]
  );
}
