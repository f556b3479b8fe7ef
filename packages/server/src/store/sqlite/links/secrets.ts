import { FORGET_KEYS } from '../../rows/lesson.js';
import type { Connection } from '../connection.js';

/** 32 random bytes, the organization's for good; undefined when there is no such organization. */
export function linkSalt(connection: Connection, organizationId: number): Uint8Array | undefined {
  return connection.get<[Uint8Array]>('SELECT link_salt FROM organization WHERE organization_id = ?', [
    organizationId,
  ])?.[0];
}

export function linkSecretCheck(connection: Connection): Uint8Array | undefined {
  return connection.get<[Uint8Array]>('SELECT check_value FROM link_secret')?.[0];
}

/** The first writer wins. @returns the value that stands */
export function setLinkSecretCheck(connection: Connection, value: Uint8Array): Uint8Array {
  connection.run('INSERT OR IGNORE INTO link_secret (only_row, check_value) VALUES (1, ?)', [value]);
  return linkSecretCheck(connection)!;
}

/**
 * Forgets what all submissions are found by, of every organization, and the check value; links that were made
 * stay. Whole tables are emptied, which takes no time to speak of.
 */
export function resetLinkSecret(connection: Connection): void {
  for (const table of ['dossier_probe', 'dossier', 'link_secret']) connection.run(`DELETE FROM ${table}`);
  connection.run('UPDATE organization SET submission_count = 0');
  connection.run(FORGET_KEYS);
}
