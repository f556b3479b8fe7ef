import type { RecordStore } from '../store/types.js';
import { newToken, tokenSha256 } from './tokens.js';

const GOOD_FOR_MS = 24 * 3600_000;

/**
 * The link by which the first administrator is made; the one before it stops working. Its secret stands behind
 * `#`, so that no log, proxy or referrer gets it.
 * @returns undefined once there is a person
 */
export async function makeSetupLink(
  store: RecordStore,
  baseUrl: string,
  nowMs: number,
): Promise<string | undefined> {
  if ((await store.countPeople()) > 0) return undefined;
  const token = newToken();
  await store.setSetupLink(tokenSha256(token), nowMs + GOOD_FOR_MS);
  return `${baseUrl}/console/setup#${token}`;
}
