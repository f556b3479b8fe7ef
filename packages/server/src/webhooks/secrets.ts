import { hkdfSync, randomBytes } from 'node:crypto';
import { sealBytes, unsealBytes } from '../seal.js';
import type { RecordStore } from '../store/types.js';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

export interface SecretDeps {
  readonly store: Pick<RecordStore, 'linkSalt'>;
  /** The operator's, from which every key of an organization is derived. */
  readonly linkSecret: Uint8Array;
}

/** A new secret as its receiver is given it. */
export const makeSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The bytes that sign. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** HKDF-SHA-256 of the operator's secret and the organization's salt, which lie apart. */
async function sealingKey({ store, linkSecret }: SecretDeps, organizationId: number): Promise<Uint8Array> {
  const salt = await store.linkSalt(organizationId);
  if (!salt) throw new TypeError(`there is no organization ${organizationId}`);
  return new Uint8Array(hkdfSync('sha256', linkSecret, salt, 'assay webhook secrets 1', SECRET_BYTES));
}

/** A secret signs for one address: moved to another one it does not open. */
const contextOf = (organizationId: number, url: string): string =>
  `assay webhook secret 1 ${organizationId} ${url}`;

export async function sealSecret(
  deps: SecretDeps,
  organizationId: number,
  url: string,
  secret: string,
): Promise<Uint8Array> {
  const key = await sealingKey(deps, organizationId);
  return sealBytes(Buffer.from(secret, 'utf8'), key, contextOf(organizationId, url));
}

/** @returns undefined where the operator's secret is another one by now */
export async function openSecret(
  deps: SecretDeps,
  organizationId: number,
  url: string,
  sealed: Uint8Array,
): Promise<string | undefined> {
  const plain = unsealBytes(sealed, await sealingKey(deps, organizationId), contextOf(organizationId, url));
  return plain && Buffer.from(plain).toString('utf8');
}
