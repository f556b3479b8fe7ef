import type { Connection } from './connection.js';

export function organizationByName(connection: Connection, name: string): number {
  const found = connection.get<[number]>('SELECT organization_id FROM organization WHERE name = ?', [name]);
  return (found ?? connection.get<[number]>('INSERT INTO organization (name) VALUES (?) RETURNING organization_id', [name])!)[0];
}
