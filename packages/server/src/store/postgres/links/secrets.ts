import { FORGET_KEYS } from '../../rows/lesson.js';
import type { Queries } from '../database.js';

/** 32 random bytes, the organization's for good; undefined when there is no such organization. */
export async function linkSalt(queries: Queries, organizationId: number): Promise<Uint8Array | undefined> {
  const sql = 'SELECT link_salt FROM organization WHERE organization_id = $1';
  return (await queries.get<[Uint8Array]>(sql, [organizationId]))?.[0];
}

export async function linkSecretCheck(queries: Queries): Promise<Uint8Array | undefined> {
  return (await queries.get<[Uint8Array]>('SELECT check_value FROM link_secret'))?.[0];
}

/** The first writer wins. @returns the value that stands */
export async function setLinkSecretCheck(queries: Queries, value: Uint8Array): Promise<Uint8Array> {
  await queries.run('INSERT INTO link_secret VALUES (1, $1) ON CONFLICT DO NOTHING', [value]);
  return (await linkSecretCheck(queries))!;
}

/**
 * Forgets what all submissions are found by, of every organization, and the check value; links that were made
 * stay.
 */
export async function resetLinkSecret(queries: Queries): Promise<void> {
  await queries.run('TRUNCATE dossier_probe, dossier');
  await queries.run('DELETE FROM link_secret');
  await queries.run('UPDATE organization SET submission_count = 0');
  await queries.run(FORGET_KEYS);
}
