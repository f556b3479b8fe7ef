import type { Session } from '../store/account-types.js';
import type { RecordStore } from '../store/types.js';
import { newToken, tokenSha256 } from './tokens.js';

/** A session ends after this long without a request, and after {@link MAX_AGE_MS} in any case. */
const MAX_IDLE_MS = 30 * 60_000;
const MAX_AGE_MS = 12 * 3600_000;
const SEEN_NOTED_EVERY_MS = 60_000;

/** @returns the token for the cookie; the store keeps its hash */
export async function startSession(
  store: RecordStore,
  personId: number,
  organizationId: number,
  nowMs: number,
): Promise<string> {
  const token = newToken();
  await store.insertSession({ tokenSha256: tokenSha256(token), personId, organizationId, nowMs });
  return token;
}

/** @returns undefined for a token that names no session, and one whose session is over */
export async function sessionOf(
  store: RecordStore,
  token: string | undefined,
  nowMs: number,
): Promise<Session | undefined> {
  if (!token) return undefined;
  const session = await store.findSession(tokenSha256(token));
  if (!session) return undefined;
  if (nowMs - session.seenAtMs > MAX_IDLE_MS || nowMs - session.createdAtMs > MAX_AGE_MS) {
    await store.deleteSession(session.person.id, session.id);
    return undefined;
  }
  if (nowMs - session.seenAtMs >= SEEN_NOTED_EVERY_MS) await store.noteSessionSeen(session.id, nowMs);
  return session;
}
