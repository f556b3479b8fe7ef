import { createHash, randomBytes } from 'node:crypto';
import type { RecordStore } from '../store/types.js';
import { isWithin } from './networks.js';
import {
  type ApiKey,
  type Caller,
  DEFAULT_PERMISSIONS,
  type Permission,
  type RefusalReason,
} from './types.js';

/** 256 bits: nobody guesses it, so a plain fast hash keeps it safe. */
const KEY_BYTES = 32;
/** Characters of a key that are kept and shown to tell keys apart; the rest still has more than 200 bits. */
const PREFIX_CHARACTERS = 10;
const TEST_PREFIX_CHARACTERS = 15;
const MAX_NAME_CHARACTERS = 100;

const sha256 = (key: string): Uint8Array => createHash('sha256').update(key, 'utf8').digest();

/** The organization that everything belongs to while there is no other. */
export const firstOrganization = (store: RecordStore): Promise<number> => store.organizationByName('default');

/** Line breaks and other controls, and what sets the direction of writing: a list has one name a line. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Makes an organization, or finds the one of that name. @returns its id
 * @throws RangeError for a name that a list cannot show
 */
export const makeOrganization = (store: RecordStore, name: string): Promise<number> =>
  store.organizationByName(requireName(name));

/** @returns false where another organization has this name  @throws RangeError for a name that a list cannot show */
export const renameOrganization = async (store: RecordStore, id: number, name: string): Promise<boolean> =>
  store.renameOrganization(id, requireName(name));

/** Names are shown in lists. @throws RangeError for an empty or overlong one, and for control characters */
function requireName(name: string): string {
  const trimmed = name.trim();
  if (UNSHOWN.test(trimmed))
    throw new RangeError('expected a name without line breaks and other control characters');
  if (trimmed.length === 0 || trimmed.length > MAX_NAME_CHARACTERS) {
    throw new RangeError(
      `expected a name of 1 to ${MAX_NAME_CHARACTERS} characters, received ${trimmed.length}`,
    );
  }
  return trimmed;
}

interface KeyRequest {
  readonly organizationId: number;
  readonly name: string;
  /** All of them when left out. */
  readonly permissions?: readonly Permission[];
  /** A key of test mode: what is sent with it stays apart from links, lists, counts, webhooks and quotas. */
  readonly isTest?: boolean;
  /** An operator's own key instead of a generated one; high entropy is theirs to see to. */
  readonly key?: string;
  readonly expiresAt?: Date;
  readonly createdBy?: string;
  /** In CIDR notation, like `10.0.0.0/8`. */
  readonly allowedNetworks?: readonly string[];
}

/**
 * Makes an API key. The key itself is in the answer and nowhere else: the store keeps its SHA-256.
 * @throws RangeError for a bad name
 */
export async function createApiKey(
  store: RecordStore,
  request: KeyRequest,
): Promise<{ key: string; apiKey: ApiKey }> {
  const random = randomBytes(KEY_BYTES).toString('base64url');
  const key = request.key ?? `assay_${request.isTest ? 'test_' : ''}${random}`;
  const apiKey = await store.insertApiKey({
    organizationId: request.isTest
      ? await store.testOrganizationOf(request.organizationId)
      : request.organizationId,
    name: requireName(request.name),
    permissions: request.permissions ?? DEFAULT_PERMISSIONS,
    keySha256: sha256(key),
    // Of a key that we did not make, nobody knows how much the rest is worth.
    prefix:
      request.key === undefined
        ? key.slice(0, request.isTest ? TEST_PREFIX_CHARACTERS : PREFIX_CHARACTERS)
        : '',
    expiresAt: request.expiresAt,
    createdBy: request.createdBy,
    allowedNetworks: request.allowedNetworks,
  });
  return { key, apiKey };
}

export const listApiKeys = (store: RecordStore, organizationId: number): Promise<readonly ApiKey[]> =>
  store.listApiKeys(organizationId);

/** @returns false when the organization has no such key  @throws RangeError for a bad name */
export const renameApiKey = async (
  store: RecordStore,
  organizationId: number,
  id: number,
  name: string,
): Promise<boolean> => store.renameApiKey(organizationId, id, requireName(name));

/** The key stops working with its next request. @returns false when the organization has no such key */
export const deleteApiKey = (store: RecordStore, organizationId: number, id: number): Promise<boolean> =>
  store.deleteApiKey(organizationId, id);

/** How often the last use of a key is written down. */
const USE_NOTED_EVERY_MS = 60_000;

/**
 * Who holds this key. The store finds it by its SHA-256 and compares that in constant time; what the index's
 * part of the look-up may tell by its duration is about a hash, for which nobody can choose a key.
 * @param address where the request comes from
 * @returns why nobody does, where it is no key, its time is up, or it is not allowed from there
 */
export async function callerOfKey(
  store: RecordStore,
  key: string,
  address?: string,
): Promise<Caller | RefusalReason> {
  const apiKey = await store.findApiKey(sha256(key));
  if (!apiKey) return 'unknown-key';
  const nowMs = Date.now();
  if (apiKey.expiresAt && apiKey.expiresAt.getTime() <= nowMs) return 'expired-key';
  if (apiKey.allowedNetworks && !isWithin(apiKey.allowedNetworks, address)) return 'key-from-elsewhere';
  if (nowMs - (apiKey.lastUsedAt?.getTime() ?? 0) >= USE_NOTED_EVERY_MS)
    // Nobody waits for it, and a request is not refused because its time could not be written.
    store.noteApiKeyUsed(apiKey.id, nowMs - (nowMs % USE_NOTED_EVERY_MS)).catch(() => {});
  return {
    organizationId: apiKey.organizationId,
    permissions: new Set(apiKey.permissions),
    credential: `key:${apiKey.id}`,
    ...(apiKey.isTest && { isTest: true }),
  };
}
